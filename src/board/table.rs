//! A board made ready: which squares there are and how far a piece can slide.

use std::sync::{Arc, LazyLock};

use super::shape::{Edge, Shape};
use crate::seat::{BySeat, Seat};
use crate::square::{Direction, KNIGHT_LEAPS, Square, SquareSet, UnknownSquare};

/// A board's squares and the tables that movement reads.
#[derive(Debug)]
pub struct Board {
    shape: Shape,
    corner_diagonals: bool,
    squares: SquareSet,
    edges: BySeat<Edge>,
    /// Steps from each square in each direction until the edge, on the empty board.
    reach: [[u8; 256]; 8],
    /// The squares from which a step in each direction would squeeze past a cut corner's point.
    barred: [SquareSet; 8],
    /// The squares one step away.
    neighbours: [SquareSet; 256],
    /// The squares a knight's leap away.
    leaps: [SquareSet; 256],
    /// What a rook sees on the empty board.
    straight_lines: [SquareSet; 256],
    /// What a bishop sees on the empty board.
    diagonal_lines: [SquareSet; 256],
}

impl Board {
    /// The board of a shape, with or without the diagonals that pass a cut corner's point (R1.3).
    ///
    /// ```
    /// use quadrille::board::{Board, Shape};
    /// let board = Board::get(Shape::CROSS12, false);
    /// assert_eq!(board.squares().len(), 128);
    /// assert!(board.parse("a1").is_err());
    /// ```
    pub fn get(shape: Shape, corner_diagonals: bool) -> Arc<Self> {
        // Those of the rule book when they are first asked for.
        static KNOWN: [LazyLock<Arc<Board>>; 5] = [
            LazyLock::new(|| Arc::new(Board::new(Shape::CROSS12, false))),
            LazyLock::new(|| Arc::new(Board::new(Shape::CROSS12, true))),
            LazyLock::new(|| Arc::new(Board::new(Shape::CROSS14, true))),
            LazyLock::new(|| Arc::new(Board::new(Shape::SQUARE10, true))),
            LazyLock::new(|| Arc::new(Board::new(Shape::SQUARE8, true))),
        ];
        let known = match (shape, corner_diagonals) {
            (Shape::CROSS12, false) => &KNOWN[0],
            (Shape::CROSS12, true) => &KNOWN[1],
            (Shape::CROSS14, true) => &KNOWN[2],
            (Shape::SQUARE10, _) => &KNOWN[3],
            (Shape::SQUARE8, _) => &KNOWN[4],
            _ => return Arc::new(Self::new(shape, corner_diagonals)),
        };
        Arc::clone(known)
    }

    fn new(shape: Shape, corner_diagonals: bool) -> Self {
        let squares = shape.squares();
        let mut board = Self {
            shape,
            corner_diagonals,
            squares,
            edges: shape.edges(),
            reach: [[0; 256]; 8],
            barred: [SquareSet::EMPTY; 8],
            neighbours: [SquareSet::EMPTY; 256],
            leaps: [SquareSet::EMPTY; 256],
            straight_lines: [SquareSet::EMPTY; 256],
            diagonal_lines: [SquareSet::EMPTY; 256],
        };
        for from in squares {
            for direction in Direction::ALL {
                let mut square = from;
                while board.is_neighbour(square, direction) {
                    square = square.step(direction);
                    board.reach[direction.index()][from.index()] += 1;
                    let lines = if direction.is_diagonal() {
                        &mut board.diagonal_lines
                    } else {
                        &mut board.straight_lines
                    };
                    lines[from.index()].insert(square);
                }
                if squares.contains(from.step(direction)) && board.reach(from, direction) == 0 {
                    board.barred[direction.index()].insert(from);
                }
                if board.reach(from, direction) > 0 {
                    board.neighbours[from.index()].insert(from.step(direction));
                }
            }
            let leaps = KNIGHT_LEAPS.into_iter().map(|leap| from.offset(leap));
            board.leaps[from.index()] = leaps.filter(|&to| squares.contains(to)).collect();
        }
        board
    }

    /// Does a step in the direction stay on the board, without squeezing past a cut corner's point?
    fn is_neighbour(&self, from: Square, direction: Direction) -> bool {
        let to = from.step(direction);
        let passes_a_corner = || {
            let beside = [
                Square::at(to.file(), from.rank()),
                Square::at(from.file(), to.rank()),
            ];
            direction.is_diagonal() && beside.iter().any(|&square| !self.squares.contains(square))
        };
        self.squares.contains(to) && (self.corner_diagonals || !passes_a_corner())
    }

    /// The outline.
    #[inline]
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Do diagonals pass the points of the cut corners?
    pub(crate) const fn corner_diagonals(&self) -> bool {
        self.corner_diagonals
    }

    /// All squares.
    #[inline]
    pub const fn squares(&self) -> SquareSet {
        self.squares
    }

    /// Is there such a square?
    #[inline]
    pub const fn has(&self, square: Square) -> bool {
        self.squares.contains(square)
    }

    /// How many steps lead from the square to the edge on the empty board.
    #[inline]
    pub(crate) fn reach(&self, from: Square, direction: Direction) -> u8 {
        self.reach[direction.index()][from.index()]
    }

    /// The pieces of a set without those whose next square in a diagonal direction lies behind a cut corner's point (R1.3).
    #[inline]
    pub(crate) fn through_corners_barred(
        &self,
        pieces: SquareSet,
        direction: Direction,
    ) -> SquareSet {
        pieces.without(self.barred[direction.index()])
    }

    /// The squares one step away.
    #[inline]
    pub(crate) fn neighbours(&self, from: Square) -> SquareSet {
        self.neighbours[from.index()]
    }

    /// The squares a knight's leap away.
    #[inline]
    pub(crate) fn leaps(&self, from: Square) -> SquareSet {
        self.leaps[from.index()]
    }

    /// What a rook sees on the empty board.
    #[inline]
    pub(crate) fn straight_lines(&self, from: Square) -> SquareSet {
        self.straight_lines[from.index()]
    }

    /// What a bishop sees on the empty board.
    #[inline]
    pub(crate) fn diagonal_lines(&self, from: Square) -> SquareSet {
        self.diagonal_lines[from.index()]
    }

    /// How many squares a seat's own rows have: those of its edge, from the first to the last.
    pub fn width(&self, seat: Seat) -> u8 {
        self.edges[seat].width
    }

    /// The place on a seat's own side: `along` counts from the left file (South, North) or the lower rank (West, East) of the squares
    /// of its edge and is less than [`Board::width`], `row` counts from its outer edge.
    ///
    /// ```
    /// use quadrille::Seat;
    /// use quadrille::board::{Board, Shape};
    /// let board = Board::get(Shape::CROSS14, true);
    /// assert_eq!(board.home_square(Seat::South, 0, 0).to_string(), "d1");
    /// assert_eq!(board.home_square(Seat::East, 7, 1).to_string(), "m11");
    /// ```
    pub fn home_square(&self, seat: Seat, along: u8, row: u8) -> Square {
        let along = along + self.edges[seat].first;
        let shape = self.shape;
        match seat {
            Seat::South => Square::at(along, row),
            Seat::West => Square::at(row, along),
            Seat::North => Square::at(along, shape.ranks() - 1 - row),
            Seat::East => Square::at(shape.files() - 1 - row, along),
        }
    }

    /// The squares of one of a seat's own rows, as far as the board has them.
    pub fn row(&self, seat: Seat, row: u8) -> impl Iterator<Item = Square> + '_ {
        (0..self.width(seat))
            .map(move |along| self.home_square(seat, along, row))
            .filter(|&square| self.has(square))
    }

    /// How many rows the square lies from a seat's own edge, 0 on the edge.
    pub const fn row_from(&self, seat: Seat, square: Square) -> u8 {
        self.shape.row_from(seat, square)
    }

    /// The squares of a seat's arm: the rows before its edge as deep as the cut corners (GenCon takes it off the board).
    pub fn arm(&self, seat: Seat) -> SquareSet {
        let depth = self.shape.corner();
        self.squares
            .iter()
            .filter(|&square| self.row_from(seat, square) < depth)
            .collect()
    }

    /// The square's name in move text and records.
    pub fn name(&self, square: Square) -> String {
        square.name(self.shape.skips_j())
    }

    /// Reads a square's name.
    ///
    /// # Errors
    /// [`UnknownSquare`] if the text names no square of this board.
    pub fn parse(&self, text: &str) -> Result<Square, UnknownSquare> {
        Square::parse(text, self.shape.skips_j())
            .ok()
            .filter(|&square| self.has(square))
            .ok_or_else(|| UnknownSquare(text.to_owned()))
    }
}

//! The four boards (rule book, 1.2 and 1.3), as data: which squares there are and how far a piece can slide.
//!
//! ```text
//!    cross12      ........          cross14       ........
//!                 ........                        ........
//!              ..............                     ........
//!              ..............                ..............
//!               (eight rows)                  (eight rows)
//! ```

use std::sync::LazyLock;

use crate::piece::Code;
use crate::seat::Seat;
use crate::square::{Direction, KNIGHT_LEAPS, Square, SquareSet, UnknownSquare};

/// The outline of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// 12 × 12 without four corners of 2 × 2: 128 squares.
    Cross12,
    /// 14 × 14 without four corners of 3 × 3: 160 squares.
    Cross14,
    /// 10 × 10: Coalition.
    Square10,
    /// 8 × 8.
    Square8,
}

impl Shape {
    /// Squares along a side of the bounding square.
    pub const fn side(self) -> u8 {
        match self {
            Self::Cross12 => 12,
            Self::Cross14 => 14,
            Self::Square10 => 10,
            Self::Square8 => 8,
        }
    }

    /// Squares along a side of a cut corner; 0 on square boards.
    pub const fn corner(self) -> u8 {
        match self {
            Self::Cross12 => 2,
            Self::Cross14 => 3,
            Self::Square10 | Self::Square8 => 0,
        }
    }

    /// The name in data and on the JavaScript side: `cross12`, `cross14`, `square10`, `square8`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cross12 => "cross12",
            Self::Cross14 => "cross14",
            Self::Square10 => "square10",
            Self::Square8 => "square8",
        }
    }

    /// Does the naming of files skip the letter j (R1.2)?
    pub const fn skips_j(self) -> bool {
        matches!(self, Self::Square10)
    }

    /// Is there such a square on the board?
    pub const fn has(self, file: u8, rank: u8) -> bool {
        let (side, corner) = (self.side(), self.corner());
        file < side
            && rank < side
            && (in_middle(file, corner, side) || in_middle(rank, corner, side))
    }

    /// Is the square dark? On `cross14` the left-hand corner d1 is dark (R1.1), elsewhere a1 would be.
    pub const fn is_dark(self, square: Square) -> bool {
        let even = (square.file() + square.rank()).is_multiple_of(2);
        even != matches!(self, Self::Cross14)
    }
}

const fn in_middle(x: u8, corner: u8, side: u8) -> bool {
    x >= corner && x < side - corner
}

/// A board's squares and the tables that movement reads.
#[derive(Debug)]
pub struct Board {
    shape: Shape,
    corner_diagonals: bool,
    squares: SquareSet,
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
    pub fn get(shape: Shape, corner_diagonals: bool) -> &'static Self {
        // Each board when it is first asked for.
        static BOARDS: [LazyLock<Board>; 5] = [
            LazyLock::new(|| Board::new(Shape::Cross12, false)),
            LazyLock::new(|| Board::new(Shape::Cross12, true)),
            LazyLock::new(|| Board::new(Shape::Cross14, true)),
            LazyLock::new(|| Board::new(Shape::Square10, true)),
            LazyLock::new(|| Board::new(Shape::Square8, true)),
        ];
        &BOARDS[match (shape, corner_diagonals) {
            (Shape::Cross12, false) => 0,
            (Shape::Cross12, true) => 1,
            (Shape::Cross14, _) => 2,
            (Shape::Square10, _) => 3,
            (Shape::Square8, _) => 4,
        }]
    }

    fn new(shape: Shape, corner_diagonals: bool) -> Self {
        let side = shape.side();
        let squares: SquareSet = (0..side)
            .flat_map(|rank| (0..side).map(move |file| (file, rank)))
            .filter(|&(file, rank)| shape.has(file, rank))
            .map(|(file, rank)| Square::at(file, rank))
            .collect();
        let mut board = Self {
            shape,
            corner_diagonals,
            squares,
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

    /// The padded field with nobody on it.
    pub(crate) fn empty_field(&self) -> [Code; 256] {
        let mut field = [Code::WALL; 256];
        for square in self.squares {
            field[square.index()] = Code::EMPTY;
        }
        field
    }

    /// The place on a seat's own side: `along` counts from the left file (South, North) or the lower rank (West,
    /// East) of its eight squares, `row` from its outer edge.
    pub fn home_square(&self, seat: Seat, along: u8, row: u8) -> Square {
        let side = self.shape.side();
        let along = along + self.shape.corner();
        match seat {
            Seat::South => Square::at(along, row),
            Seat::West => Square::at(row, along),
            Seat::North => Square::at(along, side - 1 - row),
            Seat::East => Square::at(side - 1 - row, along),
        }
    }

    /// How many rows the square lies from a seat's own edge, 0 on the edge.
    pub const fn row_from(&self, seat: Seat, square: Square) -> u8 {
        let side = self.shape.side();
        match seat {
            Seat::South => square.rank(),
            Seat::West => square.file(),
            Seat::North => side - 1 - square.rank(),
            Seat::East => side - 1 - square.file(),
        }
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

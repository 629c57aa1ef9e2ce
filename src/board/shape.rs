//! The outline of a board, as data.

use crate::seat::{BySeat, Seat};
use crate::square::{Square, SquareSet};

/// The outline of a board: a rectangle of at most 14 × 14 squares, with corners cut out of it and single squares removed, and how its
/// squares are shaded and named. A new board is one such record.
///
/// ```
/// use quadrille::board::Shape;
/// let small = Shape::rectangle(10, 10).unwrap().with_corners(2).unwrap();
/// assert_eq!(small.squares().len(), 84);
/// assert_eq!(small.name(), "cross10");
/// assert_eq!(Shape::CROSS14.squares().len(), 160);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    files: u8,
    ranks: u8,
    corner: u8,
    removed: SquareSet,
    a1_is_dark: bool,
    skips_j: bool,
}

impl Shape {
    /// 12 × 12 without four corners of 2 × 2: 128 squares.
    pub const CROSS12: Self = Self::of(12, 2);
    /// 14 × 14 without four corners of 3 × 3: 160 squares. Its left-hand corner d1 is dark (R1.1).
    pub const CROSS14: Self = Self::of(14, 3).with_a1(false);
    /// 10 × 10, its files named without the letter j: Coalition's (R1.2).
    pub const SQUARE10: Self = Self {
        skips_j: true,
        ..Self::of(10, 0)
    };
    /// 8 × 8.
    pub const SQUARE8: Self = Self::of(8, 0);

    const fn of(side: u8, corner: u8) -> Self {
        Self {
            files: side,
            ranks: side,
            corner,
            removed: SquareSet::EMPTY,
            a1_is_dark: true,
            skips_j: false,
        }
    }

    /// A rectangle of 1 to 14 files and ranks; `None` beyond that. Its lower left square is dark.
    pub const fn rectangle(files: u8, ranks: u8) -> Option<Self> {
        let fits = matches!((files, ranks), (1..=Square::MAX_SIDE, 1..=Square::MAX_SIDE));
        if fits {
            Some(Self {
                ranks,
                ..Self::of(files, 0)
            })
        } else {
            None
        }
    }

    /// The same without four square corners of this depth; the arms between them are as deep. `None` if nothing would be left between
    /// two corners.
    pub const fn with_corners(self, depth: u8) -> Option<Self> {
        let shorter = if self.files < self.ranks {
            self.files
        } else {
            self.ranks
        };
        if depth < shorter && 2 * depth < shorter {
            Some(Self {
                corner: depth,
                ..self
            })
        } else {
            None
        }
    }

    /// The same without these squares.
    #[must_use]
    pub const fn without(self, removed: SquareSet) -> Self {
        Self { removed, ..self }
    }

    /// The same with a dark or a light square at the lower left of the bounding rectangle, whether or not there is one.
    #[must_use]
    pub const fn with_a1(self, dark: bool) -> Self {
        Self {
            a1_is_dark: dark,
            ..self
        }
    }

    /// Squares along the lower side of the bounding rectangle, from 1 to 14.
    pub const fn files(self) -> u8 {
        self.files
    }

    /// Squares along its left side, from 1 to 14.
    pub const fn ranks(self) -> u8 {
        self.ranks
    }

    /// Squares along the longer side of the bounding rectangle.
    pub const fn side(self) -> u8 {
        if self.files > self.ranks {
            self.files
        } else {
            self.ranks
        }
    }

    /// Squares along a side of a cut corner, and so the depth of the arms; 0 where no corner is cut.
    pub const fn corner(self) -> u8 {
        self.corner
    }

    /// The name in data and on the JavaScript side: `cross12`, `cross14`, `square10`, `square8` and the like; `board10x8` for other
    /// rectangles.
    pub fn name(self) -> String {
        let Self { files, ranks, .. } = self;
        match (files == ranks && self.removed.is_empty(), self.corner) {
            (false, _) => format!("board{files}x{ranks}"),
            (true, 0) => format!("square{files}"),
            (true, _) => format!("cross{files}"),
        }
    }

    /// Does the naming of files skip the letter j (R1.2)?
    pub const fn skips_j(self) -> bool {
        self.skips_j
    }

    /// Is there such a square on the board?
    pub const fn has(self, file: u8, rank: u8) -> bool {
        file < self.files
            && rank < self.ranks
            && (in_middle(file, self.corner, self.files)
                || in_middle(rank, self.corner, self.ranks))
            && !self.removed.contains(Square::at(file, rank))
    }

    /// All squares.
    pub fn squares(self) -> SquareSet {
        (0..self.ranks)
            .flat_map(|rank| (0..self.files).map(move |file| (file, rank)))
            .filter(|&(file, rank)| self.has(file, rank))
            .map(|(file, rank)| Square::at(file, rank))
            .collect()
    }

    /// Is the square dark? Shades alternate, from that of the lower left square of the bounding rectangle.
    pub const fn is_dark(self, square: Square) -> bool {
        let even = (square.file() + square.rank()).is_multiple_of(2);
        even == self.a1_is_dark
    }

    /// How many rows the square lies from a seat's own edge, 0 on the edge.
    pub const fn row_from(self, seat: Seat, square: Square) -> u8 {
        match seat {
            Seat::South => square.rank(),
            Seat::West => square.file(),
            Seat::North => self.ranks - 1 - square.rank(),
            Seat::East => self.files - 1 - square.file(),
        }
    }

    /// How many rows there are from a seat's own edge to the one across.
    pub const fn depth(self, seat: Seat) -> u8 {
        match seat {
            Seat::South | Seat::North => self.ranks,
            Seat::West | Seat::East => self.files,
        }
    }

    /// The squares of each seat's own edge: the first of them, counted along the edge, and how many squares lead from there to the last.
    pub(super) fn edges(self) -> BySeat<Edge> {
        BySeat::from_fn(|seat| {
            let along = |square: Square| match seat {
                Seat::South | Seat::North => square.file(),
                Seat::West | Seat::East => square.rank(),
            };
            let edge = self.squares().iter();
            let edge = edge.filter(|&square| self.row_from(seat, square) == 0);
            let (mut first, mut end) = (u8::MAX, 0);
            for place in edge.map(along) {
                first = first.min(place);
                end = end.max(place + 1);
            }
            Edge {
                first,
                width: end.saturating_sub(first),
            }
        })
    }
}

/// The squares of a seat's own edge.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub(super) first: u8,
    pub(super) width: u8,
}

const fn in_middle(x: u8, corner: u8, side: u8) -> bool {
    x >= corner && x < side - corner
}

//! Seats, squares and the four boards (R1.1–R1.3).

/// The four sides of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    South,
    West,
    North,
    East,
}

use Seat::{East, North, South, West};

/// All seats in the order in which results and states are written.
pub const SEATS: [Seat; 4] = [South, West, North, East];

impl Seat {
    pub fn letter(self) -> char {
        match self {
            South => 'S',
            West => 'W',
            North => 'N',
            East => 'E',
        }
    }

    /// The direction away from the seat's own edge, as (files, ranks).
    pub fn forward(self) -> (i8, i8) {
        match self {
            South => (0, 1),
            West => (1, 0),
            North => (0, -1),
            East => (-1, 0),
        }
    }

    pub fn opposite(self) -> Seat {
        match self {
            South => North,
            North => South,
            West => East,
            East => West,
        }
    }

    pub fn index(self) -> usize {
        self as usize
    }
}

/// A file and a rank of the bounding square, both counted from 1. Not every such pair is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    pub file: i8,
    pub rank: i8,
}

pub fn square(file: i8, rank: i8) -> Square {
    Square { file, rank }
}

impl Square {
    pub fn plus(self, (files, ranks): (i8, i8)) -> Square {
        square(self.file + files, self.rank + ranks)
    }
}

pub const ORTHOGONAL: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
pub const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
pub const KNIGHT: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    Cross12,
    Cross14,
    Square10,
    Square8,
}

/// A board as it is now: in GenCon whole arms leave it during the game (section 7).
#[derive(Clone, Debug)]
pub struct Board {
    pub shape: Shape,
    pub corner_diagonals: bool,
    pub gone_arms: Vec<Seat>,
}

impl Board {
    /// A full board; the cut corners touch diagonally on `cross14` only (R1.3).
    pub fn new(shape: Shape) -> Board {
        Board {
            shape,
            corner_diagonals: shape == Shape::Cross14,
            gone_arms: Vec::new(),
        }
    }

    /// Files (and ranks) of the bounding square.
    pub fn size(&self) -> i8 {
        match self.shape {
            Shape::Cross12 => 12,
            Shape::Cross14 => 14,
            Shape::Square10 => 10,
            Shape::Square8 => 8,
        }
    }

    /// How deep the arms are; 0 on a square board.
    pub fn arm(&self) -> i8 {
        match self.shape {
            Shape::Cross12 => 2,
            Shape::Cross14 => 3,
            Shape::Square10 | Shape::Square8 => 0,
        }
    }

    pub fn contains(&self, at: Square) -> bool {
        let inside = |x: i8| (1..=self.size()).contains(&x);
        let in_arm_band = |x: i8| x <= self.arm() || x > self.size() - self.arm();
        inside(at.file)
            && inside(at.rank)
            && !(in_arm_band(at.file) && in_arm_band(at.rank))
            && !self.gone_arms.iter().any(|&seat| self.in_arm(seat, at))
    }

    /// Is the square in that seat's arm (whether or not the arm is still there)?
    pub fn in_arm(&self, seat: Seat, at: Square) -> bool {
        match seat {
            South => at.rank <= self.arm(),
            West => at.file <= self.arm(),
            North => at.rank > self.size() - self.arm(),
            East => at.file > self.size() - self.arm(),
        }
    }

    /// The neighbour in a direction, if there is one.
    pub fn step(&self, from: Square, direction: (i8, i8)) -> Option<Square> {
        let to = from.plus(direction);
        if !self.contains(to) {
            return None;
        }
        let diagonal = direction.0 != 0 && direction.1 != 0;
        if diagonal && !self.corner_diagonals && self.passes_cut_corner(from, to) {
            return None;
        }
        Some(to)
    }

    /// Do these diagonal neighbours touch only at the point of a cut corner?
    fn passes_cut_corner(&self, from: Square, to: Square) -> bool {
        let in_side_arm = |at| self.in_arm(West, at) || self.in_arm(East, at);
        let in_end_arm = |at| self.in_arm(South, at) || self.in_arm(North, at);
        (in_side_arm(from) && in_end_arm(to)) || (in_end_arm(from) && in_side_arm(to))
    }

    pub fn squares(&self) -> Vec<Square> {
        let mut all = Vec::new();
        for rank in 1..=self.size() {
            for file in 1..=self.size() {
                if self.contains(square(file, rank)) {
                    all.push(square(file, rank));
                }
            }
        }
        all
    }

    /// R1.1: dark where file + rank is even, on `cross14` where it is odd.
    pub fn is_dark(&self, at: Square) -> bool {
        let even = (at.file + at.rank) % 2 == 0;
        if self.shape == Shape::Cross14 {
            !even
        } else {
            even
        }
    }

    /// The letters of the files; Coalition's board has no J (R1.2).
    fn letters(&self) -> &'static str {
        if self.shape == Shape::Square10 {
            "abcdefghik"
        } else {
            "abcdefghijklmn"
        }
    }

    pub fn name(&self, at: Square) -> String {
        let letter = char::from(self.letters().as_bytes()[at.file as usize - 1]);
        format!("{letter}{}", at.rank)
    }

    pub fn parse(&self, text: &str) -> Option<Square> {
        let letter = text.chars().next()?;
        let file = self.letters().find(letter)? + 1;
        let at = square(file as i8, text.get(1..)?.parse().ok()?);
        self.contains(at).then_some(at)
    }
}

/// What stands where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Men<M> {
    cells: Vec<Option<M>>,
}

impl<M: Copy> Men<M> {
    pub fn new() -> Men<M> {
        Men {
            cells: vec![None; 15 * 15],
        }
    }

    pub fn at(&self, at: Square) -> Option<M> {
        self.cells[Self::cell(at)]
    }

    pub fn put(&mut self, at: Square, man: M) {
        self.cells[Self::cell(at)] = Some(man);
    }

    pub fn take(&mut self, at: Square) -> Option<M> {
        self.cells[Self::cell(at)].take()
    }

    pub fn all(&self) -> impl Iterator<Item = (Square, M)> + '_ {
        self.cells.iter().enumerate().filter_map(|(index, man)| {
            let at = square((index % 15) as i8, (index / 15) as i8);
            man.map(|man| (at, man))
        })
    }

    fn cell(at: Square) -> usize {
        at.rank as usize * 15 + at.file as usize
    }
}

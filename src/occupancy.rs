//! Which squares are occupied, kept along every line, so that the way to the next piece is one count of zero bits.
//!
//! The padded field is 16 × 16 and its border counts as occupied. A line of any of the four kinds is a word of 16 bits:
//!
//! ```text
//! rank       word: row               bit: column        east is up
//! file       word: column            bit: row           north is up
//! diagonal   word: column − row      bit: row           north-east is up
//! antidiag.  word: column + row      bit: row           north-west is up      (words modulo 16)
//! ```
//!
//! A slide from a square is the run of zero bits above or below its own bit. Diagonals that leave the field on one side and
//! come back on the other do no harm: a slide stops at the border first.

use crate::square::{Direction, Square, SquareSet};

/// See the module's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Occupancy {
    /// The words of each kind of line, in the order of the directions that go up along it.
    lines: [[u16; 16]; 4],
}

/// The four kinds of lines, each by the direction that goes up along it.
const FILE: usize = 0;
const DIAGONAL: usize = 1;
const RANK: usize = 2;
const ANTIDIAGONAL: usize = 3;

/// What stands between two squares of a line.
#[derive(Clone, Copy)]
pub(crate) struct Between {
    from: Square,
    pub(crate) direction: Direction,
    /// Steps from the one square to the other.
    pub(crate) distance: u8,
    /// The occupied squares between them, as bits of the line's word.
    blockers: u32,
    /// The bit of the first square.
    bit: u8,
}

impl Between {
    /// Does nobody stand there?
    #[inline]
    pub(crate) const fn is_free(self) -> bool {
        self.blockers == 0
    }

    /// Do two or more stand there?
    #[inline]
    pub(crate) const fn is_crowded(self) -> bool {
        self.blockers & self.blockers.wrapping_sub(1) != 0
    }

    /// Where the only one stands.
    #[inline]
    pub(crate) const fn blocker(self) -> Square {
        let distance = (self.blockers.trailing_zeros() as u8).abs_diff(self.bit);
        self.from.steps(self.direction, distance)
    }
}

impl Occupancy {
    /// Everything but these squares is occupied.
    pub(crate) fn all_but(vacant: SquareSet) -> Self {
        let mut occupancy = Self {
            lines: [[u16::MAX; 16]; 4],
        };
        vacant.iter().for_each(|square| occupancy.flip(square));
        occupancy
    }

    /// The squares that nobody stands on; those off the board are not among them.
    #[inline]
    pub(crate) fn vacant(&self) -> SquareSet {
        SquareSet::FULL.without(SquareSet::from_rows(&self.lines[RANK]))
    }

    /// Makes a vacant square occupied and an occupied one vacant.
    #[inline]
    pub(crate) fn flip(&mut self, square: Square) {
        for line in [FILE, DIAGONAL, RANK, ANTIDIAGONAL] {
            let (word, bit) = place(line, square);
            self.lines[line][word] ^= 1 << bit;
        }
    }

    /// How many vacant squares follow in a direction.
    #[inline]
    pub(crate) fn run(&self, from: Square, direction: Direction) -> u8 {
        let line = direction.index() & 3;
        let (word, bit) = place(line, from);
        let word = u32::from(self.lines[line][word]);
        if is_up(direction) {
            (word >> 1 >> bit).trailing_zeros() as u8
        } else {
            (word << (31 - bit) << 1).leading_zeros() as u8
        }
    }

    /// What stands between two squares of a line.
    #[inline]
    pub(crate) fn between(&self, from: Square, to: Square) -> Between {
        let (direction, distance) = from.way_to(to);
        let line = direction.index() & 3;
        let (word, bit) = place(line, from);
        let lowest = if is_up(direction) {
            bit + 1
        } else {
            bit + 1 - distance
        };
        let between = ((1 << distance >> 1) - 1) << lowest;
        Between {
            from,
            direction,
            distance,
            blockers: u32::from(self.lines[line][word]) & between,
            bit,
        }
    }
}

/// North, north-east, east and north-west are up.
#[inline]
const fn is_up(direction: Direction) -> bool {
    matches!(direction.index(), 0 | 1 | 2 | 7)
}

/// The word and the bit of a square in a kind of line, without a branch.
#[inline]
const fn place(line: usize, square: Square) -> (usize, u8) {
    /// How often column and row are added up for the word.
    const COLUMNS: [u8; 4] = [1, 1, 0, 1];
    const ROWS: [u8; 4] = [0, u8::MAX, 1, 1];
    let (column, row) = square.column_row();
    let word = column
        .wrapping_mul(COLUMNS[line])
        .wrapping_add(row.wrapping_mul(ROWS[line]));
    let bit = if line == RANK { column } else { row };
    (word as usize & 15, bit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Shape};

    #[test]
    fn a_run_ends_before_the_next_man_or_the_edge() {
        let board = Board::get(Shape::CROSS14, true);
        let mut occupancy = Occupancy::all_but(board.squares());
        let square = |text: &str| text.parse::<Square>().unwrap();
        for piece in ["g7", "g11", "c7", "j10", "j4", "d4"] {
            occupancy.flip(square(piece));
        }
        let runs: Vec<u8> = Direction::ALL
            .into_iter()
            .map(|direction| occupancy.run(square("g7"), direction))
            .collect();
        assert_eq!(runs, [3, 2, 7, 2, 6, 2, 3, 4]);
    }
}

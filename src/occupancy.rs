//! Which squares are occupied, kept along every line, so that the way to the next man is one count of zero bits.
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Occupancy {
    ranks: SquareSet,
    files: [u16; 16],
    diagonals: [u16; 16],
    antidiagonals: [u16; 16],
}

impl Occupancy {
    /// Everything but these squares is occupied.
    pub(crate) fn all_but(vacant: SquareSet) -> Self {
        let mut occupancy = Self {
            ranks: SquareSet::FULL,
            files: [u16::MAX; 16],
            diagonals: [u16::MAX; 16],
            antidiagonals: [u16::MAX; 16],
        };
        vacant.iter().for_each(|square| occupancy.flip(square));
        occupancy
    }

    /// The squares that nobody stands on; those off the board are not among them.
    #[inline]
    pub(crate) fn vacant(&self) -> SquareSet {
        SquareSet::FULL.without(self.ranks)
    }

    /// Makes a vacant square occupied and an occupied one vacant.
    #[inline]
    pub(crate) fn flip(&mut self, square: Square) {
        let (column, row) = square.column_row();
        self.ranks.toggle(square);
        self.files[usize::from(column)] ^= 1 << row;
        self.diagonals[usize::from(column.wrapping_sub(row) & 15)] ^= 1 << row;
        self.antidiagonals[usize::from((column + row) & 15)] ^= 1 << row;
    }

    /// How many vacant squares follow in a direction.
    #[inline]
    pub(crate) fn run(&self, from: Square, direction: Direction) -> u8 {
        let (column, row) = from.column_row();
        let (line, bit) = match direction.index() & 3 {
            0 => (self.files[usize::from(column)], row),
            1 => (
                self.diagonals[usize::from(column.wrapping_sub(row) & 15)],
                row,
            ),
            2 => (self.ranks.row(row), column),
            _ => (self.antidiagonals[usize::from((column + row) & 15)], row),
        };
        let line = u32::from(line);
        // North, north-east, east and north-west are up.
        if matches!(direction.index(), 0 | 1 | 2 | 7) {
            (line >> 1 >> bit).trailing_zeros() as u8
        } else {
            (line << (31 - bit) << 1).leading_zeros() as u8
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Shape};

    #[test]
    fn a_run_ends_before_the_next_man_or_the_edge() {
        let board = Board::get(Shape::Cross14, true);
        let mut occupancy = Occupancy::all_but(board.squares());
        let square = |text: &str| text.parse::<Square>().unwrap();
        for man in ["g7", "g11", "c7", "j10", "j4", "d4"] {
            occupancy.flip(square(man));
        }
        let runs: Vec<u8> = Direction::ALL
            .into_iter()
            .map(|direction| occupancy.run(square("g7"), direction))
            .collect();
        assert_eq!(runs, [3, 2, 7, 2, 6, 2, 3, 6]);
    }
}

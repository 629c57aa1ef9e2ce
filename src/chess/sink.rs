//! What collects moves: a list, or a counter that never looks at each.

use crate::piece::Kind;
use crate::square::{Direction, Square, SquareSet};

/// A chess move in four bytes, as the inner loops pass it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ChessMove {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) promotes_to: Option<Kind>,
    pub(crate) flag: Flag,
}

impl ChessMove {
    #[inline]
    pub(crate) const fn plain(from: Square, to: Square) -> Self {
        Self {
            from,
            to,
            promotes_to: None,
            flag: Flag::None,
        }
    }
}

/// What is special about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flag {
    None,
    /// A double step that may be answered en passant.
    DoubleStep,
    /// Lands on a square that a pawn has just passed.
    EnPassant,
    /// Castles with the rook on the seat's left (0) or right (1).
    Castle(u8),
}

/// Whoever collects moves.
pub(crate) trait MoveSink {
    fn add(&mut self, mv: ChessMove);

    /// From one square to each of a set.
    #[inline]
    fn add_targets(&mut self, from: Square, targets: SquareSet) {
        for to in targets {
            self.add(ChessMove::plain(from, to));
        }
    }

    /// To each of a number of squares in a direction.
    #[inline]
    fn add_run(&mut self, from: Square, direction: Direction, length: u8) {
        for distance in 1..=length {
            self.add(ChessMove::plain(from, from.steps(direction, distance)));
        }
    }

    /// Of pawns to each of a set, all by the same offset of the padded field.
    #[inline]
    fn add_pawns(&mut self, targets: SquareSet, offset: u8, flag: Flag) {
        for to in targets {
            self.add(ChessMove {
                from: to.offset(offset.wrapping_neg()),
                to,
                promotes_to: None,
                flag,
            });
        }
    }

    /// Has it seen enough?
    #[inline]
    fn is_full(&self) -> bool {
        false
    }
}

impl MoveSink for Vec<ChessMove> {
    #[inline]
    fn add(&mut self, mv: ChessMove) {
        self.push(mv);
    }
}

/// Counts moves, to the end or only until there are enough.
pub(crate) struct Counter {
    pub(crate) count: u64,
    enough: u64,
}

impl Counter {
    /// Counts all moves.
    pub(crate) const ALL: Self = Self {
        count: 0,
        enough: u64::MAX,
    };
    /// Stops as soon as there is one.
    pub(crate) const ANY: Self = Self {
        count: 0,
        enough: 1,
    };
}

impl MoveSink for Counter {
    #[inline]
    fn add(&mut self, _: ChessMove) {
        self.count += 1;
    }

    #[inline]
    fn add_targets(&mut self, _: Square, targets: SquareSet) {
        self.count += u64::from(targets.len());
    }

    #[inline]
    fn add_run(&mut self, _: Square, _: Direction, length: u8) {
        self.count += u64::from(length);
    }

    #[inline]
    fn add_pawns(&mut self, targets: SquareSet, _: u8, _: Flag) {
        self.count += u64::from(targets.len());
    }

    #[inline]
    fn is_full(&self) -> bool {
        self.count >= self.enough
    }
}

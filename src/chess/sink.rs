//! What collects moves: a list, a probe that stops at the first, or a counter that never looks at each.

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

    /// A pawn's move to a square, by an offset of the padded field.
    #[inline]
    fn by_offset(to: Square, offset: u8, flag: Flag) -> Self {
        Self {
            from: to.offset(offset.wrapping_neg()),
            to,
            promotes_to: None,
            flag,
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
    fn add_targets(&mut self, from: Square, targets: SquareSet);

    /// To each of a number of squares in a direction.
    fn add_run(&mut self, from: Square, direction: Direction, length: u8);

    /// Of pawns to each of a set, all by the same offset of the padded field.
    fn add_pawns(&mut self, targets: SquareSet, offset: u8, flag: Flag);

    /// Has it seen enough?
    #[inline]
    fn is_full(&self) -> bool {
        false
    }
}

/// Keeps the moves, or only finds out whether there is one: one type, so that one copy of the generator serves both.
pub(crate) struct Finder<'a> {
    kept: Option<&'a mut Vec<ChessMove>>,
    found: bool,
}

impl<'a> Finder<'a> {
    /// Keeps all moves in the list.
    #[inline]
    pub(crate) fn keeping(moves: &'a mut Vec<ChessMove>) -> Self {
        Self {
            kept: Some(moves),
            found: false,
        }
    }

    /// Has seen enough as soon as there is a move.
    pub(crate) const PROBE: Self = Self {
        kept: None,
        found: false,
    };

    /// Was there a move?
    pub(crate) fn has_found(&self) -> bool {
        self.found
    }
}

impl MoveSink for Finder<'_> {
    #[inline]
    fn add(&mut self, mv: ChessMove) {
        match &mut self.kept {
            Some(moves) => moves.push(mv),
            None => self.found = true,
        }
    }

    #[inline]
    fn add_targets(&mut self, from: Square, targets: SquareSet) {
        match &mut self.kept {
            Some(moves) => targets
                .iter()
                .for_each(|to| moves.push(ChessMove::plain(from, to))),
            None => self.found |= !targets.is_empty(),
        }
    }

    #[inline]
    fn add_run(&mut self, from: Square, direction: Direction, length: u8) {
        match &mut self.kept {
            Some(moves) => (1..=length).for_each(|distance| {
                moves.push(ChessMove::plain(from, from.steps(direction, distance)));
            }),
            None => self.found |= length > 0,
        }
    }

    #[inline]
    fn add_pawns(&mut self, targets: SquareSet, offset: u8, flag: Flag) {
        match &mut self.kept {
            Some(moves) => targets
                .iter()
                .for_each(|to| moves.push(ChessMove::by_offset(to, offset, flag))),
            None => self.found |= !targets.is_empty(),
        }
    }

    #[inline]
    fn is_full(&self) -> bool {
        self.found
    }
}

/// Counts moves without looking at each.
#[derive(Default)]
pub(crate) struct Counter {
    pub(crate) count: u64,
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
}

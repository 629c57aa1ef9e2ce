//! The right to take a pawn in passing.

use crate::square::Square;

/// A right to take a pawn en passant (2.2): `pawn` has just passed `over`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EnPassantRight {
    /// The square that the pawn passed.
    pub over: Square,
    /// Where it stands now.
    pub pawn: Square,
}

impl EnPassantRight {
    pub(crate) const NONE: Self = Self {
        over: Square::NONE,
        pawn: Square::NONE,
    };
}

//! Pieces that failed to capture, where that is punished by huffing (R5.3).

use crate::square::{Square, SquareSet};
use crate::zobrist;

/// The pieces that failed to capture and may be taken off for it, by the squares where they stand now.
///
/// ```
/// use quadrille::setup::Huff;
/// let huff = Huff::new(["e5".parse().unwrap()].into_iter().collect());
/// assert_eq!(huff.failed().len(), 1);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Huff {
    failed: SquareSet,
}

impl Huff {
    /// The pieces on these squares failed to capture; they belong to one party.
    pub const fn new(failed: SquareSet) -> Self {
        Self { failed }
    }

    /// Where the pieces stand that failed to capture.
    pub const fn failed(&self) -> SquareSet {
        self.failed
    }

    pub(crate) fn key(&self) -> u64 {
        let word = |square: Square| zobrist::fact(zobrist::Topic::Table, square.index() as u64);
        self.failed.iter().fold(0, |key, square| key ^ word(square))
    }

    /// Pieces that have left the board cannot be taken off any more.
    pub(crate) fn forget(&mut self, squares: SquareSet) {
        self.failed = self.failed.without(squares);
    }
}

//! Keys of positions. Random words are mixed from what they stand for instead of being looked up: two multiplications are
//! faster than a table that does not fit the cache, and cost no bytes in the wasm.

use crate::square::Square;

/// Spreads a small number over 64 bits (the finalizer of `SplitMix64`).
#[inline]
pub(crate) const fn mix(n: u64) -> u64 {
    let n = n.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let n = (n ^ n >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let n = (n ^ n >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    n ^ n >> 31
}

/// The word for a piece on a square.
#[inline]
pub(crate) const fn piece(code: usize, square: Square) -> u64 {
    mix((code as u64) << 8 | square.index() as u64)
}

/// What a fact is about. The numbers decide how kings that walk by themselves walk in records that exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Topic {
    Turn,
    Phase,
    SeatState,
    CastlingRook,
    EnPassant,
    RemovedArms,
    /// Pieces that may be huffed, the diplomatic rounds, and what is drawn: no game has two of them.
    Table,
    /// Pieces that have not moved.
    Unmoved,
}

/// The word for any other fact, numbered within its topic.
pub(crate) const fn fact(topic: Topic, value: u64) -> u64 {
    mix((topic as u64 + 1) << 48 ^ value)
}

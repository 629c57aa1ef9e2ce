//! Where king and rook go when they castle (R2.4, R2.5).

use crate::rules::Rules;
use crate::seat::Seat;
use crate::square::Square;
use crate::state::State;
use crate::variant::Castling;

/// Where king and rook stand after castling.
pub(super) fn targets(
    rules: &Rules,
    seat: Seat,
    king: Square,
    rook: Square,
    side: u8,
) -> (Square, Square) {
    if rules.variant.castling == Castling::Chess960 {
        let squares = rules.castling[seat][usize::from(side)];
        (squares.king, squares.rook)
    } else {
        let toward = step_towards(king, rook);
        (king.offset(toward).offset(toward), king.offset(toward))
    }
}

/// Both pieces are lifted before either is put down: in 960 games they may exchange places.
pub(super) fn move_castling_pieces(
    state: &mut State,
    king: Square,
    king_to: Square,
    rook: Square,
    rook_to: Square,
) {
    let king_code = state.take(king);
    let rook_code = state.take(rook);
    state.put(king_to, king_code);
    state.put(rook_to, rook_code);
}

#[inline]
pub(super) fn step_towards(from: Square, to: Square) -> u8 {
    let step: u8 = if from.rank() == to.rank() { 1 } else { 16 };
    if to > from { step } else { step.wrapping_neg() }
}

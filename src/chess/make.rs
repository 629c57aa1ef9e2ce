//! Making a chess move. Whose turn it becomes is decided elsewhere.

use super::pieces::make_pieces;
use super::sink::ChessMove;
use crate::effect::EffectSink;
use crate::endings::king_captured;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::state::State;

/// Makes a legal move of the seat, with what the capture of a king brings.
#[inline]
pub(crate) fn make(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    mv: ChessMove,
    effects: &mut dyn EffectSink,
) {
    if let Some(owner) = make_pieces(state, rules, seat, mv, effects) {
        king_captured(state, rules, seat, owner, effects);
    }
}

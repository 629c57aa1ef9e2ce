//! QuadroCheckers and classic checkers (rule book, 5).

use crate::effect::Witness;
use crate::moves::Move;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::state::State;

/// What the penalty for not capturing needs to remember (R5.3).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Huff;

impl Huff {
    pub(crate) fn key(&self) -> u64 {
        0
    }
}

pub(crate) fn moves(_: &State, _: &Rules) -> Vec<Move> {
    Vec::new()
}
pub(crate) fn has_move(_: &State, _: &Rules, _: Seat) -> bool {
    false
}
pub(crate) fn make<W: Witness>(_: &mut State, _: &Rules, _: Move, _: &mut W) {}
pub(crate) fn stuck<W: Witness>(_: &mut State, _: &Rules, _: Seat, _: &mut W) {}

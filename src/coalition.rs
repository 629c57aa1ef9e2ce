//! Coalition Chess (rule book, 11).

use crate::effect::Witness;
use crate::moves::Move;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::setup::Setup;
use crate::state::State;
use crate::variant::Variant;

/// What the diplomatic rounds and the order of play need to remember.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diplomacy;

impl Diplomacy {
    pub(crate) fn new(_: &Variant) -> Self {
        Self
    }
    pub(crate) fn pacts_are_open(&self) -> bool {
        true
    }
    /// The seats whose next regular turn is skipped.
    pub(crate) fn owes_turn(&self) -> SeatSet {
        SeatSet::EMPTY
    }
    pub(crate) fn key(&self) -> u64 {
        0
    }
    pub(crate) fn allies(&self, _: Seat) -> Option<SeatSet> {
        None
    }
}

pub(crate) fn moves(_: &State, _: &Rules) -> Vec<Move> {
    Vec::new()
}
pub(crate) fn has_move(_: &State, _: &Rules, _: Seat) -> bool {
    false
}
pub(crate) fn make<W: Witness>(_: &mut State, _: &Rules, _: Move, _: &mut W) {}
pub(crate) fn put_array(_: &mut Setup) {}
pub(crate) fn attackers(
    _: &State,
    _: &Rules,
    _: crate::square::Square,
    _: crate::piece::OwnerMask,
) -> SeatSet {
    SeatSet::EMPTY
}
pub(crate) fn men_moves(state: &State, rules: &Rules) -> Vec<Move> {
    moves(state, rules)
}
pub(crate) fn validate(_: &Rules, _: &Setup, _: &mut Vec<crate::position::Fault>) {}
pub(crate) fn give_up<W: Witness>(_: &mut State, _: &Rules, _: Seat, _: crate::Reason, _: &mut W) {}
pub(crate) fn lose_turn<W: Witness>(_: &mut State, _: &Rules, _: &mut W) {}
/// The power whose field a square belongs to.
pub(crate) fn field_of(_: crate::square::Square) -> Option<Seat> {
    None
}
/// The points of a game that is over (R11.9).
pub(crate) fn points(_: &State, _: &Rules) -> Option<crate::BySeat<u16>> {
    None
}

//! Checking several kings with one move, which the online free-for-all rewards (rule book, 14).

use super::attack::attackers;
use crate::effect::{EffectSink, PointsReason};
use crate::endings::points::{live, score};
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::square::Square;
use crate::state::State;

/// Points for checking several kings with one move, which ended on `to`.
pub(crate) fn score_checks(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    to: Square,
    effects: &mut dyn EffectSink,
) {
    let queen = rules.movers.is_queen(state.at(to));
    let points = match (kings_attacked_by(state, rules, seat).len(), queen) {
        (0 | 1, _) => 0,
        (2, true) => 1,
        (2, false) | (_, true) => 5,
        (_, false) => 20,
    };
    score(state, seat, points, PointsReason::DoubleCheck, effects);
}

/// The living kings that a player's pieces attack, walking ones left out.
fn kings_attacked_by(state: &State, rules: &Rules, seat: Seat) -> SeatSet {
    live(state)
        .iter()
        .filter(|&other| {
            state.king(other).is_some_and(|king| {
                attackers(state, rules, king, state.power[other]).contains(seat)
            })
        })
        .collect()
}

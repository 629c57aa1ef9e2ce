//! Draws that the rules declare, dead positions among them.

use super::over::end;
use super::points;
use crate::effect::EffectSink;
use crate::outcome::{Outcome, Reason};
use crate::rules::{Rules, Shape};
use crate::seat::Seat;
use crate::state::State;
use crate::variant::MateWhen;

/// Draws the game, with points where it is played for points (14).
pub(crate) fn draw(state: &mut State, rules: &Rules, reason: Reason, effects: &mut dyn EffectSink) {
    if rules.variant.mate_when == MateWhen::AtOnce {
        points::draw(state, reason, effects);
    } else {
        end(state, Outcome::Draw(reason), effects);
    }
}

/// Takes back a draw that the rules declared and the players did not heed (R3.6).
pub(crate) fn take_back_draw(state: &mut State, rules: &Rules) {
    state.outcome = None;
    if rules.variant.mate_when == MateWhen::AtOnce {
        points::take_back_draw(state);
    }
}

/// Draws a position in which nobody can be mated any more (R3.3).
pub(crate) fn end_if_dead(state: &mut State, rules: &Rules, effects: &mut dyn EffectSink) {
    if state.outcome.is_none() && rules.variant.dead_draws && is_dead(state, rules) {
        draw(state, rules, Reason::DeadPosition, effects);
    }
}

/// Only kings are left, or two kings and one knight, or two kings and bishops all on one shade (R3.3). Grey pieces are nobody's
/// to mate with (14).
pub(crate) fn is_dead(state: &State, rules: &Rules) -> bool {
    // Nearly every board has pawns.
    if Seat::ALL
        .into_iter()
        .any(|seat| !state.pawns(seat).is_empty())
    {
        return false;
    }
    let board = rules.variant.board;
    let (mut kings, mut knights, mut light, mut dark) = (0, 0, 0, 0);
    for square in rules.board.squares() {
        let code = state.at(square);
        if code.seat().is_none() {
            continue;
        }
        match rules.movers.shape(code) {
            Shape::King => kings += 1,
            Shape::Knight => knights += 1,
            Shape::Slider if !rules.movers.is_bishop(code) => return false,
            Shape::Slider if board.is_dark(square) => dark += 1,
            Shape::Slider => light += 1,
            Shape::Pawn | Shape::TurnedPawn | Shape::General => return false,
            Shape::None => {}
        }
    }
    match (knights, light, dark) {
        (0, 0, 0) => true,
        (1, 0, 0) | (0, _, 0) | (0, 0, _) => kings == 2,
        _ => false,
    }
}

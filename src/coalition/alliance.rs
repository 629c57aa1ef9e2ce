//! Who is committed to whom, and by what.

use crate::chess::is_attacked_by;
use crate::effect::{AllianceReason, Effect, EffectSink};
use crate::facts::Alliance;
use crate::facts::powers::{BLACK, GREATER, LESSER, YELLOW};
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::square::{Square, SquareSet};
use crate::state::State;

/// Whoever captures a piece of a power on the other level opposes it (R11.6). Of two such powers that one move captures from,
/// the first in the order of play counts.
pub(super) fn commit_by_capture(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    captured: SeatSet,
    effects: &mut dyn EffectSink,
) {
    if state.diplomacy.alliance.is_some() || captured.is_empty() {
        return;
    }
    let possible = if GREATER.contains(seat) {
        LESSER
    } else {
        [YELLOW, BLACK]
    };
    if let Some(enemy) = possible.into_iter().find(|&power| captured.contains(power)) {
        oppose(state, rules, seat, enemy, AllianceReason::Capture, effects);
    }
}

/// A lesser power whose own pieces give check opposes that king's power; of both kings, Yellow's (R11.6).
pub(super) fn commit_by_check(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    effects: &mut dyn EffectSink,
) {
    if state.diplomacy.alliance.is_some() || GREATER.contains(seat) {
        return;
    }
    let own = state.pieces(seat);
    if let Some(enemy) = [YELLOW, BLACK]
        .into_iter()
        .find(|&greater| is_checked_by(state, rules, greater, own))
    {
        oppose(state, rules, seat, enemy, AllianceReason::Check, effects);
    }
}

/// Do these pieces attack the seat's king?
#[inline]
fn is_checked_by(state: &State, rules: &Rules, seat: Seat, pieces: SquareSet) -> bool {
    state
        .king(seat)
        .is_some_and(|king| is_attacked_by(state, rules, king, pieces, Square::NONE))
}

/// Two powers of different levels are enemies from now on, so each joins the other's rival.
fn oppose(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    enemy: Seat,
    reason: AllianceReason,
    effects: &mut dyn EffectSink,
) {
    let joined = if GREATER.contains(seat) {
        [seat, enemy.opposite()]
    } else {
        [enemy.opposite(), seat]
    };
    ally(state, rules, joined, reason, effects);
}

/// Settles both coalitions for good.
pub(super) fn ally(
    state: &mut State,
    rules: &Rules,
    [greater, lesser]: [Seat; 2],
    reason: AllianceReason,
    effects: &mut dyn EffectSink,
) {
    let alliance = Alliance::joining(greater, lesser, state.diplomacy.round);
    state.diplomacy.alliance = Some(alliance);
    state.refresh_masks(rules);
    effects.emit(Effect::Allied {
        parties: alliance.coalitions(),
        by: state.turn,
        reason,
    });
}

/// A dummy is moved by its ally once it has one (R11.11).
pub(super) fn waits_for_player(state: &State, rules: &Rules, power: Seat) -> bool {
    rules.variant.dummies.contains(power) && state.diplomacy.alliance.is_none()
}

//! Points of the online free-for-all (rule book, 14).

use super::over::end;
use crate::effect::{Effect, EffectSink, PointsReason};
use crate::facts::SeatState;
use crate::outcome::{Outcome, Reason};
use crate::piece::Code;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::state::State;

/// Points for a mate, for a captured king, for being stalemated, and for each king left at the end.
pub(crate) const KING: u16 = 20;
/// Points that the leader must be ahead to claim the win, besides those of the walking kings.
const CLAIM_LEAD: u16 = 21;

/// Points for a player who is in the game.
pub(crate) fn score(
    state: &mut State,
    seat: Seat,
    points: u16,
    reason: PointsReason,
    effects: &mut dyn EffectSink,
) {
    if points > 0 && state.seat_state(seat) == SeatState::Active {
        state.points[seat] = state.points[seat].saturating_add(points);
        effects.emit(Effect::Points {
            seat,
            points,
            reason,
        });
    }
}

/// Points for a piece of a player who is in the game. Kings are counted where their armies fall, grey pieces for nothing.
pub(crate) fn score_capture(
    state: &mut State,
    rules: &Rules,
    by: Seat,
    code: Code,
    effects: &mut dyn EffectSink,
) {
    if code.seat().is_some() {
        let points = rules.movers.points(code);
        score(state, by, points, PointsReason::Capture, effects);
    }
}

/// A draw gives points to every live player, more with a king that walks.
pub(crate) fn draw(state: &mut State, reason: Reason, effects: &mut dyn EffectSink) {
    let points = KING / 2 * (1 + walking(state).len() as u16);
    for seat in live(state).iter() {
        score(state, seat, points, PointsReason::Draw, effects);
    }
    end(state, Outcome::Draw(reason), effects);
}

/// Takes the points of a draw back, after which the players went on (R3.6).
pub(super) fn take_back_draw(state: &mut State) {
    let points = KING / 2 * (1 + walking(state).len() as u16);
    for seat in live(state).iter() {
        state.points[seat] = state.points[seat].saturating_sub(points);
    }
}

/// May the leader of the last two claim the win?
pub(crate) fn may_claim(state: &State, seat: Seat) -> bool {
    let live = live(state);
    let needed = CLAIM_LEAD + KING * walking(state).len() as u16;
    live.len() == 2
        && live.contains(seat)
        && live.iter().all(|other| {
            other == seat || state.points[seat] >= state.points[other].saturating_add(needed)
        })
}

/// The leader claims the win; the other gets the points of a king.
pub(crate) fn claim(state: &mut State, leader: Seat, effects: &mut dyn EffectSink) {
    for other in live(state).iter().filter(|&other| other != leader) {
        score(state, other, KING, PointsReason::Claim, effects);
    }
    end(
        state,
        Outcome::Win {
            party: SeatSet::of(&[leader]),
            reason: Reason::Claim,
        },
        effects,
    );
}

/// The last live player gets the points of every other king that is still alive; then the points decide.
pub(super) fn end_if_one_is_left(state: &mut State, effects: &mut dyn EffectSink) {
    let live = live(state);
    if live.len() > 1 || state.outcome.is_some() {
        return;
    }
    if let Some(last) = live.iter().next() {
        let points = KING * walking(state).len() as u16;
        score(state, last, points, PointsReason::LastStanding, effects);
    }
    let most = state.points.0.iter().copied().max().unwrap_or(0);
    let party = Seat::ALL
        .into_iter()
        .filter(|&seat| state.points[seat] == most)
        .collect();
    end(
        state,
        Outcome::Win {
            party,
            reason: Reason::Points,
        },
        effects,
    );
}

/// The players who are in the game themselves.
pub(crate) fn live(state: &State) -> SeatSet {
    with(state, SeatState::Active)
}

fn walking(state: &State) -> SeatSet {
    with(state, SeatState::Walking)
}

fn with(state: &State, seat_state: SeatState) -> SeatSet {
    Seat::ALL
        .into_iter()
        .filter(|&seat| state.seat_state(seat) == seat_state)
        .collect()
}

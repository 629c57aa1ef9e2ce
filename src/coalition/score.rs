//! What a result is worth (R11.9).

use crate::facts::powers::RED;
use crate::outcome::Outcome;
use crate::seat::{BySeat, Seat};
use crate::state::State;

const WIN: u16 = 6;
const LOSS_OR_DRAW: u16 = 2;

/// The points of a game that is over: 6 for the winners, 2 for whoever has lost or drawn, nothing for a game that stopped
/// without alliances. Whoever has not won has lost, the lesser powers too when a mate comes before the alliances.
pub(crate) fn points(state: &State) -> Option<BySeat<u16>> {
    let outcome = state.outcome?;
    let points = |seat: Seat| match outcome {
        Outcome::Stopped(_) => 0,
        _ if seat == RED && state.diplomacy.red_scores_nothing() => 0,
        Outcome::Win { party, .. } if party.contains(seat) => WIN,
        Outcome::Win { .. } | Outcome::Draw(_) => LOSS_OR_DRAW,
    };
    Some(BySeat::from_fn(points))
}

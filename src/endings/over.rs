//! The end of the game for everybody.

use crate::effect::{Effect, EffectSink};
use crate::outcome::{Outcome, Reason};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::state::State;

/// Ends the game.
pub(crate) fn end(state: &mut State, outcome: Outcome, effects: &mut dyn EffectSink) {
    state.outcome = Some(outcome);
    effects.emit(Effect::Over { outcome });
}

/// The other party has won: the one that is left in play, where a third went out before.
pub(crate) fn party_loses(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    reason: Reason,
    effects: &mut dyn EffectSink,
) {
    let in_play = state.in_play();
    let mut others = rules
        .variant
        .parties
        .iter()
        .filter(|party| !party.contains(seat));
    let party = others.find(|party| !party.and(in_play).is_empty());
    let party = party.copied().unwrap_or_default();
    end(state, Outcome::Win { party, reason }, effects);
}

/// Last party standing wins.
pub(crate) fn end_if_one_party_is_left(
    state: &mut State,
    rules: &Rules,
    reason: Reason,
    effects: &mut dyn EffectSink,
) {
    let in_play = state.in_play();
    let mut parties = rules
        .variant
        .parties
        .iter()
        .filter(|party| !party.and(in_play).is_empty());
    if let (Some(&party), None) = (parties.next(), parties.next()) {
        end(state, Outcome::Win { party, reason }, effects);
    }
}

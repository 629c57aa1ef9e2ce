//! Whose turn it becomes: the regular order, checks answered at once and out of it, turns owed for that; mate, and the ends
//! of powers and of the game.

use super::alliance::waits_for_player;
use super::arrangement::change_phase;
use super::generate::has_move;
use super::opening::count;
use crate::chess::in_check;
use crate::effect::{Effect, EffectSink, Pass};
use crate::endings::end;
use crate::facts::powers::{BLACK, DIPLOMATIC_ROUNDS, GREATER, LESSER, YELLOW};
use crate::facts::{Phase, SeatState};
use crate::outcome::{Outcome, Reason};
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::state::State;

/// After a move or a rearrangement of the power to move.
pub(crate) fn after_move(state: &mut State, rules: &Rules, effects: &mut dyn EffectSink) {
    pass_on(state, rules, &mut can_move(rules), effects);
}

/// The same, and the number of moves that the power then to move has: asked whether it can move, it counts them at once.
#[inline]
pub(crate) fn count_after_move(state: &mut State, rules: &Rules) -> u64 {
    let mut moves = 0;
    let mut can_move = |state: &State| {
        moves = count(state, rules);
        moves > 0
    };
    pass_on(state, rules, &mut can_move, &mut ());
    if state.outcome.is_some() {
        return 0;
    }
    moves
}

/// Can the power to move move a piece?
type CanMove<'a> = dyn FnMut(&State) -> bool + 'a;

fn can_move(rules: &Rules) -> impl FnMut(&State) -> bool {
    |state| has_move(state, rules, state.turn)
}

fn pass_on(state: &mut State, rules: &Rules, can_move: &mut CanMove, effects: &mut dyn EffectSink) {
    end_what_is_beaten(state, rules, effects);
    if state.outcome.is_some() {
        return;
    }
    match must_answer(state, rules) {
        Some(power) => answer_out_of_order(state, rules, power, can_move, effects),
        None => offer_turns(state, rules, can_move, effects),
    }
}

/// After something that leaves the turn where it is: its player must still be able to move.
pub(crate) fn go_on(state: &mut State, rules: &Rules, effects: &mut dyn EffectSink) {
    if state.outcome.is_some() || state.phase != Phase::Play || has_move(state, rules, state.turn) {
        return;
    }
    cannot_move(state, rules, state.turn, effects);
    if state.outcome.is_none() {
        next_in_order(state, rules, effects);
    }
}

/// Looks at a position that was set up: who is beaten already, and can the power to move?
pub(crate) fn reoffer_turn(state: &mut State, rules: &Rules, effects: &mut dyn EffectSink) {
    end_what_is_beaten(state, rules, effects);
    if state.outcome.is_some() {
        return;
    }
    if state.seat_state(state.turn).takes_turns() {
        go_on(state, rules, effects);
    } else {
        next_in_order(state, rules, effects);
    }
}

/// Resignation and flag fall: a greater power's coalition has lost, before the alliances it alone, and the other greater
/// power wins; a lesser power's pieces leave the board (R3.4).
pub(crate) fn give_up(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    reason: Reason,
    effects: &mut dyn EffectSink,
) {
    if GREATER.contains(seat) {
        let party = state.allies(rules, seat.opposite());
        end(state, Outcome::Win { party, reason }, effects);
        return;
    }
    if state.turn == seat {
        state.diplomacy.before = None;
        change_phase(state, Phase::Play, effects);
    }
    let squares = state.pieces(seat);
    for square in squares {
        state.take(square);
        state.diplomacy.unmoved.remove(square);
    }
    effects.emit(Effect::PiecesRemoved { seat, squares });
    leave(state, rules, seat, reason, effects);
    reoffer_turn(state, rules, effects);
}

/// A lesser power without pieces is out; a coalition all of whose pieces but its king are captured has lost.
fn end_what_is_beaten(state: &mut State, rules: &Rules, effects: &mut dyn EffectSink) {
    for power in LESSER {
        if state.pieces(power).is_empty() && state.seat_state(power).takes_turns() {
            leave(state, rules, power, Reason::AllPieces, effects);
        }
    }
    let Some(alliance) = state.diplomacy.alliance else {
        return;
    };
    let [yellows, blacks] = alliance.coalitions();
    for (losers, winners) in [(yellows, blacks), (blacks, yellows)] {
        let pieces: u32 = losers.iter().map(|seat| state.pieces(seat).len()).sum();
        if pieces == 1 && state.outcome.is_none() {
            let outcome = Outcome::Win {
                party: winners,
                reason: Reason::AllPieces,
            };
            end(state, outcome, effects);
        }
    }
}

fn leave(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    reason: Reason,
    effects: &mut dyn EffectSink,
) {
    let seat_state = SeatState::Removed;
    state.set_seat_state(rules, seat, seat_state);
    state.quiet_plies = 0;
    effects.emit(Effect::Out {
        seat,
        seat_state,
        reason,
    });
}

/// The hostile greater power that the move has left in check and that is not next in order anyway. With both in check, if one
/// of them is next it answers in its place; otherwise the first in order.
fn must_answer(state: &State, rules: &Rules) -> Option<Seat> {
    let friends = state.allies(rules, state.turn);
    let checked: SeatSet = [YELLOW, BLACK]
        .into_iter()
        .filter(|&power| !friends.contains(power) && in_check(state, rules, power))
        .collect();
    if checked.is_empty() {
        return None;
    }
    let next =
        places_after_the_last(state, rules).find(|&power| plays_in_its_place(state, rules, power));
    if next.is_some_and(|power| checked.contains(power)) {
        return None;
    }
    places_after_the_last(state, rules).find(|&power| checked.contains(power))
}

/// Check is answered at once, and the power's next regular turn is skipped; one at most is owed.
fn answer_out_of_order(
    state: &mut State,
    rules: &Rules,
    power: Seat,
    can_move: &mut CanMove,
    effects: &mut dyn EffectSink,
) {
    let last = last_regular(state);
    state.diplomacy.answering_after = Some(last);
    state.diplomacy.owed.insert(power);
    state.clear_en_passant(power);
    state.turn = power;
    if can_move(state) {
        effects.emit(Effect::Turn {
            seat: power,
            out_of_order: true,
        });
    } else {
        cannot_move(state, rules, power, effects);
    }
}

/// The turn goes on from the power that moved last in its regular place, to the first that can move (1.5).
pub(super) fn next_in_order(state: &mut State, rules: &Rules, effects: &mut dyn EffectSink) {
    offer_turns(state, rules, &mut can_move(rules), effects);
}

fn offer_turns(
    state: &mut State,
    rules: &Rules,
    can_move: &mut CanMove,
    effects: &mut dyn EffectSink,
) {
    let mut place = last_regular(state);
    let mut without_move = 0;
    while without_move < rules.variant.order.len() {
        place = rules.next[place];
        state.turn = place;
        state.diplomacy.answering_after = None;
        if place == YELLOW && !begin_round(state, effects) {
            return;
        }
        state.clear_en_passant(place);
        without_move += 1;
        if pass_by_rule(state, rules, place, effects) {
            // Who owes a turn could have moved.
            if state.diplomacy.owed.contains(place) {
                state.diplomacy.owed.remove(place);
                without_move = 0;
            }
        } else if can_move(state) {
            effects.emit(Effect::Turn {
                seat: place,
                out_of_order: false,
            });
            return;
        } else {
            cannot_move(state, rules, place, effects);
            if state.outcome.is_some() {
                return;
            }
        }
    }
    end(state, Outcome::Draw(Reason::NoMove), effects);
}

/// Counts the round; after the third without an alliance the game stops (R11.7).
fn begin_round(state: &mut State, effects: &mut dyn EffectSink) -> bool {
    let diplomacy = &mut state.diplomacy;
    diplomacy.round = diplomacy.round.saturating_add(1);
    let stops = diplomacy.round > DIPLOMATIC_ROUNDS && diplomacy.alliance.is_none();
    if stops {
        end(state, Outcome::Stopped(Reason::NoAlliance), effects);
    }
    !stops
}

/// Does the power's place in the order go by: it is out, owes the turn, or has no player yet?
fn pass_by_rule(state: &State, rules: &Rules, power: Seat, effects: &mut dyn EffectSink) -> bool {
    if plays_in_its_place(state, rules, power) {
        return false;
    }
    if state.seat_state(power).takes_turns() {
        let reason = if state.diplomacy.owed.contains(power) {
            Pass::Owed
        } else {
            Pass::Dummy
        };
        effects.emit(Effect::Passed {
            seat: power,
            reason,
        });
    }
    true
}

/// Does the power get its next regular turn (R11.11, R11.12)?
fn plays_in_its_place(state: &State, rules: &Rules, power: Seat) -> bool {
    state.seat_state(power).takes_turns()
        && !state.diplomacy.owed.contains(power)
        && !waits_for_player(state, rules, power)
}

/// A power that cannot get out of check is mated (R11.8); without check it passes.
fn cannot_move(state: &mut State, rules: &Rules, power: Seat, effects: &mut dyn EffectSink) {
    if in_check(state, rules, power) {
        effects.emit(Effect::Mated { seat: power });
        let outcome = Outcome::Win {
            party: state.allies(rules, power.opposite()),
            reason: Reason::Mate,
        };
        end(state, outcome, effects);
    } else {
        effects.emit(Effect::Passed {
            seat: power,
            reason: Pass::NoMove,
        });
    }
}

fn last_regular(state: &State) -> Seat {
    state.diplomacy.answering_after.unwrap_or(state.turn)
}

/// The four places in the order of play after the last regular one.
fn places_after_the_last(state: &State, rules: &Rules) -> impl Iterator<Item = Seat> {
    let next = rules.next;
    std::iter::successors(Some(next[last_regular(state)]), move |&place| {
        Some(next[place])
    })
    .take(4)
}

//! Whose turn it becomes, and what happens to players who cannot move (rule book, 1.4, 1.5, 3).

use crate::chess;
use crate::effect::{Effect, EffectSink, Pass, PointsReason};
use crate::endings::points::{KING, live, score};
use crate::endings::{end, end_if_dead, fall, is_dead, lose_army, take_back_draw};
use crate::facts::{Phase, SeatState};
use crate::family;
use crate::outcome::{Outcome, Reason};
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::state::State;
use crate::variant::{MateRule, MateWhen, StalemateRule};

/// Passes the turn on after a move of the seat to move, until somebody can move or the game is over.
pub(crate) fn pass_on(state: &mut State, rules: &Rules, effects: &mut dyn EffectSink) {
    if state.outcome.is_none() && rules.variant.mate_when == MateWhen::AtOnce {
        mate_at_once(state, rules, effects);
    }
    if material_changed(state) {
        end_if_dead(state, rules, effects);
    }
    offer_turn(state, rules, rules.next[state.turn], effects);
}

/// Counts the next seat's moves if no end-of-turn rule can apply: it is active and can move, and the move before neither
/// ended the game nor can have mated anybody at once. Otherwise the state is as it was, for [`pass_on`].
#[inline]
pub(crate) fn count_next(state: &mut State, rules: &Rules) -> Option<u64> {
    let mover = state.turn;
    let seat = rules.next[mover];
    let mates_at_once = rules.variant.mate_when == MateWhen::AtOnce;
    let plain = state.outcome.is_none()
        && state.phase == Phase::Play
        && state.seat_state(seat) == SeatState::Active
        && !(mates_at_once && somebody_is_in_check(state, rules))
        && !(material_changed(state) && rules.variant.dead_draws && is_dead(state, rules));
    if !plain {
        return None;
    }
    state.clear_en_passant(seat);
    state.turn = seat;
    let count = if mates_at_once {
        chess::count_where_kings_are_safe(state, rules, seat)
    } else {
        chess::count(state, rules, seat)
    };
    if count == 0 {
        state.turn = mover;
        return None;
    }
    Some(count)
}

/// Could the last ply have taken a piece off the board or changed one? Then nothing is quiet.
#[inline]
fn material_changed(state: &State) -> bool {
    state.quiet_plies == 0
}

/// Looks at the seat to move again, after something other than a move changed the position.
pub(crate) fn reoffer_turn(state: &mut State, rules: &Rules, effects: &mut dyn EffectSink) {
    end_if_dead(state, rules, effects);
    offer_turn(state, rules, state.turn, effects);
}

/// Takes back a draw that the rules declared and the players did not heed (R3.6). A dead position is declared before the turn is
/// passed on, so that this is still to be done: after a move to the next seat, after an event to whose turn it was.
pub(crate) fn go_on_after_draw(
    state: &mut State,
    rules: &Rules,
    reason: Reason,
    after_move: bool,
    effects: &mut dyn EffectSink,
) {
    take_back_draw(state, rules);
    if reason == Reason::DeadPosition {
        let first = if after_move {
            rules.next[state.turn]
        } else {
            state.turn
        };
        offer_turn(state, rules, first, effects);
    }
}

/// Offers the turn to a seat and then to those after it, until one of them can move (1.5).
fn offer_turn(state: &mut State, rules: &Rules, first: Seat, effects: &mut dyn EffectSink) {
    let mut seat = first;
    let mut turns_without_move = 0;
    while state.outcome.is_none() {
        if turns_without_move == rules.variant.order.len() {
            end(state, Outcome::Draw(Reason::NoMove), effects);
            return;
        }
        state.clear_en_passant(seat);
        if state.seat_state(seat).takes_turns() {
            state.turn = seat;
            if family::has_move(state, rules, seat) {
                begin_turn(state, rules, seat, effects);
                return;
            }
            let pieces_before = state.piece_key();
            cannot_move(state, rules, seat, effects);
            state.called[seat] = SeatSet::EMPTY;
            if state.piece_key() != pieces_before {
                turns_without_move = 0;
            }
        }
        turns_without_move += 1;
        seat = rules.next[seat];
    }
}

/// The player has a legal move: a frozen one plays again, whoever freed him (R8.3).
fn begin_turn(state: &mut State, rules: &Rules, seat: Seat, effects: &mut dyn EffectSink) {
    if state.seat_state(seat) == SeatState::Frozen {
        state.set_seat_state(rules, seat, SeatState::Active);
        effects.emit(Effect::Thawed { seat });
    }
    state.called[seat] = SeatSet::EMPTY;
    effects.emit(Effect::Turn {
        seat,
        out_of_order: false,
    });
}

fn cannot_move(state: &mut State, rules: &Rules, seat: Seat, effects: &mut dyn EffectSink) {
    if chess::in_check(state, rules, seat) {
        if rules.variant.spoken_check && !check_was_called(state, rules, seat) {
            effects.emit(Effect::Passed {
                seat,
                reason: Pass::CheckNotCalled,
            });
        } else {
            mated(state, rules, seat, effects);
        }
    } else if state.seat_state(seat) == SeatState::Frozen {
        effects.emit(Effect::Passed {
            seat,
            reason: Pass::Frozen,
        });
    } else {
        stalemated(state, rules, seat, effects);
    }
}

/// A call counts when its caller's piece attacks the king now that the king's turn has come (R4.2).
fn check_was_called(state: &State, rules: &Rules, seat: Seat) -> bool {
    let attackers = state.king(seat).map_or(SeatSet::EMPTY, |king| {
        chess::attackers(state, rules, king, state.power[seat])
    });
    !attackers.and(state.called[seat]).is_empty()
}

/// The game's mate rule, applied to a player whose turn has come.
fn mated(state: &mut State, rules: &Rules, seat: Seat, effects: &mut dyn EffectSink) {
    if rules.variant.mate_when == MateWhen::AtOnce {
        // No single move has mated this player, so that nobody scores.
        effects.emit(Effect::Mated { seat });
        fall(state, rules, seat, Reason::Mate, effects);
        return;
    }
    if rules.variant.mate == MateRule::Pass {
        effects.emit(Effect::Passed {
            seat,
            reason: Pass::Mated,
        });
        return;
    }
    if state.seat_state(seat) != SeatState::Frozen {
        effects.emit(Effect::Mated { seat });
    }
    lose_army(state, rules, seat, Reason::Mate, effects);
}

fn stalemated(state: &mut State, rules: &Rules, seat: Seat, effects: &mut dyn EffectSink) {
    let kingless = state.king(seat).is_none();
    match rules.variant.stalemate {
        StalemateRule::Draw if !kingless => {
            effects.emit(Effect::Stalemated { seat });
            end(state, Outcome::Draw(Reason::Stalemate), effects);
        }
        StalemateRule::Points => stalemated_for_points(state, rules, seat, effects),
        StalemateRule::PassOrLose => pass_or_lose(state, rules, seat, effects),
        StalemateRule::Draw | StalemateRule::Pass => effects.emit(Effect::Passed {
            seat,
            reason: Pass::NoMove,
        }),
    }
}

/// A player whose turn has come has pieces but no move: he passes, or his party has lost if only one other is left and no
/// seat of his can move (R5.6).
fn pass_or_lose(state: &mut State, rules: &Rules, seat: Seat, effects: &mut dyn EffectSink) {
    let in_play = state.in_play();
    let party = rules.allies[seat];
    let others = in_play.without(party);
    let mut parties = rules.variant.parties.iter();
    let other = parties.find(|other| !others.is_empty() && others.without(**other).is_empty());
    let can_move = |seat| family::has_move(state, rules, seat);
    match other {
        Some(&winner) if !party.and(in_play).iter().any(can_move) => {
            let outcome = Outcome::Win {
                party: winner,
                reason: Reason::NoMove,
            };
            end(state, outcome, effects);
        }
        _ => effects.emit(Effect::Passed {
            seat,
            reason: Pass::NoMove,
        }),
    }
}

/// A player without a move at his own turn: points to himself; for a walking king shared among the live players.
fn stalemated_for_points(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    effects: &mut dyn EffectSink,
) {
    effects.emit(Effect::Stalemated { seat });
    if state.seat_state(seat) == SeatState::Walking {
        let live = live(state);
        let share = KING.div_ceil(live.len().max(1) as u16);
        for player in live.iter() {
            score(state, player, share, PointsReason::Stalemate, effects);
        }
    } else {
        score(state, seat, KING, PointsReason::Stalemate, effects);
    }
    fall(state, rules, seat, Reason::Stalemate, effects);
}

/// After each move every player in check without a legal move of his own is out, whoever is next.
fn mate_at_once(state: &mut State, rules: &Rules, effects: &mut dyn EffectSink) {
    let mover = state.turn;
    let mated: SeatSet = others_in_check(state, rules)
        .filter(|&seat| !family::has_move(state, rules, seat))
        .collect();
    for seat in mated.iter() {
        effects.emit(Effect::Mated { seat });
        score(state, mover, KING, PointsReason::Mate, effects);
    }
    for seat in mated.iter() {
        fall(state, rules, seat, Reason::Mate, effects);
    }
}

/// Has the move of the seat to move left another player in check? Nobody else can be mated at once.
fn somebody_is_in_check(state: &State, rules: &Rules) -> bool {
    others_in_check(state, rules).next().is_some()
}

/// The players in check besides the one to move.
fn others_in_check(state: &State, rules: &Rules) -> impl Iterator<Item = Seat> {
    let others = state.in_play().without(SeatSet::of(&[state.turn]));
    others
        .iter()
        .filter(|&seat| chess::in_check(state, rules, seat))
}

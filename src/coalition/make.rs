//! Doing what a player chose.

use super::alliance::{ally, commit_by_capture, commit_by_check};
use super::arrangement::{arrangement_of, change_phase, restore};
use super::choices::{may_end_rearrangement, to_piece_move};
use super::order;
use super::pieces::{exchange, make_pieces};
use crate::chess::ChessMove;
use crate::effect::{AllianceReason, Effect, EffectSink, Pass};
use crate::facts::Phase;
use crate::facts::powers::{GREATER, YELLOW};
use crate::moves::Move;
use crate::piece::Kind;
use crate::rules::Rules;
use crate::square::Square;
use crate::state::State;

/// Does what the player to move chose, and passes the turn on where it ends his turn.
pub(crate) fn make(state: &mut State, rules: &Rules, mv: Move, effects: &mut dyn EffectSink) {
    let seat = state.turn;
    match mv {
        Move::Place { from, to } => place(state, from, to, effects),
        Move::Done => done(state, rules, effects),
        Move::Skip => {
            state.diplomacy.skipped.insert(seat);
            state.quiet_plies += 1;
            effects.emit(Effect::Passed {
                seat,
                reason: Pass::Skipped,
            });
            order::next_in_order(state, rules, effects);
        }
        Move::Declare(other) => {
            let (greater, lesser) = if GREATER.contains(seat) {
                (seat, other)
            } else {
                (other, seat)
            };
            ally(
                state,
                rules,
                [greater, lesser],
                AllianceReason::Declaration,
                effects,
            );
            order::go_on(state, rules, effects);
        }
        Move::Shade { from, to } => {
            let code = state.take(from);
            state.put(to, code);
            state.diplomacy.shaded.insert(seat);
            effects.emit(Effect::Moved {
                seat,
                kind: Kind::Motorcyclist,
                from,
                to,
            });
            order::go_on(state, rules, effects);
        }
        _ => {
            if let Some(mv) = to_piece_move(state, rules, mv) {
                make_piece_move(state, rules, mv, effects);
            }
        }
    }
}

/// Makes a legal move of a piece and passes the turn on.
pub(crate) fn make_piece_move(
    state: &mut State,
    rules: &Rules,
    mv: ChessMove,
    effects: &mut dyn EffectSink,
) {
    move_piece(state, rules, mv, effects);
    order::after_move(state, rules, effects);
}

/// As [`make_piece_move`]; returns how many moves of pieces may follow.
#[inline]
pub(crate) fn count_after(state: &mut State, rules: &Rules, mv: ChessMove) -> u64 {
    move_piece(state, rules, mv, &mut ());
    order::count_after_move(state, rules)
}

/// A move of a piece and what it commits its power to. A set-up that was not declared done is over with it.
fn move_piece(state: &mut State, rules: &Rules, mv: ChessMove, effects: &mut dyn EffectSink) {
    let seat = state.turn;
    change_phase(state, Phase::Play, effects);
    let captured = make_pieces(state, seat, mv, effects);
    state.diplomacy.opened |= seat == YELLOW;
    commit_by_capture(state, rules, seat, captured, effects);
    commit_by_check(state, rules, seat, effects);
}

/// Moves a piece within the field, or exchanges two. The first such move of an ordinary turn begins a rearrangement.
fn place(state: &mut State, from: Square, to: Square, effects: &mut dyn EffectSink) {
    let seat = state.turn;
    if state.phase == Phase::Play {
        state.diplomacy.before = Some(arrangement_of(state, seat));
        change_phase(state, Phase::Rearrange, effects);
    }
    exchange(state, from, to);
    effects.emit(Effect::Exchanged {
        seat,
        a: from,
        b: to,
    });
}

/// Ends the set-up, after which Yellow moves; or a rearrangement, which was this turn.
fn done(state: &mut State, rules: &Rules, effects: &mut dyn EffectSink) {
    let seat = state.turn;
    let rearranging = state.phase == Phase::Rearrange;
    change_phase(state, Phase::Play, effects);
    if !rearranging {
        order::go_on(state, rules, effects);
        return;
    }
    state.diplomacy.before = None;
    state.diplomacy.rearranged.insert(seat);
    state.quiet_plies += 1;
    commit_by_check(state, rules, seat, effects);
    order::after_move(state, rules, effects);
}

/// A sand clock that runs out costs the turn; while pieces are arranged it means "done" (R3.5). An arrangement that may not
/// stand is taken back first.
pub(crate) fn lose_turn(state: &mut State, rules: &Rules, effects: &mut dyn EffectSink) {
    match state.phase {
        Phase::SetUp => make(state, rules, Move::Done, effects),
        Phase::Rearrange if may_end_rearrangement(state, rules) => {
            make(state, rules, Move::Done, effects);
        }
        _ => {
            if let Some(before) = state.diplomacy.before.take() {
                restore(before, state, state.turn);
            }
            change_phase(state, Phase::Play, effects);
            order::next_in_order(state, rules, effects);
        }
    }
}

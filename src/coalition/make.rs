//! Doing what a player chose, and what his deeds commit him to.

use super::attack::is_checked_by;
use super::choices::to_piece_move;
use super::diplomacy::{Alliance, Arrangement};
use super::{BLACK, GREATER, LESSER, YELLOW, order};
use crate::chess::{ChessMove, Flag, tell_capture, tell_move};
use crate::effect::{AllianceReason, Effect, EffectSink, Pass, Phase};
use crate::moves::Move;
use crate::piece::{Code, Kind};
use crate::rules::Rules;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::square::{Direction, Square};
use crate::state::{EnPassantRight, State};

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

/// As [`make_piece_move`]; the answer is how many moves of pieces may follow.
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

/// What a move does to the pieces and to the counters. The answer is whose pieces it captured.
#[inline]
pub(super) fn make_pieces(
    state: &mut State,
    seat: Seat,
    mv: ChessMove,
    effects: &mut dyn EffectSink,
) -> SeatSet {
    state.quiet_plies += 1;
    let code = state.at(mv.from);
    let passed = if mv.flag == Flag::EnPassant {
        passed_guards(state, seat, mv.to)
    } else {
        [Square::NONE; 4]
    };
    let mut captured = capture(state, seat, mv.to, effects);
    for guard in passed.into_iter().filter(|guard| guard.exists()) {
        captured = captured.or(capture(state, seat, guard, effects));
    }
    state.diplomacy.unmoved.remove(mv.from);
    if let Some(kind) = mv.promotes_to {
        state.take(mv.from);
        state.put(mv.to, Code::new(seat, kind));
    } else {
        state.relocate(mv.from, mv.to, seat);
    }
    if code.is_kind(Kind::Guard) {
        state.quiet_plies = 0;
        // A Machine-gun's double step gives no right (R11.1).
        if mv.flag == Flag::DoubleStep {
            let over = mv.from.step(Direction::FORWARD.seen_by(seat));
            state.set_en_passant(seat, EnPassantRight { over, pawn: mv.to });
        }
    }
    if effects.is_recording() {
        tell_move(seat, code, mv, effects);
    }
    captured
}

/// Takes a piece off, if one stands there. The answer is whose it was.
#[inline]
fn capture(state: &mut State, by: Seat, square: Square, effects: &mut dyn EffectSink) -> SeatSet {
    if !state.at(square).is_piece() {
        return SeatSet::EMPTY;
    }
    let code = state.take(square);
    state.diplomacy.unmoved.remove(square);
    state.quiet_plies = 0;
    if effects.is_recording() {
        tell_capture(code, square, by, effects);
    }
    code.seat().into_iter().collect()
}

/// The right against a Guard of `pusher` that `seat` may use: hostile, and the Guard still stands there (R2.2).
#[inline]
pub(super) fn usable_right(state: &State, seat: Seat, pusher: Seat) -> Option<EnPassantRight> {
    let right = state.en_passant(pusher)?;
    let stands = state.at(right.pawn) == Code::new(pusher, Kind::Guard);
    (stands && state.targets[seat].has(pusher)).then_some(right)
}

/// The Guards that one capture onto the square takes in passing; several rights may share it (R2.3).
fn passed_guards(state: &State, seat: Seat, over: Square) -> [Square; 4] {
    let passed = BySeat::from_fn(|pusher| {
        usable_right(state, seat, pusher)
            .filter(|right| right.over == over)
            .map_or(Square::NONE, |right| right.pawn)
    });
    passed.0
}

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
fn ally(
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

/// Moves a piece within the field, or exchanges two. The first such move of an ordinary turn begins a rearrangement.
fn place(state: &mut State, from: Square, to: Square, effects: &mut dyn EffectSink) {
    let seat = state.turn;
    if state.phase == Phase::Play {
        state.diplomacy.before = Some(Arrangement::of(state, seat));
        change_phase(state, Phase::Rearrange, effects);
    }
    exchange(state, from, to);
    effects.emit(Effect::Exchanged {
        seat,
        a: from,
        b: to,
    });
}

/// Being rearranged is no move: whether a piece has moved goes with it (R11.3).
pub(super) fn exchange(state: &mut State, a: Square, b: Square) {
    let mut lift = |square: Square| {
        let unmoved = state.diplomacy.unmoved.contains(square);
        let code = state.at(square);
        if code.is_piece() {
            state.take(square);
            state.diplomacy.unmoved.remove(square);
        }
        (code, unmoved)
    };
    let (on_a, on_b) = (lift(a), lift(b));
    for (square, (code, unmoved)) in [(b, on_a), (a, on_b)] {
        if code.is_piece() {
            state.put(square, code);
        }
        if unmoved {
            state.diplomacy.unmoved.insert(square);
        }
    }
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

pub(super) fn change_phase(state: &mut State, phase: Phase, effects: &mut dyn EffectSink) {
    if state.phase != phase {
        state.phase = phase;
        effects.emit(Effect::PhaseChanged {
            seat: state.turn,
            phase,
        });
    }
}

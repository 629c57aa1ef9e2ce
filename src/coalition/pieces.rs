//! What a move does to the pieces: captures in passing, first moves and rearrangements included.

use crate::chess::{ChessMove, Flag, tell_capture, tell_move};
use crate::effect::EffectSink;
use crate::facts::EnPassantRight;
use crate::piece::{Code, Kind};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::square::{Direction, Square};
use crate::state::State;

/// What a move does to the pieces and to the counters. Returns whose pieces it captured.
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

/// Takes a piece off, if one stands there. Returns whose it was.
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

//! Making a move of checkers: steps, jumps, crowning and huffing. Whose turn it becomes is decided elsewhere.

use super::huff;
use crate::effect::{Effect, EffectSink};
use crate::endings::leave;
use crate::facts::{Huff, SeatState};
use crate::moves::Move;
use crate::outcome::Reason;
use crate::piece::{Code, Kind};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::square::Square;
use crate::state::State;

/// Makes a legal move of the seat to move.
pub(crate) fn make(state: &mut State, rules: &Rules, mv: Move, effects: &mut dyn EffectSink) {
    if let Move::Huff(square) = mv {
        take_off(state, rules, square, effects);
        return;
    }
    let failed = huff::failures(state, rules, mv);
    match mv {
        Move::Step { from, to } => step(state, rules, from, to, effects),
        Move::Jump(path) => jump(state, rules, path.squares(), effects),
        _ => {}
    }
    state.huff = failed;
}

fn step(state: &mut State, rules: &Rules, from: Square, to: Square, effects: &mut dyn EffectSink) {
    let seat = state.turn;
    if state.at(from).is_kind(Kind::Man) {
        state.quiet_plies = 0;
    } else {
        state.quiet_plies += 1;
    }
    go(state, seat, from, to, effects);
    crown(state, rules, seat, to, effects);
}

/// Makes the legs of a jump one after the other, so that each can be seen by itself.
fn jump(state: &mut State, rules: &Rules, path: &[Square], effects: &mut dyn EffectSink) {
    let seat = state.turn;
    let jumps = rules.variant.jumps;
    state.quiet_plies = 0;
    let mut jumped = Vec::new();
    for (place, leg) in path.windows(2).enumerate() {
        let &[from, to] = leg else { continue };
        let met = passed(state, from, to);
        let victim = if jumps.removal_at_end {
            jumped.extend(met);
            None
        } else {
            met.and_then(|met| capture(state, seat, met, effects))
        };
        go(state, seat, from, to, effects);
        if jumps.crowned_on_the_way || place + 2 == path.len() {
            crown(state, rules, seat, to, effects);
        }
        if let Some(victim) = victim {
            leave_without_pieces(state, rules, victim, effects);
        }
    }
    for square in jumped {
        if let Some(victim) = capture(state, seat, square, effects) {
            leave_without_pieces(state, rules, victim, effects);
        }
    }
}

/// The first piece between two squares of a diagonal.
fn passed(state: &State, from: Square, to: Square) -> Option<Square> {
    let (direction, distance) = from.way_to(to);
    (1..distance)
        .map(|steps| from.steps(direction, steps))
        .find(|&square| state.at(square).is_piece())
}

fn go(state: &mut State, seat: Seat, from: Square, to: Square, effects: &mut dyn EffectSink) {
    let code = state.take(from);
    state.put(to, code);
    if let Some(kind) = code.kind() {
        effects.emit(Effect::Moved {
            seat,
            kind,
            from,
            to,
        });
    }
}

fn capture(
    state: &mut State,
    by: Seat,
    square: Square,
    effects: &mut dyn EffectSink,
) -> Option<Seat> {
    let victim = state.take(square).piece()?;
    effects.emit(Effect::Captured {
        seat: victim.owner,
        kind: victim.kind,
        square,
        by,
    });
    victim.owner
}

fn crown(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    square: Square,
    effects: &mut dyn EffectSink,
) {
    let geometry = rules.geometry();
    let is_end = |spot| geometry.crowning(seat).contains(spot);
    if state.at(square).is_kind(Kind::Man) && geometry.spot(square).is_some_and(is_end) {
        let kind = Kind::CheckersKing;
        state.take(square);
        state.put(square, Code::new(seat, kind));
        effects.emit(Effect::Promoted { seat, square, kind });
    }
}

fn take_off(state: &mut State, rules: &Rules, square: Square, effects: &mut dyn EffectSink) {
    let by = state.turn;
    // One piece only (R5.3).
    state.huff = Huff::default();
    state.quiet_plies = 0;
    if let Some(seat) = state.take(square).seat() {
        effects.emit(Effect::Huffed { seat, square, by });
        leave_without_pieces(state, rules, seat, effects);
    }
}

/// A seat is out at the moment its last piece is taken.
fn leave_without_pieces(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    effects: &mut dyn EffectSink,
) {
    if state.pieces(seat).is_empty() {
        leave(
            state,
            rules,
            seat,
            SeatState::Removed,
            Reason::AllPieces,
            effects,
        );
    }
}

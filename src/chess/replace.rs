//! GenCon's replacement phase: pieces come back after a king's capture (R7.4, R7.5).

use super::attack::{in_check, is_attacked};
use crate::effect::{Effect, EffectSink};
use crate::facts::Phase;
use crate::moves::Move;
use crate::piece::{Code, Kind};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::square::{Square, SquareSet};
use crate::state::State;

/// After a capture: is the captor's king safe, or, if it left the board with an arm, is its starting square vacant and not
/// attacked (R7.5)?
pub(crate) fn captor_can_go_on(state: &State, rules: &Rules, seat: Seat) -> bool {
    if state.outcome.is_some() || state.king(seat).is_some() {
        return !in_check(state, rules, seat);
    }
    let home = |square: &Square| {
        state.at(*square).is_empty()
            && !is_attacked(state, rules, *square, state.power[seat], Square::NONE)
    };
    starting_squares(rules, seat, Kind::King)
        .iter()
        .any(|square| home(&square))
}

/// The pieces that may be put back, and "done" unless the king is missing (R7.4, R7.5).
pub(crate) fn replacements(state: &State, rules: &Rules) -> Vec<Move> {
    const KINDS: [Kind; 5] = [
        Kind::Queen,
        Kind::Rook,
        Kind::Bishop,
        Kind::Knight,
        Kind::Pawn,
    ];
    let seat = state.turn;
    let drops = |kind: Kind| {
        let places = starting_squares(rules, seat, kind);
        let present = state
            .pieces(seat)
            .iter()
            .filter(|&square| state.at(square).is_kind(kind))
            .count() as u32;
        let vacant = if present < places.len() {
            places
        } else {
            SquareSet::EMPTY
        };
        vacant
            .iter()
            .filter(|&square| state.at(square).is_empty())
            .map(move |square| Move::Drop { kind, square })
    };
    if state.king(seat).is_none() {
        return drops(Kind::King).collect();
    }
    KINDS
        .into_iter()
        .flat_map(drops)
        .chain([Move::Done])
        .collect()
}

/// Puts a piece back.
pub(crate) fn drop(state: &mut State, kind: Kind, square: Square, effects: &mut dyn EffectSink) {
    let seat = state.turn;
    state.put(square, Code::new(seat, kind));
    state.quiet_plies += 1;
    effects.emit(Effect::Placed { seat, kind, square });
}

/// Ends the phase.
pub(crate) fn done(state: &mut State, effects: &mut dyn EffectSink) {
    state.phase = Phase::Play;
    state.quiet_plies += 1;
    effects.emit(Effect::PhaseChanged {
        seat: state.turn,
        phase: Phase::Play,
    });
}

/// The squares on which pieces of a kind begin.
fn starting_squares(rules: &Rules, seat: Seat, kind: Kind) -> SquareSet {
    rules.variant.starting_squares(&rules.board, seat, kind)
}

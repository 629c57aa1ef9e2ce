//! Phases, and how a power's pieces stand in its field, kept while it rearranges them.

use crate::effect::{Effect, EffectSink};
use crate::facts::powers::FIELDS;
use crate::facts::{Arrangement, Phase};
use crate::piece::{Code, Piece};
use crate::seat::Seat;
use crate::state::State;

/// How the power's pieces stand in its field now.
pub(super) fn arrangement_of(state: &State, seat: Seat) -> Arrangement {
    let own = state.pieces(seat);
    let pieces = own.iter().filter_map(|square| {
        let Piece { kind, .. } = state.piece(square)?;
        Some((square, kind, state.diplomacy.unmoved.contains(square)))
    });
    Arrangement::new(seat, pieces)
}

/// Puts the power's pieces in its field back to where they stood.
pub(super) fn restore(before: Arrangement, state: &mut State, seat: Seat) {
    for square in FIELDS[seat].and(state.pieces(seat)) {
        state.take(square);
        state.diplomacy.unmoved.remove(square);
    }
    for (square, kind, unmoved) in before.pieces(seat) {
        state.put(square, Code::new(seat, kind));
        if unmoved {
            state.diplomacy.unmoved.insert(square);
        }
    }
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

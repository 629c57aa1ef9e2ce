//! Telling what a move did to the pieces: the same in chess and in Coalition.

use super::sink::ChessMove;
use crate::effect::{Effect, EffectSink};
use crate::piece::{Code, Piece};
use crate::seat::Seat;
use crate::square::Square;

/// The piece went from one square to another, and became what the move says.
pub(crate) fn tell_move(seat: Seat, code: Code, mv: ChessMove, effects: &mut dyn EffectSink) {
    let Some(kind) = code.kind() else { return };
    effects.emit(Effect::Moved {
        seat,
        kind,
        from: mv.from,
        to: mv.to,
    });
    if let Some(kind) = mv.promotes_to {
        effects.emit(Effect::Promoted {
            seat,
            square: mv.to,
            kind,
        });
    }
}

/// The piece that stood on the square was captured.
pub(crate) fn tell_capture(code: Code, square: Square, by: Seat, effects: &mut dyn EffectSink) {
    if let Some(Piece { owner, kind }) = code.piece() {
        effects.emit(Effect::Captured {
            seat: owner,
            kind,
            square,
            by,
        });
    }
}

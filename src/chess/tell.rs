//! Telling a witness what a move did to the men: the same in chess and in Coalition.

use super::sink::ChessMove;
use crate::effect::{Effect, Witness};
use crate::piece::{Code, Piece};
use crate::seat::Seat;
use crate::square::Square;

/// The man went from one square to another, and became what the move says.
pub(crate) fn tell_move(seat: Seat, code: Code, mv: ChessMove, witness: &mut dyn Witness) {
    let Some(kind) = code.kind() else { return };
    witness.see(Effect::Moved {
        seat,
        kind,
        from: mv.from,
        to: mv.to,
    });
    if let Some(kind) = mv.promotes_to {
        witness.see(Effect::Promoted {
            seat,
            square: mv.to,
            kind,
        });
    }
}

/// The man that stood on the square was captured.
pub(crate) fn tell_capture(code: Code, square: Square, by: Seat, witness: &mut dyn Witness) {
    if let Some(Piece { owner, kind }) = code.piece() {
        witness.see(Effect::Captured {
            seat: owner,
            kind,
            square,
            by,
        });
    }
}

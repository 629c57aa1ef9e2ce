//! Which castlings are legal (R2.4, R2.5).

use super::attack::{in_check, is_attacked_by};
use super::castle::{move_castling_pieces, step_towards, targets};
use super::sink::{ChessMove, Flag, MoveSink};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::square::{Square, SquareSet};
use crate::state::State;

/// Gives the sink the castlings of a seat that is not in check.
#[inline]
pub(super) fn castlings(
    state: &State,
    rules: &Rules,
    seat: Seat,
    hostile: SquareSet,
    sink: &mut dyn MoveSink,
) {
    let Some(king) = state.king(seat) else { return };
    for side in 0..2 {
        let rook = state.castling_rooks[seat][usize::from(side)];
        if rook.exists() && way_is_free(state, rules, seat, king, rook, side) {
            try_castling(state, rules, seat, hostile, (king, rook, side), sink);
        }
    }
}

/// Are all squares that king and rook pass vacant?
#[inline]
fn way_is_free(
    state: &State,
    rules: &Rules,
    seat: Seat,
    king: Square,
    rook: Square,
    side: u8,
) -> bool {
    let vacant = |square: Square| square == king || square == rook || state.at(square).is_empty();
    if !vacant(king.offset(step_towards(king, rook))) {
        return false;
    }
    let (king_to, rook_to) = targets(rules, seat, king, rook, side);
    line(king, rook)
        .chain(line(king, king_to))
        .chain(line(rook, rook_to))
        .all(vacant)
}

/// None of the squares that the king passes may be attacked, and a rook that leaves its square may not open a line to the
/// king that it shielded: in 960 games, and from inner arrays.
fn try_castling(
    state: &State,
    rules: &Rules,
    seat: Seat,
    hostile: SquareSet,
    (king, rook, side): (Square, Square, u8),
    sink: &mut dyn MoveSink,
) {
    let (king_to, rook_to) = targets(rules, seat, king, rook, side);
    if line(king, king_to).any(|square| is_attacked_by(state, rules, square, hostile, king)) {
        return;
    }
    let mut after = *state;
    move_castling_pieces(&mut after, king, king_to, rook, rook_to);
    if !in_check(&after, rules, seat) {
        sink.add(ChessMove {
            from: king,
            to: king_to,
            promotes_to: None,
            flag: Flag::Castle(side),
        });
    }
}

/// The squares from one to another on the same rank or file, both included.
#[inline]
fn line(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let step = step_towards(from, to);
    let mut next = Some(from);
    std::iter::from_fn(move || {
        let square = next?;
        next = (square != to).then(|| square.offset(step));
        Some(square)
    })
}

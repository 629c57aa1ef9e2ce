//! Who attacks a square: as in chess, and planes besides.

use std::sync::LazyLock;

use crate::board::{Board, Shape};
use crate::chess;
use crate::piece::{Kind, OwnerMask};
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::square::{Square, SquareSet};
use crate::state::State;

/// Where a plane reaches: exactly two knight's moves over a square of the board, not back to where it started. What it
/// reaches reaches back.
#[inline]
pub(super) fn flight(from: Square) -> SquareSet {
    static FLIGHTS: LazyLock<[SquareSet; 256]> = LazyLock::new(|| {
        let board = Board::get(Shape::Square10, true);
        let mut flights = [SquareSet::EMPTY; 256];
        for from in board.squares() {
            flights[from.index()] = board
                .leaps(from)
                .iter()
                .flat_map(|middle| board.leaps(middle))
                .filter(|&to| to != from)
                .collect();
        }
        flights
    });
    FLIGHTS[from.index()]
}

/// The planes among these pieces that attack the square.
#[inline]
pub(super) fn attacking_planes(
    state: &State,
    square: Square,
    pieces: SquareSet,
) -> impl Iterator<Item = Square> {
    flight(square)
        .and(pieces)
        .iter()
        .filter(|&piece| state.at(piece).is_kind(Kind::Plane))
}

/// Could one of these pieces capture on the square, pins ignored? `through` is a square seen as empty.
#[inline]
pub(super) fn is_attacked(
    state: &State,
    rules: &Rules,
    square: Square,
    pieces: SquareSet,
    through: Square,
) -> bool {
    chess::is_attacked_by(state, rules, square, pieces, through)
        || attacking_planes(state, square, pieces).next().is_some()
}

/// The seats among these owners whose pieces could capture on the square, pins ignored.
pub(crate) fn attackers(
    state: &State,
    rules: &Rules,
    square: Square,
    owners: OwnerMask,
) -> SeatSet {
    let planes: SeatSet = attacking_planes(state, square, state.pieces_of(owners))
        .filter_map(|plane| state.at(plane).seat())
        .collect();
    planes.or(chess::attackers(state, rules, square, owners))
}

/// Is the seat's king attacked by a hostile piece? The lesser powers have no king.
#[inline]
pub(super) fn in_check(state: &State, rules: &Rules, seat: Seat) -> bool {
    is_checked_by(state, rules, seat, state.pieces_of(state.power[seat]))
}

/// Do these pieces attack the seat's king?
#[inline]
pub(super) fn is_checked_by(state: &State, rules: &Rules, seat: Seat, pieces: SquareSet) -> bool {
    state
        .king(seat)
        .is_some_and(|king| is_attacked(state, rules, king, pieces, Square::NONE))
}

//! Who attacks a square: as in chess, and planes besides.

use std::sync::LazyLock;

use crate::board::{Board, Shape};
use crate::chess;
use crate::piece::{Kind, OwnerMask};
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::square::{KNIGHT_LEAPS, Square, SquareSet};
use crate::state::State;

/// Where a plane reaches: exactly two knight's moves over a square of the board, not back to where it started. What it
/// reaches reaches back.
#[inline]
pub(super) fn flight(from: Square) -> &'static SquareSet {
    static FLIGHTS: LazyLock<[SquareSet; 256]> = LazyLock::new(|| {
        let board = Board::get(Shape::Square10, true);
        let leaps = |from: Square| {
            KNIGHT_LEAPS
                .into_iter()
                .map(move |leap| from.offset(leap))
                .filter(|&square| board.has(square))
        };
        let mut flights = [SquareSet::EMPTY; 256];
        for from in board.squares() {
            flights[from.index()] = leaps(from)
                .flat_map(leaps)
                .filter(|&to| to != from)
                .collect();
        }
        flights
    });
    &FLIGHTS[from.index()]
}

/// The planes of these owners that attack the square.
#[inline]
pub(super) fn attacking_planes(state: &State, square: Square, owners: OwnerMask) -> SquareSet {
    let flight = flight(square);
    let mut planes = SquareSet::EMPTY;
    for seat in Seat::ALL.into_iter().filter(|&seat| owners.has(seat)) {
        for place in state.men(seat).and(*flight) {
            if state.at(place).is_kind(Kind::Plane) {
                planes.insert(place);
            }
        }
    }
    planes
}

/// Could a man of these owners capture on the square, pins ignored? `through` is a square seen as empty.
#[inline]
pub(super) fn is_attacked(
    state: &State,
    rules: &Rules,
    square: Square,
    owners: OwnerMask,
    through: Square,
) -> bool {
    chess::is_attacked(state, rules, square, owners, through)
        || !attacking_planes(state, square, owners).is_empty()
}

/// The seats among these owners whose men could capture on the square, pins ignored.
pub(crate) fn attackers(
    state: &State,
    rules: &Rules,
    square: Square,
    owners: OwnerMask,
) -> SeatSet {
    let mut seats = chess::attackers(state, rules, square, owners);
    attacking_planes(state, square, owners)
        .iter()
        .filter_map(|place| state.at(place).seat())
        .for_each(|seat| seats.insert(seat));
    seats
}

/// Is the seat's king attacked by a hostile man? The lesser powers have no king.
#[inline]
pub(super) fn in_check(state: &State, rules: &Rules, seat: Seat) -> bool {
    checks(state, rules, state.power[seat], seat)
}

/// Do men of these owners attack the seat's king?
#[inline]
pub(super) fn checks(state: &State, rules: &Rules, owners: OwnerMask, seat: Seat) -> bool {
    state
        .king(seat)
        .is_some_and(|king| is_attacked(state, rules, king, owners, Square::NONE))
}

//! Who attacks a square: looked for from the square outwards.

use crate::piece::OwnerMask;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::square::{Direction, Square, SquareSet};
use crate::state::State;

/// Could one of these pieces capture on the square, pins ignored? `through` is a square seen as empty: a king that steps
/// away does not shield the squares behind it.
#[inline]
pub(crate) fn is_attacked_by(
    state: &State,
    rules: &Rules,
    square: Square,
    pieces: SquareSet,
    through: Square,
) -> bool {
    let near = near(rules, square, pieces);
    let far = far(state, rules, square, pieces);
    let by_a_near_one = || {
        let mut pieces = near.iter();
        pieces.any(|piece| captures_near(state, rules, square, piece))
    };
    let by_a_far_one = || {
        let mut pieces = far.iter();
        pieces.any(|piece| slides_to(state, rules, square, piece, through))
    };
    !near.is_empty() && by_a_near_one()
        || !far.is_empty() && by_a_far_one()
        || rules.movers.leap_far() && !leaping(state, rules, square, pieces).is_empty()
}

/// The pieces that capture on the square by a leap that is no knight's.
#[inline(never)]
pub(super) fn leaping(
    state: &State,
    rules: &Rules,
    square: Square,
    pieces: SquareSet,
) -> SquareSet {
    let movers = &rules.movers;
    let leaps_there = |&piece: &Square| {
        let capture = movers.capture(state.at(piece));
        capture.is_some_and(|capture| capture.leaps_from(piece).contains(square))
    };
    movers
        .origins(square)
        .and(pieces)
        .iter()
        .filter(leaps_there)
        .collect()
}

/// Could a piece of these owners capture on the square, pins ignored? `through` is seen as empty, as before.
pub(crate) fn is_attacked(
    state: &State,
    rules: &Rules,
    square: Square,
    owners: OwnerMask,
    through: Square,
) -> bool {
    is_attacked_by(state, rules, square, state.pieces_of(owners), through)
}

/// The squares of the pieces of these owners that could capture on the square, pins ignored.
pub(crate) fn attacking_pieces(
    state: &State,
    rules: &Rules,
    square: Square,
    owners: OwnerMask,
) -> SquareSet {
    let pieces = state.pieces_of(owners);
    let near = near(rules, square, pieces).iter();
    let far = far(state, rules, square, pieces).iter();
    let attacking: SquareSet = near
        .filter(|&piece| captures_near(state, rules, square, piece))
        .chain(far.filter(|&piece| slides_to(state, rules, square, piece, Square::NONE)))
        .collect();
    if rules.movers.leap_far() {
        return attacking.or(leaping(state, rules, square, pieces));
    }
    attacking
}

/// The seats among these owners whose pieces could capture on the square, pins ignored.
pub(crate) fn attackers(
    state: &State,
    rules: &Rules,
    square: Square,
    owners: OwnerMask,
) -> SeatSet {
    let pieces = attacking_pieces(state, rules, square, owners);
    pieces
        .iter()
        .filter_map(|piece| state.at(piece).seat())
        .collect()
}

/// Is the seat's king attacked by a piece with power? A seat without a king is never in check (R4.5).
#[inline]
pub(crate) fn in_check(state: &State, rules: &Rules, seat: Seat) -> bool {
    state
        .king(seat)
        .is_some_and(|king| is_attacked(state, rules, king, state.power[seat], Square::NONE))
}

/// The pieces that stand a step or a knight's leap from the square.
#[inline]
pub(super) fn near(rules: &Rules, square: Square, pieces: SquareSet) -> SquareSet {
    let around = rules.board.neighbours(square);
    around.or(rules.board.leaps(square)).and(pieces)
}

/// The pieces that slide in the direction of the square from somewhere on its lines, whatever stands between.
#[inline]
pub(super) fn far(state: &State, rules: &Rules, square: Square, pieces: SquareSet) -> SquareSet {
    let straight = rules.board.straight_lines(square);
    let diagonal = rules.board.diagonal_lines(square);
    let straight = straight.and(state.straight_sliders());
    straight
        .or(diagonal.and(state.diagonal_sliders()))
        .and(pieces)
}

/// Does one of the pieces near the square capture there by a step or a leap?
#[inline]
pub(super) fn captures_near(state: &State, rules: &Rules, square: Square, piece: Square) -> bool {
    let code = state.at(piece).index();
    if rules.board.leaps(square).contains(piece) {
        return rules.movers.leaps[code];
    }
    let (direction, _) = piece.way_to(square);
    rules.movers.steps[code] & direction.bit() != 0
}

/// Is the way of one of the pieces far from the square free, one square seen as empty?
#[inline]
fn slides_to(state: &State, rules: &Rules, square: Square, piece: Square, through: Square) -> bool {
    let between = state.occupancy().between(square, piece);
    (between.is_free() || !between.is_crowded() && between.blocker() == through)
        && slides(state, rules, piece, between.direction.reversed())
}

/// Does the piece slide in the direction in this game?
#[inline]
pub(super) fn slides(state: &State, rules: &Rules, piece: Square, direction: Direction) -> bool {
    rules.movers.slides[state.at(piece).index()] & direction.bit() != 0
}

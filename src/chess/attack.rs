//! Who attacks a square: looked for from the square outwards.

use crate::piece::OwnerMask;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::square::{Direction, Square, SquareSet};
use crate::state::State;

/// Could one of these men capture on the square, pins ignored? `through` is a square seen as empty: a king that steps
/// away does not shield the squares behind it.
#[inline]
pub(crate) fn is_attacked_by(
    state: &State,
    rules: &Rules,
    square: Square,
    men: SquareSet,
    through: Square,
) -> bool {
    let near = near(rules, square, men);
    let far = far(state, rules, square, men);
    let by_a_near_one = || {
        let mut men = near.iter();
        men.any(|man| captures_near(state, rules, square, man))
    };
    let by_a_far_one = || {
        let mut men = far.iter();
        men.any(|man| slides_to(state, rules, square, man, through))
    };
    !near.is_empty() && by_a_near_one() || !far.is_empty() && by_a_far_one()
}

/// Could a man of these owners capture on the square, pins ignored? `through` is seen as empty, as before.
pub(crate) fn is_attacked(
    state: &State,
    rules: &Rules,
    square: Square,
    owners: OwnerMask,
    through: Square,
) -> bool {
    is_attacked_by(state, rules, square, state.men_of(owners), through)
}

/// The squares of the men of these owners that could capture on the square, pins ignored.
pub(crate) fn attacking_men(
    state: &State,
    rules: &Rules,
    square: Square,
    owners: OwnerMask,
) -> SquareSet {
    let men = state.men_of(owners);
    let near = near(rules, square, men).iter();
    let far = far(state, rules, square, men).iter();
    near.filter(|&man| captures_near(state, rules, square, man))
        .chain(far.filter(|&man| slides_to(state, rules, square, man, Square::NONE)))
        .collect()
}

/// The seats among these owners whose men could capture on the square, pins ignored.
pub(crate) fn attackers(
    state: &State,
    rules: &Rules,
    square: Square,
    owners: OwnerMask,
) -> SeatSet {
    let men = attacking_men(state, rules, square, owners);
    men.iter().filter_map(|man| state.at(man).seat()).collect()
}

/// Is the seat's king attacked by a man with power? A seat without a king is never in check (R4.5).
#[inline]
pub(crate) fn in_check(state: &State, rules: &Rules, seat: Seat) -> bool {
    state
        .king(seat)
        .is_some_and(|king| is_attacked(state, rules, king, state.power[seat], Square::NONE))
}

/// The men that stand a step or a knight's leap from the square.
#[inline]
pub(super) fn near(rules: &Rules, square: Square, men: SquareSet) -> SquareSet {
    let around = rules.board.neighbours(square);
    around.or(rules.board.leaps(square)).and(men)
}

/// The men that slide in the direction of the square from somewhere on its lines, whatever stands between.
#[inline]
pub(super) fn far(state: &State, rules: &Rules, square: Square, men: SquareSet) -> SquareSet {
    let straight = rules.board.straight_lines(square);
    let diagonal = rules.board.diagonal_lines(square);
    let straight = straight.and(state.straight_sliders());
    straight.or(diagonal.and(state.diagonal_sliders())).and(men)
}

/// Does one of the men near the square capture there by a step or a leap?
#[inline]
pub(super) fn captures_near(state: &State, rules: &Rules, square: Square, man: Square) -> bool {
    let code = state.at(man).index();
    if rules.board.leaps(square).contains(man) {
        return rules.leaps[code];
    }
    let (direction, _) = man.way_to(square);
    rules.steps[code] & direction.bit() != 0
}

/// Is the way of one of the men far from the square free, one square seen as empty?
#[inline]
fn slides_to(state: &State, rules: &Rules, square: Square, man: Square, through: Square) -> bool {
    let between = state.occupancy().between(square, man);
    (between.is_free() || !between.is_crowded() && between.blocker() == through)
        && slides(state, rules, man, between.direction.reversed())
}

/// Does the man slide in the direction in this game?
#[inline]
pub(super) fn slides(state: &State, rules: &Rules, man: Square, direction: Direction) -> bool {
    rules.slides[state.at(man).index()] & direction.bit() != 0
}

//! Who attacks a square: looked for from the square outwards.

use crate::piece::{Code, OwnerMask};
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
    for leaper in rules.board.leaps(square).and(men) {
        if rules.leaps[state.at(leaper).index()] {
            return true;
        }
    }
    directions_of_danger(state, rules, square, men).any(|direction| {
        first_attacker(state, rules, square, direction, through)
            .is_some_and(|attacker| men.contains(attacker))
    })
}

/// The directions in which one of these men stands beside the square or slides on a line through it: from nowhere else
/// can it be attacked, except by a leap.
#[inline]
pub(super) fn directions_of_danger(
    state: &State,
    rules: &Rules,
    square: Square,
    men: SquareSet,
) -> impl Iterator<Item = Direction> + use<> {
    let board = rules.board;
    let straight = board.straight_lines(square).and(state.straight_sliders());
    let diagonal = board.diagonal_lines(square).and(state.diagonal_sliders());
    let beside = board.neighbours(square);
    let mut directions = 0;
    for man in straight.or(diagonal).or(beside).and(men) {
        directions |= square.direction_to(man).bit();
    }
    std::iter::from_fn(move || {
        (directions != 0).then(|| {
            let direction = Direction::lowest_of(directions);
            directions &= directions - 1;
            direction
        })
    })
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
    let leapers = rules.board.leaps(square).and(men).iter();
    let leapers = leapers.filter(|&leaper| rules.leaps[state.at(leaper).index()]);
    let others = directions_of_danger(state, rules, square, men)
        .filter_map(|direction| first_attacker(state, rules, square, direction, Square::NONE))
        .filter(|&attacker| men.contains(attacker));
    leapers.chain(others).collect()
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

/// The first man in a direction, if it captures along it as far as the square.
#[inline]
fn first_attacker(
    state: &State,
    rules: &Rules,
    square: Square,
    direction: Direction,
    through: Square,
) -> Option<Square> {
    let reach = rules.board.reach(square, direction);
    let mut distance = state.occupancy().run(square, direction) + 1;
    if distance > reach {
        return None;
    }
    let mut man = square.steps(direction, distance);
    if man == through {
        distance += state.occupancy().run(man, direction) + 1;
        if distance > reach {
            return None;
        }
        man = square.steps(direction, distance);
    }
    captures_along(rules, state.at(man), direction.reversed(), distance).then_some(man)
}

/// Does the man capture this many squares away in the direction?
#[inline]
pub(super) fn captures_along(
    rules: &Rules,
    code: Code,
    direction: Direction,
    distance: u8,
) -> bool {
    let steps = if distance == 1 {
        rules.steps[code.index()]
    } else {
        0
    };
    (rules.slides[code.index()] | steps) & direction.bit() != 0
}

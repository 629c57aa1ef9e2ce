//! Who attacks a square: looked for from the square outwards.

use crate::piece::{Code, OwnerMask};
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::square::{Direction, KNIGHT_LEAPS, Square};
use crate::state::State;

/// Could a man of these owners capture on the square, pins ignored? `through` is a square seen as empty: a king that
/// steps away does not shield the squares behind it.
#[inline]
pub(crate) fn is_attacked(
    state: &State,
    rules: &Rules,
    square: Square,
    owners: OwnerMask,
    through: Square,
) -> bool {
    let mut found = false;
    each_attacker(state, rules, square, owners, through, |_| {
        found = true;
        true
    });
    found
}

/// The seats among these owners whose men could capture on the square, pins ignored.
pub(crate) fn attackers(
    state: &State,
    rules: &Rules,
    square: Square,
    owners: OwnerMask,
) -> SeatSet {
    let mut seats = SeatSet::EMPTY;
    each_attacker(state, rules, square, owners, Square::NONE, |code| {
        if let Some(seat) = code.seat() {
            seats.insert(seat);
        }
        false
    });
    seats
}

/// Is the seat's king attacked by a man with power? A seat without a king is never in check (R4.5).
#[inline]
pub(crate) fn in_check(state: &State, rules: &Rules, seat: Seat) -> bool {
    state
        .king(seat)
        .is_some_and(|king| is_attacked(state, rules, king, state.power[seat], Square::NONE))
}

/// Shows the visitor every attacking man until it answers `true`.
#[inline]
fn each_attacker(
    state: &State,
    rules: &Rules,
    square: Square,
    owners: OwnerMask,
    through: Square,
    mut visit: impl FnMut(Code) -> bool,
) {
    let field = state.field();
    for leap in KNIGHT_LEAPS {
        let code = field[square.offset(leap).index()];
        if rules.leaps[code.index()] && code.is_of(owners) && visit(code) {
            return;
        }
    }
    for direction in Direction::ALL {
        let toward = direction.reversed().bit();
        let mut place = square;
        for distance in 0..rules.board.reach(square, direction) {
            place = place.step(direction);
            let code = field[place.index()];
            if code.is_empty() || place == through {
                continue;
            }
            let reaches = rules.slides[code.index()]
                | if distance == 0 {
                    rules.steps[code.index()]
                } else {
                    0
                };
            if reaches & toward != 0 && code.is_of(owners) && visit(code) {
                return;
            }
            break;
        }
    }
}

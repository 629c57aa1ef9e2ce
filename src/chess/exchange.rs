//! What a series of captures on one square gains, each seat in its turn capturing with its cheapest piece or letting it be.

use super::attack::{captures_near, far, near, slides};
use crate::facts::SeatState;
use crate::piece::{Code, Kind, OwnerMask};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::square::Square;
use crate::state::State;

/// What a king is worth that would be taken back: more than all that can stand on a board.
const KING: i32 = 20_000;
/// More captures on one square than there can be pieces around it are never counted.
const MOST: usize = 32;

/// What the side of the seat to move gains by moving a piece and all captures on the target that follow, for either side never
/// more than it wants: pins and promotions ignored. Whoever is not on the mover's side is thought to be against it.
pub(crate) fn exchange(
    state: &State,
    rules: &Rules,
    (from, to): (Square, Square),
    value: impl Fn(Code) -> i32,
) -> i32 {
    let worth = |code: Code| {
        if code.is_kind(Kind::King) {
            KING
        } else {
            value(code)
        }
    };
    let own = state.allies(rules, state.turn);
    let active = Seat::ALL
        .into_iter()
        .filter(|&seat| state.seat_state(seat) == SeatState::Active);
    let pieces = state.pieces_of(OwnerMask::of(active.collect()));
    let mut around = near(rules, to, pieces).or(far(state, rules, to, pieces));
    around.remove(from);
    let mut occupancy = *state.occupancy();
    occupancy.flip(from);
    let mut gains = [0; MOST];
    gains[0] = value(state.at(to));
    let mut standing = worth(state.at(from));
    let (mut count, mut seat, mut turns, mut ours) = (0, state.turn, 0, true);
    while turns < rules.variant.order.len() && count + 1 < MOST {
        seat = rules.next[seat];
        turns += 1;
        if own.contains(seat) == ours {
            continue;
        }
        let slides_there = |piece: Square| {
            // Whoever stands a leap away is on no line.
            to.way_to(piece).1 > 0 && {
                let between = occupancy.between(to, piece);
                between.is_free() && slides(state, rules, piece, between.direction.reversed())
            }
        };
        let reaches =
            |piece: &Square| captures_near(state, rules, to, *piece) || slides_there(*piece);
        let candidates = around.and(state.pieces(seat)).iter().filter(reaches);
        let Some(cheapest) = candidates.min_by_key(|&piece| worth(state.at(piece))) else {
            continue;
        };
        count += 1;
        gains[count] = standing - gains[count - 1];
        standing = worth(state.at(cheapest));
        around.remove(cheapest);
        occupancy.flip(cheapest);
        (turns, ours) = (0, !ours);
    }
    for i in (1..=count).rev() {
        gains[i - 1] = -(-gains[i - 1]).max(gains[i]);
    }
    gains[0]
}

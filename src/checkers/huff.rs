//! Huffing (R5.3): the penalty for not capturing, where capturing is not enforced.
//!
//! What the book leaves open is settled like this:
//! * Who steps although pieces of his could capture has failed with each of them; the piece that stepped, if it could
//!   capture, is taken off where it now stands.
//! * Who jumps has captured, with whichever piece he liked: only a jumping piece that stops short has failed.
//! * Only the mover's own pieces count, not his partner's.
//! * The right is that of the next hostile player who has a move, partners in between or not. It ends with his move,
//!   used or not, and with the first piece taken off. All failures that may be punished are therefore one party's.

use super::stones::Stones;
use super::view::{View, passed};
use crate::facts::Huff;
use crate::moves::Move;
use crate::rules::Rules;
use crate::square::{Square, SquareSet};
use crate::state::State;

/// The pieces that the seat to move may take off.
pub(super) fn offered(state: &State, rules: &Rules) -> SquareSet {
    let is_hostile = |&square: &Square| {
        let owner = state.at(square).seat();
        owner.is_some_and(|owner| rules.hostile(owner, state.turn))
    };
    state.huff.failed().iter().filter(is_hostile).collect()
}

/// What may be huffed after a move that the seat to move is about to make.
pub(super) fn failures(state: &State, rules: &Rules, mv: Move) -> Huff {
    if !rules.variant.huff {
        return Huff::default();
    }
    let (Some(from), Some(to)) = (mv.from(), mv.to()) else {
        return Huff::default();
    };
    let of_own_party = |&square: &Square| {
        let owner = state.at(square).seat();
        owner.is_some_and(|owner| rules.allies[state.turn].contains(owner))
    };
    let earlier = state.huff.failed().iter().filter(of_own_party);
    let failed: SquareSet = match mv {
        Move::Jump(path) => stopped_short(state, rules, path.squares())
            .into_iter()
            .collect(),
        _ => could_capture(state, rules),
    };
    // A piece that failed earlier and now moves (no hostile player having had a move between) is still the same piece.
    let now = |square| if square == from { to } else { square };
    Huff::new(earlier.chain(failed.iter()).map(now).collect())
}

fn could_capture(state: &State, rules: &Rules) -> SquareSet {
    let geometry = rules.geometry();
    View::of(state, rules, state.turn)
        .jumpers()
        .iter()
        .map(|spot| geometry.square(spot))
        .collect()
}

/// The last square of a path from which the same piece, still uncrowned if it was a man (R5.4), could have gone on.
fn stopped_short(state: &State, rules: &Rules, path: &[Square]) -> Option<Square> {
    let geometry = rules.geometry();
    let seat = state.turn;
    let mut stones = Stones::from_state(state, geometry);
    for leg in path.windows(2) {
        let &[from, to] = leg else { continue };
        let (from, to) = (geometry.spot(from)?, geometry.spot(to)?);
        let met = passed(geometry, stones.occupied(), from, to)?;
        stones = stones.without(met).moved(seat, from, to);
    }
    let last = *path.last()?;
    View::new(rules, stones, seat)
        .can_jump_from(geometry.spot(last)?)
        .then_some(last)
}

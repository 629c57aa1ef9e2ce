//! The choices of a seat as moves.

use super::huff;
use super::stones::Stones;
use super::view::{Choices, Compulsion, Path, View};
use crate::board::{Geometry, Spot};
use crate::moves::{JumpPath, Move};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::square::Square;
use crate::state::State;

/// The legal moves of the seat to move; every distinct path of a jump is one.
pub(crate) fn moves(state: &State, rules: &Rules) -> Vec<Move> {
    let mut list = List {
        geometry: rules.geometry(),
        moves: Vec::new(),
    };
    View::of(state, rules, state.turn).each(compulsion(rules), &mut list);
    let huffs = huff::offered(state, rules).iter().map(Move::Huff);
    list.moves.extend(huffs);
    list.moves
}

/// Could the seat move, if it were its turn? Huffing comes before a move and is none: who has no move passes, and leaves
/// what may be huffed to the next hostile player who has one (R5.3).
pub(crate) fn has_move(state: &State, rules: &Rules, seat: Seat) -> bool {
    View::of(state, rules, seat).can_move()
}

fn compulsion(rules: &Rules) -> Compulsion {
    if rules.variant.huff {
        Compulsion::Huffed
    } else {
        Compulsion::Enforced
    }
}

/// Collects choices as moves.
struct List<'a> {
    geometry: &'a Geometry,
    moves: Vec<Move>,
}

impl Choices for List<'_> {
    fn step(&mut self, from: Spot, to: Spot) {
        let (from, to) = (self.geometry.square(from), self.geometry.square(to));
        self.moves.push(Move::Step { from, to });
    }

    fn jump(&mut self, path: &Path, _: &Stones) {
        self.moves.extend(jump_move(self.geometry, path));
    }
}

/// A jump along a path as a move.
pub(crate) fn jump_move(geometry: &Geometry, path: &Path) -> Option<Move> {
    let mut squares = [Square::NONE; JumpPath::MOST];
    for (square, &spot) in squares.iter_mut().zip(path.spots()) {
        *square = geometry.square(spot);
    }
    JumpPath::new(&squares[..path.spots().len()]).map(Move::Jump)
}

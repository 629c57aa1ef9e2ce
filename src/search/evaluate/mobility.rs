//! How freely an army's pieces move, counted where it costs next to nothing: vacant squares before sliders and checkers pieces.

use super::Evaluator;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::square::{Direction, SquareSet};
use crate::state::State;
use crate::variant::Family;

impl Evaluator {
    /// What an army's freedom is worth. Leapers and pawns are left to the tables of squares: where they stand says as much.
    pub(super) fn freedom(&self, state: &State, rules: &Rules, seat: Seat) -> i32 {
        let weight = i32::from(self.weights.mobility);
        if weight == 0 {
            return 0;
        }
        let vacant = match rules.variant.family {
            Family::Checkers => steps_ahead(state, rules, seat),
            Family::Chess | Family::Coalition => slides(state, rules, seat),
        };
        i32::from(vacant) * weight / 4
    }
}

/// Vacant squares on the lines of the seat's sliders.
fn slides(state: &State, rules: &Rules, seat: Seat) -> u16 {
    const STRAIGHT: [Direction; 4] = [
        Direction::NORTH,
        Direction::EAST,
        Direction::SOUTH,
        Direction::WEST,
    ];
    const DIAGONAL: [Direction; 4] = [
        Direction::NORTH_EAST,
        Direction::SOUTH_EAST,
        Direction::SOUTH_WEST,
        Direction::NORTH_WEST,
    ];
    let along = |sliders: SquareSet, directions: [Direction; 4]| -> u16 {
        let squares = sliders.and(state.pieces(seat)).iter();
        let run = |square| {
            directions.map(|direction| {
                let reach = rules.board.reach(square, direction);
                u16::from(state.occupancy().run(square, direction).min(reach))
            })
        };
        squares.flat_map(run).sum()
    };
    along(state.straight_sliders(), STRAIGHT) + along(state.diagonal_sliders(), DIAGONAL)
}

/// Vacant squares diagonally in front of the seat's pieces.
fn steps_ahead(state: &State, rules: &Rules, seat: Seat) -> u16 {
    let vacant = state.occupancy().vacant();
    let ahead = |direction: Direction| {
        let direction = direction.seen_by(seat);
        let pieces = rules
            .board
            .through_corners_barred(state.pieces(seat), direction);
        pieces.shifted(direction.offset()).and(vacant).len() as u16
    };
    ahead(Direction::FORWARD_LEFT) + ahead(Direction::FORWARD_RIGHT)
}

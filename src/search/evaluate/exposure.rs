//! How exposed a king is, to all hostile armies at once.

use super::Evaluator;
use crate::piece::OwnerMask;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::square::Direction;
use crate::state::State;

impl Evaluator {
    /// Open lines that somebody could use, sliders that do, leapers in reach, and what shields the king. The table's target
    /// is whoever more than one hostile army aims at: each beyond the first counts extra, since they need not wait for one
    /// another's next turn. A king without a vacant square beside it is mated by any leap.
    pub(super) fn danger(&self, state: &State, rules: &Rules, seat: Seat) -> i32 {
        let Some(king) = state.king(seat) else {
            return 0;
        };
        let (power, weights) = (state.power[seat], &self.weights);
        let (mut open, mut hostile, mut shield) = (0, 0, 0);
        let mut armies = SeatSet::EMPTY;
        for direction in Direction::ALL {
            let reach = rules.board.reach(king, direction);
            let run = state.occupancy().run(king, direction);
            open += i32::from(run.min(reach));
            if run >= reach {
                continue;
            }
            let code = state.at(king.steps(direction, run + 1));
            if code.is_of(power) {
                if rules.movers.slides[code.index()] & direction.reversed().bit() != 0 {
                    hostile += 2;
                    code.seat()
                        .into_iter()
                        .for_each(|owner| armies.insert(owner));
                }
            } else if run == 0 {
                shield += 1;
            }
        }
        for leaper in rules.board.leaps(king).and(state.pieces_of(power)) {
            let code = state.at(leaper);
            if rules.movers.leaps[code.index()] {
                hostile += 1;
                code.seat()
                    .into_iter()
                    .for_each(|owner| armies.insert(owner));
            }
        }
        open * i32::from(weights.open_square) + hostile * i32::from(weights.hostile_line)
            - shield * i32::from(weights.shield)
            + if open == 0 {
                i32::from(weights.smothered)
            } else {
                0
            }
            + (armies.len() as i32 - 1).max(0) * i32::from(weights.target)
    }
    /// Open lines to a king that sliders could use, less what shields it: what the squares around it do not show.
    pub(super) fn exposure(&self, state: &State, rules: &Rules, seat: Seat) -> i32 {
        let Some(king) = state.king(seat) else {
            return 0;
        };
        let own = OwnerMask::of(state.allies(rules, seat));
        let (mut open, mut shield) = (0, 0);
        let mut look = |direction: Direction| {
            let run = state.occupancy().run(king, direction);
            open += i32::from(run);
            let first = state.at(king.steps(direction, run + 1));
            shield += i32::from(run == 0 && first.is_of(own));
        };
        look(Direction::NORTH);
        look(Direction::NORTH_EAST);
        look(Direction::EAST);
        look(Direction::SOUTH_EAST);
        look(Direction::SOUTH);
        look(Direction::SOUTH_WEST);
        look(Direction::WEST);
        look(Direction::NORTH_WEST);
        open * i32::from(self.weights.open_square) - shield * i32::from(self.weights.shield)
    }
}

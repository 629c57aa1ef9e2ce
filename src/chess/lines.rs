//! What the lines through a king leave its men: checks to be answered and pins.

use super::attack::{captures_along, directions_of_danger};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::square::{Direction, Square, SquareSet};
use crate::state::State;

/// See the module's text.
pub(crate) struct Lines {
    /// Where a man other than the king must go: everywhere, or onto the checker or before it; nowhere in double check.
    pub(crate) evasions: SquareSet,
    pub(crate) pinned: SquareSet,
    pub(crate) checked: bool,
    /// The lines of the pinned men, from the square beside the king to the pinner.
    pins: [SquareSet; 8],
}

impl Lines {
    /// Looks from the seat's king at `hostile` men with power.
    #[inline]
    pub(crate) fn seen_from_king(
        state: &State,
        rules: &Rules,
        seat: Seat,
        hostile: SquareSet,
    ) -> Self {
        let mut lines = Self {
            evasions: SquareSet::FULL,
            pinned: SquareSet::EMPTY,
            pins: [SquareSet::EMPTY; 8],
            checked: false,
        };
        let Some(king) = state.king(seat) else {
            return lines;
        };
        for leaper in rules.board.leaps(king).and(hostile) {
            if rules.leaps[state.at(leaper).index()] {
                lines.add_check([leaper].into_iter().collect());
            }
        }
        for direction in directions_of_danger(state, rules, king, hostile) {
            lines.look_along(state, rules, seat, king, hostile, direction);
        }
        lines
    }

    #[inline]
    fn look_along(
        &mut self,
        state: &State,
        rules: &Rules,
        seat: Seat,
        king: Square,
        hostile: SquareSet,
        direction: Direction,
    ) {
        let reach = rules.board.reach(king, direction);
        let mut distance = state.occupancy().run(king, direction) + 1;
        if distance > reach {
            return;
        }
        let mut man = king.steps(direction, distance);
        let mut shield = None;
        if state.at(man).seat() == Some(seat) {
            shield = Some(man);
            distance += state.occupancy().run(man, direction) + 1;
            if distance > reach {
                return;
            }
            man = king.steps(direction, distance);
        }
        if hostile.contains(man)
            && captures_along(rules, state.at(man), direction.reversed(), distance)
        {
            let line = (1..=distance)
                .map(|step| king.steps(direction, step))
                .collect();
            match shield {
                Some(pinned) => {
                    self.pinned.insert(pinned);
                    self.pins[direction.index()] = line;
                }
                None => self.add_check(line),
            }
        }
    }

    /// The king is in check; a man other than the king must go onto these squares.
    pub(crate) fn add_check(&mut self, line: SquareSet) {
        self.evasions = if self.checked { SquareSet::EMPTY } else { line };
        self.checked = true;
    }

    /// Where a man other than the king may go.
    pub(super) fn freedom(&self, man: Square) -> SquareSet {
        if self.pinned.contains(man) {
            self.freedom_of_pinned(man)
        } else {
            self.evasions
        }
    }

    /// Where a pinned man may go.
    pub(crate) fn freedom_of_pinned(&self, man: Square) -> SquareSet {
        let pin = self.pins.iter().find(|line| line.contains(man));
        pin.map_or(self.evasions, |line| line.and(self.evasions))
    }
}

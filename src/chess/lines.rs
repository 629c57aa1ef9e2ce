//! What the lines through a king leave its pieces: checks to be answered and pins.

use super::attack::{captures_near, far, leaping, near, slides};
use crate::board::Board;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::square::{Square, SquareSet};
use crate::state::State;

/// Where a seat's pieces may go for their king's sake.
pub(crate) struct Lines<'a> {
    /// Where a piece other than the king must go: everywhere, or onto the checker or before it; nowhere in double check.
    pub(crate) evasions: SquareSet,
    pub(crate) pinned: SquareSet,
    pub(crate) checked: bool,
    king: Square,
    board: &'a Board,
}

impl<'a> Lines<'a> {
    /// Looks from the seat's king at `hostile` pieces with power.
    #[inline]
    pub(crate) fn seen_from_king(
        state: &State,
        rules: &'a Rules,
        seat: Seat,
        hostile: SquareSet,
    ) -> Self {
        let mut lines = Self {
            evasions: SquareSet::FULL,
            pinned: SquareSet::EMPTY,
            checked: false,
            king: Square::NONE,
            board: &rules.board,
        };
        let Some(king) = state.king(seat) else {
            return lines;
        };
        lines.king = king;
        let near = near(rules, king, hostile);
        if !near.is_empty() {
            lines.look_around(state, rules, king, near);
        }
        far(state, rules, king, hostile)
            .iter()
            .for_each(|slider| lines.look_along(state, rules, seat, king, slider));
        if rules.movers.leap_far() {
            // Nothing can be put between a leaper and the king.
            for leaper in leaping(state, rules, king, hostile) {
                lines.add_check([leaper].into_iter().collect());
            }
        }
        lines
    }

    fn look_around(&mut self, state: &State, rules: &Rules, king: Square, near: SquareSet) {
        for piece in near {
            if captures_near(state, rules, king, piece) {
                self.add_check([piece].into_iter().collect());
            }
        }
    }

    /// A slider on a line with the king gives check if nobody stands between, and pins the only piece who does.
    #[inline]
    fn look_along(
        &mut self,
        state: &State,
        rules: &Rules,
        seat: Seat,
        king: Square,
        slider: Square,
    ) {
        let between = state.occupancy().between(king, slider);
        let direction = between.direction;
        if between.is_crowded() || !slides(state, rules, slider, direction.reversed()) {
            return;
        }
        if between.is_free() {
            let line = (1..=between.distance).map(|step| king.steps(direction, step));
            self.add_check(line.collect());
        } else if state.pieces(seat).contains(between.blocker()) {
            self.pinned.insert(between.blocker());
        }
    }

    /// Is there anything that the seat's pieces may not do for their king's sake?
    #[inline]
    pub(super) fn is_bound(&self) -> bool {
        self.checked || !self.pinned.is_empty()
    }

    /// The king is in check; a piece other than the king must go onto these squares.
    pub(crate) fn add_check(&mut self, line: SquareSet) {
        self.evasions = if self.checked { SquareSet::EMPTY } else { line };
        self.checked = true;
    }

    /// Where a piece other than the king may go.
    pub(super) fn freedom(&self, piece: Square) -> SquareSet {
        if self.pinned.contains(piece) {
            self.freedom_of_pinned(piece)
        } else {
            self.evasions
        }
    }

    /// Where a pinned piece may go: along the line that it shares with the king, as far as other pieces let it.
    #[inline]
    pub(crate) fn freedom_of_pinned(&self, piece: Square) -> SquareSet {
        let (direction, _) = self.king.way_to(piece);
        let lines = |square| {
            if direction.is_diagonal() {
                self.board.diagonal_lines(square)
            } else {
                self.board.straight_lines(square)
            }
        };
        lines(self.king).and(lines(piece)).and(self.evasions)
    }
}

//! Moves of pieces that have no simple shape: square by square, as their records say.

use super::generate::Generator;
use super::lines::Lines;
use super::pieces::usable_right;
use super::sink::{ChessMove, Flag, MoveSink};
use crate::piece::Code;
use crate::rules::Reach;
use crate::seat::Seat;
use crate::square::{Direction, Square, SquareSet};

impl Generator<'_> {
    /// All moves of these pieces. One that is pinned or has a check to answer tries each of its moves out: by a leap it may leave
    /// the line between its king and a slider even where it stays on the king's line.
    #[inline(never)]
    pub(super) fn general_pieces(&self, pieces: SquareSet, lines: &Lines, sink: &mut dyn MoveSink) {
        for from in pieces {
            let code = self.state.at(from);
            let bound = lines.checked || lines.pinned.contains(from);
            let captures = self.reach(self.rules.movers.capture(code), from);
            let quiet = self.reach(self.rules.movers.quiet(code), from);
            let passed = self.passed_by(code, captures);
            let targets = quiet.and(self.vacant).or(captures.and(self.targets));
            if code.is_in(self.rules.movers.kinds.royal) {
                self.royal(from, targets, sink);
            } else {
                self.general(from, targets.without(passed), Flag::None, bound, sink);
            }
            for to in passed {
                self.try_general(from, to, Flag::EnPassant, sink);
            }
            if let Some(to) = self.double_step(code, from) {
                let to = [to].into_iter().collect();
                self.general(from, to, Flag::DoubleStep, bound, sink);
            }
        }
    }

    fn general(
        &self,
        from: Square,
        targets: SquareSet,
        flag: Flag,
        bound: bool,
        sink: &mut dyn MoveSink,
    ) {
        let promotes = self.promotes(self.state.at(from));
        if !bound && flag == Flag::None && !targets.meets(promotes) {
            sink.add_targets(from, targets);
            return;
        }
        for to in targets {
            if bound {
                self.try_general(from, to, flag, sink);
            } else {
                self.each_landing(from, to, flag, |mv| sink.add(mv));
            }
        }
    }

    /// Tries a move out, promotions each.
    pub(super) fn try_general(
        &self,
        from: Square,
        to: Square,
        flag: Flag,
        sink: &mut dyn MoveSink,
    ) {
        self.each_landing(from, to, flag, |mv| self.add_if_safe(mv, sink));
    }

    fn each_landing(&self, from: Square, to: Square, flag: Flag, mut add: impl FnMut(ChessMove)) {
        if self.promotes(self.state.at(from)).contains(to) {
            self.add_promotions(from, to, flag, add);
        } else {
            add(ChessMove {
                flag,
                ..ChessMove::plain(from, to)
            });
        }
    }

    /// The squares on which a piece becomes another.
    fn promotes(&self, code: Code) -> SquareSet {
        if code.is_in(self.rules.movers.promoters) {
            self.promotion_squares()
        } else {
            SquareSet::EMPTY
        }
    }

    /// Where a piece that counts as a pawn takes others in passing.
    fn passed_by(&self, code: Code, captures: SquareSet) -> SquareSet {
        if self.passed.is_empty() || !code.is_in(self.rules.movers.pawns) {
            return SquareSet::EMPTY;
        }
        let rights = Seat::ALL
            .into_iter()
            .filter_map(|pusher| usable_right(self.state, self.rules, self.seat, pusher));
        let passed: SquareSet = rights.map(|right| right.over).collect();
        captures.and(passed).and(self.open)
    }

    /// Two squares straight ahead from where pawns begin, both vacant.
    fn double_step(&self, code: Code, from: Square) -> Option<Square> {
        let begins = self.rules.pawns[self.seat].double_step.contains(from);
        let ahead = Direction::FORWARD.seen_by(self.seat);
        let over = from.step(ahead);
        let to = over.step(ahead);
        (begins
            && code.is_in(self.rules.movers.double_steppers)
            && self.vacant.contains(over)
            && self.vacant.contains(to))
        .then_some(to)
    }

    /// The squares that a movement reaches, the first occupied one on each line among them.
    fn reach(&self, reach: Option<&Reach>, from: Square) -> SquareSet {
        let Some(reach) = reach else {
            return SquareSet::EMPTY;
        };
        let mut squares = reach.leaps_from(from);
        for direction in Direction::ALL {
            let edge = self.rules.board.reach(from, direction);
            let length = if reach.slides & direction.bit() != 0 {
                edge.min(self.state.occupancy().run(from, direction) + 1)
            } else {
                edge.min(u8::from(reach.steps & direction.bit() != 0))
            };
            (1..=length).for_each(|distance| squares.insert(from.steps(direction, distance)));
        }
        squares
    }
}

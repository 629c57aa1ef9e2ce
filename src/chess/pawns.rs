//! Pawn moves: all pawns of a seat step, double-step and capture together, each by one shift of their set.

use super::generate::{Generator, one};
use super::lines::Lines;
use super::pieces::usable_right;
use super::sink::{ChessMove, Flag, MoveSink};
use crate::seat::{Seat, SeatSet};
use crate::square::{Direction, Square, SquareSet};

impl Generator<'_> {
    /// All pawns that walk forward: the free ones together, each pinned one within its pin.
    #[inline]
    pub(super) fn pawns<S: MoveSink>(&self, lines: &Lines, sink: &mut S) {
        let pawns = self.state.pawns(self.seat);
        let free = pawns.without(lines.pinned);
        let plain = !lines.checked
            && !free.meets(self.rules.pawns[self.seat].before_promotion)
            && !self.rules.variant.pawns.leaping
            && self.state.removed_arms.is_empty();
        if plain {
            self.plain_pawns(free, sink);
        } else {
            self.bound_pawns(Direction::FORWARD, free, lines.evasions, sink);
        }
        let pinned = pawns.and(lines.pinned);
        if !pinned.is_empty() {
            self.pinned_pawns(pinned, lines, sink);
        }
    }

    /// Most pinned pawns cannot move at all.
    #[inline(never)]
    fn pinned_pawns(&self, pinned: SquareSet, lines: &Lines, sink: &mut dyn MoveSink) {
        for pawn in pinned {
            let freedom = lines.freedom_of_pinned(pawn).and(self.open);
            if self.rules.board.neighbours(pawn).meets(freedom) {
                self.bound_pawns(Direction::FORWARD, one(pawn), freedom, sink);
            }
        }
    }

    /// Pawns that neither promote nor leap, and may go anywhere.
    #[inline]
    fn plain_pawns<S: MoveSink>(&self, pawns: SquareSet, sink: &mut S) {
        let ahead = Direction::FORWARD.seen_by(self.seat).offset();
        let steps = pawns.shifted(ahead).and(self.vacant);
        sink.add_pawns(steps, ahead, Flag::None);
        let doubles = steps
            .and(self.rules.pawns[self.seat].passed)
            .shifted(ahead)
            .and(self.vacant);
        sink.add_pawns(doubles, ahead.wrapping_mul(2), Flag::DoubleStep);
        for side in [Direction::FORWARD_LEFT, Direction::FORWARD_RIGHT] {
            let direction = side.seen_by(self.seat);
            let attacked = self.attacked(pawns, direction);
            let mut captures = attacked.and(self.targets);
            if attacked.meets(self.passed) {
                captures = captures.without(self.en_passant(direction, attacked, sink));
            }
            sink.add_pawns(captures, direction.offset(), Flag::None);
        }
    }

    /// The squares that pawns attack in a direction.
    #[inline]
    fn attacked(&self, pawns: SquareSet, direction: Direction) -> SquareSet {
        let board = &self.rules.board;
        let pawns = if board.corner_diagonals() {
            pawns
        } else {
            board.through_corners_barred(pawns, direction)
        };
        pawns.shifted(direction.offset())
    }

    /// Pawns within what a pin or a check leaves them, those that may promote or leap, and those that have turned round.
    #[inline(never)]
    pub(super) fn bound_pawns(
        &self,
        way: Direction,
        pawns: SquareSet,
        freedom: SquareSet,
        sink: &mut dyn MoveSink,
    ) {
        let promotes = self.promotion_squares();
        let land = |targets: SquareSet, offset, flag, sink: &mut dyn MoveSink| {
            self.land(targets.and(freedom), promotes, offset, flag, sink);
        };
        let ahead = way.seen_by(self.seat).offset();
        let before = pawns.shifted(ahead);
        let steps = before.and(self.vacant);
        land(steps, ahead, Flag::None, sink);
        if way == Direction::FORWARD {
            let doubles = steps
                .and(self.rules.pawns[self.seat].passed)
                .shifted(ahead)
                .and(self.vacant);
            land(doubles, ahead.wrapping_mul(2), Flag::DoubleStep, sink);
        }
        if self.rules.variant.pawns.leaping {
            let leaps = before
                .and(self.partners_pawns())
                .shifted(ahead)
                .and(self.vacant);
            land(leaps, ahead.wrapping_mul(2), Flag::None, sink);
        }
        for side in [way.turned(-1), way.turned(1)] {
            let direction = side.seen_by(self.seat);
            let attacked = self.attacked(pawns, direction);
            let mut captures = attacked.and(self.targets);
            if attacked.meets(self.passed) {
                captures = captures.without(self.en_passant(direction, attacked, sink));
            }
            land(captures, direction.offset(), Flag::None, sink);
        }
    }

    /// Pawns reach these squares by one offset: they promote on some (2.4).
    #[inline(never)]
    fn land(
        &self,
        targets: SquareSet,
        promotes: SquareSet,
        offset: u8,
        flag: Flag,
        sink: &mut dyn MoveSink,
    ) {
        let promoting = targets.and(promotes);
        if promoting.is_empty() {
            sink.add_pawns(targets, offset, flag);
            return;
        }
        sink.add_pawns(targets.without(promoting), offset, flag);
        for to in promoting {
            self.add_promotions(to.offset(offset.wrapping_neg()), to, flag, |mv| {
                sink.add(mv);
            });
        }
    }

    #[inline]
    pub(super) fn promotion_squares(&self) -> SquareSet {
        let fixed = self.rules.pawns[self.seat].promotes;
        fixed.or(self.before_removed_arms())
    }

    /// Where the board ends for a pawn since arms have left it (R7.7).
    fn before_removed_arms(&self) -> SquareSet {
        let back = Direction::BACK.seen_by(self.seat).offset();
        let arms = self.state.removed_arms.iter();
        arms.map(|seat| self.rules.board.arm(seat).shifted(back))
            .fold(SquareSet::EMPTY, SquareSet::or)
    }

    /// The move, once for each kind that the pawn may become.
    pub(super) fn add_promotions(
        &self,
        from: Square,
        to: Square,
        flag: Flag,
        mut add: impl FnMut(ChessMove),
    ) {
        for &kind in &self.rules.variant.promotion.kinds {
            add(ChessMove {
                from,
                to,
                promotes_to: Some(kind),
                flag,
            });
        }
    }

    fn partners_pawns(&self) -> SquareSet {
        let partners = self.rules.allies[self.seat].without(SeatSet::of(&[self.seat]));
        let pawns = |seat| {
            let turned = self
                .state
                .pieces(seat)
                .iter()
                .filter(|&piece| self.state.at(piece).is_in(self.rules.movers.pawns));
            self.state.pawns(seat).or(turned.collect())
        };
        partners
            .iter()
            .map(pawns)
            .fold(SquareSet::EMPTY, SquareSet::or)
    }

    /// Captures onto squares that pawns have just passed (2.2), each tried out; returns those squares.
    #[inline(never)]
    fn en_passant(
        &self,
        direction: Direction,
        attacked: SquareSet,
        sink: &mut dyn MoveSink,
    ) -> SquareSet {
        let rights =
            Seat::ALL.map(|pusher| usable_right(self.state, self.rules, self.seat, pusher));
        let passed: SquareSet = rights
            .into_iter()
            .flatten()
            .map(|right| right.over)
            .collect();
        let captures = attacked.and(passed).and(self.open);
        for to in captures {
            let from = to.step(direction.reversed());
            self.try_general(from, to, Flag::EnPassant, sink);
        }
        captures
    }
}

//! Legal moves, found from the king outwards: checkers and pins first, then every man within what they leave.
//! What cannot be found so (en passant, captures of kings) is tried out singly.
//!
//! Moves are handed over in batches (a run of squares, a set of squares, a set of pawns that all step alike), so that
//! whoever only counts them never looks at each.

use super::attack::{attacking_men, in_check, is_attacked_by};
use super::castle::castlings;
use super::lines::Lines;
use super::make;
use crate::piece::{Code, Kind};
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::square::{Direction, Square, SquareSet};
use crate::state::State;
use crate::variant::{EnPassant, KingCapture, PromotionZone};

/// A chess move in four bytes, as the inner loops pass it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ChessMove {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) promotes_to: Option<Kind>,
    pub(crate) flag: Flag,
}

impl ChessMove {
    #[inline]
    pub(crate) const fn plain(from: Square, to: Square) -> Self {
        Self {
            from,
            to,
            promotes_to: None,
            flag: Flag::None,
        }
    }
}

/// What is special about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flag {
    None,
    /// A double step that may be answered en passant.
    DoubleStep,
    /// Lands on a square that a pawn has just passed.
    EnPassant,
    /// Castles with the rook on the seat's left (0) or right (1).
    Castle(u8),
}

/// Whoever collects moves.
pub(crate) trait MoveSink {
    fn add(&mut self, mv: ChessMove);

    /// From one square to each of a set.
    #[inline]
    fn add_targets(&mut self, from: Square, targets: SquareSet) {
        for to in targets {
            self.add(ChessMove::plain(from, to));
        }
    }

    /// To each of a number of squares in a direction.
    #[inline]
    fn add_run(&mut self, from: Square, direction: Direction, length: u8) {
        for distance in 1..=length {
            self.add(ChessMove::plain(from, from.steps(direction, distance)));
        }
    }

    /// Of pawns to each of a set, all by the same offset of the padded field.
    #[inline]
    fn add_pawns(&mut self, targets: SquareSet, offset: u8, flag: Flag) {
        for to in targets {
            self.add(ChessMove {
                from: to.offset(offset.wrapping_neg()),
                to,
                promotes_to: None,
                flag,
            });
        }
    }

    /// Has it seen enough?
    #[inline]
    fn is_full(&self) -> bool {
        false
    }
}

impl MoveSink for Vec<ChessMove> {
    #[inline]
    fn add(&mut self, mv: ChessMove) {
        self.push(mv);
    }
}

/// Counts moves, to the end or only until there are enough.
pub(crate) struct Counter {
    pub(crate) count: u64,
    enough: u64,
}

impl Counter {
    /// Counts all moves.
    pub(crate) const ALL: Self = Self {
        count: 0,
        enough: u64::MAX,
    };
    /// Stops as soon as there is one.
    pub(crate) const ANY: Self = Self {
        count: 0,
        enough: 1,
    };
}

impl MoveSink for Counter {
    #[inline]
    fn add(&mut self, _: ChessMove) {
        self.count += 1;
    }

    #[inline]
    fn add_targets(&mut self, _: Square, targets: SquareSet) {
        self.count += u64::from(targets.len());
    }

    #[inline]
    fn add_run(&mut self, _: Square, _: Direction, length: u8) {
        self.count += u64::from(length);
    }

    #[inline]
    fn add_pawns(&mut self, targets: SquareSet, _: u8, _: Flag) {
        self.count += u64::from(targets.len());
    }

    #[inline]
    fn is_full(&self) -> bool {
        self.count >= self.enough
    }
}

/// Gives the sink all legal moves of a seat, as if it were active and to move.
#[inline]
pub(crate) fn generate<S: MoveSink>(state: &State, rules: &Rules, seat: Seat, sink: &mut S) {
    let hostile = state.men_of(state.power[seat]);
    let lines = Lines::seen_from_king(state, rules, seat, hostile);
    let kings = living_kings(state, seat);
    let vacant = state.occupancy().vacant();
    let mut targets = state.men_of(state.targets[seat]);
    if rules.variant.king_capture != KingCapture::Wins {
        targets = targets.without(kings);
    }
    let generator = Generator {
        state,
        rules,
        seat,
        hostile,
        vacant,
        targets,
        open: vacant.or(targets),
    };
    generator.pawns(&lines, sink);
    if sink.is_full() {
        return;
    }
    generator.officers(&lines, sink);
    if sink.is_full() {
        return;
    }
    if !lines.checked {
        castlings(state, rules, seat, hostile, sink);
    }
    if matches!(
        rules.variant.king_capture,
        KingCapture::RemovesArm | KingCapture::Points
    ) {
        generator.king_captures(kings, sink);
    }
}

/// The kings of seats in play among the men that a seat may capture.
#[inline]
fn living_kings(state: &State, seat: Seat) -> SquareSet {
    let mut kings = SquareSet::EMPTY;
    for other in Seat::ALL {
        if state.royal[seat].has(other)
            && let Some(king) = state.king(other)
        {
            kings.insert(king);
        }
    }
    kings
}

struct Generator<'a> {
    state: &'a State,
    rules: &'a Rules,
    seat: Seat,
    /// Men that attack this seat's king.
    hostile: SquareSet,
    vacant: SquareSet,
    /// Men that this seat may capture, living kings left out where they are not captured like others.
    targets: SquareSet,
    /// Vacant squares and targets.
    open: SquareSet,
}

impl Generator<'_> {
    #[inline]
    fn officers<S: MoveSink>(&self, lines: &Lines, sink: &mut S) {
        let officers = self
            .state
            .men(self.seat)
            .without(self.state.pawns(self.seat));
        for from in officers {
            let code = self.state.at(from);
            if code.is_kind(Kind::King) {
                self.king(from, sink);
            } else {
                let pinned = lines.pinned.contains(from);
                let freedom = if pinned {
                    lines.freedom_of_pinned(from)
                } else {
                    lines.evasions
                };
                if code.is_kind(Kind::Knight) {
                    sink.add_targets(
                        from,
                        self.rules.board.leaps(from).and(self.open).and(freedom),
                    );
                } else if code.is_kind(Kind::TurnedPawn) {
                    self.pawns_walking(
                        Direction::BACK,
                        [from].into_iter().collect(),
                        freedom,
                        sink,
                    );
                } else if pinned || lines.checked {
                    self.bound_slider(from, code, freedom, sink);
                } else {
                    self.free_slider(from, code, sink);
                }
            }
            if sink.is_full() {
                return;
            }
        }
    }

    #[inline]
    fn free_slider<S: MoveSink>(&self, from: Square, code: Code, sink: &mut S) {
        let mut directions = self.rules.slides[code.index()];
        while directions != 0 {
            let direction = Direction::lowest_of(directions);
            directions &= directions - 1;
            let run = self.state.occupancy().run(from, direction);
            let reach = self.rules.board.reach(from, direction);
            if run >= reach {
                sink.add_run(from, direction, reach);
            } else {
                let captures = self.targets.contains(from.steps(direction, run + 1));
                sink.add_run(from, direction, run + u8::from(captures));
            }
        }
    }

    fn bound_slider<S: MoveSink>(
        &self,
        from: Square,
        code: Code,
        freedom: SquareSet,
        sink: &mut S,
    ) {
        for direction in Direction::ALL {
            if self.rules.slides[code.index()] & direction.bit() == 0 {
                continue;
            }
            let reach = self.rules.board.reach(from, direction);
            let run = self.state.occupancy().run(from, direction);
            let within = (1..=reach.min(run + 1))
                .map(|distance| from.steps(direction, distance))
                .collect::<SquareSet>();
            sink.add_targets(from, within.and(self.open).and(freedom));
        }
    }

    #[inline]
    fn king<S: MoveSink>(&self, from: Square, sink: &mut S) {
        for to in self.rules.board.neighbours(from).and(self.open) {
            if !is_attacked_by(self.state, self.rules, to, self.hostile, from) {
                sink.add(ChessMove::plain(from, to));
            }
        }
    }

    /// All pawns that walk forward: the free ones together, each pinned one within its pin.
    #[inline]
    fn pawns<S: MoveSink>(&self, lines: &Lines, sink: &mut S) {
        let pawns = self.state.pawns(self.seat);
        self.pawns_walking(
            Direction::FORWARD,
            pawns.without(lines.pinned),
            lines.evasions,
            sink,
        );
        for pinned in pawns.and(lines.pinned) {
            let freedom = lines.freedom_of_pinned(pinned);
            self.pawns_walking(
                Direction::FORWARD,
                [pinned].into_iter().collect(),
                freedom,
                sink,
            );
        }
    }

    #[inline]
    fn pawns_walking<S: MoveSink>(
        &self,
        way: Direction,
        pawns: SquareSet,
        freedom: SquareSet,
        sink: &mut S,
    ) {
        let ahead = way.seen_by(self.seat).offset();
        let steps = pawns.shifted(ahead).and(self.vacant);
        self.land(way, steps.and(freedom), ahead, Flag::None, sink);
        let starts = self.rules.pawns[self.seat].double_step;
        if way == Direction::FORWARD && !starts.is_empty() {
            let doubles = steps
                .and(starts.shifted(ahead))
                .shifted(ahead)
                .and(self.vacant);
            self.land(
                way,
                doubles.and(freedom),
                ahead.wrapping_mul(2),
                Flag::DoubleStep,
                sink,
            );
        }
        if self.rules.variant.pawns.leaping {
            let leaps = pawns
                .shifted(ahead)
                .and(self.partners_pawns())
                .shifted(ahead)
                .and(self.vacant);
            self.land(
                way,
                leaps.and(freedom),
                ahead.wrapping_mul(2),
                Flag::None,
                sink,
            );
        }
        for side in [way.turned(-1), way.turned(1)] {
            let direction = side.seen_by(self.seat);
            let attacked = self
                .rules
                .board
                .through_corners_barred(pawns, direction)
                .shifted(direction.offset());
            let mut captures = attacked.and(self.targets);
            if self.rules.variant.pawns.en_passant != EnPassant::Never
                && self.state.any_en_passant()
            {
                captures = captures.without(self.en_passant(way, direction, attacked, sink));
            }
            self.land(
                way,
                captures.and(freedom),
                direction.offset(),
                Flag::None,
                sink,
            );
        }
    }

    /// Pawns reach these squares by one offset: they promote on some (2.4).
    #[inline]
    fn land<S: MoveSink>(
        &self,
        way: Direction,
        targets: SquareSet,
        offset: u8,
        flag: Flag,
        sink: &mut S,
    ) {
        let promoting = targets.and(self.promotion_squares(way));
        sink.add_pawns(targets.without(promoting), offset, flag);
        for to in promoting {
            self.add_promotions(to.offset(offset.wrapping_neg()), to, flag, |mv| {
                sink.add(mv);
            });
        }
    }

    #[inline]
    fn promotion_squares(&self, way: Direction) -> SquareSet {
        let fixed = self.rules.pawns[self.seat].promotes;
        match self.rules.variant.promotion.zone {
            PromotionZone::EndOfFile if way != Direction::FORWARD => SquareSet::EMPTY,
            PromotionZone::EndOfFile if !self.state.removed_arms.is_empty() => {
                fixed.or(self.before_removed_arms())
            }
            _ => fixed,
        }
    }

    /// Where the board ends for a pawn since arms have left it (R7.7).
    fn before_removed_arms(&self) -> SquareSet {
        let back = Direction::BACK.seen_by(self.seat).offset();
        let arms = self.state.removed_arms.iter();
        arms.map(|seat| self.rules.board.arm(seat).shifted(back))
            .fold(SquareSet::EMPTY, SquareSet::or)
    }

    /// The move, once for each kind that the pawn may become.
    fn add_promotions(&self, from: Square, to: Square, flag: Flag, mut add: impl FnMut(ChessMove)) {
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
                .men(seat)
                .iter()
                .filter(|&man| self.state.at(man).is_kind(Kind::TurnedPawn));
            self.state.pawns(seat).or(turned.collect())
        };
        partners
            .iter()
            .map(pawns)
            .fold(SquareSet::EMPTY, SquareSet::or)
    }

    /// Captures onto squares that pawns have just passed (2.2), each tried out; the answer is those squares.
    fn en_passant<S: MoveSink>(
        &self,
        way: Direction,
        direction: Direction,
        attacked: SquareSet,
        sink: &mut S,
    ) -> SquareSet {
        let rights =
            Seat::ALL.map(|pusher| make::usable_right(self.state, self.rules, self.seat, pusher));
        let passed: SquareSet = rights
            .into_iter()
            .flatten()
            .map(|right| right.over)
            .collect();
        let captures = attacked.and(passed).and(self.open);
        for to in captures {
            let from = to.step(direction.reversed());
            self.try_pawn(way, from, to, Flag::EnPassant, sink);
        }
        captures
    }

    fn try_pawn<S: MoveSink>(
        &self,
        way: Direction,
        from: Square,
        to: Square,
        flag: Flag,
        sink: &mut S,
    ) {
        if self.promotion_squares(way).contains(to) {
            self.add_promotions(from, to, flag, |mv| self.add_if_safe(mv, sink));
        } else {
            self.add_if_safe(
                ChessMove {
                    flag,
                    ..ChessMove::plain(from, to)
                },
                sink,
            );
        }
    }

    /// Captures of kings that are in play, where their armies fall with them.
    fn king_captures<S: MoveSink>(&self, kings: SquareSet, sink: &mut S) {
        let own = crate::piece::OwnerMask::of(SeatSet::of(&[self.seat]));
        for king in kings {
            for from in attacking_men(self.state, self.rules, king, own) {
                let code = self.state.at(from);
                if code.is_kind(Kind::Pawn) {
                    self.try_pawn(Direction::FORWARD, from, king, Flag::None, sink);
                } else {
                    self.add_if_safe(ChessMove::plain(from, king), sink);
                }
            }
        }
    }

    /// Tries the move out: the own king may not be in check after it, and where an arm leaves the board the captor must be
    /// able to go on (R7.5).
    fn add_if_safe<S: MoveSink>(&self, mv: ChessMove, sink: &mut S) {
        let mut after = self.state.clone();
        make::make(&mut after, self.rules, self.seat, mv, &mut ());
        let safe = match self.rules.variant.king_capture {
            KingCapture::RemovesArm => {
                crate::gencon::captor_can_go_on(&after, self.rules, self.seat)
            }
            KingCapture::Never | KingCapture::Wins | KingCapture::Points => {
                !in_check(&after, self.rules, self.seat)
            }
        };
        if safe {
            sink.add(mv);
        }
    }
}

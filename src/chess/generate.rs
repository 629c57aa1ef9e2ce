//! Legal moves, found from the king outwards: checkers and pins first, then every piece within what they leave.
//! What cannot be found so (en passant, captures of kings) is tried out singly.
//!
//! Moves are handed over in batches (a run of squares, a set of squares, a set of pawns that all step alike), so that
//! whoever only counts them never looks at each. Pieces that are neither pinned nor answer a check, nearly all, take the short
//! way: sliders by the runs of vacant squares beside them, pawns all together. Rare cases share one non-generic copy.

use super::attack::{attacking_pieces, in_check, is_attacked_by};
use super::castlings::castlings;
use super::lines::Lines;
use super::make::make;
use super::replace::captor_can_go_on;
use super::sink::{ChessMove, Counter, Finder, Flag, MoveSink};
use crate::piece::OwnerMask;
use crate::rules::{Rules, Shape};
use crate::seat::{Seat, SeatSet};
use crate::square::{Direction, Square, SquareSet};
use crate::state::State;
use crate::variant::KingCapture;

/// Adds all legal moves of a seat to a list, as if it were active and to move.
pub(crate) fn list(state: &State, rules: &Rules, seat: Seat, moves: &mut Vec<ChessMove>) {
    find(state, rules, seat, &mut Finder::keeping(moves));
}

/// Could the seat move, if it were active and to move?
pub(crate) fn has_move(state: &State, rules: &Rules, seat: Seat) -> bool {
    let mut probe = Finder::PROBE;
    find(state, rules, seat, &mut probe);
    probe.has_found()
}

#[inline(never)]
fn find(state: &State, rules: &Rules, seat: Seat, finder: &mut Finder) {
    generate(state, rules, seat, finder);
}

/// Counts the legal moves of a seat, as if it were active and to move.
#[inline]
pub(crate) fn count(state: &State, rules: &Rules, seat: Seat) -> u64 {
    let mut counter = Counter::default();
    generate(state, rules, seat, &mut counter);
    counter.count
}

/// The same where it is known that it attacks nobody's king: none can be captured.
#[inline]
pub(crate) fn count_where_kings_are_safe(state: &State, rules: &Rules, seat: Seat) -> u64 {
    let mut counter = Counter::default();
    generate_within(state, rules, seat, false, &mut counter);
    counter.count
}

/// Gives the sink all legal moves of a seat, as if it were active and to move.
#[inline]
fn generate<S: MoveSink>(state: &State, rules: &Rules, seat: Seat, sink: &mut S) {
    let armies_fall = matches!(
        rules.variant.king_capture,
        KingCapture::RemovesArm | KingCapture::Points
    );
    generate_within(state, rules, seat, armies_fall, sink);
}

/// With or without captures of kings with whom their armies fall.
#[inline]
fn generate_within<S: MoveSink>(
    state: &State,
    rules: &Rules,
    seat: Seat,
    king_captures: bool,
    sink: &mut S,
) {
    let hostile = state.pieces_of(state.power[seat]);
    let lines = Lines::seen_from_king(state, rules, seat, hostile);
    // Frozen seats are in play, too, but nobody captures any of their pieces.
    let kings = state.kings().and(hostile);
    let kings_come_first = kings_come_first(state, rules, seat, &lines, kings);
    let generator = Generator::new(state, rules, seat, hostile, kings_come_first);
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
    if king_captures || kings_come_first {
        generator.king_captures(kings, sink);
    }
}

/// May who is in check or pinned take a king all the same (R14.1)? Elsewhere kings are captured like other pieces.
#[inline]
pub(super) fn kings_come_first(
    state: &State,
    rules: &Rules,
    seat: Seat,
    lines: &Lines,
    kings: SquareSet,
) -> bool {
    rules.variant.king_capture == KingCapture::Wins
        && (lines.is_bound()
            || state
                .king(seat)
                .is_some_and(|king| rules.board.neighbours(king).meets(kings)))
}

/// The set of one square.
pub(super) fn one(square: Square) -> SquareSet {
    [square].into_iter().collect()
}

pub(super) struct Generator<'a> {
    pub(super) state: &'a State,
    pub(super) rules: &'a Rules,
    pub(super) seat: Seat,
    /// Pieces that attack this seat's king.
    pub(super) hostile: SquareSet,
    pub(super) vacant: SquareSet,
    /// Pieces that this seat may capture, living kings left out where they are not captured like others.
    pub(super) targets: SquareSet,
    /// Vacant squares and targets.
    pub(super) open: SquareSet,
    /// Squares that pawns have just passed, whether or not this seat may take them there.
    pub(super) passed: SquareSet,
}

impl<'a> Generator<'a> {
    /// Kings among the targets are left out where they are not captured like other pieces.
    #[inline]
    pub(super) fn new(
        state: &'a State,
        rules: &'a Rules,
        seat: Seat,
        hostile: SquareSet,
        kings_come_first: bool,
    ) -> Self {
        let vacant = state.occupancy().vacant();
        let mut targets = if state.targets[seat] == state.power[seat].with_grey() {
            hostile.or(state.grey())
        } else {
            state.pieces_of(state.targets[seat])
        };
        if rules.variant.king_capture != KingCapture::Wins || kings_come_first {
            targets = targets.without(state.kings().and(hostile));
        }
        Self {
            state,
            rules,
            seat,
            hostile,
            vacant,
            targets,
            open: vacant.or(targets),
            passed: state.passed_squares(),
        }
    }

    /// All pieces but the pawns that walk forward.
    #[inline]
    pub(super) fn officers<S: MoveSink>(&self, lines: &Lines, sink: &mut S) {
        let pieces = self.state.pieces(self.seat);
        let mut officers = pieces.without(self.state.pawns(self.seat));
        if !self.rules.movers.kinds.general.is_empty() {
            let general = officers.and(self.state.general());
            officers = officers.without(general);
            self.general_pieces(general, lines, sink);
        }
        let bound = if lines.checked {
            officers
        } else {
            officers.and(lines.pinned)
        };
        if !bound.is_empty() {
            self.bound_officers(bound, lines, sink);
        }
        let free = officers.without(bound);
        let straight = free.and(self.state.straight_sliders());
        let diagonal = free.and(self.state.diagonal_sliders());
        let is_mobile = |from| self.rules.board.neighbours(from).meets(self.open);
        straight.iter().for_each(|from| {
            if is_mobile(from) {
                self.slide(from, Direction::NORTH, sink);
                self.slide(from, Direction::SOUTH, sink);
                self.slide(from, Direction::EAST, sink);
                self.slide(from, Direction::WEST, sink);
            }
        });
        diagonal.iter().for_each(|from| {
            if is_mobile(from) {
                self.slide(from, Direction::NORTH_EAST, sink);
                self.slide(from, Direction::SOUTH_WEST, sink);
                self.slide(from, Direction::NORTH_WEST, sink);
                self.slide(from, Direction::SOUTH_EAST, sink);
            }
        });
        if sink.is_full() {
            return;
        }
        free.without(straight)
            .without(diagonal)
            .iter()
            .for_each(|from| match self.rules.movers.shape(self.state.at(from)) {
                Shape::Knight => {
                    sink.add_targets(from, self.rules.board.leaps(from).and(self.open));
                }
                Shape::King => self.king(from, sink),
                Shape::TurnedPawn => {
                    self.bound_pawns(Direction::BACK, one(from), SquareSet::FULL, sink);
                }
                Shape::Pawn | Shape::Slider | Shape::General | Shape::None => {}
            });
    }

    #[inline]
    fn slide<S: MoveSink>(&self, from: Square, direction: Direction, sink: &mut S) {
        let run = self.state.occupancy().run(from, direction);
        let captures = self.targets.contains(from.steps(direction, run + 1));
        let mut length = run + u8::from(captures);
        // Only a diagonal can end elsewhere than on the border (R1.3).
        if direction.is_diagonal() && !self.rules.board.corner_diagonals() {
            length = length.min(self.rules.board.reach(from, direction));
        }
        sink.add_run(from, direction, length);
    }

    /// Pieces that are pinned or have a check to answer; the king too.
    #[inline(never)]
    pub(super) fn bound_officers(
        &self,
        officers: SquareSet,
        lines: &Lines,
        sink: &mut dyn MoveSink,
    ) {
        for from in officers {
            let code = self.state.at(from);
            let freedom = lines.freedom(from);
            match self.rules.movers.shape(code) {
                Shape::King => self.king(from, sink),
                Shape::Knight => {
                    let leaps = self.rules.board.leaps(from);
                    sink.add_targets(from, leaps.and(self.open).and(freedom));
                }
                Shape::TurnedPawn => {
                    self.bound_pawns(Direction::BACK, one(from), freedom, sink);
                }
                Shape::Slider => {
                    self.bound_slider(from, self.rules.movers.slides[code.index()], freedom, sink);
                }
                Shape::Pawn | Shape::General | Shape::None => {}
            }
        }
    }

    fn bound_slider(&self, from: Square, slides: u8, freedom: SquareSet, sink: &mut dyn MoveSink) {
        for direction in Direction::ALL {
            if slides & direction.bit() == 0 {
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
    pub(super) fn king<S: MoveSink + ?Sized>(&self, from: Square, sink: &mut S) {
        self.royal(from, self.rules.board.neighbours(from).and(self.open), sink);
    }

    /// The royal piece to those of these squares on which it is safe.
    #[inline]
    pub(super) fn royal<S: MoveSink + ?Sized>(
        &self,
        from: Square,
        targets: SquareSet,
        sink: &mut S,
    ) {
        targets.iter().for_each(|to| {
            if !is_attacked_by(self.state, self.rules, to, self.hostile, from) {
                sink.add(ChessMove::plain(from, to));
            }
        });
    }

    /// Captures of kings that are in play, where their armies fall with them or the capture comes before everything else.
    pub(super) fn king_captures(&self, kings: SquareSet, sink: &mut dyn MoveSink) {
        let own = OwnerMask::of(SeatSet::of(&[self.seat]));
        for king in kings {
            for from in attacking_pieces(self.state, self.rules, king, own) {
                if self.state.at(from).is_in(self.rules.movers.promoters) {
                    let flag = if self.passed.contains(king) {
                        Flag::EnPassant
                    } else {
                        Flag::None
                    };
                    self.try_general(from, king, flag, sink);
                } else {
                    self.add_if_safe(ChessMove::plain(from, king), sink);
                }
            }
        }
    }

    /// Tries the move out: the own king may not be in check after it, unless it has won (R14.1), and where an arm leaves the
    /// board the captor must be able to go on (R7.5).
    pub(super) fn add_if_safe(&self, mv: ChessMove, sink: &mut dyn MoveSink) {
        let mut after = *self.state;
        make(&mut after, self.rules, self.seat, mv, &mut ());
        let safe = match self.rules.variant.king_capture {
            KingCapture::RemovesArm => captor_can_go_on(&after, self.rules, self.seat),
            KingCapture::Never | KingCapture::Points => !in_check(&after, self.rules, self.seat),
            KingCapture::Wins => {
                after.outcome.is_some() || !in_check(&after, self.rules, self.seat)
            }
        };
        if safe {
            sink.add(mv);
        }
    }
}

//! Legal moves of the pieces, found from the king outwards. Before the alliances are settled a greater power's capture of a
//! lesser power's piece makes the other lesser power its ally; its king's safety is judged by what is hostile then (R11.12),
//! so the lines through the king are seen once more for each such ally. Lesser powers have no king to mind.

use super::alliance::commit_by_capture;
use super::pieces::{make_pieces, usable_right};
use crate::chess::{ChessMove, Finder, Flag, Lines, MoveSink, in_check, is_attacked_by};
use crate::facts::powers::{BORDERS, CORNERS, GREATER, LESSER};
use crate::piece::{Code, OwnerMask};
use crate::rules::{Rules, Shape};
use crate::seat::{Seat, SeatSet};
use crate::square::{Direction, Square, SquareSet};
use crate::state::State;

/// Could the power move a piece, if it were its turn? That Yellow's first move must attack takes no choice away that would
/// leave him none (R11.4).
pub(crate) fn has_move(state: &State, rules: &Rules, seat: Seat) -> bool {
    let mut probe = Finder::PROBE;
    let mut generator = Generator::new(state, rules, seat, closed_squares(state));
    generator.all_pieces(&mut probe);
    if !probe.has_found() {
        generator.see_what_captures_settle();
        generator.all_pieces(&mut probe);
    }
    probe.has_found()
}

/// All legal moves of a power's pieces, as if it were its turn and not the first.
#[inline]
pub(super) fn any_moves<S: MoveSink>(state: &State, rules: &Rules, seat: Seat, sink: &mut S) {
    moves_outside(state, rules, seat, closed_squares(state), sink);
}

/// The corners until the alliances are settled.
#[inline]
fn closed_squares(state: &State) -> SquareSet {
    if state.diplomacy.alliance.is_some() {
        SquareSet::EMPTY
    } else {
        CORNERS
    }
}

/// The same, with these squares closed instead of the corners.
#[inline]
pub(super) fn moves_outside<S: MoveSink>(
    state: &State,
    rules: &Rules,
    seat: Seat,
    closed: SquareSet,
    sink: &mut S,
) {
    let mut generator = Generator::new(state, rules, seat, closed);
    generator.see_what_captures_settle();
    generator.all_pieces(sink);
}

struct Generator<'a> {
    state: &'a State,
    rules: &'a Rules,
    seat: Seat,
    lines: Lines<'a>,
    /// For a greater power before the alliances: the lines as they are once it has taken a piece of each lesser power, where
    /// that makes a difference.
    lines_after_taking: Option<[(Seat, Lines<'a>); 2]>,
    vacant: SquareSet,
    /// Pieces that may be captured.
    targets: SquareSet,
    /// Squares that nobody may enter.
    closed: SquareSet,
    /// Vacant squares and targets that are not closed.
    open: SquareSet,
    /// Where Guards and Machine-guns may be exchanged. Hostility is judged before the move (R11.12).
    exchanging: SquareSet,
}

impl<'a> Generator<'a> {
    #[inline]
    fn new(state: &'a State, rules: &'a Rules, seat: Seat, closed: SquareSet) -> Self {
        let lines = lines(state, rules, seat, state.power[seat]);
        let vacant = state.occupancy().vacant();
        let mut targets = state.pieces_of(state.targets[seat]);
        // Kings are never captured (R1.6).
        for king in GREATER.iter().filter_map(|greater| state.king(greater)) {
            targets.remove(king);
        }
        let hostile = SeatSet::ALL.without(state.allies(rules, seat));
        Self {
            state,
            rules,
            seat,
            lines,
            lines_after_taking: None,
            vacant,
            targets,
            closed,
            open: vacant.or(targets).without(closed),
            exchanging: hostile
                .iter()
                .fold(SquareSet::EMPTY, |borders, seat| borders.or(BORDERS[seat])),
        }
    }

    /// Looks at what a capture that settles the alliances would leave bound; fewer enemies never bind more.
    #[inline]
    fn see_what_captures_settle(&mut self) {
        let (state, rules, seat) = (self.state, self.rules, self.seat);
        let may_settle = state.diplomacy.alliance.is_none() && GREATER.contains(seat);
        if may_settle && bind_somebody(&self.lines) {
            self.lines_after_taking = Some(LESSER.map(|victim| {
                let power = power_after_taking(state, seat, victim);
                (victim, lines(state, rules, seat, power))
            }));
        }
    }

    #[inline]
    fn all_pieces<S: MoveSink>(&self, sink: &mut S) {
        for from in self.state.pieces(self.seat) {
            if self.lines.checked || self.lines.pinned.contains(from) {
                self.piece::<S, true>(from, self.open.and(self.freedom(from)), sink);
            } else {
                self.piece::<S, false>(from, self.open, sink);
            }
            if sink.is_full() {
                return;
            }
        }
    }

    /// Where a piece may go so that its king is safe; onto a lesser power's pieces, as far as the alliance that its capture makes
    /// allows.
    fn freedom(&self, from: Square) -> SquareSet {
        let freedom = freedom(&self.lines, from);
        let Some(after_taking) = &self.lines_after_taking else {
            return freedom;
        };
        after_taking.iter().fold(freedom, |all, (victim, lines)| {
            let victims = self.state.pieces(*victim);
            all.without(victims)
                .or(self::freedom(lines, from).and(victims))
        })
    }

    /// The moves of a piece that may go to the open squares.
    #[inline]
    fn piece<S: MoveSink, const BOUND: bool>(&self, from: Square, open: SquareSet, sink: &mut S) {
        let code = self.state.at(from);
        match self.rules.movers.shape(code) {
            Shape::Pawn => self.guard(from, &open, sink),
            Shape::King => self.king(from, sink),
            Shape::Knight => sink.add_targets(from, self.rules.board.leaps(from).and(open)),
            Shape::Slider => self.slider::<S, BOUND>(from, code, &open, sink),
            Shape::General => {
                if let Some(capture) = self.rules.movers.capture(code) {
                    sink.add_targets(from, capture.leaps_from(from).and(open));
                }
                self.slider::<S, BOUND>(from, code, &open, sink);
                if self.rules.movers.steps[code.index()] != 0 {
                    self.stepper(from, code, &open, sink);
                }
            }
            Shape::TurnedPawn | Shape::None => {}
        }
    }

    #[inline]
    fn slider<S: MoveSink, const BOUND: bool>(
        &self,
        from: Square,
        code: Code,
        open: &SquareSet,
        sink: &mut S,
    ) {
        let slides = self.rules.movers.slides[code.index()];
        if slides == 0 || !self.rules.board.neighbours(from).meets(self.open) {
            return;
        }
        // A piece slides along all four lines of a kind or none; each direction a constant, its code has no table to look up.
        if slides & Direction::NORTH.bit() != 0 {
            self.slide::<S, BOUND>(from, Direction::NORTH, open, sink);
            self.slide::<S, BOUND>(from, Direction::EAST, open, sink);
            self.slide::<S, BOUND>(from, Direction::SOUTH, open, sink);
            self.slide::<S, BOUND>(from, Direction::WEST, open, sink);
        }
        if slides & Direction::NORTH_EAST.bit() != 0 {
            self.slide::<S, BOUND>(from, Direction::NORTH_EAST, open, sink);
            self.slide::<S, BOUND>(from, Direction::SOUTH_EAST, open, sink);
            self.slide::<S, BOUND>(from, Direction::SOUTH_WEST, open, sink);
            self.slide::<S, BOUND>(from, Direction::NORTH_WEST, open, sink);
        }
    }

    #[inline]
    fn slide<S: MoveSink, const BOUND: bool>(
        &self,
        from: Square,
        direction: Direction,
        open: &SquareSet,
        sink: &mut S,
    ) {
        let run = self.state.occupancy().run(from, direction);
        let captures = self.targets.contains(from.steps(direction, run + 1));
        let mut length = run + u8::from(captures);
        if BOUND {
            let along = (1..=length).map(|distance| from.steps(direction, distance));
            sink.add_targets(from, along.collect::<SquareSet>().and(*open));
            return;
        }
        // A corner can only be the last square of a line.
        if length > 0 && self.closed.contains(from.steps(direction, length)) {
            length -= 1;
        }
        sink.add_run(from, direction, length);
    }

    fn king(&self, from: Square, sink: &mut dyn MoveSink) {
        for to in self.rules.board.neighbours(from).and(self.open) {
            let pieces = self.state.pieces_of(self.power_after(self.state.at(to)));
            if !is_attacked_by(self.state, self.rules, to, pieces, from) {
                sink.add(ChessMove::plain(from, to));
            }
        }
    }

    /// Whose pieces are to be feared after going where this piece stands, or nobody does.
    fn power_after(&self, victim: Code) -> OwnerMask {
        let (state, seat) = (self.state, self.seat);
        victim.seat().map_or(state.power[seat], |victim| {
            power_after_taking(state, seat, victim)
        })
    }

    /// Steps, and two squares straight forward on the first move.
    fn stepper(&self, from: Square, code: Code, open: &SquareSet, sink: &mut dyn MoveSink) {
        let ways = self.rules.movers.steps[code.index()];
        let reached: SquareSet = Direction::ALL
            .into_iter()
            .filter(|direction| ways & direction.bit() != 0)
            .map(|direction| from.step(direction))
            .collect();
        let steps = self.rules.board.neighbours(from).and(reached).and(*open);
        let exchanging = if code.is_in(self.rules.movers.promoters) {
            steps.and(self.exchanging)
        } else {
            SquareSet::EMPTY
        };
        sink.add_targets(from, steps.without(exchanging));
        for to in exchanging {
            self.add_exchanges(from, to, Flag::None, sink);
        }
        if code.is_in(self.rules.movers.double_steppers) {
            self.double_step(from, open, sink);
        }
    }

    fn guard(&self, from: Square, open: &SquareSet, sink: &mut dyn MoveSink) {
        let ahead = from.step(Direction::FORWARD.seen_by(self.seat));
        if self.vacant.contains(ahead) {
            if open.contains(ahead) {
                self.add_exchanges(from, ahead, Flag::None, sink);
            }
            self.double_step(from, open, sink);
        }
        for to in guards_captures(from, self.seat) {
            if self.state.any_en_passant() && self.open.contains(to) && self.passed_here(to) {
                self.en_passant(from, to, sink);
            } else if self.targets.contains(to) && open.contains(to) {
                self.add_exchanges(from, to, Flag::None, sink);
            }
        }
    }

    /// Both squares ahead must be vacant; nobody is captured.
    fn double_step(&self, from: Square, open: &SquareSet, sink: &mut dyn MoveSink) {
        if !self.state.diplomacy.unmoved.contains(from) {
            return;
        }
        let ahead = Direction::FORWARD.seen_by(self.seat);
        let over = from.step(ahead);
        let to = over.step(ahead);
        if self.vacant.contains(over) && self.vacant.contains(to) && open.contains(to) {
            self.add_exchanges(from, to, Flag::DoubleStep, sink);
        }
    }

    /// The move that leaves the piece as it is, and on a border square of a hostile field every exchange (R11.10).
    fn add_exchanges(&self, from: Square, to: Square, flag: Flag, sink: &mut dyn MoveSink) {
        let plain = ChessMove {
            flag,
            ..ChessMove::plain(from, to)
        };
        sink.add(plain);
        if !self.exchanging.contains(to) {
            return;
        }
        let code = self.state.at(from);
        for &kind in &self.rules.variant.promotion.kinds {
            if !code.is_kind(kind) {
                sink.add(ChessMove {
                    promotes_to: Some(kind),
                    ..plain
                });
            }
        }
    }

    /// Does some right that this seat may use lie on the square (2.2)?
    fn passed_here(&self, square: Square) -> bool {
        Seat::ALL.into_iter().any(|pusher| {
            usable_right(self.state, self.seat, pusher).is_some_and(|right| right.over == square)
        })
    }

    /// Several pieces may leave the board at once, and an alliance may come of it: the move is tried out.
    fn en_passant(&self, from: Square, to: Square, sink: &mut dyn MoveSink) {
        let mv = ChessMove {
            flag: Flag::EnPassant,
            ..ChessMove::plain(from, to)
        };
        let mut after = *self.state;
        let captured = make_pieces(&mut after, self.seat, mv, &mut ());
        commit_by_capture(&mut after, self.rules, self.seat, captured, &mut ());
        if !in_check(&after, self.rules, self.seat) {
            self.add_exchanges(from, to, Flag::EnPassant, sink);
        }
    }
}

/// What the lines from the seat's king leave its pieces, with these owners hostile.
#[inline]
fn lines<'a>(state: &State, rules: &'a Rules, seat: Seat, owners: OwnerMask) -> Lines<'a> {
    Lines::seen_from_king(state, rules, seat, state.pieces_of(owners))
}

#[inline]
fn bind_somebody(lines: &Lines) -> bool {
    lines.checked || !lines.pinned.is_empty()
}

#[inline]
fn freedom(lines: &Lines, piece: Square) -> SquareSet {
    if lines.pinned.contains(piece) {
        lines.freedom_of_pinned(piece)
    } else {
        lines.evasions
    }
}

/// Whose pieces attack a greater power's king once it has captured: a lesser power's piece makes the other lesser power its
/// ally, if it is not that already; a piece of the other greater power commits nobody (R11.6).
fn power_after_taking(state: &State, seat: Seat, victim: Seat) -> OwnerMask {
    let power = state.power[seat];
    LESSER
        .into_iter()
        .find(|&ally| !GREATER.contains(victim) && ally != victim)
        .map_or(power, |ally| power.without(ally))
}

/// The two squares on which a Guard captures; they may lie outside the board.
#[inline]
fn guards_captures(from: Square, seat: Seat) -> [Square; 2] {
    [Direction::FORWARD_LEFT, Direction::FORWARD_RIGHT]
        .map(|direction| from.step(direction.seen_by(seat)))
}

/// Does some hostile Guard stand ready to use the right against a pusher's Guard (R3.1)?
pub(crate) fn ready_to_take(state: &State, rules: &Rules, pusher: Seat) -> bool {
    state.in_play().iter().any(|seat| {
        usable_right(state, seat, pusher).is_some_and(|right| {
            state.pieces(seat).iter().any(|piece| {
                state.at(piece).is_in(rules.movers.pawns)
                    && guards_captures(piece, seat).contains(&right.over)
            })
        })
    })
}

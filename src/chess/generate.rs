//! Legal moves, found from the king outwards: checkers and pins first, then every man within what they leave.
//! What cannot be found so (en passant, captures of kings) is tried out singly.

use super::attack::{in_check, is_attacked};
use super::make;
use crate::piece::{Code, Kind, OwnerMask};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::square::{Direction, KNIGHT_LEAPS, Square, SquareSet};
use crate::state::State;
use crate::variant::{Castling, EnPassant, KingCapture, PromotionZone};

/// A chess move in four bytes, as the inner loops pass it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ChessMove {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) promotes_to: Option<Kind>,
    pub(crate) flag: Flag,
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

/// Counts moves.
#[derive(Default)]
pub(crate) struct Counter(pub(crate) u64);

impl MoveSink for Counter {
    #[inline]
    fn add(&mut self, _: ChessMove) {
        self.0 += 1;
    }
}

/// Stops at the first move.
#[derive(Default)]
pub(crate) struct Probe(pub(crate) bool);

impl MoveSink for Probe {
    #[inline]
    fn add(&mut self, _: ChessMove) {
        self.0 = true;
    }

    #[inline]
    fn is_full(&self) -> bool {
        self.0
    }
}

/// Gives the sink all legal moves of a seat, as if it were active and to move.
pub(crate) fn generate<S: MoveSink>(state: &State, rules: &Rules, seat: Seat, sink: &mut S) {
    let lines = Lines::seen_from_king(state, rules, seat);
    let generator = Generator {
        state,
        rules,
        field: state.field(),
        seat,
        targets: state.targets[seat],
        power: state.power[seat],
        lines: &lines,
        en_passant: rules.variant.pawns.en_passant != EnPassant::Never && state.any_en_passant(),
    };
    generator.all_men(sink);
}

/// What the lines through a king leave its men.
struct Lines {
    /// Where a man other than the king must go: everywhere, or onto the checker or before it; nowhere in double check.
    evasions: SquareSet,
    pinned: SquareSet,
    /// The lines of the pinned men, from the square beside the king to the pinner.
    pins: [SquareSet; 8],
    checked: bool,
}

impl Lines {
    fn seen_from_king(state: &State, rules: &Rules, seat: Seat) -> Self {
        let mut lines = Self {
            evasions: SquareSet::FULL,
            pinned: SquareSet::EMPTY,
            pins: [SquareSet::EMPTY; 8],
            checked: false,
        };
        let Some(king) = state.king(seat) else {
            return lines;
        };
        let field = state.field();
        let power = state.power[seat];
        for leap in KNIGHT_LEAPS {
            let square = king.offset(leap);
            let code = field[square.index()];
            if rules.leaps[code.index()] && code.is_of(power) {
                lines.add_check([square].into_iter().collect());
            }
        }
        for direction in Direction::ALL {
            lines.look_along(state, rules, seat, king, direction);
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
        direction: Direction,
    ) {
        let field = state.field();
        let toward = direction.reversed().bit();
        let reach = rules.board.reach(king, direction);
        let mut shield = None;
        let mut square = king;
        for distance in 0..reach {
            square = square.step(direction);
            let code = field[square.index()];
            if code.is_empty() {
                continue;
            }
            if shield.is_none() && code.seat() == Some(seat) {
                shield = Some(square);
                continue;
            }
            let steps = if distance == 0 {
                rules.steps[code.index()]
            } else {
                0
            };
            if (rules.slides[code.index()] | steps) & toward != 0 && code.is_of(state.power[seat]) {
                let mut line = SquareSet::EMPTY;
                let mut between = king;
                while between != square {
                    between = between.step(direction);
                    line.insert(between);
                }
                match shield {
                    Some(pinned) => {
                        self.pinned.insert(pinned);
                        self.pins[direction.index()] = line;
                    }
                    None => self.add_check(line),
                }
            }
            return;
        }
    }

    fn add_check(&mut self, line: SquareSet) {
        self.evasions = if self.checked { SquareSet::EMPTY } else { line };
        self.checked = true;
    }

    /// Where a man may go, given that it may be pinned and its king in check.
    fn freedom(&self, from: Square) -> SquareSet {
        let pin = self
            .pins
            .iter()
            .find(|line| line.contains(from))
            .copied()
            .unwrap_or(SquareSet::FULL);
        self.evasions.and(pin)
    }
}

struct Generator<'a> {
    state: &'a State,
    rules: &'a Rules,
    field: &'a [Code; 256],
    seat: Seat,
    targets: OwnerMask,
    power: OwnerMask,
    lines: &'a Lines,
    en_passant: bool,
}

impl Generator<'_> {
    fn all_men<S: MoveSink>(&self, sink: &mut S) {
        let free = !self.lines.checked;
        for from in self.state.men(self.seat) {
            if free && !self.lines.pinned.contains(from) {
                self.man::<S, false>(from, SquareSet::FULL, sink);
            } else {
                self.man::<S, true>(from, self.lines.freedom(from), sink);
            }
            if sink.is_full() {
                return;
            }
        }
        if free {
            self.castlings(sink);
        }
    }

    #[inline]
    fn man<S: MoveSink, const BOUND: bool>(&self, from: Square, freedom: SquareSet, sink: &mut S) {
        let code = self.field[from.index()];
        if code.is_kind(Kind::Pawn) || code.is_kind(Kind::TurnedPawn) {
            self.pawn::<S, BOUND>(from, code, freedom, sink);
        } else if code.is_kind(Kind::King) {
            self.king(from, sink);
        } else if code.is_kind(Kind::Knight) {
            for leap in KNIGHT_LEAPS {
                self.reach::<S, BOUND>(from, from.offset(leap), freedom, sink);
            }
        } else {
            self.slider::<S, BOUND>(from, code, freedom, sink);
        }
    }

    #[inline]
    fn slider<S: MoveSink, const BOUND: bool>(
        &self,
        from: Square,
        code: Code,
        freedom: SquareSet,
        sink: &mut S,
    ) {
        let directions = self.rules.slides[code.index()];
        for direction in Direction::ALL {
            if directions & direction.bit() == 0 {
                continue;
            }
            let mut to = from;
            for _ in 0..self.rules.board.reach(from, direction) {
                to = to.step(direction);
                if !self.reach::<S, BOUND>(from, to, freedom, sink) {
                    break;
                }
            }
        }
    }

    /// Adds the move if it is one; says whether a slide goes on behind the square.
    #[inline]
    fn reach<S: MoveSink, const BOUND: bool>(
        &self,
        from: Square,
        to: Square,
        freedom: SquareSet,
        sink: &mut S,
    ) -> bool {
        let code = self.field[to.index()];
        let empty = code.is_empty();
        if empty || self.may_capture(code) {
            if !empty && code.is_kind(Kind::King) {
                self.add_if_safe(plain(from, to), sink);
            } else if !BOUND || freedom.contains(to) {
                sink.add(plain(from, to));
            }
        }
        empty
    }

    /// May a man be captured: somebody's with power to lose, and no king that is still in play (R1.6)?
    #[inline]
    fn may_capture(&self, code: Code) -> bool {
        code.is_of(self.targets) && (!code.is_kind(Kind::King) || self.may_capture_king(code))
    }

    fn may_capture_king(&self, code: Code) -> bool {
        let king_counts = code
            .seat()
            .is_some_and(|seat| self.state.standing(seat).takes_turns());
        !king_counts || self.rules.variant.king_capture != KingCapture::Never
    }

    fn king<S: MoveSink>(&self, from: Square, sink: &mut S) {
        for direction in Direction::ALL {
            if self.rules.board.reach(from, direction) == 0 {
                continue;
            }
            let to = from.step(direction);
            let code = self.field[to.index()];
            if code.is_man() && code.is_kind(Kind::King) && self.may_capture(code) {
                self.add_if_safe(plain(from, to), sink);
            } else if (code.is_empty() || self.may_capture(code))
                && !is_attacked(self.state, self.rules, to, self.power, from)
            {
                sink.add(plain(from, to));
            }
        }
    }

    #[inline]
    fn pawn<S: MoveSink, const BOUND: bool>(
        &self,
        from: Square,
        code: Code,
        freedom: SquareSet,
        sink: &mut S,
    ) {
        let turned = code.is_kind(Kind::TurnedPawn);
        let ahead = if turned {
            Direction::BACK
        } else {
            Direction::FORWARD
        }
        .seen_by(self.seat);
        let to = from.step(ahead);
        let front = self.field[to.index()];
        if front.is_empty() {
            self.advance::<S, BOUND>(from, to, turned, Flag::None, freedom, sink);
            let beyond = to.step(ahead);
            if !turned
                && self.rules.pawns[self.seat].double_step.contains(from)
                && self.field[beyond.index()].is_empty()
            {
                self.advance::<S, BOUND>(from, beyond, turned, Flag::DoubleStep, freedom, sink);
            }
        } else if self.rules.variant.pawns.leaping && self.is_partners_pawn(front) {
            let beyond = to.step(ahead);
            if self.field[beyond.index()].is_empty() {
                self.advance::<S, BOUND>(from, beyond, turned, Flag::None, freedom, sink);
            }
        }
        let captures = self.rules.steps[code.index()];
        for direction in Direction::ALL {
            if captures & direction.bit() == 0 || self.rules.board.reach(from, direction) == 0 {
                continue;
            }
            let to = from.step(direction);
            if self.en_passant && self.passed_here(to) {
                self.add_en_passant(from, to, turned, sink);
                continue;
            }
            let code = self.field[to.index()];
            if self.may_capture(code) {
                if code.is_kind(Kind::King) {
                    self.add_promotions(from, to, turned, Flag::None, |mv| {
                        self.add_if_safe(mv, sink);
                    });
                } else {
                    self.advance::<S, BOUND>(from, to, turned, Flag::None, freedom, sink);
                }
            }
        }
    }

    fn is_partners_pawn(&self, code: Code) -> bool {
        (code.is_kind(Kind::Pawn) || code.is_kind(Kind::TurnedPawn))
            && code.seat().is_some_and(|seat| {
                seat != self.seat && self.rules.allies[self.seat].contains(seat)
            })
    }

    #[inline]
    fn advance<S: MoveSink, const BOUND: bool>(
        &self,
        from: Square,
        to: Square,
        turned: bool,
        flag: Flag,
        freedom: SquareSet,
        sink: &mut S,
    ) {
        if !BOUND || freedom.contains(to) {
            self.add_promotions(from, to, turned, flag, |mv| sink.add(mv));
        }
    }

    /// The move, once for each kind that the pawn may become on the square (2.4).
    #[inline]
    fn add_promotions(
        &self,
        from: Square,
        to: Square,
        turned: bool,
        flag: Flag,
        mut add: impl FnMut(ChessMove),
    ) {
        if self.promotes_on(to, turned) {
            for &kind in &self.rules.variant.promotion.kinds {
                add(ChessMove {
                    from,
                    to,
                    promotes_to: Some(kind),
                    flag,
                });
            }
        } else {
            add(ChessMove {
                from,
                to,
                promotes_to: None,
                flag,
            });
        }
    }

    #[inline]
    fn promotes_on(&self, to: Square, turned: bool) -> bool {
        match self.rules.variant.promotion.zone {
            PromotionZone::EndOfFile => {
                !turned
                    && self.field[to.step(Direction::FORWARD.seen_by(self.seat)).index()]
                        == Code::WALL
            }
            PromotionZone::HostileBackRows | PromotionZone::Rank(_) => {
                self.rules.pawns[self.seat].promotes.contains(to)
            }
        }
    }

    /// Does some right that this seat may use lie on the square (2.2)?
    fn passed_here(&self, square: Square) -> bool {
        Seat::ALL.into_iter().any(|pusher| {
            self.rights_against(pusher)
                .is_some_and(|over| over == square)
        }) && (self.field[square.index()].is_empty()
            || self.may_capture(self.field[square.index()]))
    }

    fn rights_against(&self, pusher: Seat) -> Option<Square> {
        make::usable_right(self.state, self.rules, self.seat, pusher).map(|right| right.over)
    }

    fn add_en_passant<S: MoveSink>(&self, from: Square, to: Square, turned: bool, sink: &mut S) {
        self.add_promotions(from, to, turned, Flag::EnPassant, |mv| {
            self.add_if_safe(mv, sink);
        });
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

    fn castlings<S: MoveSink>(&self, sink: &mut S) {
        let Some(king) = self.state.king(self.seat) else {
            return;
        };
        for side in 0..2 {
            let rook = self.state.castling_rooks[self.seat][usize::from(side)];
            if rook.exists() && self.may_castle(king, rook, side) {
                let (king_to, _) = castling_targets(self.rules, self.seat, king, rook, side);
                sink.add(ChessMove {
                    from: king,
                    to: king_to,
                    promotes_to: None,
                    flag: Flag::Castle(side),
                });
            }
        }
    }

    /// All squares that king and rook pass vacant, none that the king passes attacked (R2.4, R2.5).
    fn may_castle(&self, king: Square, rook: Square, side: u8) -> bool {
        let (king_to, rook_to) = castling_targets(self.rules, self.seat, king, rook, side);
        let vacant = |square: Square| {
            square == king || square == rook || self.field[square.index()].is_empty()
        };
        let way_is_free = line(king, king_to)
            .chain(line(rook, rook_to))
            .chain(line(king, rook))
            .all(vacant);
        way_is_free
            && line(king, king_to)
                .all(|square| !is_attacked(self.state, self.rules, square, self.power, king))
            && self.is_safe_after_castling(king, king_to, rook, rook_to)
    }

    /// A rook that leaves its square may open a line to the king that it shielded: in 960 games, and from inner arrays.
    fn is_safe_after_castling(
        &self,
        king: Square,
        king_to: Square,
        rook: Square,
        rook_to: Square,
    ) -> bool {
        let mut after = self.state.clone();
        make::move_castling_men(&mut after, king, king_to, rook, rook_to);
        !in_check(&after, self.rules, self.seat)
    }
}

const fn plain(from: Square, to: Square) -> ChessMove {
    ChessMove {
        from,
        to,
        promotes_to: None,
        flag: Flag::None,
    }
}

/// Where king and rook stand after castling.
pub(super) fn castling_targets(
    rules: &Rules,
    seat: Seat,
    king: Square,
    rook: Square,
    side: u8,
) -> (Square, Square) {
    if rules.variant.castling == Castling::Chess960 {
        let squares = rules.castling[seat][usize::from(side)];
        (squares.king, squares.rook)
    } else {
        let toward = step_towards(king, rook);
        (king.offset(toward).offset(toward), king.offset(toward))
    }
}

fn step_towards(from: Square, to: Square) -> u8 {
    let along_rank = from.rank() == to.rank();
    let step: u8 = if along_rank { 1 } else { 16 };
    if to > from { step } else { step.wrapping_neg() }
}

/// The squares from one to another on the same rank or file, both included.
fn line(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let step = step_towards(from, to);
    let mut next = Some(from);
    std::iter::from_fn(move || {
        let square = next?;
        next = (square != to).then(|| square.offset(step));
        Some(square)
    })
}

//! Legal moves of the men, found from the king outwards. Before the alliances are settled a greater power's capture of a
//! lesser power's man makes the other lesser power its ally; its king's safety is judged by what is hostile then (R11.12),
//! so the lines through the king are seen once more for each such ally. Lesser powers have no king to mind.

use super::attack::{attacking_planes, flight, is_attacked};
use super::field::{CORNERS, border_owner};
use super::make::{make_men, usable_right};
use super::{GREATER, LESSER, YELLOW, attack};
use crate::chess::{ChessMove, Counter, Flag, Probe};
use crate::piece::{Code, Kind, OwnerMask};
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::square::{Direction, KNIGHT_LEAPS, Square, SquareSet};
use crate::state::State;

/// What a Guard or Machine-gun may be exchanged for, besides its own kind (R11.10).
const EXCHANGES: [Kind; 8] = [
    Kind::Plane,
    Kind::Submarine,
    Kind::Tank,
    Kind::Artillery,
    Kind::Engineer,
    Kind::Motorcyclist,
    Kind::MachineGun,
    Kind::Guard,
];

/// Whoever collects the moves of men.
pub(crate) trait Sink {
    fn add(&mut self, mv: ChessMove);

    /// Adds plain moves from a square to each of these.
    #[inline]
    fn add_all(&mut self, from: Square, targets: SquareSet) {
        for to in targets {
            self.add(plain(from, to));
        }
    }

    /// Has it seen enough?
    #[inline]
    fn is_full(&self) -> bool {
        false
    }
}

impl Sink for Vec<ChessMove> {
    #[inline]
    fn add(&mut self, mv: ChessMove) {
        self.push(mv);
    }
}

impl Sink for Counter {
    #[inline]
    fn add(&mut self, _: ChessMove) {
        self.0 += 1;
    }

    #[inline]
    fn add_all(&mut self, _: Square, targets: SquareSet) {
        self.0 += u64::from(targets.len());
    }
}

impl Sink for Probe {
    #[inline]
    fn add(&mut self, _: ChessMove) {
        self.0 = true;
    }

    #[inline]
    fn is_full(&self) -> bool {
        self.0
    }
}

/// Gives the sink all legal moves of a power's men, as if it were its turn.
#[inline]
pub(crate) fn generate<S: Sink>(state: &State, rules: &Rules, seat: Seat, sink: &mut S) {
    if seat == YELLOW && !state.diplomacy.opened {
        openings(state, rules, sink);
    } else {
        any_moves(state, rules, seat, sink);
    }
}

/// Could the power move a man, if it were its turn?
pub(crate) fn has_move(state: &State, rules: &Rules, seat: Seat) -> bool {
    let mut probe = Probe::default();
    // Yellow's opening attack takes no choice away that would leave him none (R11.4).
    any_moves(state, rules, seat, &mut probe);
    probe.0
}

/// Yellow's very first move is an attack, if he has one (R11.4).
fn openings<S: Sink>(state: &State, rules: &Rules, sink: &mut S) {
    let mut moves: Vec<ChessMove> = Vec::with_capacity(64);
    any_moves(state, rules, YELLOW, &mut moves);
    let attacks: Vec<ChessMove> = moves
        .iter()
        .copied()
        .filter(|&mv| is_attack(state, rules, mv))
        .collect();
    let allowed = if attacks.is_empty() { moves } else { attacks };
    for mv in allowed {
        sink.add(mv);
    }
}

/// Does the move capture, or does the moved man then attack a hostile man, pins ignored and kings included (R11.12)?
fn is_attack(state: &State, rules: &Rules, mv: ChessMove) -> bool {
    let mut after = state.clone();
    let captured = make_men(&mut after, YELLOW, mv, &mut ());
    let mut moved_man_alone = OwnerMask::default();
    if captured.is_empty() {
        // Everybody but the moved man is seen as a wall: whose squares it attacks is what it attacks.
        moved_man_alone = OwnerMask::of(SeatSet::of(&[YELLOW]));
        for square in after.men(YELLOW) {
            if square != mv.to {
                let code = after.take(square);
                after.put(square, Code::grey(code.kind().unwrap_or(Kind::Guard)));
            }
        }
    }
    let hostile = SeatSet::ALL.without(after.allies(rules, YELLOW));
    !captured.is_empty()
        || hostile.iter().any(|seat| {
            after
                .men(seat)
                .iter()
                .any(|square| is_attacked(&after, rules, square, moved_man_alone, Square::NONE))
        })
}

/// As [`generate`], whatever an opening must be.
#[inline]
fn any_moves<S: Sink>(state: &State, rules: &Rules, seat: Seat, sink: &mut S) {
    let closed = if state.diplomacy.alliance.is_some() {
        SquareSet::EMPTY
    } else {
        CORNERS
    };
    moves_outside(state, rules, seat, closed, sink);
}

/// As [`generate`], whatever an opening must be, with these squares closed.
#[inline]
pub(super) fn moves_outside<S: Sink>(
    state: &State,
    rules: &Rules,
    seat: Seat,
    closed: SquareSet,
    sink: &mut S,
) {
    Generator::new(state, rules, seat, closed).all_men(sink);
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
    /// Nothing binds anybody.
    const OPEN: Self = Self {
        evasions: SquareSet::FULL,
        pinned: SquareSet::EMPTY,
        pins: [SquareSet::EMPTY; 8],
        checked: false,
    };

    /// The lines on which these owners bind the seat's men.
    fn seen_from_king(state: &State, rules: &Rules, seat: Seat, owners: OwnerMask) -> Self {
        let mut lines = Self::OPEN;
        let Some(king) = state.king(seat) else {
            return lines;
        };
        let field = state.field();
        for leap in KNIGHT_LEAPS {
            let square = king.offset(leap);
            let code = field[square.index()];
            if rules.leaps[code.index()] && code.is_of(owners) {
                lines.add_check([square].into_iter().collect());
            }
        }
        for plane in attacking_planes(state, king, owners) {
            lines.add_check([plane].into_iter().collect());
        }
        for direction in Direction::ALL {
            lines.look_along(state, rules, seat, owners, king, direction);
        }
        lines
    }

    #[inline]
    fn look_along(
        &mut self,
        state: &State,
        rules: &Rules,
        seat: Seat,
        owners: OwnerMask,
        king: Square,
        direction: Direction,
    ) {
        let field = state.field();
        let toward = direction.reversed().bit();
        let mut shield = None;
        let mut square = king;
        for distance in 0..rules.board.reach(king, direction) {
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
            if (rules.slides[code.index()] | steps) & toward != 0 && code.is_of(owners) {
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

    fn bind_nobody(&self) -> bool {
        !self.checked && self.pinned.is_empty()
    }

    /// Where a man may go, given that it may be pinned and its king in check.
    fn freedom(&self, from: Square) -> SquareSet {
        if !self.pinned.contains(from) {
            return self.evasions;
        }
        let pin = self.pins.iter().find(|line| line.contains(from));
        pin.map_or(self.evasions, |pin| self.evasions.and(*pin))
    }
}

struct Generator<'a> {
    state: &'a State,
    rules: &'a Rules,
    field: &'a [Code; 256],
    seat: Seat,
    targets: OwnerMask,
    lines: Lines,
    /// For a greater power before the alliances: the lines as they are once it has taken a man of each lesser power, where
    /// that makes a difference.
    lines_after_taking: Option<[(Seat, Lines); 2]>,
    /// Squares that nobody may enter yet.
    closed: SquareSet,
}

impl<'a> Generator<'a> {
    fn new(state: &'a State, rules: &'a Rules, seat: Seat, closed: SquareSet) -> Self {
        let lines = Lines::seen_from_king(state, rules, seat, state.power[seat]);
        let may_settle = state.diplomacy.alliance.is_none() && GREATER.contains(seat);
        // Fewer enemies never bind more.
        let lines_after_taking = (may_settle && !lines.bind_nobody()).then(|| {
            LESSER.map(|victim| {
                let power = power_after_taking(state, seat, victim);
                (victim, Lines::seen_from_king(state, rules, seat, power))
            })
        });
        Self {
            state,
            rules,
            field: state.field(),
            seat,
            targets: state.targets[seat],
            lines,
            lines_after_taking,
            closed,
        }
    }

    fn all_men<S: Sink>(&self, sink: &mut S) {
        let free = self.lines.bind_nobody();
        for from in self.state.men(self.seat) {
            if free {
                self.man::<S, false>(from, SquareSet::FULL, sink);
            } else {
                self.man::<S, true>(from, self.freedom(from), sink);
            }
            if sink.is_full() {
                return;
            }
        }
    }

    /// Where a bound man may go; onto a lesser power's men, as far as the alliance that its capture makes allows.
    fn freedom(&self, from: Square) -> SquareSet {
        let freedom = self.lines.freedom(from);
        let Some(after_taking) = &self.lines_after_taking else {
            return freedom;
        };
        after_taking
            .iter()
            .fold(freedom, |freedom, (victim, lines)| {
                let victims = self.state.men(*victim);
                freedom
                    .without(victims)
                    .or(lines.freedom(from).and(victims))
            })
    }

    #[inline]
    fn man<S: Sink, const BOUND: bool>(&self, from: Square, freedom: SquareSet, sink: &mut S) {
        let code = self.field[from.index()];
        if code.is_kind(Kind::Guard) {
            self.guard::<S, BOUND>(from, freedom, sink);
        } else if code.is_kind(Kind::MachineGun) {
            self.machine_gun::<S, BOUND>(from, freedom, sink);
        } else if code.is_kind(Kind::King) {
            self.king(from, sink);
        } else if code.is_kind(Kind::Plane) {
            self.plane::<S, BOUND>(from, freedom, sink);
        } else {
            if self.rules.leaps[code.index()] {
                for leap in KNIGHT_LEAPS {
                    self.reach::<S, BOUND>(from, from.offset(leap), freedom, sink);
                }
            }
            self.slider::<S, BOUND>(from, code, freedom, sink);
        }
    }

    #[inline]
    fn slider<S: Sink, const BOUND: bool>(
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
            loop {
                to = to.step(direction);
                if !self.reach::<S, BOUND>(from, to, freedom, sink) {
                    break;
                }
            }
        }
    }

    /// Adds the move if it is one; says whether a slide goes on behind the square.
    #[inline]
    fn reach<S: Sink, const BOUND: bool>(
        &self,
        from: Square,
        to: Square,
        freedom: SquareSet,
        sink: &mut S,
    ) -> bool {
        let code = self.field[to.index()];
        let empty = code.is_empty();
        if (empty || self.may_capture(code)) && self.may_go::<BOUND>(to, freedom) {
            sink.add(plain(from, to));
        }
        empty
    }

    #[inline]
    fn may_go<const BOUND: bool>(&self, to: Square, freedom: SquareSet) -> bool {
        (!BOUND || freedom.contains(to)) && !self.closed.contains(to)
    }

    /// Kings are never captured (R1.6).
    #[inline]
    fn may_capture(&self, code: Code) -> bool {
        code.is_of(self.targets) && !code.is_kind(Kind::King)
    }

    fn king<S: Sink>(&self, from: Square, sink: &mut S) {
        for direction in Direction::ALL {
            let to = from.step(direction);
            let code = self.field[to.index()];
            let goes = code.is_empty() || self.may_capture(code);
            if goes
                && !self.closed.contains(to)
                && !is_attacked(self.state, self.rules, to, self.power_after(code), from)
            {
                sink.add(plain(from, to));
            }
        }
    }

    /// Whose men are to be feared after going where this man stands, or nobody does.
    fn power_after(&self, victim: Code) -> OwnerMask {
        match victim.seat() {
            Some(victim) if self.state.diplomacy.alliance.is_none() => {
                power_after_taking(self.state, self.seat, victim)
            }
            _ => self.state.power[self.seat],
        }
    }

    #[inline]
    fn plane<S: Sink, const BOUND: bool>(&self, from: Square, freedom: SquareSet, sink: &mut S) {
        let mut targets = flight(from).without(self.closed);
        if BOUND {
            targets = targets.and(freedom);
        }
        for seat in Seat::ALL {
            for square in targets.and(self.state.men(seat)) {
                if !self.may_capture(self.field[square.index()]) {
                    targets.remove(square);
                }
            }
        }
        sink.add_all(from, targets);
    }

    /// A king's step, and two squares straight forward on its first move.
    #[inline]
    fn machine_gun<S: Sink, const BOUND: bool>(
        &self,
        from: Square,
        freedom: SquareSet,
        sink: &mut S,
    ) {
        for direction in Direction::ALL {
            let to = from.step(direction);
            let code = self.field[to.index()];
            if code.is_empty() || self.may_capture(code) {
                self.advance::<S, BOUND>(from, to, Flag::None, freedom, sink);
            }
        }
        if self.state.diplomacy.unmoved.contains(from) {
            self.double_step::<S, BOUND>(from, freedom, sink);
        }
    }

    #[inline]
    fn guard<S: Sink, const BOUND: bool>(&self, from: Square, freedom: SquareSet, sink: &mut S) {
        let to = from.step(Direction::FORWARD.seen_by(self.seat));
        if self.field[to.index()].is_empty() {
            self.advance::<S, BOUND>(from, to, Flag::None, freedom, sink);
            if self.state.diplomacy.unmoved.contains(from) {
                self.double_step::<S, BOUND>(from, freedom, sink);
            }
        }
        for direction in [Direction::FORWARD_LEFT, Direction::FORWARD_RIGHT] {
            let to = from.step(direction.seen_by(self.seat));
            let code = self.field[to.index()];
            if !(code.is_empty() || self.may_capture(code)) {
                continue;
            }
            if self.state.any_en_passant() && self.passed_here(to) {
                self.en_passant(from, to, sink);
            } else if !code.is_empty() {
                self.advance::<S, BOUND>(from, to, Flag::None, freedom, sink);
            }
        }
    }

    /// Both squares ahead must be vacant; nobody is captured.
    #[inline]
    fn double_step<S: Sink, const BOUND: bool>(
        &self,
        from: Square,
        freedom: SquareSet,
        sink: &mut S,
    ) {
        let ahead = Direction::FORWARD.seen_by(self.seat);
        let over = from.step(ahead);
        let to = over.step(ahead);
        if self.field[over.index()].is_empty() && self.field[to.index()].is_empty() {
            self.advance::<S, BOUND>(from, to, Flag::DoubleStep, freedom, sink);
        }
    }

    /// Adds the move of a Guard or Machine-gun, with every exchange where it may be exchanged.
    #[inline]
    fn advance<S: Sink, const BOUND: bool>(
        &self,
        from: Square,
        to: Square,
        flag: Flag,
        freedom: SquareSet,
        sink: &mut S,
    ) {
        if self.may_go::<BOUND>(to, freedom) {
            self.add_exchanges(from, to, flag, |mv| sink.add(mv));
        }
    }

    /// The move that leaves the man as it is, and on a border square of a hostile field every exchange (R11.10). Hostility is
    /// judged before the move (R11.12).
    #[inline]
    fn add_exchanges(&self, from: Square, to: Square, flag: Flag, mut add: impl FnMut(ChessMove)) {
        let mut as_kind = |promotes_to| {
            add(ChessMove {
                from,
                to,
                promotes_to,
                flag,
            });
        };
        as_kind(None);
        let Some(owner) = border_owner(to) else {
            return;
        };
        if !self.state.allies(self.rules, self.seat).contains(owner) {
            let own_kind = self.field[from.index()];
            EXCHANGES
                .into_iter()
                .filter(|&kind| !own_kind.is_kind(kind))
                .for_each(|kind| as_kind(Some(kind)));
        }
    }

    /// Does some right that this seat may use lie on the square (2.2)?
    fn passed_here(&self, square: Square) -> bool {
        Seat::ALL.into_iter().any(|pusher| {
            usable_right(self.state, self.seat, pusher).is_some_and(|right| right.over == square)
        })
    }

    /// Several men may leave the board at once, and an alliance may come of it: the move is tried out.
    fn en_passant<S: Sink>(&self, from: Square, to: Square, sink: &mut S) {
        if self.closed.contains(to) {
            return;
        }
        let mv = ChessMove {
            flag: Flag::EnPassant,
            ..plain(from, to)
        };
        let mut after = self.state.clone();
        let captured = make_men(&mut after, self.seat, mv, &mut ());
        super::make::commit_by_capture(&mut after, self.rules, self.seat, captured, &mut ());
        if !attack::in_check(&after, self.rules, self.seat) {
            self.add_exchanges(from, to, Flag::EnPassant, |mv| sink.add(mv));
        }
    }
}

/// Whose men attack a greater power's king once it has captured: a lesser power's man makes the other lesser power its
/// ally, a man of the other greater power commits nobody (R11.6).
fn power_after_taking(state: &State, seat: Seat, victim: Seat) -> OwnerMask {
    let power = state.power[seat];
    LESSER
        .into_iter()
        .find(|&ally| !GREATER.contains(victim) && ally != victim)
        .map_or(power, |ally| power.without(ally))
}

const fn plain(from: Square, to: Square) -> ChessMove {
    ChessMove {
        from,
        to,
        promotes_to: None,
        flag: Flag::None,
    }
}

/// Does some hostile Guard stand ready to use the right against a pusher's Guard (R3.1)?
pub(crate) fn ready_to_take(state: &State, rules: &Rules, pusher: Seat) -> bool {
    state.in_play().iter().any(|seat| {
        usable_right(state, seat, pusher).is_some_and(|right| {
            [Direction::FORWARD_LEFT, Direction::FORWARD_RIGHT]
                .into_iter()
                .map(|direction| right.over.step(direction.seen_by(seat).reversed()))
                .any(|from| rules.board.has(from) && state.at(from) == Code::new(seat, Kind::Guard))
        })
    })
}

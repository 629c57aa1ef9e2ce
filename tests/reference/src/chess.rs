//! A position of the chess games and how chess men move (section 2).

use std::rc::Rc;

use crate::board::{Board, KNIGHT, Men, SEATS, Seat, Square};
use crate::outcome::{Outcome, State};
use crate::rules::{EnPassant, Kind, Promotion, Rules};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Man {
    pub seat: Seat,
    pub kind: Kind,
    /// A pawn that has turned round moves towards its own seat (R8.1).
    pub turned: bool,
}

impl Man {
    pub fn new(seat: Seat, kind: Kind) -> Man {
        Man {
            seat,
            kind,
            turned: false,
        }
    }

    /// The direction in which a pawn goes.
    pub fn ahead(self) -> (i8, i8) {
        let (files, ranks) = self.seat.forward();
        if self.turned {
            (-files, -ranks)
        } else {
            (files, ranks)
        }
    }

    /// The two directions in which a pawn captures.
    pub fn pawn_captures(self) -> [(i8, i8); 2] {
        let (files, ranks) = self.ahead();
        // Sideways of the way ahead is the same pair turned by a quarter.
        [
            (files + ranks, ranks + files),
            (files - ranks, ranks - files),
        ]
    }
}

/// The right to take the pawn on `pawn` by a pawn's capture onto `over` (2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Passing {
    pub over: Square,
    pub pawn: Square,
    pub owner: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Moving,
    /// GenCon: the player who has captured a king puts men back.
    Replacing,
}

#[derive(Clone, Debug)]
pub struct Chess {
    pub rules: Rc<Rules>,
    pub board: Board,
    pub men: Men<Man>,
    pub states: [State; 4],
    pub to_move: Seat,
    pub phase: Phase,
    /// Kings and castling rooks that have not moved (2.3).
    pub unmoved: Vec<Square>,
    pub passing: Vec<Passing>,
    /// Start squares of each seat's men, by kind; pawns here have the double step (R2.1).
    pub array: Rc<Vec<(Square, Man)>>,
    pub quiet: u32,
    pub outcome: Option<Outcome>,
    /// Plies played; when each seat last had its turn and last called check (R4.2).
    pub ply: u32,
    pub last_turn: [u32; 4],
    pub last_call: [Option<u32>; 4],
    /// Points of the online free-for-all, and where its last moved man stands.
    pub points: [i32; 4],
    pub last_to: Option<Square>,
}

/// A move of a man before anything is known about its legality.
#[derive(Clone, Debug)]
pub struct Step {
    pub from: Square,
    pub to: Square,
    pub promotion: Option<Kind>,
    /// Squares of the men that it captures.
    pub captures: Vec<Square>,
    /// The square stepped over, if it is a double step.
    pub double_over: Option<Square>,
    pub castling: Option<Castling>,
}

#[derive(Clone, Copy, Debug)]
pub struct Castling {
    pub rook_from: Square,
    pub rook_to: Square,
    pub king_to: Square,
}

impl Chess {
    pub fn state_of(&self, seat: Seat) -> State {
        self.states[seat.index()]
    }

    pub fn king_of(&self, seat: Seat) -> Option<Square> {
        self.men
            .all()
            .find(|(_, man)| man.seat == seat && man.kind == Kind::King)
            .map(|(at, _)| at)
    }

    /// May a man of `seat` capture this man (1.4, R1.6)?
    pub fn may_capture(&self, seat: Seat, target: Man) -> bool {
        if !self.rules.hostile(seat, target.seat) {
            // A walking king's own army is grey like all men of players who are out (section 14).
            let own_grey = target.seat == seat && target.kind != Kind::King;
            return own_grey && self.state_of(seat) == State::Walking;
        }
        let state = self.state_of(target.seat);
        if state == State::Frozen {
            return false;
        }
        target.kind != Kind::King || state.is_out() || self.rules.kings_capturable
    }

    /// Is the square attacked by a man of an active hostile seat (1.6)?
    pub fn attacked(&self, at: Square, victim: Seat) -> bool {
        self.attackers(at, victim).next().is_some()
    }

    /// The seats of the men that attack the square.
    pub fn attackers(&self, at: Square, victim: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.men
            .all()
            .filter(move |(from, man)| {
                self.rules.hostile(man.seat, victim)
                    && self.has_power(*man)
                    && self.covers(*from, *man, at)
            })
            .map(|(_, man)| man.seat)
    }

    pub fn has_power(&self, man: Man) -> bool {
        match self.state_of(man.seat) {
            State::Active => true,
            State::Walking => man.kind == Kind::King,
            _ => false,
        }
    }

    pub fn in_check(&self, seat: Seat) -> bool {
        self.king_of(seat)
            .is_some_and(|king| self.attacked(king, seat))
    }

    /// Could the man capture on the target square, whatever stands there?
    fn covers(&self, from: Square, man: Man, target: Square) -> bool {
        let (files, ranks) = (target.file - from.file, target.rank - from.rank);
        let straight = (files == 0) != (ranks == 0);
        let diagonal = files != 0 && files.abs() == ranks.abs();
        match man.kind {
            Kind::King => {
                files.abs().max(ranks.abs()) == 1
                    && self.board.step(from, (files, ranks)) == Some(target)
            }
            Kind::Queen | Kind::PointQueen => {
                (straight || diagonal) && self.way_is_free(from, target)
            }
            Kind::Rook => straight && self.way_is_free(from, target),
            Kind::Bishop => diagonal && self.way_is_free(from, target),
            Kind::Knight => KNIGHT.contains(&(files, ranks)),
            Kind::Pawn => {
                man.pawn_captures().contains(&(files, ranks))
                    && self.board.step(from, (files, ranks)) == Some(target)
            }
        }
    }

    /// Is every square between the two, which are on one line, on the board and vacant?
    fn way_is_free(&self, from: Square, target: Square) -> bool {
        let towards = (
            (target.file - from.file).signum(),
            (target.rank - from.rank).signum(),
        );
        let mut at = self.board.step(from, towards);
        while let Some(here) = at
            && here != target
            && self.men.at(here).is_none()
        {
            at = self.board.step(here, towards);
        }
        at == Some(target)
    }

    /// All moves of a seat's men, own checks not looked at.
    pub fn steps(&self, seat: Seat) -> Vec<Step> {
        let mut steps = Vec::new();
        for (from, man) in self.men.all() {
            if man.seat != seat {
                continue;
            }
            if self.state_of(seat) == State::Walking && man.kind != Kind::King {
                continue;
            }
            if man.kind == Kind::Pawn {
                self.pawn_steps(from, man, &mut steps);
            } else {
                self.officer_steps(from, man, &mut steps);
            }
        }
        crate::castling::add(self, seat, &mut steps);
        steps
    }

    fn officer_steps(&self, from: Square, man: Man, steps: &mut Vec<Step>) {
        for to in self.board.squares() {
            let own_way = match self.men.at(to) {
                None => true,
                Some(target) => self.may_capture(man.seat, target),
            };
            if own_way && to != from && self.covers(from, man, to) {
                let captures = self.men.at(to).map(|_| to).into_iter().collect();
                steps.push(plain(from, to, captures));
            }
        }
    }

    fn pawn_steps(&self, from: Square, man: Man, steps: &mut Vec<Step>) {
        let vacant = |at: Square| self.men.at(at).is_none();
        if let Some(one) = self.board.step(from, man.ahead()) {
            let two = self.board.step(one, man.ahead());
            if vacant(one) {
                self.push_pawn(plain(from, one, vec![]), man, steps);
                if let Some(two) = two
                    && self.rules.double_step
                    && self.on_pawn_start(from, man)
                    && vacant(two)
                {
                    let mut step = plain(from, two, vec![]);
                    step.double_over = Some(one);
                    self.push_pawn(step, man, steps);
                }
            } else if let Some(two) = two
                && self.rules.leaping
                && vacant(two)
                && self.partners_pawn(one, man.seat)
            {
                self.push_pawn(plain(from, two, vec![]), man, steps);
            }
        }
        for direction in man.pawn_captures() {
            if let Some(to) = self.board.step(from, direction) {
                let captures = self.pawn_takes(to, man.seat);
                if !captures.is_empty() {
                    self.push_pawn(plain(from, to, captures), man, steps);
                }
            }
        }
    }

    /// What a pawn of the seat takes by capturing onto a square: nothing if it may not go there.
    fn pawn_takes(&self, to: Square, seat: Seat) -> Vec<Square> {
        let mut captures = Vec::new();
        if let Some(target) = self.men.at(to) {
            if !self.may_capture(seat, target) {
                return Vec::new();
            }
            captures.push(to);
        }
        // R2.3: every right on this square is used by the one move.
        for right in &self.passing {
            if right.over == to && self.may_take_passing(seat, right) {
                captures.push(right.pawn);
            }
        }
        captures
    }

    /// R2.2: the pawn must still stand there and be capturable.
    fn may_take_passing(&self, seat: Seat, right: &Passing) -> bool {
        let allowed = match self.rules.en_passant {
            EnPassant::Never => false,
            EnPassant::AnyHostile => self.rules.hostile(seat, right.owner),
            EnPassant::OppositeSeats => right.owner == seat.opposite(),
        };
        let stands = self.men.at(right.pawn).filter(|man| {
            man.seat == right.owner && man.kind == Kind::Pawn && self.may_capture(seat, *man)
        });
        allowed && stands.is_some()
    }

    /// R3.1: does some hostile pawn stand ready to use the right?
    pub fn passing_usable(&self, right: &Passing) -> bool {
        self.men.all().any(|(from, man)| {
            man.kind == Kind::Pawn
                && self.state_of(man.seat) == State::Active
                && self.may_take_passing(man.seat, right)
                && self.covers(from, man, right.over)
                && self.pawn_takes(right.over, man.seat).contains(&right.pawn)
        })
    }

    fn partners_pawn(&self, at: Square, seat: Seat) -> bool {
        self.men
            .at(at)
            .is_some_and(|man| man.kind == Kind::Pawn && self.rules.partners(seat, man.seat))
    }

    /// R2.1: the position alone decides.
    fn on_pawn_start(&self, at: Square, man: Man) -> bool {
        !man.turned
            && self
                .array
                .iter()
                .any(|(start, m)| *start == at && m.kind == Kind::Pawn && m.seat == man.seat)
    }

    fn push_pawn(&self, step: Step, man: Man, steps: &mut Vec<Step>) {
        if self.promotes(step.to, man) {
            for &kind in &self.rules.promote_to {
                let mut step = step.clone();
                step.promotion = Some(kind);
                steps.push(step);
            }
        } else {
            steps.push(step);
        }
    }

    fn promotes(&self, to: Square, man: Man) -> bool {
        let size = self.board.size();
        match self.rules.promotion {
            Promotion::EndOfFile => self.board.step(to, man.ahead()).is_none(),
            Promotion::HostileBackRows => SEATS.into_iter().any(|seat| {
                self.state_of(seat) != State::Absent
                    && self.rules.hostile(man.seat, seat)
                    && row_from(seat, to, size) == 1
            }),
            Promotion::Row(row) => row_from(man.seat, to, size) == row,
        }
    }

    /// R8.1: a pawn that cannot go on and does not promote turns round.
    pub fn turns_round(&self, to: Square, man: Man) -> bool {
        self.rules.promotion == Promotion::HostileBackRows
            && man.kind == Kind::Pawn
            && self.board.step(to, man.ahead()).is_none()
    }
}

/// Rows counted from the seat's own edge, from 1.
pub fn row_from(seat: Seat, at: Square, size: i8) -> i8 {
    match seat {
        Seat::South => at.rank,
        Seat::West => at.file,
        Seat::North => size + 1 - at.rank,
        Seat::East => size + 1 - at.file,
    }
}

pub fn plain(from: Square, to: Square, captures: Vec<Square>) -> Step {
    Step {
        from,
        to,
        promotion: None,
        captures,
        double_over: None,
        castling: None,
    }
}

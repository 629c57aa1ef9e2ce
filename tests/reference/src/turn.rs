//! Whose turn it is, mate, stalemate and the ends of the chess games (1.5 and section 3).

use crate::board::{SEATS, Seat};
use crate::chess::{Chess, Man, Phase};
use crate::outcome::{Outcome, State, Table};
use crate::rules::{Kind, Mate, Stalemate};
use crate::{castling, gencon, online};

/// What a look at a seat, when its turn comes, leads to.
enum Look {
    /// It has a legal move and must make one.
    Moves,
    /// It passes, nothing having changed.
    Passes,
    /// It passes, but something on the board or the state of a seat has changed.
    Changed,
}

impl Table for Chess {
    fn choices(&self) -> Vec<(String, Chess)> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        if self.phase == Phase::Replacing {
            return gencon::replacements(self);
        }
        self.legal(self.to_move)
            .map(|(step, after)| (self.text(&step), after))
            .collect()
    }

    fn settle(&mut self) {
        if self.outcome.is_some() || self.phase == Phase::Replacing {
            return;
        }
        if self.rules.mate == Mate::AtOnce {
            online::after_move(self);
        }
        self.end_if_decided();
        self.next_turn();
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn set_outcome(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Draw(why) if self.rules.mate == Mate::AtOnce => online::draw(self, why),
            _ => self.finish(outcome),
        }
    }

    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn state(&self, seat: Seat) -> State {
        self.state_of(seat)
    }

    fn checked(&self) -> Vec<Seat> {
        SEATS
            .into_iter()
            .filter(|&seat| !self.state_of(seat).is_out() && self.in_check(seat))
            .collect()
    }

    fn king_name(&self) -> Option<String> {
        self.king_of(self.to_move).map(|at| self.board.name(at))
    }

    fn quiet_plies(&self) -> u32 {
        self.quiet
    }

    fn repetition_key(&self) -> Option<String> {
        let men: Vec<_> = self.men.all().collect();
        let rights: Vec<_> = SEATS
            .into_iter()
            .map(|seat| self.castling_rights(seat))
            .collect();
        let mut passing: Vec<_> = self
            .passing
            .iter()
            .filter(|right| self.passing_usable(right))
            .collect();
        passing.sort();
        Some(format!(
            "{men:?} {:?} {:?} {rights:?} {:?} {passing:?}",
            self.states, self.to_move, self.phase
        ))
    }

    fn resign(&mut self, seat: Seat) {
        self.resigns(seat);
    }

    fn pass_turn(&mut self) {
        self.sand_runs_out();
    }

    fn draws_are_claimed(&self) -> bool {
        self.rules.draw_claims
    }

    fn claim(&mut self) -> bool {
        online::claim(self)
    }

    fn call_check(&mut self) {
        self.last_call[self.to_move.index()] = Some(self.ply);
    }

    fn remark(&self) -> Option<String> {
        (self.rules.mate == Mate::AtOnce).then(|| online::points_text(self))
    }
}

impl Chess {
    /// Passes the turn on until somebody can move or the game is over (1.5).
    pub fn next_turn(&mut self) {
        let mut passes = 0;
        while self.outcome.is_none() {
            if passes == self.rules.order.len() {
                // R1.5
                self.finish(Outcome::Draw("nobody can move"));
                return;
            }
            self.pass_on_turn();
            let seat = self.to_move;
            // 1.5 step 1, and for a seat that is out as the order passes its place.
            self.passing.retain(|right| right.owner != seat);
            passes += 1;
            if self.state_of(seat).is_out() {
                continue;
            }
            let look = self.look_at(seat);
            self.last_turn[seat.index()] = self.ply;
            match look {
                Look::Moves => return,
                Look::Passes => {}
                Look::Changed => {
                    passes = 0;
                    self.end_if_decided();
                }
            }
        }
    }

    /// Men have left while a player is at his turn: can he still move?
    pub fn turn_comes_again(&mut self) {
        match self.look_at(self.to_move) {
            Look::Moves => {}
            Look::Passes => self.next_turn(),
            Look::Changed => {
                self.end_if_decided();
                self.next_turn();
            }
        }
    }

    /// Looks at the seat whose turn has come (1.5).
    fn look_at(&mut self, seat: Seat) -> Look {
        if self.legal(seat).next().is_some() {
            if self.state_of(seat) == State::Frozen {
                self.states[seat.index()] = State::Active;
            }
            return Look::Moves;
        }
        if self.rules.mate == Mate::Pass || self.king_of(seat).is_none() {
            return Look::Passes;
        }
        if !self.in_check(seat) {
            return self.stalemated(seat);
        }
        if self.rules.spoken_check && !self.check_was_called(seat) {
            // R4.2
            return Look::Passes;
        }
        self.mated(seat)
    }

    fn stalemated(&mut self, seat: Seat) -> Look {
        match self.rules.stalemate {
            Stalemate::Draw => {
                self.finish(Outcome::Draw("stalemate"));
                Look::Passes
            }
            Stalemate::Pass => Look::Passes,
            Stalemate::Points => {
                online::stalemated(self, seat);
                Look::Changed
            }
        }
    }

    fn mated(&mut self, seat: Seat) -> Look {
        match self.rules.mate {
            Mate::Remove => {
                self.removed(seat);
                Look::Changed
            }
            Mate::Inert => {
                self.goes_out(seat, State::Inert);
                Look::Changed
            }
            Mate::Freeze => self.freezes(seat),
            Mate::PartyLoses => {
                self.party_loses(seat, "mate");
                Look::Changed
            }
            Mate::KingOff => {
                // R4.5
                let king = self.king_of(seat).expect("a mated seat has a king");
                self.men.take(king);
                self.unmoved.retain(|unmoved| *unmoved != king);
                let party = self.rules.party_of(seat);
                if party.iter().all(|&member| self.king_of(member).is_none()) {
                    self.party_loses(seat, "mate");
                }
                Look::Changed
            }
            Mate::Pass | Mate::AtOnce => Look::Passes,
        }
    }

    /// A team loses when one is mated at his turn while the other is frozen (section 8).
    fn freezes(&mut self, seat: Seat) -> Look {
        let was_frozen = self.state_of(seat) == State::Frozen;
        self.states[seat.index()] = State::Frozen;
        let party = self.rules.party_of(seat);
        if party
            .iter()
            .all(|&member| self.state_of(member) == State::Frozen)
        {
            self.party_loses(seat, "mate");
        }
        if was_frozen {
            Look::Passes
        } else {
            Look::Changed
        }
    }

    pub fn party_loses(&mut self, seat: Seat, why: &'static str) {
        let winners: Vec<Seat> = self
            .rules
            .parties
            .iter()
            .filter(|party| !party.contains(&seat))
            .flatten()
            .copied()
            .collect();
        self.finish(Outcome::Win(winners, why));
    }

    /// All men of the seat leave the board, and it is out.
    pub fn removed(&mut self, seat: Seat) {
        let own: Vec<_> = self.men.all().filter(|(_, m)| m.seat == seat).collect();
        for (at, _) in own {
            self.men.take(at);
            self.unmoved.retain(|unmoved| *unmoved != at);
        }
        self.goes_out(seat, State::Removed);
    }

    pub fn goes_out(&mut self, seat: Seat, state: State) {
        self.states[seat.index()] = state;
        self.quiet = 0;
    }

    /// The parties of which a seat is still in.
    pub fn standing(&self) -> Vec<&Vec<Seat>> {
        let in_play = |seat: &Seat| !self.state_of(*seat).is_out();
        self.rules
            .parties
            .iter()
            .filter(|party| party.iter().any(in_play))
            .collect()
    }

    /// Ends the game if one party is left or the position is dead.
    pub fn end_if_decided(&mut self) {
        if self.outcome.is_some() || self.rules.mate == Mate::AtOnce {
            return;
        }
        let standing = self.standing();
        if let [last] = standing[..] {
            let last = last.clone();
            self.finish(Outcome::Win(last, "last party standing"));
        } else if self.rules.dead_positions && self.is_dead() {
            self.finish(Outcome::Draw("dead position"));
        }
    }

    /// R3.3: only kings, or two kings with one knight, one bishop, or bishops of one shade.
    pub fn is_dead(&self) -> bool {
        // Online, grey men are no material (section 14).
        let counts = |man: &Man| self.rules.mate != Mate::AtOnce || self.has_power(*man);
        let men: Vec<_> = self.men.all().filter(|(_, man)| counts(man)).collect();
        let kings = men.iter().filter(|(_, man)| man.kind == Kind::King).count();
        let rest: Vec<_> = men
            .iter()
            .filter(|(_, man)| man.kind != Kind::King)
            .collect();
        if rest.is_empty() {
            return true;
        }
        let one_knight = rest.len() == 1 && rest[0].1.kind == Kind::Knight;
        let shade = self.board.is_dark(rest[0].0);
        let bishops_of_one_shade = rest
            .iter()
            .all(|(at, man)| man.kind == Kind::Bishop && self.board.is_dark(*at) == shade);
        kings == 2 && (one_knight || bishops_of_one_shade)
    }

    /// R4.2: called since his last turn by a player whose man attacks the king now.
    fn check_was_called(&self, seat: Seat) -> bool {
        let king = self.king_of(seat).expect("a seat in check has a king");
        self.attackers(king, seat).any(|attacker| {
            self.last_call[attacker.index()].is_some_and(|ply| ply > self.last_turn[seat.index()])
        })
    }

    fn castling_rights(&self, seat: Seat) -> Vec<crate::board::Square> {
        let king_unmoved = self
            .king_of(seat)
            .is_some_and(|king| self.unmoved.contains(&king));
        if king_unmoved {
            castling::rooks_of(self, seat)
        } else {
            Vec::new()
        }
    }

    fn pass_on_turn(&mut self) {
        let order = &self.rules.order;
        let now = order
            .iter()
            .position(|&seat| seat == self.to_move)
            .expect("the seat to move is in the order");
        self.to_move = order[(now + 1) % order.len()];
    }

    pub fn finish(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }
}

//! What players do or suffer besides moving: resignation, flag fall, the sand clock, the online claim
//! (R3.4, R3.5, section 14).

use crate::board::Seat;
use crate::checkers::Checkers;
use crate::chess::{Chess, Man, Phase};
use crate::coalition::{self, Coalition, Last, is_greater, other_greater};
use crate::gencon;
use crate::outcome::{Outcome, State, Table};
use crate::rules::{Kind, Mate};

impl Chess {
    /// Of single seats resignation has the effect of mate; a team resigns as one (R3.4).
    pub fn resigns(&mut self, seat: Seat) {
        let party = self.rules.party_of(seat).to_vec();
        // A team loses where one other party is left, else its seats go out.
        let team_loses = party.len() > 1 && self.standing().len() == 2;
        match self.rules.mate {
            Mate::AtOnce => {
                self.leaves(seat, false);
                return;
            }
            Mate::PartyLoses => self.party_loses(seat, "resignation"),
            _ if team_loses => self.party_loses(seat, "resignation"),
            Mate::Remove => party.into_iter().for_each(|member| self.removed(member)),
            // In GenCon his men become inert where they stand and his arm stays.
            _ => party
                .into_iter()
                .for_each(|member| self.goes_out(member, State::Inert)),
        }
        self.end_if_decided();
        if self.outcome.is_some() {
            return;
        }
        if self.state_of(self.to_move).is_out() {
            self.phase = Phase::Moving;
            self.next_turn();
        } else if self.phase == Phase::Moving && self.legal(self.to_move).next().is_none() {
            // The player to move has lost his last move with the men that left.
            self.turn_comes_again();
        }
    }

    /// The turn is lost; within a replacement phase it means "done" (R3.5).
    pub fn sand_runs_out(&mut self) {
        if self.phase == Phase::Replacing {
            let seat = self.to_move;
            if let Some(at) = gencon::king_start(self, seat)
                && self.king_of(seat).is_none()
            {
                self.men.put(at, Man::new(seat, Kind::King));
            }
            self.phase = Phase::Moving;
        }
        self.next_turn();
    }
}

impl Checkers {
    /// A team loses where one other party is left, else its pieces leave the board (R3.4).
    pub fn resigns(&mut self, seat: Seat) {
        let standing: Vec<Vec<Seat>> = self.standing().into_iter().cloned().collect();
        let (own, others): (Vec<_>, Vec<_>) = standing
            .into_iter()
            .partition(|party| party.contains(&seat));
        let party = own.concat();
        if let [winners] = &others[..]
            && party.len() > 1
        {
            self.outcome = Some(Outcome::Win(winners.clone(), "resignation"));
            return;
        }
        for member in party {
            let own: Vec<_> = self
                .pieces
                .all()
                .filter(|(_, piece)| piece.seat == member)
                .collect();
            for (at, _) in own {
                self.pieces.take(at);
                self.failed.retain(|failed| *failed != at);
            }
            if !self.states[member.index()].is_out() {
                self.states[member.index()] = State::Removed;
            }
        }
        self.quiet = 0;
        self.go_on_after_leaving();
    }
}

impl Coalition {
    /// A greater power's resignation loses for its coalition, a lesser power's men leave (R3.4).
    pub fn resigns(&mut self, seat: Seat) {
        if is_greater(seat) {
            let winners = self.coalition_of(other_greater(seat));
            self.outcome = Some(Outcome::Win(winners, "resignation"));
            return;
        }
        let own: Vec<_> = self
            .men
            .all()
            .filter(|(_, man)| man.power == seat)
            .collect();
        for (at, _) in own {
            self.men.take(at);
        }
        if self.to_move == seat {
            self.phase = coalition::Phase::Turn;
            self.last = Last::Skipped;
        } else {
            self.last = Last::Continues;
        }
        self.settle();
    }

    /// The turn is lost; while men are being arranged it means "done" (R3.5).
    pub fn sand_runs_out(&mut self) {
        let arranging = self.phase != coalition::Phase::Turn;
        if let (true, Some((_, done))) = (arranging, self.done().pop()) {
            *self = done;
        } else {
            // An arrangement that may not be left like this is as if it had not been begun.
            if let coalition::Phase::Rearranging(before) = &self.phase {
                self.men = before.clone();
            }
            self.phase = coalition::Phase::Turn;
            self.last = Last::Skipped;
        }
        self.settle();
    }
}

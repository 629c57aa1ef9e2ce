//! Coalition's order of play, answers to check out of order, mate and endings (section 11).

use crate::board::{SEATS, Seat};
use crate::coalition::{
    BLACK, Coalition, Last, ORDER, Phase, Unit, YELLOW, is_greater, other_greater,
};
use crate::outcome::{Outcome, State, Table};

impl Table for Coalition {
    fn choices(&self) -> Vec<(String, Coalition)> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let mut choices = Vec::new();
        match self.phase {
            Phase::SetUp => {
                // A plain move ends the set-up by itself.
                choices.extend(self.man_moves(self.to_move));
                choices.extend(self.placings());
                choices.extend(self.done());
            }
            Phase::Turn => {
                choices.extend(self.man_moves(self.to_move));
                choices.extend(self.declarations());
                choices.extend(self.skips());
                choices.extend(self.rearrangements());
                choices.extend(self.shadings());
            }
            Phase::Rearranging(_) => {
                choices.extend(self.placings());
                choices.extend(self.done());
            }
        }
        choices
    }

    fn counted_choices(&self) -> Vec<(String, Coalition)> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        self.man_moves(self.to_move)
    }

    fn settle(&mut self) {
        if self.outcome.is_some() {
            return;
        }
        self.lesser_powers_go_out();
        self.end_if_all_taken();
        if self.outcome.is_some() {
            return;
        }
        if self.last == Last::Continues {
            // After a declaration, a placing or a set-up the same player moves, if he can.
            let stuck = self.phase == Phase::Turn && self.man_moves(self.to_move).is_empty();
            if stuck && !self.mate_if_checked(self.to_move) {
                self.next_in_order();
            }
            return;
        }
        if self.last == Last::Moved
            && let Some(power) = self.must_answer()
        {
            // Check is answered at once, and the power's next regular turn is skipped.
            self.to_move = power;
            self.regular = false;
            self.passing.retain(|right| right.owner != power);
            if !self.owed.contains(&power) {
                self.owed.push(power);
            }
            if self.man_moves(power).is_empty() {
                self.mate_if_checked(power);
            }
            return;
        }
        self.next_in_order();
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn resign(&mut self, seat: Seat) {
        self.resigns(seat);
    }

    fn pass_turn(&mut self) {
        self.sand_runs_out();
    }

    fn set_outcome(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }

    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn state(&self, seat: Seat) -> State {
        if self.out.contains(&seat) {
            State::Removed
        } else {
            State::Active
        }
    }

    fn checked(&self) -> Vec<Seat> {
        SEATS
            .into_iter()
            .filter(|&power| self.in_check(power))
            .collect()
    }

    fn king_name(&self) -> Option<String> {
        self.king_of(self.to_move).map(|at| self.board.name(at))
    }

    fn quiet_plies(&self) -> u32 {
        self.quiet
    }

    fn repetition_key(&self) -> Option<String> {
        if self.phase != Phase::Turn {
            return None;
        }
        let men: Vec<_> = self.men.all().collect();
        let mut passing: Vec<_> = self
            .passing
            .iter()
            .filter(|right| self.passing_usable(right))
            .collect();
        passing.sort();
        Some(format!(
            "{men:?} {:?} {:?} {:?} {:?} {:?} {passing:?} {} {:?} {:?} {:?}",
            self.out,
            self.to_move,
            self.last_regular,
            self.owed,
            self.yellows_ally,
            self.round.min(4),
            self.skipped,
            self.rearranged,
            self.shaded,
        ))
    }
}

impl Coalition {
    /// A lesser power with no men left is out.
    fn lesser_powers_go_out(&mut self) {
        for power in SEATS {
            let has_men = self.men.all().any(|(_, man)| man.power == power);
            if !is_greater(power) && !has_men && !self.out.contains(&power) {
                self.out.push(power);
                self.out.sort();
                self.quiet = 0;
            }
        }
    }

    /// A coalition wins by capturing all the other's men but the king.
    fn end_if_all_taken(&mut self) {
        if self.yellows_ally.is_none() {
            return;
        }
        for greater in [YELLOW, BLACK] {
            let losers = self.coalition_of(greater);
            let has_men = self
                .men
                .all()
                .any(|(_, man)| losers.contains(&man.power) && man.unit != Unit::King);
            if !has_men {
                let winners = self.coalition_of(other_greater(greater));
                self.outcome = Some(Outcome::Win(winners, "all men taken"));
            }
        }
    }

    /// The hostile greater power in check after this move that must answer out of turn.
    fn must_answer(&self) -> Option<Seat> {
        let checked: Vec<Seat> = [YELLOW, BLACK]
            .into_iter()
            .filter(|&power| self.hostile(self.to_move, power) && self.in_check(power))
            .collect();
        let places = (1..=4).map(|n| self.place_after(self.last_regular, n));
        let next = places.clone().find(|&power| self.plays_in_its_place(power));
        if checked.is_empty() || next.is_some_and(|next| checked.contains(&next)) {
            return None;
        }
        places.into_iter().find(|power| checked.contains(power))
    }

    fn place_after(&self, power: Seat, places: usize) -> Seat {
        let now = ORDER
            .iter()
            .position(|&p| p == power)
            .expect("every power is in the order");
        ORDER[(now + places) % 4]
    }

    /// Does the power get its next regular turn (R11.11, R11.12)?
    fn plays_in_its_place(&self, power: Seat) -> bool {
        !self.out.contains(&power) && !self.owed.contains(&power) && !self.waits_for_alliance(power)
    }

    fn waits_for_alliance(&self, power: Seat) -> bool {
        self.dummies.contains(&power) && self.yellows_ally.is_none()
    }

    /// The turn goes on from the last regular place.
    fn next_in_order(&mut self) {
        let mut passes = 0;
        while self.outcome.is_none() {
            if passes == ORDER.len() {
                // R1.5
                self.outcome = Some(Outcome::Draw("nobody can move"));
                return;
            }
            passes += 1;
            let power = self.place_after(self.last_regular, 1);
            self.last_regular = power;
            if power == YELLOW {
                self.round += 1;
                if self.round == 4 && self.yellows_ally.is_none() {
                    // R11.7
                    self.outcome = Some(Outcome::Stopped("no alliance"));
                    return;
                }
            }
            // R11.12: at any turn of its owner, a skipped one too.
            self.passing.retain(|right| right.owner != power);
            if self.owed.contains(&power) {
                // Not that it could not move: R1.5 looks at the next round of the table.
                self.owed.retain(|&owing| owing != power);
                passes = 0;
                continue;
            }
            if !self.plays_in_its_place(power) {
                continue;
            }
            self.to_move = power;
            self.regular = true;
            if !self.man_moves(power).is_empty() {
                return;
            }
            self.mate_if_checked(power);
        }
    }

    /// A power that cannot get out of check is mated (R11.8).
    fn mate_if_checked(&mut self, power: Seat) -> bool {
        let mated = self.in_check(power);
        if mated {
            let winners = self.coalition_of(other_greater(power));
            self.outcome = Some(Outcome::Win(winners, "mate"));
        }
        mated
    }
}

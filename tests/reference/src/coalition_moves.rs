//! Legal moves of Coalition's men, alliances by deed, and what a player may do besides moving.

use crate::board::{Seat, Square};
use crate::chess::Passing;
use crate::coalition::{
    BLACK, Coalition, GREEN, Last, Man, Phase, RED, UNITS, Unit, YELLOW, in_field, is_corner,
    is_greater, other_lesser,
};
use crate::coalition_steps::Step;

type Choices = Vec<(String, Coalition)>;

/// Rounds in which alliances are made and the special turns are possible.
const DIPLOMATIC_ROUNDS: u32 = 3;

impl Coalition {
    /// The legal moves of a power's men with what is after them.
    pub fn man_moves(&self, power: Seat) -> Choices {
        let mut moves = Vec::new();
        let mut attacks = Vec::new();
        for step in self.steps(power) {
            // Nobody enters a corner before the alliances are settled, nor with the settling move.
            if is_corner(step.to) && self.yellows_ally.is_none() {
                continue;
            }
            let after = self.after_step(power, &step);
            if after.in_check(power) {
                continue;
            }
            let attack = !step.captures.is_empty() || after.attacks_somebody(step.to);
            attacks.push(attack);
            moves.push((self.step_text(&step), after));
        }
        // R11.4: Yellow's very first move attacks if it can.
        if power == YELLOW && !self.opened && attacks.contains(&true) {
            let mut attack = attacks.into_iter();
            moves.retain(|_| attack.next() == Some(true));
        }
        moves
    }

    fn step_text(&self, step: &Step) -> String {
        let (from, to) = (self.board.name(step.from), self.board.name(step.to));
        match step.exchange {
            None => format!("{from}-{to}"),
            Some(unit) => {
                let (_, letter) = UNITS
                    .iter()
                    .find(|(u, _)| *u == unit)
                    .expect("a unit has a letter");
                format!("{from}-{to}={letter}")
            }
        }
    }

    /// R11.12: pins are ignored and kings included.
    fn attacks_somebody(&self, from: Square) -> bool {
        let man = self.men.at(from).expect("the moved man stands there");
        self.men
            .all()
            .any(|(at, other)| self.hostile(man.power, other.power) && self.covers(from, man, at))
    }

    fn after_step(&self, power: Seat, step: &Step) -> Coalition {
        let mut after = self.clone();
        let man = after
            .men
            .take(step.from)
            .expect("a man moves from its square");
        let captured: Vec<Man> = step
            .captures
            .iter()
            .filter_map(|&at| after.men.take(at))
            .collect();
        let moved = Man {
            moved: true,
            unit: step.exchange.unwrap_or(man.unit),
            ..man
        };
        after.men.put(step.to, moved);
        after.quiet = if captured.is_empty() && man.unit != Unit::Guard {
            after.quiet + 1
        } else {
            0
        };
        // En passant is between Guards only (R11.1).
        if let Some(over) = step.double_over
            && man.unit == Unit::Guard
        {
            after.passing.push(Passing {
                over,
                pawn: step.to,
                owner: power,
            });
        }
        after.phase = Phase::Turn;
        after.opened |= power == YELLOW;
        after.last = Last::Moved;
        after.commit_by_deed(power, &captured);
        after
    }

    /// R11.6: the first capture, or check by a lesser power's own men, settles both coalitions.
    pub fn commit_by_deed(&mut self, power: Seat, captured: &[Man]) {
        if self.yellows_ally.is_some() {
            return;
        }
        let took_from = |victim: Seat| captured.iter().any(|man| man.power == victim);
        if is_greater(power) {
            for lesser in [GREEN, RED] {
                if took_from(lesser) && self.yellows_ally.is_none() {
                    self.oppose(power, lesser);
                }
            }
            return;
        }
        let opposed = [YELLOW, BLACK]
            .into_iter()
            .find(|&greater| took_from(greater))
            .or_else(|| {
                [YELLOW, BLACK]
                    .into_iter()
                    .find(|&greater| self.checks(power, greater))
            });
        if let Some(greater) = opposed {
            self.oppose(greater, power);
        }
    }

    /// A greater and a lesser power are enemies from now on.
    fn oppose(&mut self, greater: Seat, lesser: Seat) {
        self.yellows_ally = Some(if greater == YELLOW {
            other_lesser(lesser)
        } else {
            lesser
        });
    }

    /// Declarations: they do not end the turn (R11.6, R11.14).
    pub fn declarations(&self) -> Choices {
        let power = self.to_move;
        if self.yellows_ally.is_some() || self.round > DIPLOMATIC_ROUNDS {
            return Vec::new();
        }
        let pairs = if is_greater(power) {
            [(power, RED, "red"), (power, GREEN, "green")]
        } else {
            [(YELLOW, power, "yellow"), (BLACK, power, "black")]
        };
        let mut choices = Vec::new();
        for (greater, lesser, name) in pairs {
            let red_too_early = power == RED && greater == YELLOW && self.round == 1;
            // A dummy is claimed (R11.14), by Yellow not in round 1.
            let claims_too_early =
                power == YELLOW && self.round == 1 && self.dummies.contains(&lesser);
            if red_too_early || claims_too_early || self.out.contains(&lesser) {
                continue;
            }
            let mut after = self.clone();
            after.yellows_ally = Some(if greater == YELLOW {
                lesser
            } else {
                other_lesser(lesser)
            });
            after.last = Last::Continues;
            choices.push((format!("declare:{name}"), after));
        }
        choices
    }

    /// May the player skip or rearrange at this turn at all?
    fn special_turn(&self) -> bool {
        let power = self.to_move;
        self.regular
            && self.round <= DIPLOMATIC_ROUNDS
            && !(power == YELLOW && self.round == 1)
            && !self.in_check(power)
    }

    pub fn skips(&self) -> Choices {
        if !self.special_turn() || self.skipped.contains(&self.to_move) {
            return Vec::new();
        }
        let mut after = self.clone();
        after.skipped.push(self.to_move);
        after.quiet += 1;
        after.last = Last::Skipped;
        vec![("skip".to_string(), after)]
    }

    /// The first step of a rearrangement.
    pub fn rearrangements(&self) -> Choices {
        if !self.special_turn() || self.rearranged.contains(&self.to_move) {
            return Vec::new();
        }
        let mut choices = self.placings();
        for (_, after) in &mut choices {
            after.phase = Phase::Rearranging(self.men.clone());
        }
        choices
    }

    /// Moves from field square to field square, exchanging if occupied by another of one's own men.
    pub fn placings(&self) -> Choices {
        let power = self.to_move;
        let mut choices = Vec::new();
        let own = |at: Square| self.men.at(at).is_some_and(|man| man.power == power);
        let field: Vec<Square> = self
            .board
            .squares()
            .into_iter()
            .filter(|&at| in_field(power, at))
            .collect();
        for &from in field.iter().filter(|&&at| own(at)) {
            for &to in &field {
                if to == from || (self.men.at(to).is_some() && !own(to)) {
                    continue;
                }
                let mut after = self.clone();
                let moved = after.men.take(from).expect("an own man stands there");
                if let Some(other) = after.men.take(to) {
                    after.men.put(from, other);
                }
                after.men.put(to, moved);
                after.last = Last::Continues;
                let text = format!("place:{}-{}", self.board.name(from), self.board.name(to));
                choices.push((text, after));
            }
        }
        choices
    }

    /// The end of a set-up or a rearrangement.
    pub fn done(&self) -> Choices {
        let mut after = self.clone();
        after.phase = Phase::Turn;
        match &self.phase {
            Phase::Turn => return Vec::new(),
            Phase::SetUp => after.last = Last::Continues,
            Phase::Rearranging(before) => {
                after.rearranged.push(self.to_move);
                after.quiet += 1;
                after.last = Last::Moved;
                after.commit_by_deed(self.to_move, &[]);
                // At least one man must have changed place, and the own king must be safe.
                if *before == self.men || after.in_check(self.to_move) {
                    return Vec::new();
                }
            }
        }
        vec![("done".to_string(), after)]
    }

    /// R11.5: a greater power's Motorcyclist goes to the other shade, before the move.
    pub fn shadings(&self) -> Choices {
        let power = self.to_move;
        let possible =
            is_greater(power) && self.round <= DIPLOMATIC_ROUNDS && !self.shaded.contains(&power);
        let mut choices = Vec::new();
        if !possible {
            return choices;
        }
        let motorcyclists = self
            .men
            .all()
            .filter(|(_, man)| man.power == power && man.unit == Unit::Motorcyclist);
        for (from, man) in motorcyclists {
            for to in self.board.squares() {
                let other_shade = self.board.is_dark(from) != self.board.is_dark(to);
                if !other_shade || !in_field(power, to) || self.men.at(to).is_some() {
                    continue;
                }
                let mut after = self.clone();
                after.men.take(from);
                after.men.put(to, man);
                after.shaded.push(power);
                after.last = Last::Continues;
                if after.man_moves(power).is_empty() {
                    // His move must still follow.
                    continue;
                }
                let text = format!("shade:{}-{}", self.board.name(from), self.board.name(to));
                choices.push((text, after));
            }
        }
        choices
    }
}

//! What Coalition's men can do on the board, alliances and checks aside (section 11).

use crate::board::{Seat, Square};
use crate::chess::{Passing, row_from};
use crate::coalition::{Coalition, Man, ORDER, UNITS, Unit, guard_captures, in_field};

/// A man's move before anything is known about its legality.
#[derive(Clone, Debug)]
pub struct Step {
    pub from: Square,
    pub to: Square,
    pub captures: Vec<Square>,
    pub exchange: Option<Unit>,
    pub double_over: Option<Square>,
}

impl Coalition {
    /// All moves of a power's men, its own king's safety not looked at.
    pub fn steps(&self, power: Seat) -> Vec<Step> {
        let mut steps = Vec::new();
        for (from, man) in self.men.all().filter(|(_, man)| man.power == power) {
            if man.unit != Unit::Guard {
                for to in self.board.squares() {
                    let target = self.men.at(to);
                    let may_go = target.is_none_or(|target| self.may_capture(power, target));
                    if to != from && may_go && self.covers(from, man, to) {
                        let captures = target.map(|_| to).into_iter().collect();
                        self.push(from, to, captures, None, &mut steps);
                    }
                }
            }
            self.steps_ahead(from, man, &mut steps);
            if man.unit == Unit::Guard {
                for direction in guard_captures(power) {
                    let to = from.plus(direction);
                    if self.board.contains(to) {
                        let captures = self.guard_takes(to, power);
                        if !captures.is_empty() {
                            self.push(from, to, captures, None, &mut steps);
                        }
                    }
                }
            }
        }
        steps
    }

    /// A Guard's step ahead, and the double step of Guards and Machine-guns on their first move.
    fn steps_ahead(&self, from: Square, man: Man, steps: &mut Vec<Step>) {
        if !matches!(man.unit, Unit::Guard | Unit::MachineGun) {
            return;
        }
        let one = from.plus(man.power.forward());
        let two = one.plus(man.power.forward());
        let vacant = |at| self.board.contains(at) && self.men.at(at).is_none();
        if !vacant(one) {
            return;
        }
        if man.unit == Unit::Guard {
            self.push(from, one, vec![], None, steps);
        }
        if !man.moved && vacant(two) {
            self.push(from, two, vec![], Some(one), steps);
        }
    }

    /// Kings are never captured (R1.6).
    fn may_capture(&self, power: Seat, target: Man) -> bool {
        self.hostile(power, target.power) && target.unit != Unit::King
    }

    /// What a Guard takes by capturing onto a square, en passant included (R2.3, R11.1).
    fn guard_takes(&self, to: Square, power: Seat) -> Vec<Square> {
        let mut captures = Vec::new();
        if let Some(target) = self.men.at(to) {
            if !self.may_capture(power, target) {
                return captures;
            }
            captures.push(to);
        }
        for right in self.passing.iter().filter(|right| right.over == to) {
            let stands = self
                .men
                .at(right.pawn)
                .is_some_and(|man| man.unit == Unit::Guard && man.power == right.owner);
            if stands && self.hostile(power, right.owner) {
                captures.push(right.pawn);
            }
        }
        captures
    }

    /// R3.1: does some hostile Guard stand ready to use the right?
    pub fn passing_usable(&self, right: &Passing) -> bool {
        self.men.all().any(|(from, man)| {
            man.unit == Unit::Guard
                && self.covers(from, man, right.over)
                && self
                    .guard_takes(right.over, man.power)
                    .contains(&right.pawn)
        })
    }

    /// Adds the move, with every exchange where the man may be exchanged (R11.10).
    fn push(
        &self,
        from: Square,
        to: Square,
        captures: Vec<Square>,
        double_over: Option<Square>,
        steps: &mut Vec<Step>,
    ) {
        let man = self.men.at(from).expect("a man moves from its square");
        let as_it_is = Step {
            from,
            to,
            captures,
            exchange: None,
            double_over,
        };
        let may_exchange = matches!(man.unit, Unit::Guard | Unit::MachineGun)
            && ORDER.iter().any(|&other| {
                self.hostile(man.power, other)
                    && in_field(other, to)
                    && row_from(other, to, 10) == 1
            });
        if may_exchange {
            for (unit, _) in UNITS {
                if unit != Unit::King && unit != man.unit {
                    let mut step = as_it_is.clone();
                    step.exchange = Some(unit);
                    steps.push(step);
                }
            }
        }
        steps.push(as_it_is);
    }
}

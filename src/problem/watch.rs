//! What a move did for a problem's goal.

use super::task::Goal;
use crate::effect::{Effect, EffectSink};
use crate::outcome::{Outcome, Reason};
use crate::seat::SeatSet;

/// Notes what matters among the effects of one move.
pub(super) struct Watch {
    goal: Goal,
    party: SeatSet,
    pub(super) reached: bool,
    /// Nothing that comes later can reach the goal.
    pub(super) failed: bool,
    /// Pieces captured less pieces lost.
    pub(super) net: i32,
}

impl Watch {
    pub(super) const fn new(goal: Goal, party: SeatSet) -> Self {
        Self {
            goal,
            party,
            reached: false,
            failed: false,
            net: 0,
        }
    }

    pub(super) fn see(&mut self, effect: &Effect) {
        // What comes first counts: a goal that was reached is not lost again, nor the other way round.
        if self.reached || self.failed {
            return;
        }
        match (self.goal, effect) {
            (Goal::Mate, &(Effect::Mated { seat } | Effect::Frozen { seat })) => {
                self.reached = !self.party.contains(seat);
            }
            (
                Goal::Mate,
                &Effect::Out {
                    seat,
                    reason: Reason::KingCaptured | Reason::ArmRemoved,
                    ..
                },
            ) => self.reached = !self.party.contains(seat),
            (Goal::Save(partner), &Effect::Turn { seat, .. })
            | (Goal::Thaw(partner), &Effect::Thawed { seat }) => self.reached = seat == partner,
            (Goal::Save(partner), &(Effect::Mated { seat } | Effect::Frozen { seat })) => {
                self.failed = seat == partner;
            }
            (Goal::Ally(ally), Effect::Allied { parties, .. }) => {
                self.reached = parties
                    .iter()
                    .any(|party| party.contains(ally) && !party.and(self.party).is_empty());
                self.failed = !self.reached;
            }
            (Goal::Win(_), &Effect::Captured { seat, by, .. }) => {
                if self.party.contains(by) {
                    self.net += i32::from(seat.is_some());
                } else if seat.is_some_and(|seat| self.party.contains(seat)) {
                    self.net -= 1;
                }
            }
            (_, &Effect::Over { outcome }) => {
                let won = matches!(outcome, Outcome::Win { party, .. } if !party.and(self.party).is_empty());
                self.reached = won && !matches!(self.goal, Goal::Ally(_));
                self.failed = !self.reached;
            }
            _ => {}
        }
    }
}

impl EffectSink for Watch {
    fn emit(&mut self, effect: Effect) {
        self.see(&effect);
    }

    fn is_recording(&self) -> bool {
        false
    }
}

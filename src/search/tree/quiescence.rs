//! Quiescence: captures are followed to their end, so that nothing is judged in the middle of an exchange; first of all checks, too.

use super::super::candidate::may_promote;
use super::super::evaluate::UNKNOWN;
use super::facts::next_in_play;
use super::frame::Stage;
use super::{Step, Tree};
use crate::chess::has_stages;
use crate::rules::Rules;
use crate::variant::Family;

/// Plies that captures are followed for at most.
const DEEPEST: i32 = -10;
/// Plies in which every answer to a check is looked at.
const EVASIONS: i32 = -4;

impl Tree {
    /// Captures only, unless the side is in check or must capture.
    pub(super) fn enter_quiescence(&mut self, rules: &Rules) -> Step {
        let frame = &self.frames[self.ply];
        let forced = rules.variant.family == Family::Checkers && !rules.variant.huff;
        let evade = frame.in_check && frame.depth > EVASIONS && self.quiescence && !forced;
        if !evade {
            let (alpha, beta) = (frame.alpha, frame.beta);
            self.evaluate_within(rules, alpha, beta);
        }
        let frame = &mut self.frames[self.ply];
        if !self.quiescence || frame.depth < DEEPEST {
            return Step::Return(frame.static_eval);
        }
        if forced {
            self.find_all_moves(rules);
            let frame = &self.frames[self.ply];
            if frame.candidates.any_jump() {
                return Step::Next;
            }
            return Step::Return(frame.static_eval);
        }
        if evade {
            self.find_all_moves(rules);
            return Step::Next;
        }
        frame.best = frame.static_eval;
        if frame.best >= frame.beta {
            return if frame.exact_eval == UNKNOWN {
                Step::Return(frame.best)
            } else {
                self.leave()
            };
        }
        frame.alpha = frame.alpha.max(frame.best);
        self.find_noisy_moves(rules);
        Step::Next
    }

    /// Captures and promotions; in the first ply also quiet moves that give check to the seat that follows.
    fn find_noisy_moves(&mut self, rules: &Rules) {
        let frame = &mut self.frames[self.ply];
        let state = &frame.state;
        if has_stages(state, rules) && !may_promote(state, rules) {
            frame.candidates.clear();
            frame.candidates.add_captures(state, rules);
            let next = next_in_play(state, rules);
            let hostile = !state.allies(rules, state.turn).contains(next);
            if frame.depth == 0
                && !frame.in_check
                && hostile
                && let Some(king) = state.king(next)
            {
                frame.candidates.add_quiet_checks(state, rules, king);
            }
        } else {
            frame.candidates.find(state, rules, true);
        }
        frame.stage = Stage::All;
        self.score_from(0);
    }
}

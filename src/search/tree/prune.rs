//! What is not searched, or less deeply: positions that are good enough even if the turn goes by, moves that come too late.
//!
//! A quiet move that starts a mate looks like any other, so nothing is cut off for its static evaluation alone but next to the leaves.

use super::super::candidate::Candidate;
use super::super::evaluate::{FORCED, UNKNOWN};
use super::super::order;
use super::facts::next_in_play;
use super::{SearchMode, Step, Tree};
use crate::facts::Phase;
use crate::piece::Kind;
use crate::rules::Rules;
use crate::state::State;
use crate::variant::Family;

/// What a turn is worth at most, as a static cut-off supposes, in hundredths of a pawn.
const TURN: i32 = 80;
/// What a capture gains besides the piece that it takes, as quiescence supposes.
const MARGIN: i32 = 400;

/// Ways to put the next piece back on the board (R7.4) that are looked at below the root: all together there are too many.
const PLACINGS: usize = 3;

impl Tree {
    /// Cuts a position off that is so good that even letting the turn go by should hold.
    pub(super) fn prune(&mut self, rules: &Rules) -> Option<Step> {
        let above = self.ply.checked_sub(1).map(|ply| &self.frames[ply]);
        let after_null = above.is_some_and(|frame| frame.mode == SearchMode::NullMove);
        let frame = &mut self.frames[self.ply];
        let narrow = frame.beta - frame.alpha == 1;
        if !narrow
            || frame.in_check
            || self.ply == 0
            || frame.beta.abs() >= FORCED
            || rules.variant.family == Family::Checkers
            || frame.state.phase != Phase::Play
        {
            return None;
        }
        if frame.depth <= 1 && frame.static_eval - TURN >= frame.beta {
            return Some(Step::Return(frame.static_eval));
        }
        let next_is_hostile = !frame
            .state
            .allies(rules, frame.state.turn)
            .contains(next_in_play(&frame.state, rules));
        if frame.depth >= 3
            && !after_null
            && frame.static_eval >= frame.beta
            && next_is_hostile
            && has_officers(&frame.state)
        {
            frame.mode = SearchMode::NullMove;
            let surplus = ((frame.static_eval - frame.beta) / 200).min(2);
            let depth = frame.depth - 3 - frame.depth / 4 - surplus;
            let beta = frame.beta;
            return Some(self.descend(rules, &Candidate::PASS, depth, beta - 1, beta));
        }
        None
    }

    /// Not worth searching: a losing capture among captures, a late or losing quiet move near the leaves.
    pub(super) fn is_hopeless(&self, rules: &Rules, candidate: &Candidate) -> bool {
        let frame = &self.frames[self.ply];
        if frame.state.phase == Phase::Replace && self.ply > 0 {
            return frame.next > if frame.quiescence { 1 } else { PLACINGS };
        }
        if frame.best <= -FORCED || frame.in_check || rules.variant.family == Family::Checkers {
            return false;
        }
        let (state, evaluator) = (&frame.state, &self.evaluator);
        let quiet = order::is_quiet(state, candidate);
        if frame.quiescence {
            if !quiet && !candidate.promotes() {
                let victim = evaluator.kind_value(order::victim(state, candidate));
                let hopeless = frame.static_eval + victim + MARGIN <= frame.alpha;
                if hopeless && victim > 0 && !order::gives_check(state, rules, candidate) {
                    return true;
                }
            }
            return order::loses_more_than(0, state, rules, evaluator, candidate);
        }
        if self.ply == 0
            || frame.beta - frame.alpha > 1
            || frame.depth > 5
            || frame.state.phase != Phase::Play
        {
            return false;
        }
        let depth = frame.depth;
        if !quiet {
            let loss = 100 * depth;
            return candidate.score < 0
                && order::loses_more_than(loss, state, rules, evaluator, candidate);
        }
        let enough = if self.is_improving(rules) { 6 } else { 4 } + 3 * depth * depth;
        let late = depth <= 4 && frame.next as i32 > enough;
        let loses = || order::loses_more_than(60 * depth, state, rules, evaluator, candidate);
        (late || loses()) && !order::gives_check(state, rules, candidate)
    }

    /// Is the seat to move better off than when it had its turn last?
    fn is_improving(&self, rules: &Rules) -> bool {
        let now = self.frames[self.ply].static_eval;
        let round = rules.variant.order.len();
        let before = self
            .ply
            .checked_sub(round)
            .map_or(UNKNOWN, |ply| self.frames[ply].static_eval);
        now != UNKNOWN && (before == UNKNOWN || now > before)
    }

    /// How much less deeply a move is looked at first.
    pub(super) fn reduction(&self, rules: &Rules, candidate: &Candidate) -> i32 {
        let frame = &self.frames[self.ply];
        if frame.depth < 3 || frame.next <= 3 || frame.in_check {
            return 0;
        }
        let state = &frame.state;
        let reduction = if order::is_quiet(state, candidate) {
            let history = self.history.of_quiet(state, self.before(), candidate);
            let matters =
                frame.beta - frame.alpha > 1 || order::gives_check(state, rules, candidate);
            by_place(frame.depth, frame.next) - (history / 5000).clamp(-1, 2) - i32::from(matters)
                + i32::from(!self.is_improving(rules))
        } else if candidate.score < 0 {
            2
        } else {
            0
        };
        reduction.clamp(0, frame.depth - 2)
    }
}

/// How much less deeply a late quiet move is looked at first: a third of the product of the logarithms. This took the depth
/// that a number of positions reaches in `online-teams` from 9 to 11, at the same strength in matches.
fn by_place(depth: i32, place: usize) -> i32 {
    (2 + eighths(depth) * eighths(place as i32) / 36) / 4
}

/// The binary logarithm in eighths, straight between the powers of two.
fn eighths(n: i32) -> i32 {
    let n = n.max(1) as u32;
    let whole = n.ilog2();
    (whole << 3 | (n << 3 >> whole) & 7) as i32
}

/// Does the seat to move have more than pawns and a king? Otherwise having to move may be its ruin.
fn has_officers(state: &State) -> bool {
    state.pieces(state.turn).iter().any(|square| {
        let code = state.at(square);
        ![Kind::Pawn, Kind::TurnedPawn, Kind::King, Kind::Guard]
            .into_iter()
            .any(|kind| code.is_kind(kind))
    })
}

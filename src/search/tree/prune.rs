//! What is not searched, or less deeply: positions that are good enough even if the turn goes by, moves that come too late.

use super::super::candidate::Candidate;
use super::super::evaluate::FORCED;
use super::super::order;
use super::{SearchMode, Step, Tree};
use crate::facts::Phase;
use crate::piece::Kind;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::state::State;
use crate::variant::Family;

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
        if frame.depth <= 4 && frame.static_eval - 80 * frame.depth >= frame.beta {
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
            let depth = frame.depth - 3 - frame.depth / 4;
            let beta = frame.beta;
            return Some(self.descend(rules, &Candidate::PASS, depth, beta - 1, beta));
        }
        None
    }

    /// Not worth searching: a losing capture among captures, a late quiet move near the leaves.
    pub(super) fn is_hopeless(&self, rules: &Rules, candidate: &Candidate) -> bool {
        let frame = &self.frames[self.ply];
        if frame.best <= -FORCED || frame.in_check || rules.variant.family == Family::Checkers {
            return false;
        }
        if frame.quiescence {
            return order::loses_material(&frame.state, rules, &self.evaluator, candidate);
        }
        if self.ply == 0
            || frame.beta - frame.alpha > 1
            || frame.depth > 4
            || !order::is_quiet(&frame.state, candidate)
            || frame.state.phase != Phase::Play
        {
            return false;
        }
        let tried = frame.next as i32;
        let late = tried > 6 + 3 * frame.depth * frame.depth;
        let futile = tried > 2 && frame.static_eval + 60 + 90 * frame.depth <= frame.alpha;
        (late || futile) && !order::gives_check(&frame.state, rules, candidate)
    }

    /// How much less deeply a move is looked at first.
    pub(super) fn reduction(&self, rules: &Rules, candidate: &Candidate) -> i32 {
        let frame = &self.frames[self.ply];
        if frame.depth < 3 || frame.next <= 3 || frame.in_check {
            return 0;
        }
        let reduction = if order::is_quiet(&frame.state, candidate) {
            let history = self.history.of(&frame.state, candidate);
            let matters =
                frame.beta - frame.alpha > 1 || order::gives_check(&frame.state, rules, candidate);
            by_place(frame.depth, frame.next) - (history / 5000).clamp(-1, 1) - i32::from(matters)
        } else if order::loses_material(&frame.state, rules, &self.evaluator, candidate) {
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

/// The seat that will probably follow.
fn next_in_play(state: &State, rules: &Rules) -> Seat {
    let mut seat = rules.next[state.turn];
    while seat != state.turn && !state.seat_state(seat).takes_turns() {
        seat = rules.next[seat];
    }
    seat
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

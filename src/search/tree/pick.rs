//! Which move comes next: moves are listed by stages and scored as they are, so that what a cut-off leaves out is never found.

use super::super::candidate::{Candidate, Tag};
use super::super::order::{self, CAPTURE, FROM_TABLE, LOSING};
use super::frame::Stage;
use super::{Step, Tree};
use crate::chess::has_stages;
use crate::rules::Rules;

impl Tree {
    /// Lists the moves with which the search begins: the table's alone, where that will do.
    pub(super) fn find_moves(&mut self, rules: &Rules) {
        let frame = &mut self.frames[self.ply];
        if frame.in_check || self.ply == 0 || !has_stages(&frame.state, rules) {
            self.find_all_moves(rules);
            return;
        }
        frame.stage = Stage::Named;
        let tag = frame.from_table;
        if frame.candidates.find_named(&frame.state, rules, tag) {
            frame.candidates.list[0].score = FROM_TABLE;
        } else {
            frame.from_table = Tag::NONE;
            self.find_more_moves(rules);
        }
    }

    pub(super) fn find_all_moves(&mut self, rules: &Rules) {
        let frame = &mut self.frames[self.ply];
        frame.stage = Stage::All;
        frame.candidates.find(&frame.state, rules, false);
        self.score_from(0);
    }

    /// Lists the moves of the stage that follows.
    fn find_more_moves(&mut self, rules: &Rules) {
        let frame = &mut self.frames[self.ply];
        let first = frame.candidates.list.len();
        if frame.stage == Stage::Named {
            frame.stage = Stage::Captures;
            frame.candidates.add_captures(&frame.state, rules);
        } else {
            frame.stage = Stage::All;
            frame.candidates.add_quiet_moves(&frame.state, rules);
        }
        self.score_from(first);
    }

    pub(super) fn score_from(&mut self, first: usize) {
        let before = self.before();
        let frame = &mut self.frames[self.ply];
        order::score_moves(
            &self.history,
            &mut frame.candidates,
            first,
            &frame.state,
            &self.evaluator,
            (self.ply, before),
            frame.from_table,
        );
    }

    /// Searches the move with the highest score that is left.
    pub(super) fn next(&mut self, rules: &Rules) -> Step {
        loop {
            let frame = &mut self.frames[self.ply];
            let best = take_best(&mut frame.candidates.list, frame.next);
            let good = best.is_some_and(|best| best.score >= CAPTURE);
            if !good && frame.stage != Stage::All {
                self.find_more_moves(rules);
                continue;
            }
            let Some(candidate) = best else {
                return self.leave();
            };
            if good && candidate.score < FROM_TABLE && self.comes_last(rules, &candidate) {
                continue;
            }
            self.frames[self.ply].next += 1;
            if self.is_hopeless(rules, &candidate) {
                continue;
            }
            return self.try_move(rules, &candidate);
        }
    }

    /// A capture that loses is put behind the quiet moves; only captures whose turn has come are looked at so closely.
    fn comes_last(&mut self, rules: &Rules, candidate: &Candidate) -> bool {
        let frame = &self.frames[self.ply];
        let (state, evaluator) = (&frame.state, &self.evaluator);
        if frame.quiescence
            || order::is_quiet(state, candidate)
            || !order::loses_more_than(0, state, rules, evaluator, candidate)
        {
            return false;
        }
        let victim = evaluator.kind_value(order::victim(state, candidate));
        let frame = &mut self.frames[self.ply];
        let next = frame.next;
        frame.candidates.list[next].score = LOSING + victim;
        true
    }
}

/// The candidate with the highest score among those from `next` on, brought to its place.
fn take_best(list: &mut [Candidate], next: usize) -> Option<Candidate> {
    let rest = list.get_mut(next..)?;
    let (best, _) = rest
        .iter()
        .enumerate()
        .max_by_key(|(place, candidate)| (candidate.score, usize::MAX - place))?;
    rest.swap(0, best);
    rest.first().copied()
}

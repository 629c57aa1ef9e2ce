//! The search proper: alpha-beta with principal variation search, as a machine with its own stack.
//!
//! The machine keeps every open position in a frame instead of on the processor's stack, so that it can stop after any
//! position and go on later exactly as if it had not stopped: what it finds depends on the number of positions alone.
//!
//! ```text
//!          enter                         next                        absorb
//! frame ──────────▶ known, over, or ──────────▶ make a move in the ──────────▶ better? refuted? search
//!                   quiet enough: answer        frame below, enter it          again with a wider window?
//! ```
//!
//! Values in a frame are those of the side to move. Two frames that follow one another may belong to the same side: partners
//! that move in turn, seats that pass.

mod facts;
mod frame;
mod prune;

use frame::{Frame, SearchMode};

use super::candidate::{Candidate, Tag};
use super::evaluate::{Evaluator, FORCED, INFINITE};
use super::level::Limits;
use super::order::History;
use super::table::{self, Bound, Table};
use super::weights::Weights;
use crate::rules::Rules;
use crate::state::State;
use crate::variant::Family;

/// Frames of the stack.
pub(super) const PLIES: usize = 80;
/// Plies that captures are followed for at most.
const QUIESCENCE: i32 = -10;

/// What the machine does next.
#[derive(Clone, Copy, Debug)]
enum Step {
    Enter,
    /// Lists the moves, after a null move that decided nothing.
    Moves,
    Next,
    Return(i32),
}

/// The tree of open positions with all that the search remembers.
#[derive(Debug)]
pub(super) struct Tree {
    frames: Vec<Frame>,
    ply: usize,
    step: Step,
    table: Table,
    history: History,
    pub(super) evaluator: Evaluator,
    quiescence: bool,
    pub(super) nodes: u64,
    /// Keys of the game's positions before this one.
    game_keys: Vec<u64>,
    /// The best line found so far and its score, also while an iteration runs.
    pub(super) line: Vec<Tag>,
    pub(super) score: i32,
    root_depth: i32,
}

impl Tree {
    pub(super) fn new(
        root: &State,
        rules: &Rules,
        weights: Weights,
        game_keys: &[u64],
        limits: &Limits,
        seed: u64,
    ) -> Self {
        let evaluator = Evaluator::new(rules, weights, root.turn, limits.noise, seed);
        let sums = evaluator.sums(root);
        Self {
            frames: (0..PLIES).map(|_| Frame::new(root, sums)).collect(),
            ply: 0,
            step: Step::Enter,
            table: Table::new(limits.table_bits),
            history: History::new(PLIES),
            evaluator,
            quiescence: limits.quiescence,
            nodes: 0,
            game_keys: game_keys.to_vec(),
            line: Vec::new(),
            score: 0,
            root_depth: 0,
        }
    }

    /// Begins an iteration: the root, so deep, with this window.
    pub(super) fn begin(&mut self, depth: i32, alpha: i32, beta: i32) {
        self.ply = 0;
        self.root_depth = depth;
        let root = &mut self.frames[0];
        (root.depth, root.alpha, root.beta) = (depth, alpha, beta);
        self.step = Step::Enter;
    }

    /// Goes on until so many positions have been looked at in all; the root's value if the iteration ended.
    pub(super) fn run(&mut self, rules: &Rules, nodes: u64) -> Option<i32> {
        while self.nodes < nodes {
            self.step = match self.step {
                Step::Enter => self.enter(rules),
                Step::Moves => {
                    self.find_moves(rules, false);
                    Step::Next
                }
                Step::Next => self.next(rules),
                Step::Return(value) if self.ply == 0 => return Some(value),
                Step::Return(value) => self.absorb(rules, value),
            };
        }
        None
    }

    /// Looks at a position for the first time.
    fn enter(&mut self, rules: &Rules) -> Step {
        self.nodes += 1;
        let frame = &mut self.frames[self.ply];
        frame.line.clear();
        frame.next = 0;
        frame.best = -INFINITE;
        frame.best_tag = Tag::NONE;
        frame.first_alpha = frame.alpha;
        frame.from_table = Tag::NONE;
        frame.key = facts::key(&frame.state);
        if let Some(value) = self.value_of_end(rules) {
            return Step::Return(value);
        }
        if self.ply + 1 >= PLIES {
            return Step::Return(self.static_eval(rules));
        }
        if let Some(value) = self.known() {
            return Step::Return(value);
        }
        let frame = &mut self.frames[self.ply];
        frame.in_check = facts::in_check(&frame.state, rules);
        let static_eval = self.static_eval(rules);
        let frame = &mut self.frames[self.ply];
        frame.static_eval = static_eval;
        frame.quiescence = frame.depth <= 0;
        if frame.quiescence {
            return self.enter_quiescence(rules);
        }
        if let Some(step) = self.prune(rules) {
            return step;
        }
        self.find_moves(rules, false);
        Step::Next
    }

    /// Captures only, unless the side is in check or must capture.
    fn enter_quiescence(&mut self, rules: &Rules) -> Step {
        let frame = &mut self.frames[self.ply];
        let forced = rules.variant.family == Family::Checkers && !rules.variant.huff;
        if !self.quiescence || frame.depth < QUIESCENCE {
            return Step::Return(frame.static_eval);
        }
        if forced {
            self.find_moves(rules, false);
            let frame = &self.frames[self.ply];
            if frame.candidates.any_jump() {
                return Step::Next;
            }
            return Step::Return(frame.static_eval);
        }
        let evade = frame.in_check && frame.depth > -4;
        if !evade {
            frame.best = frame.static_eval;
            if frame.best >= frame.beta {
                return Step::Return(frame.best);
            }
            frame.alpha = frame.alpha.max(frame.best);
        }
        self.find_moves(rules, !evade);
        Step::Next
    }

    /// Lists the moves in the order in which they are searched.
    fn find_moves(&mut self, rules: &Rules, noisy_only: bool) {
        let frame = &mut self.frames[self.ply];
        frame.candidates.find(&frame.state, rules, noisy_only);
        self.history.score_moves(
            &mut frame.candidates,
            &frame.state,
            &self.evaluator,
            self.ply,
            frame.from_table,
        );
    }

    /// Searches the move with the highest score that is left.
    fn next(&mut self, rules: &Rules) -> Step {
        loop {
            let frame = &mut self.frames[self.ply];
            let Some(candidate) = take_best(&mut frame.candidates.list, frame.next) else {
                return self.leave();
            };
            frame.next += 1;
            if self.is_hopeless(rules, &candidate) {
                continue;
            }
            return self.try_move(rules, &candidate);
        }
    }

    /// Searches a move: with full window and depth, or first less of either.
    fn try_move(&mut self, rules: &Rules, candidate: &Candidate) -> Step {
        let root_depth = self.root_depth as usize;
        let frame = &mut self.frames[self.ply];
        let only = frame.candidates.list.len() == 1;
        let extend = (frame.in_check || only) && !frame.quiescence && self.ply < 2 * root_depth;
        let depth = frame.depth - i32::from(!extend);
        frame.child_depth = depth;
        let (alpha, beta) = (frame.alpha, frame.beta);
        if frame.next == 1 || frame.quiescence {
            frame.mode = SearchMode::Full;
            return self.descend(rules, candidate, depth, alpha, beta);
        }
        let reduction = if extend {
            0
        } else {
            self.reduction(rules, candidate)
        };
        self.frames[self.ply].mode = if reduction > 0 {
            SearchMode::Reduced
        } else {
            SearchMode::Scout
        };
        self.descend(rules, candidate, depth - reduction, alpha, alpha + 1)
    }

    /// Makes a move in the frame below and enters it with a window of this frame's side.
    fn descend(
        &mut self,
        rules: &Rules,
        candidate: &Candidate,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> Step {
        let (above, below) = self.frames.split_at_mut(self.ply + 1);
        let (Some(frame), Some(child)) = (above.last_mut(), below.first_mut()) else {
            return Step::Return(0);
        };
        child.state.clone_from(&frame.state);
        frame.candidates.make(&mut child.state, rules, candidate);
        child.sums = self
            .evaluator
            .sums_after(&frame.state, &frame.sums, &child.state, candidate);
        child.ours = self.evaluator.is_ours(&child.state, rules);
        child.depth = depth;
        (child.alpha, child.beta) = if child.ours == frame.ours {
            (alpha, beta)
        } else {
            (-beta, -alpha)
        };
        self.ply += 1;
        Step::Enter
    }

    /// Takes a child's value up.
    fn absorb(&mut self, rules: &Rules, value: i32) -> Step {
        self.ply -= 1;
        let (above, below) = self.frames.split_at_mut(self.ply + 1);
        let (Some(frame), Some(child)) = (above.last_mut(), below.first()) else {
            return Step::Return(0);
        };
        let value = if child.ours == frame.ours {
            value
        } else {
            -value
        };
        match frame.mode {
            SearchMode::NullMove if value >= frame.beta => {
                return Step::Return(value.min(FORCED - 1));
            }
            SearchMode::NullMove => return Step::Moves,
            SearchMode::Reduced if value > frame.alpha => {
                frame.mode = SearchMode::Scout;
                return self.search_again(rules);
            }
            SearchMode::Scout if value > frame.alpha && value < frame.beta => {
                frame.mode = SearchMode::Full;
                return self.search_again(rules);
            }
            _ => {}
        }
        if value <= frame.best {
            return Step::Next;
        }
        frame.best = value;
        if value <= frame.alpha {
            return Step::Next;
        }
        let candidate = frame.candidates.list[frame.next - 1];
        frame.alpha = value;
        frame.best_tag = candidate.tag;
        frame.line.clear();
        frame.line.push(candidate.tag);
        frame.line.extend_from_slice(&child.line);
        if self.ply == 0 {
            self.line.clone_from(&frame.line);
            self.score = value;
        }
        if value < frame.beta {
            return Step::Next;
        }
        let (best, tried) = (candidate, &frame.candidates.list[..frame.next - 1]);
        if !frame.quiescence {
            self.history
                .refuted(&frame.state, self.ply, frame.depth, &best, tried);
        }
        self.leave()
    }

    /// Searches the move again that was last tried, now that its value is known to matter.
    fn search_again(&mut self, rules: &Rules) -> Step {
        let frame = &self.frames[self.ply];
        let candidate = frame.candidates.list[frame.next - 1];
        let beta = if frame.mode == SearchMode::Full {
            frame.beta
        } else {
            frame.alpha + 1
        };
        let (depth, alpha) = (frame.child_depth, frame.alpha);
        self.descend(rules, &candidate, depth, alpha, beta)
    }

    /// All moves that matter are searched: remembers what was found and answers.
    fn leave(&mut self) -> Step {
        let frame = &self.frames[self.ply];
        if frame.best == -INFINITE {
            return Step::Return(frame.static_eval);
        }
        let bound = if frame.best >= frame.beta {
            Bound::Lower
        } else if frame.best > frame.first_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table.store(
            frame.key,
            frame.best_tag.0,
            table::for_table(frame.best, self.ply as i32) as i16,
            frame.depth.max(-1) as i8,
            bound,
        );
        Step::Return(frame.best)
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

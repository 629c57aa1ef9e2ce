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
mod pick;
mod prune;
mod quiescence;

use frame::{Frame, SearchMode, Stage};

use super::candidate::{Candidate, Tag};
use super::evaluate::{Evaluator, FORCED, INFINITE, UNKNOWN, WIN};
use super::history::{Before, History, Played};
use super::level::Limits;
use super::table::{self, Bound, Entry, Table};
use super::weights::Weights;
use crate::rules::Rules;
use crate::state::State;
use crate::zobrist::mix;

/// Frames of the stack.
pub(super) const PLIES: usize = 80;
/// Checks lengthen a line by so many plies at most.
const EXTENSIONS: i32 = 3;

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
    /// Tells apart what the table knows for different parties, where their values are not each other's negative.
    salt: u64,
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
        let mut tree = Self {
            frames: (0..PLIES).map(|_| Frame::new(root, sums)).collect(),
            ply: 0,
            step: Step::Enter,
            table: Table::new(limits.table_bits),
            history: History::new(PLIES),
            evaluator,
            quiescence: limits.quiescence,
            nodes: 0,
            game_keys: Vec::new(),
            salt: 0,
            line: Vec::new(),
            score: 0,
            root_depth: 0,
        };
        tree.set_root(root, rules, game_keys);
        tree
    }

    /// Turns to another position of the same game: what the table and the history know stays.
    pub(super) fn set_root(&mut self, root: &State, rules: &Rules, game_keys: &[u64]) {
        self.evaluator.play_for(root.turn);
        let symmetric = rules.variant.parties.len() == 2 && !self.evaluator.errs();
        self.salt = if symmetric {
            0
        } else {
            mix(u64::from(root.allies(rules, root.turn).bits()) + 1)
        };
        self.table.grow_older();
        self.history.grow_older();
        self.frames[0] = Frame::new(root, self.evaluator.sums(root));
        self.game_keys = game_keys.to_vec();
        self.ply = 0;
        self.nodes = 0;
        self.line.clear();
        self.score = 0;
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
                    self.find_moves(rules);
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
        let ply = self.ply as i32;
        let frame = &mut self.frames[self.ply];
        frame.line.clear();
        frame.next = 0;
        frame.stage = Stage::All;
        frame.best = -INFINITE;
        frame.best_tag = Tag::NONE;
        frame.from_table = Tag::NONE;
        frame.played = Played::NONE;
        (frame.static_eval, frame.exact_eval) = (UNKNOWN, UNKNOWN);
        frame.child_extended = frame.extended;
        frame.quiescence = frame.depth <= 0;
        frame.key = facts::key(&frame.state) ^ self.salt;
        if let Some(value) = self.value_of_end(rules) {
            return Step::Return(value);
        }
        if self.ply + 1 >= PLIES {
            self.evaluate(rules);
            return Step::Return(self.frames[self.ply].static_eval);
        }
        if self.ply > 0 {
            // Nothing from here is better or worse than a win or a loss with the next move.
            let frame = &mut self.frames[self.ply];
            frame.alpha = frame.alpha.max(ply - WIN);
            frame.beta = frame.beta.min(WIN - ply - 1);
            if frame.alpha >= frame.beta {
                return Step::Return(frame.alpha);
            }
        }
        self.frames[self.ply].first_alpha = self.frames[self.ply].alpha;
        if let Some(value) = self.known() {
            return Step::Return(value);
        }
        let frame = &mut self.frames[self.ply];
        frame.in_check = facts::in_check(&frame.state, rules);
        if frame.quiescence {
            return self.enter_quiescence(rules);
        }
        if !frame.in_check {
            self.evaluate(rules);
        }
        if let Some(step) = self.prune(rules) {
            return step;
        }
        let frame = &mut self.frames[self.ply];
        if frame.depth >= 4 && frame.from_table == Tag::NONE && self.ply > 0 {
            // Without a move to begin with, a shallower search finds one for the next time.
            frame.depth -= 1;
        }
        self.find_moves(rules);
        Step::Next
    }

    /// Searches a move: with full window and depth, or first less of either.
    fn try_move(&mut self, rules: &Rules, candidate: &Candidate) -> Step {
        let root_depth = self.root_depth as usize;
        let frame = &mut self.frames[self.ply];
        let only = frame.stage == Stage::All && frame.candidates.list.len() == 1;
        let extend = (frame.in_check || only)
            && !frame.quiescence
            && frame.extended < EXTENSIONS
            && self.ply < 2 * root_depth;
        let depth = frame.depth - i32::from(!extend);
        frame.child_depth = depth;
        frame.child_extended = frame.extended + i32::from(extend);
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
        frame.played = Played::new(&frame.state, candidate);
        child.extended = frame.child_extended;
        child.position = frame.position;
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
        if !frame.quiescence {
            let before = self.before();
            let frame = &self.frames[self.ply];
            let tried = &frame.candidates.list[..frame.next - 1];
            self.history.refuted(
                &frame.state,
                self.ply,
                frame.depth,
                before,
                &candidate,
                tried,
            );
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

    /// The two moves that led here.
    fn before(&self) -> Before {
        let played = |back: usize| {
            let ply = self.ply.checked_sub(back);
            ply.map_or(Played::NONE, |ply| self.frames[ply].played)
        };
        [played(1), played(2)]
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
        let entry = Entry {
            best: frame.best_tag.0,
            value: table::for_table(frame.best, self.ply as i32) as i16,
            static_eval: frame.exact_eval as i16,
            depth: frame.depth.max(-1) as i8,
            bound,
        };
        self.table.store(frame.key, entry);
        Step::Return(frame.best)
    }
}

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

use super::candidate::{Candidate, Candidates, Tag};
use super::evaluate::{Evaluator, FORCED, INFINITE, WIN};
use super::level::Limits;
use super::order::{self, Experience};
use super::table::{Bound, Table};
use crate::chess;
use crate::effect::Phase;
use crate::piece::Kind;
use crate::rules::Rules;
use crate::seat::{BySeat, Seat};
use crate::square::Square;
use crate::state::{Standing, State};
use crate::variant::{Family, KingCapture};
use crate::zobrist::mix;

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

/// How a child is searched, hence how its value is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trial {
    NullMove,
    /// Is it better than alpha at all? With less depth at first.
    Reduced,
    Scout,
    Full,
}

/// An open position.
#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "facts about one position, independent of one another"
)]
struct Frame {
    state: State,
    sums: BySeat<i32>,
    candidates: Candidates,
    next: usize,
    /// The best line from here.
    line: Vec<Tag>,
    key: u64,
    depth: i32,
    /// Depth of the move being searched, without reduction.
    child_depth: i32,
    alpha: i32,
    beta: i32,
    first_alpha: i32,
    best: i32,
    best_tag: Tag,
    /// Static score; `-INFINITE` in check.
    glance: i32,
    from_table: Tag,
    trial: Trial,
    ours: bool,
    in_check: bool,
    may_null: bool,
    quiescence: bool,
}

/// See the module's text.
#[derive(Debug)]
pub(super) struct Tree {
    frames: Vec<Frame>,
    ply: usize,
    step: Step,
    table: Table,
    experience: Experience,
    pub(super) evaluator: Evaluator,
    quiescence: bool,
    pub(super) nodes: u64,
    /// Keys of the game's positions before this one.
    history: Vec<u64>,
    /// The best line found so far and its score, also while an iteration runs.
    pub(super) line: Vec<Tag>,
    pub(super) score: i32,
    root_depth: i32,
}

impl Tree {
    pub(super) fn new(
        root: &State,
        rules: &Rules,
        history: &[u64],
        limits: &Limits,
        seed: u64,
    ) -> Self {
        let evaluator = Evaluator::new(rules, root.turn, limits.noise, seed);
        let sums = evaluator.sums(root);
        let frame = |_| Frame {
            state: root.clone(),
            sums,
            candidates: Candidates::default(),
            next: 0,
            line: Vec::new(),
            key: 0,
            depth: 0,
            child_depth: 0,
            alpha: -INFINITE,
            beta: INFINITE,
            first_alpha: -INFINITE,
            best: -INFINITE,
            best_tag: Tag::NONE,
            glance: 0,
            from_table: Tag::NONE,
            trial: Trial::Full,
            ours: true,
            in_check: false,
            may_null: false,
            quiescence: false,
        };
        Self {
            frames: (0..PLIES).map(frame).collect(),
            ply: 0,
            step: Step::Enter,
            table: Table::new(limits.table_bits),
            experience: Experience::new(PLIES),
            evaluator,
            quiescence: limits.quiescence,
            nodes: 0,
            history: history.to_vec(),
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
        frame.key = key(&frame.state);
        if let Some(value) = self.value_of_end(rules) {
            return Step::Return(value);
        }
        if self.ply + 1 >= PLIES {
            return Step::Return(self.glance(rules));
        }
        if let Some(value) = self.known() {
            return Step::Return(value);
        }
        let frame = &mut self.frames[self.ply];
        frame.in_check = in_check(&frame.state, rules);
        let glance = self.glance(rules);
        let frame = &mut self.frames[self.ply];
        frame.glance = glance;
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

    /// The value of a position that is over or repeats another.
    fn value_of_end(&self, rules: &Rules) -> Option<i32> {
        let frame = &self.frames[self.ply];
        let state = &frame.state;
        let ours = |value: i32| if frame.ours { value } else { -value };
        if let Some(outcome) = state.outcome {
            return Some(ours(
                self.evaluator.outcome(state, rules, outcome, self.ply),
            ));
        }
        if self.ply == 0 {
            return None;
        }
        if self.evaluator.is_lost(state, rules) {
            return Some(ours(self.ply as i32 - WIN));
        }
        (self.repeats(rules) || is_out_of_rounds(state))
            .then(|| ours(self.evaluator.draw(state, rules)))
    }

    /// Did this position stand on the path before, or twice in the game (R3.1)?
    fn repeats(&self, rules: &Rules) -> bool {
        let frame = &self.frames[self.ply];
        let quiet = usize::from(frame.state.quiet_plies);
        let on_path = (0..self.ply)
            .rev()
            .take(quiet)
            .any(|ply| self.frames[ply].key == frame.key);
        if on_path {
            return true;
        }
        if quiet < self.ply {
            return false;
        }
        let key = crate::position::key(&frame.state, rules);
        let before = self.history.iter().filter(|&&other| other == key).count();
        before >= 2
    }

    /// What the table knows, if that decides.
    fn known(&mut self) -> Option<i32> {
        let frame = &mut self.frames[self.ply];
        let entry = self.table.find(frame.key)?;
        frame.from_table = Tag(entry.best);
        if self.ply == 0 || frame.beta - frame.alpha > 1 || i32::from(entry.depth) < frame.depth {
            return None;
        }
        let value = from_here(i32::from(entry.value), self.ply as i32);
        let decides = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => value >= frame.beta,
            Bound::Upper => value <= frame.alpha,
            Bound::None => false,
        };
        decides.then_some(value)
    }

    fn glance(&self, rules: &Rules) -> i32 {
        let frame = &self.frames[self.ply];
        let score = self.evaluator.score(&frame.state, rules, &frame.sums);
        if frame.ours { score } else { -score }
    }

    /// Captures only, unless the side is in check or must capture.
    fn enter_quiescence(&mut self, rules: &Rules) -> Step {
        let frame = &mut self.frames[self.ply];
        let forced = rules.variant.family == Family::Checkers && !rules.variant.huff;
        if !self.quiescence || frame.depth < QUIESCENCE {
            return Step::Return(frame.glance);
        }
        if forced {
            self.find_moves(rules, false);
            let frame = &self.frames[self.ply];
            if frame.candidates.any_jump() {
                return Step::Next;
            }
            return Step::Return(frame.glance);
        }
        let evade = frame.in_check && frame.depth > -4;
        if !evade {
            frame.best = frame.glance;
            if frame.best >= frame.beta {
                return Step::Return(frame.best);
            }
            frame.alpha = frame.alpha.max(frame.best);
        }
        self.find_moves(rules, !evade);
        Step::Next
    }

    /// Cuts a position off that is so good that even letting the turn go by should hold.
    fn prune(&mut self, rules: &Rules) -> Option<Step> {
        let frame = &mut self.frames[self.ply];
        let narrow = frame.beta - frame.alpha == 1;
        if !narrow
            || frame.in_check
            || self.ply == 0
            || frame.beta.abs() > FORCED
            || rules.variant.family == Family::Checkers
            || frame.state.phase != Phase::Play
        {
            return None;
        }
        if frame.depth <= 4 && frame.glance - 80 * frame.depth >= frame.beta {
            return Some(Step::Return(frame.glance));
        }
        let next_is_hostile = !frame
            .state
            .allies(rules, frame.state.turn)
            .contains(next_in_play(&frame.state, rules));
        if frame.depth >= 3
            && frame.may_null
            && frame.glance >= frame.beta
            && next_is_hostile
            && has_officers(&frame.state)
        {
            frame.trial = Trial::NullMove;
            let depth = frame.depth - 3 - frame.depth / 4;
            let beta = frame.beta;
            return Some(self.descend(rules, &Candidate::PASS, depth, beta - 1, beta));
        }
        None
    }

    fn find_moves(&mut self, rules: &Rules, noisy_only: bool) {
        let frame = &mut self.frames[self.ply];
        frame.candidates.find(&frame.state, rules, noisy_only);
        self.experience.rate(
            &mut frame.candidates,
            &frame.state,
            &self.evaluator,
            self.ply,
            frame.from_table,
        );
    }

    /// Searches the most promising move that is left.
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

    /// Not worth searching: a losing capture among captures, a late quiet move near the leaves.
    fn is_hopeless(&mut self, rules: &Rules, candidate: &Candidate) -> bool {
        let frame = &mut self.frames[self.ply];
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
        let futile = tried > 2 && frame.glance + 60 + 90 * frame.depth <= frame.alpha;
        (late || futile) && !order::gives_check(&frame.state, rules, candidate)
    }

    fn try_move(&mut self, rules: &Rules, candidate: &Candidate) -> Step {
        let root_depth = self.root_depth as usize;
        let frame = &mut self.frames[self.ply];
        let only = frame.candidates.list.len() == 1;
        let extend = (frame.in_check || only) && !frame.quiescence && self.ply < 2 * root_depth;
        let depth = frame.depth - i32::from(!extend);
        frame.child_depth = depth;
        let (alpha, beta) = (frame.alpha, frame.beta);
        if frame.next == 1 || frame.quiescence {
            frame.trial = Trial::Full;
            return self.descend(rules, candidate, depth, alpha, beta);
        }
        let quiet = order::is_quiet(&frame.state, candidate);
        let mut reduction = 0;
        if frame.depth >= 3 && frame.next > 3 && !frame.in_check && !extend {
            if quiet {
                reduction = reduction_of(frame.depth, frame.next);
                let history = self.experience.of(&frame.state, candidate);
                reduction -= (history / 5000).clamp(-1, 1);
                if beta - alpha > 1 || order::gives_check(&frame.state, rules, candidate) {
                    reduction -= 1;
                }
            } else if order::loses_material(&frame.state, rules, &self.evaluator, candidate) {
                reduction = 2;
            }
        }
        let reduction = reduction.clamp(0, (depth - 1).max(0));
        frame.trial = if reduction > 0 {
            Trial::Reduced
        } else {
            Trial::Scout
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
        child.may_null = frame.trial != Trial::NullMove;
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
        match frame.trial {
            Trial::NullMove if value >= frame.beta => return Step::Return(value.min(FORCED)),
            Trial::NullMove => return Step::Moves,
            Trial::Reduced if value > frame.alpha => {
                frame.trial = Trial::Scout;
                return self.search_again(rules);
            }
            Trial::Scout if value > frame.alpha && value < frame.beta => {
                frame.trial = Trial::Full;
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
            self.experience
                .refuted(&frame.state, self.ply, frame.depth, &best, tried);
        }
        self.leave()
    }

    /// Searches the move again that was last tried, now that its value is known to matter.
    fn search_again(&mut self, rules: &Rules) -> Step {
        let frame = &self.frames[self.ply];
        let candidate = frame.candidates.list[frame.next - 1];
        let beta = if frame.trial == Trial::Full {
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
            return Step::Return(frame.glance);
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
            for_table(frame.best, self.ply as i32) as i16,
            frame.depth.max(-1) as i8,
            bound,
        );
        Step::Return(frame.best)
    }
}

/// The candidate that promises most among those from `next` on, brought to its place.
fn take_best(list: &mut [Candidate], next: usize) -> Option<Candidate> {
    let rest = list.get_mut(next..)?;
    let (best, _) = rest
        .iter()
        .enumerate()
        .max_by_key(|(place, candidate)| (candidate.promise, usize::MAX - place))?;
    rest.swap(0, best);
    rest.first().copied()
}

/// How much less deeply a late quiet move is looked at first: a third of the product of the logarithms. This took the depth
/// that a number of positions reaches in `online-teams` from 9 to 11, at the same strength in matches.
fn reduction_of(depth: i32, place: usize) -> i32 {
    (2 + eighths(depth) * eighths(place as i32) / 36) / 4
}

/// The binary logarithm in eighths, straight between the powers of two.
fn eighths(n: i32) -> i32 {
    let n = n.max(1) as u32;
    let whole = n.ilog2();
    (whole << 3 | (n << 3 >> whole) & 7) as i32
}

/// Forced wins are counted from the root in frames, from the position itself in the table.
fn for_table(value: i32, ply: i32) -> i32 {
    if value.abs() < FORCED {
        value
    } else {
        value + value.signum() * ply
    }
}

fn from_here(value: i32, ply: i32) -> i32 {
    for_table(value, -ply)
}

/// The key of everything that decides what can follow; cheaper than that of the rule book's repetition.
fn key(state: &State) -> u64 {
    let byte = |square: Square, place: usize| (square.index() as u64) << (8 * place);
    let (mut castling, mut en_passant, mut facts, mut points) = (0, 0, 0, 0);
    for seat in Seat::ALL {
        let i = seat.index();
        let [left, right] = state.castling_rooks[seat];
        castling |= byte(left, 2 * i) | byte(right, 2 * i + 1);
        if let Some(right) = state.en_passant(seat) {
            en_passant |= byte(right.over, 2 * i) | byte(right.pawn, 2 * i + 1);
        }
        facts |= (state.standing(seat) as u64) << (4 * i);
        points |= u64::from(state.points[seat]) << (16 * i);
    }
    facts |= (state.turn as u64) << 16
        | (state.phase as u64) << 20
        | u64::from(state.removed_arms.bits()) << 24;
    state.men_key()
        ^ mix(castling ^ 1 << 63)
        ^ mix(en_passant.rotate_left(3) ^ 1 << 62)
        ^ mix(facts ^ 1 << 61)
        ^ mix(points ^ 1 << 60)
        ^ state.huff.key()
        ^ state.diplomacy.key()
}

/// Is the seat to move in check, or, where a king's capture ends the game, a partner?
fn in_check(state: &State, rules: &Rules) -> bool {
    let seat = state.turn;
    match rules.variant.family {
        Family::Chess if rules.variant.king_capture == KingCapture::Wins => rules.allies[seat]
            .iter()
            .any(|ally| chess::in_check(state, rules, ally)),
        Family::Chess => chess::in_check(state, rules, seat),
        Family::Coalition => state.king(seat).is_some_and(|king| {
            !crate::coalition::attackers(state, rules, king, state.power[seat]).is_empty()
        }),
        Family::Checkers => false,
    }
}

/// Fifty rounds in which nothing happened (R3.2).
fn is_out_of_rounds(state: &State) -> bool {
    let quiet = usize::from(state.quiet_plies);
    quiet >= 100 && {
        let players = Seat::ALL
            .into_iter()
            .filter(|&seat| matches!(state.standing(seat), Standing::Active | Standing::Walking));
        quiet >= 50 * players.count()
    }
}

/// The seat that will probably follow.
fn next_in_play(state: &State, rules: &Rules) -> Seat {
    let mut seat = rules.next[state.turn];
    while seat != state.turn && !state.standing(seat).takes_turns() {
        seat = rules.next[seat];
    }
    seat
}

/// Does the seat to move have more than pawns and a king? Otherwise having to move may be its ruin.
fn has_officers(state: &State) -> bool {
    state.men(state.turn).iter().any(|square| {
        let code = state.at(square);
        ![Kind::Pawn, Kind::TurnedPawn, Kind::King, Kind::Guard]
            .into_iter()
            .any(|kind| code.is_kind(kind))
    })
}

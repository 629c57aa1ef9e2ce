//! What the search has learned about moves, whatever the position: which ones refuted their position, alone and as answers.

use super::candidate::{Candidate, Tag, is_quiet, victim};
use crate::piece::Code;
use crate::square::Square;
use crate::state::State;

const MOST: i32 = 1 << 14;
/// Kinds of pieces and squares as a move before is remembered: eight kinds, squares by fours.
const BEFORE: usize = 8 * 64;
/// The same for the move that answers it, by single squares.
const AFTER: usize = 8 * 256;

/// A move as later ones remember it; two plies ago and longer there may be none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Played {
    /// By piece and target.
    exact: u16,
    /// By kind and part of the board.
    rough: u16,
}

impl Played {
    pub(super) const NONE: Self = Self { exact: 0, rough: 0 };

    /// The move of this position.
    pub(super) fn new(state: &State, candidate: &Candidate) -> Self {
        if !candidate.from.exists() || !candidate.to.exists() {
            return Self::NONE;
        }
        let code = state.at(candidate.from);
        let (file, rank) = (candidate.to.file() >> 1, candidate.to.rank() >> 1);
        let area = usize::from(rank) << 3 | usize::from(file);
        Self {
            exact: place(code, candidate.to) as u16,
            rough: ((code.index() & 7) << 6 | area) as u16,
        }
    }
}

/// The moves before that an answer is seen with: that of the seat before and of the one before that.
pub(super) type Before = [Played; 2];

/// What the search has learned about moves.
#[derive(Debug)]
pub(super) struct History {
    killers: Vec<[Tag; 2]>,
    /// By the piece's code and its target.
    quiet: Vec<i16>,
    /// By the piece's code and the kind that it takes.
    captures: Vec<i16>,
    /// The move that refuted one, by piece and target.
    counters: Vec<u32>,
    /// By an earlier move and this one, for each of the two places before.
    continuations: Vec<i16>,
}

impl History {
    pub(super) fn new(plies: usize) -> Self {
        Self {
            killers: vec![[Tag::NONE; 2]; plies],
            quiet: vec![0; 256 * 256],
            captures: vec![0; 256 * 32],
            counters: vec![0; 256 * 256],
            continuations: vec![0; 2 * BEFORE * AFTER],
        }
    }

    /// The game went on: killers stood for plies of another root, the rest counts half.
    pub(super) fn grow_older(&mut self) {
        self.killers.fill([Tag::NONE; 2]);
        self.quiet.iter_mut().for_each(|value| *value /= 2);
    }

    /// The move refuted its position; those tried before it did not.
    pub(super) fn refuted(
        &mut self,
        state: &State,
        ply: usize,
        depth: i32,
        before: Before,
        best: &Candidate,
        tried: &[Candidate],
    ) {
        let bonus = (depth * depth).clamp(1, 400);
        if is_quiet(state, best) {
            let killers = &mut self.killers[ply];
            if killers[0] != best.tag {
                *killers = [best.tag, killers[0]];
            }
            self.counters[usize::from(before[0].exact)] = best.tag.0;
            self.learn_quiet(state, before, best, bonus);
            for other in tried.iter().filter(|other| is_quiet(state, other)) {
                self.learn_quiet(state, before, other, -bonus);
            }
        } else {
            self.learn_capture(state, best, bonus);
        }
        for other in tried.iter().filter(|other| !is_quiet(state, other)) {
            self.learn_capture(state, other, -bonus);
        }
    }

    fn learn_quiet(&mut self, state: &State, before: Before, candidate: &Candidate, bonus: i32) {
        learn(&mut self.quiet[quiet_place(state, candidate)], bonus);
        for (back, played) in before.into_iter().enumerate() {
            if played != Played::NONE {
                let place = continuation(back, played, state, candidate);
                learn(&mut self.continuations[place], bonus);
            }
        }
    }

    fn learn_capture(&mut self, state: &State, candidate: &Candidate, bonus: i32) {
        learn(&mut self.captures[capture_place(state, candidate)], bonus);
    }

    /// How well a quiet move has done, at most 2 × 16 384 either way.
    pub(super) fn of_quiet(&self, state: &State, before: Before, candidate: &Candidate) -> i32 {
        let mut sum = i32::from(self.quiet[quiet_place(state, candidate)]);
        for (back, played) in before.into_iter().enumerate() {
            if played != Played::NONE {
                let place = continuation(back, played, state, candidate);
                sum += i32::from(self.continuations[place]) / 2;
            }
        }
        sum
    }

    /// How well a capture has done, at most 16 384 either way.
    pub(super) fn of_capture(&self, state: &State, candidate: &Candidate) -> i32 {
        i32::from(self.captures[capture_place(state, candidate)])
    }

    /// Is it one of the last two quiet moves that refuted a position so many plies from the root?
    pub(super) fn killer(&self, ply: usize, tag: Tag) -> Option<usize> {
        self.killers[ply].iter().position(|&killer| killer == tag)
    }

    /// Did it refute the move before when that was last refuted?
    pub(super) fn is_counter(&self, before: Before, tag: Tag) -> bool {
        before[0] != Played::NONE && self.counters[usize::from(before[0].exact)] == tag.0
    }
}

/// Moves a value towards the end of its range that the bonus points to.
fn learn(value: &mut i16, bonus: i32) {
    let old = i32::from(*value);
    *value = (old + bonus * 8 - old * bonus.abs() * 8 / MOST).clamp(-MOST, MOST) as i16;
}

fn place(code: Code, to: Square) -> usize {
    code.index() << 8 | to.index()
}

fn mover(state: &State, candidate: &Candidate) -> Code {
    if candidate.from.exists() {
        state.at(candidate.from)
    } else {
        Code::EMPTY
    }
}

fn quiet_place(state: &State, candidate: &Candidate) -> usize {
    place(mover(state, candidate), candidate.to)
}

fn capture_place(state: &State, candidate: &Candidate) -> usize {
    mover(state, candidate).index() << 5 | victim(state, candidate).index() & 31
}

fn continuation(back: usize, before: Played, state: &State, candidate: &Candidate) -> usize {
    let kind = mover(state, candidate).index() & 7;
    (back * BEFORE + usize::from(before.rough)) * AFTER + (kind << 8 | candidate.to.index())
}

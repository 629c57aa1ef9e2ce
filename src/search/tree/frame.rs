//! The open positions of a search.

use super::super::candidate::{Candidates, Tag};
use super::super::evaluate::INFINITE;
use super::super::history::Played;
use crate::seat::BySeat;
use crate::state::State;

/// How a child is searched, hence how its value is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SearchMode {
    NullMove,
    /// Is it better than alpha at all? With less depth at first.
    Reduced,
    Scout,
    Full,
}

/// How many of a position's moves are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Only the table's.
    Named,
    /// Captures, too.
    Captures,
    /// All that are wanted.
    All,
}

/// An open position.
#[derive(Debug)]
pub(super) struct Frame {
    pub(super) state: State,
    pub(super) sums: BySeat<i32>,
    pub(super) candidates: Candidates,
    pub(super) stage: Stage,
    pub(super) next: usize,
    /// The move being searched, as later ones remember it.
    pub(super) played: Played,
    /// Plies by which checks have lengthened the line so far.
    pub(super) extended: i32,
    pub(super) child_extended: i32,
    /// The best line from here.
    pub(super) line: Vec<Tag>,
    pub(super) key: u64,
    pub(super) depth: i32,
    /// Depth of the move being searched, without reduction.
    pub(super) child_depth: i32,
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) first_alpha: i32,
    pub(super) best: i32,
    pub(super) best_tag: Tag,
    /// The static evaluation for the side to move, or `UNKNOWN`.
    pub(super) static_eval: i32,
    /// The same for the table: `UNKNOWN` where it is but a rough guess.
    pub(super) exact_eval: i32,
    /// What the position was worth besides its pieces when it was last looked at in this line, to our side.
    pub(super) position: i32,
    pub(super) from_table: Tag,
    pub(super) mode: SearchMode,
    pub(super) ours: bool,
    pub(super) in_check: bool,
    pub(super) quiescence: bool,
}

impl Frame {
    pub(super) fn new(root: &State, sums: BySeat<i32>) -> Self {
        Self {
            state: *root,
            sums,
            candidates: Candidates::default(),
            stage: Stage::All,
            next: 0,
            played: Played::NONE,
            extended: 0,
            child_extended: 0,
            line: Vec::new(),
            key: 0,
            depth: 0,
            child_depth: 0,
            alpha: -INFINITE,
            beta: INFINITE,
            first_alpha: -INFINITE,
            best: -INFINITE,
            best_tag: Tag::NONE,
            static_eval: 0,
            exact_eval: 0,
            position: 0,
            from_table: Tag::NONE,
            mode: SearchMode::Full,
            ours: true,
            in_check: false,
            quiescence: false,
        }
    }
}

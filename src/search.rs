//! The computer player: a search that the caller advances in slices and can read at any time.
//!
//! ```
//! use quadrille::search::{Level, Search};
//! use quadrille::{Position, Variant};
//! let position = Position::start(Variant::new("hughes", &"-".parse().unwrap()).unwrap());
//! let mut search = Search::new(&position, &[], Level::STRONGEST, 1);
//! search.step(2_000);
//! let best = search.best().unwrap();
//! assert!(position.legal_moves().contains(&best.mv));
//! ```
//!
//! The search has no clock and no randomness of its own: a fresh one gives the same answer to the same position, level and seed
//! after the same number of positions, however they were sliced. Told how the game goes on ([`Search::set_position`]), it keeps what it
//! has learned; then the answer follows from all that it was told.
//!
//! Where more than two parties play, all others are thought to play against the one to move (the paranoid search), which
//! makes two sides of them and lets one search serve every game. Best-reply search, in which only one opponent answers between
//! two own moves, scored less against it at equal positions: 0.43 ± 0.11 in sixty games of six chess games at 3 000 positions a
//! move, 0.40 ± 0.12 in `gencon` and 0.50 ± 0.19 in `quadrochess-four` at 4 000, 0.33 ± 0.16 in checkers, where captures are
//! forced and nobody can let a turn go by. It was taken out; these matches were played with the evaluation of that time.
//!
//! `tree` is the search, `candidate` the moves it passes round, `order` their order by what `history` has learned, `table` the
//! positions it remembers, `evaluate` its judgement with the numbers of `weights`, `arrange` how pieces are
//! arranged before play, `commit` how an ally is won against the odds, `explain` why a move was chosen, `level` how strong it is.

mod arrange;
mod candidate;
mod commit;
mod evaluate;
mod explain;
mod history;
mod level;
mod order;
mod table;
mod tree;
mod weights;

pub use explain::Why;
pub use level::Level;
#[cfg(feature = "cli")]
pub(crate) use weights::TERMS;

use crate::moves::Move;
use crate::position::Position;
use crate::seat::SeatSet;
use candidate::Candidates;
use evaluate::{FORCED, INFINITE, STOPPED, WIN};
use level::Limits;
use tree::{PLIES, Tree};
use weights::{Weights, weights};

/// A computer player: searches for the best move of the seat to move, and is told how the game goes on.
#[derive(Debug)]
pub struct Search {
    position: Position,
    level: Level,
    seed: u64,
    limits: Limits,
    tree: Tree,
    /// Depth of the running iteration, and half the width of its window.
    depth: i32,
    width: i32,
    centre: i32,
    /// Depth of the last iteration that was finished.
    finished: u32,
    choices: usize,
    /// A choice that needs no looking ahead: how to arrange the pieces.
    arranged: Option<Move>,
    decided: bool,
}

/// The best move found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// The move.
    pub mv: Move,
    /// The line that is expected, with the move as its first.
    pub line: Vec<Move>,
    /// Each party's score in hundredths of a pawn, that of the seat to move first; 0 where all chances are equal.
    pub scores: Vec<(SeatSet, i32)>,
    /// Plies searched in full.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

impl Best {
    /// Plies to a forced win of the side to move, this move counted; negative to a forced loss.
    pub fn mate_in(&self) -> Option<i32> {
        let &(_, score) = self.scores.first()?;
        (score.abs() > FORCED).then(|| (WIN - score.abs()) * score.signum())
    }
}

/// Half the width of the first window around the score of the iteration before.
const NARROW: i32 = 40;

impl Search {
    /// A search of a position; `history_keys` are the keys of the positions before it, for repetitions.
    pub fn new(position: &Position, history_keys: &[u64], level: Level, seed: u64) -> Self {
        let weights = *weights(position.variant());
        Self::with_weights(position, history_keys, level, seed, weights)
    }

    fn with_weights(
        position: &Position,
        history_keys: &[u64],
        level: Level,
        seed: u64,
        weights: Weights,
    ) -> Self {
        let (state, rules) = (position.state(), position.rules());
        let limits = level.limits(&rules.variant);
        let tree = Tree::new(state, rules, weights, history_keys, &limits, seed);
        let mut search = Self {
            position: position.clone(),
            level,
            seed,
            limits,
            tree,
            depth: 0,
            width: INFINITE,
            centre: 0,
            finished: 0,
            choices: 0,
            arranged: None,
            decided: false,
        };
        search.start();
        search
    }

    /// Turns to another position of the game, usually a later one: what was learned about its positions and moves stays. A
    /// position of another game begins afresh.
    ///
    /// ```
    /// use quadrille::Game;
    /// use quadrille::search::{Level, Search};
    /// # use quadrille::Variant;
    /// let mut game = Game::new(Variant::new("orthodox", &"-".parse().unwrap()).unwrap());
    /// let mut search = Search::new(game.position(), &[], Level::STRONGEST, 1);
    /// search.step(2_000);
    /// game.apply_move(search.best().unwrap().mv).unwrap();
    /// search.set_position(game.position(), &game.earlier_keys());
    /// search.step(2_000);
    /// assert!(game.legal_moves().contains(&search.best().unwrap().mv));
    /// ```
    pub fn set_position(&mut self, position: &Position, history_keys: &[u64]) {
        if position.variant() != self.position.variant() {
            let weights = *weights(position.variant());
            let (level, seed) = (self.level, self.seed);
            *self = Self::with_weights(position, history_keys, level, seed, weights);
            return;
        }
        self.position = position.clone();
        self.tree
            .set_root(position.state(), position.rules(), history_keys);
        self.start();
    }

    /// Begins to think about the position.
    fn start(&mut self) {
        let (state, rules) = (self.position.state(), self.position.rules());
        self.arranged = arrange::choose(state, rules, &self.tree.evaluator);
        self.choices = self.position.legal_moves().len();
        self.decided = self.choices == 0 || self.arranged.is_some();
        self.finished = 0;
        self.depth = 0;
        self.centre = 0;
        self.deepen();
    }

    /// A search in which one term of the evaluation counts so many hundredths of what it should: for matches that show what
    /// the term is worth. `None` where the game has no such term.
    #[cfg(feature = "cli")]
    pub(crate) fn with_term(
        position: &Position,
        history_keys: &[u64],
        level: Level,
        seed: u64,
        (term, hundredths): (&str, i16),
    ) -> Option<Self> {
        let weights = weights(position.variant()).scaled(term, hundredths)?;
        Some(Self::with_weights(
            position,
            history_keys,
            level,
            seed,
            weights,
        ))
    }

    /// Looks at about `nodes` more positions; `true` when it has decided and more would change nothing.
    pub fn step(&mut self, nodes: u64) -> bool {
        let until = self.tree.nodes.saturating_add(nodes).min(self.limits.nodes);
        while !self.decided {
            match self.tree.run(self.position.rules(), until) {
                Some(value) => self.iteration_ended(value),
                None => break,
            }
        }
        self.decided = self.decided || self.tree.nodes >= self.limits.nodes;
        self.decided
    }

    fn iteration_ended(&mut self, value: i32) {
        let outside = (value - self.centre).abs() >= self.width;
        if outside && self.width < INFINITE {
            self.width = if self.width > 400 {
                INFINITE
            } else {
                self.width * 4
            };
            self.centre = value;
            self.begin();
            return;
        }
        self.finished = self.depth as u32;
        let plies_to_end = WIN - value.abs();
        let forced = value.abs() > FORCED && plies_to_end <= self.depth;
        let only_move = self.choices == 1 && self.depth >= 4;
        if forced || only_move || self.depth >= i32::from(self.limits.depth) {
            self.decided = true;
            return;
        }
        self.centre = value;
        self.deepen();
    }

    fn deepen(&mut self) {
        self.depth += 1;
        self.width = if self.depth < 4 { INFINITE } else { NARROW };
        self.begin();
    }

    fn begin(&mut self) {
        let (alpha, beta) = (self.centre - self.width, self.centre + self.width);
        self.tree
            .begin(self.depth, alpha.max(-INFINITE), beta.min(INFINITE));
    }

    /// The best move so far; before the first is known, some legal move; `None` when the game is over.
    pub fn best(&self) -> Option<Best> {
        let mut line = match self.arranged.or_else(|| self.hope()) {
            Some(mv) => vec![mv],
            None => self.line(),
        };
        if line.is_empty() {
            line.push(self.position.legal_moves().into_iter().next()?);
        }
        Some(Best {
            mv: line[0],
            scores: self.scores(&line),
            line,
            depth: self.finished,
            nodes: self.tree.nodes,
        })
    }

    /// Where nothing that the others allow gets an ally, what may still get one if they allow more.
    fn hope(&self) -> Option<Move> {
        let hopeless = self.tree.score == STOPPED && self.finished > 0;
        let position = &self.position;
        hopeless
            .then(|| commit::choose(position.state(), position.rules(), &self.tree.evaluator))
            .flatten()
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.tree.nodes
    }

    /// Why the best move was chosen, most telling first.
    pub fn explain(&self) -> Vec<Why> {
        self.best()
            .map_or_else(Vec::new, |best| explain::explain(&self.position, &best))
    }

    /// The best line in full, as far as everybody moves.
    fn line(&self) -> Vec<Move> {
        let rules = self.position.rules();
        let mut state = *self.position.state();
        let mut candidates = Candidates::default();
        let mut line = Vec::new();
        for &tag in self.tree.line.iter().take(PLIES) {
            if state.outcome.is_some() {
                break;
            }
            candidates.find(&state, rules, false);
            let found = candidates.list.iter().find(|other| other.tag == tag);
            let Some(candidate) = found.copied() else {
                break;
            };
            line.push(candidates.to_move(&state, rules, &candidate));
            candidates.make(&mut state, rules, &candidate);
        }
        line
    }

    /// The party to move has the search's score, its only opponent the negative, several opponents what the end of the
    /// line is worth to each by its static evaluation.
    fn scores(&self, line: &[Move]) -> Vec<(SeatSet, i32)> {
        let rules = self.position.rules();
        let state = self.position.state();
        let own = state.allies(rules, state.turn);
        let mut parties = vec![own];
        for seat in rules.variant.seats().iter() {
            let party = state.allies(rules, seat);
            if !parties.contains(&party) {
                parties.push(party);
            }
        }
        let mut end = *state;
        for &mv in line {
            crate::play::make(&mut end, rules, mv, &mut ());
        }
        let sums = self.tree.evaluator.sums(&end);
        let two = parties.len() == 2;
        parties
            .into_iter()
            .map(|party| {
                let score = if party == own {
                    self.tree.score
                } else if two {
                    -self.tree.score
                } else {
                    self.tree.evaluator.party_score(&end, rules, &sums, party)
                };
                (party, score)
            })
            .collect()
    }
}

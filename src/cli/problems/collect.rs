//! Looks for problems in games that two kinds of players play: random ones, who thin the board out, and the computer.

use std::collections::HashSet;
use std::io::Write;

use super::proved::{Problem, shortest_solution};
use crate::cli::failure::Failure;
use crate::effect::Phase;
use crate::facts::SeatState;
use crate::moves::Move;
use crate::problem::{Goal, Task, prove, solvers};
use crate::search::{Level, Search};
use crate::seat::Seat;
use crate::variant::{Family, Variant};
use crate::zobrist::mix;
use crate::{Game, Position};

/// What to collect.
pub(super) struct Wanted {
    /// Problems a game.
    pub(super) count: usize,
    /// Games to play at most.
    pub(super) games: u64,
    pub(super) seed: u64,
}

impl Default for Wanted {
    fn default() -> Self {
        Self {
            count: 30,
            games: 4_000,
            seed: 1,
        }
    }
}

/// Positions that one proof may look at: what takes more is left out, so that the page can answer at once.
const BUDGET: u64 = 25_000;
/// Positions a move of the computer.
const NODES: u64 = 300;
/// A position with more pieces shows too much to look at.
const PIECES: usize = 34;
/// Of one game not more, so that problems differ.
const PER_GAME: usize = 2;

pub(super) fn collect(
    variant: &Variant,
    wanted: &Wanted,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut shelf = Shelf::new(wanted.count);
    for number in 0..wanted.games {
        if shelf.is_full() {
            break;
        }
        let seed = mix(wanted.seed << 32 | number);
        let before = shelf.found.len();
        play(variant, seed, |position| {
            if shelf.found.len() < before + PER_GAME
                && position.pieces().count() <= PIECES
                && let Some(problem) = problem_in(position, &shelf)
            {
                shelf.keep(problem);
            }
        });
        for problem in &shelf.found[before..] {
            writeln!(out, "{}", problem.line())?;
        }
        out.flush()?;
    }
    Ok(())
}

/// Plays a game and shows every position of it: captures at random until the board has thinned out, then the computer.
fn play(variant: &Variant, seed: u64, mut show: impl FnMut(&Position)) {
    let mut game = Game::new(variant.clone());
    let seats = variant.order.len();
    let thin = 14 * seats as u64 + mix(seed) % (20 * seats as u64);
    let thin = if variant.family == Family::Chess {
        thin
    } else {
        mix(seed) % 12
    };
    while game.status().is_none() && game.ply() < 70 * seats {
        show(game.position());
        let dice = mix(seed ^ (game.ply() as u64) << 20);
        let chosen = if (game.ply() as u64) < thin || dice.is_multiple_of(9) {
            greedy(game.position(), dice)
        } else {
            let position = game.position();
            let mut search = Search::new(position, &[], Level::STRONGEST, dice);
            search.step(NODES);
            search.best().map(|best| best.mv)
        };
        let Some(mv) = chosen else { break };
        if game.apply_move(mv).is_err() {
            break;
        }
    }
}

/// A random move, with captures four times in five where there are any.
fn greedy(position: &Position, dice: u64) -> Option<Move> {
    let moves = position.legal_moves();
    let captures: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|mv| matches!(mv, Move::Step { to, .. } if position.piece(*to).is_some()))
        .collect();
    let among = if captures.is_empty() || dice.is_multiple_of(5) {
        &moves
    } else {
        &captures
    };
    among
        .get((mix(dice) % among.len().max(1) as u64) as usize)
        .copied()
}

/// The tasks worth trying in a position, and the first that has one solution.
fn problem_in(position: &Position, shelf: &Shelf) -> Option<Problem> {
    if position.outcome().is_some() || position.phase() != Phase::Play {
        return None;
    }
    let choices = position.legal_moves().len();
    if choices < 5 {
        return None;
    }
    tasks(position).into_iter().find_map(|longest| {
        let (task, solution, nodes) = shortest_solution(position, longest, BUDGET)?;
        (shelf.wants(task) && is_worth_it(position, task)).then(|| Problem {
            position: position.clone(),
            task,
            solution,
            nodes,
        })
    })
}

/// What may be asked for in a position, each with the most moves that it may take.
fn tasks(position: &Position) -> Vec<Task> {
    let task = |goal, moves| Task { goal, moves };
    let party = solvers(position);
    let partners = || party.iter().filter(|&seat| seat != position.turn());
    match position.variant().family {
        Family::Checkers => [4, 3, 2, 1].map(|net| task(Goal::Win(net), 2)).to_vec(),
        Family::Coalition if position.alliances().is_none() => allies(position)
            .map(|ally| task(Goal::Ally(ally), 1))
            .collect(),
        // After round 3 there are pieces to move and nothing else.
        Family::Coalition if position.diplomacy().is_some_and(|now| now.round > 3) => {
            vec![task(Goal::Mate, 3)]
        }
        Family::Coalition => Vec::new(),
        Family::Chess => {
            let frozen = partners().filter(|&seat| position.seat_state(seat) == SeatState::Frozen);
            let thaw = frozen.map(|seat| task(Goal::Thaw(seat), 2));
            let active = partners().filter(|&seat| position.seat_state(seat) == SeatState::Active);
            let save = active.map(|seat| task(Goal::Save(seat), 1));
            let mate = [task(Goal::Mate, 3)];
            thaw.chain(save).chain(mate).collect()
        }
    }
}

/// The powers that the one to move may come to have as an ally.
fn allies(position: &Position) -> impl Iterator<Item = Seat> {
    let turn = position.turn();
    let greater = matches!(turn, Seat::South | Seat::North);
    Seat::ALL
        .into_iter()
        .filter(move |&seat| seat != turn && matches!(seat, Seat::South | Seat::North) != greater)
}

/// A choice of ally is one only where a piece could also settle the other alliance.
fn is_worth_it(position: &Position, task: Task) -> bool {
    let Goal::Ally(ally) = task.goal else {
        return true;
    };
    allies(position)
        .filter(|&other| other != ally)
        .any(|other| {
            let otherwise = Task {
                goal: Goal::Ally(other),
                ..task
            };
            prove(position, otherwise, BUDGET).is_some_and(|proof| !proof.solutions.is_empty())
        })
}

/// The problems found so far: of each sort a share, so that not all are mates in one.
struct Shelf {
    count: usize,
    found: Vec<Problem>,
    seen: HashSet<u64>,
}

impl Shelf {
    fn new(count: usize) -> Self {
        Self {
            count,
            found: Vec::new(),
            seen: HashSet::new(),
        }
    }

    fn is_full(&self) -> bool {
        self.found.len() >= self.count
    }

    /// Of what can be seen at a glance a quarter at most, of each other sort two thirds.
    fn wants(&self, task: Task) -> bool {
        let most = match task.goal {
            Goal::Mate if task.moves == 1 => self.count / 4,
            Goal::Win(1) => self.count / 3,
            _ => self.count * 2 / 3,
        };
        let alike = |problem: &&Problem| {
            std::mem::discriminant(&problem.task.goal) == std::mem::discriminant(&task.goal)
                && problem.task.moves == task.moves
        };
        !self.is_full() && self.found.iter().filter(alike).count() < most.max(1)
    }

    fn keep(&mut self, problem: Problem) {
        if self.seen.insert(problem.position.key()) {
            self.found.push(problem);
        }
    }
}

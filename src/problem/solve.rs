//! The exhaustive search that proves problems: every defence is tried against every try.

use super::task::{Goal, Task};
use super::watch::Watch;
use crate::effect::Phase;
use crate::moves::Move;
use crate::position::Position;
use crate::seat::SeatSet;

/// The seats that solve in a position: the party to move.
pub fn solvers(position: &Position) -> SeatSet {
    position.allies(position.turn())
}

/// What a search of all first moves found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The first moves that force the goal, sorted by text.
    pub solutions: Vec<Move>,
    /// Positions that were looked at: how hard the problem is.
    pub nodes: u64,
}

/// Finds all first moves that force a task's goal. `None` when more than `budget` positions would have to be looked at.
pub fn prove(position: &Position, task: Task, budget: u64) -> Option<Proof> {
    let mut solver = Solver::new(task.goal, solvers(position), budget);
    let mut solutions = Vec::new();
    for mv in tries(position, task.goal) {
        if solver.after(position, mv, task.moves - 1, 0, 0, 0)? {
            solutions.push(mv);
        }
    }
    solutions.sort_by_key(|&mv| position.text(mv));
    let nodes = budget - solver.budget;
    Some(Proof { solutions, nodes })
}

/// What to say to the one who solves, whoever is to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Whether the goal can still be forced.
    pub holds: bool,
    /// With a defender to move: the move that refutes, or else holds out longest. With the party to move: one that forces it.
    pub reply: Option<Move>,
}

/// Judges a position in the middle of a problem: `moves` are left to the party, which has gained `net` pieces so far. `None`
/// when more than `budget` positions would have to be looked at.
pub fn answer(
    position: &Position,
    party: SeatSet,
    task: Task,
    net: i32,
    budget: u64,
) -> Option<Answer> {
    let mut solver = Solver::new(task.goal, party, budget);
    if party.contains(position.turn()) {
        if task.moves == 0 {
            let (holds, reply) = (solver.has_gained_enough(net), None);
            return Some(Answer { holds, reply });
        }
        for moves in 1..=task.moves {
            for mv in tries(position, task.goal) {
                if solver.after(position, mv, moves - 1, net, 0, 0)? {
                    let reply = Some(mv);
                    return Some(Answer { holds: true, reply });
                }
            }
        }
        let (holds, reply) = (false, None);
        return Some(Answer { holds, reply });
    }
    let mut best: Option<(u8, Move)> = None;
    for mv in position.legal_moves() {
        let mut needed = 0;
        while !solver.after(position, mv, needed, net, 0, 1)? {
            if needed == task.moves {
                let reply = Some(mv);
                return Some(Answer {
                    holds: false,
                    reply,
                });
            }
            needed += 1;
        }
        if best.is_none_or(|(longest, _)| needed > longest) {
            best = Some((needed, mv));
        }
    }
    Some(Answer {
        holds: true,
        reply: best.map(|(_, mv)| mv),
    })
}

/// The moves that count as tries: those of pieces, since words and rearranging settle nothing by force.
fn tries(position: &Position, goal: Goal) -> Vec<Move> {
    let mut moves = position.legal_moves();
    if matches!(goal, Goal::Ally(_)) && position.phase() == Phase::Play {
        moves.retain(|mv| {
            !matches!(
                mv,
                Move::Declare { .. } | Move::Skip | Move::Place { .. } | Move::Shade { .. }
            )
        });
    }
    moves
}

/// Where the party has not moved for so many plies, it is out or always passes: nothing is forced any more.
const SILENCE: usize = 12;

struct Solver {
    goal: Goal,
    party: SeatSet,
    /// Positions that may still be looked at.
    budget: u64,
    /// The move that decided last at each ply: likely to decide again.
    deciders: Vec<Option<Move>>,
}

impl Solver {
    const fn new(goal: Goal, party: SeatSet, budget: u64) -> Self {
        Self {
            goal,
            party,
            budget,
            deciders: Vec::new(),
        }
    }

    fn has_gained_enough(&self, net: i32) -> bool {
        matches!(self.goal, Goal::Win(wanted) if net >= i32::from(wanted))
    }

    /// Whether the goal is forced after a move, with so many moves left to the party, which others have kept waiting for
    /// `waited` plies.
    fn after(
        &mut self,
        position: &Position,
        mv: Move,
        moves: u8,
        net: i32,
        ply: usize,
        waited: usize,
    ) -> Option<bool> {
        self.budget = self.budget.checked_sub(1)?;
        let mut position = position.clone();
        let mut watch = Watch::new(self.goal, self.party);
        position.make(mv, &mut watch);
        if watch.reached || watch.failed {
            return Some(watch.reached);
        }
        self.forces(&position, moves, net + watch.net, ply + 1, waited)
    }

    fn forces(
        &mut self,
        position: &Position,
        moves: u8,
        net: i32,
        ply: usize,
        waited: usize,
    ) -> Option<bool> {
        let own = self.party.contains(position.turn());
        if own && moves == 0 {
            return Some(self.has_gained_enough(net));
        }
        if waited == SILENCE {
            return Some(false);
        }
        if self.deciders.len() <= ply {
            self.deciders.resize(ply + 1, None);
        }
        let mut list = if own {
            tries(position, self.goal)
        } else {
            position.legal_moves()
        };
        let decider = self.deciders[ply];
        if let Some(place) = list.iter().position(|&mv| Some(mv) == decider) {
            list.swap(0, place);
        }
        let left = moves - u8::from(own);
        let waiting = if own { 0 } else { waited + 1 };
        for mv in list {
            if self.after(position, mv, left, net, ply, waiting)? == own {
                self.deciders[ply] = Some(mv);
                return Some(own);
            }
        }
        Some(!own)
    }
}

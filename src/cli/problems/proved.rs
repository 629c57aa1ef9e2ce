//! A problem that has been proved, and how it is.

use crate::problem::{Task, prove};
use crate::{Move, Position};

/// A position, what is asked for, and its only solution.
#[derive(Clone, Debug)]
pub(super) struct Problem {
    pub(super) position: Position,
    pub(super) task: Task,
    pub(super) solution: Move,
    pub(super) nodes: u64,
}

impl Problem {
    /// Its line in a collection.
    pub(super) fn line(&self) -> String {
        let Self {
            position,
            task,
            solution,
            nodes,
        } = self;
        format!(
            "{}\t{task}\t{nodes}\t{}\t{}",
            position.variant().id,
            position.text(*solution),
            position.to_fen4()
        )
    }
}

/// The one first move that forces the goal, when no move does it sooner; with the positions looked at for the last proof.
pub(super) fn only_solution(position: &Position, task: Task, budget: u64) -> Option<(Move, u64)> {
    let (shortest, solution, nodes) = shortest_solution(position, task, budget)?;
    (shortest == task).then_some((solution, nodes))
}

/// The same for the fewest moves that reach the goal, up to those of the task.
pub(super) fn shortest_solution(
    position: &Position,
    task: Task,
    budget: u64,
) -> Option<(Task, Move, u64)> {
    let mut left = budget;
    for moves in 1..=task.moves {
        let shorter = Task { moves, ..task };
        let proof = prove(position, shorter, left)?;
        left -= proof.nodes;
        match proof.solutions.as_slice() {
            [] => {}
            &[only] => return Some((shorter, only, proof.nodes)),
            _ => return None,
        }
    }
    None
}

//! Where a game that began as a problem stands.

use super::solve::{answer, solvers};
use super::task::Task;
use super::watch::Watch;
use crate::game::{Event, Game};
use crate::moves::Move;

/// What the one who solves has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The goal has been reached.
    pub reached: bool,
    /// It is reached, or can still be forced.
    pub holds: bool,
    /// With a defender to move: the move that refutes, or else holds out longest. With the party to move: one that forces the
    /// goal. `None` when there is nothing to reply.
    pub reply: Option<Move>,
    /// Moves that the party still has.
    pub moves_left: u8,
}

/// Judges a game at its cursor. `None` when more than `budget` positions would have to be looked at.
pub fn judge(game: &Game, task: Task, budget: u64) -> Option<Verdict> {
    let party = solvers(game.start());
    let (mut moves_left, mut net) = (task.moves, 0);
    let done = |reached, moves_left| Verdict {
        reached,
        holds: reached,
        reply: None,
        moves_left,
    };
    for (place, &node) in game.line()[..game.cursor()].iter().enumerate() {
        let Event::Move { mv, .. } = game.record().node(node).event else {
            continue;
        };
        let mut position = game.position_before(place).clone();
        if party.contains(position.turn()) {
            moves_left = moves_left.saturating_sub(1);
        }
        let mut watch = Watch::new(task.goal, party);
        position.make(mv, &mut watch);
        if watch.reached || watch.failed {
            return Some(done(watch.reached, moves_left));
        }
        net += watch.net;
    }
    if game.status().is_some() {
        return Some(done(false, moves_left));
    }
    let left = Task {
        moves: moves_left,
        ..task
    };
    let answer = answer(game.position(), party, left, net, budget)?;
    let own = party.contains(game.position().turn());
    Some(Verdict {
        // Gains are counted when the party would have to move once more.
        reached: own && moves_left == 0 && answer.holds,
        holds: answer.holds,
        reply: answer.reply,
        moves_left,
    })
}

//! Yellow's very first move is an attack, if he has one (R11.4).

use super::YELLOW;
use super::attack::is_attacked;
use super::generate::any_moves;
use super::make::make_pieces;
use crate::chess::{ChessMove, Finder, MoveSink};
use crate::rules::Rules;
use crate::square::{Square, SquareSet};
use crate::state::State;

/// Must the power to move attack?
#[inline]
pub(super) fn must_attack(state: &State) -> bool {
    state.turn == YELLOW && !state.diplomacy.opened
}

/// Gives the sink Yellow's attacks; all his moves, if he has none.
pub(super) fn openings(state: &State, rules: &Rules, sink: &mut dyn MoveSink) {
    let mut moves: Vec<ChessMove> = Vec::with_capacity(64);
    any_moves(state, rules, YELLOW, &mut Finder::keeping(&mut moves));
    let attacks: Vec<ChessMove> = moves
        .iter()
        .copied()
        .filter(|&mv| is_attack(state, rules, mv))
        .collect();
    let allowed = if attacks.is_empty() { moves } else { attacks };
    for mv in allowed {
        sink.add(mv);
    }
}

/// Does the move capture, or does the moved piece then attack a hostile piece, pins ignored and kings included (R11.12)?
fn is_attack(state: &State, rules: &Rules, mv: ChessMove) -> bool {
    let mut after = *state;
    if !make_pieces(&mut after, YELLOW, mv, &mut ()).is_empty() {
        return true;
    }
    let moved: SquareSet = [mv.to].into_iter().collect();
    after
        .pieces_of(after.power[YELLOW])
        .iter()
        .any(|piece| is_attacked(&after, rules, piece, moved, Square::NONE))
}

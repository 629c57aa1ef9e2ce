//! The legal moves of the power to move: Yellow's very first is an attack, if there is one (R11.4).

use super::generate::any_moves;
use super::pieces::make_pieces;
use crate::chess::{ChessMove, Counter, Finder, MoveSink, is_attacked_by};
use crate::facts::powers::YELLOW;
use crate::rules::Rules;
use crate::square::{Square, SquareSet};
use crate::state::State;

/// Adds all legal moves of the pieces of the power to move to a list.
pub(crate) fn list(state: &State, rules: &Rules, moves: &mut Vec<ChessMove>) {
    generate(state, rules, &mut Finder::keeping(moves));
}

/// Counts the legal moves of the pieces of the power to move.
#[inline]
pub(crate) fn count(state: &State, rules: &Rules) -> u64 {
    let mut counter = Counter::default();
    generate(state, rules, &mut counter);
    counter.count
}

/// Gives the sink all legal moves of the pieces of the power to move.
#[inline]
fn generate<S: MoveSink>(state: &State, rules: &Rules, sink: &mut S) {
    if must_attack(state) {
        openings(state, rules, sink);
    } else {
        any_moves(state, rules, state.turn, sink);
    }
}

/// Must the power to move attack?
#[inline]
fn must_attack(state: &State) -> bool {
    state.turn == YELLOW && !state.diplomacy.opened
}

/// Gives the sink Yellow's attacks; all his moves, if he has none.
fn openings(state: &State, rules: &Rules, sink: &mut dyn MoveSink) {
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
        .any(|piece| is_attacked_by(&after, rules, piece, moved, Square::NONE))
}

//! Counting positions (rule book, 13): the proof of a move generator and the measure of its speed.

mod checkers;

use crate::chess::{self, ChessMove};
use crate::coalition;
use crate::facts::Phase;
use crate::family;
use crate::play;
use crate::position::Position;
use crate::rules::Rules;
use crate::state::State;
use crate::turn;
use crate::variant::Family;

/// The number of move sequences of exactly `depth` plies. Threefold and fifty-round draws are ignored.
///
/// ```
/// use quadrille::{Position, Variant, perft};
/// let start = Position::start(Variant::new("hughes", &"-".parse().unwrap()).unwrap());
/// assert_eq!(perft(&start, 2), 395);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    match position.variant().family {
        Family::Chess => {
            let mut buffers = vec![Vec::with_capacity(128); depth as usize];
            chess_perft(position.state(), position.rules(), depth, &mut buffers)
        }
        Family::Checkers => checkers::perft(position.state(), position.rules(), depth),
        Family::Coalition => {
            let mut buffers = vec![Vec::with_capacity(128); depth as usize];
            coalition_perft(position.state(), position.rules(), depth, &mut buffers)
        }
    }
}

/// Each legal move's text with the number of sequences behind it, sorted by text.
pub fn divide(position: &Position, depth: u32) -> Vec<(String, u64)> {
    let mut counts: Vec<(String, u64)> = family::counted_moves(position.state(), position.rules())
        .into_iter()
        .map(|mv| {
            let mut after = position.clone();
            after.make(mv, &mut ());
            (position.text(mv), perft(&after, depth.saturating_sub(1)))
        })
        .collect();
    counts.sort();
    counts
}

/// The last ply is counted instead of made, and nothing is allocated on the way.
fn chess_perft(state: &State, rules: &Rules, depth: u32, buffers: &mut [Vec<ChessMove>]) -> u64 {
    if depth == 0 {
        return 1;
    }
    if state.outcome.is_some() {
        return 0;
    }
    if state.phase == Phase::Replace {
        return replacement_perft(state, rules, depth, buffers);
    }
    if depth == 1 {
        return chess::count(state, rules, state.turn);
    }
    let Some((moves, deeper)) = buffers.split_first_mut() else {
        return 0;
    };
    moves.clear();
    chess::list(state, rules, state.turn, moves);
    let mut count = 0;
    for &mv in moves.iter() {
        let mut after = *state;
        if depth == 2 {
            count += count_after(&mut after, rules, mv);
        } else {
            play::make_packed_chess(&mut after, rules, mv, &mut ());
            count += chess_perft(&after, rules, depth - 1, deeper);
        }
    }
    count
}

/// As [`chess_perft`], of moves of pieces alone; in the midst of a rearrangement there are none.
fn coalition_perft(
    state: &State,
    rules: &Rules,
    depth: u32,
    buffers: &mut [Vec<ChessMove>],
) -> u64 {
    if depth == 0 {
        return 1;
    }
    if state.outcome.is_some() || state.phase == Phase::Rearrange {
        return 0;
    }
    if depth == 1 {
        return coalition::count(state, rules);
    }
    let Some((moves, deeper)) = buffers.split_first_mut() else {
        return 0;
    };
    moves.clear();
    coalition::list(state, rules, moves);
    let mut count = 0;
    for &mv in moves.iter() {
        let mut after = *state;
        if depth == 2 {
            count += coalition::count_after(&mut after, rules, mv);
        } else {
            coalition::make_piece_move(&mut after, rules, mv, &mut ());
            count += coalition_perft(&after, rules, depth - 1, deeper);
        }
    }
    count
}

/// Makes the last move but one and counts the last, without first asking whether there is one.
#[inline]
fn count_after(state: &mut State, rules: &Rules, mv: ChessMove) -> u64 {
    let seat = state.turn;
    chess::make(state, rules, seat, mv, &mut ());
    if let Some(count) = turn::count_next(state, rules) {
        return count;
    }
    if state.phase == Phase::Play {
        turn::pass_on(state, rules, &mut ());
    }
    chess_perft(state, rules, 1, &mut [])
}

fn replacement_perft(
    state: &State,
    rules: &Rules,
    depth: u32,
    buffers: &mut [Vec<ChessMove>],
) -> u64 {
    let moves = family::moves(state, rules);
    if depth == 1 {
        return moves.len() as u64;
    }
    let deeper = buffers.get_mut(1..).unwrap_or_default();
    moves
        .into_iter()
        .map(|mv| {
            let mut after = *state;
            play::make(&mut after, rules, mv, &mut ());
            chess_perft(&after, rules, depth - 1, deeper)
        })
        .sum()
}

//! Which moves are searched first: the table's, captures that win something, killers, what has refuted much before, and last
//! captures that lose.

use super::candidate::{Candidate, Candidates, Tag};
pub(super) use super::candidate::{is_quiet, victim};
use super::evaluate::Evaluator;
use super::history::{Before, History};
use crate::chess;
use crate::family;
use crate::piece::{Code, Kind};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::square::{Direction, KNIGHT_LEAPS, Square};
use crate::state::State;
use crate::variant::Family;

pub(super) const FROM_TABLE: i32 = 1 << 30;
/// Captures and promotions have at least this.
pub(super) const CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 22;
/// Captures that lose have this and what they take.
pub(super) const LOSING: i32 = -(1 << 24);

/// Writes their scores into the candidates from a place on.
pub(super) fn score_moves(
    history: &History,
    candidates: &mut Candidates,
    first: usize,
    state: &State,
    evaluator: &Evaluator,
    (ply, before): (usize, Before),
    from_table: Tag,
) {
    for i in first..candidates.list.len() {
        let candidate = candidates.list[i];
        candidates.list[i].score = if candidate.tag == from_table {
            FROM_TABLE
        } else {
            score_of(
                history,
                candidates,
                state,
                evaluator,
                (ply, before),
                &candidate,
            )
        };
    }
}

fn score_of(
    history: &History,
    candidates: &Candidates,
    state: &State,
    evaluator: &Evaluator,
    (ply, before): (usize, Before),
    candidate: &Candidate,
) -> i32 {
    let jumps = candidates.jumps(candidate);
    if jumps > 0 {
        return CAPTURE + 100 * jumps;
    }
    if let Some(kind) = candidates.put_back(candidate) {
        return CAPTURE + evaluator.value(kind);
    }
    if !is_quiet(state, candidate) {
        let attacker = evaluator.kind_value(state.at(candidate.from));
        let victim = victim(state, candidate);
        if victim.is_kind(Kind::King) {
            return 2 * CAPTURE;
        }
        let victim = evaluator.kind_value(victim);
        let promotion = candidate
            .promotes_to()
            .map_or(0, |kind| evaluator.value(kind));
        let learned = history.of_capture(state, candidate) / 16;
        return CAPTURE + 8192 + 8 * (victim + promotion) - attacker + learned;
    }
    if let Some(rank) = history.killer(ply, candidate.tag) {
        return KILLER - rank as i32;
    }
    if history.is_counter(before, candidate.tag) {
        return KILLER - 2;
    }
    if !candidate.from.exists() {
        return 0;
    }
    let code = state.at(candidate.from);
    let gain = evaluator.piece(code, candidate.to) - evaluator.piece(code, candidate.from);
    2 * history.of_quiet(state, before, candidate) + gain
}

/// Does a move lose more than so much by the captures that follow it on its target?
pub(super) fn loses_more_than(
    loss: i32,
    state: &State,
    rules: &Rules,
    evaluator: &Evaluator,
    candidate: &Candidate,
) -> bool {
    if candidate.promotes() || !candidate.from.exists() || !candidate.to.exists() {
        return false;
    }
    let code = state.at(candidate.from);
    let attacker = evaluator.kind_value(code);
    let victim = evaluator.kind_value(victim(state, candidate));
    // A king does not step where it can be taken.
    if attacker <= victim + loss || code.is_kind(Kind::King) {
        return false;
    }
    match rules.variant.family {
        Family::Chess => {
            let value = |code: Code| evaluator.kind_value(code);
            chess::exchange(state, rules, (candidate.from, candidate.to), value) < -loss
        }
        Family::Coalition => {
            family::is_attacked(state, rules, candidate.to, state.power[state.turn])
        }
        Family::Checkers => false,
    }
}

/// Would the moved piece attack a hostile king from its new square? Lines that it opens for others are not looked at.
pub(super) fn gives_check(state: &State, rules: &Rules, candidate: &Candidate) -> bool {
    if !candidate.from.exists() || !candidate.to.exists() {
        return false;
    }
    let code = state.at(candidate.from);
    Seat::ALL.into_iter().any(|seat| {
        state.king(seat).is_some_and(|king| {
            code.is_of(state.power[seat]) && reaches(state, rules, candidate, king)
        })
    })
}

fn reaches(state: &State, rules: &Rules, candidate: &Candidate, king: Square) -> bool {
    let code = state.at(candidate.from).index();
    let to = candidate.to;
    if rules.movers.leaps[code] && KNIGHT_LEAPS.into_iter().any(|leap| to.offset(leap) == king) {
        return true;
    }
    let across = i32::from(king.file()) - i32::from(to.file());
    let up = i32::from(king.rank()) - i32::from(to.rank());
    if across != 0 && up != 0 && across.abs() != up.abs() {
        return false;
    }
    let step = (up.signum() * 16 + across.signum()) as u8;
    let distance = across.abs().max(up.abs()) as u8;
    let Some(direction) = Direction::ALL
        .into_iter()
        .find(|direction| direction.offset() == step)
    else {
        return false;
    };
    let ways = rules.movers.slides[code]
        | if distance == 1 {
            rules.movers.steps[code]
        } else {
            0
        };
    if ways & direction.bit() == 0 || rules.board.reach(to, direction) < distance {
        return false;
    }
    let mut between = to;
    (1..distance).all(|_| {
        between = between.step(direction);
        state.at(between).is_empty() || between == candidate.from
    })
}

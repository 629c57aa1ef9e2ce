//! Which moves are searched first: the table's, winning captures, killers, then what has refuted much before.

use super::candidate::{Candidate, Candidates, Tag};
use super::evaluate::Evaluator;
use crate::family;
use crate::piece::{Code, Kind};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::square::{Direction, KNIGHT_LEAPS, Square};
use crate::state::State;
use crate::variant::Family;

const FROM_TABLE: i32 = 1 << 30;
const CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 22;
const MOST_HISTORY: i32 = 1 << 14;

/// What the search has learned about moves.
#[derive(Debug)]
pub(super) struct History {
    killers: Vec<[Tag; 2]>,
    /// By the piece's code and its target.
    history: Vec<i16>,
}

impl History {
    pub(super) fn new(plies: usize) -> Self {
        Self {
            killers: vec![[Tag::NONE; 2]; plies],
            history: vec![0; 256 * 256],
        }
    }

    /// The move refuted its position; the quiet moves before it did not.
    pub(super) fn refuted(
        &mut self,
        state: &State,
        ply: usize,
        depth: i32,
        best: &Candidate,
        tried: &[Candidate],
    ) {
        if !is_quiet(state, best) {
            return;
        }
        let killers = &mut self.killers[ply];
        if killers[0] != best.tag {
            *killers = [best.tag, killers[0]];
        }
        let bonus = (depth * depth).clamp(1, 400);
        self.learn(state, best, bonus);
        for other in tried.iter().filter(|other| is_quiet(state, other)) {
            self.learn(state, other, -bonus);
        }
    }

    fn learn(&mut self, state: &State, candidate: &Candidate, bonus: i32) {
        let value = &mut self.history[place(state, candidate)];
        let old = i32::from(*value);
        *value = (old + bonus * 8 - old * bonus / (MOST_HISTORY / 8))
            .clamp(-MOST_HISTORY, MOST_HISTORY) as i16;
    }

    pub(super) fn of(&self, state: &State, candidate: &Candidate) -> i32 {
        i32::from(self.history[place(state, candidate)])
    }

    /// Writes into each candidate its score.
    pub(super) fn score_moves(
        &self,
        candidates: &mut Candidates,
        state: &State,
        evaluator: &Evaluator,
        ply: usize,
        from_table: Tag,
    ) {
        for i in 0..candidates.list.len() {
            let candidate = candidates.list[i];
            let score = if candidate.tag == from_table {
                FROM_TABLE
            } else {
                self.score_of(candidates, state, evaluator, ply, &candidate)
            };
            candidates.list[i].score = score;
        }
    }

    fn score_of(
        &self,
        candidates: &Candidates,
        state: &State,
        evaluator: &Evaluator,
        ply: usize,
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
            return CAPTURE + 8 * (victim + promotion) - attacker;
        }
        let killers = &self.killers[ply];
        if let Some(rank) = killers.iter().position(|&tag| tag == candidate.tag) {
            return KILLER - rank as i32;
        }
        if !candidate.from.exists() {
            return 0;
        }
        let code = state.at(candidate.from);
        let gain = evaluator.piece(code, candidate.to) - evaluator.piece(code, candidate.from);
        2 * self.of(state, candidate) + gain
    }
}

fn place(state: &State, candidate: &Candidate) -> usize {
    let code = if candidate.from.exists() {
        state.at(candidate.from)
    } else {
        Code::EMPTY
    };
    code.index() << 8 | candidate.to.index()
}

/// The piece on the target.
pub(super) fn victim(state: &State, candidate: &Candidate) -> Code {
    if candidate.to.exists() {
        state.at(candidate.to)
    } else {
        Code::EMPTY
    }
}

/// Neither captures nor promotes.
pub(super) fn is_quiet(state: &State, candidate: &Candidate) -> bool {
    !candidate.promotes() && !victim(state, candidate).is_piece()
}

/// Does a capture give a dearer piece for a cheaper one that is guarded?
pub(super) fn loses_material(
    state: &State,
    rules: &Rules,
    evaluator: &Evaluator,
    candidate: &Candidate,
) -> bool {
    if rules.variant.family == Family::Checkers || candidate.promotes() {
        return false;
    }
    let attacker = evaluator.kind_value(state.at(candidate.from));
    let victim = evaluator.kind_value(victim(state, candidate));
    victim > 0 && attacker > victim + 60 && is_guarded(state, rules, candidate.to)
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

/// Could a hostile piece take back on the square?
pub(super) fn is_guarded(state: &State, rules: &Rules, square: Square) -> bool {
    family::is_attacked(state, rules, square, state.power[state.turn])
}

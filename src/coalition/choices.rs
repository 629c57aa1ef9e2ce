//! What the player to move may choose: moves of pieces, and in the diplomatic rounds declarations, skipping, rearranging and the
//! Motorcyclist's change of shade.

use super::alliance::waits_for_player;
use super::arrangement::arrangement_of;
use super::generate::has_move;
use super::opening::list;
use super::pieces::exchange;
use crate::chess::{ChessMove, in_check};
use crate::facts::Phase;
use crate::facts::powers::{BLACK, FIELDS, GREATER, LESSER, RED, YELLOW};
use crate::moves::Move;
use crate::piece::Kind;
use crate::rules::Rules;
use crate::square::{Square, SquareSet};
use crate::state::State;

/// Everything that the player to move may choose.
pub(crate) fn moves(state: &State, rules: &Rules) -> Vec<Move> {
    let mut choices = piece_moves(state, rules);
    match state.phase {
        Phase::SetUp => {
            choices.extend(placings(state));
            choices.push(Move::Done);
        }
        Phase::Rearrange => {
            choices.extend(placings(state));
            if may_end_rearrangement(state, rules) {
                choices.push(Move::Done);
            }
        }
        Phase::Play | Phase::Replace => {
            choices.extend(declarations(state, rules));
            choices.extend(shadings(state, rules));
            if may_take_special_turn(state, rules) {
                special_turns(state, rules, &mut choices);
            }
        }
    }
    choices
}

/// The moves of pieces alone: what is counted (13).
pub(crate) fn piece_moves(state: &State, rules: &Rules) -> Vec<Move> {
    if state.outcome.is_some() || state.phase == Phase::Rearrange {
        return Vec::new();
    }
    let mut found: Vec<ChessMove> = Vec::with_capacity(64);
    list(state, rules, &mut found);
    found.into_iter().map(to_move).collect()
}

fn to_move(mv: ChessMove) -> Move {
    let (from, to) = (mv.from, mv.to);
    mv.promotes_to
        .map_or(Move::Step { from, to }, |kind| Move::Promotion {
            from,
            to,
            kind,
        })
}

pub(super) fn to_piece_move(state: &State, rules: &Rules, mv: Move) -> Option<ChessMove> {
    let mut found: Vec<ChessMove> = Vec::with_capacity(64);
    list(state, rules, &mut found);
    found
        .into_iter()
        .find(|&candidate| to_move(candidate).is_same_choice(mv))
}

/// Declarations come before the move and do not end the turn (R11.6).
fn declarations(state: &State, rules: &Rules) -> Vec<Move> {
    let seat = state.turn;
    let diplomacy = &state.diplomacy;
    if diplomacy.alliance.is_some() || !diplomacy.is_diplomatic_round() {
        return Vec::new();
    }
    if GREATER.contains(seat) {
        // The named power must be there to agree. A dummy cannot be asked and is claimed, by Yellow not in round 1 (R11.14).
        let claims = seat != YELLOW || diplomacy.round > 1;
        return LESSER
            .into_iter()
            .filter(|&lesser| {
                state.seat_state(lesser).takes_turns()
                    && (claims || !waits_for_player(state, rules, lesser))
            })
            .map(Move::Declare)
            .collect();
    }
    // Red may not declare for Yellow in round 1.
    let too_early = |greater| seat == RED && greater == YELLOW && diplomacy.round == 1;
    [YELLOW, BLACK]
        .into_iter()
        .filter(|&greater| !too_early(greater))
        .map(Move::Declare)
        .collect()
}

/// Skipping and rearranging take the place of a regular turn in the diplomatic rounds; a check must be answered.
fn may_take_special_turn(state: &State, rules: &Rules) -> bool {
    let seat = state.turn;
    let diplomacy = &state.diplomacy;
    diplomacy.is_diplomatic_round()
        && diplomacy.answering_after.is_none()
        && !(seat == YELLOW && diplomacy.round == 1)
        && !in_check(state, rules, seat)
}

/// Each of them once.
fn special_turns(state: &State, rules: &Rules, choices: &mut Vec<Move>) {
    let seat = state.turn;
    if !state.diplomacy.skipped.contains(seat) {
        choices.push(Move::Skip);
    }
    if !state.diplomacy.rearranged.contains(seat) {
        let placings = placings(state);
        // Some placing must be able to end it, or the player could not come out of it again.
        if placings.iter().any(|&mv| may_stand(state, rules, mv)) {
            choices.extend(placings);
        }
    }
}

/// Every own piece in the field to every square of it that is vacant or has another own piece.
fn placings(state: &State) -> Vec<Move> {
    let own = state.pieces(state.turn);
    let field = FIELDS[state.turn];
    let free: SquareSet = field
        .iter()
        .filter(|&square| state.at(square).is_empty() || own.contains(square))
        .collect();
    own.and(field)
        .iter()
        .flat_map(|from| {
            free.iter()
                .filter(move |&to| to != from)
                .map(move |to| Move::Place { from, to })
        })
        .collect()
}

/// Could a rearrangement end with this placing?
fn may_stand(state: &State, rules: &Rules, placing: Move) -> bool {
    let Move::Place { from, to } = placing else {
        return false;
    };
    let mut after = *state;
    after.diplomacy.before = Some(arrangement_of(state, state.turn));
    exchange(&mut after, from, to);
    may_end_rearrangement(&after, rules)
}

/// At least one piece must have changed place, and the own king must be safe.
pub(super) fn may_end_rearrangement(state: &State, rules: &Rules) -> bool {
    let now = arrangement_of(state, state.turn);
    state.diplomacy.before.is_some_and(|before| before != now)
        && !in_check(state, rules, state.turn)
}

/// A greater power's Motorcyclist to a vacant square of the other shade in its field, once, if a move can follow (R11.5).
fn shadings(state: &State, rules: &Rules) -> Vec<Move> {
    let seat = state.turn;
    let diplomacy = &state.diplomacy;
    if !GREATER.contains(seat)
        || !diplomacy.is_diplomatic_round()
        || diplomacy.shaded.contains(seat)
    {
        return Vec::new();
    }
    let is_dark = |square: Square| rules.variant.board.is_dark(square);
    let motorcyclists = state
        .pieces(seat)
        .iter()
        .filter(|&square| state.at(square).is_kind(Kind::Motorcyclist));
    motorcyclists
        .flat_map(|from| {
            FIELDS[seat]
                .iter()
                .filter(move |&to| state.at(to).is_empty() && is_dark(to) != is_dark(from))
                .map(move |to| (from, to))
        })
        .filter(|&(from, to)| {
            let mut after = *state;
            exchange(&mut after, from, to);
            has_move(&after, rules, seat)
        })
        .map(|(from, to)| Move::Shade { from, to })
        .collect()
}

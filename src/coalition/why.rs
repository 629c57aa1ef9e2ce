//! Why a choice is not open, for telling people.

use super::alliance::commit_by_capture;
use super::arrangement::arrangement_of;
use super::choices::may_end_rearrangement;
use super::generate::moves_outside;
use super::opening::list;
use super::pieces::make_pieces;
use crate::chess::{ChessMove, Finder, attackers, in_check};
use crate::facts::Phase;
use crate::facts::powers::{CORNERS, GREATER, RED, YELLOW};
use crate::moves::{IllegalMove, Move};
use crate::piece::{Code, Kind};
use crate::rules::Rules;
use crate::seat::SeatSet;
use crate::square::{Square, SquareSet};
use crate::state::State;

/// The reason that only Coalition knows of, if there is one.
pub(crate) fn why_not(state: &State, rules: &Rules, mv: Move) -> Option<IllegalMove> {
    let reason = match (mv, state.phase) {
        (Move::Done, Phase::Rearrange) => why_no_end(state, rules),
        (
            Move::Step { from, to } | Move::Promotion { from, to, .. },
            Phase::Play | Phase::SetUp,
        ) => {
            return why_no_step(state, rules, from, to);
        }
        (Move::Skip, Phase::Play) => why_no_special_turn(state, rules).or_else(|| {
            let used = state.diplomacy.skipped.contains(state.turn);
            used.then_some("every power skips once at most")
        }),
        (Move::Place { .. }, Phase::Play) => why_no_special_turn(state, rules).or_else(|| {
            let used = state.diplomacy.rearranged.contains(state.turn);
            used.then_some("every power rearranges its pieces once at most")
        }),
        (Move::Declare(_), Phase::Play) => why_no_declaration(state, mv),
        (Move::Shade { .. }, Phase::Play) => why_no_shade(state),
        _ => None,
    };
    reason.map(IllegalMove::AgainstRule)
}

fn why_no_end(state: &State, rules: &Rules) -> Option<&'static str> {
    if may_end_rearrangement(state, rules) {
        None
    } else if state.diplomacy.before == Some(arrangement_of(state, state.turn)) {
        Some("at least one piece must change place")
    } else {
        Some("arranged like this the own king would be in check")
    }
}

fn why_no_special_turn(state: &State, rules: &Rules) -> Option<&'static str> {
    let seat = state.turn;
    let diplomacy = &state.diplomacy;
    if !diplomacy.is_diplomatic_round() {
        Some("skipping and rearranging are possible in the first three rounds only")
    } else if seat == YELLOW && diplomacy.round == 1 {
        Some("Yellow neither skips nor rearranges in round 1")
    } else if diplomacy.answering_after.is_some() || in_check(state, rules, seat) {
        Some("a check must be answered by a move")
    } else {
        None
    }
}

fn why_no_declaration(state: &State, mv: Move) -> Option<&'static str> {
    if state.diplomacy.alliance.is_some() {
        Some("the alliances are settled already")
    } else if state.turn == RED && mv == Move::Declare(YELLOW) && state.diplomacy.round == 1 {
        Some("Red may not declare for Yellow in round 1")
    } else {
        None
    }
}

fn why_no_shade(state: &State) -> Option<&'static str> {
    let diplomacy = &state.diplomacy;
    if !GREATER.contains(state.turn) {
        Some("only the greater powers change their motorcyclist's shade")
    } else if !diplomacy.is_diplomatic_round() {
        Some("the motorcyclist changes shade in the first three rounds only")
    } else if diplomacy.shaded.contains(state.turn) {
        Some("the motorcyclist changes shade once at most")
    } else {
        None
    }
}

/// A piece's move that its kind allows: a corner is closed, the king would be in check, or the opening must be an attack.
fn why_no_step(state: &State, rules: &Rules, from: Square, to: Square) -> Option<IllegalMove> {
    let seat = state.turn;
    if state.at(from).seat() != Some(seat) {
        return None;
    }
    let is_wanted = |mv: &&ChessMove| mv.from == from && mv.to == to;
    let mut mv = *as_if_kingless(state, rules, from).iter().find(is_wanted)?;
    if CORNERS.contains(to) && state.diplomacy.alliance.is_none() {
        return Some(IllegalMove::AgainstRule(
            "nobody may enter a corner before the alliances are settled",
        ));
    }
    mv.promotes_to = None;
    let mut after = *state;
    let captured = make_pieces(&mut after, seat, mv, &mut ());
    commit_by_capture(&mut after, rules, seat, captured, &mut ());
    let by = after.king(seat).map_or(SeatSet::EMPTY, |king| {
        attackers(&after, rules, king, after.power[seat])
    });
    if !by.is_empty() {
        let name = |square| rules.board.name(square);
        return Some(IllegalMove::LeavesCheck {
            from: name(from),
            to: name(to),
            by,
        });
    }
    let mut allowed = Vec::new();
    list(state, rules, &mut allowed);
    (!allowed.iter().any(|mv| is_wanted(&mv))).then_some(IllegalMove::AgainstRule(
        "Yellow's first move must be an attack",
    ))
}

/// The moves of the piece on a square if there were no king to mind and no corner were closed.
fn as_if_kingless(state: &State, rules: &Rules, from: Square) -> Vec<ChessMove> {
    let seat = state.turn;
    let mut open = *state;
    if let Some(king) = state.king(seat) {
        open.take(king);
        let stand_in = if king == from {
            // A king steps as a Machine-gun does that has moved.
            Kind::MachineGun
        } else {
            Kind::Guard
        };
        open.put(king, Code::new(seat, stand_in));
    }
    let mut found = Vec::new();
    let finder = &mut Finder::keeping(&mut found);
    moves_outside(&open, rules, seat, SquareSet::EMPTY, finder);
    found
}

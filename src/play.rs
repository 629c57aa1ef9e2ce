//! Doing what was chosen: with [`family`](crate::family), which asks, the place where families of games are told apart.

use crate::chess::{self, ChessMove};
use crate::effect::{Effect, EffectSink, Pass};
use crate::endings::{lose_army, party_loses, player_left};
use crate::facts::Phase;
use crate::moves::Move;
use crate::outcome::Reason;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::state::State;
use crate::variant::{Family, KingCapture, Scoring};
use crate::{checkers, coalition, family, turn};

/// Makes a legal move and passes the turn on.
pub(crate) fn make(state: &mut State, rules: &Rules, mv: Move, effects: &mut dyn EffectSink) {
    match rules.variant.family {
        Family::Chess => make_chess(state, rules, mv, effects),
        Family::Checkers => {
            checkers::make(state, rules, mv, effects);
            if matches!(mv, Move::Huff(_)) {
                // The huffer can still move: where the piece could be jumped its square can be stepped on now.
                turn::reoffer_turn(state, rules, effects);
            } else {
                turn::pass_on(state, rules, effects);
            }
        }
        Family::Coalition => coalition::make(state, rules, mv, effects),
    }
    #[cfg(debug_assertions)]
    state.assert_consistent(rules);
}

fn make_chess(state: &mut State, rules: &Rules, mv: Move, effects: &mut dyn EffectSink) {
    match mv {
        Move::Drop { kind, square } => chess::drop(state, kind, square, effects),
        Move::Done => {
            chess::done(state, effects);
            turn::pass_on(state, rules, effects);
        }
        _ => {
            let mut found: Vec<ChessMove> = Vec::with_capacity(64);
            chess::list(state, rules, state.turn, &mut found);
            let is_meant = |candidate: &&ChessMove| {
                family::to_move(state, rules, **candidate).is_same_choice(mv)
            };
            if let Some(&mv) = found.iter().find(is_meant) {
                make_packed_chess(state, rules, mv, effects);
            }
        }
    }
}

/// Makes a legal move of a piece, as [`family::packed_moves`] lists it, and passes the turn on.
#[inline]
pub(crate) fn make_packed(
    state: &mut State,
    rules: &Rules,
    mv: ChessMove,
    effects: &mut dyn EffectSink,
) {
    match rules.variant.family {
        Family::Coalition => coalition::make_piece_move(state, rules, mv, effects),
        Family::Chess | Family::Checkers => make_packed_chess(state, rules, mv, effects),
    }
}

/// Makes a chess move and passes the turn on, unless a phase of the same player follows.
#[inline]
pub(crate) fn make_packed_chess(
    state: &mut State,
    rules: &Rules,
    mv: ChessMove,
    effects: &mut dyn EffectSink,
) {
    let seat = state.turn;
    chess::make(state, rules, seat, mv, effects);
    if rules.variant.scoring == Scoring::Online {
        chess::score_checks(state, rules, seat, mv.to, effects);
    }
    if state.phase == Phase::Play {
        turn::pass_on(state, rules, effects);
    }
}

/// Looks at the seat to move again, after something other than a move changed the position.
pub(crate) fn reoffer_turn(state: &mut State, rules: &Rules, effects: &mut dyn EffectSink) {
    match rules.variant.family {
        Family::Coalition => coalition::reoffer_turn(state, rules, effects),
        Family::Chess | Family::Checkers => turn::reoffer_turn(state, rules, effects),
    }
}

/// Lets the turn of the seat to move go by.
pub(crate) fn lose_turn(state: &mut State, rules: &Rules, effects: &mut dyn EffectSink) {
    match rules.variant.family {
        Family::Coalition => coalition::lose_turn(state, rules, effects),
        Family::Chess | Family::Checkers => turn::pass_on(state, rules, effects),
    }
}

/// The turn is lost, as when a sand clock runs out; in a phase that means "done" (R3.5).
pub(crate) fn pass_turn(
    state: &mut State,
    rules: &Rules,
    reason: Pass,
    effects: &mut dyn EffectSink,
) {
    let seat = state.turn;
    effects.emit(Effect::Passed { seat, reason });
    if state.phase == Phase::Replace {
        if state.king(seat).is_none()
            && let Some(Move::Drop { kind, square }) =
                chess::replacements(state, rules).first().copied()
        {
            chess::drop(state, kind, square, effects);
        }
        chess::done(state, effects);
    }
    lose_turn(state, rules, effects);
}

/// Resignation and flag fall (R3.4): single seats suffer what mate would do; a team loses as one, or its seats go out.
pub(crate) fn give_up(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    reason: Reason,
    effects: &mut dyn EffectSink,
) {
    if rules.variant.family == Family::Coalition {
        coalition::give_up(state, rules, seat, reason, effects);
        return;
    }
    let party = rules.allies[seat];
    let parties_in_play = rules
        .variant
        .parties
        .iter()
        .filter(|party| !party.and(state.in_play()).is_empty())
        .count();
    if party.len() > 1 && parties_in_play == 2 {
        party_loses(state, rules, seat, reason, effects);
    } else {
        for member in party.and(state.in_play()).iter() {
            if state.outcome.is_none() {
                leave(state, rules, member, reason, effects);
            }
        }
    }
    turn::reoffer_turn(state, rules, effects);
}

fn leave(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    reason: Reason,
    effects: &mut dyn EffectSink,
) {
    if state.phase == Phase::Replace && state.turn == seat {
        chess::done(state, effects);
    }
    if rules.variant.king_capture == KingCapture::Points {
        player_left(state, rules, seat, reason, effects);
    } else {
        lose_army(state, rules, seat, reason, effects);
    }
}

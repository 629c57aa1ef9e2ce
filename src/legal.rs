//! What may be done now, and doing it: the one place where the families of games meet.

use crate::chess::{self, ChessMove, Flag};
use crate::effect::{EffectSink, Phase};
use crate::moves::Move;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::state::State;
use crate::variant::{Castling, Family, Scoring};
use crate::{checkers, coalition, gencon, online, turn};

/// The legal moves of the seat to move; none when the game is over.
pub(crate) fn moves(state: &State, rules: &Rules) -> Vec<Move> {
    if state.outcome.is_some() {
        return Vec::new();
    }
    match rules.variant.family {
        Family::Chess if state.phase == Phase::Replace => gencon::replacements(state, rules),
        Family::Chess => {
            let mut found: Vec<ChessMove> = Vec::with_capacity(64);
            chess::list(state, rules, state.turn, &mut found);
            found
                .into_iter()
                .map(|mv| to_move(state, rules, mv))
                .collect()
        }
        Family::Checkers => checkers::moves(state, rules),
        Family::Coalition => coalition::moves(state, rules),
    }
}

/// Could the seat move, if it were its turn?
pub(crate) fn has_move(state: &State, rules: &Rules, seat: Seat) -> bool {
    match rules.variant.family {
        Family::Chess => chess::has_move(state, rules, seat),
        Family::Checkers => checkers::has_move(state, rules, seat),
        Family::Coalition => coalition::has_move(state, rules, seat),
    }
}

/// Makes a legal move and passes the turn on.
pub(crate) fn make(state: &mut State, rules: &Rules, mv: Move, effects: &mut dyn EffectSink) {
    match rules.variant.family {
        Family::Chess => match mv {
            Move::Drop { kind, square } => gencon::drop(state, kind, square, effects),
            Move::Done => {
                gencon::done(state, effects);
                turn::pass_on(state, rules, effects);
            }
            _ => {
                if let Some(mv) = to_chess_move(state, rules, mv) {
                    make_chess(state, rules, mv, effects);
                }
            }
        },
        Family::Checkers => checkers::make(state, rules, mv, effects),
        Family::Coalition => coalition::make(state, rules, mv, effects),
    }
    #[cfg(debug_assertions)]
    state.assert_consistent(rules);
}

/// Makes a chess move and passes the turn on, unless a phase of the same player follows.
#[inline]
pub(crate) fn make_chess(
    state: &mut State,
    rules: &Rules,
    mv: ChessMove,
    effects: &mut dyn EffectSink,
) {
    let seat = state.turn;
    chess::make(state, rules, seat, mv, effects);
    if rules.variant.scoring == Scoring::Online {
        online::score_checks(state, rules, seat, mv.to, effects);
    }
    if state.phase == Phase::Play {
        turn::pass_on(state, rules, effects);
    }
}

pub(crate) fn to_move(state: &State, rules: &Rules, mv: ChessMove) -> Move {
    let (from, to) = (mv.from, mv.to);
    match (mv.flag, mv.promotes_to) {
        (Flag::Castle(side), _) if rules.variant.castling == Castling::Chess960 => Move::Castle {
            from,
            to: state.castling_rooks[state.turn][usize::from(side)],
        },
        (Flag::Castle(_), _) => Move::Castle { from, to },
        (_, Some(kind)) => Move::Promotion { from, to, kind },
        (_, None) => Move::Step { from, to },
    }
}

fn to_chess_move(state: &State, rules: &Rules, mv: Move) -> Option<ChessMove> {
    let mut found: Vec<ChessMove> = Vec::with_capacity(64);
    chess::list(state, rules, state.turn, &mut found);
    found
        .into_iter()
        .find(|&candidate| to_move(state, rules, candidate).is_same_choice(mv))
}

//! What the referee asks of a family of games: with [`play`](crate::play), which does things, the place where families are told
//! apart.

use crate::chess::{self, ChessMove, Flag};
use crate::facts::{Fault, Phase};
use crate::moves::{IllegalMove, Move};
use crate::piece::OwnerMask;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::setup::Setup;
use crate::square::Square;
use crate::state::State;
use crate::variant::{Castling, Family};
use crate::{checkers, coalition};

/// The legal moves of the seat to move; none when the game is over.
pub(crate) fn moves(state: &State, rules: &Rules) -> Vec<Move> {
    if state.outcome.is_some() {
        return Vec::new();
    }
    match rules.variant.family {
        Family::Chess if state.phase == Phase::Replace => chess::replacements(state, rules),
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

/// The legal moves that are counted (13): in Coalition those of pieces alone.
pub(crate) fn counted_moves(state: &State, rules: &Rules) -> Vec<Move> {
    match rules.variant.family {
        Family::Coalition => coalition::piece_moves(state, rules),
        Family::Chess | Family::Checkers => moves(state, rules),
    }
}

/// Adds the legal moves of pieces to a list, four bytes each; `false` where moves are not packed now: all of [`moves`] count.
pub(crate) fn packed_moves(state: &State, rules: &Rules, found: &mut Vec<ChessMove>) -> bool {
    match rules.variant.family {
        Family::Chess if state.phase == Phase::Play => {
            chess::list(state, rules, state.turn, found);
        }
        Family::Coalition if state.phase != Phase::Rearrange => {
            coalition::list(state, rules, found);
        }
        Family::Chess | Family::Checkers | Family::Coalition => return false,
    }
    true
}

/// May the seat to move choose anything besides its packed moves?
pub(crate) fn has_talk(state: &State, rules: &Rules) -> bool {
    match rules.variant.family {
        Family::Coalition => state.diplomacy.is_diplomatic_round(),
        Family::Chess | Family::Checkers => false,
    }
}

/// A packed move in full.
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

/// Could the seat move, if it were its turn?
pub(crate) fn has_move(state: &State, rules: &Rules, seat: Seat) -> bool {
    match rules.variant.family {
        Family::Chess => chess::has_move(state, rules, seat),
        Family::Checkers => checkers::has_move(state, rules, seat),
        Family::Coalition => coalition::has_move(state, rules, seat),
    }
}

/// The seats among these owners whose pieces could capture on the square, pins ignored; nobody in checkers, where pieces are
/// jumped.
pub(crate) fn attackers(
    state: &State,
    rules: &Rules,
    square: Square,
    owners: OwnerMask,
) -> SeatSet {
    match rules.variant.family {
        Family::Chess | Family::Coalition => chess::attackers(state, rules, square, owners),
        Family::Checkers => SeatSet::EMPTY,
    }
}

/// Could a piece of these owners capture on the square, pins ignored?
pub(crate) fn is_attacked(state: &State, rules: &Rules, square: Square, owners: OwnerMask) -> bool {
    match rules.variant.family {
        Family::Chess | Family::Coalition => {
            chess::is_attacked(state, rules, square, owners, Square::NONE)
        }
        Family::Checkers => false,
    }
}

/// Is the seat's king attacked by a piece with power?
pub(crate) fn in_check(state: &State, rules: &Rules, seat: Seat) -> bool {
    state
        .king(seat)
        .is_some_and(|king| is_attacked(state, rules, king, state.power[seat]))
}

/// Does some hostile pawn or Guard stand ready to use the right against this seat's (R3.1)?
pub(crate) fn ready_to_take(state: &State, rules: &Rules, pusher: Seat) -> bool {
    match rules.variant.family {
        Family::Coalition => coalition::ready_to_take(state, rules, pusher),
        Family::Chess | Family::Checkers => !chess::ready_to_take(state, rules, pusher).is_empty(),
    }
}

/// The seats that would check the mover's king if a piece went there that moves like that; none otherwise.
pub(crate) fn checks_after(state: &State, rules: &Rules, from: Square, to: Square) -> SeatSet {
    match rules.variant.family {
        Family::Chess => chess::checks_after(state, rules, from, to),
        Family::Checkers | Family::Coalition => SeatSet::EMPTY,
    }
}

/// Why a choice is not open, as far as only its family knows.
pub(crate) fn why_not(state: &State, rules: &Rules, mv: Move) -> Option<IllegalMove> {
    match rules.variant.family {
        Family::Coalition => coalition::why_not(state, rules, mv),
        Family::Chess | Family::Checkers => None,
    }
}

/// Adds what is wrong with a set-up besides what all games have in common.
pub(crate) fn validate(rules: &Rules, setup: &Setup, state: &State, faults: &mut Vec<Fault>) {
    match rules.variant.family {
        Family::Chess => chess::validate(rules, setup, state, faults),
        Family::Checkers => checkers::validate(rules, setup, faults),
        // A finished game may break the rules of one that goes on.
        Family::Coalition if setup.outcome.is_some() => {}
        Family::Coalition => coalition::validate(rules, setup, faults),
    }
}

/// Has the family this phase of a turn?
pub(crate) fn has_phase(rules: &Rules, phase: Phase) -> bool {
    match rules.variant.family {
        Family::Coalition => true,
        Family::Chess | Family::Checkers => {
            phase == Phase::Play || phase == Phase::Replace && rules.replaces()
        }
    }
}

/// Can the turn be offered again in this phase? In a replacement phase it is the captor's.
pub(crate) fn may_be_offered(rules: &Rules, phase: Phase) -> bool {
    rules.variant.family == Family::Coalition || phase == Phase::Play
}

/// Are there powers, alliances and diplomatic rounds?
pub(crate) fn has_diplomacy(rules: &Rules) -> bool {
    rules.variant.family == Family::Coalition
}

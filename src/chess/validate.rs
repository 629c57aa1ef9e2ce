//! What is wrong with a set-up that only chess knows of: kings, castling, pawns that have just passed a square.

use crate::facts::{Fault, Phase};
use crate::piece::Kind;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::setup::Setup;
use crate::square::{Direction, Square};
use crate::state::State;
use crate::variant::{Castling, MateRule};

/// Adds the faults of a set-up, of which `state` is the copy.
pub(crate) fn validate(rules: &Rules, setup: &Setup, state: &State, faults: &mut Vec<Fault>) {
    check_kings(rules, setup, faults);
    check_castling(rules, setup, state, faults);
    check_en_passant(rules, setup, faults);
}

fn check_kings(rules: &Rules, setup: &Setup, faults: &mut Vec<Fault>) {
    for seat in rules
        .variant
        .seats()
        .iter()
        .filter(|&seat| setup.seat_states[seat].takes_turns())
    {
        let count = setup
            .pieces
            .values()
            .filter(|piece| piece.owner == Some(seat) && piece.kind == Kind::King)
            .count();
        let replacing = setup.phase == Phase::Replace && seat == setup.turn;
        let over = setup.outcome.is_some();
        let may_lack = rules.variant.mate == MateRule::KingOff || replacing || over;
        match count {
            0 if !may_lack => faults.push(Fault::NoKing(seat)),
            0 | 1 => {}
            count => faults.push(Fault::SeveralKings { seat, count }),
        }
    }
}

/// King and rook stand on one row of their seat's; outside 960 games the king can move two squares towards the rook.
fn check_castling(rules: &Rules, setup: &Setup, state: &State, faults: &mut Vec<Fault>) {
    for seat in Seat::ALL {
        for rook in setup.castling_rooks[seat].into_iter().flatten() {
            let has_rook = setup
                .pieces
                .get(&rook)
                .is_some_and(|p| p.owner == Some(seat) && p.kind == Kind::Rook);
            let same_row = |king: &Square| {
                rules.board.row_from(seat, *king) == rules.board.row_from(seat, rook)
            };
            let distance = state
                .king(seat)
                .filter(same_row)
                .map(|king| king.file().abs_diff(rook.file()) + king.rank().abs_diff(rook.rank()));
            let possible = match (rules.variant.castling, distance) {
                (Castling::Never, _) | (_, None) => false,
                (Castling::TwoSquares, Some(distance)) => distance >= 2,
                (Castling::Chess960, Some(_)) => true,
            };
            if !has_rook || !possible {
                faults.push(Fault::Castling { seat, rook });
            }
        }
    }
}

fn check_en_passant(rules: &Rules, setup: &Setup, faults: &mut Vec<Fault>) {
    for (seat, right) in setup.en_passant.iter() {
        let Some(right) = *right else { continue };
        let ahead = Direction::FORWARD.seen_by(seat);
        let start = right.over.step(ahead.reversed());
        let possible = rules.board.has(right.over)
            && right.over.step(ahead) == right.pawn
            && rules.pawns[seat].double_step.contains(start);
        if !possible {
            faults.push(Fault::EnPassant {
                seat,
                over: right.over,
            });
        }
    }
}

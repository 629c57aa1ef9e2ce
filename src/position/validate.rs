//! What is wrong with a set-up. One check serves parsers, the editor, tests and debug assertions.

use crate::chess;
use crate::facts::{Fault, Faults, SeatState};
use crate::family;
use crate::rules::Rules;
use crate::setup::Setup;
use crate::state::State;
use crate::variant::{KingCapture, MateRule};

/// Lists everything that is wrong with a set-up, of which `state` is the copy.
pub(super) fn validate(rules: &Rules, setup: &Setup, state: &State) -> Result<(), Faults> {
    let mut faults = Vec::new();
    check_pieces(rules, setup, &mut faults);
    check_seat_states(rules, setup, &mut faults);
    if !family::has_phase(rules, setup.phase) {
        faults.push(Fault::ForeignPhase(setup.phase));
    }
    family::validate(rules, setup, state, &mut faults);
    if faults.is_empty() && setup.outcome.is_none() && !setup.passed_in_check {
        check_last_mover(rules, state, &mut faults);
    }
    if faults.is_empty() {
        Ok(())
    } else {
        Err(Faults(faults))
    }
}

fn check_pieces(rules: &Rules, setup: &Setup, faults: &mut Vec<Fault>) {
    let kinds = rules.variant.kinds();
    let seats = rules.variant.seats();
    for (&square, piece) in &setup.pieces {
        let in_removed_arm = setup
            .removed_arms
            .iter()
            .any(|seat| rules.board.arm(seat).contains(square));
        if !rules.board.has(square) || in_removed_arm {
            faults.push(Fault::OffBoard(square));
        }
        if !kinds.contains(&piece.kind) {
            faults.push(Fault::ForeignKind {
                square,
                kind: piece.kind,
            });
        }
        match piece.owner {
            Some(seat) if !seats.contains(seat) => faults.push(Fault::ForeignSeat { square, seat }),
            Some(seat)
                if setup.seat_states[seat] == SeatState::Removed
                    && !faults.contains(&Fault::PiecesOfRemoved(seat)) =>
            {
                faults.push(Fault::PiecesOfRemoved(seat));
            }
            None if rules.variant.king_capture != KingCapture::Points => {
                faults.push(Fault::GreyPiece(square));
            }
            _ => {}
        }
    }
}

fn check_seat_states(rules: &Rules, setup: &Setup, faults: &mut Vec<Fault>) {
    let seats = rules.variant.seats();
    for (seat, &seat_state) in setup.seat_states.iter() {
        let known = match seat_state {
            SeatState::Absent => !seats.contains(seat),
            SeatState::Active | SeatState::Inert | SeatState::Removed => seats.contains(seat),
            SeatState::Frozen => seats.contains(seat) && rules.variant.mate == MateRule::Freeze,
            SeatState::Walking => seats.contains(seat) && rules.variant.walking_king,
        };
        if !known {
            faults.push(Fault::ForeignSeatState { seat, seat_state });
        }
    }
    if setup.outcome.is_none() && !setup.seat_states[setup.turn].takes_turns() {
        faults.push(Fault::CannotMove(setup.turn));
    }
}

/// With two seats only, whoever is not to move has just moved and may not have left his king in check.
fn check_last_mover(rules: &Rules, state: &State, faults: &mut Vec<Fault>) {
    if waits_in_check(rules, state) {
        faults.push(Fault::InCheckAfterMoving(rules.next[state.turn]));
    }
}

/// Is the one of two players who is not to move in check?
pub(super) fn waits_in_check(rules: &Rules, state: &State) -> bool {
    rules.variant.order.len() == 2 && chess::in_check(state, rules, rules.next[state.turn])
}

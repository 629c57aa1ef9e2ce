//! What is wrong with a set-up that only Coalition knows of.

use crate::facts::powers::{
    CORNERS, DIPLOMATIC_ROUNDS, FIELDS, GREATER, LESSER, YELLOW, has_first_move,
};
use crate::facts::{Fault, Phase, SeatState};
use crate::piece::{Kind, Piece};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::setup::Setup;
use crate::square::{Direction, Square};

/// Lists the faults of kings, corners, first moves, phases and of what the diplomatic rounds allow.
pub(crate) fn validate(rules: &Rules, setup: &Setup, faults: &mut Vec<Fault>) {
    check_kings(setup, faults);
    check_seat_states(setup, faults);
    check_squares(rules, setup, faults);
    check_en_passant(rules, setup, faults);
    check_rounds(setup, faults);
    check_phase(setup, faults);
}

fn fault(text: impl Into<String>) -> Fault {
    Fault::Coalition(text.into())
}

fn check_kings(setup: &Setup, faults: &mut Vec<Fault>) {
    for seat in Seat::ALL {
        let king = Piece {
            owner: Some(seat),
            kind: Kind::King,
        };
        let count = setup
            .pieces
            .values()
            .filter(|&&piece| piece == king)
            .count();
        match (GREATER.contains(seat), count) {
            (true, 0) => faults.push(Fault::NoKing(seat)),
            (true, 1) | (false, 0) => {}
            (true, count) => faults.push(Fault::SeveralKings { seat, count }),
            (false, _) => faults.push(fault(format!(
                "{} is a lesser power and has no king",
                seat.name()
            ))),
        }
    }
}

/// The greater powers never leave; a lesser one that is out has no pieces.
fn check_seat_states(setup: &Setup, faults: &mut Vec<Fault>) {
    for (seat, &seat_state) in setup.seat_states.iter() {
        let possible = match seat_state {
            SeatState::Active => true,
            SeatState::Removed => LESSER.contains(&seat),
            _ => false,
        };
        if !possible {
            faults.push(Fault::ForeignSeatState { seat, seat_state });
        }
    }
}

fn check_squares(rules: &Rules, setup: &Setup, faults: &mut Vec<Fault>) {
    let name = |square: Square| rules.board.name(square);
    if setup.diplomacy.alliance.is_none() {
        for square in CORNERS
            .iter()
            .filter(|square| setup.pieces.contains_key(square))
        {
            faults.push(fault(format!(
                "nobody can stand on {} before the alliances are settled",
                name(square)
            )));
        }
    }
    for square in setup.diplomacy.unmoved {
        let at_home = setup.pieces.get(&square).is_some_and(|piece| {
            has_first_move(piece.kind)
                && piece
                    .owner
                    .is_some_and(|seat| FIELDS[seat].contains(square))
        });
        if !at_home {
            faults.push(fault(format!(
                "on {} there is no guard or machine-gun in its own field that could still have its first move",
                name(square)
            )));
        }
    }
}

/// A Guard that has just made a double step began in its own field; it may have been captured since.
fn check_en_passant(rules: &Rules, setup: &Setup, faults: &mut Vec<Fault>) {
    for (seat, right) in setup.en_passant.iter() {
        let Some(right) = *right else { continue };
        let ahead = Direction::FORWARD.seen_by(seat);
        let start = right.over.step(ahead.reversed());
        if !(rules.board.has(right.over)
            && right.over.step(ahead) == right.pawn
            && FIELDS[seat].contains(start))
        {
            faults.push(Fault::EnPassant {
                seat,
                over: right.over,
            });
        }
    }
}

fn check_rounds(setup: &Setup, faults: &mut Vec<Fault>) {
    let diplomacy = &setup.diplomacy;
    if diplomacy.round == 0 {
        faults.push(fault("rounds are counted from 1"));
    }
    match diplomacy.alliance {
        None if !diplomacy.is_diplomatic_round() => {
            faults.push(fault("without alliances the game stops after round 3"));
        }
        Some(alliance) if !LESSER.contains(&alliance.yellows_ally) => faults.push(fault(format!(
            "{} cannot be Yellow's ally; West or East can",
            alliance.yellows_ally.name()
        ))),
        Some(alliance)
            if alliance.round == 0 || alliance.round > diplomacy.round.min(DIPLOMATIC_ROUNDS) =>
        {
            faults.push(fault(
                "alliances are settled in one of the first three rounds, and not in one to come",
            ));
        }
        _ => {}
    }
    for seat in diplomacy.owed.without(GREATER).iter() {
        faults.push(fault(format!(
            "{} cannot owe a turn: only the greater powers answer checks",
            seat.name()
        )));
    }
    for seat in diplomacy.shaded.without(GREATER).iter() {
        faults.push(fault(format!(
            "{} has no motorcyclist whose shade it could have changed",
            seat.name()
        )));
    }
    if diplomacy.answering_after.is_some() && !diplomacy.owed.contains(setup.turn) {
        faults.push(fault(
            "whoever answers a check out of order owes a turn for it",
        ));
    }
}

/// A set-up phase is Yellow's, before anything has happened; a rearrangement takes the place of a regular turn.
fn check_phase(setup: &Setup, faults: &mut Vec<Fault>) {
    let diplomacy = &setup.diplomacy;
    let possible = match setup.phase {
        Phase::Play => true,
        Phase::SetUp => setup.turn == YELLOW && diplomacy.round == 1 && !diplomacy.opened,
        Phase::Rearrange => {
            diplomacy.is_diplomatic_round()
                && !diplomacy.rearranged.contains(setup.turn)
                && diplomacy.answering_after.is_none()
                && diplomacy
                    .before
                    .is_some_and(|before| same_pieces(setup, setup.turn, before.pieces(setup.turn)))
        }
        Phase::Replace => false,
    };
    if !possible {
        faults.push(fault(format!(
            "{} cannot be in this phase now",
            setup.turn.name()
        )));
    }
    if diplomacy.before.is_some() != (setup.phase == Phase::Rearrange) {
        faults.push(fault(
            "an earlier arrangement is kept while pieces are being rearranged, and only then",
        ));
    }
}

/// Are the pieces in the power's field those of the earlier arrangement, wherever they stand?
fn same_pieces(
    setup: &Setup,
    seat: Seat,
    before: impl Iterator<Item = (Square, Kind, bool)>,
) -> bool {
    let earlier: Vec<Kind> = before.map(|(_, kind, _)| kind).collect();
    let now: Vec<Kind> = setup
        .pieces
        .iter()
        .filter(|(square, piece)| piece.owner == Some(seat) && FIELDS[seat].contains(**square))
        .map(|(_, piece)| piece.kind)
        .collect();
    let count = |pieces: &[Kind], kind| pieces.iter().filter(|&&other| other == kind).count();
    Kind::ALL
        .into_iter()
        .all(|kind| count(&earlier, kind) == count(&now, kind))
}

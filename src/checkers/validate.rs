//! What is wrong with a set-up of checkers besides what all games have in common.

use crate::facts::{Fault, SeatState};
use crate::moves::JumpPath;
use crate::piece::Kind;
use crate::rules::Rules;
use crate::seat::SeatSet;
use crate::setup::Setup;
use crate::square::Square;

/// Adds the faults of a set-up.
pub(crate) fn validate(rules: &Rules, setup: &Setup, faults: &mut Vec<Fault>) {
    check_squares(rules, setup, faults);
    check_pieces_of_seats(rules, setup, faults);
    check_failures(rules, setup, faults);
    check_number(rules, setup, faults);
}

/// No more pieces than a path of a jump has room for: the jumping piece stands on one square more than it takes.
fn check_number(rules: &Rules, setup: &Setup, faults: &mut Vec<Fault>) {
    let begins_with = rules.variant.starting_pieces(&rules.board).len();
    let most = begins_with.max(JumpPath::MOST);
    let hostile_to = |party: &SeatSet| {
        let owners = setup.pieces.values().filter_map(|piece| piece.owner);
        owners.filter(|&owner| !party.contains(owner)).count()
    };
    let paths_fit = |party: &SeatSet| hostile_to(party) < JumpPath::MOST;
    if setup.pieces.len() > most || !rules.variant.parties.iter().all(paths_fit) {
        faults.push(Fault::TooManyStones(setup.pieces.len()));
    }
}

/// Pieces stand on dark squares, and men not where they would have been crowned (R5.4, R5.5).
fn check_squares(rules: &Rules, setup: &Setup, faults: &mut Vec<Fault>) {
    let geometry = rules.geometry();
    for (&square, piece) in &setup.pieces {
        if !rules.variant.board.is_dark(square) {
            faults.push(Fault::StoneOnLight(square));
        } else if let (Kind::Man, Some(seat), Some(spot)) =
            (piece.kind, piece.owner, geometry.spot(square))
            && geometry.crowning(seat).contains(spot)
        {
            faults.push(Fault::Uncrowned { seat, square });
        }
    }
}

/// A seat without pieces is out.
fn check_pieces_of_seats(rules: &Rules, setup: &Setup, faults: &mut Vec<Fault>) {
    let owners: SeatSet = setup
        .pieces
        .values()
        .filter_map(|piece| piece.owner)
        .collect();
    let without_pieces = rules.variant.seats().without(owners);
    let active = |seat| setup.seat_states[seat] == SeatState::Active;
    faults.extend(
        without_pieces
            .iter()
            .filter(|&seat| active(seat))
            .map(Fault::NoPieces),
    );
}

/// What may be huffed are pieces of one party, in a game that knows huffing (R5.3).
fn check_failures(rules: &Rules, setup: &Setup, faults: &mut Vec<Fault>) {
    let owner = |square: Square| setup.pieces.get(&square).and_then(|piece| piece.owner);
    let failed = setup.huff.failed();
    let party = failed
        .iter()
        .find_map(owner)
        .map_or(SeatSet::EMPTY, |seat| rules.allies[seat]);
    let may_be_huffed = |&square: &Square| {
        rules.variant.huff && owner(square).is_some_and(|seat| party.contains(seat))
    };
    let wrong = failed.iter().filter(|square| !may_be_huffed(square));
    faults.extend(wrong.map(Fault::Huff));
}

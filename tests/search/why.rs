//! The reasons that a partner gives.

use quadrille::search::{Level, Search, Why};
use quadrille::{Kind, Position, Seat, SeatState};

use super::tables::{table, table_with};

fn reasons(position: &Position) -> (String, Vec<Why>) {
    let mut search = Search::new(position, &[], Level::STRONGEST, 1);
    search.step(10_000);
    let text = position.text(search.best().unwrap().mv);
    (text, search.explain())
}

#[test]
fn a_capture_names_the_man() {
    let position = table("orthodox", Seat::South, "sKg1 sRd1 nKg8 nQd6 nPc7 nPg7");
    let (text, reasons) = reasons(&position);
    assert_eq!(text, "d1-d6");
    assert!(matches!(reasons[0], Why::Captures { piece, .. } if piece.kind == Kind::Queen));
}

#[test]
fn the_mating_move_wins() {
    let position = table("orthodox", Seat::South, "sKg1 sRd1 nKg8 nPf7 nPg7 nPh7");
    let (text, reasons) = reasons(&position);
    assert_eq!(text, "d1-d8");
    assert_eq!(reasons[0], Why::Wins);
    assert!(reasons.contains(&Why::Mates { seat: Seat::North }));
}

#[test]
fn the_only_move_is_said_to_be_it() {
    let position = table("orthodox", Seat::South, "sKa1 nKc2 nRh8 nPh7 nRb8");
    let (text, reasons) = reasons(&position);
    assert_eq!(text, "a1-a2");
    assert_eq!(reasons[0], Why::OnlyMove);
}

/// South is frozen by two rooks; North's queen takes the one that gives the mate.
#[test]
fn a_partner_is_freed() {
    let pieces = "sKh1 nKg14 nQd8 nPe5 wKa8 wRd1 wRk2 eKn7";
    let position = table_with("hughes", Seat::North, pieces, |setup| {
        setup.seat_states[Seat::South] = SeatState::Frozen;
    });
    let (text, reasons) = reasons(&position);
    assert_eq!(text, "d8-d1");
    assert!(reasons.contains(&Why::FreesPartner { seat: Seat::South }));
}

/// West is mated by the rooks on the a and b files: either of them could let the king go.
#[test]
fn a_mate_is_held() {
    let pieces = "sKh1 sRa4 sRb5 nKg14 nPe8 wKa8 eKn7 ePm6";
    let position = table_with("hughes", Seat::South, pieces, |setup| {
        setup.seat_states[Seat::West] = SeatState::Frozen;
    });
    let (_, reasons) = reasons(&position);
    assert!(reasons.contains(&Why::HoldsMate { seat: Seat::West }));
}

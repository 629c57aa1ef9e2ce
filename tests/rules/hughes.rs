//! Hughes and Verney (rule book, 9).

use quadrille::{Kind, Reason, Seat, SeatState};

use super::table::{draw, man_on, started, table, targets, win};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const KINGS: &str = "sKk1 wKa4 nKd14 eKn11";

#[test]
fn r9_1_black_sits_south_and_begins_with_the_queen_on_the_kings_left() {
    let game = started("hughes", "", "");
    assert_eq!(game.variant().armies[Seat::South].colour.name(), "black");
    assert_eq!(game.position().turn(), Seat::South);
    for queen in ["g1", "a8", "h14", "n7"] {
        assert_eq!(man_on(&game, queen).unwrap().1, Kind::Queen, "{queen}");
    }
}

#[test]
fn a_pawn_promotes_to_a_queen_only() {
    let game = table("hughes", &format!("{KINGS} sPa9")).game();
    assert_eq!(targets(&game, "a9"), ["a10=Q"]);
}

#[test]
fn r9_2_a_pawn_leaps_over_a_partners_pawn_directly_ahead() {
    let game = table("hughes", &format!("{KINGS} sPf6 nPf7")).game();
    assert_eq!(targets(&game, "f6"), ["f8"]);
    let facing_away = table("hughes", &format!("{KINGS} sPf6 ntPf7")).game();
    assert_eq!(
        targets(&facing_away, "f6"),
        ["f8"],
        "whichever way that pawn faces"
    );
}

#[test]
fn r9_2_no_leap_over_an_own_or_hostile_pawn_or_onto_a_man() {
    let own = table("hughes", &format!("{KINGS} sPf6 sPf7 ePf8")).game();
    assert!(targets(&own, "f6").is_empty());
    let hostile = table("hughes", &format!("{KINGS} sPf6 wPf7")).game();
    assert!(targets(&hostile, "f6").is_empty());
    let onto = table("hughes", &format!("{KINGS} sPf6 nPf7 wNf8")).game();
    assert!(targets(&onto, "f6").is_empty());
}

#[test]
fn r9_2_a_leap_from_a_starting_square_gives_no_right_to_take_en_passant() {
    let game = table("hughes", &format!("{KINGS} sPf2 nPf3 wPe4")).after("f2-f4 e4-f3");
    assert_eq!(
        man_on(&game, "f4"),
        Some((Seat::South, Kind::Pawn)),
        "only the pawn that stood there is taken"
    );
}

#[test]
fn r9_2_turned_pawns_leap_and_frozen_ones_are_leapt_over() {
    let turned = table("hughes", &format!("{KINGS} stPf6 nPf5")).game();
    assert_eq!(targets(&turned, "f6"), ["f4"]);
    let frozen =
        table("hughes", &format!("{KINGS} sPf6 nPf7")).seat_state(Seat::North, SeatState::Frozen);
    assert_eq!(targets(&frozen.game(), "f6"), ["f8"]);
}

#[test]
fn r9_2_a_leap_may_end_on_a_turning_square() {
    let game = table("hughes", &format!("{KINGS} sPb9 nPb10")).after("b9-b11");
    assert_eq!(man_on(&game, "b11"), Some((Seat::South, Kind::TurnedPawn)));
}

#[test]
fn the_team_that_has_both_opponents_mated_wins() {
    let pieces = "sKk1 sRb9 sRa11 sRm9 sRk10 wKa4 nKd14 eKn4";
    let game = table("hughes", pieces)
        .seat_state(Seat::West, SeatState::Frozen)
        .to_move(Seat::South);
    assert_eq!(
        win(&game.after("k10-n10 d14-e14")),
        Some(("S+N".to_owned(), Reason::Mate))
    );
}

#[test]
fn every_other_ending_is_a_draw() {
    let shuffle = "e1-f3 a5-c6 e14-f12 n5-l6 f3-e1 c6-a5 f12-e14 l6-n5 ";
    assert_eq!(
        draw(&started("hughes", "", &shuffle.repeat(2))),
        Some(Reason::Threefold)
    );
}

#[test]
fn r9_3_verney_has_the_american_array_and_no_double_step() {
    let game = started("verney", "", "");
    assert_eq!(game.legal_moves().len(), 12);
    let pieces = |id: &str| started(id, "", "").position().pieces().collect::<Vec<_>>();
    assert_eq!(pieces("verney"), pieces("american"));
    let game = table("verney", &format!("{KINGS} sPf6 nPf7 sPa9")).game();
    assert_eq!(targets(&game, "f6"), ["f8"], "otherwise as Hughes");
    assert_eq!(targets(&game, "a9"), ["a10=Q"]);
}

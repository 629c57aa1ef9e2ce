//! Political Chess (rule book, 10).

use quadrille::game::TableEvent;
use quadrille::{Effect, Kind, Reason, Seat, SeatState};

use super::table::{man_on, play, seat_state, started, table, targets, win};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const KINGS: &str = "sKk1 wKa4 nKd14 eKn11";

#[test]
fn r10_1_a_pawn_promotes_on_the_back_row_of_any_other_seat() {
    let game = table("political", &format!("{KINGS} sPg13 sPa9 sPn6")).game();
    for pawn in ["g13", "a9", "n6"] {
        assert_eq!(targets(&game, pawn).len(), 4, "{pawn}");
    }
}

#[test]
fn r10_1_it_still_turns_on_the_barred_squares_and_on_its_own_back_row() {
    let barred = table("political", &format!("{KINGS} sPb10")).after("b10-b11");
    assert_eq!(
        man_on(&barred, "b11"),
        Some((Seat::South, Kind::TurnedPawn))
    );
    let home = table("political", &format!("{KINGS} stPf2")).after("f2-f1");
    assert_eq!(man_on(&home, "f1"), Some((Seat::South, Kind::Pawn)));
}

#[test]
fn a_mated_player_is_out_and_his_pieces_stay() {
    let pieces = "sKk1 sRb9 sRe11 wKa4 wPd8 nKd14 eKn11";
    let game = table("political", pieces)
        .to_move(Seat::South)
        .after("e11-a11");
    assert_eq!(seat_state(&game, Seat::West), SeatState::Inert);
    assert_eq!(man_on(&game, "d8"), Some((Seat::West, Kind::Pawn)));
}

#[test]
fn the_last_player_in_play_wins() {
    let game = table("political", "sKk1 sRb9 sRe11 wKa4")
        .to_move(Seat::South)
        .after("e11-a11");
    assert_eq!(win(&game), Some(("S".to_owned(), Reason::LastStanding)));
}

#[test]
fn r10_2_a_stalemated_player_passes() {
    let game = table("political", "sKk1 sQf6 wKa4 nKd14 eKn11")
        .to_move(Seat::South)
        .after("f6-b6");
    assert_eq!((game.position().turn(), game.status()), (Seat::North, None));
}

fn announce(game: &mut quadrille::Game, text: &str) -> Vec<Effect> {
    game.apply_event(&text.parse::<TableEvent>().unwrap())
        .unwrap()
}

#[test]
fn pacts_are_recorded_and_never_change_what_is_legal() {
    let mut game = started("political", "", "");
    let before = game.legal_moves().len();
    announce(&mut game, "pact:S-W take North's queen");
    assert_eq!(game.pacts()[0].aim, "take North's queen");
    assert_eq!((game.legal_moves().len(), game.ply()), (before, 0));
    play(&mut game, "unpact:S-W");
    assert!(game.pacts().is_empty());
    assert!(
        game.undo() && game.pacts().len() == 1,
        "the record keeps them"
    );
}

#[test]
fn three_in_pact_against_the_fourth_are_warned_about() {
    let mut game = started("political", "", "");
    announce(&mut game, "pact:S-W");
    announce(&mut game, "pact:W-N");
    let effects = announce(&mut game, "pact:S-N");
    assert!(effects.contains(&Effect::ThreeAgainstOne { seat: Seat::East }));
}

#[test]
fn every_game_of_each_for_himself_knows_pacts() {
    for id in [
        "quadrochess-four",
        "quadrochess-three",
        "quadrocheckers-four",
        "gencon",
        "online-ffa",
    ] {
        let mut game = started(id, "", "");
        announce(&mut game, "pact:S-N");
        assert_eq!(game.pacts().len(), 1, "{id}");
    }
}

#[test]
fn games_of_parties_and_of_two_know_no_pacts() {
    for id in ["american", "quadrochess-doubles3", "quadrochess-two"] {
        let mut game = started(id, "", "");
        let refused = game.apply_event(&"pact:S-N".parse().unwrap()).unwrap_err();
        assert_eq!(refused.code(), "no-pacts", "{id}");
    }
}

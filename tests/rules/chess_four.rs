//! Chess Four (rule book, 6).

use quadrille::{Kind, Reason, Seat, SeatState};

use super::table::{draw, man_on, may, seat_state, started, table, targets, variant, win};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn r6_1_neighbours_are_partners_light_against_dark() {
    let parties: Vec<_> = variant("chess-four", "")
        .parties
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(parties, ["S+W", "N+E"]);
}

#[test]
fn r6_2_the_order_alternates_between_the_teams() {
    let game = started("chess-four", "", "d2-d3");
    assert_eq!(game.position().turn(), Seat::North);
    let order: Vec<_> = variant("chess-four", "").order;
    assert_eq!(order, [Seat::South, Seat::North, Seat::West, Seat::East]);
}

#[test]
fn every_king_starts_on_a_light_square_with_the_queen_beside_it() {
    let game = started("chess-four", "", "");
    for (king, queen) in [("f1", "g1"), ("g12", "f12"), ("a6", "a7"), ("l7", "l6")] {
        assert_eq!(man_on(&game, king).unwrap().1, Kind::King);
        assert_eq!(man_on(&game, queen).unwrap().1, Kind::Queen);
    }
}

#[test]
fn r6_3_pawns_promote_as_in_quadrochess() {
    let game = table("chess-four", "sKc1 wKa3 nKj12 eKl3 sPa9").game();
    assert_eq!(targets(&game, "a9").len(), 4);
}

#[test]
fn en_passant_only_between_opposite_seats() {
    let pieces = "sKj1 wKa10 nKj12 eKl10 sPd2 nPe4 ePe2";
    let game = table("chess-four", pieces).after("d2-d4");
    assert!(may(&game, "e4-d3"), "North sits opposite");
    let game = table("chess-four", pieces).after("d2-d4 j12-j11 a10-a9");
    assert!(!may(&game, "e2-d3"), "East does not");
}

const MATE_OF_NORTH: &str = "sKc1 sRc11 sRe2 wKa3 nKj12 nPd8 eKl5 ePk8 eRf5";

#[test]
fn a_mated_players_pieces_stay_without_power_and_may_be_captured_by_the_other_team() {
    let game = table("chess-four", MATE_OF_NORTH).after("e2-e12");
    assert_eq!(seat_state(&game, Seat::North), SeatState::Inert);
    assert_eq!(game.position().turn(), Seat::West);
    let game = table("chess-four", MATE_OF_NORTH).after("e2-e12 a3-a4 f5-f6");
    assert!(may(&game, "e12-j12"), "R6.4: his king, too");
}

#[test]
fn whoever_is_out_is_not_in_check_any_more() {
    let game = table("chess-four", MATE_OF_NORTH).after("e2-e12");
    assert!(game.position().checkers(Seat::North).is_empty());
    assert!(game.position().seats_in_check().is_empty());
}

#[test]
fn a_partner_never_captures_a_mated_players_men() {
    let game =
        table("chess-four", "sKc1 sRc11 sRe2 wKa3 nKj12 nPf8 eKl5 eRf5").after("e2-e12 a3-a4");
    assert!(!may(&game, "f5-f8"));
}

#[test]
fn a_partner_may_free_him_only_before_his_turn_comes() {
    // West gives the mate; East moves before North.
    let pieces = "sKc1 wKa3 wRc11 wRe5 nKj12 eKl3 eRg4";
    let freed = table("chess-four", pieces)
        .to_move(Seat::West)
        .after("e5-e12 g4-g12 c1-d1");
    assert_eq!(seat_state(&freed, Seat::North), SeatState::Active);
    let not = table("chess-four", pieces)
        .to_move(Seat::West)
        .after("e5-e12 g4-g5 c1-d1");
    assert_eq!(seat_state(&not, Seat::North), SeatState::Inert);
}

#[test]
fn the_team_with_both_players_mated_loses() {
    let pieces = "sKc1 sRc11 sRe2 wKa3 nKj12 eRf5";
    let game = table("chess-four", pieces)
        .seat_state(Seat::East, SeatState::Inert)
        .after("e2-e12");
    assert_eq!(win(&game), Some(("S+W".to_owned(), Reason::LastStanding)));
}

#[test]
fn r6_5_stalemate_of_the_player_to_move_draws() {
    let game = table("chess-four", "sKc1 sQh5 wKa3 nKj12 eKl3").after("h5-h11");
    assert_eq!(draw(&game), Some(Reason::Stalemate));
}

#[test]
fn a_team_may_concede() {
    let game = started("chess-four", "", "d2-d4 resign:E");
    assert_eq!(win(&game), Some(("S+W".to_owned(), Reason::Resignation)));
}

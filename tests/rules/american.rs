//! American Four-Handed (rule book, 8).

use quadrille::{Effect, Kind, Reason, Seat, SeatState};

use super::table::{man_on, may, play, seat_state, started, table, targets, win};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn all_queens_start_on_light_squares() {
    let game = started("american", "", "");
    for queen in ["g1", "h14", "a7", "n8"] {
        assert_eq!(man_on(&game, queen).unwrap().1, Kind::Queen);
        assert!(!game.variant().board.is_dark(queen.parse().unwrap()));
    }
}

const KINGS: &str = "sKk1 wKa4 nKd14 eKn11";

#[test]
fn a_pawn_promotes_on_a_hostile_back_row() {
    let game = table("american", &format!("{KINGS} sPa9 sPn8")).game();
    assert_eq!(targets(&game, "a9").len(), 4);
    assert_eq!(targets(&game, "n8").len(), 4);
    let west = table("american", &format!("{KINGS} wPi1 wPi14 wPl6"))
        .to_move(Seat::West)
        .game();
    assert_eq!(targets(&west, "i1").len(), 4);
    assert_eq!(targets(&west, "i14").len(), 4);
    assert!(!targets(&west, "l6")[0].contains('='));
}

#[test]
fn r8_1_a_pawn_turns_round_on_the_partners_back_row() {
    let mut game = table("american", &format!("{KINGS} sPg13")).game();
    let effects = play(&mut game, "g13-g14");
    assert!(effects.contains(&Effect::Turned {
        seat: Seat::South,
        square: "g14".parse().unwrap()
    }));
    play(&mut game, "a4-a5 d14-e14 n11-n10");
    assert_eq!(targets(&game, "g14"), ["g13"]);
}

#[test]
fn r8_1_a_pawn_turns_round_where_a_side_arm_bars_its_way() {
    for square in ["b11", "c11", "l11", "m11"] {
        let start = square.replace("11", "10");
        let game =
            table("american", &format!("{KINGS} sP{start}")).after(&format!("{start}-{square}"));
        assert_eq!(
            man_on(&game, square),
            Some((Seat::South, Kind::TurnedPawn)),
            "{square}"
        );
    }
}

#[test]
fn r8_1_the_side_arms_bar_every_seats_pawns() {
    let turns = |seat: Seat, pawn: &str, step: &str| {
        let pieces = format!("{KINGS} {pawn}");
        let game = table("american", &pieces).to_move(seat).after(step);
        let square = step.split('-').nth(1).unwrap();
        man_on(&game, square) == Some((seat, Kind::TurnedPawn))
    };
    assert!(turns(Seat::West, "wPj2", "j2-k2"));
    assert!(turns(Seat::West, "wPj12", "j12-k12"));
    assert!(turns(Seat::North, "nPb5", "b5-b4"));
    assert!(turns(Seat::East, "ePe13", "e13-d13"));
    assert!(!turns(Seat::West, "wPi2", "i2-j2"), "it is not there yet");
    assert!(!turns(Seat::West, "wPj4", "j4-k4"), "its way goes on");
}

#[test]
fn r8_1_a_turned_pawn_turns_again_on_its_own_back_row_and_where_it_is_barred() {
    for (start, square) in [("f2", "f1"), ("b5", "b4"), ("m5", "m4")] {
        let game =
            table("american", &format!("{KINGS} stP{start}")).after(&format!("{start}-{square}"));
        assert_eq!(
            man_on(&game, square),
            Some((Seat::South, Kind::Pawn)),
            "{square}"
        );
    }
}

#[test]
fn r8_1_a_turned_pawn_captures_the_other_way_and_has_no_double_step() {
    let game = table("american", &format!("{KINGS} stPf13 eNe12 eNg14")).game();
    assert_eq!(targets(&game, "f13"), ["e12", "f12"]);
    let game = table("american", &format!("{KINGS} stPf2 stPh4")).game();
    assert_eq!(targets(&game, "f2"), ["f1"]);
    assert_eq!(targets(&game, "h4"), ["h3"]);
}

#[test]
fn a_turned_pawn_promotes_on_the_same_squares() {
    let game = table("american", &format!("{KINGS} stPa7")).game();
    assert_eq!(targets(&game, "a7").len(), 4);
}

#[test]
fn the_least_number_of_captures_to_promote_is_three() {
    // From d2 the nearest hostile back row is file a, three files away; each capture is one file.
    let away = "a11-a10 d14-e14 n11-n10";
    let back = "a10-a11 e14-d14 n10-n11";
    let pieces = "sKk1 sPd2 wKa11 nKd14 eKn11 wNc5 wNb6 wNa7";
    let two_captures = format!("d2-d4 {away} d4-c5 {back} c5-b6 {away}");
    let game = table("american", pieces).after(&two_captures);
    assert_eq!(
        man_on(&game, "b6"),
        Some((Seat::South, Kind::Pawn)),
        "two are one too few"
    );
    assert_eq!(targets(&game, "b6"), ["a7=B", "a7=N", "a7=Q", "a7=R", "b7"]);
}

/// West's king in the lower corner of its arm; South's rooks mate it on files a and b.
const MATE_OF_WEST: &str = "sKk1 sRb9 sRe11 wKa4 wPd8 nKd14 nPk13 eKn6 ePm5";

#[test]
fn a_mated_player_is_frozen_his_pieces_cannot_be_captured_and_have_no_power() {
    let mut game = table("american", &format!("{MATE_OF_WEST} wNh5 nNi7"))
        .to_move(Seat::South)
        .game();
    let effects = play(&mut game, "e11-a11");
    assert!(effects.contains(&Effect::Frozen { seat: Seat::West }));
    assert_eq!(game.position().turn(), Seat::North);
    assert!(!may(&game, "i7-h5"), "frozen pieces cannot be captured");
}

#[test]
fn frozen_pieces_give_no_check() {
    let pieces = "sKk1 wKa4 wRh5 wPd8 nKd14 eKn6";
    let game = table("american", pieces)
        .seat_state(Seat::West, SeatState::Frozen)
        .to_move(Seat::South)
        .game();
    assert!(may(&game, "k1-k2"));
    let in_line =
        table("american", "sKg5 wKa4 wRe5 nKd14 eKn6").seat_state(Seat::West, SeatState::Frozen);
    assert!(
        in_line
            .to_move(Seat::South)
            .game()
            .position()
            .seats_in_check()
            .is_empty()
    );
}

#[test]
fn a_frozen_player_is_thawed_by_his_partner() {
    let pieces = "sKk1 sRb9 sRe11 wKa4 nKd14 nPk13 eKn6 eRe7";
    let game = table("american", pieces)
        .to_move(Seat::South)
        .after("e11-a11 d14-d13 e7-a7 k1-k2");
    assert_eq!(
        seat_state(&game, Seat::West),
        SeatState::Active,
        "East's rook stands between"
    );
    assert_eq!(game.position().turn(), Seat::West);
}

#[test]
fn r8_3_a_frozen_player_is_thawed_by_an_opponent_too() {
    let game = table("american", MATE_OF_WEST)
        .to_move(Seat::South)
        .after("e11-a11 d14-e14 n6-n7 a11-c11");
    assert_eq!(seat_state(&game, Seat::West), SeatState::Active);
}

#[test]
fn r8_3_he_stays_frozen_until_his_own_turn_even_if_the_mate_has_been_lifted() {
    let game = table("american", &format!("{MATE_OF_WEST} eRe7"))
        .to_move(Seat::South)
        .after("e11-a11 d14-d13 e7-a7");
    assert_eq!(
        seat_state(&game, Seat::West),
        SeatState::Frozen,
        "it is South's turn"
    );
    assert_eq!(game.position().turn(), Seat::South);
}

#[test]
fn a_frozen_player_whose_mate_stands_is_passed_over() {
    let game = table("american", MATE_OF_WEST)
        .to_move(Seat::South)
        .after("e11-a11 d14-e14 n6-n7 k1-k2");
    assert_eq!(seat_state(&game, Seat::West), SeatState::Frozen);
    assert_eq!(game.position().turn(), Seat::North);
}

#[test]
fn both_players_of_a_team_mated_lose_the_game() {
    let pieces = "sKk1 sRb9 sRa11 sRm9 sRk10 wKa4 nKd14 eKn4";
    let game = table("american", pieces)
        .seat_state(Seat::West, SeatState::Frozen)
        .to_move(Seat::South);
    let game = game.after("k10-n10 d14-e14");
    assert_eq!(win(&game), Some(("S+N".to_owned(), Reason::Mate)));
}

#[test]
fn r8_2_a_stalemated_player_passes() {
    let game = table("american", "sKk1 sQf6 wKa4 nKd14 eKn11")
        .to_move(Seat::South)
        .after("f6-b6");
    assert_eq!(game.position().turn(), Seat::North);
    assert_eq!(
        (seat_state(&game, Seat::West), game.status()),
        (SeatState::Active, None)
    );
}

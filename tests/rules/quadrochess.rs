//! QuadroChess (rule book, 4).

use quadrille::{Effect, Kind, Reason, Seat, SeatState};

use super::table::{
    draw, man_on, may, play, seat_state, started, table, table_with, targets, variant, win,
};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// King and queen of each seat in the order S W N E.
fn royals(options: &str) -> String {
    let game = started("quadrochess-four", options, "");
    let mut found = Vec::new();
    for seat in Seat::ALL {
        for kind in [Kind::Queen, Kind::King] {
            let pieces = game.position().pieces();
            let square = pieces
                .filter(|(_, piece)| piece.owner == Some(seat) && piece.kind == kind)
                .map(|(square, _)| square);
            found.extend(square.map(|square| square.to_string()));
        }
    }
    found.join(" ")
}

#[test]
fn r4_1_every_queen_stands_on_the_royal_square_of_its_armys_shade() {
    assert_eq!(royals(""), "f1 g1 a6 a7 f12 g12 l6 l7");
    assert_eq!(
        royals("armies=WBYR"),
        "f1 g1 a7 a6 g12 f12 l6 l7",
        "Yellow on North, Black on West"
    );
}

#[test]
fn the_order_is_clockwise_or_by_agreement_anticlockwise() {
    assert_eq!(
        started("quadrochess-four", "", "d2-d3").position().turn(),
        Seat::West
    );
    assert_eq!(
        started("quadrochess-four", "anticlockwise", "d2-d3")
            .position()
            .turn(),
        Seat::East
    );
}

#[test]
fn three_players_begin_at_the_numbered_side_and_go_on_in_table_order() {
    let turns = |options: &str, moves: &str| {
        started("quadrochess-three", options, moves)
            .position()
            .turn()
    };
    assert_eq!(turns("", ""), Seat::West);
    assert_eq!(turns("", "b4-c4"), Seat::North);
    assert_eq!(turns("", "b4-c4 d11-d10"), Seat::South);
    assert_eq!(turns("numbered=E", ""), Seat::East);
    assert_eq!(turns("numbered=E", "k4-j4"), Seat::South);
    assert_eq!(turns("numbered=E,anticlockwise", "k4-j4"), Seat::North);
}

#[test]
fn the_board_names_every_king_that_a_move_leaves_in_check() {
    let mut game = table("quadrochess-four", "sKc1 sRg3 wKa5 nKg12 eKl10").game();
    let effects = play(&mut game, "g3-g5");
    let checked: Vec<Seat> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Check { seat, by, .. } => Some((*seat, by.to_string())),
            _ => None,
        })
        .map(|(seat, by)| {
            assert_eq!(by, "S");
            seat
        })
        .collect();
    assert_eq!(checked, [Seat::West, Seat::North]);
}

#[test]
fn r4_2_a_mate_that_nobody_called_is_none_and_the_player_passes() {
    let pieces = "sKc1 sRc11 sRe2 nKj12 nPd8";
    let mut silent = table_with("quadrochess-two", "spoken-check", pieces).game();
    let effects = play(&mut silent, "e2-e12");
    assert!(effects.iter().any(|effect| matches!(
        effect,
        Effect::Passed {
            seat: Seat::North,
            ..
        }
    )));
    assert_eq!(
        (silent.status(), silent.position().turn()),
        (None, Seat::South)
    );
    let called = table_with("quadrochess-two", "spoken-check", pieces).after("e2-e12+");
    assert_eq!(win(&called), Some(("S".to_owned(), Reason::LastStanding)));
}

#[test]
fn r4_2_a_call_counts_only_of_a_player_whose_man_attacks_the_king_at_his_turn() {
    // South mates silently; West, who attacks nobody, calls.
    let pieces = "sKc1 sRc11 sRe2 wKa3 nKj12 nPd8";
    let game = table_with("quadrochess-four", "spoken-check", pieces).after("e2-e12 a3-a4+");
    assert_eq!(seat_state(&game, Seat::North), SeatState::Active);
    assert_eq!(game.position().turn(), Seat::South);
}

#[test]
fn r4_2_the_checks_that_were_called_are_told_apart_from_the_others() {
    let pieces = "sKc1 sRe2 wKa3 nKe12 nPd8";
    let called = |step: &str| {
        let game = table_with("quadrochess-four", "spoken-check", pieces).after(step);
        assert_eq!(game.position().checkers(Seat::North).to_string(), "S");
        game.position().called_checks(Seat::North).to_string()
    };
    assert_eq!(called("e2-e5"), "");
    assert_eq!(called("e2-e5+"), "S");
}

#[test]
fn r4_3_en_passant_is_open_to_any_hostile_seat_but_not_to_a_partner() {
    let pieces = "sKj1 wKa10 nKj12 eKl10 sPd2 nPe4 ePe2";
    assert!(may(
        &table("quadrochess-four", pieces).after("d2-d4 a10-a9"),
        "e4-d3"
    ));
    let teams = table("quadrochess-teams", pieces).after("d2-d4 a10-a9");
    assert!(!may(&teams, "e4-d3"));
}

#[test]
fn r4_4_pawns_promote_where_the_square_straight_ahead_is_off_the_board() {
    let game = table("quadrochess-two", "sKc1 nKj12 sPd11 sPa9 sPl9 sPb8").game();
    assert_eq!(targets(&game, "d11"), ["d12=B", "d12=N", "d12=Q", "d12=R"]);
    assert_eq!(targets(&game, "a9").len(), 4, "a10 ends the file");
    assert_eq!(targets(&game, "l9").len(), 4);
    assert_eq!(targets(&game, "b8"), ["b9"], "b10 does, b9 does not");
    let west = table("quadrochess-four", "sKc1 wKa3 wPi2 wPk5")
        .to_move(Seat::West)
        .game();
    assert_eq!(
        targets(&west, "i2").len(),
        4,
        "j2 ends West's way in South's arm"
    );
    assert_eq!(targets(&west, "k5").len(), 4);
}

#[test]
fn r4_4_a_pawn_promotes_by_capturing_on_the_end_of_either_neighbouring_file() {
    let game = table("quadrochess-two", "sKc1 nKj12 sPc9 sPj9 nNb10 nNk10").game();
    assert_eq!(targets(&game, "c9").len(), 5, "b10 with its choices, c10");
    assert_eq!(targets(&game, "j9").len(), 5, "k10 with its choices, j10");
}

#[test]
fn promotion_is_compulsory_and_part_of_the_move() {
    let game = table("quadrochess-two", "sKc1 nKj12 sPd11").game();
    let error = game.position().find_move("d11-d12").unwrap_err();
    assert_eq!(error.code(), "promotion-missing");
    let game = table("quadrochess-two", "sKc1 nKj12 sPd11").after("d11-d12=N");
    assert_eq!(man_on(&game, "d12"), Some((Seat::South, Kind::Knight)));
}

#[test]
fn in_games_of_two_parties_the_first_mate_ends_the_game() {
    let pieces = "sKc1 sRc11 sRe2 wKa3 nKl10 eKj12 eRl3";
    let game = table("quadrochess-teams-adjacent", pieces).after("e2-e12");
    assert_eq!(game.status(), None, "East's turn has not come");
    let game = table("quadrochess-teams-adjacent", pieces).after("e2-e12 a3-a4 l10-k10");
    assert_eq!(win(&game), Some(("S+W".to_owned(), Reason::Mate)));
}

#[test]
fn partners_never_capture_each_other() {
    let game = table("quadrochess-teams", "sKc1 sRd2 nKj12 nPd6 wKa3 eKl3").game();
    assert_eq!(targets(&game, "d2").last().map(String::as_str), Some("j2"));
    assert!(!may(&game, "d2-d6"));
}

#[test]
fn partners_sit_opposite_or_beside_each_other() {
    let parties = |id: &str, options: &str| {
        variant(id, options)
            .parties
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(" v ")
    };
    assert_eq!(parties("quadrochess-teams", ""), "S+N v W+E");
    assert_eq!(parties("quadrochess-teams-adjacent", ""), "S+W v N+E");
    assert_eq!(
        parties("quadrochess-teams-adjacent", "partners=SE"),
        "S+E v W+N"
    );
    assert_eq!(parties("quadrochess-doubles3", ""), "S+N v W v E");
}

#[test]
fn one_person_holds_both_sets_in_doubles() {
    let held_with = |id: &str, options: &str| {
        variant(id, options)
            .controllers
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
    };
    let held = |id: &str| held_with(id, "");
    assert_eq!(held("quadrochess-doubles2"), ["S+N", "W+E"]);
    let beside = "partners=SE";
    assert_eq!(
        held_with("quadrochess-doubles2-adjacent", beside),
        ["S+E", "W+N"]
    );
    let alone = ["S", "W", "N", "E"];
    assert_eq!(held_with("quadrochess-teams-adjacent", beside), alone);
    assert_eq!(held("quadrochess-doubles3"), ["S+N", "W", "E"]);
    assert_eq!(held("quadrochess-teams"), alone);
}

const PLAY_ON: &str = "sKc1 sRe2 sRc11 wKa3 nKk4 nPd4 eKj12 eRl10 ePk5";

#[test]
fn r4_5_play_on_takes_the_mated_king_alone_and_spends_the_turn() {
    let mut game = table_with("quadrochess-teams", "play-on", PLAY_ON).game();
    play(&mut game, "e2-e12 a3-a4");
    let effects = play(&mut game, "k4-k3");
    assert!(
        effects.contains(&Effect::KingOff {
            seat: Seat::East,
            square: "j12".parse().unwrap()
        }),
        "{effects:?}"
    );
    assert_eq!((game.status(), game.position().turn()), (None, Seat::South));
    assert_eq!(man_on(&game, "l10"), Some((Seat::East, Kind::Rook)));
}

#[test]
fn r4_5_a_seat_without_a_king_is_never_in_check_and_passes_when_it_cannot_move() {
    let pieces = "sKc1 wKa3 nKj12 ePk5 nPj5";
    let game = table_with("quadrochess-teams", "play-on", pieces).after("c1-d1 a3-a4 j12-j11");
    assert_eq!(
        game.position().turn(),
        Seat::South,
        "East's only pawn is blocked"
    );
    assert_eq!(draw(&game), None);
}

#[test]
fn r4_5_the_party_whose_two_kings_are_mated_loses() {
    let pieces = "sKc1 sRe2 sRc11 wPb5 nKj5 nPd4 eKj12 ePk5";
    let game = table_with("quadrochess-teams", "play-on", pieces).after("e2-e12 b5-c5 j5-i5");
    assert_eq!(win(&game).map(|(party, _)| party), Some("S+N".to_owned()));
}

#[test]
fn in_doubles_for_three_a_party_lives_while_a_seat_of_it_lives() {
    let pieces = "sKc1 wKa3 wRc11 wRe5 nKj12 eKl3 ePk8";
    let game = table("quadrochess-doubles3", pieces)
        .to_move(Seat::West)
        .after("e5-e12");
    assert_eq!(seat_state(&game, Seat::North), SeatState::Removed);
    assert_eq!(game.status(), None);
}

#[test]
fn r4_6_a_960_array_is_laid_out_from_each_players_left() {
    let row = |id: &str, squares: [&str; 8]| -> String {
        let game = started(id, "960=0", "");
        squares
            .map(|square| man_on(&game, square).unwrap().1.letter())
            .iter()
            .collect()
    };
    let four = |squares| row("quadrochess-four", squares);
    assert_eq!(
        four(["c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1"]),
        "BBQNNRKR"
    );
    assert_eq!(
        four(["a10", "a9", "a8", "a7", "a6", "a5", "a4", "a3"]),
        "BBQNNRKR"
    );
    assert_eq!(
        four(["j12", "i12", "h12", "g12", "f12", "e12", "d12", "c12"]),
        "BBQNNRKR"
    );
    assert_eq!(
        four(["l3", "l4", "l5", "l6", "l7", "l8", "l9", "l10"]),
        "BBQNNRKR"
    );
    let eight = ["a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8"];
    assert_eq!(
        row("orthodox", eight),
        "BBQNNRKR",
        "North mirrors South's files"
    );
}

#[test]
fn r4_6_number_518_is_orthodox_chess() {
    let pieces = |options: &str| {
        started("orthodox", options, "")
            .position()
            .pieces()
            .collect::<Vec<_>>()
    };
    assert_eq!(pieces("960=518"), pieces(""));
}

#[test]
fn r4_7_the_inner_arrays_leave_the_arms_empty_or_fill_them() {
    let game = started("quadrochess-two", "setup=inner", "");
    assert_eq!(game.position().pieces().count(), 32);
    assert_eq!(man_on(&game, "f3"), Some((Seat::South, Kind::Queen)));
    assert_eq!(targets(&game, "d4"), ["d5", "d6"]);
    let filled = started("quadrochess-two", "setup=inner-filled", "");
    assert_eq!(filled.position().pieces().count(), 62);
    assert_eq!(man_on(&filled, "g1"), None, "the second set has no king");
    assert_eq!(man_on(&filled, "f1"), Some((Seat::South, Kind::Queen)));
}

#[test]
fn r4_8_the_smaller_board_is_orthodox_chess() {
    assert_eq!(started("orthodox", "", "").legal_moves().len(), 20);
}

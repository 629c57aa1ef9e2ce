//! Chess movement (rule book, 2).

use quadrille::{Kind, Seat};

use super::table::{legal, man_on, may, play, started, table, table_with, targets};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn slides_end_at_pieces_and_at_the_edges_of_the_cross() {
    let game = table("quadrochess-two", "sKj1 nKj12 sRd2 sPd4 nPg2").game();
    assert_eq!(targets(&game, "d2"), ["c2", "d1", "d3", "e2", "f2", "g2"]);
}

#[test]
fn r2_1_a_pawn_may_move_two_from_its_starting_row_only() {
    let game = table("quadrochess-two", "sKj1 nKj12 sPd2 sPf3").game();
    assert_eq!(targets(&game, "d2"), ["d3", "d4"]);
    assert_eq!(targets(&game, "f3"), ["f4"]);
}

#[test]
fn r2_1_a_double_step_needs_both_squares_vacant() {
    let game = table("quadrochess-two", "sKj1 nKj12 sPd2 nPd3 sPf2 nPf4").game();
    assert!(targets(&game, "d2").is_empty());
    assert_eq!(targets(&game, "f2"), ["f3"]);
}

const AROUND_D3: &str = "sKj1 wKa10 nKj12 eKl10 sPd2 wPc4 nPe4 ePe2";

#[test]
fn r2_2_each_hostile_seat_may_take_en_passant_until_the_pushers_next_turn() {
    let mut game = table("quadrochess-four", AROUND_D3).after("d2-d4");
    assert!(may(&game, "c4-d3"));
    play(&mut game, "a10-a9");
    assert!(may(&game, "e4-d3"));
    play(&mut game, "j12-j11");
    assert!(may(&game, "e2-d3"));
    play(&mut game, "l10-l9 j1-j2");
    assert!(
        !may(&game, "c4-d3"),
        "the right lapsed at the pusher's own turn"
    );
}

#[test]
fn r2_2_the_right_names_the_square_and_the_pawn() {
    let game = table("quadrochess-four", AROUND_D3).after("d2-d4");
    let right = game.position().en_passant(Seat::South).unwrap();
    assert_eq!(
        [right.over, right.pawn].map(|square| square.to_string()),
        ["d3", "d4"]
    );
    assert_eq!(game.position().en_passant(Seat::West), None);
}

#[test]
fn r2_2_en_passant_removes_the_pawn_that_passed() {
    let game = table("quadrochess-four", AROUND_D3).after("d2-d4 c4-d3");
    assert_eq!(man_on(&game, "d4"), None);
    assert_eq!(man_on(&game, "d3"), Some((Seat::West, Kind::Pawn)));
}

#[test]
fn r2_2_en_passant_is_gone_when_the_pawn_was_taken_otherwise() {
    let game =
        table("quadrochess-four", "sKj1 wKa10 nKj12 eKl10 sPd2 wRd8 nPe4").after("d2-d4 d8-d4");
    assert!(!may(&game, "e4-d3"));
}

#[test]
fn r2_3_a_man_on_the_passed_square_is_captured_as_well() {
    let game =
        table("quadrochess-four", "sKj1 wKa10 nKj12 eKl10 sPd2 wNb4 nPe4").to_move(Seat::South);
    let game = game.after("d2-d4 b4-d3 e4-d3");
    assert_eq!(man_on(&game, "d4"), None);
    assert_eq!(man_on(&game, "d3"), Some((Seat::North, Kind::Pawn)));
}

#[test]
fn en_passant_that_uncovers_the_own_king_is_illegal() {
    let game = table("quadrochess-two", "sKj5 sPg2 nKc12 nPh4 nRa4")
        .to_move(Seat::South)
        .after("g2-g4");
    assert!(may(&game, "h4-g3"));
    let game = table("quadrochess-two", "sKj1 sPg2 nKj4 nPh4 sRa4")
        .to_move(Seat::South)
        .after("g2-g4");
    assert!(
        !may(&game, "h4-g3"),
        "both pawns leave the rank of king and rook"
    );
}

#[test]
fn r2_4_castling_takes_the_king_two_squares_towards_the_rook() {
    let base =
        || table("quadrochess-two", "sKg1 sRc1 sRj1 nKd12").castling(Seat::South, "c1", "j1");
    let left = base().after("g1-e1");
    assert_eq!(man_on(&left, "e1"), Some((Seat::South, Kind::King)));
    assert_eq!(man_on(&left, "f1"), Some((Seat::South, Kind::Rook)));
    let right = base().after("g1-i1");
    assert_eq!(man_on(&right, "i1"), Some((Seat::South, Kind::King)));
    assert_eq!(man_on(&right, "h1"), Some((Seat::South, Kind::Rook)));
}

#[test]
fn r2_4_castling_does_not_cross_attacked_or_occupied_squares() {
    let through = table("quadrochess-two", "sKg1 sRc1 sRj1 nKd12 nRh9")
        .castling(Seat::South, "c1", "j1")
        .game();
    assert!(!may(&through, "g1-i1"));
    assert!(may(&through, "g1-e1"));
    let in_check = table("quadrochess-two", "sKg1 sRc1 sRj1 nKd12 nRg9")
        .castling(Seat::South, "c1", "j1")
        .game();
    assert!(!may(&in_check, "g1-e1"));
    let blocked = table("quadrochess-two", "sKg1 sRc1 sRj1 nKd12 nNd1")
        .castling(Seat::South, "c1", "j1")
        .game();
    assert!(
        !may(&blocked, "g1-e1"),
        "a piece stands between king and rook"
    );
    let beside = table("quadrochess-two", "sKg1 sRc1 sRj1 nKd12 nRd9")
        .castling(Seat::South, "c1", "j1")
        .game();
    assert!(
        may(&beside, "g1-e1"),
        "only the rook passes the attacked square"
    );
}

#[test]
fn r2_4_a_king_or_rook_that_has_moved_does_not_castle() {
    let base =
        || table("quadrochess-two", "sKg1 sRc1 sRj1 nKd12 nPc9").castling(Seat::South, "c1", "j1");
    let rook_moved = base().after("j1-j2 d12-d11 j2-j1 d11-d12");
    assert!(!may(&rook_moved, "g1-i1"));
    assert!(may(&rook_moved, "g1-e1"));
    let king_moved = base().after("g1-g2 d12-d11 g2-g1 d11-d12");
    assert!(!may(&king_moved, "g1-e1"));
}

#[test]
fn r2_4_a_rook_put_in_a_captured_rooks_place_does_not_castle() {
    let game = table("quadrochess-two", "sKg1 sRc1 sRj1 sRj5 nKd12 nBg4").castling(
        Seat::South,
        "c1",
        "j1",
    );
    let game = game.to_move(Seat::North).after("g4-j1 j5-j1 d12-d11");
    assert!(!may(&game, "g1-i1"));
}

#[test]
fn r2_4_a_rook_that_shields_the_king_does_not_castle_away() {
    let game = table_with("quadrochess-two", "setup=inner", "sKg3 sRc3 nKj10 nRa3").castling(
        Seat::South,
        "c3",
        "-",
    );
    assert!(!may(&game.game(), "g3-e3"));
}

#[test]
fn r2_5_a_960_castling_is_written_with_the_rooks_square_and_ends_on_fixed_squares() {
    let game = table_with("quadrochess-two", "960=0", "sKf1 sRh1 sRc1 nKj12").castling(
        Seat::South,
        "c1",
        "h1",
    );
    let game = game.after("f1-h1");
    assert_eq!(man_on(&game, "i1"), Some((Seat::South, Kind::King)));
    assert_eq!(man_on(&game, "h1"), Some((Seat::South, Kind::Rook)));
}

#[test]
fn r2_5_north_counts_from_his_own_left_on_the_cross() {
    let game = table_with("quadrochess-two", "960=0", "sKc1 nKf12 nRd12 nRi12").castling(
        Seat::North,
        "i12",
        "d12",
    );
    let game = game.to_move(Seat::North).after("f12-i12");
    assert_eq!(
        man_on(&game, "h12"),
        Some((Seat::North, Kind::King)),
        "third square from North's left"
    );
    assert_eq!(man_on(&game, "g12"), Some((Seat::North, Kind::Rook)));
}

#[test]
fn r2_5_on_square8_the_a_side_is_the_queens_side_of_both_seats() {
    let pieces = "sKe1 nKe8 nRa8 nRh8 nPa7 nPh7";
    let north = || {
        table_with("orthodox", "960=518", pieces)
            .castling(Seat::North, "a8", "h8")
            .to_move(Seat::North)
    };
    let queens = north().after("e8-a8");
    assert_eq!(
        [man_on(&queens, "c8"), man_on(&queens, "d8")],
        [
            Some((Seat::North, Kind::King)),
            Some((Seat::North, Kind::Rook))
        ]
    );
    let kings = north().after("e8-h8");
    assert_eq!(
        [man_on(&kings, "g8"), man_on(&kings, "f8")],
        [
            Some((Seat::North, Kind::King)),
            Some((Seat::North, Kind::Rook))
        ]
    );
}

#[test]
fn on_square8_both_seats_castle_as_fide_says() {
    let moves = "e2-e4 e7-e5 g1-f3 b8-c6 f1-c4 d8-h4 e1-g1 d7-d6 b1-c3 c8-g4 a2-a3 e8-c8";
    let game = started("orthodox", "", moves);
    assert_eq!(man_on(&game, "g1"), Some((Seat::South, Kind::King)));
    assert_eq!(man_on(&game, "c8"), Some((Seat::North, Kind::King)));
    assert_eq!(man_on(&game, "d8"), Some((Seat::North, Kind::Rook)));
}

#[test]
fn a_pinned_man_moves_along_its_pin_only() {
    let game = table("quadrochess-two", "sKg1 sRg4 sNe1 nKd12 nQg9 nRc1").game();
    assert_eq!(
        targets(&game, "g4"),
        ["g2", "g3", "g5", "g6", "g7", "g8", "g9"]
    );
    assert!(targets(&game, "e1").is_empty());
}

#[test]
fn a_pinned_pawn_moves_along_its_pin_only() {
    let pinned = |pieces: &str| {
        let game = table("quadrochess-two", &format!("nKd12 nPf3 {pieces}")).game();
        targets(&game, "g2")
    };
    assert_eq!(pinned("sKg1 sPg2 nRg9"), ["g3", "g4"]);
    assert!(pinned("sKf1 sPg2 nBj5").is_empty(), "it cannot step there");
    assert_eq!(
        pinned("sKf1 sPg2 nBh3"),
        ["h3"],
        "but take the pinning piece"
    );
    assert!(pinned("sKe2 sPg2 nRj2").is_empty());
}

#[test]
fn a_check_is_answered_by_taking_the_checker_or_stepping_between() {
    let pieces = "sKc5 sPe4 sPf2 sPg4 sPi4 nKd12 nRj5";
    let game = table("quadrochess-two", pieces).game();
    assert_eq!(targets(&game, "e4"), ["e5"]);
    assert_eq!(targets(&game, "i4"), ["i5", "j5"]);
    assert!(targets(&game, "f2").is_empty(), "two steps are too few");
    let on_the_fourth = table("quadrochess-two", "sKc4 sPf2 nKd12 nRj4").game();
    assert_eq!(targets(&on_the_fourth, "f2"), ["f4"]);
}

#[test]
fn a_knights_check_is_answered_by_taking_it_or_by_moving_the_king() {
    let game = table("quadrochess-two", "sKc1 sRe8 sPi2 nKj12 nNe2").game();
    assert_eq!(targets(&game, "e8"), ["e2"]);
    assert!(targets(&game, "i2").is_empty());
    assert_eq!(targets(&game, "c1"), ["c2", "d1", "d2"]);
}

#[test]
fn a_pawns_check_is_answered_by_taking_it_or_by_moving_the_king() {
    let game = table("quadrochess-two", "sKe5 sRf8 sPi2 nKj12 nPf6").game();
    assert_eq!(targets(&game, "f8"), ["f6"]);
    assert!(targets(&game, "i2").is_empty());
}

#[test]
fn in_double_check_only_the_king_moves() {
    let game = table("quadrochess-three", "sKg1 sRf3 wRg9 nBd4 wKa10 nKd12")
        .to_move(Seat::South)
        .game();
    assert!(
        legal(&game).iter().all(|text| text.starts_with("g1-")),
        "{:?}",
        legal(&game)
    );
}

#[test]
fn a_partners_king_may_be_left_in_check() {
    let game = table("quadrochess-teams", "sKc1 sRg8 nKg12 wKa10 eKl3 wRg5")
        .to_move(Seat::South)
        .game();
    assert!(may(&game, "g8-h8"), "the rook shielded North's king");
}

#[test]
fn r2_2_a_right_does_not_pass_to_the_pawn_that_took_the_pusher() {
    let pieces = "sKj1 sPc2 wKa10 wPb3 nKj12 eKl10 ePd4";
    let game = table("quadrochess-four", pieces).after("c2-c4 b3-c4 j12-j11");
    assert!(!may(&game, "d4-c3"), "West's pawn stands on c4 now");
}

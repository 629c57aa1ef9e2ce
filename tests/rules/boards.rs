//! Boards, shades, names and cut corners (rule book, 1).

use quadrille::board::{Board, Shape};
use quadrille::{Seat, Square, SquareSet};

use super::table::{started, table, table_with, targets, variant};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

#[test]
fn boards_have_as_many_squares_as_the_book_says() {
    let count = |shape| Board::get(shape, true).squares().len();
    let shapes = [
        Shape::CROSS12,
        Shape::CROSS14,
        Shape::SQUARE10,
        Shape::SQUARE8,
    ];
    assert_eq!(shapes.map(count), [128, 160, 100, 64]);
}

#[test]
fn squares_are_read_as_they_are_written() {
    for (file, letter) in (0..14).zip('a'..='n') {
        for rank in 0..14 {
            let square = Square::new(file, rank).unwrap();
            assert_eq!((square.file(), square.rank()), (file, rank));
            assert_eq!(square.to_string(), format!("{letter}{}", rank + 1));
            assert_eq!(square.to_string().parse(), Ok(square));
        }
    }
}

#[test]
fn what_is_no_file_letter_with_a_rank_number_is_no_square() {
    assert_eq!([Square::new(14, 0), Square::new(0, 14)], [None; 2]);
    for text in [
        "", "a", "7", "11", "A1", "a0", "a01", "a+1", "a15", "a111", "o1", "aa1", "a1a", "é1",
    ] {
        assert!(text.parse::<Square>().is_err(), "{text}");
    }
}

#[test]
fn a_quarter_turn_leads_to_the_same_place_before_the_next_seat_clockwise() {
    let corner = ["d1", "a11", "k14", "n4", "d1"].map(square);
    for places in corner.windows(2) {
        assert_eq!(places[0].turned(14), places[1]);
    }
}

#[test]
fn r1_1_the_left_hand_corner_is_dark_and_the_right_hand_one_light_on_cross14() {
    assert!(Shape::CROSS14.is_dark(square("d1")));
    assert!(!Shape::CROSS14.is_dark(square("k1")));
    assert!(Shape::CROSS12.is_dark(square("c3")));
    assert!(Shape::SQUARE8.is_dark(square("a1")));
}

#[test]
fn r1_2_coalition_skips_the_letter_j() {
    let board = Board::get(Shape::SQUARE10, true);
    let corner = board.parse("k10").unwrap();
    assert_eq!((corner.file(), corner.rank()), (9, 9));
    assert_eq!(board.name(corner), "k10");
    assert_eq!(board.name(board.parse("i10").unwrap()), "i10");
    assert!(board.parse("j1").is_err() && board.parse("l1").is_err());
    assert_eq!(
        variant("coalition", "").printed_labels().0.concat(),
        "ABCDEFGHIK"
    );
}

#[test]
fn quadro_boards_print_greek_files_and_roman_ranks() {
    let (files, ranks) = variant("quadrochess-four", "").printed_labels();
    assert_eq!(files.concat(), "αβabcdefghγδ");
    assert_eq!(ranks.join(" "), "I II 1 2 3 4 5 6 7 8 III IV");
}

#[test]
fn r1_3_no_diagonal_passes_the_point_of_a_cut_corner_on_cross12() {
    let game = table("quadrochess-two", "sKj1 nKj12 sBd1 sPe2").game();
    assert_eq!(targets(&game, "d1"), ["c2"]);
}

#[test]
fn r1_3_the_option_connects_the_corners() {
    let game = table_with(
        "quadrochess-two",
        "corner-diagonals",
        "sKj1 nKj12 sBd1 sPe2",
    )
    .game();
    assert_eq!(targets(&game, "d1"), ["a4", "b3", "c2"]);
}

#[test]
fn r1_3_corners_are_always_connected_on_cross14() {
    let game = table("american", "sKk1 nKk14 wKa11 eKn11 sBd3 sPe4 sPe2").game();
    assert_eq!(targets(&game, "d3"), ["a6", "b5", "c4"]);
}

#[test]
fn r1_3_knights_leap_past_corners_and_never_care() {
    let game = table("quadrochess-two", "sKj1 nKj12 sNc2 nPd8").game();
    assert_eq!(targets(&game, "c2"), ["a3", "b4", "d4", "e1", "e3"]);
}

#[test]
fn r1_3_pawns_do_not_attack_each_other_across_a_corner_before_the_first_move() {
    let game = started("quadrochess-four", "", "d2-d3 b4-c4");
    assert!(game.position().seats_in_check().is_empty());
    assert!(!targets(&game, "c11").contains(&"b10".to_owned()));
}

#[test]
fn seats_follow_clockwise_and_look_at_each_other() {
    assert_eq!(
        Seat::ALL.map(Seat::clockwise),
        [Seat::West, Seat::North, Seat::East, Seat::South]
    );
    assert_eq!(Seat::West.opposite(), Seat::East);
}

#[test]
fn boards_are_named_by_their_outline() {
    let shapes = [
        Shape::CROSS12,
        Shape::CROSS14,
        Shape::SQUARE10,
        Shape::SQUARE8,
    ];
    assert_eq!(
        shapes.map(Shape::name),
        ["cross12", "cross14", "square10", "square8"]
    );
}

#[test]
fn the_corners_of_the_crosses_are_cut_and_the_middle_reaches_every_edge() {
    let has = |shape, name| Board::get(shape, true).has(square(name));
    for inside in ["c1", "j1", "a3", "l10", "c3", "j12", "a10"] {
        assert!(has(Shape::CROSS12, inside), "{inside}");
    }
    for outside in ["b2", "k2", "b11", "k11", "c13", "m3", "n14"] {
        assert!(!has(Shape::CROSS12, outside), "{outside}");
    }
    for (inside, outside) in [("d1", "c3"), ("k14", "l12"), ("a4", "c12"), ("n11", "l3")] {
        assert!(has(Shape::CROSS14, inside), "{inside}");
        assert!(!has(Shape::CROSS14, outside), "{outside}");
    }
}

#[test]
fn there_is_no_square_beyond_the_last_file_and_rank() {
    let shape = Shape::CROSS12;
    assert!(shape.has(11, 5) && shape.has(5, 11));
    assert!(!shape.has(12, 5) && !shape.has(5, 12));
}

#[test]
fn most_boards_print_the_letters_and_numbers_of_move_text() {
    let labels = |id: &str| {
        let (files, ranks) = variant(id, "").printed_labels();
        format!("{} {}", files.concat(), ranks.concat())
    };
    assert_eq!(labels("orthodox"), "abcdefgh 12345678");
    assert_eq!(labels("chess-four"), "abcdefghijkl 123456789101112");
    assert_eq!(labels("american"), "abcdefghijklmn 1234567891011121314");
    assert_eq!(labels("coalition"), "ABCDEFGHIK 12345678910");
}

#[test]
fn a_position_is_drawn_as_its_board() {
    let position = table("quadrochess-two", "sKc1 nKj12 sPd2").position();
    let picture = format!("{position:#}");
    let lines: Vec<&str> = picture.lines().collect();
    assert_eq!(lines.len(), 13, "twelve ranks and whose turn it is");
    assert_eq!(lines[0].trim_end(), "        .  .  .  .  .  .  . nK");
    assert_eq!(lines[2], "  .  .  .  .  .  .  .  .  .  .  .  .");
    assert_eq!(lines[10].trim_end(), "        . sP  .  .  .  .  .  .");
    assert_eq!(lines[11].trim_end(), "       sK  .  .  .  .  .  .  .");
    assert_eq!(lines[12], "South to move");
}

#[test]
fn r7_4_an_arm_that_has_left_is_not_drawn() {
    let game = table("gencon", "sKg1 sRg8 wKa3 nKg12 eKl3").after("g8-g12 done");
    let picture = format!("{:#}", game.position());
    let first: Vec<&str> = picture.lines().take(2).map(str::trim).collect();
    assert_eq!(first, ["", ""]);
}

#[test]
fn a_set_is_empty_only_without_squares_however_alike_its_rows_are() {
    assert!(SquareSet::EMPTY.is_empty());
    let squares: [Square; 4] = ["d1", "d5", "d9", "d13"].map(|name| name.parse().unwrap());
    for one in squares {
        for other in squares {
            let set: SquareSet = [one, other].into_iter().collect();
            assert!(!set.is_empty(), "{one} {other}");
        }
    }
}

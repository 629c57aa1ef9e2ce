//! Counting from the starting positions (13).

use quadrille::{Position, Seat, Variant, perft};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::{classic, table, table_with, variant};

fn counts(variant: Variant, depths: std::ops::RangeInclusive<u32>) -> Vec<u64> {
    let start = Position::start(variant);
    depths.map(|depth| perft(&start, depth)).collect()
}

#[test]
fn the_starting_positions_have_the_books_counts() {
    let book = [
        ("quadrocheckers-four", [7, 43, 301, 1_849, 12_465, 85_122]),
        ("quadrocheckers-teams", [7, 43, 301, 1_849, 12_465, 85_122]),
        ("quadrocheckers-three", [7, 49, 301, 2_027, 15_395, 110_172]),
        ("quadrocheckers-two", [7, 49, 399, 3_249, 29_013, 259_081]),
        (
            "quadrocheckers-two-sixteen",
            [9, 81, 819, 8_281, 91_684, 999_570],
        ),
        ("checkers-classic", [7, 49, 302, 1_469, 7_361, 36_768]),
    ];
    for (id, expected) in book {
        assert_eq!(counts(variant(id, "-"), 1..=6), expected, "{id}");
    }
}

/// Counts by making every move as the referee does.
fn played_out(position: &Position, depth: u32) -> u64 {
    let after = |mv| {
        let mut after = position.clone();
        after.play(mv).unwrap();
        after
    };
    match depth {
        0 => 1,
        _ => (position.legal_moves().into_iter())
            .map(|mv| played_out(&after(mv), depth - 1))
            .sum(),
    }
}

fn assert_counted_as_played(position: &Position) {
    for depth in 1..=5 {
        assert_eq!(
            perft(position, depth),
            played_out(position, depth),
            "depth {depth}:\n{position}"
        );
    }
}

#[test]
fn kings_and_pieces_that_become_kings_are_counted_as_they_are_played() {
    assert_counted_as_played(&classic("S Kc3 f2 N d8"));
    assert_counted_as_played(&classic("S b6 f2 N Ke5 h8"));
}

#[test]
fn seats_that_pass_or_lose_their_last_piece_are_counted_as_they_are_played() {
    let four = |pieces| table("quadrocheckers-four", Seat::South, pieces);
    assert_counted_as_played(&four("S b4 c5 h2 W a3 N j12"));
    assert_counted_as_played(&four("S e5 h4 W f6 N j12 E l10"));
}

#[test]
fn r5_6_who_is_stuck_when_the_third_party_goes_out_has_lost_in_counting_too() {
    let position = table("quadrocheckers-four", Seat::South, "S e5 k3 W f6 N l4");
    assert_eq!([1, 2].map(|depth| perft(&position, depth)), [1, 0]);
}

#[test]
fn r5_3_huffs_are_counted_as_moves() {
    let pieces = "S c3 g3 N d4 h8";
    let position = table_with("checkers-classic", "huff", Seat::South, pieces);
    assert_counted_as_played(&position);
}

#[test]
fn the_other_numbered_side_has_the_same_counts() {
    let side = |options| counts(variant("quadrocheckers-three", options), 1..=5);
    assert_eq!(side("numbered=E"), side("numbered=W"));
}

#[test]
fn the_ordinary_board_has_the_published_counts() {
    let published = [179_740, 845_931, 3_963_648, 18_363_523];
    assert_eq!(counts(variant("checkers-classic", "-"), 7..=10), published);
}

//! Counting from the starting positions (13).

use quadrille::{Position, Variant, perft};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::variant;

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

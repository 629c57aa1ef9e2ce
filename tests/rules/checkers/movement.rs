//! How pieces move without capturing.

use quadrille::Seat;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::{choices, classic, table, table_with};

#[test]
fn every_seats_pieces_step_diagonally_forward() {
    let steps = [
        (Seat::South, ["e3-d4", "e3-f4"]),
        (Seat::West, ["c7-d6", "c7-d8"]),
        (Seat::North, ["g9-f8", "g9-h8"]),
        (Seat::East, ["j6-i5", "j6-i7"]),
    ];
    for (seat, expected) in steps {
        let position = table("quadrocheckers-four", seat, "S e3 W c7 N g9 E j6");
        assert_eq!(choices(&position), expected);
    }
}

#[test]
fn a_man_steps_onto_vacant_squares_only() {
    let position = classic("S d4 c5 N h8");
    assert_eq!(choices(&position), ["c5-b6", "c5-d6", "d4-e5"]);
}

#[test]
fn a_king_slides_any_distance_in_four_directions_up_to_the_next_piece() {
    let position = classic("S Kd4 f6 N b8");
    let slides = "d4-a1 d4-a7 d4-b2 d4-b6 d4-c3 d4-c5 d4-e3 d4-e5 d4-f2 d4-g1";
    assert_eq!(
        choices(&position).join(" "),
        format!("{slides} f6-e7 f6-g7")
    );
}

#[test]
fn r1_3_no_diagonal_passes_a_cut_corner_unless_the_option_connects_it() {
    let slides_past = |options| {
        let position = table_with("quadrocheckers-two", options, Seat::South, "S Ka9 N j12");
        let choices = choices(&position);
        assert!(choices.contains(&"a9-b10".to_owned()));
        choices.contains(&"a9-c11".to_owned())
    };
    assert!(!slides_past("-"));
    assert!(slides_past("corner-diagonals"));
}

#[test]
fn r1_3_no_jump_passes_a_cut_corner_unless_the_option_connects_it() {
    let jumps_past = |options| {
        let position = table_with("quadrocheckers-two", options, Seat::South, "S a9 g5 N b10");
        choices(&position) == ["a9:c11"]
    };
    assert!(!jumps_past("-"));
    assert!(jumps_past("corner-diagonals"));
}

//! Captures that are forced, and what they lead to.

use quadrille::Seat;

use super::tables::{after, best, table};

/// South gives a man; North must jump it, and South's jump of two answers.
#[test]
fn a_man_is_given_for_two_when_three_jumps_follow() {
    let position = table(
        "checkers-classic",
        Seat::South,
        "sMa1 sMb2 sMc3 sMe3 nMe5 nMc5 nMh8",
    );
    let best = best(&position, 20_000);
    assert_eq!(position.text(best.mv), "c3-d4");
    let given = after(&position, best.mv);
    let forced = given.legal_moves();
    assert_eq!(forced.len(), 1);
    let taken = after(&given, forced[0]);
    assert!(taken.find_move("b2:d4:b6").is_ok());
}

/// The step to d4 would be jumped for nothing.
#[test]
fn a_man_is_not_given_for_nothing() {
    let position = table("checkers-classic", Seat::South, "sMc3 sMh2 nMe5 nMg7");
    let best = best(&position, 20_000);
    assert_ne!(position.text(best.mv), "c3-d4");
}

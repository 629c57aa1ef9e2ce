//! Counting moves of pieces (rule book, 13): the same as making every one of them.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::table::{N, W, settled};
use quadrille::{Position, Seat, perft};

fn played_out(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let behind = |mv| {
        let mut after = position.clone();
        after.play(mv).expect("a legal move");
        played_out(&after, depth - 1)
    };
    position.legal_moves().into_iter().map(behind).sum()
}

/// With settled alliances after round 3 nothing but pieces is moved.
fn assert_counted_as_played(pieces: &str, turn: Seat) {
    let game = settled(pieces, turn);
    for depth in 1..=3 {
        let counted = perft(game.position(), depth);
        assert_eq!(counted, played_out(game.position(), depth), "depth {depth}");
    }
}

#[test]
fn whoever_has_no_move_passes() {
    assert_counted_as_played("S e1K c1S N f10K h9S W b8S E a8S", N);
}

#[test]
fn checks_are_answered_out_of_order() {
    assert_counted_as_played("S b1K h1A N f10K k9S W a4S a6A E k4S", W);
}

#[test]
fn a_mate_or_an_army_lost_ends_the_game() {
    assert_counted_as_played("S b1K c4A N f10K h10A k3A W a4S E k4S", N);
}

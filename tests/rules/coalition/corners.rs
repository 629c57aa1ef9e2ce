//! Nobody enters a corner until the alliances are settled.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::table::{S, W, may, play, played, unsettled};

#[test]
fn a_corner_is_refused_before_the_alliances_and_entered_after() {
    let mut game = played("h1-i1 h9-h8 i7-i8 b4-a4");
    assert!(!may(&game, "i1-k1"));
    let error = game.play("i1-k1").expect_err("the corner is closed");
    assert_eq!(error.code(), "against-rule");
    play(&mut game, "declare:green i1-k1");
}

#[test]
fn not_even_with_the_move_that_settles_them() {
    // From a10 the plane would give check.
    let game = unsettled("S e1K c1A N e10K h9S W a4S a6F E k4S", W);
    assert!(!may(&game, "a6-a10"));
    assert!(may(&game, "a6-e6"));
}

#[test]
fn every_kind_of_man_stays_out() {
    for piece in [
        "b1A", "b2T", "b2I", "b3R", "a3M", "b2M", "c1U", "c1F", "a2S",
    ] {
        let game = unsettled(&format!("S e1K {piece} N f10K h9S W a4S E k4S"), S);
        let from = &piece[..2];
        assert!(!may(&game, &format!("{from}-a1")), "{piece}");
    }
}

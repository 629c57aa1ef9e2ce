//! What a player is told who tries what he may not.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::table::{N, S, W, played, settled, unsettled};
use quadrille::Game;

fn refusal(mut game: Game, text: &str) -> (&'static str, String) {
    let error = game.play(text).expect_err("it is not legal");
    (error.code(), error.to_string())
}

fn rule(game: Game, text: &str) -> String {
    let (code, reason) = refusal(game, text);
    assert_eq!(code, "against-rule", "{reason}");
    reason
}

#[test]
fn the_opening_must_attack() {
    assert!(rule(played("done"), "d2-d3").contains("first move must be an attack"));
    assert!(rule(played(""), "d2-d3").contains("first move must be an attack"));
}

#[test]
fn corners_are_closed() {
    let game = unsettled("S e1K b1T N f10K h9S W a4S E k4S", S);
    assert!(rule(game, "b1-a1").contains("corner"));
}

#[test]
fn the_own_king_would_be_in_check() {
    let pinned = settled("S e1K e2T N f10K e9A W a4S E k4S", S);
    let (code, reason) = refusal(pinned, "e2-d2");
    assert_eq!(code, "leaves-check");
    assert!(reason.ends_with('N'), "{reason}");
    let (code, _) = refusal(settled("S e1K c1S N f10K d9A W a4S E k4S", S), "e1-d1");
    assert_eq!(code, "leaves-check");
}

#[test]
fn a_pin_is_told_of_moves_that_a_man_can_make_at_all() {
    let pinned = || unsettled("S e1K e2T N f10K e9A W a4S E k4S", S);
    assert_eq!(refusal(pinned(), "e2-d2").0, "leaves-check");
    assert_eq!(refusal(pinned(), "e2-g3").0, "not-its-way");
    let to_corner = settled("S e1K e5I N f10K e9A W a4S E k4S", S);
    assert_eq!(refusal(to_corner, "e5-a1").0, "leaves-check");
}

#[test]
fn special_turns_have_their_time() {
    assert!(rule(played("done"), "skip").contains("round 1"));
    assert!(rule(played("done"), "place:c1-b1").contains("round 1"));
    let late = || settled("S e1K c1A N f10K h9S W a4S E k4S", S);
    assert!(rule(late(), "skip").contains("first three rounds"));
    assert!(rule(late(), "place:c1-b1").contains("first three rounds"));
    let checked = unsettled("S e1K c1A N f10K e8A W a4S E k4S", S);
    assert!(rule(checked, "skip").contains("check"));
    assert!(rule(played("h2-h4 skip skip skip h4-h5"), "skip").contains("once"));
    let yellows_third = played("h2-h4 c9-c8 k6-k7 b4-a4 skip c8-c7 k7-k6 a4-b4");
    assert!(rule(yellows_third, "skip").contains("once"));
    let rearranged = played("h2-h4 place:c9-c10 done k6-k7 b4-a4 h4-h5");
    assert!(rule(rearranged, "place:c9-c10").contains("once"));
}

#[test]
fn a_rearrangement_must_change_something_and_keep_the_king_safe() {
    let unchanged = played("h2-h4 place:c9-c10 place:c10-c9");
    assert!(rule(unchanged, "done").contains("change place"));
    let mut game = unsettled("S e1K c1A N f10K d8A W a4S E k4S", S);
    game.play("place:e1-d1").expect("it begins a rearrangement");
    assert!(rule(game, "done").contains("check"));
}

#[test]
fn declarations_have_their_time() {
    assert!(rule(played("h2-h4 c9-c8 k6-k7"), "declare:yellow").contains("round 1"));
    assert!(rule(played("done declare:red"), "declare:green").contains("settled"));
}

#[test]
fn what_can_never_be_declared_is_not_said_to_come_too_early() {
    for (moves, declaration) in [
        ("done", "declare:black"),
        ("h2-h4", "declare:yellow"),
        ("h2-h4 c9-c8 k6-k7", "declare:green"),
    ] {
        let (code, _) = refusal(played(moves), declaration);
        assert_ne!(code, "against-rule", "{declaration}");
    }
}

#[test]
fn shading_is_for_greater_powers_once() {
    assert!(rule(played("done shade:d1-b2"), "shade:b2-b1").contains("once"));
    let lesser = unsettled("S e1K N f10K h9S W a4S a5R E k4S", W);
    assert!(rule(lesser, "shade:a5-a6").contains("greater"));
    let late = settled("S e1K d1R N f10K W a4S E k4S", S);
    assert!(rule(late, "shade:d1-e2").contains("first three rounds"));
}

#[test]
fn what_every_game_refuses_is_told_as_in_every_game() {
    assert_eq!(refusal(played("h2-h4"), "d2-d3").0, "not-yours");
    assert_eq!(refusal(played("h2-h4"), "e5-e6").0, "nobody-there");
    assert_eq!(refusal(played("h2-h4"), "c10-c5").0, "not-its-way");
    let ally = settled("S e1K e5A N f10K h9S W a4S e8T E k4S", S);
    assert_eq!(refusal(ally, "e5-e8").0, "own-side");
    let king = settled("S e1K e5A N e10K h9S W a4S E k4S", N);
    assert_eq!(refusal(king, "h9-h7").0, "not-its-way");
}

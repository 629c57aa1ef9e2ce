//! Yellow's very first move must be an attack (R11.4).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::table::{S, legal, may, play, played, position, turn};
use quadrille::position::TurnKind;

#[test]
fn the_first_move_must_attack() {
    let game = played("done");
    let moves: Vec<String> = legal(&game)
        .into_iter()
        .filter(|text| !text.contains(':'))
        .collect();
    assert_eq!(
        moves.join(" "),
        "c1-a3 c1-b1 c1-b2 c2-b3 c2-c3 c2-c4 d1-c3 h1-i1 h2-h3 h2-h4 h2-i3"
    );
    // Legal otherwise, but attacking nobody.
    assert!(played("done").play("d2-d3").is_err());
    assert_eq!(
        game.position().diplomacy().map(|diplomacy| diplomacy.turn),
        Some(TurnKind::OpeningAttack)
    );
}

#[test]
fn the_second_move_need_not() {
    assert!(may(&played("h2-h4 c9-c8 k6-k7 b4-a4"), "d2-d3"));
}

#[test]
fn without_an_attack_any_move_will_do() {
    let game = unopened("S e1K N e10K c10S W a7S E k7S");
    assert_eq!(
        legal(&game)
            .iter()
            .filter(|text| text.starts_with("e1-"))
            .count(),
        5
    );
}

#[test]
fn a_capture_is_an_attack() {
    let game = unopened("S e1K c1A N e10K c10S W a7S E k7S");
    assert!(may(&game, "c1-c10"));
    assert!(!may(&game, "e1-e2"));
}

#[test]
fn attack_ignores_pins_and_includes_kings() {
    // R11.12: the engineer is pinned and attacks the tank all the same; the artillery attacks the king.
    let game = unopened("S e1K f2I N h4T e10K W a7S E k7S");
    assert!(may(&game, "f2-g3"));
    let king = unopened("S e1K c1A N e10K b9S W a7S E k7S");
    assert!(may(&king, "c1-c10"));
}

#[test]
fn the_duty_waits_for_his_first_move() {
    // The clock took his first turn; what he moves first must still attack.
    let mut game = played("done");
    play(&mut game, "pass-sand c9-c8 k6-k7 b4-a4");
    assert_eq!(turn(&game), S);
    assert!(!may(&game, "d2-d3") && may(&game, "h2-h4"));
}

fn unopened(pieces: &str) -> quadrille::Game {
    position(pieces, S, |setup| setup.diplomacy.opened = false)
}

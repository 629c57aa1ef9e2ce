//! Powers without a player (R11.11).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::table::{E, N, S, W, coalitions, diplomacy, may, play, played_with, seats, turn};
use quadrille::effect::{Effect, Pass};

#[test]
fn a_dummys_turns_are_skipped_before_the_alliances() {
    let mut game = played_with("dummies=W", "h2-h4 c9-c8");
    let effects = play(&mut game, "k6-k7");
    assert!(effects.contains(&Effect::Passed {
        seat: W,
        reason: Pass::Dummy
    }));
    assert_eq!(turn(&game), S);
    assert_eq!(diplomacy(&game).waiting, seats(&[W]));
}

#[test]
fn its_ally_moves_it_once_it_has_one() {
    let mut game = played_with("dummies=W", "h2-h4 g9-g7");
    assert_eq!(diplomacy(&game).controllers[W], W);
    // Green takes from Yellow: Red is Yellow's.
    play(&mut game, "k5-h4");
    assert_eq!(turn(&game), W);
    assert_eq!(diplomacy(&game).controllers[W], S);
    assert_eq!(diplomacy(&game).controllers[E], E);
    play(&mut game, "b4-a4");
    assert_eq!(turn(&game), S);
}

#[test]
fn whoever_has_a_player_is_moved_by_him() {
    let game = played_with("dummies=W", "h2-h4 g9-g7 k5-h4");
    let moved_by = |seat| game.position().moved_by(seat);
    assert_eq!([S, W, N, E].map(moved_by), [S, S, N, E]);
}

#[test]
fn a_greater_power_claims_a_dummy_before_its_move_and_keeps_it_r11_14() {
    let mut game = played_with("dummies=W+E", "c1-a3");
    assert_eq!(turn(&game), N);
    assert!(may(&game, "declare:green") && may(&game, "declare:red"));
    let effects = play(&mut game, "declare:red");
    assert!(matches!(effects[0], Effect::Allied { by: N, .. }));
    assert_eq!((turn(&game), coalitions(&game).as_str()), (N, "S+E W+N"));
    assert_eq!(diplomacy(&game).controllers.0, [S, N, N, S]);
    play(&mut game, "h9-h7");
    assert_eq!(turn(&game), E, "Green has an ally who moves it");
}

#[test]
fn yellow_claims_no_dummy_in_round_1_r11_14() {
    let mut game = played_with("dummies=W+E", "done");
    assert!(!may(&game, "declare:green") && !may(&game, "declare:red"));
    play(&mut game, "c1-a3 h9-h7");
    assert_eq!((turn(&game), diplomacy(&game).round), (S, 2));
    assert!(may(&game, "declare:green") && may(&game, "declare:red"));
}

#[test]
fn nobody_claims_a_dummy_after_round_3_r11_14() {
    let game = played_with(
        "dummies=W",
        "c1-a3 h9-h7 k6-k7 a3-a2 h7-h6 k7-k6 a2-a3 h6-h7",
    );
    assert_eq!((turn(&game), diplomacy(&game).round), (E, 3));
    // Green, a lesser power with a player, may still declare; Yellow's next turn would be in round 4, when the game has stopped.
    let mut late = game;
    play(&mut late, "k6-k7");
    assert!(late.status().is_some());
}

#[test]
fn a_capture_from_a_dummy_commits_its_captor() {
    let mut game = played_with("dummies=W+E", "c1-a3 h9-h7 a3-k3 h7-i6");
    assert_eq!(coalitions(&game), "S+E W+N");
    assert_eq!(turn(&game), E, "Green has an ally who moves it");
    play(&mut game, "k5-k4");
}

#[test]
fn yellow_names_in_round_1_only_a_power_that_can_agree() {
    let game = played_with("dummies=E", "done");
    assert!(may(&game, "declare:red") && !may(&game, "declare:green"));
    let named = played_with("dummies=E", "done declare:red h2-h4");
    assert_eq!(coalitions(&named), "S+W N+E");
    assert_eq!(diplomacy(&named).controllers[E], N);
}

#[test]
fn a_waiting_dummy_is_not_next() {
    // Green's check finds Black with a dummy and Yellow before him: he answers out of order.
    let mut game = played_with("dummies=W", "c1-b2 g9-f8");
    play(&mut game, "i7-h6");
    assert_eq!((turn(&game), diplomacy(&game).owed), (N, seats(&[N])));
}

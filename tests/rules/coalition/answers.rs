//! Check is answered at once, out of order if need be, and the turn is owed.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::table::{E, N, S, W, diplomacy, may, play, played, seats, settled, turn, unsettled};
use quadrille::effect::{Effect, Pass};
use quadrille::position::TurnKind;

#[test]
fn a_checked_power_that_is_next_just_moves() {
    let mut game = played("c2-b3 e10-f8 k6-k7 b7-b8 d1-b2 h10-k8 i4-h5");
    let effects = play(&mut game, "a5-d2");
    assert!(effects.contains(&Effect::Turn {
        seat: S,
        out_of_order: false
    }));
    assert!(diplomacy(&game).owed.is_empty());
    assert_eq!(game.position().seats_in_check(), seats(&[S]));
}

#[test]
fn a_checked_power_that_is_not_next_moves_next_and_owes_a_turn() {
    // Red checks Black, and Yellow would be next.
    let mut game = played("c2-c4 e10-f8 i4-h3");
    let effects = play(&mut game, "a5-b8");
    assert!(effects.contains(&Effect::Turn {
        seat: N,
        out_of_order: true
    }));
    assert_eq!(diplomacy(&game).owed, seats(&[N]));
    assert_eq!(diplomacy(&game).turn, TurnKind::AnswerOutOfOrder);
    // Order goes on from the last regular turn, Red's.
    play(&mut game, "c9-b8");
    assert_eq!(turn(&game), S);
    let effects = play(&mut game, "f2-g3");
    assert!(effects.contains(&Effect::Passed {
        seat: N,
        reason: Pass::Owed
    }));
    assert_eq!(turn(&game), E);
    assert!(diplomacy(&game).owed.is_empty());
}

#[test]
fn the_position_knows_who_owes_a_turn() {
    let owes = |moves: &str| played(moves).position().owes_turn();
    assert_eq!(owes("c2-c4 e10-f8 i4-h3 a5-b8"), seats(&[N]));
    assert_eq!(owes("c2-c4 e10-f8 i4-h3"), seats(&[]));
}

#[test]
fn one_turn_at_most_is_owed() {
    let mut game = settled("S b1K h1A N f10K k9S W a4S a6A E k4S", W);
    play(&mut game, "a6-a10 f10-f9");
    assert_eq!((turn(&game), diplomacy(&game).owed), (S, seats(&[N])));
    // Black owes a turn and so is not next: this check, too, is answered out of order.
    play(&mut game, "h1-h9");
    assert_eq!(diplomacy(&game).turn, TurnKind::AnswerOutOfOrder);
    play(&mut game, "f9-f8");
    assert_eq!(turn(&game), E, "the one owed turn has gone by");
    play(&mut game, "k4-i4 a4-b4 b1-c1");
    assert_eq!(turn(&game), N);
}

#[test]
fn rounds_are_counted_by_regular_places() {
    // Black's tank checks Yellow, who answers before Green's turn.
    let mut game = played("h2-h3 g9-g8 k5-i3 b6-c6 d2-d3");
    assert_eq!(diplomacy(&game).round, 2);
    play(&mut game, "h10-b4");
    assert_eq!((turn(&game), diplomacy(&game).round), (S, 2));
}

#[test]
fn an_answer_may_itself_give_check() {
    // Black's artillery checks Yellow; it is taken by the tank, which checks Black.
    let mut game = settled("S e1K b7T N f10K k9S b10A W a4S E k4S", N);
    play(&mut game, "b10-e10");
    assert_eq!(turn(&game), S);
    play(&mut game, "b7-e10");
    assert_eq!((turn(&game), diplomacy(&game).owed), (N, seats(&[S, N])));
    // Order goes on after Black's regular turn; then Yellow's and Black's turns go by.
    play(&mut game, "f10-e10 k4-i4");
    let effects = play(&mut game, "a4-b4");
    let owed: Vec<_> = effects
        .iter()
        .filter(|effect| {
            matches!(
                effect,
                Effect::Passed {
                    reason: Pass::Owed,
                    ..
                }
            )
        })
        .collect();
    assert_eq!((owed.len(), turn(&game)), (2, E));
}

#[test]
fn a_king_may_not_be_left_in_check() {
    let game = settled("S e1K d2T N f10K e9A W a4S E k4S", S);
    assert!(may(&game, "d2-e2") && !may(&game, "d2-d3"));
    let pinned = settled("S e1K e2T N f10K e9A W a4S E k4S", S);
    assert!(may(&pinned, "e2-e5") && !may(&pinned, "e2-d2"));
}

#[test]
fn an_allys_king_may_be_left_in_check() {
    // Red's guard steps off the line of Green's tank to Yellow's king (1.6); Yellow is next anyway.
    let mut game = settled("S e1K N f10K k9S W e5S a4S E e8T k4S", W);
    play(&mut game, "e5-f5");
    assert_eq!(game.position().seats_in_check(), seats(&[S]));
    assert_eq!(turn(&game), S);
}

#[test]
fn without_skip_or_rearranging_out_of_order() {
    // Yellow answers Black's check in round 2.
    let mut game = unsettled("S e1K c1A N f10K b9A W a4S E k4S", N);
    play(&mut game, "b9-e9");
    assert_eq!(turn(&game), S);
    assert!(!may(&game, "skip"));
}

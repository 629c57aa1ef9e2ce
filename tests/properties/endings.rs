//! Ends: a game that is over stays over, and games come to an end.

use quadrille::game::TableEvent;
use quadrille::{Game, Options, Seat, Variant};

use super::play::{games, name, random_game};
use crate::dice::Dice;

/// Lets one seat after the other resign until the game is over.
fn resign_all(game: &mut Game, dice: &mut Dice) {
    let first = dice.below(4);
    for place in 0..4 {
        if game.status().is_some() {
            return;
        }
        let seat = Seat::from_index((first + place) % 4);
        let resigns: TableEvent = format!("resign:{seat}").parse().unwrap();
        let _ = game.apply_event(&resigns);
    }
    assert!(
        game.status().is_some(),
        "{} goes on without players",
        name(game.variant())
    );
}

#[test]
fn a_finished_game_has_no_moves_and_takes_none() {
    for (seed, variant) in (0..).zip(games()) {
        let mut dice = Dice::new(seed);
        let mut last = Vec::new();
        let mut game = random_game(variant, seed, 400, |game, _| last = game.legal_moves());
        if game.status().is_none() {
            last = game.legal_moves();
            resign_all(&mut game, &mut dice);
        }
        let context = name(game.variant());
        assert!(game.legal_moves().is_empty(), "{context}");
        let end = game.position().clone();
        for mv in last {
            assert!(game.apply_move(mv).is_err(), "{context}: {mv}");
        }
        for event in [
            "resign:S",
            "resign:W",
            "flag:N",
            "draw",
            "claim",
            "pass-sand",
        ] {
            let event: TableEvent = event.parse().unwrap();
            assert!(game.apply_event(&event).is_err(), "{context}: {event}");
        }
        assert_eq!(game.position(), &end);
    }
}

#[test]
fn a_game_without_a_move_is_over() {
    for variant in games() {
        let game = random_game(variant, 9, 300, |game, _| assert_eq!(game.status(), None));
        assert_eq!(
            game.legal_moves().is_empty(),
            game.status().is_some(),
            "{}",
            name(game.variant())
        );
    }
}

#[test]
fn ten_thousand_random_games_of_quadrochess_end() {
    let variant = Variant::new("quadrochess-four", &Options::default()).unwrap();
    for seed in 0..10_000 {
        let game = random_game(variant.clone(), seed, 6_000, |_, _| {});
        assert!(game.status().is_some(), "game {seed} does not end");
    }
}

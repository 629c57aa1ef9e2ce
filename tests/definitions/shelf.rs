//! The examples in `www/own`.

use crate::dice::Dice;
use quadrille::{Game, Position, Variant, perft};

fn shelf() -> Vec<(String, Variant)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/www/own");
    let mut games: Vec<(String, Variant)> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "toml"))
        .map(|path| {
            let text = std::fs::read_to_string(&path).unwrap();
            let name = path.display().to_string();
            let variant = text
                .parse()
                .unwrap_or_else(|error| panic!("{name}: {error}"));
            (name, variant)
        })
        .collect();
    games.sort_by(|a, b| a.0.cmp(&b.0));
    assert!(games.len() >= 5);
    games
}

#[test]
fn capablancas_game_counts_as_published() {
    let (_, variant) = shelf()
        .into_iter()
        .find(|(name, _)| name.ends_with("capablanca.toml"))
        .unwrap();
    let start = Position::start(variant);
    assert_eq!(
        [1, 2, 3].map(|depth| perft(&start, depth)),
        [28, 784, 25_228]
    );
}

#[test]
fn every_example_names_its_source() {
    for (name, variant) in shelf() {
        assert!(
            !variant.source.is_empty() && variant.source != "FIDE",
            "{name}"
        );
    }
}

/// Ten games each; `QUADRILLE_GAMES=1000` says how many else.
#[test]
fn every_example_plays_random_games_to_an_end() {
    let games = std::env::var("QUADRILLE_GAMES").map_or(10, |games| games.parse().unwrap());
    for (name, variant) in shelf() {
        let mut dice = Dice::new(11);
        for _ in 0..games {
            let mut game = Game::new(variant.clone());
            let mut plies = 0;
            loop {
                let moves = game.legal_moves();
                if moves.is_empty() {
                    break;
                }
                let mv = moves[dice.below(moves.len())];
                game.play(&game.position().text(mv)).unwrap();
                plies += 1;
                assert!(plies < 4000, "{name} does not end");
            }
            assert!(game.position().outcome().is_some(), "{name}");
        }
    }
}

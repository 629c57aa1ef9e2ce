//! Fast games of computer against computer over all games of the book.

use quadrille::search::{Level, Search};
use quadrille::variant::ids;
use quadrille::{Game, Variant};

/// Plays until the end or `plies`, every move from the search; the game refuses what is not legal.
fn play(id: &str, seed: u64, plies: usize) -> Game {
    let mut game = Game::new(Variant::new(id, &"-".parse().unwrap()).unwrap());
    let mut keys = Vec::new();
    while game.status().is_none() && game.ply() < plies {
        let level = Level::new(1 + ((seed + game.ply() as u64) % 5) as u8).unwrap();
        let mut search = Search::new(game.position(), &keys, level, seed);
        search.step(300);
        assert!(search.nodes() <= 300, "overrun in {id}");
        let Some(best) = search.best() else {
            break;
        };
        assert!(!search.explain().is_empty());
        keys.push(game.position().key());
        let text = game.position().text(best.mv);
        game.play(&text)
            .unwrap_or_else(|error| panic!("{id}, ply {}: {error}", game.ply()));
    }
    game
}

#[test]
fn every_move_is_legal_in_fast_games_of_every_game() {
    for id in ids() {
        for seed in 0..2 {
            play(id, seed, 160);
        }
    }
}

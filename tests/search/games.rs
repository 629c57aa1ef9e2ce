//! Fast games of computer against computer over all games of the book.

use quadrille::search::{Level, Search};
use quadrille::variant::ids;
use quadrille::{Game, Variant};

/// Positions looked at for a move.
const NODES: u64 = 100;

/// Plays until the end or `plies`, every move from the search; the game refuses what is not legal.
fn play(id: &str, seed: u64, plies: usize) {
    let mut game = Game::new(Variant::new(id, &"-".parse().unwrap()).unwrap());
    while game.status().is_none() && game.ply() < plies {
        let level = Level::new(1 + ((seed + game.ply() as u64) % 5) as u8).unwrap();
        let mut search = Search::new(game.position(), &game.earlier_keys(), level, seed);
        search.step(NODES);
        assert!(search.nodes() <= NODES, "overrun in {id}");
        let best = search.best().unwrap();
        if game.ply().is_multiple_of(8) {
            assert!(!search.explain().is_empty(), "{id}");
        }
        let text = game.position().text(best.mv);
        game.play(&text)
            .unwrap_or_else(|error| panic!("{id}, ply {}: {error}", game.ply()));
    }
}

#[test]
fn every_move_is_legal_in_three_hundred_fast_games() {
    for id in ids() {
        for seed in 0..11 {
            play(id, seed, 120);
        }
    }
}

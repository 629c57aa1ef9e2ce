//! Fast games of computer against computer over all games of the book.

use quadrille::search::{Best, Level, Search};
use quadrille::variant::ids;
use quadrille::{Game, Variant};

use super::clock::{PROMISED, timed};

/// Positions looked at for a move, games of each kind, and plies after which one is left unfinished.
const NODES: u64 = 30;
const GAMES: u64 = 11;
const PLIES: usize = 250;

/// Plays to the end, every move from the search, the levels in turn; the game refuses what is not legal. Did it end?
fn play(id: &str, seed: u64) -> bool {
    let mut game = Game::new(Variant::new(id, &"-".parse().unwrap()).unwrap());
    while game.status().is_none() && game.ply() < PLIES {
        let level = Level::new(1 + ((seed + game.ply() as u64) % 5) as u8).unwrap();
        let (best, took) = timed(|| choose(&game, level, seed));
        assert!(best.nodes <= NODES, "overrun in {id}");
        assert!(took < PROMISED, "{id}, ply {}: {took:?}", game.ply());
        let text = game.position().text(best.mv);
        game.play(&text)
            .unwrap_or_else(|error| panic!("{id}, ply {}: {error}", game.ply()));
    }
    game.status().is_some()
}

/// Thinks and, now and then, says why.
fn choose(game: &Game, level: Level, seed: u64) -> Best {
    let mut search = Search::new(game.position(), &game.earlier_keys(), level, seed);
    search.step(NODES);
    assert!(!game.ply().is_multiple_of(16) || !search.explain().is_empty());
    search.best().unwrap()
}

#[test]
fn every_move_is_legal_and_in_time_in_three_hundred_fast_games() {
    let played: Vec<bool> = ids()
        .flat_map(|id| (0..GAMES).map(move |seed| play(id, seed)))
        .collect();
    let ended = played.iter().filter(|&&ended| ended).count();
    eprintln!("{ended} of {} games ended", played.len());
    assert!(played.len() >= 300);
    assert!(ended >= 100, "only {ended} games came to their end");
}

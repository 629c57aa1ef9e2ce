//! Any text as a game: an error, or a game that is written and read back as one that is written the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille::Game;
use quadrille::notation::read_game;

fuzz_target!(|text: &str| {
    if let Ok(game) = read_game(text) {
        let written = game.to_pgn4();
        let again = Game::from_pgn4(&written).unwrap();
        assert!(again.start() == game.start(), "{written}");
        assert_eq!(again.to_pgn4(), written);
        if let Ok(written) = game.to_pgn() {
            assert_eq!(Game::from_pgn(&written).unwrap().to_pgn().unwrap(), written);
        }
        let _ = game.to_share();
    }
});

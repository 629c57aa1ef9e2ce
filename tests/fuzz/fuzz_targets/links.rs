//! Any text as a link: an error, or a game that makes a link which leads to the same position.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille::Game;

fuzz_target!(|text: &str| {
    if let Ok(game) = Game::from_share(text) {
        let again = Game::from_share(&game.to_share()).unwrap();
        assert!(again.position() == game.position());
    }
});

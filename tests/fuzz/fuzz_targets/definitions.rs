//! Any text as the definition of a game: an error with a reason, or a game that is written and read back as the very same one and that can
//! be played.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille::{Game, Variant};

fuzz_target!(|text: &str| {
    let variant = match text.parse::<Variant>() {
        Ok(variant) => variant,
        Err(error) => {
            assert!(!error.0.is_empty() && error.0.iter().all(|fault| !fault.message.is_empty()));
            return;
        }
    };
    let written = variant.to_definition();
    assert_eq!(written.parse::<Variant>().as_ref(), Ok(&variant), "{written}");
    let mut game = Game::new(variant);
    for ply in 0..24 {
        let moves = game.legal_moves();
        let Some(&mv) = moves.get((ply * 7) % moves.len().max(1)) else {
            break;
        };
        game.apply_move(mv).unwrap();
    }
    let again = Game::from_share(&game.to_share()).unwrap();
    assert!(again.position() == game.position(), "{written}");
});

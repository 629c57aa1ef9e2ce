//! Any text as a position of any game: an error, or a position that is written and read back as the very same one.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille::{Options, Position, Variant, variant};

fuzz_target!(|input: (u8, &str)| {
    let (game, text) = input;
    let id = variant::ids()
        .nth(usize::from(game) % variant::ids().count())
        .unwrap();
    let variant = Variant::new(id, &Options::default()).unwrap();
    if let Ok(position) = Position::from_fen4(variant.clone(), text) {
        let written = position.to_fen4();
        let again = Position::from_fen4(variant.clone(), &written).unwrap();
        assert!(again == position, "{written}");
        let _ = position.legal_moves();
    }
    if let Ok(position) = Position::from_fen(variant, text) {
        let written = position.to_fen().unwrap();
        let again = Position::from_fen(position.variant().clone(), &written).unwrap();
        assert!(again == position, "{written}");
    }
});

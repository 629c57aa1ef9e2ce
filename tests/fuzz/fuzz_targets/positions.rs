//! Any text as a position of any game with any options: an error, or a position that is written and read back as the very
//! same one.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille::Position;
use quadrille_fuzz::Choices;

fuzz_target!(|input: ([u8; 6], &str)| {
    let (game, text) = input;
    let variant = Choices(&game).variant();
    if let Ok(position) = Position::from_fen4(variant.clone(), text) {
        let written = position.to_fen4();
        let again = Position::from_fen4(variant.clone(), &written).unwrap();
        assert!(again == position, "{written}");
        assert_eq!(again.key(), position.key(), "{written}");
        for mv in position.legal_moves() {
            let mut after = position.clone();
            after.play(mv).unwrap();
        }
    }
    if let Ok(position) = Position::from_fen(variant, text) {
        let written = position.to_fen().unwrap();
        let again = Position::from_fen(position.variant().clone(), &written).unwrap();
        assert!(again == position, "{written}");
    }
});

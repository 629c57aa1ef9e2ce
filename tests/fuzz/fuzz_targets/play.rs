//! Any bytes as a game: which game, then which of the legal moves, table events in between. Nothing may panic, undo leads
//! back to the start, and the record and the link of the game lead to its end.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille::{Game, Options, Variant, variant};

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, choices)) = bytes.split_first() else {
        return;
    };
    let id = variant::ids()
        .nth(usize::from(first) % variant::ids().count())
        .unwrap();
    let mut game = Game::new(Variant::new(id, &Options::default()).unwrap());
    for &choice in choices {
        if let 250.. = choice {
            let events = [
                "resign:S",
                "resign:W",
                "flag:N",
                "pass-sand",
                "pact:S-W",
                "claim",
            ];
            let event = events[usize::from(choice - 250)].parse().unwrap();
            let _ = game.apply_event(&event);
            continue;
        }
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        game.apply_move(moves[usize::from(choice) % moves.len()])
            .unwrap();
    }
    let end = game.position().clone();
    assert!(*Game::from_pgn4(&game.to_pgn4()).unwrap().position() == end);
    assert!(*Game::from_share(&game.to_share()).unwrap().position() == end);
    while game.undo() {}
    assert!(game.position() == game.start());
});

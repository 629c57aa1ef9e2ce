//! Any words as moves and table events in the middle of any game: each is refused and changes nothing, or is one of the legal
//! moves under whatever spelling.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille::Game;
use quadrille::game::TableEvent;
use quadrille_fuzz::Choices;

fuzz_target!(|input: ([u8; 16], &str)| {
    let (choices, words) = input;
    let mut choices = Choices(&choices);
    let mut game = Game::new(choices.variant());
    while let Some(choice) = choices.byte() {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        game.apply_move(moves[usize::from(choice) % moves.len()])
            .unwrap();
    }
    for word in words.split('\n') {
        let before = game.position().clone();
        let found = before.find_move(word);
        match game.play(word) {
            Ok(_) => {
                assert!(found.is_ok_and(|mv| before.legal_moves().contains(&mv)));
                game.undo();
            }
            Err(_) => assert!(*game.position() == before),
        }
        assert!(*game.position() == before);
        if let Ok(event) = word.parse::<TableEvent>() {
            assert_eq!(event.to_string().parse::<TableEvent>(), Ok(event.clone()));
            if game.apply_event(&event).is_err() {
                assert!(*game.position() == before);
            }
        }
    }
});

//! Any sequence of what the page may ask of a game, over every game with and without options. Nothing may panic, a finished
//! game has no moves, and record, link and position text lead to the same position.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille::game::TableEvent;
use quadrille::search::{Level, Search};
use quadrille::{Game, Position};
use quadrille_fuzz::Choices;

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices(bytes);
    let mut game = Game::new(choices.variant());
    while let Some(call) = choices.byte() {
        perform(&mut game, call, &mut choices);
        while let Some(mv) = game.walking_move() {
            game.apply_move(mv).unwrap();
        }
        assert!(game.status().is_none() || game.legal_moves().is_empty());
    }
    game.promote_line();
    game.go_to_end();
    let end = game.position().clone();
    assert!(*Game::from_pgn4(&game.to_pgn4()).unwrap().position() == end);
    assert!(*Game::from_share(&game.to_share()).unwrap().position() == end);
    if let Ok(pgn) = game.to_pgn() {
        assert!(*Game::from_pgn(&pgn).unwrap().position() == end);
    }
    while game.undo() {}
    assert!(game.position() == game.start());
});

fn perform(game: &mut Game, call: u8, choices: &mut Choices) {
    match call {
        // Mostly moves, since everything else needs a game to happen in.
        0..192 => {
            let moves = game.legal_moves();
            if let Some(&mv) = moves.get(usize::from(call) % moves.len().max(1)) {
                game.apply_move(mv).unwrap();
                game.promote_line();
            }
        }
        192..208 => {
            let seat = ["S", "W", "N", "E"][usize::from(call) % 4];
            let event = ["resign:", "flag:", "resign:", "pass-sand"][usize::from(call - 192) / 4];
            let text = if event.ends_with(':') {
                format!("{event}{seat}")
            } else {
                event.to_owned()
            };
            apply(game, &text);
        }
        208..214 => {
            let text = [
                "draw",
                "claim",
                "pact:S-W",
                "pact:N-E we two",
                "unpact:S-W",
                "unpact:E-N",
            ][usize::from(call - 208)];
            apply(game, text);
        }
        214..222 => {
            game.undo();
        }
        222..228 => {
            game.redo();
        }
        228..232 => game.go_to(choices.below(300)),
        232 => game.promote_line(),
        233 => game.go_to_end(),
        234..237 => {
            let (name, value) = (choices.text(), choices.text());
            game.record_mut().set_tag(&name, &value);
        }
        237..240 => {
            let ply = choices.below(game.plies() + 2);
            if let Some(id) = game.node_at_ply(ply) {
                let node = game.record_mut().node_mut(id);
                node.comments = vec![choices.text()];
                node.marks = choices.text();
                node.clock_ms = Some(choices.below(1 << 16) as u64);
            }
        }
        240..244 => {
            let _ = game.play(&choices.text());
        }
        244 => {
            let position = game.position();
            let again =
                Position::from_fen4(position.variant().clone(), &position.to_fen4()).unwrap();
            assert!(again == *position);
        }
        245 => {
            let again = Game::from_pgn4(&game.to_pgn4()).unwrap();
            let main = game.record().main_line().len();
            assert_eq!(again.record().main_line().len(), main);
        }
        246 => {
            game.promote_line();
            let line = game.record().main_line().len();
            let again = Game::from_share(&game.to_share()).unwrap();
            assert_eq!(again.record().main_line().len(), line);
        }
        247 => {
            if let Some(level) = Level::new(choices.below(7) as u8) {
                let mut search = Search::new(game.position(), &game.earlier_keys(), level, 7);
                search.step(200);
                let best = search.best();
                assert_eq!(best.is_none(), game.legal_moves().is_empty());
                search.explain();
            }
        }
        _ => {
            let _ = (
                game.round(),
                game.last_move(),
                game.draw_needs(),
                game.pacts(),
                game.position().seats_in_check(),
            );
            let _ = game
                .captured_by(quadrille::Seat::ALL[usize::from(call) % 4])
                .count();
        }
    }
}

fn apply(game: &mut Game, text: &str) {
    let event: TableEvent = text.parse().unwrap();
    let before = game.position().clone();
    if game.apply_event(&event).is_err() {
        assert!(*game.position() == before);
    }
}

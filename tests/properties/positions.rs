//! Positions: what is undone, written down and read again is the very same.

use quadrille::Position;

use super::play::{games, name, random_game};

#[test]
fn undo_restores_everything_and_redo_repeats_it() {
    for variant in games() {
        random_game(variant, 2, 80, |game, mv| {
            let (before, key) = (game.position().clone(), game.position().key());
            game.apply_move(mv).unwrap();
            let after = game.position().clone();
            assert!(game.undo());
            assert_eq!((game.position(), game.position().key()), (&before, key));
            assert!(game.redo());
            assert_eq!(game.position(), &after);
            game.undo();
        });
    }
}

/// The key that is kept in step equals the one that is worked out afresh.
#[test]
fn a_setup_describes_its_position_and_its_key_completely() {
    for variant in games() {
        random_game(variant, 3, 100, |game, _| {
            let position = game.position();
            let again = Position::from_setup(position.variant().clone(), &position.to_setup())
                .unwrap_or_else(|faults| {
                    panic!("{}: {faults}\n{position:#}", name(position.variant()))
                });
            assert_eq!(&again, position, "{}", name(position.variant()));
            assert_eq!(again.key(), position.key());
        });
    }
}

#[test]
fn the_text_of_every_ply_is_read_back_as_its_position() {
    for variant in games() {
        random_game(variant, 8, 60, |game, _| {
            let position = game.position();
            let text = position.to_fen4();
            let again = Position::from_fen4(position.variant().clone(), &text);
            assert_eq!(again.as_ref(), Ok(position), "{text}");
        });
    }
}

//! What is legal: the moves that are listed, no others, and none that leaves the own king in check.

use std::collections::BTreeSet;

use quadrille::effect::Phase;
use quadrille::{Move, Outcome, Position, Reason, SeatState};

use super::play::{games, name, random_game};
use crate::dice::Dice;

#[test]
fn legal_moves_have_unique_texts_that_are_read_back_as_the_same_move() {
    for variant in games() {
        random_game(variant, 1, 120, |game, _| {
            let mut texts = BTreeSet::new();
            let moves = game.legal_moves();
            for &mv in &moves {
                let text = game.position().text(mv);
                assert_eq!(game.position().find_move(&text), Ok(mv));
                texts.insert(text);
            }
            assert_eq!(texts.len(), moves.len(), "{}", name(game.variant()));
        });
    }
}

/// Every kind of move between two squares.
const SHAPES: [fn(&str, &str) -> String; 6] = [
    |from, to| format!("{from}-{to}"),
    |from, to| format!("{from}-{to}=Q"),
    |from, to| format!("{from}-{to}=N"),
    |from, to| format!("{from}:{to}"),
    |from, to| format!("place:{from}-{to}"),
    |from, to| format!("shade:{from}-{to}"),
];

#[test]
fn exactly_the_legal_moves_are_accepted() {
    for (seed, variant) in (0..).zip(games()) {
        let mut dice = Dice::new(seed);
        let at = dice.below(80);
        random_game(variant, seed, 80, |game, _| {
            if game.ply() == at {
                only_the_listed_are_accepted(game.position(), &mut dice);
            }
        });
    }
}

fn only_the_listed_are_accepted(position: &Position, dice: &mut Dice) {
    let legal: BTreeSet<String> = position
        .legal_moves()
        .into_iter()
        .map(|mv| position.text(mv))
        .collect();
    let squares: Vec<_> = position.squares().iter().collect();
    let name_of = |square| {
        let text = position.text(Move::Huff(square));
        text.trim_start_matches("huff:").to_owned()
    };
    let is_accepted_when_listed = |text: &str| {
        let accepted = position.find_move(text).is_ok();
        assert_eq!(
            accepted,
            legal.contains(text),
            "{} {text}\n{position}",
            super::play::name(position.variant())
        );
    };
    let own = position
        .pieces()
        .filter(|(_, piece)| piece.owner == Some(position.turn()));
    for (from, _) in own {
        for &to in &squares {
            is_accepted_when_listed(&SHAPES[0](&name_of(from), &name_of(to)));
        }
    }
    for _ in 0..600 {
        let (from, to) = (
            squares[dice.below(squares.len())],
            squares[dice.below(squares.len())],
        );
        is_accepted_when_listed(&SHAPES[dice.below(SHAPES.len())](
            &name_of(from),
            &name_of(to),
        ));
    }
    for text in ["done", "skip", "declare:yellow", "declare:green"] {
        is_accepted_when_listed(text);
    }
}

#[test]
fn an_illegal_move_changes_nothing() {
    for variant in games() {
        let mut dice = Dice::new(77);
        random_game(variant, 4, 40, |game, _| {
            let squares: Vec<_> = game.position().squares().iter().collect();
            let before = game.position().clone();
            let mv = Move::Step {
                from: squares[dice.below(squares.len())],
                to: squares[dice.below(squares.len())],
            };
            if game.apply_move(mv).is_ok() {
                game.undo();
            }
            assert_eq!(game.position(), &before, "{mv}");
        });
    }
}

/// In the online games, too, with one exception: in Teams a king's capture comes before everything else (R14.1).
#[test]
fn no_move_leaves_the_movers_king_in_check() {
    for variant in games() {
        random_game(variant, 7, 150, |game, mv| {
            let (seat, before) = (game.position().turn(), game.position().phase());
            game.apply_move(mv).unwrap();
            let after = game.position();
            let has_taken_a_king = matches!(
                after.outcome(),
                Some(Outcome::Win {
                    reason: Reason::KingCaptured,
                    ..
                })
            );
            // A king that left the board with its arm is still to be put back in a phase, a player who goes on moving has not
            // finished his move, and pieces that are set up before the first move may stand as they please.
            if before != Phase::SetUp
                && after.phase() == Phase::Play
                && after.seat_state(seat) == SeatState::Active
                && (after.turn() != seat || after.outcome().is_some())
                && !has_taken_a_king
            {
                assert!(
                    after.checkers(seat).is_empty(),
                    "{} {mv}\n{after}",
                    name(game.variant()),
                );
            }
            game.undo();
        });
    }
}

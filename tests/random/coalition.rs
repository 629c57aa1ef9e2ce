//! Random games of Coalition with everything that players may choose: no invariant breaks on the way. In a debug build the
//! engine itself compares what it keeps in step with what it computes from scratch after every move.

use crate::dice::Dice;
use quadrille::effect::{Effect, Phase};
use quadrille::position::TurnKind;
use quadrille::{Game, Move, Outcome, Position, Seat, Variant, perft};

const GAMES: u64 = 250;
const CHOICES: usize = 300;

/// Any choice, but placings seldom, or a game would hardly leave its phases.
fn choose(dice: &mut Dice, choices: &[Move]) -> Move {
    let of_men: Vec<Move> = choices
        .iter()
        .copied()
        .filter(|choice| !matches!(choice, Move::Place { .. }))
        .collect();
    let pool = if of_men.is_empty() || dice.below(12) == 0 {
        choices
    } else {
        &of_men
    };
    pool[dice.below(pool.len())]
}

#[test]
fn random_games_keep_their_invariants() {
    let options = [
        "-",
        "catalogue-men",
        "dummies=W",
        "dummies=E",
        "dummies=W+E",
    ];
    let mut decided = 0;
    for seed in 0..GAMES {
        let mut dice = Dice::new(seed);
        let options = options[seed as usize % options.len()].parse().unwrap();
        let mut game = Game::new(Variant::new("coalition", &options).unwrap());
        for _ in 0..CHOICES {
            if game.status().is_some() {
                break;
            }
            play_one(&mut game, &mut dice);
        }
        if matches!(game.status(), Some(Outcome::Win { .. })) {
            decided += 1;
        }
        undo_and_redo(&mut game);
    }
    assert!(decided > GAMES / 8, "only {decided} games were decided");
}

fn play_one(game: &mut Game, dice: &mut Dice) {
    let before = game.position().clone();
    let choices = game.legal_moves();
    assert!(
        !choices.is_empty(),
        "nothing to choose, but the game goes on:\n{before}"
    );
    let effects = game.apply_move(choose(dice, &choices)).unwrap();
    let after = game.position();
    let taken = effects
        .iter()
        .filter(|effect| matches!(effect, Effect::Captured { .. }))
        .count();
    assert_eq!(after.pieces().count() + taken, before.pieces().count());
    assert_eq!(over(&effects), after.outcome());
    if after.outcome().is_none() {
        tell_whose_turn(&effects, &before, after);
        count_the_men(after);
    }
    alliances_are_for_good(&effects, &before, after);
    text_and_set_up_keep_everything(after);
}

fn over(effects: &[Effect]) -> Option<Outcome> {
    effects.iter().find_map(|effect| match effect {
        Effect::Over { outcome } => Some(*outcome),
        _ => None,
    })
}

/// Whoever watches the effects alone knows whose turn it is, and in which phase.
fn tell_whose_turn(effects: &[Effect], before: &Position, after: &Position) {
    let (mut turn, mut phase) = (before.turn(), before.phase());
    let mut out_of_order = before.diplomacy().unwrap().turn == TurnKind::AnswerOutOfOrder;
    for effect in effects {
        match *effect {
            Effect::Turn {
                seat,
                out_of_order: answers,
            } => (turn, out_of_order) = (seat, answers),
            Effect::PhaseChanged { phase: next, .. } => phase = next,
            _ => {}
        }
    }
    assert_eq!((turn, phase), (after.turn(), after.phase()), "{effects:?}");
    let answers = after.diplomacy().unwrap().turn == TurnKind::AnswerOutOfOrder;
    assert_eq!(out_of_order, answers, "{effects:?}");
}

/// What is counted without being made equals what is listed (13).
fn count_the_men(position: &Position) {
    let of_men = |mv: &Move| matches!(mv, Move::Step { .. } | Move::Promotion { .. });
    let listed = position
        .legal_moves()
        .iter()
        .filter(|mv| of_men(mv))
        .count();
    if position.phase() != Phase::Rearrange {
        assert_eq!(perft(position, 1), listed as u64, "{position}");
    }
}

fn alliances_are_for_good(effects: &[Effect], before: &Position, after: &Position) {
    let told = effects
        .iter()
        .any(|effect| matches!(effect, Effect::Allied { .. }));
    match before.alliances() {
        Some(alliances) => assert!(!told && after.alliances() == Some(alliances)),
        None => assert_eq!(told, after.alliances().is_some()),
    }
}

fn text_and_set_up_keep_everything(position: &Position) {
    if position.outcome().is_some() {
        return;
    }
    let variant = position.variant();
    let again = Position::from_setup(variant.clone(), &position.to_setup());
    assert_eq!(again.as_ref(), Ok(position));
    let read = Position::from_fen4(variant.clone(), &position.to_fen4()).unwrap();
    assert_eq!(&read, position, "{}", position.to_fen4());
    assert_eq!(read.key(), position.key());
}

fn undo_and_redo(game: &mut Game) {
    let end = game.position().clone();
    while game.undo() {}
    assert_eq!(game.position(), game.start());
    assert_eq!(game.position().turn(), Seat::South);
    while game.redo() {}
    assert_eq!(game.position(), &end);
}

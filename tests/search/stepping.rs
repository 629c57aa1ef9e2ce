//! The contract of a search: the same answer however it is sliced, and never more positions than asked for.

use quadrille::search::{Best, Level, Search};
use quadrille::variant::ids;
use quadrille::{Position, Variant};

use super::clock::{PROMISED, timed};

fn start(id: &str) -> Position {
    Position::start(Variant::new(id, &"-".parse().unwrap()).unwrap())
}

fn search(position: &Position, level: Level, seed: u64, slices: &[u64]) -> Option<Best> {
    let mut search = Search::new(position, &[], level, seed);
    for &slice in slices {
        search.step(slice);
    }
    search.best()
}

#[test]
fn slices_change_nothing() {
    for id in ids() {
        let position = start(id);
        let whole = search(&position, Level::STRONGEST, 7, &[3_000]);
        let sliced = search(&position, Level::STRONGEST, 7, &[1, 2, 997, 1_500, 500]);
        assert_eq!(whole, sliced, "{id}");
    }
}

/// What the page's worker looks at before it sees that it was stopped. A telephone in a browser is ten times slower than this
/// machine at its best, and so is a machine that has other work.
#[test]
fn a_slice_ends_in_a_tenth_of_what_is_promised() {
    const SLICE: u64 = 1_000;
    for id in ids() {
        let position = start(id);
        for level in (1..=5).filter_map(Level::new) {
            let mut search = Search::new(&position, &[], level, 7);
            let quickest = (0..5).map(|_| timed(|| search.step(SLICE)).1).min();
            assert!(quickest < Some(PROMISED / 10), "{id}: {quickest:?}");
        }
    }
}

#[test]
fn the_seed_decides_what_a_weak_player_misjudges() {
    let position = start("quadrochess-four");
    let level = Level::WEAKEST;
    let answers: Vec<_> = (0..12)
        .map(|seed| search(&position, level, seed, &[10_000]))
        .collect();
    let again: Vec<_> = (0..12)
        .map(|seed| search(&position, level, seed, &[10_000]))
        .collect();
    assert_eq!(answers, again);
    assert!(answers.iter().any(|best| best != &answers[0]));
}

#[test]
fn a_finished_game_has_no_best_move() {
    let mut game = quadrille::Game::new(Variant::new("orthodox", &"-".parse().unwrap()).unwrap());
    for text in ["f2-f3", "e7-e5", "g2-g4", "d8-h4"] {
        game.play(text).unwrap();
    }
    let mut search = Search::new(game.position(), &[], Level::STRONGEST, 1);
    assert!(search.step(1_000));
    assert_eq!(search.best(), None);
}

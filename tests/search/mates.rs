//! Mates that must be found, in every chess game, and mates that are none.

use quadrille::variant::{Family, ids};
use quadrille::{Position, Seat};

use super::tables::{after, best, forced, table, variant, won_game};

fn chess_games() -> impl Iterator<Item = &'static str> {
    ids().filter(|id| variant(id).family == Family::Chess)
}

/// Positions near the end of won games, with the number of plies in which the seat to move can force the win: one of
/// `plies`, and no fewer.
fn wins_in(id: &str, plies: std::ops::RangeInclusive<u32>, count: usize) -> Vec<(Position, u32)> {
    let mut found = Vec::new();
    for seed in 1..40 {
        let Some(game) = won_game(id, seed) else {
            continue;
        };
        let ends = game.iter().rev().take(8).filter_map(|position| {
            let seat = position.turn();
            let soonest = (1..=*plies.end()).find(|&plies| forced(position, seat, plies))?;
            plies
                .contains(&soonest)
                .then(|| (position.clone(), soonest))
        });
        found.extend(ends.take(1));
        if found.len() >= count {
            return found;
        }
    }
    panic!("{id}: no {count} positions with a win in {plies:?} plies");
}

fn finds(position: &Position, plies: u32, nodes: u64) {
    let seat = position.turn();
    let best = best(position, nodes);
    let text = position.text(best.mv);
    assert!(
        forced(&after(position, best.mv), seat, plies - 1),
        "{}\n{position:#}\n{text} does not win in {plies}",
        position.variant().id
    );
    assert_eq!(best.mate_in(), Some(plies as i32), "{text}\n{position:#}");
}

#[test]
fn the_winning_move_is_played_in_every_chess_game() {
    for id in chess_games() {
        for (position, plies) in wins_in(id, 1..=1, 2) {
            finds(&position, plies, 2_000);
        }
    }
}

/// Two moves by partners count as two, so the win may be two plies away.
#[test]
fn wins_with_the_second_own_move_are_found_in_every_chess_game() {
    for id in chess_games() {
        for (position, plies) in wins_in(id, 2..=3, 2) {
            finds(&position, plies, 60_000);
        }
    }
}

/// West's rook takes the queen before North's turn comes.
#[test]
fn a_mate_that_a_third_player_undoes_is_not_played() {
    for (id, pieces, mate) in [
        (
            "quadrochess-four",
            "sKf1 sQe9 sBj8 nKg12 nRj12 wKa6 wRc11 eKl6",
            "e9-g11",
        ),
        (
            "political",
            "sKh1 sQe11 sBj10 nKg14 nRk14 wKa7 wRd13 eKn7",
            "e11-g13",
        ),
    ] {
        let position = table(id, Seat::South, pieces);
        let mate = position.find_move(mate).unwrap();
        assert_ne!(best(&position, 20_000).mv, mate, "{id}");
    }
}

/// The same pieces, but the rook's way is barred: now the queen's move wins an army.
#[test]
fn a_mate_that_nobody_can_undo_is_played() {
    let pieces = "sKf1 sQe9 sBj8 nKg12 nRj12 wKa6 wRc11 wPd11 eKl6";
    let position = table("quadrochess-four", Seat::South, pieces);
    let best = best(&position, 20_000);
    assert_eq!(position.text(best.mv), "e9-g11");
}

//! What the levels see.

use quadrille::search::{Level, Search};
use quadrille::{Kind, Seat};

use super::tables::{after, table};

/// How often, of twenty seeds, a level lets a pawn take its queen.
fn queens_lost(level: Level) -> usize {
    let pieces = "sKg1 sQd4 sPa2 sPb2 sPg2 nKg8 nPe5 nPf6 nPa7 nRa8 nRh8";
    let position = table("orthodox", Seat::South, pieces);
    let loses_queen = |seed: &u64| {
        let mut search = Search::new(&position, &[], level, *seed);
        search.step(20_000);
        let next = after(&position, search.best().unwrap().mv);
        let queen = next
            .pieces()
            .find(|(_, piece)| piece.kind == Kind::Queen)
            .unwrap()
            .0;
        next.legal_moves().iter().any(|mv| mv.to() == Some(queen))
    };
    (0..20).filter(loses_queen).count()
}

#[test]
fn the_weakest_leaves_attacked_pieces_standing_and_the_third_does_not() {
    assert!(queens_lost(Level::WEAKEST) >= 5);
    assert_eq!(queens_lost(Level::new(3).unwrap()), 0);
    assert_eq!(queens_lost(Level::STRONGEST), 0);
}

#[test]
fn levels_are_one_to_five() {
    assert_eq!(Level::new(0), None);
    assert_eq!(Level::new(6), None);
    assert_eq!(Level::new(5), Some(Level::STRONGEST));
}

/// All but the strongest decide by themselves after a bounded number of positions.
#[test]
fn weaker_levels_decide_by_themselves() {
    let position = table("orthodox", Seat::South, "sKg1 sQd4 sPa2 nKg8 nQe5 nPa7");
    for number in 1..5 {
        let mut search = Search::new(&position, &[], Level::new(number).unwrap(), 1);
        assert!(search.step(20_000), "level {number}");
    }
}

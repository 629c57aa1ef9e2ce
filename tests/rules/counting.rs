//! Counting legal moves (rule book, 13): what is counted without being made equals what is listed after it was made.

use quadrille::{Position, Seat, SeatState, perft};

use super::dice::Dice;
use super::table::{may, started, table};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

fn assert_counted(position: &Position) {
    let listed: usize = position
        .legal_moves()
        .into_iter()
        .map(|mv| {
            let mut after = position.clone();
            after.play(mv).unwrap();
            after.legal_moves().len()
        })
        .sum();
    assert_eq!(perft(position, 2), listed as u64, "{position}");
}

#[test]
fn after_a_mate_the_moves_of_the_seat_after_the_mated_one_count() {
    let pieces = "sKj1 sRb10 sRc9 wKa6 nKj12 eKl5";
    let game = table("quadrochess-four", pieces).after("c9-a9");
    assert_eq!(game.position().seat_state(Seat::West), SeatState::Removed);
    assert_counted(&table("quadrochess-four", pieces).position());
}

#[test]
fn after_a_capture_that_leaves_a_dead_position_no_moves_count() {
    let position = table("orthodox", "sKe1 nKe8 nRd2").position();
    assert_eq!(
        table("orthodox", "sKe1 nKe8 nRd2")
            .after("e1-d2")
            .legal_moves(),
        []
    );
    assert_counted(&position);
}

#[test]
fn seats_that_are_out_or_frozen_are_not_counted_in_their_place() {
    assert_counted(&table("quadrochess-four", "sKj1 sRb10 nKj12 eKl5").position());
    let pieces = "sKk1 sRg5 wKa5 wRb4 nKg14 eKn5";
    let frozen = table("american", pieces).seat_state(Seat::West, SeatState::Frozen);
    assert_counted(&frozen.position());
    let inert = table("political", pieces).seat_state(Seat::West, SeatState::Inert);
    assert_counted(&inert.position());
}

#[test]
fn the_replacements_after_a_kings_capture_count() {
    assert_counted(&table("gencon", "sKg1 sRg8 wKa3 nKg12 eKl3").position());
}

#[test]
fn whoever_is_mated_at_once_is_not_counted_as_next() {
    let pieces = "sKk1 sRb11 sRg9 wKa6 nKd14 eKn4";
    let position = table("online-ffa", pieces).position();
    let game = table("online-ffa", pieces).after("g9-a9");
    assert_eq!(game.position().seat_state(Seat::West), SeatState::Inert);
    assert_counted(&position);
}

#[test]
fn an_army_that_turns_grey_at_once_does_not_hinder_the_next_move() {
    let pieces = "sKk1 sRm9 sRg11 sPi5 wKa4 nKd14 eKn4 eRh5";
    let mated = table("online-ffa", pieces).after("g11-n11");
    assert_eq!(mated.position().seat_state(Seat::East), SeatState::Inert);
    assert!(may(&mated, "a4-a5"), "East's rook saw a5");
    assert_counted(&table("online-ffa", pieces).position());
}

#[test]
fn the_moves_after_the_capture_of_a_king_that_wins_do_not_count() {
    let pieces = "sKk1 sRn5 wKa4 nKd14 eKn11";
    assert_counted(&table("online-teams", pieces).position());
}

#[test]
fn the_starting_positions_have_the_books_counts() {
    let counts = [
        ("quadrochess-four", [20, 397, 7_800]),
        ("quadrochess-teams", [20, 397, 7_800]),
        ("quadrochess-three", [20, 393, 7_800]),
        ("quadrochess-two", [20, 400, 9_460]),
        ("quadrochess-teams-adjacent", [20, 390, 7_660]),
        ("chess-four", [20, 400, 7_720]),
        ("gencon", [20, 393, 7_720]),
        ("american", [20, 399, 7_960]),
        ("political", [20, 399, 7_960]),
        ("hughes", [20, 395, 7_800]),
        ("verney", [12, 144, 1_728]),
        ("orthodox", [20, 400, 8_902]),
        ("online-teams", [20, 395, 7_800]),
    ];
    for (id, expected) in counts {
        let game = started(id, "", "");
        let counted = [1, 2, 3].map(|depth| perft(game.position(), depth));
        assert_eq!(counted, expected, "{id}");
    }
}

#[test]
fn two_plies_of_every_start_are_counted_as_they_are_listed() {
    for id in quadrille::variant::ids() {
        let game = started(id, "", "");
        // Of Coalition only moves of pieces are counted (13).
        if id != "coalition" {
            assert_counted(game.position());
        }
    }
}

#[test]
fn where_mates_come_at_once_positions_throughout_a_game_count_as_they_are_listed() {
    for seed in 1..4 {
        let mut position = started("online-ffa", "-", "").position().clone();
        let mut dice = Dice::new(seed);
        for ply in 0..2000 {
            if position.outcome().is_some() || position.pieces().count() < 24 {
                break;
            }
            // Each tenth: counting them all takes longer than all other rule tests together.
            if ply % 10 == 0 {
                assert_counted(&position);
            }
            let moves = position.legal_moves();
            position.play(moves[dice.below(moves.len())]).unwrap();
        }
    }
}

#[test]
fn captures_of_a_walking_king_count() {
    let pieces = "sKk1 sRg5 sQj3 wKa5 wRb4 nKg14 eKn5";
    let walking = table("online-ffa", pieces).seat_state(Seat::North, SeatState::Walking);
    assert_counted(&walking.position());
}

//! The board, the fields, the array and the set-up phase.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::table::{E, N, S, W, any_begins, legal, may, piece, play, played, square, turn};
use quadrille::effect::{Effect, Phase};
use quadrille::{Kind, Seat, perft};

fn count(seat: Seat, kind: Kind) -> usize {
    played("")
        .position()
        .pieces()
        .filter(|(_, piece)| piece.owner == Some(seat) && piece.kind == kind)
        .count()
}

#[test]
fn every_power_has_the_pieces_of_the_list() {
    let counts = |kind| [S, N, E, W].map(|seat| count(seat, kind));
    assert_eq!(counts(Kind::King), [1, 1, 0, 0]);
    assert_eq!(counts(Kind::Plane), [0, 0, 0, 2]);
    assert_eq!(counts(Kind::Submarine), [0, 0, 2, 0]);
    assert_eq!(counts(Kind::Tank), [2, 1, 0, 0]);
    assert_eq!(counts(Kind::Artillery), [1, 2, 0, 0]);
    assert_eq!(counts(Kind::Engineer), [1, 1, 0, 0]);
    assert_eq!(counts(Kind::Motorcyclist), [1, 1, 0, 0]);
    assert_eq!(counts(Kind::MachineGun), [3, 4, 2, 2]);
    assert_eq!(counts(Kind::Guard), [3, 2, 2, 2]);
}

#[test]
fn fields_have_sixteen_fourteen_and_twice_eight_squares() {
    let game = played("");
    let variant = game.variant();
    let squares = game.position().squares();
    let size = |seat| {
        squares
            .iter()
            .filter(|&square| variant.field_of(square) == Some(seat))
            .count()
    };
    assert_eq!([S, N, W, E].map(size), [16, 14, 8, 8]);
    for nobodys in ["a1", "k1", "a10", "k10", "b9", "i9", "a3", "a8", "c4", "e5"] {
        assert_eq!(variant.field_of(square(nobodys)), None, "{nobodys}");
    }
    assert_eq!(variant.field_of(square("k4")), Some(E));
}

#[test]
fn positions_of_pieces_are_counted_with_the_array_standing() {
    let start = played("");
    for (depth, count) in [1, 11, 330, 9_878, 465_747].into_iter().enumerate() {
        assert_eq!(perft(start.position(), depth as u32), count);
    }
    assert_eq!(perft(played("done").position(), 3), 9_878);
}

#[test]
fn the_letter_j_is_skipped() {
    assert_eq!(piece(&played(""), "k5"), Some((E, Kind::Submarine)));
    assert!(played("").play("h1-j1").is_err());
}

#[test]
fn yellow_may_place_his_pieces_anywhere_in_his_field() {
    let game = played("place:c1-b1 place:e1-i2 place:c2-d2");
    assert_eq!(piece(&game, "b1"), Some((S, Kind::Tank)));
    assert_eq!(piece(&game, "c1"), None);
    assert_eq!(piece(&game, "i2"), Some((S, Kind::King)));
    // Exchanged, because the square was occupied.
    assert_eq!(piece(&game, "d2"), Some((S, Kind::MachineGun)));
    assert_eq!(piece(&game, "c2"), Some((S, Kind::Guard)));
    assert_eq!(turn(&game), S);
    for outside in ["place:c1-c3", "place:b1-a1", "place:c9-c10"] {
        assert!(!may(&game, outside), "{outside}");
    }
}

#[test]
fn done_ends_the_set_up_and_yellow_moves() {
    let mut game = played("place:c1-b1");
    let effects = play(&mut game, "done");
    assert!(effects.contains(&Effect::PhaseChanged {
        seat: S,
        phase: Phase::Play
    }));
    assert_eq!(turn(&game), S);
    assert!(!any_begins(&game, "place:") && !may(&game, "done"));
}

#[test]
fn a_plain_move_ends_the_set_up_by_itself() {
    let game = played("place:h1-i1 h2-h4");
    assert_eq!(game.position().phase(), Phase::Play);
    assert_eq!(turn(&game), N);
}

#[test]
fn only_yellow_sets_up() {
    let game = played("done h2-h4");
    assert_eq!(game.position().phase(), Phase::Play);
    assert!(legal(&game).contains(&"c9-c7".to_owned()));
}

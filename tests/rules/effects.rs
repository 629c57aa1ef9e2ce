//! What a move tells of itself: everything that is shown and spoken comes from it.

use quadrille::{Effect, Kind, Seat};

use super::table::{play, table};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// What happened to the pieces, without whose turn it is.
fn told(game: &str, pieces: &str, mv: &str) -> Vec<Effect> {
    let mut game = table(game, pieces).to_move(Seat::South).game();
    let mut effects = play(&mut game, mv);
    assert!(matches!(effects.pop(), Some(Effect::Turn { .. })));
    effects
}

fn moved(kind: Kind, from: &str, to: &str) -> Effect {
    Effect::Moved {
        seat: Seat::South,
        kind,
        from: from.parse().unwrap(),
        to: to.parse().unwrap(),
    }
}

fn captured(seat: Option<Seat>, kind: Kind, square: &str) -> Effect {
    Effect::Captured {
        seat,
        kind,
        square: square.parse().unwrap(),
        by: Seat::South,
    }
}

const KINGS: &str = "sKk1 wKa4 nKd14 eKn11";

#[test]
fn a_step_tells_who_went_where_and_no_more() {
    let effects = told("american", &format!("{KINGS} sPd2"), "d2-d4");
    assert_eq!(effects, [moved(Kind::Pawn, "d2", "d4")]);
}

#[test]
fn a_capture_tells_of_the_captured_man_first() {
    let effects = told("american", &format!("{KINGS} sRf5 eNf9"), "f5-f9");
    assert_eq!(
        effects,
        [
            captured(Some(Seat::East), Kind::Knight, "f9"),
            moved(Kind::Rook, "f5", "f9")
        ]
    );
}

#[test]
fn a_grey_man_is_captured_from_nobody() {
    let effects = told("online-ffa", &format!("{KINGS} sRf5 dNf9"), "f5-f9");
    assert_eq!(
        effects,
        [
            captured(None, Kind::Knight, "f9"),
            moved(Kind::Rook, "f5", "f9")
        ]
    );
}

#[test]
fn a_promotion_tells_of_the_pawn_and_of_what_it_became() {
    let effects = told("american", &format!("{KINGS} sPa7"), "a7-a8=N");
    let promoted = Effect::Promoted {
        seat: Seat::South,
        square: "a8".parse().unwrap(),
        kind: Kind::Knight,
    };
    assert_eq!(effects, [moved(Kind::Pawn, "a7", "a8"), promoted]);
}

#[test]
fn r8_1_a_pawn_that_turns_round_tells_so_after_its_step() {
    let effects = told("american", &format!("{KINGS} sPg13"), "g13-g14");
    let turned = Effect::Turned {
        seat: Seat::South,
        square: "g14".parse().unwrap(),
    };
    assert_eq!(effects, [moved(Kind::Pawn, "g13", "g14"), turned]);
}

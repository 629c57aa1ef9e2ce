//! What a player is told who tries what he may not.

use quadrille::{Game, Seat, SeatState};

use super::table::{started, table};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

fn refusal(game: &Game, text: &str) -> (&'static str, String) {
    let error = game.position().find_move(text).unwrap_err();
    (error.code(), error.to_string())
}

fn code(game: &Game, text: &str) -> &'static str {
    refusal(game, text).0
}

#[test]
fn after_the_end_the_outcome_is_named() {
    let game = started("orthodox", "", "resign:S");
    assert_eq!(
        refusal(&game, "e2-e4"),
        (
            "game-over",
            "the game is over: win N (resignation)".to_owned()
        )
    );
}

#[test]
fn squares_that_the_board_does_not_have_are_named() {
    let game = started("quadrochess-four", "", "");
    assert_eq!(
        refusal(&game, "c2-b2"),
        (
            "unknown-square",
            "there is no square b2 on this board".to_owned()
        )
    );
    assert_eq!(code(&game, "c2-o2"), "unknown-square");
}

#[test]
fn only_ones_own_pieces_are_moved() {
    let game = started("quadrochess-four", "", "d2-d3");
    assert_eq!(
        refusal(&game, "c2-c3"),
        (
            "not-yours",
            "the piece on c2 is South's, and it is West's turn".to_owned()
        )
    );
    assert_eq!(code(&game, "f6-f7"), "nobody-there");
    let grey = table("online-ffa", "sKk1 sPf2 wKa4 nKd14 eKn11 dRf5").game();
    assert_eq!(code(&grey, "f5-f6"), "nobody-there");
}

#[test]
fn a_man_that_does_not_go_like_that_is_named_with_its_kind() {
    let game = started("quadrochess-four", "", "");
    assert_eq!(
        refusal(&game, "d1-d3"),
        ("not-its-way", "the knight on d1 cannot go to d3".to_owned())
    );
}

#[test]
fn a_missing_promotion_names_the_choices_of_this_move_only() {
    let game = table("quadrochess-two", "sKc1 nKj12 sPd11 nNe12 sPg11").game();
    let (code, text) = refusal(&game, "d11-e12");
    assert_eq!(code, "promotion-missing");
    assert_eq!(
        text,
        "a pawn on e12 promotes: write d11-e12=B or d11-e12=N or d11-e12=Q or d11-e12=R"
    );
}

#[test]
fn own_pieces_and_partners_are_in_the_way() {
    let game = started("quadrochess-teams", "", "");
    assert_eq!(code(&game, "c1-c2"), "own-side");
    let game = table("quadrochess-teams", "sKc1 sRd2 nKj12 nPd6 wKa3 eKl3").game();
    assert_eq!(
        refusal(&game, "d2-d6"),
        (
            "own-side",
            "d6 is occupied by a piece of North, who is on the same side".to_owned()
        )
    );
}

#[test]
fn r1_6_kings_in_play_are_not_captured() {
    let game = table("quadrochess-four", "sKc1 sRg2 nKg12 wKa3 eKl10").game();
    assert_eq!(
        refusal(&game, "g2-g12"),
        (
            "protected",
            "the piece of North on g12 cannot be captured: kings are not captured in this game"
                .to_owned()
        )
    );
    assert_eq!(code(&game, "g2-f12"), "not-its-way");
}

#[test]
fn r1_6_where_kings_are_captured_or_out_nothing_protects_them() {
    let teams = table("online-teams", "sKk1 sRg2 wKa4 nKd14 eKn11").game();
    assert_eq!(code(&teams, "g2-n11"), "not-its-way");
    let out =
        table("political", "sKk1 sRg2 wKa4 nKd14 eKn11").seat_state(Seat::East, SeatState::Inert);
    assert_eq!(code(&out.game(), "g2-n11"), "not-its-way");
}

#[test]
fn frozen_pieces_are_protected() {
    let frozen = table("american", "sKk1 sRg2 wKa4 wNg7 nKd14 eKn11")
        .seat_state(Seat::West, SeatState::Frozen)
        .game();
    let (code, text) = refusal(&frozen, "g2-g7");
    assert_eq!(code, "protected");
    assert!(text.ends_with("its army is frozen"), "{text}");
}

#[test]
fn a_move_that_leaves_the_own_king_in_check_names_who_gives_it() {
    let game = table("quadrochess-four", "sKg1 sRg3 wKa3 nKd12 nRg9 eKl10").game();
    assert_eq!(
        refusal(&game, "g3-f3"),
        (
            "leaves-check",
            "g3-f3 would leave the own king in check from N".to_owned()
        )
    );
}

#[test]
fn a_king_does_not_step_into_check() {
    let game = table("quadrochess-four", "sKg1 wKa3 nKd12 nRh9 eKl10 eRj2").game();
    let (code, text) = refusal(&game, "g1-h2");
    assert_eq!(code, "leaves-check");
    assert!(text.ends_with("from N+E"), "{text}");
}

#[test]
fn check_is_no_reason_for_a_move_that_is_none() {
    let game = table("quadrochess-four", "sKg1 sRg3 wKa3 nKd12 nRg9 eKl10").game();
    assert_eq!(code(&game, "g3-f4"), "not-its-way");
    let king = table("quadrochess-four", "sKc2 wKa3 nKd12 nRe9 eKl10 eRk3").game();
    assert_eq!(code(&king, "c2-e2"), "not-its-way", "two steps");
    assert_eq!(code(&king, "c2-b3"), "not-its-way", "past a cut corner");
    assert_eq!(code(&king, "c2-c3"), "leaves-check");
}

#[test]
fn while_pieces_are_put_back_other_moves_wait() {
    let game = table("gencon", "sKg1 sRg8 wKa3 nKg12 eKl3").after("g8-g12");
    let (code, text) = refusal(&game, "g1-g2");
    assert_eq!(code, "wrong-phase");
    assert_eq!(
        text,
        "now is the time for another kind of move: for example @Be1, @Bh1, @Nd1"
    );
    let started = started("gencon", "", "");
    assert_eq!(
        refusal(&started, "done"),
        ("not-legal", "“done” is not legal here".to_owned())
    );
}

//! Rules that a table may choose beside the book's own: what stalemate does, and what becomes of a mated player's pieces.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::table::{play, table_with};
use quadrille::{Effect, Game, Outcome, Reason, Seat, SeatState};

/// South mates West with the queen; North and East stand by.
const CROSS_MATE: &str = "sKg1 sQf8 sRb10 wKa3 wNh10 nKg12 eKl7";
const LARGE_MATE: &str = "sKh1 sQf9 sRb11 wKa4 wNh10 nKg14 eKn8";
/// South stalemates West with the queen.
const CROSS_STALEMATE: &str = "sKg1 sQd5 wKa3 nKg12 nPf11 eKl7 ePk6";

fn played(game: &str, options: &str, pieces: &str, text: &str) -> (Game, Vec<Effect>) {
    let mut game = table_with(game, options, pieces).game();
    let effects = play(&mut game, text);
    (game, effects)
}

fn state(game: &Game, seat: Seat) -> SeatState {
    game.position().seat_state(seat)
}

fn pieces_of(game: &Game, seat: Seat) -> usize {
    game.position()
        .pieces()
        .filter(|(_, piece)| piece.owner == Some(seat))
        .count()
}

#[test]
fn without_the_switch_stalemate_draws_in_quadrochess() {
    let (game, _) = played("quadrochess-four", "", CROSS_STALEMATE, "d5-c4");
    assert_eq!(game.status(), Some(Outcome::Draw(Reason::Stalemate)));
}

#[test]
fn stalemate_pass_lets_a_stalemated_player_pass() {
    let (game, _) = played(
        "quadrochess-four",
        "stalemate=pass",
        CROSS_STALEMATE,
        "d5-c4",
    );
    assert_eq!(game.status(), None);
    assert_eq!(game.position().turn(), Seat::North);
    assert_eq!(state(&game, Seat::West), SeatState::Active);
}

#[test]
fn stalemate_draw_ends_a_game_in_which_the_book_lets_pass() {
    let pieces = "sKh1 sQe7 wKa4 nKg14 nPf13 eKn8 ePm6";
    let (passed, _) = played("hughes", "", pieces, "e7-c5");
    assert_eq!(passed.status(), None);
    let (drawn, _) = played("hughes", "stalemate=draw", pieces, "e7-c5");
    assert_eq!(drawn.status(), Some(Outcome::Draw(Reason::Stalemate)));
}

#[test]
fn after_mate_inert_leaves_the_pieces_of_quadrochess_standing() {
    let (game, _) = played("quadrochess-four", "after-mate=inert", CROSS_MATE, "f8-b4");
    assert_eq!(state(&game, Seat::West), SeatState::Inert);
    assert_eq!(pieces_of(&game, Seat::West), 2);
}

#[test]
fn after_mate_removed_takes_the_pieces_of_political_chess_off() {
    let (game, _) = played("political", "after-mate=removed", LARGE_MATE, "f9-b5");
    assert_eq!(state(&game, Seat::West), SeatState::Removed);
    assert_eq!(pieces_of(&game, Seat::West), 0);
}

#[test]
fn after_mate_frozen_goes_on_where_the_first_mate_would_decide() {
    let (decided, _) = played("quadrochess-teams", "", CROSS_MATE, "f8-b4");
    assert!(decided.status().is_some());
    let (game, effects) = played(
        "quadrochess-teams",
        "after-mate=frozen",
        CROSS_MATE,
        "f8-b4",
    );
    assert!(effects.contains(&Effect::Frozen { seat: Seat::West }));
    assert_eq!(game.status(), None);
    assert_eq!(pieces_of(&game, Seat::West), 2);
}

#[test]
fn a_team_whose_players_are_both_removed_has_lost() {
    let pieces = "sKg1 sQf8 sRb10 wKa3 nKg12 nQg9 nRk3 eKl10 eRc8";
    let (mut game, _) = played("quadrochess-teams", "after-mate=removed", pieces, "f8-b4");
    assert_eq!(state(&game, Seat::West), SeatState::Removed);
    play(&mut game, "g9-k9");
    let won = |outcome| matches!(outcome, Outcome::Win { reason: Reason::LastStanding, party } if party.contains(Seat::South));
    assert!(game.status().is_some_and(won), "{:?}", game.status());
}

#[test]
fn after_mate_replaces_play_on() {
    let (game, effects) = played(
        "quadrochess-teams",
        "play-on,after-mate=inert",
        CROSS_MATE,
        "f8-b4",
    );
    assert!(
        !effects
            .iter()
            .any(|effect| matches!(effect, Effect::KingOff { .. }))
    );
    assert_eq!(state(&game, Seat::West), SeatState::Inert);
}

#[test]
fn nobody_freezes_without_a_partner() {
    for id in ["quadrochess-four", "quadrochess-doubles3", "political"] {
        let refused =
            quadrille::Variant::new(id, &"after-mate=frozen".parse().unwrap()).unwrap_err();
        assert!(
            refused.to_string().contains("it takes removed or inert"),
            "{refused}"
        );
    }
}

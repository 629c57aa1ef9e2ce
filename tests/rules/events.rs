//! What happens at the table besides moves: how it is written, and when it is refused (rule book, 3 and 10).

use quadrille::effect::Phase;
use quadrille::game::TableEvent;
use quadrille::{Effect, Game, Seat};

use super::table::{may, play, started, table};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

fn refusal(game: &mut Game, event: &str) -> &'static str {
    let event: TableEvent = event.parse().unwrap();
    game.apply_event(&event).unwrap_err().code()
}

#[test]
fn every_event_reads_as_it_is_written() {
    let events =
        "resign:W, flag:N, draw, claim, pact:S-E, pact:W-N take the queen, unpact:S-W, pass-sand";
    for text in events.split(", ") {
        let event: TableEvent = text.parse().unwrap();
        assert_eq!(event.to_string(), text);
    }
}

#[test]
fn what_names_no_event_or_no_player_is_none() {
    let texts = ", win, resign, resign:X, resign:South, leave:W, pact:S, pact:S-S, pact:S-X, unpact:S-W now";
    for text in texts.split(", ") {
        assert!(text.parse::<TableEvent>().is_err(), "{text}");
    }
}

#[test]
fn a_finished_game_takes_no_event() {
    let mut game = started("quadrochess-two", "", "resign:S");
    assert_eq!(refusal(&mut game, "draw"), "game-over");
}

#[test]
fn who_is_out_neither_resigns_nor_makes_a_pact() {
    let mut game = started("political", "", "resign:W");
    for event in ["resign:W", "flag:W", "pact:S-W", "pact:W-N"] {
        assert_eq!(refusal(&mut game, event), "not-in-play", "{event}");
    }
}

#[test]
fn only_a_pact_that_stands_is_dissolved() {
    let mut game = started("political", "", "pact:S-W pact:W-N");
    assert_eq!(refusal(&mut game, "unpact:S-N"), "no-such-pact");
    play(&mut game, "unpact:W-N");
    let left: Vec<String> = (game.pacts().iter())
        .map(|pact| pact.seats.to_string())
        .collect();
    assert_eq!(left, ["S+W"]);
}

#[test]
fn a_pact_announced_again_has_a_new_aim() {
    let mut game = started("political", "", "pact:S-W");
    let again = TableEvent::Pact(quadrille::game::Pact {
        aim: "peace".to_owned(),
        ..game.pacts()[0].clone()
    });
    game.apply_event(&again).unwrap();
    assert_eq!(game.pacts().len(), 1);
    assert_eq!(game.pacts()[0].aim, "peace");
}

/// The players who are warned by the last of these events.
fn warned(events: &str) -> Vec<Seat> {
    let mut game = started("political", "", "");
    let effects = play(&mut game, events);
    effects
        .into_iter()
        .filter_map(|effect| match effect {
            Effect::ThreeAgainstOne { seat } => Some(seat),
            _ => None,
        })
        .collect()
}

#[test]
fn only_the_pact_that_leaves_one_player_alone_warns_and_only_him() {
    assert_eq!(warned("pact:S-W"), []);
    assert_eq!(warned("pact:S-W pact:W-N"), []);
    assert_eq!(warned("pact:S-W pact:W-N pact:S-N"), [Seat::East]);
    assert_eq!(warned("pact:S-W pact:W-N pact:S-N pact:S-E"), []);
}

#[test]
fn three_players_who_are_left_warn_nobody() {
    assert_eq!(warned("resign:E pact:S-W pact:W-N pact:S-N"), []);
}

/// South has taken North's king and may put pieces back.
fn replacing(then: &str) -> Game {
    table("gencon", "sKg1 sRg8 wKa3 nKg12 eKl3").after(&format!("g8-g12 {then}"))
}

#[test]
fn who_leaves_while_replacing_has_put_back_what_he_wanted() {
    let game = replacing("resign:S");
    assert_eq!(game.position().phase(), Phase::Play);
    assert_eq!(game.position().turn(), Seat::West);
}

#[test]
fn who_leaves_while_another_replaces_does_not_end_it() {
    let game = replacing("resign:E");
    assert_eq!(game.position().phase(), Phase::Replace);
    assert!(may(&game, "@Rj1"));
}

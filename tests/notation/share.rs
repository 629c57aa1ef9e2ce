//! Share links.

use proptest::prelude::*;
use quadrille::game::{Event, Record};
use quadrille::notation::share::ShareError;
use quadrille::{Game, Position};

use super::support::{few, play_at_random, records, variant, variants};

fn main_line(record: &Record) -> Vec<Event> {
    let line = record.main_line();
    line.into_iter()
        .map(|id| record.node(id).event.clone())
        .collect()
}

fn assert_survives(game: &Game) -> String {
    let text = game.to_share();
    let again =
        Game::from_share(&text).unwrap_or_else(|error| panic!("{error}: {}", game.to_pgn4()));
    assert!(again.variant() == game.variant(), "{}", game.to_pgn4());
    assert!(again.start() == game.start(), "{}", game.to_pgn4());
    assert_eq!(main_line(again.record()), main_line(game.record()));
    assert!(
        text.bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
    );
    text
}

proptest! {
    #![proptest_config(few(3))]

    #[test]
    fn games_of_every_kind_come_back_the_same(seed: u64) {
        for variant in variants() {
            let mut game = play_at_random(variant, seed, 150, |_| ());
            game.record_mut().set_tag("North", "Zoë 🙂");
            assert_survives(&game);
        }
    }

    #[test]
    fn games_from_any_position_come_back_the_same(seed: u64) {
        for variant in variants() {
            let game = play_at_random(variant, seed, 60, |_| ());
            if game.status().is_none() {
                assert_survives(&Game::from_position(game.position().clone()));
            }
        }
    }

    #[test]
    fn every_changed_or_missing_letter_is_noticed(seed: u64, place in 0usize..1000, letter in "[A-Za-z0-9_-]") {
        for variant in variants() {
            let text = play_at_random(variant, seed, 30, |_| ()).to_share();
            let place = place % text.len();
            assert!(matches!(Game::from_share(&text[..place]), Err(ShareError::Damaged | ShareError::Empty)));
            let changed = format!("{}{letter}{}", &text[..place], &text[place + 1..]);
            // The last letter has bits that stand for nothing.
            if changed != text && place + 1 < text.len() {
                assert_eq!(Game::from_share(&changed).err(), Some(ShareError::Damaged));
            }
        }
    }

    #[test]
    fn no_text_at_all_panics(text: String) {
        let _ = Game::from_share(&text);
    }
}

#[test]
fn eighty_rounds_of_four_players_stay_under_six_hundred_characters() {
    for id in ["online-ffa", "quadrochess-four", "hughes", "political"] {
        let mut most = 0;
        for seed in 0..6 {
            let mut game = play_at_random(variant(id, "-"), seed, 320, |_| ());
            for seat in quadrille::Seat::ALL {
                game.record_mut().set_tag(seat.name(), "A player");
            }
            most = most.max(assert_survives(&game).len());
        }
        assert!(most < 600, "{id}: {most}");
    }
    let (_, text) = records().swap_remove(0);
    let recorded = Game::from_pgn4(&text).unwrap();
    let length = assert_survives(&recorded).len();
    assert!(length < 600, "{length} for {} plies", recorded.ply());
}

#[test]
fn names_and_options_come_along_but_comments_do_not() {
    let mut game = Game::new(variant("quadrochess-four", "armies=WBYR,spoken-check"));
    game.record_mut().set_tag("West", "Ann");
    game.play("d2-d4+").unwrap();
    let first = game.line()[0];
    game.record_mut()
        .node_mut(first)
        .comments
        .push("good".to_owned());
    let again = Game::from_share(&game.to_share()).unwrap();
    assert_eq!(again.record().tag("West"), Some("Ann"));
    assert!(matches!(
        again.record().node(again.line()[0]).event,
        Event::Move { called: true, .. }
    ));
    assert!(again.record().node(again.line()[0]).comments.is_empty());
}

#[test]
fn what_is_no_link_says_so() {
    let error = |text: &str| Game::from_share(text).err();
    assert_eq!(error(""), Some(ShareError::Empty));
    assert_eq!(error("a b"), Some(ShareError::BadCharacter(' ')));
    assert_eq!(error("abcd"), Some(ShareError::Damaged));
}

#[test]
fn a_start_from_elsewhere_castles_as_it_did() {
    let position = Position::from_fen(
        variant("orthodox", "-"),
        "1r2k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1",
    )
    .unwrap();
    let mut game = Game::from_position(position);
    game.play("e1-b1").unwrap();
    assert_survives(&game);
}

/// Found by fuzzing: sixteen thousand plies, forged in thirty bytes, took minutes to be packed again.
#[test]
fn the_longest_forged_game_is_packed_as_fast_as_it_is_read() {
    let started = std::time::Instant::now();
    let game = Game::from_share("AQsAAAAAAAD3ewkACFYAAAAA_yYAAE0A____________ca3u6g").unwrap();
    let reading = started.elapsed();
    assert_eq!(game.line().len(), 15_863);
    let started = std::time::Instant::now();
    let text = game.to_share();
    let packing = started.elapsed();
    assert!(packing < 5 * reading, "{packing:?} against {reading:?}");
    assert_eq!(Game::from_share(&text).unwrap().line().len(), 15_863);
}

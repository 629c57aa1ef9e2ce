//! PGN of orthodox chess.

use proptest::prelude::*;
use quadrille::game::{Event, TableEvent};
use quadrille::notation::fen::FenError;
use quadrille::notation::{self, RecordError};
use quadrille::{Game, Outcome, Reason, Seat};

use super::support::{annotate_at_random, few, play_at_random, shape, variant};

fn read(text: &str) -> Game {
    Game::from_pgn(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn assert_survives(game: &Game) -> String {
    let text = game.to_pgn().unwrap();
    let again = read(&text);
    assert!(again.variant() == game.variant(), "{text}");
    assert!(again.start() == game.start(), "{text}");
    let shapes = [game, &again].map(|game| shape(game.record(), None));
    assert_eq!(shapes[0], shapes[1], "{text}");
    assert_eq!(again.record().preface(), game.record().preface());
    assert_eq!(again.to_pgn().unwrap(), text);
    text
}

proptest! {
    #![proptest_config(few(30))]

    #[test]
    fn games_with_variations_and_notes_read_back_the_same(seed: u64, number in 0u16..960) {
        for options in ["-".to_owned(), format!("960={number}")] {
            let mut game = play_at_random(variant("orthodox", &options), seed, 120, |_| ());
            annotate_at_random(&mut game, seed);
            assert_survives(&game);
        }
    }

    #[test]
    fn games_from_any_position_read_back_the_same(seed: u64, number in 0u16..960) {
        let game = play_at_random(variant("orthodox", &format!("960={number}")), seed, 60, |_| ());
        let setup = game.position().to_setup();
        if game.status().is_none() && !setup.passed_in_check {
            let mut game = Game::from_position(game.position().clone());
            for _ in 0..5 {
                let Some(&mv) = game.legal_moves().last() else { break };
                game.apply_move(mv).unwrap();
            }
            assert_survives(&game);
        }
    }

    #[test]
    fn damaged_texts_are_errors_or_other_games_never_panics(seed: u64, place in 0usize..2000, byte: u8) {
        let mut game = play_at_random(variant("orthodox", "-"), seed, 40, |_| ());
        annotate_at_random(&mut game, seed);
        let mut bytes = game.to_pgn().unwrap().into_bytes();
        let place = place % bytes.len();
        let _ = notation::read_game(&String::from_utf8_lossy(&bytes[..place]));
        bytes[place] = byte;
        let _ = notation::read_game(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn no_text_at_all_panics(text: String) {
        let _ = Game::from_pgn(&text);
        let _ = notation::read_game(&text);
    }
}

#[test]
fn the_ways_in_which_people_write_a_move_mean_the_same() {
    let end = |moves: &str| read(moves).position().to_fen().unwrap();
    let plain = end("1. e4 d5 2. exd5 Nf6 3. Nf3 Nxd5 4. Bc4 e6 5. O-O Be7");
    assert_eq!(
        plain,
        end("e2e4 d7-d5 e4xd5 Ng8-f6 Ng1f3 Nf6:d5 Bc4 e6 0-0 Be7")
    );
    assert_eq!(
        plain,
        end("1.e4 d5 2.ed5 Nf6 3.Nf3 N:d5 4.Bc4 e6 5.O-O+ Be7!?")
    );
    assert_eq!(
        plain,
        end(
            "; a remark\n% a line for programs\n1. Pe4 {ok} d5 2. e4xd5 Ngf6 3. Ngf3 Nfxd5 4. Bfc4 e7e6 5. e1g1 Bfe7"
        )
    );
}

#[test]
fn promotions_are_written_and_read() {
    let start = "[FEN \"3n3k/4P3/8/8/8/8/8/K7 w - - 0 40\"]\n\n";
    for word in ["exd8=N", "exd8N", "e7d8n", "e7xd8=N"] {
        let game = read(&format!("{start}40. {word}"));
        assert!(game.to_pgn().unwrap().contains("40. exd8=N"), "{word}");
    }
    let error = Game::from_pgn(&format!("{start}40. exd8")).unwrap_err();
    assert_eq!(
        error.to_string(),
        "round 40, South, “exd8” (ply 1): a pawn on d8 promotes: write e7-d8=B or e7-d8=N or e7-d8=Q or e7-d8=R"
    );
}

#[test]
fn men_are_told_apart_by_file_rank_or_both() {
    let written = |fen: &str, mv: &str| {
        let mut game = Game::from_position(
            quadrille::Position::from_fen(variant("orthodox", "-"), fen).unwrap(),
        );
        game.play(mv).unwrap();
        let text = game.to_pgn().unwrap();
        text.lines().last().unwrap().to_owned()
    };
    assert_eq!(
        written("7k/8/8/8/8/8/8/KN3N2 w - - 0 1", "b1-d2"),
        "1. Nbd2 *"
    );
    assert_eq!(
        written("7k/8/8/N7/8/N7/8/K7 w - - 0 1", "a5-c4"),
        "1. N5c4 *"
    );
    assert_eq!(
        written("1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4-e1"),
        "1. Qh4e1 *"
    );
    assert_eq!(
        written("k7/8/8/8/8/8/r4PPP/7K b - - 0 1", "a2-a1"),
        "1... Ra1# 0-1"
    );
}

#[test]
fn results_say_what_the_moves_do_not() {
    let status = |text: &str| read(text).status();
    let lost = |seat: Seat, reason| {
        Some(Outcome::Win {
            party: [seat.opposite()].into_iter().collect(),
            reason,
        })
    };
    assert_eq!(
        status("1. e4 e5 1-0"),
        lost(Seat::North, Reason::Resignation)
    );
    assert_eq!(
        status("[Result \"0-1\"]\n\n1. e4 e5"),
        lost(Seat::South, Reason::Resignation)
    );
    assert_eq!(
        status("[Termination \"Time forfeit\"]\n\n1. e4 e5 1-0"),
        lost(Seat::North, Reason::Flag)
    );
    assert_eq!(
        status("1. e4 e5 1/2-1/2"),
        Some(Outcome::Draw(Reason::Agreement))
    );
    assert_eq!(status("1. e4 e5 *"), None);
    for text in [
        "1. e4 e5 1-0",
        "[Termination \"time forfeit\"]\n\n1. e4 0-1",
        "1. e4 1/2-1/2",
    ] {
        assert!(!assert_survives(&read(text)).contains("%event"), "{text}");
    }
}

#[test]
fn table_events_without_a_result_stand_in_comments() {
    let mut game = read("1. e4 e5");
    game.apply_event(&TableEvent::PassSand).unwrap();
    game.play("g8-f6").unwrap();
    let text = assert_survives(&game);
    assert!(text.contains("{[%event pass-sand]}"), "{text}");
    let third = game.record().node(game.line()[2]);
    assert_eq!(third.event, Event::Table(TableEvent::PassSand));
}

#[test]
fn tags_come_in_the_usual_order_and_survive() {
    let text = "[White \"Ann\"]\n[ECO \"C20\"]\n[Event \"Club\"]\n\n1. e4 *";
    let written = assert_survives(&read(text));
    assert!(written.starts_with(
        "[Event \"Club\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"Ann\"]\n[Black \"?\"]\n[Result \"*\"]\n[ECO \"C20\"]\n"
    ));
}

#[test]
fn long_games_are_broken_into_lines() {
    let game = play_at_random(variant("orthodox", "-"), 3, 200, |_| ());
    let text = game.to_pgn().unwrap();
    assert!(
        text.lines().count() > 10 && text.lines().all(|line| line.chars().count() <= 81),
        "{text}"
    );
}

#[test]
fn a_start_with_a_move_number_goes_on_from_there() {
    let text = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 17\"]\n\n17... Kd7 18. e4 (18. e3 Kd6) 18... Kd6 *";
    let written = assert_survives(&read(text));
    assert!(
        written.contains("17... Kd7 18. e4 (18. e3 Kd6) 18... Kd6 *"),
        "{written}"
    );
}

#[test]
fn the_form_of_a_game_is_told_by_its_tags_and_moves() {
    let id = |text: &str| notation::read_game(text).unwrap().variant().id.clone();
    assert_eq!(id("1. e4 e5"), "orthodox");
    assert_eq!(id("[Variant \"Chess960\"]\n\n1. e4 e5"), "orthodox");
    assert_eq!(id("1. h2-h3 .. b7-c7"), "online-ffa");
    assert_eq!(id("[Variant \"hughes\"]\n\n1. d2-d4"), "hughes");
    let error = notation::read_game("[Variant \"Crazyhouse\"]\n\n1. e4").unwrap_err();
    assert!(matches!(error, RecordError::NotPlayed(_)), "{error}");
}

#[test]
fn a_start_that_fen_cannot_describe_is_refused_and_an_odd_result_is_none() {
    let fen4 =
        "R-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-{'passedInCheck':true}-7,yK/8/8/8/8/8/8/rK,6,rR";
    let start = quadrille::Position::from_fen4(variant("orthodox", "-"), fen4).unwrap();
    assert_eq!(Game::from_position(start).to_pgn(), Err(FenError::Inexact));
    let mut odd = read("1. e4");
    odd.record_mut().set_tag("Result", "to be continued");
    assert!(odd.to_pgn().unwrap().ends_with("1. e4 *\n"));
}

#[test]
fn the_last_of_several_clocks_counts() {
    let game = read("1. e4 {[%clk 0:10:00] [%clk 0:09:58] fine}");
    let node = game.record().node(game.line()[0]);
    assert_eq!(
        (node.clock_ms, &node.comments[..]),
        (Some(598_000), &["fine".to_owned()][..])
    );
}

#[test]
fn an_orthodox_record_that_begins_from_a_fen4_keeps_its_start_before_the_first_move() {
    let text = "[Variant \"orthodox\"]\n[StartFen4 \"R-0,1,0,1-0,0,0,0-0,0,0,0-0,0,0,0-0-{'variant':'orthodox'}-4,yK,3/8/8/8/8/8/8/3,rQ,rK,3\"]\n";
    let game = notation::read_game(text).unwrap();
    assert_eq!(game.position().to_setup().pieces.len(), 3);
}

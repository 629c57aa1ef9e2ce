//! PGN4 of every game.

use proptest::prelude::*;
use quadrille::notation::{self, RecordError};
use quadrille::{Game, Outcome, Position, Reason, Seat};

use super::support::{annotate_at_random, few, play_at_random, shape, variant, variants};

fn assert_survives(game: &Game) -> Game {
    let text = game.to_pgn4();
    let again = Game::from_pgn4(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(again.variant() == game.variant(), "{text}");
    assert!(again.start() == game.start(), "{text}");
    assert_eq!(
        shape(again.record(), None),
        shape(game.record(), None),
        "{text}"
    );
    assert_eq!(again.record().preface(), game.record().preface());
    assert_eq!(again.to_pgn4(), text);
    again
}

proptest! {
    #![proptest_config(few(3))]

    #[test]
    fn games_of_every_kind_with_variations_and_notes_read_back_the_same(seed: u64) {
        for variant in variants() {
            let mut game = play_at_random(variant, seed, 120, |_| ());
            annotate_at_random(&mut game, seed);
            assert_survives(&game);
        }
    }

    #[test]
    fn games_from_any_position_read_back_the_same(seed: u64) {
        for variant in variants() {
            let game = play_at_random(variant, seed, 60, |_| ());
            if game.status().is_none() {
                let mut game = Game::from_position(game.position().clone());
                for _ in 0..5 {
                    let Some(&mv) = game.legal_moves().first() else { break };
                    game.apply_move(mv).unwrap();
                }
                assert_survives(&game);
            }
        }
    }

    #[test]
    fn damaged_texts_are_errors_or_other_games_never_panics(seed: u64, place in 0usize..2000, byte: u8) {
        for variant in variants() {
            let mut game = play_at_random(variant, seed, 40, |_| ());
            annotate_at_random(&mut game, seed);
            let mut bytes = game.to_pgn4().into_bytes();
            let place = place % bytes.len();
            let _ = Game::from_pgn4(&String::from_utf8_lossy(&bytes[..place]));
            bytes[place] = byte;
            let _ = Game::from_pgn4(&String::from_utf8_lossy(&bytes));
        }
    }

    #[test]
    fn no_text_at_all_panics(text: String) {
        let _ = Game::from_pgn4(&text);
        let _ = Game::from_pgn4(&format!("[Variant \"Teams\"]\n{text}"));
    }
}

fn read(text: &str) -> Game {
    Game::from_pgn4(text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn layout_is_free() {
    let plain = read("[Variant \"Teams\"]\n\n1. h2-h3 .. b7-c7 .. g13-g12 .. m8-l8\n2. Qg1-i3");
    let spread = read(
        "\u{feff}\r\n[ Variant  \"Teams\" ]\r\n1.h2-h3\r\n..\tb7-c7 ... g13-g12 m8-l8 2. .. g1-i3!?",
    );
    assert_eq!(plain.position(), spread.position());
    assert_eq!(spread.record().node(spread.line()[4]).marks, "!?");
}

#[test]
fn comments_clocks_and_variations_stand_where_they_were_written() {
    let text = "[Variant \"Teams\"]\n\n{before} 1. h2-h3 {good} {clock=0:01:02.5} (1. h2-h4 {or so} .. b7-c7) (1. g2-g3!) .. b4-c4 $14";
    let game = read(text);
    let record = game.record();
    assert_eq!(record.preface(), ["before"]);
    assert_eq!(record.children(None).len(), 3);
    let first = record.node(record.children(None)[0]);
    assert_eq!(
        (&first.comments[..], first.clock_ms),
        (&["good".to_owned()][..], Some(62_500))
    );
    let second = record.node(record.children(None)[1]);
    assert_eq!(second.comments, ["or so"]);
    assert_eq!(record.node(second.children[0]).seat, Seat::West);
    assert_eq!(record.node(game.line()[1]).marks, "$14");
    assert_survives(&game);
}

#[test]
fn r14_2_old_files_had_en_passant_only_where_they_name_it_and_no_walking_kings() {
    let options = |tags: &str| {
        read(&format!("{tags}\n\n1. h2-h3"))
            .variant()
            .options
            .to_string()
    };
    assert_eq!(
        options("[Variant \"Solo\"]"),
        "no-en-passant,no-walking-king"
    );
    assert_eq!(
        options(
            "[Variant \"FFA\"]\n[RuleVariants \"DeadKingWalking EnPassant PromoteTo=D\"]\n[StartFen4 \"4PC\"]"
        ),
        ""
    );
    assert_eq!(
        options(
            "[Variant \"Teams\"]\n[RuleVariants \"EnPassant\"]\n[Date \"Wed Nov 28 2018 01:28:10\"]"
        ),
        "array=4PCo"
    );
}

#[test]
fn a_player_who_leaves_does_so_in_his_own_slot_and_his_king_may_walk_at_once() {
    let tags = "[Variant \"FFA\"]\n[RuleVariants \"DeadKingWalking EnPassant PromoteTo=D\"]\n\n";
    let game = read("[Variant \"FFA\"]\n\n1. h2-h3 .. b7-c7 .. T .. m8-l8\n2. f2-f3");
    assert_eq!(game.position().turn(), Seat::West);
    let walking = read(&format!(
        "{tags}1. h2-h3 .. b4-c4 .. g13-g12 .. m8-l8\n2. Kh1-h2R .. b5-c5"
    ));
    assert_eq!(walking.position().king(Seat::South), "h2".parse().ok());
    assert!(
        walking.to_pgn4().contains("2. Kh1-h2R .. b5-c5"),
        "{}",
        walking.to_pgn4()
    );
    assert_survives(&walking);
    assert_survives(&game);
}

#[test]
fn what_a_word_says_of_the_pieces_must_be_so() {
    let reason = |moves: &str| {
        let error = Game::from_pgn4(&format!("[Variant \"Teams\"]\n\n{moves}")).unwrap_err();
        error.to_string()
    };
    assert_eq!(
        reason("1. h2-h3 .. Rb7-c7"),
        "round 1, West, “Rb7-c7” (ply 2): b7 holds a pawn, not “R”"
    );
    assert_eq!(
        reason("1. Qg1xBg2"),
        "round 1, South, “Qg1xBg2” (ply 1): g2 holds a pawn, not “B”"
    );
    assert_eq!(
        reason("1. h2-h3 .. #"),
        "round 1, West, “#” (ply 2): nobody is mated here"
    );
    assert_eq!(
        reason("1. O-O"),
        "round 1, South, “O-O” (ply 1): castling to that side is not possible"
    );
    assert_eq!(
        reason("1. W:b7-c7"),
        "round 1, South, “W:b7-c7” (ply 1): it is South's turn, not West's"
    );
}

#[test]
fn steps_of_one_turn_are_joined_by_commas() {
    let mut game = Game::new(variant("coalition", "-"));
    game.play("place:c1-c2").unwrap();
    game.play("done").unwrap();
    let text = assert_survives(&game).to_pgn4();
    assert!(text.contains("1. place:c1-c2,done"), "{text}");
}

#[test]
fn an_answer_out_of_order_names_its_seat_and_fills_no_slot() {
    let mut game = Game::new(variant("coalition", "-"));
    // Red checks Black, who answers before Yellow's turn (11).
    for text in ["c2-c4", "e10-f8", "i4-h3", "a5-b8", "c9-b8", "f2-g3"] {
        game.play(text).unwrap();
    }
    let text = assert_survives(&game).to_pgn4();
    assert!(
        text.contains("1. c2-c4 .. e10-f8 .. i4-h3 .. a5-b8 .. N:c9-b8\n2. f2-g3"),
        "{text}"
    );
}

#[test]
fn table_events_stand_between_the_moves() {
    let mut game = Game::new(variant("political", "-"));
    game.play("d2-d4").unwrap();
    game.apply_event(&"pact:S-W take \"the\" queen of N".parse().unwrap())
        .unwrap();
    game.play("b5-c5").unwrap();
    game.apply_event(&"resign:E".parse().unwrap()).unwrap();
    let again = assert_survives(&game);
    assert_eq!(again.pacts()[0].aim, "take \"the\" queen of N");
    assert!(
        game.to_pgn4()
            .contains("1. d2-d4 .. pact:S-W \"take \\\"the\\\" queen of N\" .. b5-c5 .. resign:E")
    );
}

#[test]
fn a_result_that_the_moves_contradict_is_kept() {
    let text =
        "[Variant \"Teams\"]\n[Result \"1-0\"]\n\n1. h2-h3 .. b7-c7 .. g13-g12 .. m8-l8\n2. R";
    let game = read(text);
    let lost = Outcome::Win {
        party: [Seat::West, Seat::East].into_iter().collect(),
        reason: Reason::Resignation,
    };
    assert_eq!(game.status(), Some(lost));
    let written = assert_survives(&game).to_pgn4();
    assert!(written.contains("[Result \"1-0\"]"));
}

#[test]
fn points_count_in_any_order_of_the_seats() {
    let tags = "[Variant \"FFA\"]\n[Red \"Ann: a - b\"]";
    let moves = "1. h2-h3 .. R .. R .. R";
    let game = read(&format!(
        "{tags}\n[Result \"Green: 0 - Yellow: 0 - Blue: 0 - Ann: a - b: 20\"]\n\n{moves}"
    ));
    assert!(game.status().is_some());
    assert_eq!(
        game.record().tag("Result"),
        None,
        "the referee says it anyway"
    );
    assert_survives(&game);
}

#[test]
fn a_literal_start_keeps_fields_that_nobody_here_knows() {
    let start = Position::start(variant("online-teams", "-")).to_fen4();
    let start = start
        .replacen("-0-", "-0-{'lives':(3,3,3,3)}-", 1)
        .replace("R-0", "B-0");
    let text = format!(
        "[Variant \"Teams\"]\n[RuleVariants \"EnPassant\"]\n[StartFen4 \"{start}\"]\n\n1. b7-c7"
    );
    let written = assert_survives(&read(&text)).to_pgn4();
    assert!(written.contains("'lives':(3,3,3,3)"), "{written}");
}

#[test]
fn layout_faults_are_mended_and_named_with_their_lines() {
    let said = |text: &str| {
        let notices = notation::read(text).unwrap().notices;
        let texts: Vec<String> = notices.iter().map(ToString::to_string).collect();
        texts.join("; ")
    };
    assert_eq!(
        said("[Variant \"Teams\"]\n\n1. h2-h3 (1. h2-h4"),
        "line 3: this bracket has no partner"
    );
    assert_eq!(
        said("[Variant \"Teams\"]\n\n)"),
        "line 3: this bracket has no partner"
    );
    assert_eq!(
        said("[Variant \"Teams\"]\n(1. h2-h4)"),
        "line 2: there is no move that this variation could replace"
    );
    assert_eq!(
        said("[Variant \"Teams\"]\n1. h2-h4 {what"),
        "line 2: this comment does not end"
    );
}

#[test]
fn a_second_game_and_no_game_are_errors() {
    let message = |text: &str| Game::from_pgn4(text).unwrap_err().to_string();
    assert_eq!(
        message("1. h2-h4\n[Variant \"Teams\"]"),
        "line 2: a second game begins here; one game is read at a time"
    );
    assert!(matches!(Game::from_pgn4(" \n"), Err(RecordError::Empty)));
    assert!(message("[Variant \"tiddlywinks\"]").contains("tiddlywinks"));
}

#[test]
fn an_orthodox_game_that_ended_by_agreement_is_read_back_from_either_form() {
    let mut game = Game::new(variant("orthodox", ""));
    game.play("e2-e4").unwrap();
    game.apply_event(&"draw".parse().unwrap()).unwrap();
    let text = game.to_pgn4();
    let again =
        quadrille::notation::read_game(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(again.status(), game.status());
}

#[test]
fn a_tag_is_known_by_what_a_file_can_hold_of_its_name() {
    for text in [
        "[V\0\0ariant \"quadrochess-four\"]\n\n*",
        "[\u{5}ariant \"Tea\"]\n[Rule.Variants \"EnPassant\"]\n[SrtFen \"4P4PC\"]\n\n\n",
        "[Start-Fen4 \"4PCo\"]\n[Variant \"Teams\"]\n\n",
        "[.. \"nothing is left of it\"]\n\n1. e2-e4",
    ] {
        let game = quadrille::notation::read_game(text).unwrap();
        let written = game.to_pgn4();
        assert_eq!(Game::from_pgn4(&written).unwrap().to_pgn4(), written);
    }
    let mut game = Game::new(variant("orthodox", ""));
    game.record_mut().set_tag("\"] [", "x");
    assert!(game.record().tags().is_empty());
}

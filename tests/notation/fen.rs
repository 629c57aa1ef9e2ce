//! FEN, X-FEN and Shredder-FEN.

use proptest::prelude::*;
use quadrille::notation::fen::FenError;
use quadrille::variant::Castling;
use quadrille::{Position, perft};

use super::support::{assert_same, data, few, play_at_random, variant};

fn read(text: &str) -> Result<Position, FenError> {
    Position::from_fen(variant("orthodox", "-"), text)
}

proptest! {
    #![proptest_config(few(10))]

    #[test]
    fn every_orthodox_position_reads_back_the_same(seed: u64, number in 0u16..960) {
        for options in ["-".to_owned(), format!("960={number}")] {
            play_at_random(variant("orthodox", &options), seed, 150, |game| {
                // FEN cannot say that a player passed while in check.
                if game.status().is_none() && !game.position().to_setup().passed_in_check {
                    let text = game.position().to_fen().unwrap();
                    let read = Position::from_fen(game.variant().clone(), &text);
                    assert_same(read, game.position(), &text);
                }
            });
        }
    }

    #[test]
    fn no_text_at_all_panics(text: String) {
        let _ = read(&text);
        let _ = read(&format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR {text}"));
    }
}

/// Published counts know no dead positions (13).
fn published(text: &str) -> Position {
    let mut orthodox = variant("orthodox", "-");
    orthodox.dead_draws = false;
    Position::from_fen(orthodox, text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Counts `epd` lines with `;D1 20 ;D2 400 …` as deep as is cheap.
fn count_epd(file: &str) {
    let Some(table) = data(file) else { return };
    for line in table.lines().filter(|line| !line.trim().is_empty()) {
        let mut parts = line.split(';');
        let fen = parts.next().unwrap().trim();
        let position = published(fen);
        for part in parts {
            let (depth, count) = part.trim()[1..].split_once(' ').unwrap();
            let count: u64 = count.trim().parse().unwrap();
            if count < 5_000 {
                assert_eq!(perft(&position, depth.parse().unwrap()), count, "{fen}");
            }
        }
    }
}

#[test]
fn orthodox_positions_count_as_known() {
    count_epd("perft/orthodox.epd");
}

#[test]
fn positions_of_960_games_count_as_known() {
    count_epd("perft/orthodox960.epd");
}

#[test]
fn traps_of_x_fen_count_as_known() {
    let Some(table) = data("perft/orthodox-tricky.perft") else {
        return;
    };
    let mut position = None;
    for line in table.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["epd", ..] => position = Some(published(&line[4..])),

            ["perft", depth, count] => {
                let count: u64 = count.parse().unwrap();
                if count < 300_000 {
                    let position = position.as_ref().unwrap();
                    assert_eq!(perft(position, depth.parse().unwrap()), count, "{position}");
                }
            }
            _ => {}
        }
    }
}

#[test]
fn castling_from_unusual_squares_is_chess960_castling() {
    let castling = |text: &str| read(text).unwrap().variant().castling;
    assert_eq!(
        castling("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
        Castling::TwoSquares
    );
    assert_eq!(
        castling("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1"),
        Castling::TwoSquares
    );
    assert_eq!(
        castling("1r2k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1"),
        Castling::Chess960
    );
    assert_eq!(
        castling("r2k3r/8/8/8/8/8/8/R2K3R w KQkq - 0 1"),
        Castling::Chess960
    );
}

#[test]
fn inner_rooks_are_named_by_their_file() {
    let text = "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1";
    assert_eq!(read(text).unwrap().to_fen().unwrap(), text);
}

#[test]
fn faults_name_the_value_and_the_place() {
    let message = |text: &str| read(text).unwrap_err().to_string();
    assert_eq!(message("8/8/8 w - -"), "the board has 3 rows instead of 8");
    assert_eq!(
        message("9/8/8/8/8/8/8/8 w - -"),
        "“9” on rank 8 is no piece; pieces are PNBRQK and pnbrqk"
    );
    assert_eq!(
        message("8/8/8/8/8/8/8/7 w - -"),
        "rank 1 is 7 squares long instead of 8"
    );
    assert_eq!(
        message("k7/8/8/8/8/8/8/7K x - -"),
        "who is to move cannot be “x”; it takes w or b"
    );
    assert_eq!(message("k7/8/8/8/8/8/8/8 w - -"), "South has no king");
}

//! Recorded games: every one is legal, and those with a final score end with exactly that. Ours lie in the repository; public ones are read as
//! well where `QUADRILLE_DATA` names them.

use quadrille::game::Event;
use quadrille::notation::RecordError;
use quadrille::{Game, Seat};

use super::support::{data, data_files, records};
use crate::dice::Dice;

fn files() -> Vec<(String, String)> {
    let public = data_files("games")
        .into_iter()
        .filter_map(|name| Some((name.clone(), data(&format!("games/{name}"))?)));
    records().into_iter().chain(public).collect()
}

/// Those that are written as the site does, without a comment or a variation.
fn plain_files() -> Vec<(String, String)> {
    let mut files = files();
    files.retain(|(name, _)| !name.starts_with("kept-"));
    files
}

fn read(name: &str, text: &str) -> Game {
    Game::from_pgn4(text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// `Red player: 64 - Blue player: 29 - …` in any order.
fn points_of_tag(text: &str) -> Option<[u16; 4]> {
    let line = text.lines().find(|line| line.starts_with("[Result \""))?;
    let value = line.split('"').nth(1)?;
    let of = |colour: &str| -> Option<u16> {
        let part = value.split(" - ").find(|part| part.starts_with(colour))?;
        part.rsplit(' ').next()?.parse().ok()
    };
    Some([of("Red")?, of("Blue")?, of("Yellow")?, of("Green")?])
}

#[test]
fn all_are_legal_and_final_points_are_exact() {
    let mut with_points = 0;
    for (name, text) in files() {
        let game = read(&name, &text);
        if let Some(points) = points_of_tag(&text) {
            with_points += 1;
            assert_eq!(game.position().points().0, points, "{name}");
            assert!(game.status().is_some(), "{name}");
        }
    }
    assert!(with_points >= 20, "only {with_points} with points");
}

#[test]
fn each_written_file_reads_back_as_the_same_record() {
    for (name, text) in files() {
        let game = read(&name, &text);
        let written = game.to_pgn4();
        let again = read(&name, &written);
        assert!(again.record() == game.record(), "{name}\n{written}");
        assert!(again.start() == game.start(), "{name}");
        assert_eq!(again.to_pgn4(), written, "{name}");
    }
}

#[test]
fn tags_that_nobody_here_knows_survive() {
    for (name, text) in files() {
        let written = read(&name, &text).to_pgn4();
        for tag in text.lines().filter(|line| line.starts_with('[')) {
            let said_otherwise = ["[Variant", "[StartFen4", "[Result", "[RuleVariants"];
            if !said_otherwise
                .iter()
                .any(|known| tag.trim_start().starts_with(known))
            {
                assert!(written.contains(tag), "{name}: {tag}\n{written}");
            }
        }
    }
}

#[test]
fn a_move_that_is_not_legal_is_named_with_its_ply() {
    let mut dice = Dice::new(7);
    for (name, text) in plain_files() {
        let game = read(&name, &text);
        let main_line = game.record().main_line();
        let moves: Vec<Seat> = main_line
            .iter()
            .map(|&node| game.record().node(node))
            .filter(|node| matches!(node.event, Event::Move { .. }))
            .map(|node| node.seat)
            .collect();
        let ply = dice.below(moves.len());
        let mut plies = 0;
        let (tags, words) = text.split_at(text.rfind(']').map_or(0, |end| end + 1));
        let damaged: String = words
            .split_inclusive(char::is_whitespace)
            .map(|word| {
                plies += usize::from(word.contains(['-', 'x']));
                if word.contains(['-', 'x']) && plies == ply + 1 {
                    "Ka1-n14 ".to_owned()
                } else {
                    word.to_owned()
                }
            })
            .collect();
        let error = Game::from_pgn4(&format!("{tags}{damaged}")).unwrap_err();
        let RecordError::Illegal(illegal) = &error else {
            panic!("{name}: {error}");
        };
        assert_eq!(
            (illegal.ply, illegal.seat),
            (ply + 1, moves[ply]),
            "{name}: {error}"
        );
    }
}

#[test]
fn every_prefix_is_a_shorter_game_or_a_clear_error() {
    let (name, text) = files().swap_remove(0);
    let whole = read(&name, &text);
    let ends: Vec<usize> = text
        .char_indices()
        .map(|(place, _)| place)
        .step_by(37)
        .collect();
    for end in ends {
        match Game::from_pgn4(&text[..end]) {
            Ok(game) => assert!(game.ply() <= whole.ply()),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

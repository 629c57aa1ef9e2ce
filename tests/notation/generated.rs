//! Random files in the ways in which files are written: several games of every kind with variations, comments and clocks, every line
//! end and encoding. `QUADRILLE_FILES=1000 cargo test --release --test engine generated` writes so many of each kind.

use quadrille::Game;
use quadrille::notation::{self, games};

use super::support::{annotate_at_random, play_at_random, shape, variants};
use crate::dice::Dice;

/// What a file begins with, its marks of lines, and how its text becomes bytes.
fn written(text: &str, dice: &mut Dice) -> Vec<u8> {
    let end = ["\n", "\r\n", "\r"][dice.below(3)];
    let text = text.replace('\n', end);
    let utf16 = |mark: bool, bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
        let mark = mark.then_some(0xfeff).into_iter();
        mark.chain(text.encode_utf16()).flat_map(bytes).collect()
    };
    match dice.below(7) {
        0 => [b"\xef\xbb\xbf", text.as_bytes()].concat(),
        1 => utf16(true, u16::to_le_bytes),
        2 => utf16(true, u16::to_be_bytes),
        3 => utf16(false, u16::to_le_bytes),
        4 => utf16(false, u16::to_be_bytes),
        // Latin-1; every letter of these texts has one.
        5 => text
            .chars()
            .map(|c| u8::try_from(u32::from(c)).unwrap())
            .collect(),
        _ => text.into_bytes(),
    }
}

/// Lines that mean nothing, between tags and moves.
fn strewn(text: &str, dice: &mut Dice) -> String {
    let mut strewn = String::new();
    for line in text.lines() {
        match dice.below(12) {
            0 => strewn.push_str("% nobody reads this [Event \"no\"] {\n"),
            1 => strewn.push_str("\t \n"),
            _ => {}
        }
        strewn.push_str(line);
        strewn.push('\n');
    }
    strewn
}

fn random_game(variant: &quadrille::Variant, seed: u64) -> Game {
    let mut dice = Dice::new(seed);
    let plies = dice.below(60);
    let mut game = play_at_random(variant.clone(), seed, plies, |_| ());
    annotate_at_random(&mut game, seed);
    for (name, value) in [
        ("Event", "Grüße"),
        ("South", "Zoë \"Z\" O'Hara"),
        ("Annotator", "C:\\games\\"),
    ] {
        game.record_mut().set_tag(name, value);
    }
    game
}

fn assert_reads_back(file: &[u8], expected: &[Game], note: &str) {
    let found: Vec<_> = games(file).collect();
    assert_eq!(found.len(), expected.len(), "{note}");
    for (found, game) in found.iter().zip(expected) {
        let reading = notation::read(&found.text)
            .unwrap_or_else(|error| panic!("{note}: {error}\n{}", found.text));
        let read = reading.game;
        assert!(read.variant() == game.variant(), "{note}\n{}", found.text);
        assert!(read.start() == game.start(), "{note}\n{}", found.text);
        let shapes = [game, &read].map(|game| shape(game.record(), None));
        assert_eq!(shapes[0], shapes[1], "{note}\n{}", found.text);
        assert_eq!(read.record().preface(), game.record().preface(), "{note}");
        for name in ["Event", "South", "Annotator"] {
            assert_eq!(read.record().tag(name), game.record().tag(name), "{note}");
        }
    }
}

#[test]
fn random_files_of_every_kind_read_back_to_the_same_records() {
    let files: u64 = std::env::var("QUADRILLE_FILES")
        .ok()
        .and_then(|count| count.parse().ok())
        .unwrap_or(3);
    for (kind, variant) in (0..).zip(variants()) {
        for number in 0..files {
            let seed = kind * 1_000_003 + number;
            let mut dice = Dice::new(!seed);
            let count = dice.below(4) as u64 + 1;
            let expected: Vec<Game> = (0..count)
                .map(|place| random_game(&variant, seed * 4 + place))
                .collect();
            let gap = "\n".repeat(dice.below(3) + 1);
            let texts: Vec<String> = expected
                .iter()
                .map(|game| {
                    let as_pgn = dice.below(2) == 0;
                    let text = if as_pgn {
                        notation::write_game(game)
                    } else {
                        game.to_pgn4()
                    };
                    strewn(&text, &mut dice)
                })
                .collect();
            let file = written(&texts.join(&gap), &mut dice);
            assert_reads_back(&file, &expected, &format!("{} {seed}", variant.id));
        }
    }
}

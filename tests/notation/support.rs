//! Every game with a choice of its options, and random play in it.

use std::fmt::Write;
use std::io::Read;

use crate::dice::Dice;
use flate2::read::GzDecoder;
use proptest::prelude::ProptestConfig;
use quadrille::game::{NodeId, Record, TableEvent};
use quadrille::{Game, Position, Seat, Variant, variant};

/// Every id with no options, and the options that change how a game is written.
pub(crate) fn variants() -> Vec<Variant> {
    let with_options = [
        ("quadrochess-four", "960=7,armies=WBYR"),
        ("quadrochess-four", "spoken-check,anticlockwise"),
        ("quadrochess-two", "setup=inner"),
        ("quadrochess-two", "setup=inner-filled"),
        ("quadrochess-three", "numbered=E"),
        ("quadrochess-teams", "play-on,corner-diagonals"),
        ("orthodox", "960=100"),
        ("online-teams", "array=4PCrg"),
        ("online-ffa", "array=4PCo,no-en-passant,no-walking-king"),
        ("quadrocheckers-four", "huff"),
        ("coalition", "catalogue-men,dummies=W"),
    ];
    variant::ids()
        .map(|id| (id, "-"))
        .chain(with_options)
        .map(|(id, options)| variant(id, options))
        .collect()
}

pub(crate) fn variant(id: &str, options: &str) -> Variant {
    Variant::new(id, &options.parse().unwrap()).unwrap()
}

/// Plays up to `plies` random moves, with a table event now and then; tells each position to the visitor.
pub(crate) fn play_at_random(
    variant: Variant,
    seed: u64,
    plies: usize,
    mut visit: impl FnMut(&Game),
) -> Game {
    let mut dice = Dice::new(seed);
    let mut game = Game::new(variant);
    visit(&game);
    for _ in 0..plies {
        if game.status().is_some() {
            break;
        }
        if dice.below(60) == 0 {
            let event = table_event(&game, &mut dice);
            let _ = game.apply_event(&event);
        } else {
            let moves = game.legal_moves();
            let Some(&mv) = moves.get(dice.below(moves.len())) else {
                break;
            };
            let mut text = game.position().text(mv);
            if game.variant().spoken_check && dice.below(3) == 0 {
                text.push('+');
            }
            game.play(&text).unwrap();
        }
        visit(&game);
    }
    game
}

fn table_event(game: &Game, dice: &mut Dice) -> TableEvent {
    let seat = Seat::from_index(dice.below(4));
    let texts = [
        format!("resign:{seat}"),
        format!("flag:{seat}"),
        "draw".to_owned(),
        "claim".to_owned(),
        "pact:S-W take the queen of N".to_owned(),
        "pact:W-E".to_owned(),
        "unpact:S-W".to_owned(),
        "pass-sand".to_owned(),
    ];
    // An agreed draw ends the game, so it should be rare.
    let place = dice.below(texts.len());
    let event = if place == 2 && game.ply() < 100 {
        &texts[4]
    } else {
        &texts[place]
    };
    event.parse().unwrap()
}

/// A file of the test data; `None`, said aloud, if the data is not there.
pub(crate) fn data(path: &str) -> Option<String> {
    let Some(folder) = std::env::var_os("QUADRILLE_DATA") else {
        eprintln!("skipped: QUADRILLE_DATA is not set, so there is no {path}");
        return None;
    };
    let path = std::path::Path::new(&folder).join(path);
    Some(
        std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display())),
    )
}

/// Few cases: each one plays every game.
pub(crate) fn few(cases: u32) -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        max_shrink_iters: 0,
        ..ProptestConfig::with_cases(cases)
    }
}

/// Fails with the texts of both positions if they differ.
pub(crate) fn assert_same<E: std::fmt::Display>(
    read: Result<Position, E>,
    written: &Position,
    text: &str,
) {
    match read {
        Ok(read) => assert!(read == *written, "read {}\nfrom {text}", read.to_fen4()),
        Err(error) => panic!("{error}: {text}"),
    }
}

/// The recorded games of the repository, by name: `online-…` as the site writes them, `kept-…` as Quadrille does, with clocks, comments
/// and variations.
pub(crate) fn records() -> Vec<(String, String)> {
    let mut text = String::new();
    GzDecoder::new(&include_bytes!("../data/records.pgn4.gz")[..])
        .read_to_string(&mut text)
        .unwrap();
    let named = |record: &str| {
        let (name, text) = record.split_once('\n').unwrap();
        (name.trim().to_owned(), text.to_owned())
    };
    text.split("% ").skip(1).map(named).collect()
}

/// The names of a folder's files in the test data, sorted; none if the data is not there.
pub(crate) fn data_files(folder: &str) -> Vec<String> {
    let Some(data) = std::env::var_os("QUADRILLE_DATA") else {
        eprintln!("skipped: QUADRILLE_DATA is not set, so there is no {folder}");
        return Vec::new();
    };
    let entries = std::fs::read_dir(std::path::Path::new(&data).join(folder)).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// Adds variations, variations of variations, comments, marks and clocks.
pub(crate) fn annotate_at_random(game: &mut Game, seed: u64) {
    let mut dice = Dice::new(seed ^ 0x5EED);
    for _ in 0..12 {
        for _ in 0..dice.below(game.cursor() + 1) {
            game.undo();
        }
        for _ in 0..dice.below(4) {
            let moves = game.legal_moves();
            if let Some(&mv) = moves.get(dice.below(moves.len())) {
                game.apply_move(mv).unwrap();
            }
        }
        let line = game.line().to_vec();
        if let Some(&node) = line.get(dice.below(line.len())) {
            let node = game.record_mut().node_mut(node);
            match dice.below(4) {
                0 => node
                    .comments
                    .push("a remark, with \"quotes\" (and brackets)".to_owned()),
                1 => ["!", "??", "!?", "$14"][dice.below(4)].clone_into(&mut node.marks),
                2 => node.clock_ms = Some(dice.below(9_000_000) as u64),
                _ => {}
            }
        }
    }
    game.record_mut()
        .preface_mut()
        .push("before the first move".to_owned());
    game.go_to_end();
}

/// The tree as text: equal for records that differ only in the order in which their variations were found.
pub(crate) fn shape(record: &Record, node: Option<NodeId>) -> String {
    let mut text = String::new();
    for &child in record.children(node) {
        let node = record.node(child);
        let _ = write!(
            text,
            "({:?} {} {:?} {} {:?} {})",
            node.event,
            node.seat,
            node.comments,
            node.marks,
            node.clock_ms,
            shape(record, Some(child))
        );
    }
    text
}

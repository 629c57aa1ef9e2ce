//! The reference against known counts: the book's table of start positions, a sample of the repository's tables of positions and
//! games and, where `QUADRILLE_DATA` names the folder, of public ones.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::Command;

use flate2::read::GzDecoder;

/// Section 13, as deep as it goes in a few seconds.
const STARTS: &[(&str, &str, &[u64])] = &[
    ("quadrochess-four", "-", &[20, 397, 7_800, 152_058]),
    ("quadrochess-teams", "-", &[20, 397, 7_800]),
    ("quadrochess-three", "-", &[20, 393, 7_800, 175_206]),
    ("quadrochess-two", "-", &[20, 400, 9_460, 223_259]),
    (
        "quadrochess-teams-adjacent",
        "-",
        &[20, 390, 7_660, 146_549],
    ),
    ("chess-four", "-", &[20, 400, 7_720, 148_916]),
    ("gencon", "-", &[20, 393, 7_720, 148_898]),
    ("american", "-", &[20, 399, 7_960, 158_402]),
    ("political", "-", &[20, 399, 7_960]),
    ("hughes", "-", &[20, 395, 7_800, 152_050]),
    ("verney", "-", &[12, 144, 1_728, 20_736]),
    ("coalition", "-", &[11, 330, 9_878, 465_747]),
    ("orthodox", "-", &[20, 400, 8_902, 197_281]),
    ("orthodox", "960=518", &[20, 400, 8_902]),
    (
        "quadrocheckers-four",
        "-",
        &[7, 43, 301, 1_849, 12_465, 85_122],
    ),
    (
        "quadrocheckers-teams",
        "-",
        &[7, 43, 301, 1_849, 12_465, 85_122],
    ),
    (
        "quadrocheckers-three",
        "-",
        &[7, 49, 301, 2_027, 15_395, 110_172],
    ),
    (
        "quadrocheckers-two",
        "-",
        &[7, 49, 399, 3_249, 29_013, 259_081],
    ),
    (
        "quadrocheckers-two-sixteen",
        "-",
        &[9, 81, 819, 8_281, 91_684],
    ),
    (
        "checkers-classic",
        "-",
        &[7, 49, 302, 1_469, 7_361, 36_768, 179_740],
    ),
];

/// Section 14: the arrays, a depth and its count.
const ONLINE_STARTS: &[(&str, u32, u64)] = &[
    ("4PC", 3, 7_800),
    ("4PCo", 3, 7_960),
    ("4PCb", 4, 155_226),
    ("4PCn", 4, 155_210),
    ("4PCrg", 4, 155_226),
];

/// Every so many rows of the big tables are counted here; all were, once.
const SAMPLE: usize = 40;

fn reference(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_quadrille-reference"))
        .args(arguments)
        .output()
        .expect("the reference runs");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {complaint}");
    String::from_utf8(output.stdout).expect("its output is text")
}

/// The counts of a file in the form of `perft --batch`.
fn batch(name: &str, lines: &[String]) -> Vec<u64> {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&file, lines.join("\n")).expect("the batch is written");
    let counts = reference(&["perft", "--batch", file.to_str().expect("a plain path")]);
    counts
        .lines()
        .map(|line| line.parse().expect("a count"))
        .collect()
}

/// A table of the repository.
fn packed(name: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../data")
        .join(name);
    let file = fs::File::open(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    let lines = BufReader::new(GzDecoder::new(file)).lines();
    lines.map(|line| line.expect("text")).collect()
}

/// A public table, where there is one.
fn table(name: &str) -> Option<Vec<String>> {
    let Ok(folder) = std::env::var("QUADRILLE_DATA") else {
        println!("skipped: QUADRILLE_DATA does not name the folder with {name}");
        return None;
    };
    let path = PathBuf::from(folder).join("perft").join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    Some(text.lines().map(str::to_owned).collect())
}

#[test]
fn start_positions_have_the_counts_of_the_book() {
    let mut lines = Vec::new();
    let mut expected = Vec::new();
    for (game, options, counts) in STARTS {
        for (depth, count) in (1..).zip(*counts) {
            lines.push(format!("{game}\t{options}\t-\t-\t{depth}"));
            expected.push(*count);
        }
    }
    for (array, depth, count) in ONLINE_STARTS {
        lines.push(format!("online-teams\tarray={array}\t-\t-\t{depth}"));
        expected.push(*count);
    }
    let counts = batch("starts.tsv", &lines);
    for ((line, expected), count) in lines.iter().zip(expected).zip(counts) {
        assert_eq!(count, expected, "{line}");
    }
}

#[test]
fn positions_of_the_table_have_its_counts() {
    let table = packed("seed-counts.tsv.gz");
    let rows: Vec<String> = table.into_iter().step_by(SAMPLE).collect();
    check_last_column("seed-counts.tsv", &rows);
}

#[test]
fn online_positions_have_the_counts_that_three_engines_agree_on() {
    for name in ["online-teams-modern.tsv", "online-teams-classic.tsv"] {
        let Some(table) = table(name) else {
            return;
        };
        let rows: Vec<String> = table
            .iter()
            .filter_map(|line| {
                let (fen4, counts) = line.split_once('\t')?;
                let shallow = counts.starts_with('1') || counts.starts_with('2');
                (shallow && !line.starts_with('#')).then_some((fen4, counts))
            })
            .step_by(4)
            .map(|(fen4, counts)| format!("online-teams\t-\t{fen4}\t-\t{counts}"))
            .collect();
        check_last_column(name, &rows);
    }
}

/// The sixth column of each row is the count that it should have.
fn check_last_column(name: &str, rows: &[String]) {
    assert!(!rows.is_empty(), "{name} has rows");
    for (row, count) in rows.iter().zip(batch(name, rows)) {
        let expected = row.split('\t').nth(5).expect("six columns");
        assert_eq!(count.to_string(), expected, "{row}");
    }
}

#[test]
fn games_of_the_tables_end_as_they_say() {
    for (name, step) in [("decisive.tsv.gz", 1), ("seed-outcomes.tsv.gz", 4)] {
        for row in packed(name).iter().step_by(step) {
            check_outcome(row);
        }
    }
}

fn check_outcome(row: &str) {
    let columns: Vec<&str> = row.split('\t').collect();
    let [game, options, moves, turn, states, winner, reason] = columns[..] else {
        panic!("seven columns: {row}");
    };
    let mut arguments = vec!["play", game, "--no-repetition"];
    for option in options.split(',').filter(|option| *option != "-") {
        arguments.extend(["--option", option]);
    }
    arguments.extend(moves.split(' '));
    let report = reference(&arguments);
    let line = |name: &str| {
        let found = report.lines().find_map(|line| line.strip_prefix(name));
        found.unwrap_or_else(|| panic!("no line {name} of {report}"))
    };
    let sorted = |text: &str, by: char| {
        let mut words: Vec<String> = text.split(by).map(str::to_owned).collect();
        words.sort();
        words
    };
    assert_eq!(
        sorted(line("states: "), ' '),
        sorted(states, ' '),
        "states of {row}"
    );
    let result = line("result: ");
    if winner != "-" {
        let party = result
            .strip_prefix("win ")
            .and_then(|rest| rest.split(' ').next());
        let party = party.unwrap_or_else(|| panic!("{result} instead of a win of {row}"));
        assert_eq!(sorted(party, '+'), sorted(winner, '+'), "winner of {row}");
    } else if reason == "-" {
        assert_eq!(result, "ongoing", "{row}");
        assert_eq!(line("turn: "), turn, "{row}");
    } else {
        assert!(
            result.starts_with("draw"),
            "{result} instead of a draw of {row}"
        );
    }
}

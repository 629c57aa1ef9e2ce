//! `quadrille replay`, as a script uses it.

use std::path::PathBuf;

use quadrille::cli::{Failure, run};

/// A file with this text, gone when the test is over.
struct File(PathBuf);

impl File {
    fn new(name: &str, text: &str) -> Self {
        let name = format!("quadrille-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::write(&path, text).unwrap();
        Self(path)
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn replay(files: &[&File]) -> (Result<(), Failure>, String) {
    let mut words = vec!["replay".into()];
    words.extend(files.iter().map(|file| file.0.clone().into_os_string()));
    let mut out = Vec::new();
    let result = run(words, &mut out);
    (result, String::from_utf8(out).unwrap())
}

#[test]
fn each_file_is_a_line_with_plies_and_result() {
    let teams = File::new("a.pgn4", "[Variant \"Teams\"]\n\n1. h2-h3 .. b7-c7 .. R");
    let ffa = File::new("b.pgn4", "[Variant \"FFA\"]\n\n1. h2-h3 .. R .. R .. R");
    let orthodox = File::new("c.pgn", "1. f3 e5 2. g4 Qh4#");
    let (result, text) = replay(&[&teams, &ffa, &orthodox]);
    assert!(result.is_ok(), "{text}");
    let lines: Vec<&str> = text.lines().collect();
    assert!(
        lines[0].ends_with("a.pgn4: 2 plies, win W+E (resignation)"),
        "{text}"
    );
    assert!(
        lines[1].ends_with("b.pgn4: 1 plies, win S (points), points S=20 W=0 N=0 E=0"),
        "{text}"
    );
    assert!(lines[2].ends_with("c.pgn: 4 plies, win N (mate)"), "{text}");
}

#[test]
fn the_first_move_that_is_not_legal_is_named_and_the_status_is_two() {
    let bad = File::new(
        "d.pgn4",
        "[Variant \"Teams\"]\n\n1. h2-h3 .. b7-c7 .. g13-g12 .. m8-l7",
    );
    let good = File::new("e.pgn4", "[Variant \"Teams\"]\n\n1. h2-h3");
    let (result, text) = replay(&[&bad, &good]);
    let failure = result.unwrap_err();
    assert_eq!(failure.exit_status(), 2);
    assert_eq!(failure.to_string(), "1 of 2 games cannot be replayed");
    assert!(
        text.contains("d.pgn4: round 1, East, “m8-l7” (ply 4): the pawn on m8 cannot go to l7"),
        "{text}"
    );
    assert!(text.contains("e.pgn4: 1 plies, unfinished"), "{text}");
}

#[test]
fn every_game_of_a_file_is_a_line() {
    let text = "[Event \"A\"]\n\n1. e4 ( 1. Ke5 ) e5 *\n\n[Event \"B\"]\n\n1. e5 *\n";
    let file = File::new("g.pgn", text);
    let (result, text) = replay(&[&file]);
    assert_eq!(
        result.unwrap_err().to_string(),
        "1 of 2 games cannot be replayed"
    );
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 2, "{text}");
    assert!(
        lines[0].ends_with("g.pgn, game 1 (line 1): 2 plies, unfinished"),
        "{text}"
    );
    assert!(
        lines[1].contains("game 2 (line 5): round 1, South, “e5” (ply 1)"),
        "{text}"
    );
    let mut out = Vec::new();
    let words = vec![
        "replay".into(),
        "--all".into(),
        file.0.clone().into_os_string(),
    ];
    assert!(run(words, &mut out).is_err());
    let text = String::from_utf8(out).unwrap();
    assert!(
        text.contains("\n  a variation is cut at line 3: "),
        "{text}"
    );
}

#[test]
fn moves_are_played_as_san_and_by_printed_labels() {
    let play = |words: &[&str]| {
        let words = ["play"].iter().chain(words).map(Into::into).collect();
        let mut out = Vec::new();
        run(words, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    };
    let plain = play(&["orthodox", "e2-e4", "e7-e5", "g1-f3"]);
    assert_eq!(play(&["orthodox", "e4", "e7e5", "Nf3!"]), plain);
    let plain = play(&["quadrochess-four", "d1-e3"]);
    assert_eq!(play(&["quadrochess-four", "bI-c1"]), plain);
    assert_eq!(play(&["quadrochess-four", "Ne3"]), plain);
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let gone = File::new("f.pgn4", "");
    std::fs::remove_file(&gone.0).unwrap();
    let (result, text) = replay(&[&gone]);
    assert_eq!(result.unwrap_err().exit_status(), 2);
    assert!(text.contains("f.pgn4: "), "{text}");
}

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
    assert_eq!(failure.to_string(), "1 of 2 files cannot be replayed");
    assert!(
        text.contains("d.pgn4: round 1, East, “m8-l7” (ply 4): the pawn on m8 cannot go to l7"),
        "{text}"
    );
    assert!(text.contains("e.pgn4: 1 plies, unfinished"), "{text}");
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let gone = File::new("f.pgn4", "");
    std::fs::remove_file(&gone.0).unwrap();
    let (result, text) = replay(&[&gone]);
    assert_eq!(result.unwrap_err().exit_status(), 2);
    assert!(text.contains("f.pgn4: "), "{text}");
}

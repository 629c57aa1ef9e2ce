//! Any folder of public files, named by `QUADRILLE_PGN`: how many games replay, and why the others do not.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use quadrille::notation::{self, games};

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries =
        std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.unwrap().path();
        let extension = path.extension().and_then(|extension| extension.to_str());
        if path.is_dir() {
            files(&path, found);
        } else if matches!(extension, Some("pgn" | "pgn4" | "PGN" | "pdn")) {
            found.push(path);
        }
    }
}

/// With `QUADRILLE_PLIES` naming a file, each game's plies are written there, a line each: file, number, plies.
#[test]
fn games_of_a_folder_replay() {
    let Some(folder) = std::env::var_os("QUADRILLE_PGN") else {
        eprintln!("skipped: QUADRILLE_PGN names no folder");
        return;
    };
    let mut paths = Vec::new();
    files(Path::new(&folder), &mut paths);
    paths.sort();
    let (mut replayed, mut refused) = (0, 0);
    let mut notices: BTreeMap<&str, usize> = BTreeMap::new();
    let mut lines = String::new();
    for path in &paths {
        let bytes = std::fs::read(path).unwrap();
        for game in games(&bytes) {
            let place = format!("{} {}", path.display(), game.number);
            match notation::read(&game.text) {
                Ok(reading) => {
                    replayed += 1;
                    writeln!(lines, "{place} {}", reading.game.plies()).unwrap();
                    for notice in &reading.notices {
                        *notices.entry(notice.code()).or_default() += 1;
                    }
                }
                Err(reason) => {
                    refused += 1;
                    writeln!(lines, "{place} refused").unwrap();
                    println!("{place} (line {}): {reason}", game.line);
                }
            }
        }
    }
    println!("{replayed} games replay, {refused} do not; notices: {notices:?}");
    if let Some(file) = std::env::var_os("QUADRILLE_PLIES") {
        std::fs::write(file, lines).unwrap();
    }
    assert!(replayed > 0, "no game of {folder:?} replays");
}

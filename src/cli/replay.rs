//! `replay`: recorded games, move by move.

use std::io::Write;

use lexopt::Parser;

use super::arguments::Arguments;
use super::failure::Failure;
use crate::Game;
use crate::notation;
use crate::seat::Seat;
use crate::variant::Scoring;

/// For each file a line with plies, result and points, or with what is wrong and where.
pub(super) fn replay(words: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let files = Arguments::read(words)?.values;
    if files.is_empty() {
        return Err(Failure::Usage("which files?".to_owned()));
    }
    let mut failed = 0;
    for file in &files {
        match replay_file(file) {
            Ok(line) => writeln!(out, "{file}: {line}")?,
            Err(reason) => {
                failed += 1;
                writeln!(out, "{file}: {reason}")?;
            }
        }
    }
    if failed > 0 {
        return Err(Failure::Replay {
            failed,
            all: files.len(),
        });
    }
    Ok(())
}

fn replay_file(file: &str) -> Result<String, String> {
    let bytes = std::fs::read(file).map_err(|error| error.to_string())?;
    // Names in old files may be in any encoding; moves are not.
    let text = String::from_utf8_lossy(&bytes);
    let game = notation::read_game(&text).map_err(|error| error.to_string())?;
    Ok(summary(&game))
}

fn summary(game: &Game) -> String {
    let result = game
        .status()
        .map_or_else(|| "unfinished".to_owned(), |outcome| outcome.to_string());
    let line = format!("{} plies, {result}", game.ply());
    if game.variant().scoring == Scoring::Online {
        let points = game.position().points();
        let points = Seat::ALL.map(|seat| format!("{seat}={}", points[seat]));
        return format!("{line}, points {}", points.join(" "));
    }
    line
}

//! `replay`: recorded games, move by move.

use std::fs::File;
use std::io::{Read, Write};

use lexopt::Parser;

use super::arguments::Arguments;
use super::failure::Failure;
use crate::Game;
use crate::notation::{self, GameText, Notice, RecordError, Splitter};
use crate::seat::Seat;
use crate::variant::Scoring;

/// Bytes of a file that are read together.
const PIECE: usize = 1 << 20;

/// For each game of each file a line with plies, result and points, or with what is wrong and where.
pub(super) fn replay(words: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let arguments = Arguments::read(words)?;
    let files = &arguments.values;
    if files.is_empty() {
        return Err(Failure::Usage("which files?".to_owned()));
    }
    let mut tally = Tally::default();
    for file in files {
        replay_file(file, arguments.all, &mut tally, out)?;
    }
    if tally.failed > 0 {
        return Err(Failure::Replay {
            failed: tally.failed,
            all: tally.all,
        });
    }
    Ok(())
}

#[derive(Default)]
struct Tally {
    failed: usize,
    all: usize,
}

/// Reads a file in pieces: a collection may be larger than the memory.
fn replay_file(
    name: &str,
    with_notices: bool,
    tally: &mut Tally,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut file = match File::open(name) {
        Ok(file) => file,
        Err(error) => return tally.add_unreadable(name, &error, out),
    };
    let mut splitter = Splitter::default();
    let mut piece = vec![0; PIECE];
    // Whether it is the only game is known when another is there, or none.
    let mut first: Option<GameText<'_>> = None;
    let mut has_several = false;
    loop {
        while let Some(game) = splitter.next_game() {
            if let Some(first) = first.take() {
                has_several = true;
                tally.add(&place(name, &first, true), &first, with_notices, out)?;
            }
            if has_several {
                tally.add(&place(name, &game, true), &game, with_notices, out)?;
            } else {
                first = Some(game);
            }
        }
        if splitter.is_finished() {
            break;
        }
        match file.read(&mut piece) {
            Ok(0) => splitter.finish(),
            Ok(length) => splitter.push(&piece[..length]),
            Err(error) => return tally.add_unreadable(name, &error, out),
        }
    }
    match first {
        Some(game) => tally.add(&place(name, &game, false), &game, with_notices, out),
        None if has_several => Ok(()),
        None => tally.add_unreadable(name, &RecordError::Empty, out),
    }
}

fn place(file: &str, game: &GameText<'_>, is_one_of_several: bool) -> String {
    if is_one_of_several {
        format!("{file}, game {} (line {})", game.number, game.line)
    } else {
        file.to_owned()
    }
}

impl Tally {
    fn add(
        &mut self,
        place: &str,
        game: &GameText<'_>,
        with_notices: bool,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        self.all += 1;
        match notation::read(&game.text) {
            Ok(reading) => {
                writeln!(out, "{place}: {}", summary(&reading.game))?;
                let notices: &[Notice] = if with_notices { &reading.notices } else { &[] };
                for notice in notices {
                    writeln!(out, "  {notice}")?;
                }
            }
            Err(reason) => {
                self.failed += 1;
                writeln!(out, "{place}: {reason}")?;
            }
        }
        Ok(())
    }

    fn add_unreadable(
        &mut self,
        name: &str,
        reason: &dyn std::fmt::Display,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        self.all += 1;
        self.failed += 1;
        writeln!(out, "{name}: {reason}")?;
        Ok(())
    }
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

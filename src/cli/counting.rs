//! `perft` and `divide`.

use std::io::Write;

use lexopt::Parser;

use super::arguments::{Arguments, game, play_all};
use super::failure::Failure;
use crate::variant::Options;

pub(super) fn perft(words: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let arguments = Arguments::read(words)?;
    if let Some(file) = &arguments.batch {
        return batch(file, out);
    }
    let game = arguments.game()?;
    writeln!(out, "{}", crate::perft(game.position(), arguments.depth()?))?;
    Ok(())
}

pub(super) fn divide(words: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let arguments = Arguments::read(words)?;
    let game = arguments.game()?;
    let mut total = 0;
    for (text, count) in crate::divide(game.position(), arguments.depth()?) {
        writeln!(out, "{text} {count}")?;
        total += count;
    }
    writeln!(out, "total {total}")?;
    Ok(())
}

/// One count for each line of tab-separated `game, options, fen4, moves, depth` (orthodox: FEN); a sixth column is ignored.
fn batch(file: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let text = std::fs::read_to_string(file).map_err(|error| {
        std::io::Error::new(error.kind(), format!("cannot read {file}: {error}"))
    })?;
    for (i, line) in text.lines().enumerate() {
        let count = batch_line(line)
            .map_err(|error| Failure::Input(format!("{file}, line {}: {error}", i + 1)))?;
        writeln!(out, "{count}")?;
    }
    Ok(())
}

fn batch_line(line: &str) -> Result<u64, Failure> {
    let columns: Vec<&str> = line.split('\t').collect();
    let &[id, options, fen4, moves, depth, ..] = columns.as_slice() else {
        return Err(Failure::Input(
            "game, options, fen4, moves and depth are needed, separated by tabs".to_owned(),
        ));
    };
    let given = |text: &'static str, value: &str| -> Option<String> {
        (value != text).then(|| value.to_owned())
    };
    let options: Options = options.parse().unwrap_or_default();
    let text = given("-", fen4);
    let (fen4, fen) = if id == "orthodox" {
        (None, text)
    } else {
        (text, None)
    };
    let mut game = game(id, &options, fen4.as_deref(), fen.as_deref())?.without_repetition_draws();
    play_all(
        &mut game,
        given("-", moves).unwrap_or_default().split_whitespace(),
    )?;
    let depth = depth
        .parse()
        .map_err(|_| Failure::Input(format!("“{depth}” is no depth")))?;
    Ok(crate::perft(game.position(), depth))
}

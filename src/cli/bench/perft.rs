//! `bench perft`: positions a second from the start of every kind of game.

use std::io::Write;
use std::time::Instant;

use lexopt::Parser;

use super::super::arguments::Arguments;
use super::super::failure::Failure;
use super::measure::{Signature, fastest, new_game, rate};
use crate::Position;

/// The games that differ in how their pieces move, and the depth in plies to which they are counted.
const GAMES: [(&str, u32); 16] = [
    ("online-teams", 6),
    ("online-teams", 7),
    ("orthodox", 6),
    ("quadrochess-four", 5),
    ("quadrochess-three", 5),
    ("quadrochess-two", 5),
    ("chess-four", 5),
    ("gencon", 5),
    ("american", 5),
    ("political", 5),
    ("hughes", 5),
    ("verney", 5),
    ("online-ffa", 5),
    ("coalition", 5),
    ("quadrocheckers-two-sixteen", 9),
    ("checkers-classic", 11),
];
const RUNS: usize = 3;

/// How long the first use of the engine's tables takes; paths and millions of positions a second of each, with a game and a depth as arguments of that one; then the counts'
/// signature. The last ply is counted, not made; nothing is remembered between positions.
pub(super) fn bench(words: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let arguments = Arguments::read(words)?;
    let mut signature = Signature::new();
    let first = Instant::now();
    for id in ["online-teams", "checkers-classic"] {
        new_game(id)?.legal_moves();
    }
    let first = first.elapsed().as_secs_f64() * 1e3;
    writeln!(out, "all tables made at first use in {first:.3} ms")?;
    writeln!(
        out,
        "{:<28} depth {:>12} million/s, fastest of {RUNS} runs on one core",
        "quadrille bench perft", "paths"
    )?;
    if arguments.values.is_empty() {
        for (id, depth) in GAMES {
            let start = new_game(id)?;
            count(id, start.position(), depth, &mut signature, out)?;
        }
    } else {
        let game = arguments.game()?;
        let id = &*game.variant().id;
        count(id, game.position(), arguments.depth()?, &mut signature, out)?;
    }
    writeln!(out, "{signature}")?;
    Ok(())
}

fn count(
    id: &str,
    position: &Position,
    depth: u32,
    signature: &mut Signature,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (took, paths) = fastest(RUNS, || crate::perft(position, depth));
    let paths = paths.unwrap_or_default();
    signature.note(&paths.to_le_bytes());
    let speed = rate(paths, took);
    writeln!(out, "{id:<28} {depth:>5} {paths:>12} {speed:>9.1}")?;
    Ok(())
}

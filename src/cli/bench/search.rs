//! `bench search`: how fast the search is, and whether it still does the same.

use std::io::Write;
use std::time::{Duration, Instant};

use lexopt::Parser;

use super::super::arguments::{Arguments, game};
use super::super::failure::Failure;
use super::measure::{Signature, new_game};
use crate::Game;
use crate::facts::Phase;
use crate::search::{Level, Search};

/// One game of each kind, and the positions to look at in it.
const GAMES: [(&str, u64); 9] = [
    ("online-teams", 400_000),
    ("quadrochess-four", 200_000),
    ("quadrochess-teams", 200_000),
    ("gencon", 100_000),
    ("hughes", 200_000),
    ("online-ffa", 200_000),
    ("coalition", 100_000),
    ("orthodox", 200_000),
    ("quadrocheckers-four", 200_000),
];

/// Fixed work, timed: for each game the depth reached, positions and positions per second; then their signature, which
/// changes whenever the search does. With a game as argument: what one second finds there.
pub(super) fn bench(words: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let arguments = Arguments::read(words)?;
    match arguments.values.first() {
        Some(id) => one_second(id, &arguments, out),
        None => fixed_work(out),
    }
}

fn fixed_work(out: &mut dyn Write) -> Result<(), Failure> {
    let mut signature = Signature::new();
    let mut all = (0, Duration::ZERO);
    for (id, nodes) in GAMES {
        let game = arranged(new_game(id)?)?;
        let started = Instant::now();
        let mut search = strongest(&game);
        search.step(nodes);
        let took = started.elapsed();
        let Some(best) = search.best() else {
            continue;
        };
        let text = game.position().text(best.mv);
        signature.note(text.as_bytes());
        signature.note(&best.depth.to_le_bytes());
        for (_, score) in &best.scores {
            signature.note(&score.to_le_bytes());
        }
        all = (all.0 + best.nodes, all.1 + took);
        writeln!(
            out,
            "{id:<22} depth {:>2}  {:>8} nodes  {:>9} nodes/s  {text}",
            best.depth,
            best.nodes,
            rate(best.nodes, took)
        )?;
    }
    writeln!(
        out,
        "{:<22}           {:>8} nodes  {:>9} nodes/s",
        "all",
        all.0,
        rate(all.0, all.1)
    )?;
    writeln!(out, "{signature}")?;
    Ok(())
}

fn strongest(game: &Game) -> Search {
    Search::new(game.position(), &[], Level::STRONGEST, 1)
}

/// Coalition begins with pieces to arrange, by judgement alone: there is something to search when that is done.
fn arranged(mut game: Game) -> Result<Game, Failure> {
    while game.position().phase() == Phase::SetUp {
        let mut search = strongest(&game);
        search.step(1);
        let Some(best) = search.best() else { break };
        game.apply_move(best.mv)
            .map_err(|error| Failure::Input(error.to_string()))?;
    }
    Ok(game)
}

fn one_second(id: &str, arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let game = arranged(game(
        id,
        &arguments.options,
        arguments.fen4.as_deref(),
        arguments.fen.as_deref(),
    )?)?;
    let started = Instant::now();
    let mut search = strongest(&game);
    let mut depth = 0;
    while !search.step(1_000) {
        let took = started.elapsed();
        if let Some(best) = search.best().filter(|best| best.depth > depth) {
            depth = best.depth;
            let line: Vec<String> = best
                .line
                .iter()
                .map(|&mv| game.position().text(mv))
                .collect();
            writeln!(
                out,
                "{:>5} ms  depth {:>2}  {:>9} nodes  score {:>6}  {}",
                took.as_millis(),
                best.depth,
                best.nodes,
                best.scores.first().map_or(0, |&(_, score)| score),
                line.join(" ")
            )?;
        }
        if took >= Duration::from_secs(1) {
            break;
        }
    }
    let nodes = search.nodes();
    writeln!(out, "{} nodes/s", rate(nodes, started.elapsed()))?;
    Ok(())
}

fn rate(nodes: u64, took: Duration) -> u64 {
    nodes * 1_000_000 / (took.as_micros() as u64).max(1)
}

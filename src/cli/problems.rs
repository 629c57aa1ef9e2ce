//! `problems`: collects positions with one solution from games of our own, and proves collections again.
//!
//! ```text
//! problems collect GAME… [--count N] [--games N] [--seed N]   prints problems, one a line
//! problems check FILE…                                        proves every line again
//! ```
//!
//! A line has five fields, separated by tabs: game, task, positions to look at, solution, and the position as FEN4.
//! Lines without tabs are left alone, so that a collection may live in a file of another language.

mod collect;
mod proved;

use std::fs;
use std::io::Write;

use lexopt::{Arg, Parser, ValueExt};

use super::failure::Failure;
use crate::Position;
use crate::problem::Task;
use crate::variant::{Options, Variant};
use proved::{Problem, only_solution};

/// Positions that a proof may look at when it is made again: more than when a problem was collected.
const BUDGET: u64 = 20_000_000;

pub(super) fn problems(mut words: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let usage = |error: lexopt::Error| Failure::Usage(error.to_string());
    let mut wanted = collect::Wanted::default();
    let mut values = Vec::new();
    while let Some(word) = words.next().map_err(usage)? {
        match word {
            Arg::Value(value) => values.push(value.string().map_err(usage)?),
            Arg::Long("count") => wanted.count = number(&mut words)? as usize,
            Arg::Long("games") => wanted.games = number(&mut words)?,
            Arg::Long("seed") => wanted.seed = number(&mut words)?,
            other => return Err(usage(other.unexpected())),
        }
    }
    match values.split_first() {
        Some((command, ids)) if command == "collect" && !ids.is_empty() => {
            for id in ids {
                let variant = Variant::new(id, &Options::default())
                    .map_err(|error| Failure::Input(error.to_string()))?;
                collect::collect(&variant, &wanted, out)?;
            }
            Ok(())
        }
        Some((command, files)) if command == "check" && !files.is_empty() => check(files, out),
        _ => Err(Failure::Usage(
            "problems collect GAME…, or problems check FILE…".to_owned(),
        )),
    }
}

fn number(words: &mut Parser) -> Result<u64, Failure> {
    let usage = |error: lexopt::Error| Failure::Usage(error.to_string());
    let text = words.value().and_then(ValueExt::string).map_err(usage)?;
    text.parse()
        .map_err(|_| Failure::Usage(format!("“{text}” is no number")))
}

/// Proves that each line's solution is the only one, and that nothing reaches the goal in fewer moves.
fn check(files: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let mut count = 0;
    for file in files {
        for (place, line) in fs::read_to_string(file)?.lines().enumerate() {
            if !line.contains('\t') {
                continue;
            }
            let problem = prove_line(line)
                .map_err(|reason| Failure::Input(format!("{file}:{}: {reason}", place + 1)))?;
            count += 1;
            log(out, &problem)?;
        }
    }
    writeln!(out, "{count} problems, each with one solution")?;
    Ok(())
}

fn log(out: &mut dyn Write, problem: &Problem) -> Result<(), Failure> {
    let id = &problem.position.variant().id;
    writeln!(
        out,
        "{id:<28} {:<10} {:>9} positions",
        problem.task.to_string(),
        problem.nodes
    )?;
    Ok(())
}

fn prove_line(line: &str) -> Result<Problem, String> {
    let [id, task, nodes, solution, fen4] = line
        .split('\t')
        .collect::<Vec<_>>()
        .try_into()
        .map_err(|_| "a problem has five fields".to_owned())?;
    let variant = Variant::new(id, &Options::default()).map_err(|error| error.to_string())?;
    let position = Position::from_fen4(variant, fen4).map_err(|error| error.to_string())?;
    let task: Task = task.parse().map_err(|error| format!("{error}"))?;
    let solution = position
        .find_move(solution)
        .map_err(|error| error.to_string())?;
    let (found, looked_at) = only_solution(&position, task, BUDGET).ok_or("is not proved")?;
    if found != solution {
        return Err(format!("the only solution is {}", position.text(found)));
    }
    // How many positions a proof looks at depends on the order of moves, which may change.
    let _: u64 = nodes
        .parse()
        .map_err(|_| format!("“{nodes}” is no number"))?;
    Ok(Problem {
        position,
        task,
        solution,
        nodes: looked_at,
    })
}

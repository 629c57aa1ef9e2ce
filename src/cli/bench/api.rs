//! `bench api`: what a person's move costs the engine, seen from a program that embeds it.

use std::io::Write;
use std::time::{Duration, Instant};

use lexopt::Parser;

use super::super::arguments::Arguments;
use super::super::failure::Failure;
use super::measure::{Dice, Signature, new_game};

const GAMES: [&str; 7] = [
    "quadrochess-four",
    "hughes",
    "online-ffa",
    "gencon",
    "coalition",
    "quadrocheckers-four",
    "orthodox",
];
const PLIES: usize = 300;
const RUNS: usize = 5;

/// For each game 300 random moves by their texts, the legal moves and the status after each: microseconds of the median and
/// the worst ply. The signature is of the moves played.
pub(super) fn bench(words: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let arguments = Arguments::read(words)?;
    let named: Vec<&str> = arguments.values.iter().map(String::as_str).collect();
    let games = if named.is_empty() { &GAMES[..] } else { &named };
    let mut signature = Signature::new();
    writeln!(
        out,
        "{:<24}{:>8}{:>8}  microseconds for play + legal moves, {PLIES} plies",
        "quadrille bench api", "median", "worst"
    )?;
    for id in games {
        let mut costs = vec![Duration::MAX; PLIES];
        for run in 0..RUNS {
            // Each ply as fast as it ever was: what else the machine is doing comes and goes.
            let noted = (run == 0).then_some(&mut signature);
            for (best, cost) in costs.iter_mut().zip(play(id, noted)?) {
                *best = cost.min(*best);
            }
        }
        costs.sort_unstable();
        let micros = |cost: Duration| cost.as_secs_f64() * 1e6;
        writeln!(
            out,
            "{id:<24}{:>8.1}{:>8.1}",
            micros(costs[PLIES / 2]),
            micros(costs[PLIES - 1])
        )?;
    }
    writeln!(out, "{signature}")?;
    Ok(())
}

/// What each ply cost; a game that ends is followed by another.
fn play(id: &str, mut signature: Option<&mut Signature>) -> Result<Vec<Duration>, Failure> {
    let mut dice = Dice(2024);
    let mut game = new_game(id)?;
    let mut moves = game.legal_moves();
    let mut costs = Vec::with_capacity(PLIES);
    while costs.len() < PLIES {
        if moves.is_empty() {
            game = new_game(id)?;
            moves = game.legal_moves();
        }
        let text = game.position().text(moves[dice.roll(moves.len())]);
        if let Some(signature) = signature.as_deref_mut() {
            signature.note(text.as_bytes());
        }
        let start = Instant::now();
        let played = game.play(&text);
        moves = game.legal_moves();
        costs.push(start.elapsed());
        played.map_err(|error| Failure::illegal(costs.len(), &text, &error))?;
    }
    Ok(costs)
}

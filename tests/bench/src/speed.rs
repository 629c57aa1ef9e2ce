//! Counts the move paths of one start position several times and prints their number and the seconds of the fastest run.
//! `cozy-chess` is taken as a game, too: what others would use on the board that both know.
//!
//! usage: speed GAME DEPTH RUNS

use std::env;
use std::process::ExitCode;
use std::time::Instant;

use cozy_chess::Board;
use quadrille_bench::count;

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let [game, depth, runs] = words.as_slice() else {
        eprintln!("usage: speed GAME DEPTH RUNS");
        return ExitCode::from(2);
    };
    match measure(game, depth.parse().unwrap_or(1), runs.parse().unwrap_or(1)) {
        Ok((paths, seconds)) => {
            println!("{paths} {seconds:.6}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

fn measure(game: &str, depth: u32, runs: u32) -> Result<(u64, f64), String> {
    let mut paths = 0;
    let mut best = f64::INFINITY;
    for _ in 0..runs {
        let start = Instant::now();
        paths = if game == "cozy-chess" { cozy_perft(&Board::default(), depth) } else { count(game, depth)? };
        best = best.min(start.elapsed().as_secs_f64());
    }
    Ok((paths, best))
}

/// Bulk-counted at the last ply, as ours is.
fn cozy_perft(board: &Board, depth: u32) -> u64 {
    let mut count = 0;
    board.generate_moves(|moves| {
        if depth <= 1 {
            count += moves.len() as u64;
        } else {
            for mv in moves {
                let mut after = board.clone();
                after.play_unchecked(mv);
                count += cozy_perft(&after, depth - 1);
            }
        }
        false
    });
    count
}

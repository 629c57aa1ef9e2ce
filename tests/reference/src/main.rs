//! The command line, with the engine's face.
//!
//! Reads the referee's book and nothing else: boards (`board`), men and rules (`chess`, `rules`, `castling`,
//! `setup`, `games`), moves made on copies (`apply`), turns and endings (`turn`), resignation and the
//! like (`events`), and what single games add
//! (`gencon`, `online`). Checkers and Coalition stand apart
//! (`checkers`, `checkers_turn`; `coalition`, `coalition_steps`, `coalition_moves`, `coalition_turn`). `fen` reads published
//! positions and `pgn4` recorded online games. `play` has what is common to
//! all tables, `random` plays random games.

mod apply;
mod board;
mod castling;
mod checkers;
mod checkers_turn;
mod chess;
mod coalition;
mod coalition_moves;
mod coalition_steps;
mod coalition_turn;
mod commands;
mod events;
mod fen;
mod games;
mod gencon;
mod online;
mod options;
mod outcome;
mod pgn4;
mod play;
mod random;
mod rules;
mod setup;
mod turn;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match commands::run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

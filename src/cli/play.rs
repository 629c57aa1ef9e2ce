//! `play`: moves in, where the game stands out.

use std::io::Write;

use lexopt::Parser;

use super::arguments::{Arguments, play_all};
use super::failure::Failure;
use crate::Game;

pub(super) fn play(words: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let arguments = Arguments::read(words)?;
    let mut game = arguments.game()?;
    play_all(
        &mut game,
        arguments
            .values
            .iter()
            .skip(1)
            .flat_map(|moves| moves.split_whitespace()),
    )?;
    report(&game, out)
}

/// The lines `turn`, `states`, `check`, `result` and `fen4`.
fn report(game: &Game, out: &mut dyn Write) -> Result<(), Failure> {
    let position = game.position();
    let turn = if game.status().is_some() {
        "-".to_owned()
    } else {
        position.turn().to_string()
    };
    let states: Vec<String> = game
        .variant()
        .seats()
        .iter()
        .map(|seat| format!("{seat}={}", position.seat_state(seat).word()))
        .collect();
    let checked: Vec<String> = position
        .seats_in_check()
        .iter()
        .map(|seat| seat.to_string())
        .collect();
    let checked = if checked.is_empty() {
        "-".to_owned()
    } else {
        checked.join(" ")
    };
    let result = game
        .status()
        .map_or_else(|| "ongoing".to_owned(), |outcome| outcome.to_string());
    writeln!(out, "turn: {turn}")?;
    writeln!(out, "states: {}", states.join(" "))?;
    writeln!(out, "check: {checked}")?;
    writeln!(out, "result: {result}")?;
    writeln!(out, "fen4: {}", position.to_fen4())?;
    Ok(())
}

//! The engine's side of a comparison: the same stream as the reference's command `moves`.
//!
//! Each line of the input has a game, its options and moves, separated by tabs. Printed for it are the
//! sorted legal moves before each move and after the last one, a line each, then where the game stands, then
//! `end`.
//! The word `--no-repetition` turns the draws by threefold and fifty rounds off.

use std::io::{BufRead, BufWriter, Write};

use quadrille::game::TableEvent;
use quadrille::{Game, Options, Variant};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let repetition = !std::env::args().any(|argument| argument == "--no-repetition");
    let mut output = BufWriter::new(std::io::stdout().lock());
    for line in std::io::stdin().lock().lines() {
        for answer in answers(&line?, repetition)? {
            writeln!(output, "{answer}")?;
        }
    }
    output.flush()?;
    Ok(())
}

fn answers(line: &str, repetition: bool) -> Result<Vec<String>, Box<dyn std::error::Error>> {
    let columns: Vec<&str> = line.split('\t').collect();
    let [id, options, moves] = columns[..] else {
        return Err(format!("not three columns: {line}").into());
    };
    let options: Options = options.parse()?;
    let mut game = Game::new(Variant::new(id, &options)?);
    if !repetition {
        game = game.without_repetition_draws();
    }
    let mut lines = vec![legal(&game)];
    for text in moves.split_whitespace() {
        if let Err(why) = take(&mut game, text) {
            lines.push(format!("error: {text}: {why}"));
            break;
        }
        lines.push(legal(&game));
    }
    lines.extend(standing(&game));
    lines.push("end".to_owned());
    Ok(lines)
}

/// Plays a move, or lets happen what is none.
fn take(game: &mut Game, text: &str) -> Result<(), Box<dyn std::error::Error>> {
    match text.parse::<TableEvent>() {
        Ok(event) => game.apply_event(&event)?,
        Err(_) => game.play(text)?,
    };
    Ok(())
}

fn legal(game: &Game) -> String {
    let position = game.position();
    let mut texts: Vec<String> = game
        .legal_moves()
        .into_iter()
        .map(|mv| position.text(mv))
        .collect();
    texts.sort();
    texts.join(" ")
}

/// The lines `turn`, `states`, `check` and `result`, and for the online free-for-all `points`.
fn standing(game: &Game) -> Vec<String> {
    let position = game.position();
    let turn = match game.status() {
        Some(_) => "-".to_owned(),
        None => position.turn().to_string(),
    };
    let states: Vec<String> = game
        .variant()
        .seats()
        .iter()
        .map(|seat| format!("{seat}={}", position.standing(seat).word()))
        .collect();
    let mut checked: Vec<String> = position
        .seats_in_check()
        .iter()
        .map(|seat| seat.to_string())
        .collect();
    if checked.is_empty() {
        checked.push("-".to_owned());
    }
    let result = game
        .status()
        .map_or_else(|| "ongoing".to_owned(), |outcome| outcome.to_string());
    let mut lines = vec![
        format!("turn: {turn}"),
        format!("states: {}", states.join(" ")),
        format!("check: {}", checked.join(" ")),
        format!("result: {result}"),
    ];
    if game.variant().id == "online-ffa" {
        let points = position.points();
        let words: Vec<String> = game
            .variant()
            .seats()
            .iter()
            .map(|seat| format!("{seat}={}", points[seat]))
            .collect();
        lines.push(format!("points: {}", words.join(" ")));
    }
    lines
}

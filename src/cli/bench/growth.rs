//! `bench growth`: what long games cost, and full and empty boards. Flat columns mean that nothing grows faster than the game.

use std::io::Write;

use lexopt::Parser;

use super::super::arguments::Arguments;
use super::super::failure::Failure;
use super::measure::{Dice, Signature, fastest, new_game, rate};
use crate::notation::{read_game, write_game};
use crate::{Game, Move, Piece, Position, Seat};

/// The lengths of game that are compared, in plies.
const LENGTHS: [usize; 3] = [500, 1000, 2000];
const RUNS: usize = 7;
/// Positions of each kind that the move generator is measured on, and how deep.
const SAMPLES: usize = 12;
const DEPTH: u32 = 3;

/// Microseconds a ply in games of different lengths, then positions a second by pieces on the board and seats alive.
/// `lengths` or `boards` as argument asks for one of the two.
pub(super) fn bench(words: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let arguments = Arguments::read(words)?;
    let only = arguments.values.first().map(String::as_str);
    if !matches!(only, None | Some("lengths" | "boards")) {
        return Err(Failure::Usage(
            "growth of what: lengths or boards?".to_owned(),
        ));
    }
    let mut signature = Signature::new();
    if only != Some("boards") {
        lengths(&mut signature, out)?;
    }
    if only != Some("lengths") {
        boards(&mut signature, out)?;
    }
    writeln!(out, "{signature}")?;
    Ok(())
}

fn lengths(signature: &mut Signature, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(
        out,
        "{:<22}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}  microseconds a ply",
        "quadrille bench growth", "play", "back", "forth", "save", "load", "share", "open"
    )?;
    let texts = long_game(LENGTHS[LENGTHS.len() - 1])?;
    signature.note(texts.concat().as_bytes());
    for length in LENGTHS {
        let texts = &texts[..length];
        let (play, game) = fastest(RUNS, || replay(texts));
        let mut game = game.transpose()?.map_or_else(|| new_game(GAME), Ok)?;
        let (back, _) = fastest(RUNS, || {
            game.go_to(length);
            while game.undo() {}
        });
        // Going forth alone cannot be repeated: both ways, less the way back, which costs next to nothing.
        let (both, _) = fastest(RUNS, || {
            while game.redo() {}
            let end = game.ply();
            while game.undo() {}
            end
        });
        game.go_to(length);
        let (save, text) = fastest(RUNS, || write_game(&game));
        let text = text.unwrap_or_default();
        let (load, loaded) = fastest(RUNS, || read_game(&text));
        let (share, link) = fastest(RUNS, || game.to_share());
        let link = link.unwrap_or_default();
        let (open, opened) = fastest(RUNS, || Game::from_share(&link));
        let plies = |game: Option<Game>| game.map_or(0, |game| game.plies());
        let read = [
            plies(loaded.and_then(Result::ok)),
            plies(opened.and_then(Result::ok)),
        ];
        if read != [length; 2] {
            return Err(Failure::Input(format!(
                "{length} plies were saved, {read:?} came back"
            )));
        }
        write!(out, "{length:>6} plies          ")?;
        for took in [play, back, both, save, load, share, open] {
            write!(out, "{:>8.3}", 1.0 / rate(length as u64, took))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// The game that is played on and on: four seats on a board with room.
const GAME: &str = "quadrochess-four";

fn replay(texts: &[String]) -> Result<Game, Failure> {
    let mut game = new_game(GAME)?;
    for (place, text) in texts.iter().enumerate() {
        game.play(text)
            .map_err(|error| Failure::illegal(place + 1, text, &error))?;
    }
    Ok(game)
}

/// Moves of a game of that length that no rule ends: pieces wander and capture only where they must, and a pawn steps in time
/// for the fifty-round rule.
fn long_game(plies: usize) -> Result<Vec<String>, Failure> {
    const PAWN_EVERY: usize = 90;
    let mut dice = Dice(1);
    let mut game = new_game(GAME)?;
    let mut texts: Vec<String> = Vec::with_capacity(plies);
    let mut since_pawn = 0;
    while texts.len() < plies {
        let mut moves = game.legal_moves();
        // The last is tried first.
        moves.sort_by_cached_key(|&mv| {
            let drawn = dice.roll(usize::from(u16::MAX));
            let wanted = match (is_quiet(game.position(), mv), is_pawns(game.position(), mv)) {
                (false, _) => 0,
                (true, pawns) => 1 + u8::from(pawns == (since_pawn >= PAWN_EVERY)),
            };
            (wanted, drawn)
        });
        let mut went_on = false;
        while let Some(mv) = moves.pop().filter(|_| !went_on) {
            let pawns = is_pawns(game.position(), mv);
            let text = game.position().text(mv);
            game.play(&text)
                .map_err(|error| Failure::illegal(texts.len() + 1, &text, &error))?;
            let all_in = Seat::ALL
                .iter()
                .all(|&seat| game.position().seat_state(seat).takes_turns());
            went_on = game.status().is_none() && all_in;
            if went_on {
                since_pawn = if pawns { 0 } else { since_pawn + 1 };
                texts.push(text);
            } else {
                game.undo();
            }
        }
        if !went_on {
            return Err(Failure::Input("the long game came to an end".to_owned()));
        }
    }
    Ok(texts)
}

fn is_quiet(position: &Position, mv: Move) -> bool {
    mv.to().is_some_and(|to| position.piece(to).is_none())
}

fn is_pawns(position: &Position, mv: Move) -> bool {
    let piece: Option<Piece> = mv.from().and_then(|from| position.piece(from));
    piece.is_some_and(|piece| piece.kind == crate::Kind::Pawn)
}

/// One kind of position: how many pieces and seats alive it has.
struct Sample {
    name: String,
    fits: Box<dyn Fn(&Position) -> bool>,
    found: Vec<Position>,
}

fn boards(signature: &mut Signature, out: &mut dyn Write) -> Result<(), Failure> {
    let pieces = [(57, 64), (41, 56), (25, 40), (9, 24)].map(|(least, most)| Sample {
        name: format!("{least} to {most} pieces"),
        fits: Box::new(move |position| (least..=most).contains(&position.pieces().count())),
        found: Vec::new(),
    });
    let seats = [4, 3, 2].map(|alive| Sample {
        name: format!("{alive} seats alive"),
        fits: Box::new(move |position| seats_alive(position) == alive),
        found: Vec::new(),
    });
    let mut samples: Vec<Sample> = pieces.into_iter().chain(seats).collect();
    let mut dice = Dice(3);
    while samples.iter().any(|sample| sample.found.len() < SAMPLES) {
        let mut game = new_game(GAME)?;
        while game.status().is_none() {
            let moves = game.legal_moves();
            let mv = moves[dice.roll(moves.len())];
            game.apply_move(mv)
                .map_err(|error| Failure::Input(error.to_string()))?;
            // A position in some, so that they come from several games.
            if dice.roll(23) == 0 && game.status().is_none() {
                let room = |sample: &&mut Sample| {
                    sample.found.len() < SAMPLES && (sample.fits)(game.position())
                };
                for sample in samples.iter_mut().filter(|sample| room(sample)) {
                    sample.found.push(game.position().clone());
                }
            }
        }
    }
    writeln!(
        out,
        "{:<22}{:>12}{:>12}  on the way of a count to depth {DEPTH}",
        GAME, "million/s", "ns a list"
    )?;
    for sample in &samples {
        let count = |depth| -> u64 {
            let found = sample.found.iter();
            found.map(|position| crate::perft(position, depth)).sum()
        };
        let (took, paths) = fastest(RUNS, || count(DEPTH));
        let paths = paths.unwrap_or_default();
        // Each position above the last ply is one list of moves.
        let lists: u64 = SAMPLES as u64 + (1..DEPTH).map(count).sum::<u64>();
        signature.note(&paths.to_le_bytes());
        writeln!(
            out,
            "{:<22}{:>12.1}{:>12.1}",
            sample.name,
            rate(paths, took),
            1e3 / rate(lists, took)
        )?;
    }
    Ok(())
}

fn seats_alive(position: &Position) -> usize {
    let alive = |seat: &&Seat| position.seat_state(**seat).takes_turns();
    Seat::ALL.iter().filter(alive).count()
}

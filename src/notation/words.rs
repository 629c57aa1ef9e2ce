//! A move as people type it: as the engine writes it, as SAN, or with the labels printed along the board.

use super::movetext::WordError;
use super::san::find_san;
use crate::moves::Move;
use crate::position::Position;
use crate::variant::Family;

/// The legal move that a word means. Programs and records use plain letters and ranks, so that these come first; with
/// `printed_first`, as where people type, the board's own labels do where they differ (1.2).
///
/// ```
/// use quadrille::{Position, Variant, notation::find_typed};
/// let chess = Position::start(Variant::new("orthodox", &"-".parse().unwrap()).unwrap());
/// assert_eq!(find_typed(&chess, "Nf3", false).unwrap().to_string(), "g1-f3");
/// let quadro = Position::start(Variant::new("quadrochess-four", &"-".parse().unwrap()).unwrap());
/// assert_eq!(find_typed(&quadro, "bII-b2", true).unwrap().to_string(), "d2-d4");
/// ```
///
/// # Errors
/// Why it means none: what the rules say of it as it is written.
pub fn find_typed(position: &Position, word: &str, printed_first: bool) -> Result<Move, WordError> {
    let printed = plain(position, word).filter(|plain| plain != word);
    let as_printed = || printed.as_deref().map(|plain| find(position, plain));
    if let Some(Ok(mv)) = as_printed().filter(|_| printed_first) {
        return Ok(mv);
    }
    find(position, word).or_else(|error| match as_printed() {
        Some(Ok(mv)) => Ok(mv),
        _ => Err(error),
    })
}

fn find(position: &Position, word: &str) -> Result<Move, WordError> {
    position.find_move(word).or_else(|error| {
        if position.variant().family != Family::Chess || position.outcome().is_some() {
            return Err(error.into());
        }
        // What SAN has to say of a word that is none would help nobody.
        find_san(position, word).map_err(|san| match san {
            WordError::NoSuchMove | WordError::NoCastling => error.into(),
            other => other,
        })
    })
}

/// The word with plain letters and ranks for the labels printed along the board; `None` if it names no printed square.
fn plain(position: &Position, word: &str) -> Option<String> {
    let (files, ranks) = position.variant().printed_labels();
    let board = &position.rules().board;
    let mut text = String::new();
    let mut rest = word;
    let mut found = false;
    while let Some(first) = rest.chars().next() {
        if let Some((file, rank, length)) = printed_square(rest, &files, &ranks) {
            let square = crate::Square::new(file, rank)?;
            text.push_str(&board.name(square));
            rest = &rest[length..];
            found = true;
        } else {
            text.push(first);
            rest = &rest[first.len_utf8()..];
        }
    }
    found.then_some(text)
}

/// The file and rank of the printed square at the beginning of a text, and its length in bytes; the longest rank counts.
fn printed_square(text: &str, files: &[String], ranks: &[String]) -> Option<(u8, u8, usize)> {
    let (file, rest) = files
        .iter()
        .enumerate()
        .find_map(|(file, label)| Some((file, text.strip_prefix(label.as_str())?)))?;
    let named = ranks
        .iter()
        .enumerate()
        .filter(|(_, label)| rest.starts_with(label.as_str()));
    let (rank, label) = named.max_by_key(|(_, label)| label.len())?;
    let length = text.len() - rest.len() + label.len();
    Some((file as u8, rank as u8, length))
}

//! PGN4: games as the online standard's tools write them, in which all our other games are written, too.
//!
//! ```text
//! [Variant "hughes"]
//!
//! 1. d2-d4 .. b6-c6 .. i13-i12 .. m9-l9
//! 2. g1-d4 {a comment} .. c6-d6 ( 2. a7-d4 ) .. resign:N
//! ```
//!
//! A round stands on a line; several steps of one turn are joined by commas, table events stand between moves as the engine
//! writes them. Reading is tolerant of layout and never of rules; writing is always the same for the same record.

pub(super) mod moves;
pub(super) mod result;
mod tags;

use super::RecordError;
use super::movetext::{Sheet, read_moves, write_moves, write_tag};
use super::notice::Reading;
use crate::game::Game;
use moves::Pgn4;

impl Game {
    /// Reads a game with its variations, comments and unknown tags; the cursor stands at the end of its main line.
    ///
    /// ```
    /// use quadrille::Game;
    /// let game = Game::from_pgn4("[Variant \"Teams\"]\n\n1. h2-h3 .. b7-c7 .. g13-g12 .. m8-l8").unwrap();
    /// assert_eq!(game.ply(), 4);
    /// assert_eq!(Game::from_pgn4(&game.to_pgn4()).unwrap().record(), game.record());
    /// ```
    ///
    /// # Errors
    /// [`RecordError`] says what is wrong and where; for a move that is not legal with round, player, move and reason.
    pub fn from_pgn4(text: &str) -> Result<Self, RecordError> {
        read(&Sheet::of(text)).map(|reading| reading.game)
    }

    /// Writes the game with everything that its record holds.
    pub fn to_pgn4(&self) -> String {
        let mut text = String::new();
        for (name, value) in tags::tags_of(self) {
            write_tag(&mut text, &name, &value);
        }
        text.push('\n');
        text.push_str(&write_moves(self, &Pgn4, 1, None));
        text.push('\n');
        text
    }
}

/// Reads a game of any kind.
pub(super) fn read(sheet: &Sheet<'_>) -> Result<Reading, RecordError> {
    if sheet.tags.is_empty() && sheet.moves.is_empty() {
        return Err(RecordError::Empty);
    }
    let start = tags::read_tags(&sheet.tags)?;
    let played = read_moves(start.game, &sheet.moves, &Pgn4)?;
    let mut game = played.game;
    let mut notices = start.notices;
    notices.extend(played.notices);
    sheet.tell(&mut notices);
    notices.extend(result::keep_tags(&mut game, start.tags));
    Ok(Reading { game, notices })
}

//! Positions and games as text.

pub mod fen;
pub mod fen4;
mod movetext;
pub mod pgn4;

pub use movetext::{IllegalWord, LayoutError, WordError};

use crate::game::Game;

/// Reads a game in whichever form its text has.
///
/// # Errors
/// What is wrong with it, and where.
pub fn read_game(text: &str) -> Result<Game, pgn4::Pgn4Error> {
    Game::from_pgn4(text)
}

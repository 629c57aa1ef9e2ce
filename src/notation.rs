//! Positions and games as text.
//!
//! [`fen4`] and [`fen`] write positions, [`pgn4`] and [`pgn`] whole games, [`share`] a game for a link;
//! [`read_game`] reads a game in whichever form it
//! comes.

pub mod fen;
pub mod fen4;
mod movetext;
pub mod pgn;
pub mod pgn4;
mod san;
pub mod share;

pub use movetext::{IllegalWord, LayoutError, WordError};

use crate::game::Game;
use crate::variant::OptionsError;
use fen::FenError;
use fen4::Fen4Error;

/// Why a text is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Tags, brackets or comments are out of order.
    #[error(transparent)]
    Layout(#[from] LayoutError),
    /// There is no such game, or it has no such options.
    #[error(transparent)]
    Game(#[from] OptionsError),
    /// The position that it starts from cannot be read.
    #[error("the start cannot be read: {0}")]
    StartFen4(#[from] Fen4Error),
    /// The orthodox position that it starts from cannot be read.
    #[error("the start cannot be read: {0}")]
    StartFen(#[from] FenError),
    /// A word of the moves that the rules do not allow.
    #[error(transparent)]
    Illegal(#[from] Box<IllegalWord>),
    /// Nothing is there.
    #[error("there are neither tags nor moves")]
    Empty,
}

impl RecordError {
    /// A stable key for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Layout(_) => "record-layout",
            Self::Game(_) => "record-game",
            Self::StartFen4(_) | Self::StartFen(_) => "record-start",
            Self::Illegal(_) => "record-illegal",
            Self::Empty => "record-empty",
        }
    }
}

/// Reads a game as PGN or as PGN4, as its tags and moves tell.
///
/// # Errors
/// [`RecordError`] says what is wrong and where.
pub fn read_game(text: &str) -> Result<Game, RecordError> {
    if pgn::looks_like_pgn(text) {
        // An orthodox game may be written as PGN4, too, with table events that PGN has no word for.
        Game::from_pgn(text).or_else(|error| Game::from_pgn4(text).map_err(|_| error))
    } else {
        Game::from_pgn4(text)
    }
}

/// Writes a game as other programs of its kind read it: orthodox chess as PGN, all others as PGN4.
pub fn write_game(game: &Game) -> String {
    game.to_pgn().unwrap_or_else(|_| game.to_pgn4())
}

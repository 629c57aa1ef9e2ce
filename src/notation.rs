//! Positions and games as text.
//!
//! [`fen4`] and [`fen`] write positions, [`pgn4`] and [`pgn`] whole games, [`share`] a game for a link;
//! [`read_game`] reads a game in whichever form it
//! comes.

mod encoding;
pub mod fen;
pub mod fen4;
mod movetext;
mod notice;
mod own;
pub mod pgn;
pub mod pgn4;
mod san;
pub mod share;
mod split;
mod words;

pub use encoding::decode;
pub use movetext::{IllegalWord, LayoutError, WordError};
pub use notice::{Notice, Reading};
pub use own::OwnRulesError;
pub use split::{GameText, Splitter, games};
pub use words::find_typed;

use crate::game::Game;
use crate::position::Position;
use crate::variant::{Options, OptionsError, Variant};
use fen::FenError;
use fen4::Fen4Error;
use movetext::Sheet;

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
    /// A game or a rule that is not played here, as the file names it.
    #[error("{0} is not played here")]
    NotPlayed(String),
    /// The game has rules of its own that cannot be used.
    #[error(transparent)]
    OwnRules(#[from] OwnRulesError),
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
            Self::NotPlayed(_) => "record-not-played",
            Self::OwnRules(_) => "record-own-rules",
            Self::Empty => "record-empty",
        }
    }
}

/// Reads a game as PGN or as PGN4, as its tags and moves tell.
///
/// # Errors
/// [`RecordError`] says what is wrong and where.
pub fn read_game(text: &str) -> Result<Game, RecordError> {
    read(text).map(|reading| reading.game)
}

/// Reads a game as [`read_game`] does, or a position alone, as FEN or FEN4, and says what is not as it should be.
///
/// ```
/// let text = "1. e4 ( 1. d5 ) e5 1-0 {unclosed";
/// let reading = quadrille::notation::read(text).unwrap();
/// let codes: Vec<&str> = reading.notices.iter().map(|notice| notice.code()).collect();
/// assert_eq!(codes, ["cut-variation", "layout"]);
/// assert_eq!(reading.game.ply(), 2);
/// ```
///
/// # Errors
/// [`RecordError`] says what is wrong and where.
pub fn read(text: &str) -> Result<Reading, RecordError> {
    if let Some(start) = position_in(text) {
        return Ok(Reading {
            game: Game::from_position(start?),
            notices: Vec::new(),
        });
    }
    let sheet = Sheet::of(text);
    if pgn::looks_like_pgn(&sheet) {
        // An orthodox game may be written as PGN4, too, with table events that PGN has no word for.
        pgn::read(&sheet).or_else(|error| pgn4::read(&sheet).map_err(|_| error))
    } else {
        pgn4::read(&sheet)
    }
}

/// Writes a game as other programs of its kind read it: orthodox chess as PGN, all others as PGN4.
pub fn write_game(game: &Game) -> String {
    game.to_pgn().unwrap_or_else(|_| game.to_pgn4())
}

/// The FEN that a text is, and nothing else.
pub fn fen_in(text: &str) -> Option<&str> {
    let text = text.trim();
    let board = text.split_whitespace().next()?;
    let is_board = board.matches('/').count() == 7
        && board.chars().all(|c| "pnbrqkPNBRQK12345678/".contains(c));
    is_board.then_some(text)
}

/// The position that a text is, and nothing else: FEN of orthodox chess, or FEN4 of the game that it names; one from elsewhere
/// is of the online games, of Teams where it can be.
fn position_in(text: &str) -> Option<Result<Position, RecordError>> {
    if let Some(fen) = fen_in(text) {
        let orthodox = Variant::new("orthodox", &Options::default()).ok()?;
        return Some(Position::from_fen(orthodox, fen).map_err(RecordError::from));
    }
    let text = text.trim();
    let is_fen4 = text.get(1..2) == Some("-") && text.starts_with(['R', 'B', 'Y', 'G']);
    if !is_fen4 {
        return None;
    }
    let teams = text.parse::<Position>();
    let ffa = |error: Fen4Error| {
        let is_named = text
            .parse::<fen4::Fen4>()
            .is_ok_and(|fen4| fen4.game().is_some());
        let ffa = Variant::new("online-ffa", &Options::default())
            .ok()
            .filter(|_| !is_named);
        ffa.and_then(|ffa| Position::from_fen4(ffa, text).ok())
            .ok_or(error)
    };
    Some(teams.or_else(ffa).map_err(RecordError::from))
}

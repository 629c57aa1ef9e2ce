//! Why a text is no FEN4.

use crate::position::Faults;
use crate::square::UnknownSquare;
use crate::variant::OptionsError;

/// What is wrong with a FEN4, with the value and the place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fen4Error {
    /// The text ends too early.
    #[error("the position's text ends before {0}")]
    Missing(&'static str),
    /// The letter of the player to move.
    #[error("“{0}” is nobody's turn: it takes R, B, Y or G (South, West, North or East)")]
    Turn(String),
    /// A part needs one value for each of the four seats.
    #[error("{part} takes four values, for South, West, North and East; “{found}” has {count}")]
    NotFour {
        /// Which part.
        part: &'static str,
        /// As written.
        found: String,
        /// How many there are.
        count: usize,
    },
    /// A value that cannot stand there.
    #[error("{part} cannot be “{value}”; it takes {expected}")]
    Value {
        /// Which part or named field.
        part: String,
        /// As written.
        value: String,
        /// What it takes, in words.
        expected: &'static str,
    },
    /// The named fields do not read.
    #[error("in the {{…}} part, byte {place} of the text: {expected} should stand there")]
    Fields {
        /// Bytes from the start of the text.
        place: usize,
        /// What should stand there.
        expected: &'static str,
    },
    /// The position belongs to another game.
    #[error("this is a position of {found}, not of {expected}")]
    OtherGame {
        /// As written.
        found: String,
        /// The game that was asked for.
        expected: String,
    },
    /// The board has too many or too few rows.
    #[error("the board has {found} rows; this game's has {expected}")]
    Rows {
        /// How many were written.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// A row is too long or too short.
    #[error("rank {rank} is {found} squares long; this game's board has {expected}")]
    RowLength {
        /// The rank, from 1.
        rank: usize,
        /// Squares written.
        found: usize,
        /// Squares there should be.
        expected: usize,
    },
    /// A wall where the board has a square.
    #[error("there is a wall on {0}: games with walls are not played here")]
    Wall(String),
    /// A piece where the board has no square.
    #[error("the piece “{piece}” stands on {square}, which is not on this board")]
    OffBoard {
        /// Where.
        square: String,
        /// As written.
        piece: String,
    },
    /// A piece that the game does not have.
    #[error(
        "“{piece}” on {square} is no piece of this game; it has {known} in the colours r, b, y, g and d (dead)"
    )]
    UnknownPiece {
        /// Where.
        square: String,
        /// As written.
        piece: String,
        /// The letters of the game's pieces.
        known: String,
    },
    /// A named field names a square that the board does not have.
    #[error("in {field}: {reason}")]
    Square {
        /// The field's name.
        field: &'static str,
        /// Why.
        reason: UnknownSquare,
    },
    /// There is no such game, or it has no such option.
    #[error(transparent)]
    Game(#[from] OptionsError),
    /// The text reads, but nobody could have reached such a position.
    #[error(transparent)]
    Faults(#[from] Faults),
}

impl Fen4Error {
    /// A stable key for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Missing(_) => "fen4-incomplete",
            Self::Turn(_) => "fen4-turn",
            Self::NotFour { .. } => "fen4-not-four",
            Self::Value { .. } => "fen4-value",
            Self::Fields { .. } => "fen4-fields",
            Self::OtherGame { .. } => "fen4-other-game",
            Self::Rows { .. } => "fen4-rows",
            Self::RowLength { .. } => "fen4-row-length",
            Self::Wall(_) => "fen4-wall",
            Self::OffBoard { .. } => "fen4-off-board",
            Self::UnknownPiece { .. } => "fen4-unknown-man",
            Self::Square { .. } => "fen4-square",
            Self::Game(_) => "fen4-game",
            Self::Faults(_) => "impossible-position",
        }
    }
}

//! What a reader has to say about a record that it could read.

use super::movetext::{IllegalWord, LayoutError};
use crate::game::Game;
use crate::outcome::Reason;

/// A game with what its reader noticed.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The game; the cursor stands at the end of its main line.
    pub game: Game,
    /// What is not as it should be; nothing of it was lost unless it says so.
    pub notices: Vec<Notice>,
}

/// Something about a record that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Notice {
    /// The people went on where the referee would have declared a draw (R3.6).
    #[error(
        "after {ply} moves the referee would have declared a draw ({reason}); the players went on"
    )]
    WentOn {
        /// Moves made before.
        ply: usize,
        /// Why it would have been a draw.
        reason: Reason,
    },
    /// A variation is cut at a move that the rules do not allow.
    #[error("a variation is cut at line {}: {}", .0.line, .0)]
    CutVariation(Box<IllegalWord>),
    /// What follows the result is left out.
    #[error("what stands behind the result at line {line} is left out: “{word}”")]
    BehindResult {
        /// The line, from 1.
        line: usize,
        /// The first word of it.
        word: String,
    },
    /// The result as written is not the referee's; it is kept as it stands.
    #[error("the result is written as “{written}”; by the moves it is “{found}”")]
    OtherResult {
        /// As written.
        written: String,
        /// As the referee has it.
        found: String,
    },
    /// Named fields of the position at the start that mean nothing here; they are kept.
    #[error("the start has fields that are not known here and are kept: {}", .0.join(", "))]
    UnknownFields(Vec<String>),
    /// Rules that a file names and that change nothing here; they are kept.
    #[error("the file names rules that are not known here and are kept: {}", .0.join(", "))]
    UnknownRules(Vec<String>),
    /// The layout is not as it should be and was read as it must be meant.
    #[error(transparent)]
    Layout(LayoutError),
}

impl Notice {
    /// A stable key for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::WentOn { .. } => "went-on",
            Self::CutVariation(_) => "cut-variation",
            Self::BehindResult { .. } => "behind-result",
            Self::OtherResult { .. } => "other-result",
            Self::UnknownFields(_) => "unknown-fields",
            Self::UnknownRules(_) => "unknown-rules",
            Self::Layout(_) => "layout",
        }
    }
}

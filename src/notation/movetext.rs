//! What PGN and PGN4 have in common: tags, numbered moves, comments in braces, variations in brackets, marks.

mod lexer;
mod read;
mod sheet;
mod write;

pub(super) use lexer::{Lexed, Token};
pub(super) use read::{Played, read_moves};
pub(super) use sheet::Sheet;
pub(super) use write::{escaped, write_moves, write_tag};

use crate::effect::Effect;
use crate::game::{Event, IllegalEvent, TableEvent};
use crate::moves::IllegalMove;
use crate::position::Position;
use crate::seat::Seat;

/// How the words of the moves are written: what differs between PGN and PGN4.
pub(super) trait Dialect {
    /// What a word stands for; `last` is what the event before did.
    ///
    /// # Errors
    /// Why it stands for nothing here.
    fn steps(
        &self,
        position: &Position,
        word: &str,
        last: &[Effect],
    ) -> Result<Vec<Step>, WordError>;

    /// The word for an event.
    fn word(&self, position: &Position, event: &Event, effects: &[Effect]) -> String;

    /// Does an event fill the slot of the player whose turn it is, with this word?
    fn fills_slot(&self, event: &Event, word: &str) -> bool;

    /// May this event and the move after it be one word, and which?
    fn joined(&self, position: &Position, event: &Event, word: &str) -> Option<String>;

    /// Is it PGN: lines as long as they may be, `1...` before a move of Black's, table events in comments?
    fn is_pgn(&self) -> bool;

    /// A clock reading as it stands in a comment.
    fn clock(&self, milliseconds: u64) -> String;
}

/// A clock reading as `h:mm:ss`, with thousandths where there are any.
pub(super) fn clock_text(milliseconds: u64) -> String {
    let (seconds, rest) = (milliseconds / 1000, milliseconds % 1000);
    let fraction = if rest > 0 {
        format!(".{rest:03}").trim_end_matches('0').to_owned()
    } else {
        String::new()
    };
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!("{hours}:{minutes:02}:{:02}{fraction}", seconds % 60)
}

/// Begins a comment of PGN that stands for a table event: `{[%event resign:N]}`.
pub(super) const EVENT_COMMENT: &str = "[%event ";

/// What to do for a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Play a move, given as the engine writes it.
    Move(String),
    /// Something that happens at the table.
    Table(TableEvent),
    /// A word that is said about the move before.
    Remark(String),
    /// Nothing: the word only says what the rules did by themselves.
    Nothing,
}

/// Why a word of the moves cannot be followed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WordError {
    /// The move is not legal.
    #[error(transparent)]
    Move(#[from] IllegalMove),
    /// The table event is not possible.
    #[error(transparent)]
    Event(#[from] IllegalEvent),
    /// Another piece stands on a square than the word says.
    #[error("{square} holds {found}, not “{written}”")]
    OtherPiece {
        /// Where.
        square: String,
        /// What stands there.
        found: String,
        /// The letter as written.
        written: char,
    },
    /// The move takes nobody, or takes somebody, against what is written.
    #[error("the move is written as {0}")]
    CaptureMark(&'static str),
    /// There is no such castling.
    #[error("castling to that side is not possible")]
    NoCastling,
    /// The move is marked with another seat than the one whose turn it is.
    #[error("it is {turn}'s turn, not {marked}'s", turn = .turn.name(), marked = .marked.name())]
    OtherSeat {
        /// Whose turn it is.
        turn: Seat,
        /// Whose it is said to be.
        marked: Seat,
    },
    /// The word claims that a player is mated or stalemated, but nobody is.
    #[error("nobody is {0} here")]
    NobodyIs(&'static str),
    /// Several pieces could be meant.
    #[error("that could be {0}")]
    Ambiguous(String),
    /// No piece can be meant.
    #[error("no piece can move like that")]
    NoSuchMove,
}

/// What is wrong with the layout of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LayoutError {
    /// A comment, tag or quotation does not end.
    #[error("line {line}: this {what} does not end")]
    Unclosed {
        /// What it is.
        what: &'static str,
        /// Where it begins, from 1.
        line: usize,
    },
    /// A tag that is not of the form `[Name "value"]`.
    #[error("line {line}: a tag looks like [Name \"value\"]")]
    Tag {
        /// Where, from 1.
        line: usize,
    },
    /// A closing bracket without an opening one, or the other way round.
    #[error("line {line}: this bracket has no partner")]
    Bracket {
        /// Where, from 1.
        line: usize,
    },
    /// A variation before the first move of its line.
    #[error("line {line}: there is no move that this variation could replace")]
    NothingToVary {
        /// Where, from 1.
        line: usize,
    },
    /// A second game begins.
    #[error("line {line}: a second game begins here; one game is read at a time")]
    SecondGame {
        /// Where, from 1.
        line: usize,
    },
}

/// A word that cannot be followed, and where it stands in the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("round {round}, {player}, “{word}” (ply {ply}): {reason}", player = .seat.name())]
pub struct IllegalWord {
    /// The line of the text, from 1.
    pub line: usize,
    /// The round as numbered in the text, from 1.
    pub round: u32,
    /// Moves before it on its line of play, plus one.
    pub ply: usize,
    /// Whose turn it was.
    pub seat: Seat,
    /// As written.
    pub word: String,
    /// Why not.
    pub reason: WordError,
}

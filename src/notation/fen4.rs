//! FEN4: positions as the online standard's tools write them, extended by named fields for what other games need.
//!
//! ```text
//! R-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-{'enPassant':('h2:h3','','','')}-x,x,x,yR,yN,…/…/x,x,x,rR,rN,rB,rQ,rK,rB,rN,rR,x,x,x
//! │ │       │       │       │       │ │                                 └ rows from the top; runs of empty squares are numbers
//! │ │       │       │       │       │ └ named fields; may be missing
//! │ │       │       │       │       └ plies since a capture or a pawn's move
//! │ │       │       │       └ points
//! │ │       │       └ castling on the queen's side
//! │ │       └ castling on the king's side
//! │ └ who is out
//! └ who is to move: R, B, Y, G for South, West, North, East
//! ```
//!
//! The colours name the seats of every game, whatever colours its armies have, so that one reader serves all. On boards
//! that skip a letter, squares in named fields are written as that board writes them.

mod error;
mod fields;
mod parse;
mod read;
mod value;
mod write;

pub use error::Fen4Error;
pub use value::Value;

use std::str::FromStr;

use crate::board::Board;
use crate::piece::{Kind, Piece};
use crate::position::Position;
use crate::seat::{BySeat, Seat};
use crate::setup::Setup;
use crate::square::Square;
use crate::variant::{Array, Castling, Variant};

/// A FEN4 as it is written, before any game makes sense of it. Named fields that nobody here knows are kept.
///
/// ```
/// use quadrille::notation::fen4::Fen4;
/// let text = "G-0,0,0,1-0,0,0,0-0,0,0,0-0,7,0,0-3-{'wb':true}-x,bK/rK,1";
/// let fen4: Fen4 = text.parse().unwrap();
/// assert_eq!(fen4.to_string(), text);
/// assert_eq!(fen4.field("wb").unwrap().to_string(), "true");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fen4 {
    turn: Seat,
    out: BySeat<bool>,
    kingside: BySeat<bool>,
    queenside: BySeat<bool>,
    points: BySeat<u16>,
    quiet_plies: u16,
    fields: Vec<(String, Value)>,
    /// From the top row.
    rows: Vec<Vec<Cell>>,
}

/// What is written for one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cell {
    Empty,
    /// `x`: no square.
    Hole,
    /// `X`: a wall.
    Wall,
    /// Colour and kind, as written.
    Man(char, char),
    /// A dead piece that is written with the colour it had.
    Dead(char, char),
}

/// The colours of the seats S W N E; `d` is a dead piece's.
const COLOURS: [char; 4] = ['r', 'b', 'y', 'g'];

impl Fen4 {
    /// A named field.
    #[inline(never)]
    pub fn field(&self, name: &str) -> Option<&Value> {
        self.fields
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value)
    }

    /// All named fields, in order.
    pub fn fields(&self) -> &[(String, Value)] {
        &self.fields
    }

    /// The names of the fields that mean nothing here: all that nobody here knows, and those of the online standard's editor that
    /// say something.
    pub(super) fn unknown_fields(&self) -> Vec<String> {
        let says_nothing = |name: &str, value: &Value| {
            MEANINGFUL.contains(&name)
                || EDITOR.contains(&name) && (value.is_empty() || self.is_usual(name, value))
        };
        let unknown = self
            .fields
            .iter()
            .filter(|(name, value)| !says_nothing(name, value));
        unknown.map(|(name, _)| name.clone()).collect()
    }

    /// Does the editor's field say what holds anyway?
    fn is_usual(&self, name: &str, value: &Value) -> bool {
        match name {
            "pawnBaseRank" => value.as_text() == Some("2"),
            "royal" => {
                let squares = value.as_texts().unwrap_or_default();
                let is_king = |(seat, square): (usize, &&str)| {
                    square.is_empty() || self.holds_king(seat, square)
                };
                squares.iter().enumerate().all(is_king)
            }
            _ => false,
        }
    }

    fn holds_king(&self, seat: usize, square: &str) -> bool {
        let Ok(square) = square.parse::<Square>() else {
            return false;
        };
        let row = self.rows.len().checked_sub(usize::from(square.rank()) + 1);
        let row = row.and_then(|row| self.rows.get(row));
        row.and_then(|row| row.get(usize::from(square.file())))
            .is_some_and(|&cell| {
                COLOURS
                    .get(seat)
                    .is_some_and(|&c| cell == Cell::Man(c, 'K'))
            })
    }

    /// The id of the game that the position says it belongs to; FEN4 from elsewhere does not say.
    pub fn game(&self) -> Option<&str> {
        self.field(VARIANT).and_then(Value::as_text)
    }

    /// The options of that game.
    pub fn options(&self) -> crate::Options {
        let text = self.field(OPTIONS).and_then(Value::as_text);
        let Ok(options) = text.unwrap_or_default().parse();
        options
    }
}

impl Position {
    /// Reads a position of a game.
    ///
    /// # Errors
    /// [`Fen4Error`] says what is wrong and where.
    pub fn from_fen4(variant: Variant, text: &str) -> Result<Self, Fen4Error> {
        let setup = text.parse::<Fen4>()?.setup(&variant)?;
        Ok(Self::from_setup(variant, &setup)?)
    }

    /// Writes the position; [`Position::from_fen4`] with the same game reads the very same one.
    pub fn to_fen4(&self) -> String {
        Fen4::of(self).to_string()
    }
}

/// Reads FEN4 that names its game, as ours does; FEN4 from elsewhere is a position of online Teams.
///
/// ```
/// use quadrille::{Position, Variant};
/// let start = Position::start(Variant::new("gencon", &"anticlockwise".parse().unwrap()).unwrap());
/// assert_eq!(start.to_string().parse::<Position>(), Ok(start));
/// ```
impl FromStr for Position {
    type Err = Fen4Error;

    fn from_str(text: &str) -> Result<Self, Fen4Error> {
        let fen4: Fen4 = text.parse()?;
        let id = fen4.game().unwrap_or("online-teams");
        Self::from_fen4(Variant::new(id, &fen4.options())?, text)
    }
}

/// Fields that mean something here.
const MEANINGFUL: [&str; 17] = [
    EN_PASSANT,
    DIMENSIONS,
    RESIGNED,
    FLAGGED,
    VARIANT,
    OPTIONS,
    STANDING,
    PHASE,
    TURNED,
    CASTLING_ROOKS,
    REMOVED_ARMS,
    CALLED,
    PASSED_IN_CHECK,
    OUTCOME,
    HUFF,
    DIPLOMACY,
    UNMOVED,
];
/// Fields that the online standard's editor writes into every position, whether or not they say anything.
const EDITOR: [&str; 18] = [
    "wb",
    "noCorners",
    "boxOffset",
    "zombieType",
    "zombieImmune",
    "pawnBaseRank",
    "royal",
    "royal8x8",
    "lives",
    "setupPoints",
    "setupComplete",
    "stalemated",
    "promotedFrom",
    "bank",
    "dead",
    "kingSquares",
    "uniquify",
    "pawnsBaseRank",
];

// Fields of the online standard's tools that mean something here.
const EN_PASSANT: &str = "enPassant";
const DIMENSIONS: &str = "dim";
const RESIGNED: &str = "resigned";
const FLAGGED: &str = "flagged";
// Fields of our own.
const VARIANT: &str = "variant";
const OPTIONS: &str = "options";
const STANDING: &str = "standing";
const PHASE: &str = "phase";
const TURNED: &str = "turned";
const CASTLING_ROOKS: &str = "castlingRooks";
const REMOVED_ARMS: &str = "removedArms";
const CALLED: &str = "called";
const PASSED_IN_CHECK: &str = "passedInCheck";
const OUTCOME: &str = "outcome";
const HUFF: &str = "huff";
const DIPLOMACY: &str = "diplomacy";
const UNMOVED: &str = "unmoved";

/// Which of a seat's two castling rooks is meant by "king's side": 0 for the left one, 1 for the right one. In games set up
/// as 960 it is the right one (R2.5), elsewhere the one on the king's side of the middle of its row (R2.4).
pub(super) fn kings_side(variant: &Variant, seat: Seat, king: Square) -> usize {
    let board = Board::get(variant.board, variant.corner_diagonals);
    let first = along(seat, board.home_square(seat, 0, 0));
    let low_half = along(seat, king).saturating_sub(first) < board.width(seat) / 2;
    match variant.castling {
        Castling::Chess960 => 1,
        Castling::Never | Castling::TwoSquares => {
            usize::from(low_half != variant.left_is_low(seat))
        }
    }
}

/// The rook that a bare castling right means: the outermost own one on that side of the king, on the row where the game's
/// officers begin.
pub(super) fn outermost_rook(
    variant: &Variant,
    setup: &Setup,
    seat: Seat,
    king: Square,
    side: usize,
) -> Option<Square> {
    let Array::Officers { row, .. } = variant.array else {
        return None;
    };
    let board = Board::get(variant.board, variant.corner_diagonals);
    let own_rook = Piece {
        owner: Some(seat),
        kind: Kind::Rook,
    };
    let is_low = (side == 0) == variant.left_is_low(seat);
    let beyond = |square: &Square| (along(seat, *square) < along(seat, king)) == is_low;
    let rooks = setup
        .pieces
        .iter()
        .filter(|&(&square, &piece)| piece == own_rook && board.row_from(seat, square) == row)
        .map(|(&square, _)| square)
        .filter(beyond);
    if board.row_from(seat, king) != row {
        return None;
    }
    let place = |square: &Square| along(seat, *square);
    if is_low {
        rooks.min_by_key(place)
    } else {
        rooks.max_by_key(place)
    }
}

/// The place along a seat's row: the file for South and North, the rank for West and East.
const fn along(seat: Seat, square: Square) -> u8 {
    match seat {
        Seat::South | Seat::North => square.file(),
        Seat::West | Seat::East => square.rank(),
    }
}

/// The square of a seat's king in a set-up.
pub(super) fn king_of(setup: &Setup, seat: Seat) -> Option<Square> {
    setup
        .pieces
        .iter()
        .find(|(_, piece)| piece.owner == Some(seat) && piece.kind == Kind::King)
        .map(|(&square, _)| square)
}

//! Moves as people and programs write them, and why a move is not legal.

use std::fmt;
use std::str::FromStr;

use crate::piece::Kind;
use crate::seat::Seat;
use crate::square::{Square, UnknownSquare};
use crate::words;

/// One choice of the player to move. Its text is unique among the legal moves of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A piece goes from one square to another, capturing or not: `c2-c4`.
    Step {
        /// Where it starts.
        from: Square,
        /// Where it ends.
        to: Square,
    },
    /// The same with promotion: `a10-a11=Q`.
    Promotion {
        /// Where it starts.
        from: Square,
        /// Where it ends.
        to: Square,
        /// What it becomes.
        kind: Kind,
    },
    /// Castling: the king's two squares, or king's and rook's square in 960 games: `g1-e1`, `f1-h1`.
    Castle {
        /// The king's square.
        from: Square,
        /// As written.
        to: Square,
    },
    /// Checkers: one or more jumps: `c3:e5:g7`.
    Jump(JumpPath),
    /// GenCon: puts a piece back: `@Qf1`.
    Drop {
        /// What is put back.
        kind: Kind,
        /// Where.
        square: Square,
    },
    /// Ends a phase: `done`.
    Done,
    /// Coalition: moves a piece within its field, or exchanges two: `place:c1-c2`.
    Place {
        /// One square.
        from: Square,
        /// The other.
        to: Square,
    },
    /// Coalition: skips the turn: `skip`.
    Skip,
    /// Coalition: declares for a power, before the move: `declare:black`.
    Declare(Seat),
    /// Coalition: puts the motorcyclist on the other shade: `shade:d1-c2`.
    Shade {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// Checkers: takes off a piece that failed to capture: `huff:e5`.
    Huff(Square),
}

impl Move {
    /// The text, with the file letters of a board that skips j or does not.
    pub(crate) fn text(self, skips_j: bool) -> String {
        let name = |square: Square| square.name(skips_j);
        match self {
            Self::Step { from, to } | Self::Castle { from, to } => {
                format!("{}-{}", name(from), name(to))
            }
            Self::Promotion { from, to, kind } => {
                format!("{}-{}={}", name(from), name(to), kind.letter())
            }
            Self::Jump(path) => {
                let mut squares = String::new();
                for &square in path.squares() {
                    words::append(&mut squares, ":", &name(square));
                }
                squares
            }
            Self::Drop { kind, square } => format!("@{}{}", kind.letter(), name(square)),
            Self::Done => "done".to_owned(),
            Self::Place { from, to } => format!("place:{}-{}", name(from), name(to)),
            Self::Skip => "skip".to_owned(),
            Self::Declare(seat) => format!("declare:{}", power_name(seat)),
            Self::Shade { from, to } => format!("shade:{}-{}", name(from), name(to)),
            Self::Huff(square) => format!("huff:{}", name(square)),
        }
    }

    /// Where a piece starts, for moves of a piece on the board.
    pub fn from(&self) -> Option<Square> {
        match *self {
            Self::Step { from, .. }
            | Self::Promotion { from, .. }
            | Self::Castle { from, .. }
            | Self::Place { from, .. }
            | Self::Shade { from, .. } => Some(from),
            Self::Jump(path) => path.squares().first().copied(),
            Self::Drop { .. } | Self::Done | Self::Skip | Self::Declare(_) | Self::Huff(_) => None,
        }
    }

    /// Where it ends; for huffing, the square of the piece taken off.
    pub fn to(&self) -> Option<Square> {
        match *self {
            Self::Step { to, .. }
            | Self::Promotion { to, .. }
            | Self::Castle { to, .. }
            | Self::Place { to, .. }
            | Self::Shade { to, .. } => Some(to),
            Self::Jump(path) => path.squares().last().copied(),
            Self::Drop { square, .. } | Self::Huff(square) => Some(square),
            Self::Done | Self::Skip | Self::Declare(_) => None,
        }
    }

    /// Reads a move's text. `+` and `#` at its end are accepted and ignored; letters of pieces are read as chess does.
    pub(crate) fn parse(
        text: &str,
        skips_j: bool,
        letters: &[Kind],
    ) -> Result<Self, UnreadableMove> {
        let unreadable = || UnreadableMove::Syntax(text.to_owned());
        let body = text.trim_end_matches(['+', '#']);
        let square = |part: &str| Square::parse(part, skips_j).map_err(UnreadableMove::Square);
        let pair = |part: &str| -> Result<(Square, Square), UnreadableMove> {
            let (from, to) = part.split_once('-').ok_or_else(unreadable)?;
            Ok((square(from)?, square(to)?))
        };
        let kind = |letter: &str| {
            letters
                .iter()
                .copied()
                .find(|kind| letter.len() == 1 && letter.starts_with(kind.letter()))
                .ok_or_else(unreadable)
        };
        if let Some((word, rest)) = body.split_once(':')
            && let Some(mv) = match word {
                "place" => Some(pair(rest).map(|(from, to)| Self::Place { from, to })),
                "shade" => Some(pair(rest).map(|(from, to)| Self::Shade { from, to })),
                "huff" => Some(square(rest).map(Self::Huff)),
                "declare" => Some(power(rest).map(Self::Declare).ok_or_else(unreadable)),
                _ => None,
            }
        {
            return mv;
        }
        match body {
            "done" => return Ok(Self::Done),
            "skip" => return Ok(Self::Skip),
            _ => {}
        }
        if let Some(drop) = body.strip_prefix('@') {
            let (letter, place) = drop.split_at_checked(1).ok_or_else(unreadable)?;
            return Ok(Self::Drop {
                kind: kind(letter)?,
                square: square(place)?,
            });
        }
        if body.contains(':') {
            let squares = body.split(':').map(square).collect::<Result<Vec<_>, _>>()?;
            return JumpPath::new(&squares)
                .map(Self::Jump)
                .ok_or_else(unreadable);
        }
        if let Some((squares, letter)) = body.split_once('=') {
            let (from, to) = pair(squares)?;
            return Ok(Self::Promotion {
                from,
                to,
                kind: kind(letter)?,
            });
        }
        pair(body).map(|(from, to)| Self::Step { from, to })
    }

    /// Is this the same choice, whether or not it was known to be castling?
    pub(crate) fn is_same_choice(self, other: Self) -> bool {
        let plain = |mv| match mv {
            Self::Castle { from, to } => Self::Step { from, to },
            _ => mv,
        };
        plain(self) == plain(other)
    }
}

/// The text with file letters a to n.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(false))
    }
}

/// Reads what [`Display`](fmt::Display) writes; castling is read as a step, which every position understands.
///
/// ```
/// use quadrille::Move;
/// let mv: Move = "a10-a11=Q".parse().unwrap();
/// assert_eq!(mv.to_string(), "a10-a11=Q");
/// ```
impl FromStr for Move {
    type Err = UnreadableMove;

    fn from_str(text: &str) -> Result<Self, UnreadableMove> {
        Self::parse(text, false, &Kind::ALL)
    }
}

/// The colours that Coalition's powers are named by.
const fn power_name(seat: Seat) -> &'static str {
    match seat {
        Seat::South => "yellow",
        Seat::West => "red",
        Seat::North => "black",
        Seat::East => "green",
    }
}

fn power(name: &str) -> Option<Seat> {
    Seat::ALL.into_iter().find(|&seat| power_name(seat) == name)
}

/// The squares that a jumping piece stands on, from its start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct JumpPath {
    squares: [Square; Self::MOST],
    len: u8,
}

impl JumpPath {
    /// The most squares on a path: no game has more than 31 hostile pieces to jump.
    pub const MOST: usize = 32;

    /// A path of two squares or more; `None` for fewer or too many.
    pub fn new(path: &[Square]) -> Option<Self> {
        let mut squares = [Square::NONE; Self::MOST];
        squares.get_mut(..path.len())?.copy_from_slice(path);
        (path.len() >= 2).then_some(Self {
            squares,
            len: path.len() as u8,
        })
    }

    /// The squares in order.
    pub fn squares(&self) -> &[Square] {
        &self.squares[..usize::from(self.len)]
    }
}

/// A text that is no move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnreadableMove {
    /// A part of it should be a square.
    #[error(transparent)]
    Square(#[from] UnknownSquare),
    /// Something else.
    #[error("“{0}” is no move; moves look like c2-c4, a10-a11=Q, c3:e5:g7, @Qf1 or done")]
    Syntax(String),
}

/// Why a move cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalMove {
    /// The text is no move.
    #[error(transparent)]
    Unreadable(#[from] UnreadableMove),
    /// The game is over.
    #[error("the game is over: {0}")]
    GameOver(crate::outcome::Outcome),
    /// The board has no such square.
    #[error("there is no square {0} on this board")]
    OffBoard(String),
    /// Nobody stands there.
    #[error("no piece stands on {0}")]
    NobodyThere(String),
    /// The piece belongs to somebody else.
    #[error("the piece on {square} is {owner}'s, and it is {turn}'s turn", owner = .owner.name(), turn = .turn.name())]
    NotYours {
        /// Where the piece stands.
        square: String,
        /// Whose it is.
        owner: Seat,
        /// Whose turn it is.
        turn: Seat,
    },
    /// The move reaches a square of promotion without saying what the pawn becomes.
    #[error("a pawn on {square} promotes: write {choices}")]
    PromotionMissing {
        /// Where it promotes.
        square: String,
        /// The legal texts.
        choices: String,
    },
    /// An own piece or a partner's stands on the target.
    #[error("{square} is occupied by a piece of {owner}, who is on the same side", owner = .owner.name())]
    OwnSide {
        /// The target.
        square: String,
        /// Whose piece stands there.
        owner: Seat,
    },
    /// The piece on the target cannot be captured.
    #[error("the piece of {owner} on {square} cannot be captured: {why}", owner = .owner.name())]
    Protected {
        /// The target.
        square: String,
        /// Whose piece stands there.
        owner: Seat,
        /// Why.
        why: &'static str,
    },
    /// The mover's king would be in check.
    #[error("{from}-{to} would leave the own king in check from {by}")]
    LeavesCheck {
        /// Start.
        from: String,
        /// Target.
        to: String,
        /// The seats that would give check.
        by: crate::seat::SeatSet,
    },
    /// A capture is compulsory (5).
    #[error("a capture is compulsory: {0}")]
    MustCapture(String),
    /// This move belongs to another phase of the turn.
    #[error("now is the time for another kind of move: {0}")]
    WrongPhase(String),
    /// The piece does not move like that.
    #[error("the {kind} on {from} cannot go to {to}", kind = .kind.name())]
    NotItsWay {
        /// What it is.
        kind: Kind,
        /// Start.
        from: String,
        /// Target.
        to: String,
    },
    /// The game has a rule against it; the text says which.
    #[error("{0}")]
    AgainstRule(&'static str),
    /// Anything else.
    #[error("“{0}” is not legal here")]
    NotLegal(String),
}

impl IllegalMove {
    /// A stable key for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unreadable(UnreadableMove::Square(_)) | Self::OffBoard(_) => "unknown-square",
            Self::Unreadable(UnreadableMove::Syntax(_)) => "unreadable-move",
            Self::GameOver(_) => "game-over",
            Self::NobodyThere(_) => "nobody-there",
            Self::NotYours { .. } => "not-yours",
            Self::PromotionMissing { .. } => "promotion-missing",
            Self::OwnSide { .. } => "own-side",
            Self::Protected { .. } => "protected",
            Self::LeavesCheck { .. } => "leaves-check",
            Self::MustCapture(_) => "must-capture",
            Self::WrongPhase(_) => "wrong-phase",
            Self::NotItsWay { .. } => "not-its-way",
            Self::AgainstRule(_) => "against-rule",
            Self::NotLegal(_) => "not-legal",
        }
    }
}

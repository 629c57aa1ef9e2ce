//! What can be wrong with a set-up.

use std::fmt;

use super::phase::Phase;
use super::seat_state::SeatState;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::square::Square;

/// All faults of a set-up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Faults(pub Vec<Fault>);

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            let between = if i > 0 { "; " } else { "" };
            write!(f, "{between}{fault}")?;
        }
        Ok(())
    }
}

/// One fault of a set-up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A piece stands where the board has no square.
    #[error("{0} is not on this board")]
    OffBoard(Square),
    /// The game has no such piece.
    #[error("this game has no {kind} (on {square})", kind = .kind.name())]
    ForeignKind {
        /// Where it stands.
        square: Square,
        /// What it is.
        kind: Kind,
    },
    /// Nobody sits at the piece's seat.
    #[error("the piece on {square} is {seat}'s, but nobody sits there in this game", seat = .seat.name())]
    ForeignSeat {
        /// Where it stands.
        square: Square,
        /// Whose it is.
        seat: Seat,
    },
    /// Grey pieces belong to the online free-for-all only.
    #[error("the grey piece on {0} does not belong to this game")]
    GreyPiece(Square),
    /// A seat in play needs a king.
    #[error("{seat} has no king", seat = .0.name())]
    NoKing(Seat),
    /// Two kings of one seat.
    #[error("{seat} has {count} kings", seat = .seat.name())]
    SeveralKings {
        /// Whose.
        seat: Seat,
        /// How many.
        count: usize,
    },
    /// A seat out of the game keeps no pieces on the board.
    #[error("{seat} is removed, but its pieces are on the board", seat = .0.name())]
    PiecesOfRemoved(Seat),
    /// The seat to move must be in play.
    #[error("{seat} is to move but takes no turns", seat = .0.name())]
    CannotMove(Seat),
    /// A seat state that the game does not know.
    #[error("{seat} cannot be {word} in this game", seat = .seat.name(), word = .seat_state.word())]
    ForeignSeatState {
        /// Which seat.
        seat: Seat,
        /// What it is said to be.
        seat_state: SeatState,
    },
    /// A phase that the game does not have.
    #[error("this game has no phase \"{}\"", .0.word())]
    ForeignPhase(Phase),
    /// Castling needs an unmoved king and rook on one line.
    #[error("{seat} cannot castle with {rook}", seat = .seat.name())]
    Castling {
        /// Whose right.
        seat: Seat,
        /// The rook's square as given.
        rook: Square,
    },
    /// A right needs a pawn that has just passed the square.
    #[error("no pawn of {seat} can just have passed {over}", seat = .seat.name())]
    EnPassant {
        /// Whose pawn.
        seat: Seat,
        /// The square passed.
        over: Square,
    },
    /// With two players, the one who has just moved cannot be in check.
    #[error("{seat} is in check, but it is the other's turn", seat = .0.name())]
    InCheckAfterMoving(Seat),
    /// Stones stand on dark squares.
    #[error("{0} is a light square: stones stand on the dark ones")]
    StoneOnLight(Square),
    /// More pieces than a jump's path can hold.
    #[error("{0} pieces are more than a game begins with")]
    TooManyStones(usize),
    /// A piece stands where it would have been crowned (R5.4, R5.5).
    #[error("a piece of {seat} on {square} would be a king", seat = .seat.name())]
    Uncrowned {
        /// Whose piece.
        seat: Seat,
        /// Where it stands.
        square: Square,
    },
    /// A seat of checkers without pieces is out.
    #[error("{seat} has no piece left, and so is out", seat = .0.name())]
    NoPieces(Seat),
    /// Nobody can have failed to capture with what stands there (R5.3).
    #[error("nothing on {0} may be huffed")]
    Huff(Square),
    /// Anything that only Coalition knows.
    #[error("{0}")]
    Coalition(String),
}

impl Fault {
    /// A stable key for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::OffBoard(_) => "off-board",
            Self::ForeignKind { .. } => "foreign-kind",
            Self::ForeignSeat { .. } => "foreign-seat",
            Self::GreyPiece(_) => "grey-man",
            Self::NoKing(_) => "no-king",
            Self::SeveralKings { .. } => "several-kings",
            Self::PiecesOfRemoved(_) => "men-of-removed",
            Self::CannotMove(_) => "cannot-move",
            Self::ForeignSeatState { .. } => "foreign-standing",
            Self::ForeignPhase(_) => "foreign-phase",
            Self::Castling { .. } => "castling",
            Self::EnPassant { .. } => "en-passant",
            Self::InCheckAfterMoving(_) => "in-check-after-moving",
            Self::StoneOnLight(_) => "stone-on-light",
            Self::TooManyStones(_) => "too-many-stones",
            Self::Uncrowned { .. } => "uncrowned",
            Self::NoPieces(_) => "no-pieces",
            Self::Huff(_) => "huff",
            Self::Coalition(_) => "coalition",
        }
    }

    /// The seat that the fault is about.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Self::NoKing(seat)
            | Self::PiecesOfRemoved(seat)
            | Self::CannotMove(seat)
            | Self::InCheckAfterMoving(seat)
            | Self::NoPieces(seat)
            | Self::ForeignSeat { seat, .. }
            | Self::SeveralKings { seat, .. }
            | Self::ForeignSeatState { seat, .. }
            | Self::Castling { seat, .. }
            | Self::EnPassant { seat, .. }
            | Self::Uncrowned { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// The square that the fault is about.
    pub const fn square(&self) -> Option<Square> {
        match *self {
            Self::OffBoard(square)
            | Self::ForeignKind { square, .. }
            | Self::ForeignSeat { square, .. }
            | Self::GreyPiece(square)
            | Self::StoneOnLight(square)
            | Self::Uncrowned { square, .. }
            | Self::Huff(square)
            | Self::Castling { rook: square, .. }
            | Self::EnPassant { over: square, .. } => Some(square),
            _ => None,
        }
    }
}

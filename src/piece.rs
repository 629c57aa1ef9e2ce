//! Kinds of pieces, how they move, and how a piece is kept on a square.

mod known;
mod movement;
mod record;

pub use movement::{Directions, Leap, Movement};
pub use record::PieceRecord;

use std::fmt;

use crate::seat::Seat;

/// What a piece is: a name by which positions and moves speak of it. How it moves is said by the [`PieceRecord`] that a game
/// has for it. One list serves all games; twelve kinds have no record of their own, for games that people make up.
///
/// ```
/// use quadrille::Kind;
/// assert_eq!(Kind::Knight.letter(), 'N');
/// assert_eq!(Kind::from_letter('C'), Some(Kind::CustomC));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Kind {
    /// Chess pawn on its way from its own edge.
    Pawn = 1,
    /// Chess pawn that has turned round and walks towards its own edge (R8.1).
    TurnedPawn,
    /// Chess knight.
    Knight,
    /// Chess bishop.
    Bishop,
    /// Chess rook.
    Rook,
    /// Chess queen.
    Queen,
    /// The promoted queen of the online free-for-all: moves as a queen, worth one point.
    OnePointQueen,
    /// King of chess and of Coalition.
    King,
    /// Checkers: the uncrowned piece.
    Man,
    /// Checkers: the crowned piece.
    CheckersKing,
    /// Coalition: two knight's moves in one.
    Plane,
    /// Coalition: queen or knight.
    Submarine,
    /// Coalition: moves as a queen.
    Tank,
    /// Coalition: moves as a rook.
    Artillery,
    /// Coalition: moves as a bishop (`catalogue-men`: as a knight).
    Engineer,
    /// Coalition: moves as a knight (`catalogue-men`: as a bishop).
    Motorcyclist,
    /// Coalition: moves as a king, two squares forward at first.
    MachineGun,
    /// Coalition: moves as a pawn.
    Guard,
    /// A kind that a game defines, by its letter.
    CustomC,
    /// A kind that a game defines, by its letter.
    CustomE,
    /// A kind that a game defines, by its letter.
    CustomG,
    /// A kind that a game defines, by its letter.
    CustomH,
    /// A kind that a game defines, by its letter.
    CustomJ,
    /// A kind that a game defines, by its letter.
    CustomL,
    /// A kind that a game defines, by its letter.
    CustomO,
    /// A kind that a game defines, by its letter.
    CustomV,
    /// A kind that a game defines, by its letter.
    CustomW,
    /// A kind that a game defines, by its letter.
    CustomX,
    /// A kind that a game defines, by its letter.
    CustomY,
    /// A kind that a game defines, by its letter.
    CustomZ,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 30] = [
        Self::Pawn,
        Self::TurnedPawn,
        Self::Knight,
        Self::Bishop,
        Self::Rook,
        Self::Queen,
        Self::OnePointQueen,
        Self::King,
        Self::Man,
        Self::CheckersKing,
        Self::Plane,
        Self::Submarine,
        Self::Tank,
        Self::Artillery,
        Self::Engineer,
        Self::Motorcyclist,
        Self::MachineGun,
        Self::Guard,
        Self::CustomC,
        Self::CustomE,
        Self::CustomG,
        Self::CustomH,
        Self::CustomJ,
        Self::CustomL,
        Self::CustomO,
        Self::CustomV,
        Self::CustomW,
        Self::CustomX,
        Self::CustomY,
        Self::CustomZ,
    ];

    /// The number of places in a table by kind: kinds count from 1.
    pub const PLACES: usize = Self::ALL.len() + 1;

    /// The first kind with this letter that is not a turned pawn; every capital letter has one.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// The letter in records and position texts. Letters are unique within a family only: `R` is a rook in chess and a
    /// motorcyclist in Coalition. A turned pawn is written as a pawn; position texts name its direction apart.
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn | Self::TurnedPawn => 'P',
            Self::Knight => 'N',
            Self::Bishop => 'B',
            Self::Rook | Self::Motorcyclist => 'R',
            Self::Queen => 'Q',
            Self::OnePointQueen => 'D',
            Self::King | Self::CheckersKing => 'K',
            Self::Man | Self::MachineGun => 'M',
            Self::Plane => 'F',
            Self::Submarine => 'U',
            Self::Tank => 'T',
            Self::Artillery => 'A',
            Self::Engineer => 'I',
            Self::Guard => 'S',
            Self::CustomC => 'C',
            Self::CustomE => 'E',
            Self::CustomG => 'G',
            Self::CustomH => 'H',
            Self::CustomJ => 'J',
            Self::CustomL => 'L',
            Self::CustomO => 'O',
            Self::CustomV => 'V',
            Self::CustomW => 'W',
            Self::CustomX => 'X',
            Self::CustomY => 'Y',
            Self::CustomZ => 'Z',
        }
    }

    /// The name in English, lower case; for kinds that games define, "piece C": a game's [`PieceRecord`] knows more.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pawn | Self::TurnedPawn => "pawn",
            Self::Knight => "knight",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::Queen => "queen",
            Self::OnePointQueen => "one-point queen",
            Self::King | Self::CheckersKing => "king",
            Self::Man => "man",
            Self::Plane => "plane",
            Self::Submarine => "submarine",
            Self::Tank => "tank",
            Self::Artillery => "artillery",
            Self::Engineer => "engineer",
            Self::Motorcyclist => "motorcyclist",
            Self::MachineGun => "machine-gun",
            Self::Guard => "guard",
            Self::CustomC => "piece C",
            Self::CustomE => "piece E",
            Self::CustomG => "piece G",
            Self::CustomH => "piece H",
            Self::CustomJ => "piece J",
            Self::CustomL => "piece L",
            Self::CustomO => "piece O",
            Self::CustomV => "piece V",
            Self::CustomW => "piece W",
            Self::CustomX => "piece X",
            Self::CustomY => "piece Y",
            Self::CustomZ => "piece Z",
        }
    }
}

/// A piece of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose piece it is; `None` for a grey piece that belongs to nobody any more (online free-for-all).
    pub owner: Option<Seat>,
    /// What it is.
    pub kind: Kind,
}

/// Upper-case letter of the owner and letter of the kind: `sK`, `wP`, `dR` for a grey rook.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let owner = self
            .owner
            .map_or('d', |seat| seat.letter().to_ascii_lowercase());
        write!(f, "{owner}{}", self.kind.letter())
    }
}

/// What stands on a square, in one byte: owner in the upper three bits, kind in the lower five.
///
/// Owner 0 means nobody's (an empty square or the border), 1 to 4 the seats, 5 grey pieces. A mask with one bit an owner
/// therefore answers "is this a piece that I may capture" with a shift; see [`Code::is_of`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Code(u8);

impl Code {
    pub(crate) const EMPTY: Self = Self(0);
    pub(crate) const WALL: Self = Self(31);
    const GREY: u8 = 5;

    #[inline]
    pub(crate) const fn new(seat: Seat, kind: Kind) -> Self {
        Self((seat as u8 + 1) << 5 | kind as u8)
    }

    #[inline]
    pub(crate) const fn grey(kind: Kind) -> Self {
        Self(Self::GREY << 5 | kind as u8)
    }

    #[inline]
    pub(crate) const fn of(piece: Piece) -> Self {
        match piece.owner {
            Some(seat) => Self::new(seat, piece.kind),
            None => Self::grey(piece.kind),
        }
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn is_piece(self) -> bool {
        self.0 >= 32
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Does the piece's owner belong to the mask? Empty squares and the border belong to none.
    #[inline]
    pub(crate) const fn is_of(self, owners: OwnerMask) -> bool {
        owners.0 >> (self.0 >> 5) & 1 == 1
    }

    #[inline]
    pub(crate) const fn is_kind(self, kind: Kind) -> bool {
        self.0 & 31 == kind as u8
    }

    /// Is it a piece of one of these kinds? Empty squares are none; the border is of kind 31, which no set has.
    #[inline]
    pub(crate) const fn is_in(self, kinds: Kinds) -> bool {
        kinds.0 >> (self.0 & 31) & 1 == 1
    }

    pub(crate) fn kind(self) -> Option<Kind> {
        if !self.is_piece() {
            return None;
        }
        Kind::ALL
            .get((self.0 & 31).wrapping_sub(1) as usize)
            .copied()
    }

    /// The seat whose piece it is; `None` for empty squares, the border and grey pieces.
    #[inline]
    pub(crate) const fn seat(self) -> Option<Seat> {
        match self.0 >> 5 {
            owner @ 1..=4 => Some(Seat::from_index(owner as usize - 1)),
            _ => None,
        }
    }

    pub(crate) fn piece(self) -> Option<Piece> {
        self.kind().map(|kind| Piece {
            owner: self.seat(),
            kind,
        })
    }
}

/// A set of kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kinds(u32);

impl Kinds {
    /// Adds a kind.
    pub(crate) const fn insert(&mut self, kind: Kind) {
        self.0 |= 1 << kind as u32;
    }

    /// Is there no kind in the set?
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// A set of owners: the seats and the grey pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct OwnerMask(u8);

impl OwnerMask {
    pub(crate) const fn of(seats: crate::seat::SeatSet) -> Self {
        Self(seats.bits() << 1)
    }

    #[inline]
    pub(crate) const fn has(self, seat: Seat) -> bool {
        self.0 >> (seat as u8 + 1) & 1 == 1
    }

    #[must_use]
    pub(crate) const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << (seat as u8 + 1)))
    }

    #[inline]
    pub(crate) const fn has_grey(self) -> bool {
        self.0 >> Code::GREY & 1 == 1
    }

    #[must_use]
    pub(crate) const fn with_grey(self) -> Self {
        Self(self.0 | 1 << Code::GREY)
    }
}

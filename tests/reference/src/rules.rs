//! What differs between the games that are played with chess men: one plain record per game.

use crate::board::{Seat, Shape};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    King,
    Queen,
    Rook,
    Bishop,
    Knight,
    Pawn,
    /// The promoted queen of the online free-for-all, worth one point (section 14).
    PointQueen,
}

impl Kind {
    pub fn letter(self) -> char {
        match self {
            Kind::King => 'K',
            Kind::Queen => 'Q',
            Kind::Rook => 'R',
            Kind::Bishop => 'B',
            Kind::Knight => 'N',
            Kind::Pawn => 'P',
            Kind::PointQueen => 'D',
        }
    }

    pub fn from_letter(letter: char) -> Option<Kind> {
        use Kind::{Bishop, King, Knight, Pawn, PointQueen, Queen, Rook};
        [King, Queen, Rook, Bishop, Knight, Pawn, PointQueen]
            .into_iter()
            .find(|kind| kind.letter() == letter)
    }
}

/// Who may take a pawn that has made a double step (2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnPassant {
    Never,
    AnyHostile,
    /// Only S–N and W–E (section 6).
    OppositeSeats,
}

/// Where pawns promote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promotion {
    /// Where the square straight ahead is off the board (R4.4, R7.7).
    EndOfFile,
    /// On the back rows of hostile seats; elsewhere at the edge the pawn turns round (R8.1, R10.1).
    HostileBackRows,
    /// On the given row counted from the pawn's own side (section 14).
    Row(i8),
}

/// What happens to a player who is mated when his turn comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mate {
    /// His men leave the board; he is out (section 4).
    Remove,
    /// His men stay as obstacles; he is out (sections 6 and 10).
    Inert,
    /// His men lose their power until he has a legal move at his turn (section 8).
    Freeze,
    /// His party has lost (section 4, games of two parties; sections 12 and 14).
    PartyLoses,
    /// His king alone leaves; the party without kings has lost (R4.5).
    KingOff,
    /// He passes; kings are captured instead (section 7).
    Pass,
    /// Every player in check without a move is out as soon as it is so (section 14, free-for-all).
    AtOnce,
}

/// What happens to a player without a legal move who is not attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stalemate {
    Draw,
    Pass,
    /// He is out and gets 20 points (section 14, free-for-all).
    Points,
}

#[derive(Clone, Debug)]
pub struct Rules {
    pub id: String,
    pub shape: Shape,
    pub corner_diagonals: bool,
    /// The seats in the order of play, the first to move in front.
    pub order: Vec<Seat>,
    pub parties: Vec<Vec<Seat>>,
    pub double_step: bool,
    pub en_passant: EnPassant,
    pub promotion: Promotion,
    pub promote_to: Vec<Kind>,
    /// May a pawn leap over a partner's pawn directly ahead (R9.2)?
    pub leaping: bool,
    pub mate: Mate,
    pub stalemate: Stalemate,
    pub kings_capturable: bool,
    /// Does the capture of a king come before the own king's safety (R14.1)?
    pub king_captures_first: bool,
    /// Must threefold and fifty rounds be claimed (R3.6)?
    pub draw_claims: bool,
    /// Are dead positions drawn (R3.3)?
    pub dead_positions: bool,
    /// A 960 array: castling by R2.5.
    pub shuffled: bool,
    pub spoken_check: bool,
}

impl Rules {
    pub fn party_of(&self, seat: Seat) -> &[Seat] {
        self.parties
            .iter()
            .find(|party| party.contains(&seat))
            .expect("every seat of the game is in a party")
    }

    pub fn hostile(&self, a: Seat, b: Seat) -> bool {
        !self.party_of(a).contains(&b)
    }

    pub fn partners(&self, a: Seat, b: Seat) -> bool {
        a != b && !self.hostile(a, b)
    }
}

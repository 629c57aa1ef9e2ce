//! Set-ups: what a person or a file says a position is. It may be nonsense; [`Position`](crate::Position) may not.

use std::collections::BTreeMap;

use crate::board::Board;
use crate::outcome::Outcome;
use crate::piece::{Kind, Piece};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::square::Square;
use crate::variant::{Castling, Variant};

pub use crate::facts::{Alliance, Arrangement, Diplomacy, EnPassantRight, Huff, Phase, SeatState};

/// Everything that a position consists of, unchecked.
///
/// ```
/// use quadrille::{Options, Position, Setup, Variant};
/// let variant = Variant::new("orthodox", &Options::default()).unwrap();
/// let mut setup = Setup::start(&variant);
/// setup.pieces.remove(&"e1".parse().unwrap());
/// let faults = Position::from_setup(variant, &setup).unwrap_err();
/// assert!(faults.to_string().contains("South has no king"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The pieces.
    pub pieces: BTreeMap<Square, Piece>,
    /// Whose turn it is.
    pub turn: Seat,
    /// What part each seat takes.
    pub seat_states: BySeat<SeatState>,
    /// What kind of choice the player to move has.
    pub phase: Phase,
    /// Squares of the rooks that castling is still possible with: to the seat's left and right, on `square8` to the a-side
    /// and the h-side.
    pub castling_rooks: BySeat<[Option<Square>; 2]>,
    /// Rights against pawns that have just made a double step, by the pusher's seat.
    pub en_passant: BySeat<Option<EnPassantRight>>,
    /// Plies since a capture, a pawn's or piece's move, or a seat's going out.
    pub quiet_plies: u16,
    /// Arms that have left the board (GenCon).
    pub removed_arms: SeatSet,
    /// Who called check since each seat's last turn (R4.2).
    pub called: BySeat<SeatSet>,
    /// Points (online free-for-all).
    pub points: BySeat<u16>,
    /// Pieces that may be huffed.
    pub huff: Huff,
    /// Coalition's alliances, rounds and rights.
    pub diplomacy: Diplomacy,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
    /// Did the one of two players who is not to move pass while in check (R3.5, R4.2)? Otherwise he cannot be in it.
    pub passed_in_check: bool,
}

impl Setup {
    /// Nobody on the board, everybody active.
    pub fn empty(variant: &Variant) -> Self {
        let seats = variant.seats();
        Self {
            pieces: BTreeMap::new(),
            turn: variant.order[0],
            seat_states: BySeat::from_fn(|seat| {
                if seats.contains(seat) {
                    SeatState::Active
                } else {
                    SeatState::Absent
                }
            }),
            phase: Phase::Play,
            castling_rooks: BySeat::default(),
            en_passant: BySeat::default(),
            quiet_plies: 0,
            removed_arms: SeatSet::EMPTY,
            called: BySeat::default(),
            points: BySeat::default(),
            huff: Huff::default(),
            diplomacy: Diplomacy::default(),
            outcome: None,
            passed_in_check: false,
        }
    }

    /// The game's starting position.
    ///
    /// ```
    /// use quadrille::{Options, Setup, Variant};
    /// let coalition = Variant::new("coalition", &Options::default()).unwrap();
    /// assert_eq!(Setup::start(&coalition).pieces.len(), 36);
    /// ```
    pub fn start(variant: &Variant) -> Self {
        let mut setup = Self::empty(variant);
        let board = Board::get(variant.board, variant.corner_diagonals);
        for (square, piece) in variant.starting_pieces(&board) {
            setup.pieces.insert(square, piece);
            let double_steps = variant
                .piece(piece.kind)
                .is_some_and(|kind| kind.double_step);
            if variant.arranges_first && double_steps {
                setup.diplomacy.unmoved.insert(square);
            }
        }
        if variant.castling != Castling::Never {
            setup.castling_rooks =
                BySeat::from_fn(|seat| castling_rooks(variant, &setup.pieces, seat));
        }
        if variant.arranges_first {
            setup.phase = Phase::SetUp;
        }
        setup
    }
}

/// The rooks on either side of the king on its row, in the order of [`Setup::castling_rooks`].
fn castling_rooks(
    variant: &Variant,
    pieces: &BTreeMap<Square, Piece>,
    seat: Seat,
) -> [Option<Square>; 2] {
    let own = |kind: Kind| {
        let piece = Piece {
            owner: Some(seat),
            kind,
        };
        pieces
            .iter()
            .filter(move |&(_, other)| *other == piece)
            .map(|(&square, _)| square)
    };
    let Some(king) = own(Kind::King).next() else {
        return [None; 2];
    };
    let row = |square: Square| variant.board.row_from(seat, square);
    let rooks = || own(Kind::Rook).filter(|&rook| row(rook) == row(king));
    // Squares are in order along every row.
    let low = rooks().rfind(|&rook| rook < king);
    let high = rooks().find(|&rook| rook > king);
    if variant.left_is_low(seat) {
        [low, high]
    } else {
        [high, low]
    }
}

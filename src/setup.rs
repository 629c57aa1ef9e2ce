//! Set-ups: what a person or a file says a position is. It may be nonsense; [`Position`](crate::Position) may not.

use std::collections::BTreeMap;

use crate::board::Board;
use crate::facts::powers::{BLACK, GREEN, MEN, RED, YELLOW, has_first_move};
use crate::outcome::Outcome;
use crate::piece::{Kind, Piece};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::square::Square;
use crate::variant::{Array, Castling, Variant};

pub use crate::facts::{Alliance, Arrangement, Diplomacy, EnPassantRight, Huff, Phase, SeatState};

/// Everything that a position consists of, unchecked.
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
    pub fn start(variant: &Variant) -> Self {
        let mut setup = Self::empty(variant);
        match &variant.array {
            Array::Officers { .. } => setup.put_officers(variant),
            Array::Stones { rows } => setup.put_stones(variant, *rows),
            Array::Coalition => put_powers(&mut setup),
        }
        setup
    }

    fn put_officers(&mut self, variant: &Variant) {
        let Array::Officers {
            officers,
            row,
            pawn_rows,
            extra_officers,
        } = &variant.array
        else {
            return;
        };
        let board = Board::get(variant.board, variant.corner_diagonals);
        for seat in variant.seats().iter() {
            for along in 0..8 {
                let kind = officers[seat][usize::from(along)];
                let piece = |kind| Piece {
                    owner: Some(seat),
                    kind,
                };
                self.pieces
                    .insert(board.home_square(seat, along, *row), piece(kind));
                for &pawn_row in pawn_rows {
                    self.pieces
                        .insert(board.home_square(seat, along, pawn_row), piece(Kind::Pawn));
                }
                if *extra_officers && kind != Kind::King {
                    self.pieces
                        .insert(board.home_square(seat, along, 0), piece(kind));
                }
            }
            if variant.castling != Castling::Never {
                self.castling_rooks[seat] =
                    castling_rooks(variant, board, seat, officers[seat], *row);
            }
        }
    }

    fn put_stones(&mut self, variant: &Variant, rows: u8) {
        let board = Board::get(variant.board, variant.corner_diagonals);
        for seat in variant.seats().iter() {
            for square in (0..rows)
                .flat_map(|row| (0..8).map(move |along| board.home_square(seat, along, row)))
            {
                if variant.board.is_dark(square) {
                    self.pieces.insert(
                        square,
                        Piece {
                            owner: Some(seat),
                            kind: Kind::Man,
                        },
                    );
                }
            }
        }
    }
}

/// Puts all pieces on their squares; Yellow may arrange his before the first move.
fn put_powers(setup: &mut Setup) {
    const ARRAY: [(Seat, &str); 4] = [
        (YELLOW, "c1T d1R e1K f1T g1I h1A c2M d2S e2S f2M g2S h2M"),
        (
            BLACK,
            "c10A d10I e10R f10K g10A h10T c9M d9M e9S f9S g9M h9M",
        ),
        (RED, "a5F a6F b4M b5S b6S b7M"),
        (GREEN, "k5U k6U i4M i5S i6S i7M"),
    ];
    for (seat, army) in ARRAY {
        for word in army.split(' ') {
            let (name, letter) = word.split_at(word.len() - 1);
            let kind = MEN
                .into_iter()
                .find(|kind| letter.starts_with(kind.letter()));
            let (Ok(square), Some(kind)) = (Square::parse(name, true), kind) else {
                continue;
            };
            let owner = Some(seat);
            setup.pieces.insert(square, Piece { owner, kind });
            if has_first_move(kind) {
                setup.diplomacy.unmoved.insert(square);
            }
        }
    }
    setup.phase = Phase::SetUp;
}

/// The rooks on either side of the king, in the order of [`Setup::castling_rooks`].
fn castling_rooks(
    variant: &Variant,
    board: &Board,
    seat: Seat,
    officers: [Kind; 8],
    row: u8,
) -> [Option<Square>; 2] {
    let king = officers
        .iter()
        .position(|&kind| kind == Kind::King)
        .unwrap_or(0);
    let is_rook = |&place: &usize| officers[place] == Kind::Rook;
    let square = |place: usize| board.home_square(seat, place as u8, row);
    let low = (0..king).rev().find(is_rook).map(square);
    let high = (king..8).find(is_rook).map(square);
    if variant.left_is_low(seat) {
        [low, high]
    } else {
        [high, low]
    }
}

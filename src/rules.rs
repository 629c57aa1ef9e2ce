//! A variant made ready for play: who is whose enemy, who follows whom, and tables by square and by piece.

mod movers;

pub(crate) use movers::{KindSets, Movers, Reach, Shape};

use std::sync::{Arc, OnceLock};

use crate::board::{Board, Geometry};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::square::{Direction, Square, SquareSet};
use crate::variant::{Array, KingCapture, PromotionZone, Turning, Variant};

/// The compiled rules of one game with its options. Everything here follows from the [`Variant`].
#[derive(Debug)]
pub(crate) struct Rules {
    pub(crate) variant: Variant,
    pub(crate) board: Arc<Board>,
    geometry: OnceLock<Geometry>,
    /// Index of each seat's party in `variant.parties`.
    pub(crate) party: BySeat<u8>,
    /// The seats of each seat's party.
    pub(crate) allies: BySeat<SeatSet>,
    /// Who follows in the order of play, out or not.
    pub(crate) next: BySeat<Seat>,
    pub(crate) pawns: BySeat<PawnTables>,
    /// How the pieces move.
    pub(crate) movers: Movers,
    pub(crate) castling: BySeat<[CastlingSquares; 2]>,
}

/// Where a seat's pawns do what.
#[derive(Debug, Default)]
pub(crate) struct PawnTables {
    pub(crate) double_step: SquareSet,
    /// The squares that a double step passes.
    pub(crate) passed: SquareSet,
    /// Where pawns promote on the whole board (2.4).
    pub(crate) promotes: SquareSet,
    /// From where a pawn that walks forward may get there with its next move.
    pub(crate) before_promotion: SquareSet,
    pub(crate) turns: SquareSet,
    pub(crate) turned_turns: SquareSet,
}

/// Where king and rook stand after a castling of the 960 kind (R2.5).
#[derive(Clone, Copy, Debug)]
pub(crate) struct CastlingSquares {
    pub(crate) king: Square,
    pub(crate) rook: Square,
}

impl Rules {
    pub(crate) fn new(variant: Variant) -> Self {
        let board = Board::get(variant.board, variant.corner_diagonals);
        let party_of = |seat| {
            variant
                .parties
                .iter()
                .position(|party| party.contains(seat))
                .unwrap_or(usize::MAX)
        };
        let party = BySeat::from_fn(|seat| party_of(seat) as u8);
        let allies = BySeat::from_fn(|seat| {
            variant
                .parties
                .get(party_of(seat))
                .copied()
                .unwrap_or_default()
        });
        let next = BySeat::from_fn(|seat| {
            let place = variant.order.iter().position(|&other| other == seat);
            place.map_or(seat, |place| {
                variant.order[(place + 1) % variant.order.len()]
            })
        });
        let pawns = BySeat::from_fn(|seat| pawn_tables(&variant, &board, allies[seat], seat));
        let castling = BySeat::from_fn(|seat| castling_squares(&variant, &board, seat));
        let movers = Movers::new(&variant, &board);
        Self {
            variant,
            board,
            geometry: OnceLock::new(),
            party,
            allies,
            next,
            pawns,
            movers,
            castling,
        }
    }

    /// The board's diagonals, for checkers.
    pub(crate) fn geometry(&self) -> &Geometry {
        self.geometry.get_or_init(|| Geometry::new(&self.board))
    }

    /// Does the captor of a king put pieces back (R7.4)?
    pub(crate) fn replaces(&self) -> bool {
        self.variant.king_capture == KingCapture::RemovesArm
    }

    /// Are there such seats in the game, in different parties?
    #[inline]
    pub(crate) fn hostile(&self, a: Seat, b: Seat) -> bool {
        self.party[a] != self.party[b]
    }
}

fn pawn_tables(variant: &Variant, board: &Board, allies: SeatSet, seat: Seat) -> PawnTables {
    let row = |seat: Seat, row: u8| board.row(seat, row);
    let mut tables = PawnTables::default();
    if variant.pawns.double_step {
        let steppers = variant.pieces.iter().filter(|piece| piece.double_step);
        tables.double_step = steppers
            .map(|piece| variant.starting_squares(board, seat, piece.kind))
            .fold(SquareSet::EMPTY, SquareSet::or);
    }
    let ahead = Direction::FORWARD.seen_by(seat);
    tables.passed = tables.double_step.shifted(ahead.offset());
    let others = variant.seats().without(SeatSet::of(&[seat]));
    tables.promotes = match variant.promotion.zone {
        PromotionZone::EndOfFile => board
            .squares()
            .iter()
            .filter(|square| !board.has(square.step(ahead)))
            .collect(),
        PromotionZone::HostileBackRows => others
            .without(allies)
            .iter()
            .flat_map(|other| row(other, 0))
            .collect(),
        PromotionZone::Rank(rank) => board
            .squares()
            .iter()
            .filter(|&square| board.row_from(seat, square) + 1 == rank)
            .collect(),
    };
    let back = Direction::BACK.seen_by(seat);
    let steps = [back.turned(-1), back, back.turned(1)].map(Direction::offset);
    tables.before_promotion = [steps[0], steps[1], steps[2], steps[1].wrapping_mul(2)]
        .into_iter()
        .map(|step| tables.promotes.shifted(step))
        .fold(SquareSet::EMPTY, SquareSet::or);
    if variant.pawns.turning != Turning::Never {
        let shape = variant.board;
        let corner = shape.corner();
        // Inside a side arm, on the row where the arm's edge bars the way ahead, but not on its back row (R8.1).
        let barred = |seat: Seat| {
            board.squares().iter().filter(move |&square| {
                let beside = seat.clockwise();
                let from_left = shape.row_from(beside, square);
                let from_edge = from_left.min(shape.depth(beside) - 1 - from_left);
                shape.row_from(seat, square) == shape.depth(seat) - 1 - corner
                    && (1..corner).contains(&from_edge)
            })
        };
        tables.turns = barred(seat).collect();
        tables.turned_turns = barred(seat.opposite()).chain(row(seat, 0)).collect();
        if variant.pawns.turning == Turning::PartnersRow {
            let partners = allies.without(SeatSet::of(&[seat]));
            partners
                .iter()
                .flat_map(|partner| row(partner, 0))
                .for_each(|square| tables.turns.insert(square));
        }
    }
    tables
}

/// The home-row squares of king and rook after castling to the seat's left and right; on `square8` to the a-side and the
/// h-side of both seats, as FIDE says (R2.4, R2.5).
fn castling_squares(variant: &Variant, board: &Board, seat: Seat) -> [CastlingSquares; 2] {
    let row = match &variant.array {
        Array::Officers { row, .. } => *row,
        Array::Stones { .. } | Array::Placed(_) => 0,
    };
    let low = variant.left_is_low(seat);
    let last = board.width(seat).saturating_sub(1);
    let square = |from_left: u8| {
        let along = from_left.min(last);
        board.home_square(seat, if low { along } else { last - along }, row)
    };
    [
        CastlingSquares {
            king: square(2),
            rook: square(3),
        },
        CastlingSquares {
            king: square(last.saturating_sub(1)),
            rook: square(last.saturating_sub(2)),
        },
    ]
}

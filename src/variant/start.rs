//! Where the pieces of a game begin.

use super::record::{Array, Variant};
use crate::board::Board;
use crate::piece::{Kind, Piece};
use crate::seat::Seat;
use crate::square::{Square, SquareSet};

impl Variant {
    /// All pieces on their first squares.
    pub(crate) fn starting_pieces(&self, board: &Board) -> Vec<(Square, Piece)> {
        if let Array::Placed(pieces) = &self.array {
            return pieces.clone();
        }
        let seats = self.seats().iter();
        seats
            .flat_map(|seat| match &self.array {
                Array::Officers { .. } => self.officers(board, seat),
                Array::Stones { rows } => self.stones(board, seat, *rows),
                Array::Placed(_) => Vec::new(),
            })
            .collect()
    }

    /// The squares on which a seat's pieces of a kind begin.
    pub(crate) fn starting_squares(&self, board: &Board, seat: Seat, kind: Kind) -> SquareSet {
        let piece = Piece {
            owner: Some(seat),
            kind,
        };
        self.starting_pieces(board)
            .into_iter()
            .filter(|(_, other)| *other == piece)
            .map(|(square, _)| square)
            .collect()
    }

    fn officers(&self, board: &Board, seat: Seat) -> Vec<(Square, Piece)> {
        let Array::Officers {
            officers,
            row,
            pawn_rows,
            extra_officers,
        } = &self.array
        else {
            return Vec::new();
        };
        let mut pieces = Vec::new();
        let mut put = |kind: Kind, along: u8, row: u8| {
            let square = board.home_square(seat, along, row);
            let owner = Some(seat);
            pieces.push((square, Piece { owner, kind }));
        };
        for (along, &kind) in (0..board.width(seat)).zip(&officers[seat]) {
            put(kind, along, *row);
            for &pawn_row in pawn_rows {
                put(Kind::Pawn, along, pawn_row);
            }
            if *extra_officers && kind != Kind::King {
                put(kind, along, 0);
            }
        }
        pieces
    }

    /// Stones on the dark squares of the first rows.
    fn stones(&self, board: &Board, seat: Seat, rows: u8) -> Vec<(Square, Piece)> {
        let man = Piece {
            owner: Some(seat),
            kind: Kind::Man,
        };
        (0..rows)
            .flat_map(|row| board.row(seat, row))
            .filter(|&square| self.board.is_dark(square))
            .map(|square| (square, man))
            .collect()
    }
}

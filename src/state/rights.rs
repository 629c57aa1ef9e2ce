//! Rights that a move gives or ends: to take a pawn in passing, and to castle.

use super::State;
use crate::facts::EnPassantRight;
use crate::seat::Seat;
use crate::square::{Square, SquareSet};

impl State {
    /// The right against a seat's pawn that has just made a double step.
    #[inline]
    pub(crate) fn en_passant(&self, pusher: Seat) -> Option<EnPassantRight> {
        let right = self.en_passant[pusher];
        right.over.exists().then_some(right)
    }

    #[inline]
    pub(crate) fn any_en_passant(&self) -> bool {
        !self.passed.is_empty()
    }

    /// The squares that pawns have just passed, whoever may take them there.
    #[inline]
    pub(crate) fn passed_squares(&self) -> SquareSet {
        self.passed
    }

    #[inline]
    pub(crate) fn set_en_passant(&mut self, pusher: Seat, right: EnPassantRight) {
        self.clear_en_passant(pusher);
        self.en_passant[pusher] = right;
        self.passed.insert(right.over);
    }

    /// A pawn that has gone is not taken in passing any more, whatever stands in its place (R2.2).
    #[inline]
    pub(crate) fn forget_en_passant(&mut self, pawn: Square) {
        if self.passed.is_empty() {
            return;
        }
        for pusher in Seat::ALL {
            if self
                .en_passant(pusher)
                .is_some_and(|right| right.pawn == pawn)
            {
                self.clear_en_passant(pusher);
            }
        }
    }

    #[inline]
    pub(crate) fn clear_en_passant(&mut self, pusher: Seat) {
        if self.en_passant(pusher).is_some() {
            self.en_passant[pusher] = EnPassantRight::NONE;
            // Another seat's pawn may have passed the same square.
            let rights = Seat::ALL
                .into_iter()
                .filter_map(|seat| self.en_passant(seat));
            self.passed = rights.map(|right| right.over).collect();
        }
    }

    #[inline]
    pub(crate) fn clear_castling(&mut self, seat: Seat) {
        self.castling_rooks[seat] = [Square::NONE; 2];
    }
}

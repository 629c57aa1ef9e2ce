//! The pieces alone, in five words: what choices are found and counted on.

use crate::board::{Geometry, Spot, Spots};
use crate::piece::{Code, Kind};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::square::SquareSet;
use crate::state::State;

/// Where everybody's pieces stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stones {
    of: BySeat<Spots>,
    /// Which of them are kings.
    kings: Spots,
}

impl Stones {
    /// The pieces of a state.
    pub(crate) fn from_state(state: &State, geometry: &Geometry) -> Self {
        let spots = |squares: SquareSet| -> Spots {
            squares
                .iter()
                .filter_map(|square| geometry.spot(square))
                .collect()
        };
        let of = BySeat::from_fn(|seat| spots(state.pieces(seat)));
        let mut stones = Self {
            of,
            kings: Spots::EMPTY,
        };
        for spot in stones.occupied() {
            if state.at(geometry.square(spot)).is_kind(Kind::CheckersKing) {
                stones.kings = stones.kings | Spots::of(spot);
            }
        }
        stones
    }

    /// Puts these pieces in the place of a state's own.
    pub(crate) fn lay(&self, state: &mut State, geometry: &Geometry) {
        for seat in Seat::ALL {
            for square in state.pieces(seat) {
                state.take(square);
            }
        }
        for seat in Seat::ALL {
            for spot in self.of[seat] {
                let kind = if self.kings.contains(spot) {
                    Kind::CheckersKing
                } else {
                    Kind::Man
                };
                state.put(geometry.square(spot), Code::new(seat, kind));
            }
        }
    }

    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> Spots {
        self.of[seat]
    }

    #[inline]
    pub(crate) fn men(&self, seat: Seat) -> Spots {
        self.of[seat] & !self.kings
    }

    #[inline]
    pub(crate) fn kings(&self, seat: Seat) -> Spots {
        self.of[seat] & self.kings
    }

    #[inline]
    pub(crate) fn is_king(&self, spot: Spot) -> bool {
        self.kings.contains(spot)
    }

    #[inline]
    pub(crate) fn occupied(&self) -> Spots {
        let [a, b, c, d] = self.of.0;
        (a | b) | (c | d)
    }

    /// The pieces of several seats.
    #[inline]
    pub(crate) fn of_all(&self, seats: SeatSet) -> Spots {
        let of = |seat| {
            if seats.contains(seat) {
                self.of[seat]
            } else {
                Spots::EMPTY
            }
        };
        let BySeat([a, b, c, d]) = BySeat::from_fn(of);
        (a | b) | (c | d)
    }

    /// After a seat's piece went from one square to another; crowning is another matter.
    #[inline]
    #[must_use]
    pub(crate) fn moved(mut self, seat: Seat, from: Spot, to: Spot) -> Self {
        let (left, reached) = (!Spots::of(from), Spots::of(to));
        self.of[seat] = self.of[seat] & left | reached;
        if self.is_king(from) {
            self.kings = self.kings & left | reached;
        }
        self
    }

    /// After a piece left the board, whoever owned it.
    #[inline]
    #[must_use]
    pub(crate) fn without(mut self, spot: Spot) -> Self {
        let kept = !Spots::of(spot);
        self.of = self.of.map(|spots| spots & kept);
        self.kings = self.kings & kept;
        self
    }

    /// After the piece on a square became a king, if it was none.
    #[must_use]
    pub(super) fn with_king(mut self, spot: Spot) -> Self {
        self.kings = self.kings | Spots::of(spot);
        self
    }

    /// After a seat's men that stand where they are crowned became kings (R5.4, R5.5).
    #[inline]
    #[must_use]
    pub(crate) fn crowned(mut self, seat: Seat, geometry: &Geometry) -> Self {
        self.kings = self.kings | self.of[seat] & geometry.crowning(seat);
        self
    }
}

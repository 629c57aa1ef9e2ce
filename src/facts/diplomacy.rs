//! What the diplomatic rounds, the order of play and the pieces' first moves need to remember.

use super::powers::{DIPLOMATIC_ROUNDS, FIELDS, GREEN, RED, YELLOW, has_first_move};
use crate::piece::Kind;
use crate::seat::{Seat, SeatSet};
use crate::square::{Square, SquareSet};
use crate::zobrist;

/// Coalition's alliances, rounds and rights; in other games it stays as it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Diplomacy {
    /// The round, from 1, counted by Yellow's regular turns; the first three are the diplomatic ones.
    pub round: u16,
    /// The coalitions, once they are settled (R11.6).
    pub alliance: Option<Alliance>,
    /// Has Yellow made the first move, which must be an attack (R11.4)?
    pub opened: bool,
    /// While a check is answered out of order: the power that moved last in its regular place.
    pub answering_after: Option<Seat>,
    /// Powers whose next regular turn is skipped, because they answered a check out of order.
    pub owed: SeatSet,
    /// Powers that have skipped in the diplomatic rounds.
    pub skipped: SeatSet,
    /// Powers that have rearranged their pieces.
    pub rearranged: SeatSet,
    /// Powers that have put their Motorcyclist on the other shade (R11.5).
    pub shaded: SeatSet,
    /// Squares of the Guards and Machine-guns that have not made their first move (R11.3).
    pub unmoved: SquareSet,
    /// While a player rearranges his pieces: how they stood before.
    pub before: Option<Arrangement>,
}

/// Settled coalitions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alliance {
    /// Yellow's ally, West or East; the other lesser power is Black's.
    pub yellows_ally: Seat,
    /// The round in which it was settled: Red, if he joins Yellow only in the third, scores nothing.
    pub round: u16,
}

impl Alliance {
    /// The alliance in which the two are on the same side; one is a greater and one a lesser power.
    pub(crate) fn joining(greater: Seat, lesser: Seat, round: u16) -> Self {
        let yellows_ally = match (greater, lesser) {
            (YELLOW, ally) => ally,
            (_, RED) => GREEN,
            _ => RED,
        };
        Self {
            yellows_ally,
            round,
        }
    }

    /// Yellow's coalition and Black's.
    pub fn coalitions(self) -> [SeatSet; 2] {
        let yellows = SeatSet::of(&[YELLOW, self.yellows_ally]);
        [yellows, SeatSet::ALL.without(yellows)]
    }
}

impl Default for Diplomacy {
    fn default() -> Self {
        Self {
            round: 1,
            alliance: None,
            opened: false,
            answering_after: None,
            owed: SeatSet::EMPTY,
            skipped: SeatSet::EMPTY,
            rearranged: SeatSet::EMPTY,
            shaded: SeatSet::EMPTY,
            unmoved: SquareSet::EMPTY,
            before: None,
        }
    }
}

impl Diplomacy {
    /// Is it one of the rounds in which alliances are made?
    pub const fn is_diplomatic_round(&self) -> bool {
        self.round <= DIPLOMATIC_ROUNDS
    }

    /// Pacts are announced in the diplomatic rounds only (11); games without them never leave round 1.
    pub(crate) const fn pacts_are_open(&self) -> bool {
        self.is_diplomatic_round()
    }

    /// The seats that win and lose with a seat, itself included; `None` before the coalitions are settled.
    #[inline]
    pub(crate) fn allies(&self, seat: Seat) -> Option<SeatSet> {
        let [yellows, blacks] = self.alliance?.coalitions();
        Some(if yellows.contains(seat) {
            yellows
        } else {
            blacks
        })
    }

    /// Red as Yellow's ally only since round 3 scores nothing (11).
    pub(crate) fn red_scores_nothing(&self) -> bool {
        self.alliance.is_some_and(|alliance| {
            alliance.yellows_ally == RED && alliance.round >= DIPLOMATIC_ROUNDS
        })
    }

    /// Its part of the key of a position: what still matters for what may follow.
    pub(crate) fn key(&self) -> u64 {
        let seat = |seat: Option<Seat>| seat.map_or(0, |seat| seat as u64 + 1);
        let alliance = self.alliance.map(|alliance| alliance.yellows_ally);
        let facts = [
            u64::from(self.round.min(DIPLOMATIC_ROUNDS + 1)),
            seat(alliance),
            u64::from(self.opened),
            seat(self.answering_after),
            u64::from(self.owed.bits()),
            u64::from(self.skipped.bits()),
            u64::from(self.rearranged.bits()),
            u64::from(self.shaded.bits()),
        ];
        let packed = facts.into_iter().fold(0, |packed, fact| packed << 4 | fact);
        self.unmoved.iter().fold(
            zobrist::fact(zobrist::Topic::Table, packed),
            |key, square| key ^ zobrist::fact(zobrist::Topic::Unmoved, square.index() as u64),
        )
    }
}

/// One power's own pieces in its field, as they stood before it began to rearrange them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrangement {
    /// In the order of the field's squares from the lower left along the ranks.
    kinds: [Option<Kind>; 16],
    /// One bit for each of them: it has not made its first move.
    unmoved: u16,
}

impl Arrangement {
    /// The arrangement of these pieces of a power: their squares, kinds, and whether they have not moved. What stands outside the
    /// power's field is left out.
    pub fn new(seat: Seat, pieces: impl IntoIterator<Item = (Square, Kind, bool)>) -> Self {
        let mut arrangement = Self {
            kinds: [None; 16],
            unmoved: 0,
        };
        for (square, kind, unmoved) in pieces {
            if let Some(place) = FIELDS[seat].iter().position(|other| other == square) {
                arrangement.kinds[place] = Some(kind);
                arrangement.unmoved |= u16::from(unmoved && has_first_move(kind)) << place;
            }
        }
        arrangement
    }

    /// The pieces: square, kind, and whether it has not moved.
    pub fn pieces(self, seat: Seat) -> impl Iterator<Item = (Square, Kind, bool)> {
        FIELDS[seat]
            .iter()
            .enumerate()
            .filter_map(move |(place, square)| {
                Some((square, self.kinds[place]?, self.unmoved >> place & 1 == 1))
            })
    }
}

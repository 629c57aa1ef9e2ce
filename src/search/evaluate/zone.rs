//! The squares around kings: who attacks them and who guards them, square by square.
//!
//! The nine squares of a zone are nine bits; what stands on each is summed in nine lanes of seven bits, all at once.

use crate::piece::{Code, Kind, OwnerMask};
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::square::SquareSet;
use crate::state::State;

/// Bits of a lane.
const LANE: u32 = 7;
/// What so many pieces on one square count together, in hundredths of the sum of them.
const TOGETHER: [i32; 7] = [0, 50, 100, 125, 160, 200, 250];

/// For nine bits a one in the lane of each that is set.
const SPREAD: [u64; 512] = {
    let mut spread = [0; 512];
    let mut bits = 0;
    while bits < 512 {
        let mut lane = 0;
        while lane < 9 {
            spread[bits] |= (bits as u64 >> lane & 1) << (LANE * lane);
            lane += 1;
        }
        bits += 1;
    }
    spread
};

/// What stands against or for a king on each square, in lanes: the strength of all pieces together, in tens, and their number.
#[derive(Clone, Copy, Default)]
struct Lanes {
    strength: u64,
    count: u64,
}

impl Lanes {
    /// What the pieces on a square count together, in thousandths of a pawn.
    fn together(self, lane: u32) -> i32 {
        let part = |lanes: u64| (lanes >> (LANE * lane) & 127) as i32;
        let count = part(self.count) as usize;
        part(self.strength) * TOGETHER[count.min(TOGETHER.len() - 1)]
    }
}

/// More officers than this are not looked at.
const MOST: usize = 64;

/// What each piece attacks, for the kings that are attacked at all.
pub(super) struct Attacks {
    count: usize,
    pieces: [(Code, SquareSet); MOST],
}

impl Attacks {
    pub(super) const NONE: Self = Self {
        count: 0,
        pieces: [(Code::EMPTY, SquareSet::EMPTY); MOST],
    };

    /// Notes what a piece, or several alike of one army, attack.
    #[inline]
    pub(super) fn note(&mut self, code: Code, attacked: SquareSet) {
        if let Some(place) = self.pieces.get_mut(self.count) {
            *place = (code, attacked);
            self.count += 1;
        }
    }

    /// How much more is aimed at the squares around a king than guards them, and how many hostile armies aim there.
    pub(super) fn on_king(
        &self,
        state: &State,
        rules: &Rules,
        seat: Seat,
        hostile: SquareSet,
    ) -> (i32, i32) {
        let Some(king) = state.king(seat) else {
            return (0, 0);
        };
        let zone = rules.board.neighbours(king);
        if !zone.meets(hostile) {
            return (0, 0);
        }
        let squares = zone.around(king);
        let own = OwnerMask::of(state.allies(rules, seat));
        let (mut attack, mut guard) = (Lanes::default(), Lanes::default());
        let mut armies = SeatSet::EMPTY;
        for &(code, attacked) in &self.pieces[..self.count] {
            let hits = SPREAD[attacked.around(king) & squares];
            if hits == 0 {
                continue;
            }
            let side = if code.is_of(own) {
                &mut guard
            } else {
                code.seat().into_iter().for_each(|seat| armies.insert(seat));
                &mut attack
            };
            side.strength += hits * strength(code);
            side.count += hits;
        }
        let attacked = (0..9).filter(|lane| attack.count >> (LANE * lane) & 127 != 0);
        let danger: i32 = attacked
            .map(|lane| (attack.together(lane) - guard.together(lane) / 2).max(0))
            .sum();
        (danger / 10, armies.len() as i32)
    }
}

/// What a piece counts for an attack, in tens.
const fn strength(code: Code) -> u64 {
    if code.is_kind(Kind::King) {
        0
    } else if code.is_kind(Kind::Pawn) || code.is_kind(Kind::TurnedPawn) {
        2
    } else if code.is_kind(Kind::Knight) || code.is_kind(Kind::Bishop) {
        3
    } else if code.is_kind(Kind::Rook) {
        4
    } else {
        5
    }
}

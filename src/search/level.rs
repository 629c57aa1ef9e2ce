//! The five levels: how far a player looks and how sure his judgement is.

use crate::variant::{Family, Variant};

/// How strong a computer player is, from 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

/// What makes a level.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// Positions after which the search has decided.
    pub(super) nodes: u64,
    /// Plies of full search.
    pub(super) depth: u8,
    /// Are captures followed to their end?
    pub(super) quiescence: bool,
    /// Greatest error of judgement, in hundredths of a pawn.
    pub(super) noise: i32,
    /// Binary logarithm of the transposition table's entries, of sixteen bytes each.
    pub(super) table_bits: u32,
}

/// Among many parties an error is not one opponent's gain, and it takes greater ones to be felt: there the greatest is the
/// second of two. Coalition soon has two.
const LEVELS: [(Limits, i32); 5] = [
    (limits(100, 1, false, 600, 10), 1_200),
    (limits(150, 2, true, 180, 11), 360),
    (limits(1_200, 4, true, 50, 13), 150),
    (limits(5_000, 6, true, 15, 15), 25),
    (limits(u64::MAX, 60, true, 0, 19), 0),
];

const fn limits(nodes: u64, depth: u8, quiescence: bool, noise: i32, table_bits: u32) -> Limits {
    Limits {
        nodes,
        depth,
        quiescence,
        noise,
        table_bits,
    }
}

impl Level {
    /// Leaves attacked pieces standing.
    pub const WEAKEST: Self = Self(1);
    /// Uses all the time that it is given: its search ends only with a forced result or at the greatest depth.
    pub const STRONGEST: Self = Self(5);

    /// The level with this number, 1 to 5.
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= 5 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Its number, 1 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }

    pub(super) fn limits(self, variant: &Variant) -> Limits {
        let (limits, among_many) = LEVELS[usize::from(self.0) - 1];
        if variant.parties.len() > 2 && variant.family != Family::Coalition {
            Limits {
                noise: among_many,
                ..limits
            }
        } else {
            limits
        }
    }
}

//! The five levels: how far a player looks and how sure his judgement is.

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
    /// Binary logarithm of the transposition table's entries, of twelve bytes each.
    pub(super) table_bits: u32,
}

const LIMITS: [Limits; 5] = [
    limits(100, 1, false, 500, 10),
    limits(300, 2, true, 90, 11),
    limits(1_500, 4, true, 40, 13),
    limits(5_000, 6, true, 20, 15),
    limits(u64::MAX, 60, true, 0, 19),
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
    /// Leaves attacked men standing.
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

    pub(super) const fn limits(self) -> Limits {
        LIMITS[self.0 as usize - 1]
    }
}

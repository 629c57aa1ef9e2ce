//! Dark squares by number, and sets of them in one machine word.

use std::ops::{BitAnd, BitOr, Not};

/// The number of a dark square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot(pub(crate) u8);

impl Spot {
    /// Stands for "off the board".
    pub(crate) const NONE: Self = Self(64);

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize & 63
    }

    #[inline]
    pub(crate) const fn exists(self) -> Option<Self> {
        if self.0 < 64 { Some(self) } else { None }
    }
}

/// A set of dark squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spots(pub(crate) u64);

impl Spots {
    pub(crate) const EMPTY: Self = Self(0);

    #[inline]
    pub(crate) const fn of(spot: Spot) -> Self {
        Self(1 << (spot.0 & 63))
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub(crate) const fn contains(self, spot: Spot) -> bool {
        self.0 >> (spot.0 & 63) & 1 == 1
    }

    /// The squares by number.
    #[inline]
    pub(crate) const fn iter(self) -> SpotIter {
        SpotIter(self.0)
    }

    #[inline]
    pub(crate) const fn lowest(self) -> Spot {
        Spot(self.0.trailing_zeros() as u8)
    }

    #[inline]
    pub(crate) const fn highest(self) -> Spot {
        Spot(63 - self.0.leading_zeros() as u8)
    }
}

impl BitAnd for Spots {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Spots {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for Spots {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl IntoIterator for Spots {
    type Item = Spot;
    type IntoIter = SpotIter;

    #[inline]
    fn into_iter(self) -> SpotIter {
        self.iter()
    }
}

impl FromIterator<Spot> for Spots {
    fn from_iter<I: IntoIterator<Item = Spot>>(spots: I) -> Self {
        let with = |set, spot| set | Self::of(spot);
        spots.into_iter().fold(Self::EMPTY, with)
    }
}

/// The squares of a [`Spots`], by number.
#[derive(Clone, Debug)]
pub(crate) struct SpotIter(u64);

impl Iterator for SpotIter {
    type Item = Spot;

    #[inline]
    fn next(&mut self) -> Option<Spot> {
        if self.0 == 0 {
            return None;
        }
        let spot = Spots(self.0).lowest();
        self.0 &= self.0 - 1;
        Some(spot)
    }
}

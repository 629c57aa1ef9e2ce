//! The four seats of the table, sets of seats, and values kept per seat (rule book, 1.1).

use std::fmt;
use std::ops::{BitAnd, BitOr, Index, IndexMut, Sub};
use std::str::FromStr;

/// A side of the table, clockwise as seen from above.
///
/// ```
/// use quadrille::Seat;
/// assert_eq!(Seat::South.clockwise(), Seat::West);
/// assert_eq!("N".parse::<Seat>(), Ok(Seat::North));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Seat {
    /// The lower edge; its pieces walk up.
    South,
    /// The left edge; its pieces walk right.
    West,
    /// The upper edge; its pieces walk down.
    North,
    /// The right edge; its pieces walk left.
    East,
}

impl Seat {
    /// All seats in the order S W N E, which summaries use.
    pub const ALL: [Self; 4] = [Self::South, Self::West, Self::North, Self::East];

    /// The seat's place in [`Seat::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat whose place in [`Seat::ALL`] is `index` modulo four.
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        Self::ALL[index & 3]
    }

    /// The next seat clockwise.
    #[inline]
    #[must_use]
    pub const fn clockwise(self) -> Self {
        Self::from_index(self.index() + 1)
    }

    /// The seat across the table.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::from_index(self.index() + 2)
    }

    /// The seat's letter: `S`, `W`, `N` or `E`.
    pub const fn letter(self) -> char {
        ['S', 'W', 'N', 'E'][self.index()]
    }

    /// The seat's full name in English.
    pub const fn name(self) -> &'static str {
        ["South", "West", "North", "East"][self.index()]
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A text that names no seat.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is no seat; the seats are S, W, N and E")]
pub struct UnknownSeat(pub String);

impl FromStr for Seat {
    type Err = UnknownSeat;

    fn from_str(text: &str) -> Result<Self, UnknownSeat> {
        Self::ALL
            .into_iter()
            .find(|seat| text.len() == 1 && text.starts_with(seat.letter()))
            .ok_or_else(|| UnknownSeat(text.to_owned()))
    }
}

/// A set of seats.
///
/// ```
/// use quadrille::{Seat, SeatSet};
/// let team = SeatSet::of(&[Seat::South, Seat::North]);
/// assert_eq!(team.to_string(), "S+N");
/// assert_eq!((SeatSet::ALL - team).to_string(), "W+E");
/// assert_eq!(team & SeatSet::of(&[Seat::North, Seat::East]), SeatSet::of(&[Seat::North]));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);
    /// All four seats.
    pub const ALL: Self = Self(0b1111);

    /// The set of the seats given.
    pub const fn of(seats: &[Seat]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < seats.len() {
            bits |= 1 << seats[i] as u8;
            i += 1;
        }
        Self(bits)
    }

    /// Is the seat in the set?
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat as u8 & 1 == 1
    }

    /// Adds a seat.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat as u8;
    }

    /// Takes a seat out.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat as u8);
    }

    /// The seats that are in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The seats that are in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The seats of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The number of seats.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is there no seat in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One bit a seat, South lowest.
    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// The seats in the order S W N E.
    pub const fn iter(self) -> SeatIter {
        SeatIter(self.0)
    }
}

/// The seats of a [`SeatSet`], in the order S W N E.
#[derive(Clone, Debug)]
pub struct SeatIter(u8);

impl Iterator for SeatIter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let seat = Seat::from_index(self.0.trailing_zeros() as usize);
        self.0 &= self.0 - 1;
        Some(seat)
    }
}

impl BitAnd for SeatSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.and(other)
    }
}

impl BitOr for SeatSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}

impl Sub for SeatSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.without(other)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// Seats joined by `+`: the way that results name a party, `S+N`.
impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, seat) in self.iter().enumerate() {
            if i > 0 {
                f.write_str("+")?;
            }
            write!(f, "{seat}")?;
        }
        Ok(())
    }
}

/// One value for each seat, indexed by [`Seat`].
///
/// ```
/// use quadrille::{BySeat, Seat};
/// let letters = BySeat::from_fn(Seat::letter);
/// assert_eq!(letters[Seat::East], 'E');
/// assert_eq!(letters.map(|letter| letter.to_ascii_lowercase()).0, ['s', 'w', 'n', 'e']);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>(pub [T; 4]);

impl<T> BySeat<T> {
    /// Computes each seat's value.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        // Written out: the standard library's helpers for arrays of any length are many times as large in the wasm.
        let [south, west, north, east] = Seat::ALL;
        Self([value(south), value(west), value(north), value(east)])
    }

    /// The seats with their values, in the order S W N E.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }

    /// Applies a function to every seat's value.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> BySeat<U> {
        let [south, west, north, east] = self.0;
        BySeat([f(south), f(west), f(north), f(east)])
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

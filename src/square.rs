//! Squares, sets of squares and the eight directions.
//!
//! Every board is kept in a field of 16 × 16 with an empty border, so that one step in a direction is one
//! addition whatever the board, and a step or leap over the edge always ends on the border:
//!
//! ```text
//! row 15  ################
//! row 14  #..............#   rank 14 of the 14 × 14 bounding square
//!  ...    #..............#
//! row  1  #..............#   rank 1: a1 is column 1, row 1
//! row  0  ################
//! ```

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};
use std::str::FromStr;

/// A place in the bounding square of a board: file letter and rank number, a1 at the lower left.
///
/// ```
/// use quadrille::Square;
/// let square: Square = "k11".parse().unwrap();
/// assert_eq!((square.file(), square.rank()), (10, 10));
/// assert_eq!(square.to_string(), "k11");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// Stands for "no square" where a byte has to be saved; no board has it.
    pub(crate) const NONE: Self = Self(0);
    /// The largest board's side.
    pub const MAX_SIDE: u8 = 14;

    /// The square in the given file and rank, both from 0; `None` outside 14 × 14.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < Self::MAX_SIDE && rank < Self::MAX_SIDE {
            Some(Self((rank + 1) * 16 + file + 1))
        } else {
            None
        }
    }

    /// As [`Square::new`], for places that are known to exist.
    #[inline]
    pub(crate) const fn at(file: u8, rank: u8) -> Self {
        Self((rank + 1) * 16 + file + 1)
    }

    /// The file from 0 at the left.
    #[inline]
    pub const fn file(self) -> u8 {
        (self.0 & 15) - 1
    }

    /// The rank from 0 at the bottom.
    #[inline]
    pub const fn rank(self) -> u8 {
        (self.0 >> 4) - 1
    }

    /// The place in the padded field.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The square with this place in the padded field.
    #[inline]
    pub(crate) const fn from_index(index: usize) -> Self {
        Self(index as u8)
    }

    /// The neighbour in a direction; it may lie outside the board.
    #[inline]
    pub(crate) const fn step(self, direction: Direction) -> Self {
        Self(self.0.wrapping_add(direction.offset()))
    }

    /// The square some steps away in a direction.
    #[inline]
    pub(crate) const fn steps(self, direction: Direction, count: u8) -> Self {
        Self(self.0.wrapping_add(direction.offset().wrapping_mul(count)))
    }

    /// The direction of another square on a line with this one, and how many steps lead there.
    #[inline]
    pub(crate) const fn way_to(self, other: Self) -> (Direction, u8) {
        let way = WAYS[(other.0 as usize + 256 - self.0 as usize) & 511];
        (Direction(way & 7), way >> 3)
    }

    /// The place reached by adding an offset of the padded field.
    #[inline]
    pub(crate) const fn offset(self, offset: u8) -> Self {
        Self(self.0.wrapping_add(offset))
    }

    /// Is this a real place rather than [`Square::NONE`]?
    #[inline]
    pub(crate) const fn exists(self) -> bool {
        self.0 != 0
    }

    /// Column and row in the padded field.
    #[inline]
    pub(crate) const fn column_row(self) -> (u8, u8) {
        (self.0 & 15, self.0 >> 4)
    }

    /// The place turned a quarter clockwise on a square board of the given side, as a seat is from its right neighbour.
    #[must_use]
    pub const fn turned(self, side: u8) -> Self {
        Self::at(self.rank(), side - 1 - self.file())
    }

    /// The name on boards that skip the letter j (`square10`): a–i, k.
    pub(crate) fn name(self, skips_j: bool) -> String {
        let file = self.file() + u8::from(skips_j && self.file() >= 9);
        format!("{}{}", (b'a' + file) as char, self.rank() + 1)
    }

    /// Reads a name, with or without the letter j.
    pub(crate) fn parse(text: &str, skips_j: bool) -> Result<Self, UnknownSquare> {
        let unknown = || UnknownSquare(text.to_owned());
        let letter = *text.as_bytes().first().ok_or_else(unknown)?;
        let digits = text.get(1..).ok_or_else(unknown)?;
        if !letter.is_ascii_lowercase() || digits.starts_with(['0', '+']) || digits.len() > 2 {
            return Err(unknown());
        }
        let mut file = letter - b'a';
        if skips_j {
            match letter {
                b'j' => return Err(unknown()),
                b'k'.. => file -= 1,
                _ => {}
            }
        }
        let rank: u8 = digits.parse().map_err(|_| unknown())?;
        rank.checked_sub(1)
            .and_then(|rank| Self::new(file, rank))
            .ok_or_else(unknown)
    }
}

/// A text that names no square.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is no square; a square is a file letter and a rank number such as c2")]
pub struct UnknownSquare(pub String);

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name(false))
    }
}

impl FromStr for Square {
    type Err = UnknownSquare;

    fn from_str(text: &str) -> Result<Self, UnknownSquare> {
        Self::parse(text, false)
    }
}

/// One of the eight directions of the board, clockwise from up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Direction(u8);

impl Direction {
    pub(crate) const ALL: [Self; 8] = {
        let mut all = [Self(0); 8];
        let mut i = 0;
        while i < 8 {
            all[i] = Self(i as u8);
            i += 1;
        }
        all
    };

    pub(crate) const NORTH: Self = Self(0);
    pub(crate) const NORTH_EAST: Self = Self(1);
    pub(crate) const EAST: Self = Self(2);
    pub(crate) const SOUTH_EAST: Self = Self(3);
    pub(crate) const SOUTH: Self = Self(4);
    pub(crate) const SOUTH_WEST: Self = Self(5);
    pub(crate) const WEST: Self = Self(6);
    pub(crate) const NORTH_WEST: Self = Self(7);

    /// Forward, seen from South: a seat's own directions are turned by two eighths per seat.
    pub(crate) const FORWARD: Self = Self(0);
    pub(crate) const FORWARD_RIGHT: Self = Self(1);
    pub(crate) const BACK: Self = Self(4);
    pub(crate) const FORWARD_LEFT: Self = Self(7);

    const OFFSETS: [u8; 8] = [
        16,
        17,
        1,
        16u8.wrapping_neg() + 1,
        16u8.wrapping_neg(),
        16u8.wrapping_neg() - 1,
        255,
        15,
    ];

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn offset(self) -> u8 {
        Self::OFFSETS[self.0 as usize & 7]
    }

    /// The direction as a seat sees it: its own forward, right, … for South's.
    #[inline]
    pub(crate) const fn seen_by(self, seat: crate::Seat) -> Self {
        Self((self.0 + 2 * seat as u8) & 7)
    }

    /// The direction some eighths of a turn further clockwise.
    #[inline]
    pub(crate) const fn turned(self, eighths: i8) -> Self {
        Self(self.0.wrapping_add_signed(eighths) & 7)
    }

    #[inline]
    pub(crate) const fn reversed(self) -> Self {
        Self((self.0 + 4) & 7)
    }

    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self.0
    }

    pub(crate) const fn is_diagonal(self) -> bool {
        self.0 & 1 == 1
    }
}

/// Direction (low three bits) and distance by the difference of two places in the padded field, plus 256: no two lines
/// have a difference in common.
const WAYS: [u8; 512] = {
    const OFFSETS: [isize; 8] = [16, 17, 1, -15, -16, -17, -1, 15];
    let mut ways = [0; 512];
    let mut direction = 0;
    while direction < 8 {
        let mut distance = 1;
        while distance < Square::MAX_SIDE as isize {
            ways[(256 + OFFSETS[direction] * distance) as usize] =
                (distance << 3) as u8 | direction as u8;
            distance += 1;
        }
        direction += 1;
    }
    ways
};

/// The eight offsets of a knight's leap in the padded field.
pub(crate) const KNIGHT_LEAPS: [u8; 8] = [33, 18, 242, 225, 223, 238, 14, 31];

/// A set of squares, one bit each.
///
/// ```
/// use quadrille::{Square, SquareSet};
/// let square = |name: &str| name.parse::<Square>().unwrap();
/// let files: SquareSet = [square("a1"), square("b1")].into_iter().collect();
/// let ranks: SquareSet = [square("b1"), square("b2")].into_iter().collect();
/// assert_eq!((files | ranks).len(), 3);
/// assert_eq!((files & ranks).iter().next(), Some(square("b1")));
/// assert!((files - ranks).contains(square("a1")));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SquareSet([u64; 4]);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self([0; 4]);
    /// Everything, border included: the neutral element of [`SquareSet::and`].
    pub(crate) const FULL: Self = Self([u64::MAX; 4]);

    /// Is the square in the set?
    #[inline]
    pub const fn contains(&self, square: Square) -> bool {
        self.0[(square.0 >> 6) as usize] >> (square.0 & 63) & 1 == 1
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0[(square.0 >> 6) as usize] |= 1 << (square.0 & 63);
    }

    /// Takes a square out.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0[(square.0 >> 6) as usize] &= !(1 << (square.0 & 63));
    }

    /// Adds the square or takes it out.
    #[inline]
    pub(crate) const fn toggle(&mut self, square: Square) {
        self.0[(square.0 >> 6) as usize] ^= 1 << (square.0 & 63);
    }

    /// The squares that are in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// The squares that are in either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// The squares of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// Every square moved by one offset of the padded field. Pieces never stand on the border, so nothing wraps round.
    #[inline]
    #[must_use]
    pub(crate) fn shifted(self, offset: u8) -> Self {
        let w = self.0;
        let distance = offset.min(offset.wrapping_neg()) as u32;
        let back = 64 - distance;
        Self(if offset < 128 {
            [
                w[0] << distance,
                w[1] << distance | w[0] >> back,
                w[2] << distance | w[1] >> back,
                w[3] << distance | w[2] >> back,
            ]
        } else {
            [
                w[0] >> distance | w[1] << back,
                w[1] >> distance | w[2] << back,
                w[2] >> distance | w[3] << back,
                w[3] >> distance,
            ]
        })
    }

    /// The number of squares.
    #[inline]
    pub const fn len(&self) -> u32 {
        self.0[0].count_ones()
            + self.0[1].count_ones()
            + self.0[2].count_ones()
            + self.0[3].count_ones()
    }

    /// Do the sets share a square?
    #[inline]
    pub(crate) fn meets(self, other: Self) -> bool {
        !self.and(other).is_empty()
    }

    /// The set with these rows of the padded field, the lowest first.
    #[inline]
    pub(crate) fn from_rows(rows: &[u16; 16]) -> Self {
        Self(std::array::from_fn(|i| {
            u64::from(rows[4 * i])
                | u64::from(rows[4 * i + 1]) << 16
                | u64::from(rows[4 * i + 2]) << 32
                | u64::from(rows[4 * i + 3]) << 48
        }))
    }

    /// The nine squares around a place as nine bits, row by row from the lower left.
    #[inline]
    pub(crate) const fn around(self, centre: Square) -> usize {
        let lowest = centre.0 - 17;
        let below = self.three(lowest);
        let beside = self.three(lowest + 16);
        let above = self.three(lowest + 32);
        below | beside << 3 | above << 6
    }

    /// Three squares of a row from this place on.
    #[inline]
    const fn three(self, place: u8) -> usize {
        (self.0[(place >> 6) as usize] >> (place & 63)) as usize & 7
    }

    /// Is there no square in the set?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// The squares, from a1 along the ranks.
    #[inline]
    pub fn iter(self) -> SquareIter {
        SquareIter {
            words: self.0,
            word: 0,
        }
    }
}

impl BitAnd for SquareSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.and(other)
    }
}

impl BitOr for SquareSet {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}

impl Sub for SquareSet {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        self.without(other)
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = SquareIter;

    #[inline]
    fn into_iter(self) -> SquareIter {
        self.iter()
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::EMPTY;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

/// The squares of a [`SquareSet`], from a1 along the ranks.
#[derive(Clone, Debug)]
pub struct SquareIter {
    words: [u64; 4],
    word: usize,
}

impl Iterator for SquareIter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        while self.word < 4 {
            let bits = self.words[self.word];
            if bits != 0 {
                self.words[self.word] = bits & (bits - 1);
                return Some(Square((self.word as u8) << 6 | bits.trailing_zeros() as u8));
            }
            self.word += 1;
        }
        None
    }

    /// Two plain loops: what `for_each` and `collect` run.
    #[inline]
    fn fold<B, F: FnMut(B, Square) -> B>(self, init: B, mut f: F) -> B {
        let mut all = init;
        for word in self.word..4 {
            let mut bits = self.words[word];
            while bits != 0 {
                all = f(all, Square((word as u8) << 6 | bits.trailing_zeros() as u8));
                bits &= bits - 1;
            }
        }
        all
    }
}

//! Movement as data, as a seat sees it: South's forward is up.

use std::borrow::Cow;
use std::ops::BitOr;

use crate::seat::Seat;
use crate::square::Square;

/// A set of the eight directions, as a seat sees them.
///
/// ```
/// use quadrille::piece::Directions;
/// let forks = Directions::FORWARD_LEFT | Directions::FORWARD_RIGHT;
/// assert!(forks.contains(Directions::FORWARD_LEFT) && !forks.contains(Directions::FORWARD));
/// assert_eq!(Directions::STRAIGHT | Directions::DIAGONAL, Directions::ALL);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Directions(u8);

impl Directions {
    /// No direction.
    pub const NONE: Self = Self(0);
    /// Away from the own edge.
    pub const FORWARD: Self = Self(1);
    /// Between forward and right.
    pub const FORWARD_RIGHT: Self = Self(1 << 1);
    /// To the right, looking forward.
    pub const RIGHT: Self = Self(1 << 2);
    /// Between backward and right.
    pub const BACK_RIGHT: Self = Self(1 << 3);
    /// Towards the own edge.
    pub const BACK: Self = Self(1 << 4);
    /// Between backward and left.
    pub const BACK_LEFT: Self = Self(1 << 5);
    /// To the left, looking forward.
    pub const LEFT: Self = Self(1 << 6);
    /// Between forward and left.
    pub const FORWARD_LEFT: Self = Self(1 << 7);
    /// Along ranks and files.
    pub const STRAIGHT: Self = Self(0b0101_0101);
    /// Along diagonals.
    pub const DIAGONAL: Self = Self(0b1010_1010);
    /// All eight.
    pub const ALL: Self = Self(0b1111_1111);

    /// The directions that are in either set, in constants; elsewhere `|` says the same.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Are all directions of the other set in this one?
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Is there no direction?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One bit for each direction of the board, north lowest, as a seat some quarters of a turn clockwise from South sees them.
    pub(crate) const fn bits(self, quarters: u32) -> u8 {
        self.0.rotate_left(2 * quarters)
    }
}

impl BitOr for Directions {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.with(other)
    }
}

/// A leap over whatever stands between, in squares to the right and forward as a seat sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Leap {
    /// Squares to the right; to the left if negative. From −13 to 13.
    pub right: i8,
    /// Squares forward; backward if negative. From −13 to 13.
    pub forward: i8,
}

impl Leap {
    /// Where a seat's leap from a square ends; `None` outside 14 × 14.
    pub(crate) fn from(self, square: Square, seat: Seat) -> Option<Square> {
        let (right, forward) = (i16::from(self.right), i16::from(self.forward));
        let (across, up) = match seat {
            Seat::South => (right, forward),
            Seat::West => (forward, -right),
            Seat::North => (-right, -forward),
            Seat::East => (-forward, right),
        };
        let file = u8::try_from(i16::from(square.file()) + across).ok()?;
        let rank = u8::try_from(i16::from(square.rank()) + up).ok()?;
        Square::new(file, rank)
    }

    /// One leap.
    pub const fn new(right: i8, forward: i8) -> Self {
        Self { right, forward }
    }

    /// A leap in all the ways in which it can be turned and mirrored: four of `(2, 0)` or `(1, 1)`, eight of `(1, 2)`.
    ///
    /// ```
    /// use quadrille::piece::Leap;
    /// assert_eq!(Leap::all(1, 3).len(), 8);
    /// assert_eq!(Leap::all(2, 0).len(), 4);
    /// ```
    pub fn all(a: i8, b: i8) -> Vec<Self> {
        let mut leaps = Vec::new();
        for (right, forward) in [(a, b), (b, a)] {
            for leap in [
                Self::new(right, forward),
                Self::new(right, -forward),
                Self::new(-right, forward),
                Self::new(-right, -forward),
            ] {
                if !leaps.contains(&leap) {
                    leaps.push(leap);
                }
            }
        }
        leaps
    }
}

/// Where a piece gets from its square.
///
/// ```
/// use quadrille::piece::{Directions, Leap, Movement};
/// let chancellor = Movement {
///     slides: Directions::STRAIGHT,
///     leaps: Leap::all(1, 2).into(),
///     ..Movement::NONE
/// };
/// assert!(!chancellor.is_none());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Movement {
    /// To the next square.
    pub steps: Directions,
    /// To any square as far as the way is free.
    pub slides: Directions,
    /// Over whatever stands between.
    pub leaps: Cow<'static, [Leap]>,
    /// Are two of the leaps one move? The square between them must be on the board; what stands there does not matter, and the
    /// second does not lead back.
    pub leaps_twice: bool,
}

impl Movement {
    /// Gets nowhere.
    pub const NONE: Self = Self {
        steps: Directions::NONE,
        slides: Directions::NONE,
        leaps: Cow::Borrowed(&[]),
        leaps_twice: false,
    };

    /// Steps in these directions.
    pub const fn steps(directions: Directions) -> Self {
        Self {
            steps: directions,
            ..Self::NONE
        }
    }

    /// Slides in these directions.
    pub const fn slides(directions: Directions) -> Self {
        Self {
            slides: directions,
            ..Self::NONE
        }
    }

    /// Leaps so.
    pub const fn leaps(leaps: &'static [Leap]) -> Self {
        Self {
            leaps: Cow::Borrowed(leaps),
            ..Self::NONE
        }
    }

    /// Does it get nowhere?
    pub fn is_none(&self) -> bool {
        self.steps.is_empty() && self.slides.is_empty() && self.leaps.is_empty()
    }

    /// Does it leap as a knight does, and only so?
    pub(crate) fn leaps_as_knight(&self) -> bool {
        let knights =
            |leap: &&Leap| matches!((leap.right.abs(), leap.forward.abs()), (1, 2) | (2, 1));
        let mut different: Vec<&Leap> = self.leaps.iter().filter(knights).collect();
        different.sort_unstable();
        different.dedup();
        !self.leaps_twice && different.len() == 8 && self.leaps.iter().all(|leap| knights(&leap))
    }
}

//! How a game ended.

use std::fmt;

use crate::seat::SeatSet;

/// The end of a game.
///
/// ```
/// use quadrille::{Outcome, Reason, Seat, SeatSet};
/// let party = SeatSet::of(&[Seat::South, Seat::North]);
/// let won = Outcome::Win { party, reason: Reason::Mate };
/// assert_eq!(won.to_string(), "win S+N (mate)");
/// assert_eq!(Reason::from_key("fifty-rounds"), Some(Reason::FiftyRounds));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A party has won.
    Win {
        /// All seats of the party, those that went out earlier too.
        party: SeatSet,
        /// Why.
        reason: Reason,
    },
    /// The game is drawn.
    Draw(Reason),
    /// The game stopped without a result: nobody scores (R11.7).
    Stopped(Reason),
}

/// `win S+N (mate)`, `draw (stalemate)`, `stopped (no alliance)`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win { party, reason } => write!(f, "win {party} ({reason})"),
            Self::Draw(reason) => write!(f, "draw ({reason})"),
            Self::Stopped(reason) => write!(f, "stopped ({reason})"),
        }
    }
}

/// Why a game ended or a player went out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Mate.
    Mate,
    /// Stalemate.
    Stalemate,
    /// Only one party is left.
    LastStanding,
    /// Resignation.
    Resignation,
    /// A clock ran out.
    Flag,
    /// The same position for the third time (R3.1).
    Threefold,
    /// Too many rounds without a capture or a pawn's move (R3.2).
    FiftyRounds,
    /// The same position for the fifth time, where draws must be claimed before (R3.6).
    Fivefold,
    /// 75 rounds without a capture or a pawn's move, where draws must be claimed before (R3.6).
    SeventyFiveRounds,
    /// No mate is possible (R3.3).
    DeadPosition,
    /// Everybody agreed.
    Agreement,
    /// The leader claimed the win (14).
    Claim,
    /// A king was captured.
    KingCaptured,
    /// Nobody can move (R1.5), or no seat of the party can (R5.6).
    NoMove,
    /// All pieces of the other coalition but its king are gone (11), or a player's last piece is.
    AllPieces,
    /// A king left the board with an arm (7).
    ArmRemoved,
    /// No coalition after three rounds (R11.7).
    NoAlliance,
    /// The points decide (14).
    Points,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Self; 18] = [
        Self::Mate,
        Self::Stalemate,
        Self::LastStanding,
        Self::Resignation,
        Self::Flag,
        Self::Threefold,
        Self::FiftyRounds,
        Self::Fivefold,
        Self::SeventyFiveRounds,
        Self::DeadPosition,
        Self::Agreement,
        Self::Claim,
        Self::KingCaptured,
        Self::NoMove,
        Self::AllPieces,
        Self::ArmRemoved,
        Self::NoAlliance,
        Self::Points,
    ];

    /// The reason with this key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.key() == key)
    }

    /// Is it a draw that the referee declares by himself? People go on after it if nobody is there to say so (R3.6).
    pub(crate) const fn is_declared_draw(self) -> bool {
        matches!(
            self,
            Self::Threefold
                | Self::FiftyRounds
                | Self::Fivefold
                | Self::SeventyFiveRounds
                | Self::DeadPosition
        )
    }

    /// The stable key, in lower case with hyphens.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Mate => "mate",
            Self::Stalemate => "stalemate",
            Self::LastStanding => "last-standing",
            Self::Resignation => "resignation",
            Self::Flag => "flag",
            Self::Threefold => "threefold",
            Self::FiftyRounds => "fifty-rounds",
            Self::Fivefold => "fivefold",
            Self::SeventyFiveRounds => "seventy-five-rounds",
            Self::DeadPosition => "dead-position",
            Self::Agreement => "agreement",
            Self::Claim => "claim",
            Self::KingCaptured => "king-captured",
            Self::NoMove => "no-move",
            Self::AllPieces => "all-pieces",
            Self::ArmRemoved => "arm-removed",
            Self::NoAlliance => "no-alliance",
            Self::Points => "points",
        }
    }
}

/// The key with spaces for hyphens.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key().replace('-', " "))
    }
}

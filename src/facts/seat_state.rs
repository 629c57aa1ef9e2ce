//! What part a seat takes in the game.

/// What part a seat takes (rule book, 1.4).
///
/// ```
/// use quadrille::SeatState;
/// assert!(SeatState::Frozen.takes_turns() && !SeatState::Frozen.is_out());
/// assert_eq!(SeatState::Inert.word(), "inert");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SeatState {
    /// Nobody sits there in this game.
    #[default]
    Absent,
    /// Takes its turns, gives check, can be captured.
    Active,
    /// Its pieces have no power until it is freed.
    Frozen,
    /// Out; its pieces stay as obstacles.
    Inert,
    /// Out; its pieces have left the board.
    Removed,
    /// Its player left: the army is grey, the king walks by itself (14).
    Walking,
}

impl SeatState {
    /// The word in summaries and position texts.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Absent => "absent",
            Self::Active => "active",
            Self::Frozen => "frozen",
            Self::Inert => "inert",
            Self::Removed => "removed",
            Self::Walking => "walking",
        }
    }

    /// Does the seat still get its turn?
    #[inline]
    pub const fn takes_turns(self) -> bool {
        matches!(self, Self::Active | Self::Frozen | Self::Walking)
    }

    /// Has the seat left the game?
    pub const fn is_out(self) -> bool {
        matches!(self, Self::Inert | Self::Removed)
    }
}

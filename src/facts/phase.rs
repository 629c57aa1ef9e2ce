//! What kind of choice a turn is.

/// What kind of choice the player to move has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Ordinary moves.
    #[default]
    Play,
    /// Coalition: Yellow arranges his pieces before the first move.
    SetUp,
    /// Coalition: a player rearranges the pieces in his field.
    Rearrange,
    /// GenCon: the captor of a king puts pieces back.
    Replace,
}

impl Phase {
    /// The word in position texts and on the JavaScript side.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::SetUp => "setup",
            Self::Rearrange => "rearrange",
            Self::Replace => "replace",
        }
    }
}

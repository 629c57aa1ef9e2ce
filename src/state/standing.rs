//! What part each seat takes, and who has power over whom because of it.

use super::State;
use crate::piece::OwnerMask;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};

/// What part a seat takes (rule book, 1.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Standing {
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

impl Standing {
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

impl State {
    #[inline]
    pub(crate) fn standing(&self, seat: Seat) -> Standing {
        self.standing[seat]
    }

    pub(crate) fn set_standing(&mut self, rules: &Rules, seat: Seat, standing: Standing) {
        self.standing[seat] = standing;
        self.refresh_masks(rules);
    }

    /// Sets a standing without working out the masks: for loading, which does so once at the end.
    pub(crate) fn load_standing(&mut self, seat: Seat, standing: Standing) {
        self.standing[seat] = standing;
    }

    /// Works out again who has power over whom; due whenever standings or alliances change.
    pub(crate) fn refresh_masks(&mut self, rules: &Rules) {
        let with = |state: &Self, keep: fn(Standing) -> bool| -> SeatSet {
            state
                .standing
                .iter()
                .filter(|(_, standing)| keep(**standing))
                .map(|(seat, _)| seat)
                .collect()
        };
        let powerful = with(self, |s| matches!(s, Standing::Active | Standing::Walking));
        let capturable = with(self, |s| !matches!(s, Standing::Frozen | Standing::Absent));
        for seat in Seat::ALL {
            let hostile = SeatSet::ALL.without(self.allies(rules, seat));
            self.power[seat] = OwnerMask::of(powerful.and(hostile));
            self.targets[seat] = OwnerMask::of(capturable.and(hostile)).with_grey();
        }
    }

    /// The seats that win and lose with a seat, itself included; in Coalition they follow the alliances.
    pub(crate) fn allies(&self, rules: &Rules, seat: Seat) -> SeatSet {
        self.diplomacy.allies(seat).unwrap_or(rules.allies[seat])
    }

    /// The seats that are not out.
    pub(crate) fn in_play(&self) -> SeatSet {
        self.standing
            .iter()
            .filter(|(_, standing)| standing.takes_turns())
            .map(|(seat, _)| seat)
            .collect()
    }
}

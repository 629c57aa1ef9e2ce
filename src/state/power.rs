//! Who has power over whom, which follows from the parts that the seats take and from alliances.

use super::State;
use crate::facts::SeatState;
use crate::piece::OwnerMask;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};

impl State {
    #[inline]
    pub(crate) fn seat_state(&self, seat: Seat) -> SeatState {
        self.seat_states[seat]
    }

    pub(crate) fn set_seat_state(&mut self, rules: &Rules, seat: Seat, seat_state: SeatState) {
        self.seat_states[seat] = seat_state;
        self.refresh_masks(rules);
    }

    /// Sets a seat state without working out the masks: for loading, which does so once at the end.
    pub(crate) fn load_seat_state(&mut self, seat: Seat, seat_state: SeatState) {
        self.seat_states[seat] = seat_state;
    }

    /// Works out again who has power over whom; due whenever seat states or alliances change.
    pub(crate) fn refresh_masks(&mut self, rules: &Rules) {
        let with = |state: &Self, keep: fn(SeatState) -> bool| -> SeatSet {
            state
                .seat_states
                .iter()
                .filter(|(_, seat_state)| keep(**seat_state))
                .map(|(seat, _)| seat)
                .collect()
        };
        let powerful = with(self, |s| {
            matches!(s, SeatState::Active | SeatState::Walking)
        });
        let capturable = with(self, |s| {
            !matches!(s, SeatState::Frozen | SeatState::Absent)
        });
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
        self.seat_states
            .iter()
            .filter(|(_, seat_state)| seat_state.takes_turns())
            .map(|(seat, _)| seat)
            .collect()
    }
}

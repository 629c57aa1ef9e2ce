//! The table as a seat sees it, and what passes between those who find choices and those who receive them.

use super::stones::Stones;
use crate::board::{Diagonal, Geometry, Spot, Spots};
use crate::moves::JumpPath;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::state::State;
use crate::variant::JumpRules;

/// Receives the choices of a seat one by one.
pub(crate) trait Choices {
    fn step(&mut self, from: Spot, to: Spot);
    /// A jump along a path, with the table as it is then, before crowning.
    fn jump(&mut self, path: &Path, after: &Stones);
}

/// Which jumps are choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Compulsion {
    /// Capturing and going on are compulsory.
    Enforced,
    /// Neither is (R5.3): steps are choices beside jumps, and a jumping piece may stop after every leg.
    Huffed,
}

/// The squares that a jumping piece has stood on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Path {
    spots: [Spot; JumpPath::MOST],
    len: usize,
}

impl Path {
    pub(super) fn from(start: Spot) -> Self {
        Self {
            spots: [start; JumpPath::MOST],
            len: 1,
        }
    }

    pub(super) fn push(&mut self, spot: Spot) {
        // A valid position has no more pieces than a path has room for.
        if let Some(place) = self.spots.get_mut(self.len) {
            *place = spot;
            self.len += 1;
        }
    }

    pub(super) fn pop(&mut self) {
        self.len -= 1;
    }

    pub(crate) fn spots(&self) -> &[Spot] {
        &self.spots[..self.len]
    }
}

/// The table as a seat sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View<'a> {
    pub(super) geometry: &'a Geometry,
    pub(super) seat: Seat,
    pub(super) stones: Stones,
    pub(super) enemies: Spots,
    pub(super) occupied: Spots,
    pub(super) jumps: JumpRules,
}

impl<'a> View<'a> {
    /// The table of a state as a seat sees it.
    pub(crate) fn of(state: &State, rules: &'a Rules, seat: Seat) -> Self {
        let geometry = rules.geometry();
        let stones = Stones::from_state(state, geometry);
        Self::new(rules, stones, seat)
    }

    #[inline]
    pub(crate) fn new(rules: &'a Rules, stones: Stones, seat: Seat) -> Self {
        let occupied = stones.occupied();
        Self {
            geometry: rules.geometry(),
            seat,
            stones,
            enemies: occupied & !stones.of_all(rules.allies[seat]),
            occupied,
            jumps: rules.variant.jumps,
        }
    }

    /// Do pieces jump as in the manual? Nearly all games do, and whole sets are looked at together.
    #[inline]
    pub(super) fn is_plain(&self) -> bool {
        self.jumps == JumpRules::QUADRO
    }

    pub(super) fn directions(&self, spot: Spot) -> &'static [Diagonal] {
        if self.stones.is_king(spot) {
            &Diagonal::ALL
        } else {
            Diagonal::forward(self.seat)
        }
    }
}

/// What a leg from one square to another passes over, if anything.
pub(super) fn passed(geometry: &Geometry, occupied: Spots, from: Spot, to: Spot) -> Option<Spot> {
    let leads_there = |diagonal: &Diagonal| geometry.ray(from, *diagonal).contains(to);
    let diagonal = Diagonal::ALL.into_iter().find(leads_there)?;
    geometry.first(from, diagonal, occupied)
}

//! Jumps by other rules than the manual's: backward, over any distance and to any square behind, as many as possible.

use super::view::{Choices, Compulsion, Path, View};
use crate::board::{Diagonal, Spot, Spots};

/// A piece on its way.
#[derive(Clone, Copy)]
pub(super) struct LongJump<'a> {
    view: &'a View<'a>,
    origin: Spot,
    spot: Spot,
    is_king: bool,
    captured: Spots,
}

/// Shows every jump of the seat.
pub(super) fn each_long_jump<C: Choices>(view: &View, compulsion: Compulsion, choices: &mut C) {
    let starts = || {
        let pieces = view.stones.of(view.seat).iter();
        pieces.map(|spot| LongJump::from(view, spot))
    };
    let wanted = if view.jumps.most {
        starts().map(|start| start.most()).max().unwrap_or(0)
    } else {
        0
    };
    for start in starts() {
        let mut path = Path::from(start.origin);
        start.follow(&mut path, wanted, compulsion, choices);
    }
}

impl<'a> LongJump<'a> {
    /// A piece that has not jumped yet.
    pub(super) fn from(view: &'a View<'a>, origin: Spot) -> Self {
        Self {
            view,
            origin,
            spot: origin,
            is_king: view.stones.is_king(origin),
            captured: Spots::EMPTY,
        }
    }

    /// Is there something to jump?
    pub(super) fn can_go_on(&self) -> bool {
        self.legs().into_iter().flatten().next().is_some()
    }

    /// In each direction the piece that can be jumped, and the squares to land on.
    fn legs(&self) -> [Option<(Spot, Spots)>; 4] {
        Diagonal::ALL.map(|diagonal| self.leg(diagonal))
    }

    fn leg(&self, diagonal: Diagonal) -> Option<(Spot, Spots)> {
        let (geometry, jumps) = (self.view.geometry, self.view.jumps);
        let forward = Diagonal::forward(self.view.seat).contains(&diagonal);
        if !self.is_king && !forward && !jumps.backward {
            return None;
        }
        let mut occupied = self.view.occupied & !Spots::of(self.origin);
        if !jumps.removal_at_end {
            occupied = occupied & !self.captured;
        }
        let met = if self.is_king && jumps.long_kings {
            geometry.first(self.spot, diagonal, occupied)?
        } else {
            geometry.next(self.spot, diagonal)?
        };
        if !(self.view.enemies & !self.captured).contains(met) {
            return None;
        }
        let behind = geometry.next(met, diagonal)?;
        if occupied.contains(behind) {
            return None;
        }
        let landings = if self.is_king && jumps.long_kings && jumps.land_anywhere {
            geometry.slide(met, diagonal, occupied)
        } else {
            Spots::of(behind)
        };
        Some((met, landings))
    }

    fn landed(&self, met: Spot, to: Spot) -> Self {
        let ends = self.view.geometry.crowning(self.view.seat);
        let crowned = self.view.jumps.crowned_on_the_way && ends.contains(to);
        Self {
            spot: to,
            is_king: self.is_king || crowned,
            captured: self.captured | Spots::of(met),
            ..*self
        }
    }

    /// The most pieces that can still be captured.
    fn most(&self) -> u32 {
        let behind = |(met, landings): (Spot, Spots)| {
            let ends = landings
                .iter()
                .map(move |to| 1 + self.landed(met, to).most());
            ends.max().unwrap_or(0)
        };
        let legs = self.legs().into_iter().flatten();
        legs.map(behind).max().unwrap_or(0)
    }

    fn follow<C: Choices>(
        &self,
        path: &mut Path,
        wanted: u32,
        compulsion: Compulsion,
        choices: &mut C,
    ) {
        let enforced = compulsion == Compulsion::Enforced;
        let mut goes_on = false;
        for (met, mut landings) in self.legs().into_iter().flatten() {
            goes_on = true;
            if enforced {
                let on = |&to: &Spot| self.landed(met, to).can_go_on();
                let going_on: Spots = landings.iter().filter(on).collect();
                if !going_on.is_empty() {
                    landings = going_on;
                }
            }
            for to in landings {
                path.push(to);
                self.landed(met, to)
                    .follow(path, wanted, compulsion, choices);
                path.pop();
            }
        }
        let may_end = !goes_on || !enforced;
        if may_end && self.captured.len() >= wanted.max(1) {
            let mut after = self.view.stones;
            for met in self.captured {
                after = after.without(met);
            }
            after = after.moved(self.view.seat, self.origin, self.spot);
            if self.is_king {
                after = after.with_king(self.spot);
            }
            choices.jump(path, &after);
        }
    }
}

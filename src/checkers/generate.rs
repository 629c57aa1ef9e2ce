//! What a seat may do: steps and jumps, found with whole sets of men at once.

use super::long_jump::{LongJump, each_long_jump};
use super::stones::Stones;
use super::view::{Choices, Compulsion, Path, View};
use crate::board::{Diagonal, Spot, Spots};

impl View<'_> {
    /// Is there any choice?
    pub(crate) fn can_move(&self) -> bool {
        let steps = |&diagonal: &Diagonal| !self.pieces_step(diagonal).is_empty();
        Diagonal::forward(self.seat).iter().any(steps)
            || self.stones.kings(self.seat).iter().any(|king| {
                let slides = |diagonal| self.geometry.next(king, diagonal);
                Diagonal::ALL
                    .into_iter()
                    .filter_map(slides)
                    .any(|next| !self.occupied.contains(next))
            })
            || self.can_jump()
    }

    /// The pieces of the seat that could jump.
    pub(crate) fn jumpers(&self) -> Spots {
        self.stones
            .of(self.seat)
            .iter()
            .filter(|&spot| self.can_jump_from(spot))
            .collect()
    }

    /// Could the seat's piece on the square jump?
    pub(crate) fn can_jump_from(&self, spot: Spot) -> bool {
        if !self.is_plain() {
            return LongJump::from(self, spot).can_go_on();
        }
        self.directions(spot)
            .iter()
            .any(|&diagonal| self.jump(spot, diagonal).is_some())
    }

    /// Shows every choice of the seat.
    #[inline]
    pub(crate) fn each<C: Choices>(&self, compulsion: Compulsion, choices: &mut C) {
        let can_jump = self.can_jump();
        if can_jump && self.is_plain() {
            self.each_jump(compulsion, choices);
        } else if can_jump {
            each_long_jump(self, compulsion, choices);
        }
        if !can_jump || compulsion == Compulsion::Huffed {
            self.each_step(choices);
        }
    }

    /// The number of choices that [`View::each`] shows where capturing is compulsory.
    #[inline]
    pub(crate) fn count(&self) -> u64 {
        if !self.is_plain() || self.can_jump() {
            let mut count = ChoiceCount(0);
            self.each(Compulsion::Enforced, &mut count);
            return count.0;
        }
        let [left, right] = *Diagonal::forward(self.seat);
        let mut count = self.pieces_step(left).len() + self.pieces_step(right).len();
        for king in self.stones.kings(self.seat) {
            for diagonal in Diagonal::ALL {
                count += self.geometry.slide(king, diagonal, self.occupied).len();
            }
        }
        u64::from(count)
    }

    /// Where the men get by stepping.
    #[inline]
    fn pieces_step(&self, diagonal: Diagonal) -> Spots {
        self.geometry.step(self.stones.men(self.seat), diagonal) & !self.occupied
    }

    /// Where the men get by one jump.
    #[inline]
    fn pieces_jump(&self, diagonal: Diagonal) -> Spots {
        let met = self.geometry.step(self.stones.men(self.seat), diagonal) & self.enemies;
        self.geometry.step(met, diagonal) & !self.occupied
    }

    #[inline]
    fn can_jump(&self) -> bool {
        if !self.is_plain() {
            let mut pieces = self.stones.of(self.seat).iter();
            return pieces.any(|spot| self.can_jump_from(spot));
        }
        let [left, right] = *Diagonal::forward(self.seat);
        !(self.pieces_jump(left) | self.pieces_jump(right)).is_empty()
            || self.stones.kings(self.seat).iter().any(|king| {
                Diagonal::ALL
                    .into_iter()
                    .any(|diagonal| self.jump(king, diagonal).is_some())
            })
    }

    fn each_step<C: Choices>(&self, choices: &mut C) {
        for &diagonal in Diagonal::forward(self.seat) {
            for to in self.pieces_step(diagonal) {
                if let Some(from) = self.geometry.next(to, diagonal.reversed()) {
                    choices.step(from, to);
                }
            }
        }
        for from in self.stones.kings(self.seat) {
            for diagonal in Diagonal::ALL {
                let slide = self.geometry.slide(from, diagonal, self.occupied);
                let next = self.geometry.next(from, diagonal);
                let reached = if self.jumps.long_kings {
                    slide
                } else {
                    slide & next.map_or(Spots::EMPTY, Spots::of)
                };
                for to in reached {
                    choices.step(from, to);
                }
            }
        }
    }

    fn each_jump<C: Choices>(&self, compulsion: Compulsion, choices: &mut C) {
        for &diagonal in Diagonal::forward(self.seat) {
            for to in self.pieces_jump(diagonal) {
                let back = |spot| self.geometry.next(spot, diagonal.reversed());
                if let Some(met) = back(to)
                    && let Some(from) = back(met)
                {
                    self.jump_on(
                        Leg { from, met, to },
                        &mut Path::from(from),
                        compulsion,
                        choices,
                    );
                }
            }
        }
        for from in self.stones.kings(self.seat) {
            for diagonal in Diagonal::ALL {
                if let Some(leg) = self.jump(from, diagonal) {
                    self.jump_on(leg, &mut Path::from(from), compulsion, choices);
                }
            }
        }
    }

    /// Jumps once and then on as long as there is something to jump (R5.1). The jumped piece leaves at once, and so is in
    /// nobody's way afterwards (R5.2). A man that reaches a crowning square finds no step forward there and thereby ends
    /// its move, since it is crowned only when the move is over (R5.4).
    fn jump_on<C: Choices>(
        &self,
        leg: Leg,
        path: &mut Path,
        compulsion: Compulsion,
        choices: &mut C,
    ) {
        let after = self.after(leg);
        path.push(leg.to);
        let mut goes_on = false;
        for &diagonal in after.directions(leg.to) {
            if let Some(next) = after.jump(leg.to, diagonal) {
                goes_on = true;
                after.jump_on(next, path, compulsion, choices);
            }
        }
        if !goes_on || compulsion == Compulsion::Huffed {
            choices.jump(path, &after.stones);
        }
        path.pop();
    }

    fn after(&self, leg: Leg) -> Self {
        let gone = !(Spots::of(leg.from) | Spots::of(leg.met));
        Self {
            stones: self
                .stones
                .without(leg.met)
                .moved(self.seat, leg.from, leg.to),
            enemies: self.enemies & gone,
            occupied: self.occupied & gone | Spots::of(leg.to),
            ..*self
        }
    }

    /// The jump of the seat's piece in a direction: a man's over the next square, a king's over the first piece that it
    /// meets, each onto the square right behind.
    #[inline]
    fn jump(&self, from: Spot, diagonal: Diagonal) -> Option<Leg> {
        let met = if self.stones.is_king(from) {
            self.geometry.first(from, diagonal, self.occupied)?
        } else {
            self.geometry.next(from, diagonal)?
        };
        let to = self.geometry.next(met, diagonal)?;
        (self.enemies.contains(met) && !self.occupied.contains(to)).then_some(Leg { from, met, to })
    }
}

/// One jump.
#[derive(Clone, Copy, Debug)]
struct Leg {
    from: Spot,
    met: Spot,
    to: Spot,
}

/// Counts choices.
struct ChoiceCount(u64);

impl Choices for ChoiceCount {
    fn step(&mut self, _: Spot, _: Spot) {
        self.0 += 1;
    }

    fn jump(&mut self, _: &Path, _: &Stones) {
        self.0 += 1;
    }
}

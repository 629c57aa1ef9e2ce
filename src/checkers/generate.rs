//! What a seat may do: steps and jumps, found with whole sets of men at once.

use super::stones::Stones;
use crate::board::{Diagonal, Geometry, Spot, Spots};
use crate::moves::JumpPath;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::square::Square;
use crate::state::State;

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
    fn from(start: Spot) -> Self {
        Self {
            spots: [start; JumpPath::MOST],
            len: 1,
        }
    }

    fn push(&mut self, spot: Spot) {
        // A valid position has no more pieces than a path has room for.
        if let Some(place) = self.spots.get_mut(self.len) {
            *place = spot;
            self.len += 1;
        }
    }

    fn pop(&mut self) {
        self.len -= 1;
    }

    pub(crate) fn spots(&self) -> &[Spot] {
        &self.spots[..self.len]
    }
}

/// The table as a seat sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View<'a> {
    geometry: &'a Geometry,
    seat: Seat,
    stones: Stones,
    enemies: Spots,
    occupied: Spots,
}

impl<'a> View<'a> {
    /// The table of a state as a seat sees it.
    pub(crate) fn of(state: &State, rules: &'a Rules, seat: Seat) -> Self {
        let geometry = rules.geometry();
        let stones = Stones::from_state(state, geometry);
        Self::new(geometry, stones, seat, rules.allies[seat])
    }

    #[inline]
    pub(crate) fn new(geometry: &'a Geometry, stones: Stones, seat: Seat, allies: SeatSet) -> Self {
        let occupied = stones.occupied();
        Self {
            geometry,
            seat,
            stones,
            enemies: occupied & !stones.of_all(allies),
            occupied,
        }
    }

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
        self.directions(spot)
            .iter()
            .any(|&diagonal| self.jump(spot, diagonal).is_some())
    }

    /// Shows every choice of the seat.
    #[inline]
    pub(crate) fn each<C: Choices>(&self, compulsion: Compulsion, choices: &mut C) {
        let can_jump = self.can_jump();
        if can_jump {
            self.each_jump(compulsion, choices);
        }
        if !can_jump || compulsion == Compulsion::Huffed {
            self.each_step(choices);
        }
    }

    /// The number of choices that [`View::each`] shows where capturing is compulsory.
    #[inline]
    pub(crate) fn count(&self) -> u64 {
        if self.can_jump() {
            let mut count = JumpCount(0);
            self.each_jump(Compulsion::Enforced, &mut count);
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

    fn directions(&self, spot: Spot) -> &'static [Diagonal] {
        if self.stones.is_king(spot) {
            &Diagonal::ALL
        } else {
            Diagonal::forward(self.seat)
        }
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
                for to in self.geometry.slide(from, diagonal, self.occupied) {
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

/// Counts jumps.
struct JumpCount(u64);

impl Choices for JumpCount {
    fn step(&mut self, _: Spot, _: Spot) {}

    fn jump(&mut self, _: &Path, _: &Stones) {
        self.0 += 1;
    }
}

/// The square right before the end of a leg: what stands there is jumped.
pub(crate) fn before(from: Square, to: Square) -> Square {
    let towards = |from: u8, to: u8| if from < to { to - 1 } else { to + 1 };
    Square::at(
        towards(from.file(), to.file()),
        towards(from.rank(), to.rank()),
    )
}

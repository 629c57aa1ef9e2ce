//! The dark squares, numbered so that a set of them is one machine word, and the diagonals between them.
//!
//! Every board that checkers is played on has at most 64 dark squares; `cross12` has exactly as many. They are numbered
//! from the lowest rank up, each rank from the left. A step in one direction then adds one of very few numbers, so that a
//! whole set steps with a few shifts.

use super::spots::{Spot, Spots};
use super::table::Board;
use crate::seat::{BySeat, Seat};
use crate::square::{Direction, Square};

/// One of the four diagonal directions, clockwise from up and right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Diagonal(u8);

impl Diagonal {
    pub(crate) const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The two directions in which a seat's men move and jump.
    #[inline]
    pub(crate) const fn forward(seat: Seat) -> &'static [Self; 2] {
        const FORWARD: [[Diagonal; 2]; 4] = {
            let [up_right, down_right, down_left, up_left] = Diagonal::ALL;
            [
                [up_left, up_right],
                [up_right, down_right],
                [down_right, down_left],
                [down_left, up_left],
            ]
        };
        &FORWARD[seat.index()]
    }

    #[inline]
    pub(crate) const fn reversed(self) -> Self {
        Self(self.0 ^ 2)
    }

    #[inline]
    const fn index(self) -> usize {
        self.0 as usize & 3
    }

    /// Do numbers grow in this direction?
    #[inline]
    const fn goes_up(self) -> bool {
        matches!(self.0, 0 | 3)
    }

    const fn direction(self) -> Direction {
        Direction::ALL[2 * self.0 as usize + 1]
    }
}

/// The squares from which a step in a direction adds the same number.
#[derive(Clone, Copy, Debug, Default)]
struct Shift {
    from: Spots,
    by: u32,
}

/// A board as checkers sees it.
#[derive(Debug)]
pub(crate) struct Geometry {
    squares: Vec<Square>,
    numbers: [Spot; 256],
    all: Spots,
    /// Neighbours by direction and square.
    next: [[Spot; 64]; 4],
    /// Everything beyond a square in a direction, on the empty board.
    rays: [[Spots; 64]; 4],
    shifts: [[Shift; Self::SHIFTS]; 4],
    /// Those that boards of other outlines add.
    more_shifts: [Vec<Shift>; 4],
    is_irregular: bool,
    /// Where a seat's man is crowned: squares from which no forward step exists on the empty board. They are the furthest
    /// row (R5.4) and the squares before which a cut corner ends the way (R5.5).
    crowning: BySeat<Spots>,
}

impl Geometry {
    /// The most numbers that steps in one direction add on squares and on `cross12`: two along the middle, by the rank's parity, and
    /// a third within the arms of the cross.
    const SHIFTS: usize = 3;

    /// The geometry of a board; of its dark squares the first 64.
    pub(crate) fn new(board: &Board) -> Self {
        let dark = |square: &Square| board.shape().is_dark(*square);
        let squares: Vec<Square> = board.squares().iter().filter(dark).take(64).collect();
        let mut numbers = [Spot::NONE; 256];
        for (number, square) in (0..).zip(&squares) {
            numbers[square.index()] = Spot(number);
        }
        let all: Spots = (0..squares.len() as u8).map(Spot).collect();
        let mut geometry = Self {
            all,
            next: [[Spot::NONE; 64]; 4],
            rays: [[Spots::EMPTY; 64]; 4],
            shifts: Default::default(),
            more_shifts: Default::default(),
            is_irregular: false,
            crowning: BySeat::default(),
            numbers,
            squares,
        };
        for (from, diagonal) in geometry.lines() {
            let square = geometry.square(from);
            let mut ahead = square;
            for _ in 0..board.reach(square, diagonal.direction()) {
                ahead = ahead.step(diagonal.direction());
                let beyond = &mut geometry.rays[diagonal.index()][from.index()];
                *beyond = *beyond | Spots::of(numbers[ahead.index()]);
            }
            if board.reach(square, diagonal.direction()) > 0 {
                let next = numbers[square.step(diagonal.direction()).index()];
                geometry.next[diagonal.index()][from.index()] = next;
                geometry.add_shift(from, next, diagonal);
            }
        }
        let ends = |spot, seat| {
            let no_way = |&ahead: &Diagonal| geometry.next(spot, ahead).is_none();
            Diagonal::forward(seat).iter().all(no_way)
        };
        geometry.crowning =
            BySeat::from_fn(|seat| all.iter().filter(|&spot| ends(spot, seat)).collect());
        geometry
    }

    fn lines(&self) -> Vec<(Spot, Diagonal)> {
        self.all
            .iter()
            .flat_map(|spot| Diagonal::ALL.map(|diagonal| (spot, diagonal)))
            .collect()
    }

    fn add_shift(&mut self, from: Spot, to: Spot, diagonal: Diagonal) {
        let by = u32::from(to.0.wrapping_sub(from.0) & 63);
        let shifts = &mut self.shifts[diagonal.index()];
        let known = shifts
            .iter_mut()
            .find(|shift| shift.by == by || shift.from.is_empty());
        let more = &mut self.more_shifts[diagonal.index()];
        if let Some(shift) = known.or_else(|| more.iter_mut().find(|shift| shift.by == by)) {
            let from = shift.from | Spots::of(from);
            *shift = Shift { from, by };
        } else {
            let from = Spots::of(from);
            more.push(Shift { from, by });
            self.is_irregular = true;
        }
    }

    pub(crate) fn square(&self, spot: Spot) -> Square {
        self.squares
            .get(spot.index())
            .copied()
            .unwrap_or(Square::NONE)
    }

    /// The number of a dark square; `None` for light ones and holes.
    pub(crate) fn spot(&self, square: Square) -> Option<Spot> {
        self.numbers[square.index()].exists()
    }

    /// The next square in a direction.
    #[inline]
    pub(crate) fn next(&self, from: Spot, diagonal: Diagonal) -> Option<Spot> {
        self.next[diagonal.index()][from.index()].exists()
    }

    /// The whole set after one step; what would leave the board is lost.
    #[inline]
    pub(crate) fn step(&self, set: Spots, diagonal: Diagonal) -> Spots {
        let step = |shift: &Shift| Spots((set & shift.from).0.rotate_left(shift.by));
        let [a, b, c] = &self.shifts[diagonal.index()];
        let known = step(a) | step(b) | step(c);
        if !self.is_irregular {
            return known;
        }
        let more = &self.more_shifts[diagonal.index()];
        more.iter().map(step).fold(known, |all, some| all | some)
    }

    /// Everything beyond a square in a direction, on the empty board.
    pub(crate) fn ray(&self, from: Spot, diagonal: Diagonal) -> Spots {
        self.rays[diagonal.index()][from.index()]
    }

    /// The first occupied square in a direction.
    #[inline]
    pub(crate) fn first(&self, from: Spot, diagonal: Diagonal, occupied: Spots) -> Option<Spot> {
        let met = self.rays[diagonal.index()][from.index()] & occupied;
        if met.is_empty() {
            None
        } else if diagonal.goes_up() {
            Some(met.lowest())
        } else {
            Some(met.highest())
        }
    }

    /// The vacant squares before the first occupied one in a direction.
    #[inline]
    pub(crate) fn slide(&self, from: Spot, diagonal: Diagonal, occupied: Spots) -> Spots {
        let ray = self.rays[diagonal.index()][from.index()];
        match self.first(from, diagonal, occupied) {
            None => ray,
            Some(met) => ray & !self.rays[diagonal.index()][met.index()] & !Spots::of(met),
        }
    }

    /// Where the seat's men are crowned.
    #[inline]
    pub(crate) fn crowning(&self, seat: Seat) -> Spots {
        self.crowning[seat]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(geometry: &Geometry, spots: Spots) -> Vec<String> {
        spots
            .iter()
            .map(|spot| geometry.square(spot).to_string())
            .collect()
    }

    use crate::board::Shape;

    fn boards() -> [Geometry; 3] {
        [
            Board::get(Shape::CROSS12, false),
            Board::get(Shape::CROSS12, true),
            Board::get(Shape::SQUARE8, true),
        ]
        .map(|board| Geometry::new(&board))
    }

    #[test]
    fn shifting_a_set_steps_every_square_of_it() {
        let oddly = Shape::rectangle(13, 7).unwrap();
        let oddly = oddly.without([Square::at(4, 4), Square::at(7, 1)].into_iter().collect());
        let oddly = Geometry::new(&Board::get(oddly, true));
        for geometry in boards().into_iter().chain([oddly]) {
            for (from, diagonal) in geometry.lines() {
                let stepped = geometry.step(Spots::of(from), diagonal);
                let next = geometry.next(from, diagonal).map(Spots::of);
                assert_eq!(stepped, next.unwrap_or_default());
            }
        }
    }

    #[test]
    fn slides_end_before_the_first_piece() {
        let [geometry, ..] = &boards();
        let spot = |name: &str| geometry.spot(name.parse().unwrap()).unwrap();
        let occupied = Spots::of(spot("g7")) | Spots::of(spot("h8"));
        let [up_right, _, down_left, _] = Diagonal::ALL;
        let slide = |from, diagonal| geometry.slide(spot(from), diagonal, occupied);
        assert_eq!(names(geometry, slide("d4", up_right)), ["e5", "f6"]);
        assert_eq!(names(geometry, slide("j10", down_left)), ["i9"]);
        assert!(slide("i9", down_left).is_empty());
    }

    #[test]
    fn men_are_crowned_where_the_book_says() {
        let [cross, connected, square] = &boards();
        let crowned = |geometry: &Geometry, seat| names(geometry, geometry.crowning(seat));
        assert_eq!(
            crowned(cross, Seat::South),
            ["b10", "l10", "d12", "f12", "h12", "j12"]
        );
        assert_eq!(
            crowned(cross, Seat::West),
            ["j2", "l4", "l6", "l8", "l10", "j12"]
        );
        assert_eq!(
            crowned(cross, Seat::North),
            ["c1", "e1", "g1", "i1", "a3", "k3"]
        );
        assert_eq!(
            crowned(cross, Seat::East),
            ["c1", "a3", "a5", "a7", "a9", "c11"]
        );
        assert!(!crowned(connected, Seat::South).contains(&"b10".to_owned()));
        assert_eq!(crowned(square, Seat::South), ["b8", "d8", "f8", "h8"]);
    }
}

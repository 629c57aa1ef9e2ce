//! What the pieces of chess attack, army by army: their freedom, what they threaten, and the squares around kings.

use super::Evaluator;
use super::zone::Attacks;
use crate::facts::SeatState;
use crate::piece::{Code, Kind};
use crate::rules::Rules;
use crate::seat::{BySeat, Seat};
use crate::square::{Direction, Square, SquareSet};
use crate::state::State;

/// For each direction and square the squares that follow, to the board's edge.
#[derive(Debug)]
pub(super) struct Rays(Vec<SquareSet>);

impl Rays {
    pub(super) fn new(rules: &Rules) -> Self {
        let mut rays = vec![SquareSet::EMPTY; 8 * 256];
        for square in rules.board.squares() {
            for direction in Direction::ALL {
                let reach = rules.board.reach(square, direction);
                rays[direction.index() << 8 | square.index()] = (1..=reach)
                    .map(|distance| square.steps(direction, distance))
                    .collect();
            }
        }
        Self(rays)
    }

    #[inline]
    fn from(&self, square: Square, direction: Direction) -> SquareSet {
        self.0[(direction.index() & 7) << 8 | square.index()]
    }
}

/// What the pieces of an army attack, by how dear the attackers are.
#[derive(Clone, Copy, Default)]
struct Army {
    pawns: SquareSet,
    minors: SquareSet,
    all: SquareSet,
}

impl Evaluator {
    /// What each active army's position is worth: its freedom and its king's safety, less what the others threaten.
    pub(super) fn attacks(&self, state: &State, rules: &Rules) -> BySeat<i32> {
        let mut worth = BySeat::default();
        let mut armies: BySeat<Army> = BySeat::default();
        let mut noted = Attacks::NONE;
        let active = |seat: &Seat| state.seat_state(*seat) == SeatState::Active;
        for seat in Seat::ALL.into_iter().filter(active) {
            let run = self.officers(state, rules, seat, &mut armies[seat], &mut noted);
            pawns(state, rules, seat, &mut armies[seat], &mut noted);
            worth[seat] += run * i32::from(self.weights.mobility) / 4;
        }
        for seat in Seat::ALL.into_iter().filter(active) {
            let (hostile, guarded) = against(state, rules, seat, &armies);
            let (danger, attackers) = noted.on_king(state, rules, seat, hostile.all);
            worth[seat] -= self.exposure(state, rules, seat)
                + danger * i32::from(self.weights.zone) / 100
                + (attackers - 1).max(0) * i32::from(self.weights.two_armies)
                + self.threats(state, seat, &hostile, guarded);
        }
        worth
    }

    /// About how many vacant squares are on the lines of the army's sliders; notes what all its officers attack.
    fn officers(
        &self,
        state: &State,
        rules: &Rules,
        seat: Seat,
        army: &mut Army,
        noted: &mut Attacks,
    ) -> i32 {
        let officers = state.pieces(seat).without(state.pawns(seat));
        let straight = officers.and(state.straight_sliders());
        let diagonal = officers.and(state.diagonal_sliders());
        let mut vacant = 0;
        for from in straight {
            let mut attacked = SquareSet::EMPTY;
            vacant += self.line(state, from, Direction::NORTH, &mut attacked)
                + self.line(state, from, Direction::SOUTH, &mut attacked)
                + self.line(state, from, Direction::EAST, &mut attacked)
                + self.line(state, from, Direction::WEST, &mut attacked);
            army.all = army.all.or(attacked);
            noted.note(state.at(from), attacked);
        }
        for from in diagonal {
            let mut attacked = SquareSet::EMPTY;
            vacant += self.line(state, from, Direction::NORTH_EAST, &mut attacked)
                + self.line(state, from, Direction::SOUTH_WEST, &mut attacked)
                + self.line(state, from, Direction::NORTH_WEST, &mut attacked)
                + self.line(state, from, Direction::SOUTH_EAST, &mut attacked);
            army.all = army.all.or(attacked);
            let code = state.at(from);
            if code.is_kind(Kind::Bishop) {
                army.minors = army.minors.or(attacked);
            }
            noted.note(code, attacked);
        }
        for from in officers.without(straight).without(diagonal) {
            let code = state.at(from);
            let attacked = if code.is_kind(Kind::Knight) {
                let attacked = rules.board.leaps(from);
                army.minors = army.minors.or(attacked);
                attacked
            } else if code.is_kind(Kind::King) {
                rules.board.neighbours(from)
            } else {
                steps(rules, code, from)
            };
            army.all = army.all.or(attacked);
            noted.note(code, attacked);
        }
        vacant
    }

    /// Adds what a slider attacks in a direction; how many vacant squares are among that.
    #[inline]
    fn line(
        &self,
        state: &State,
        from: Square,
        direction: Direction,
        attacked: &mut SquareSet,
    ) -> i32 {
        let run = state.occupancy().run(from, direction);
        // Nothing follows a square beyond the edge. Only a diagonal can end elsewhere than on the border (R1.3).
        let behind = self.rays.from(from.steps(direction, run + 1), direction);
        let ray = self.rays.from(from, direction);
        *attacked = attacked.or(ray.without(behind));
        i32::from(run)
    }

    /// What a seat's pieces lose by what is aimed at them: officers by pawns, majors by minors, what nobody guards by anybody.
    fn threats(&self, state: &State, seat: Seat, hostile: &Army, guarded: SquareSet) -> i32 {
        let weights = &self.weights;
        let pieces = state.pieces(seat);
        let officers = pieces.without(state.pawns(seat)).without(state.kings());
        let majors = officers.and(state.straight_sliders());
        let hanging = pieces.and(hostile.all).without(guarded);
        let hanging_officers = hanging.and(officers);
        few(officers.and(hostile.pawns)) * i32::from(weights.threat_by_pawn)
            + few(majors.and(hostile.minors)) * i32::from(weights.threat_by_minor)
            + few(hanging_officers) * i32::from(weights.hanging)
            + few(hanging.and(state.pawns(seat))) * i32::from(weights.hanging_pawn)
    }
}

/// Notes what the pawns of an army attack.
fn pawns(state: &State, rules: &Rules, seat: Seat, army: &mut Army, noted: &mut Attacks) {
    for side in [Direction::FORWARD_LEFT, Direction::FORWARD_RIGHT] {
        let direction = side.seen_by(seat);
        let pawns = rules
            .board
            .through_corners_barred(state.pawns(seat), direction);
        let attacked = pawns.shifted(direction.offset());
        army.pawns = army.pawns.or(attacked);
        noted.note(Code::new(seat, Kind::Pawn), attacked);
    }
    army.all = army.all.or(army.pawns);
}

/// What all armies against a seat attack, and what its own side guards.
fn against(state: &State, rules: &Rules, seat: Seat, armies: &BySeat<Army>) -> (Army, SquareSet) {
    let (mut hostile, mut guarded) = (Army::default(), SquareSet::EMPTY);
    let allies = state.allies(rules, seat);
    for other in Seat::ALL {
        let army = &armies[other];
        if allies.contains(other) {
            guarded = guarded.or(army.all);
        } else {
            hostile.pawns = hostile.pawns.or(army.pawns);
            hostile.minors = hostile.minors.or(army.minors);
            hostile.all = hostile.all.or(army.all);
        }
    }
    (hostile, guarded)
}

/// What a piece attacks that only steps.
fn steps(rules: &Rules, code: Code, from: Square) -> SquareSet {
    let steps = rules.movers.steps[code.index()];
    let directions = Direction::ALL.into_iter();
    directions
        .filter(|direction| steps & direction.bit() != 0)
        .map(|direction| from.step(direction))
        .filter(|to| rules.board.neighbours(from).contains(*to))
        .collect()
}

/// How many squares a set of a few has.
fn few(set: SquareSet) -> i32 {
    set.iter().count() as i32
}

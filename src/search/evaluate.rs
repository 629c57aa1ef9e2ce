//! What a position is worth before any move is searched, in hundredths of a pawn.
//!
//! Each army's pieces are summed from a table by piece and square; the sums are kept in step while moves are made. To them come
//! what its pieces attack (`attacks`): its freedom, threats, the squares around kings; the lines to its king (`exposure`), held
//! mates, and points. A party's score is its own worth less the mean worth of the parties against it, so that among many an exchange
//! costs both who make it.

mod attacks;
mod exposure;
mod mobility;
mod own_pieces;
mod zone;

use own_pieces::weigh_own_pieces;

use super::candidate::{Candidate, Tag};
use super::weights::{KINDS, Weights};
use crate::facts::SeatState;
use crate::family;
use crate::outcome::Outcome;
use crate::piece::{Code, Kind, OwnerMask};
use crate::rules::Rules;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::square::Square;
use crate::state::State;
use crate::variant::{Family, PromotionZone, Scoring};
use crate::zobrist;
use attacks::Rays;

/// A forced win at once; each ply to it takes one off.
pub(super) const WIN: i32 = 30_000;
/// Scores beyond this are forced wins or losses.
pub(super) const FORCED: i32 = WIN - 500;
/// More than any score.
pub(super) const INFINITE: i32 = 32_000;
/// A game that stops without alliances gives nobody anything (R11.7), while even a lost one gives two points.
pub(super) const STOPPED: i32 = -15_000;
/// Stands for an evaluation that was not made.
pub(super) const UNKNOWN: i32 = i16::MIN as i32;
/// The most that an evaluation says.
const MOST: i32 = 20_000;
/// More than a move changes what a position is worth besides its pieces.
const LAZY: i32 = 300;

/// The evaluation of one game as one party sees it.
#[derive(Debug)]
pub(super) struct Evaluator {
    weights: Weights,
    /// Worth of each piece on each square: 256 squares for each code.
    table: Vec<i16>,
    rays: Rays,
    /// Whose interests count.
    seat: Seat,
    noise: i32,
    seed: u64,
}

impl Evaluator {
    pub(super) fn new(rules: &Rules, weights: Weights, seat: Seat, noise: i32, seed: u64) -> Self {
        let mut weights = weights;
        weigh_own_pieces(rules, &mut weights);
        let mut table = vec![0; 256 * 256];
        for owner in rules.variant.seats().iter() {
            for kind in Kind::ALL {
                let row = Code::new(owner, kind).index() << 8;
                for square in rules.board.squares() {
                    table[row | square.index()] = worth(rules, &weights, owner, kind, square);
                }
            }
        }
        Self {
            weights,
            table,
            rays: Rays::new(rules),
            seat,
            noise,
            seed,
        }
    }

    /// From now on another seat's interests count.
    pub(super) fn play_for(&mut self, seat: Seat) {
        self.seat = seat;
    }

    /// Has its judgement errors?
    pub(super) fn errs(&self) -> bool {
        self.noise != 0
    }

    /// Does the seat to move play for the party whose interests count?
    pub(super) fn is_ours(&self, state: &State, rules: &Rules) -> bool {
        state.allies(rules, self.seat).contains(state.turn)
    }

    #[inline]
    pub(super) fn piece(&self, code: Code, square: Square) -> i32 {
        i32::from(self.table[code.index() << 8 | square.index()])
    }

    /// The bare worth of a kind, wherever it stands.
    pub(super) fn kind_value(&self, code: Code) -> i32 {
        code.kind().map_or(0, |kind| self.value(kind))
    }

    pub(super) fn value(&self, kind: Kind) -> i32 {
        i32::from(self.weights.value[kind as usize])
    }

    /// Each army's pieces, summed up.
    pub(super) fn sums(&self, state: &State) -> BySeat<i32> {
        BySeat::from_fn(|seat| {
            state
                .pieces(seat)
                .iter()
                .map(|square| self.piece(state.at(square), square))
                .sum()
        })
    }

    /// The sums after a move, from those before it. The key of the pieces tells whether the move did more than put one piece on
    /// another square; then they are summed anew.
    pub(super) fn sums_after(
        &self,
        before: &State,
        sums: &BySeat<i32>,
        after: &State,
        candidate: &Candidate,
    ) -> BySeat<i32> {
        if before.piece_key() == after.piece_key() {
            return *sums;
        }
        if candidate.tag == Tag::PASS || !candidate.from.exists() || !candidate.to.exists() {
            return self.sums(after);
        }
        let (from, to) = (candidate.from, candidate.to);
        let (left, taken, landed) = (before.at(from), before.at(to), after.at(to));
        let mut key = before.piece_key()
            ^ zobrist::piece(left.index(), from)
            ^ zobrist::piece(landed.index(), to);
        if taken.is_piece() {
            key ^= zobrist::piece(taken.index(), to);
        }
        let Some(seat) = left.seat().filter(|_| key == after.piece_key()) else {
            return self.sums(after);
        };
        let mut sums = *sums;
        sums[seat] += self.piece(landed, to) - self.piece(left, from);
        if let Some(victim) = taken.seat() {
            sums[victim] -= self.piece(taken, to);
        }
        sums
    }

    /// The score for the party whose interests count.
    pub(super) fn score(&self, state: &State, rules: &Rules, sums: &BySeat<i32>) -> i32 {
        let position = self.position(state, rules);
        self.score_with(state, rules, sums, &position)
    }

    /// The same, but only roughly (`false`) where it lies far outside a window even if the position, whose worth was `position` a
    /// few moves ago, has changed much. The third is what the position is worth now.
    pub(super) fn score_within(
        &self,
        state: &State,
        rules: &Rules,
        sums: &BySeat<i32>,
        (alpha, beta): (i32, i32),
        position: i32,
    ) -> (i32, bool, i32) {
        let bare = self.score_with(state, rules, sums, &BySeat::default());
        let rough = bare + position;
        if rough + LAZY <= alpha || rough - LAZY >= beta {
            return (rough, false, position);
        }
        let score = self.score(state, rules, sums);
        (score, true, score - bare)
    }

    fn score_with(
        &self,
        state: &State,
        rules: &Rules,
        sums: &BySeat<i32>,
        position: &BySeat<i32>,
    ) -> i32 {
        let allies = state.allies(rules, self.seat);
        self.balance(state, rules, sums, position, allies) + self.error(state)
            - self.uncommitted(state, rules)
    }

    /// What each active army's position is worth besides its pieces on their squares.
    fn position(&self, state: &State, rules: &Rules) -> BySeat<i32> {
        if rules.variant.family == Family::Chess {
            return self.attacks(state, rules);
        }
        BySeat::from_fn(|seat| self.freedom(state, rules, seat) - self.danger(state, rules, seat))
    }

    /// Without an ally when the diplomatic rounds end, the game is worth nothing to anybody (R11.7), and a dummy is won by
    /// capturing from the other one alone (R11.11): that needs a piece within reach in time.
    fn uncommitted(&self, state: &State, rules: &Rules) -> i32 {
        let dummies = rules.variant.dummies;
        let lonely = state.diplomacy.alliance.is_none() && !dummies.contains(self.seat);
        if dummies.len() < 2 || !lonely || state.outcome.is_some() {
            return 0;
        }
        let own = OwnerMask::of(SeatSet::of(&[self.seat]));
        let mut pieces = dummies.iter().flat_map(|dummy| state.pieces(dummy).iter());
        let within_reach =
            pieces.any(|piece| !family::attackers(state, rules, piece, own).is_empty());
        let urgency = if within_reach { 1 } else { 3 };
        i32::from(self.weights.uncommitted) * i32::from(state.diplomacy.round) * urgency
    }

    /// The score of any party.
    pub(super) fn party_score(
        &self,
        state: &State,
        rules: &Rules,
        sums: &BySeat<i32>,
        party: SeatSet,
    ) -> i32 {
        self.balance(state, rules, sums, &self.position(state, rules), party)
    }

    fn balance(
        &self,
        state: &State,
        rules: &Rules,
        sums: &BySeat<i32>,
        position: &BySeat<i32>,
        party: SeatSet,
    ) -> i32 {
        let (mut own, mut others) = (0, 0);
        for seat in rules.variant.seats().iter() {
            let worth = self.worth_of_army(state, rules, seat, sums[seat] + position[seat]);
            if party.contains(seat) {
                own += worth;
            } else {
                others += worth;
            }
        }
        let tempo = i32::from(self.weights.tempo);
        if party.contains(state.turn) {
            own += tempo;
        } else {
            others += tempo;
        }
        (own - others / self.hostile_parties(state, rules)).clamp(-MOST, MOST)
    }

    fn hostile_parties(&self, state: &State, rules: &Rules) -> i32 {
        if state.diplomacy.allies(self.seat).is_some() {
            return 1;
        }
        (rules.variant.parties.len() as i32 - 1).max(1)
    }

    /// What a finished game is worth, `ply` plies from now.
    pub(super) fn outcome(
        &self,
        state: &State,
        rules: &Rules,
        outcome: Outcome,
        ply: usize,
    ) -> i32 {
        let soon = WIN - ply as i32;
        match outcome {
            Outcome::Win { party, .. } if party.contains(self.seat) => soon,
            Outcome::Win { .. } => -soon,
            Outcome::Draw(_) => self.draw(state, rules),
            Outcome::Stopped(_) => STOPPED,
        }
    }

    /// A draw is worth nothing, unless points decide.
    pub(super) fn draw(&self, state: &State, rules: &Rules) -> i32 {
        if rules.variant.scoring != Scoring::Online {
            return 0;
        }
        let own = i32::from(state.points[self.seat]);
        let others = state.points.iter().filter(|(seat, _)| *seat != self.seat);
        let best = others.map(|(_, &points)| i32::from(points)).max();
        (own - best.unwrap_or(0)) * 4 * i32::from(self.weights.point)
    }

    /// Has the party whose interests count nobody left, in a game where that is a loss?
    pub(super) fn is_lost(&self, state: &State, rules: &Rules) -> bool {
        rules.variant.scoring != Scoring::Online
            && state
                .allies(rules, self.seat)
                .and(state.in_play())
                .is_empty()
    }

    /// What an army is worth to its party.
    pub(super) fn army(&self, state: &State, rules: &Rules, sums: &BySeat<i32>, seat: Seat) -> i32 {
        let position = self.position(state, rules);
        self.worth_of_army(state, rules, seat, sums[seat] + position[seat])
    }

    /// The same, from the worth of its pieces where they stand.
    fn worth_of_army(&self, state: &State, rules: &Rules, seat: Seat, pieces: i32) -> i32 {
        let weights = &self.weights;
        let points = i32::from(state.points[seat]) * i32::from(weights.point);
        let pieces = match state.seat_state(seat) {
            SeatState::Active => {
                let kingless = rules.variant.family == Family::Chess && state.king(seat).is_none();
                pieces + i32::from(weights.alive)
                    - if kingless {
                        i32::from(weights.kingless)
                    } else {
                        0
                    }
            }
            SeatState::Frozen => {
                pieces * i32::from(weights.frozen_share) / 100 - i32::from(weights.frozen)
            }
            SeatState::Absent | SeatState::Inert | SeatState::Removed | SeatState::Walking => 0,
        };
        points + pieces * i32::from(weights.army_share) / 100
    }

    /// The error of judgement that a level has: always the same for the same position and seed.
    fn error(&self, state: &State) -> i32 {
        if self.noise == 0 {
            return 0;
        }
        let random = zobrist::mix(state.piece_key() ^ self.seed);
        (random % (2 * self.noise as u64 + 1)) as i32 - self.noise
    }
}

fn worth(rules: &Rules, weights: &Weights, owner: Seat, kind: Kind, square: Square) -> i16 {
    debug_assert!((kind as usize) < KINDS);
    let side = i32::from(rules.board.shape().side());
    let from_middle = |x: u8| (2 * i32::from(x) - (side - 1)).abs();
    let centrality = 2 * (side - 1) - from_middle(square.file()) - from_middle(square.rank());
    let centre = i32::from(weights.centre[kind as usize]) * centrality / (2 * (side - 1));
    let row = i32::from(rules.board.row_from(owner, square));
    let last = last_row(rules, side);
    let progress = match kind {
        Kind::Pawn | Kind::Man | Kind::Guard | Kind::MachineGun => row.min(last),
        Kind::TurnedPawn => (side - 1 - row).min(last),
        _ => 0,
    };
    let advance = i32::from(weights.advance) * progress * progress / (last * last);
    let guard = if kind == Kind::Man && row == 0 {
        i32::from(weights.back_row)
    } else {
        0
    };
    (i32::from(weights.value[kind as usize]) + centre + advance + guard) as i16
}

/// The row on which a pawn or piece becomes more, counted from its own edge.
fn last_row(rules: &Rules, side: i32) -> i32 {
    match rules.variant.promotion.zone {
        PromotionZone::Rank(rank) => i32::from(rank) - 1,
        PromotionZone::EndOfFile | PromotionZone::HostileBackRows => side - 1,
    }
}

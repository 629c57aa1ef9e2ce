//! What is known of a position without searching it.

use super::super::candidate::Tag;
use super::super::evaluate::{INFINITE, UNKNOWN, WIN};
use super::super::table::{Bound, from_table};
use super::Tree;
use crate::chess;
use crate::facts::SeatState;
use crate::family;
use crate::piece::OwnerMask;
use crate::position;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::square::Square;
use crate::state::State;
use crate::variant::KingCapture;
use crate::zobrist::mix;

impl Tree {
    /// The value of a position that is over or repeats another.
    pub(super) fn value_of_end(&self, rules: &Rules) -> Option<i32> {
        let frame = &self.frames[self.ply];
        let state = &frame.state;
        let ours = |value: i32| if frame.ours { value } else { -value };
        if let Some(outcome) = state.outcome {
            return Some(ours(
                self.evaluator.outcome(state, rules, outcome, self.ply),
            ));
        }
        if self.ply == 0 {
            return None;
        }
        if self.evaluator.is_lost(state, rules) {
            return Some(ours(self.ply as i32 - WIN));
        }
        (self.repeats(rules) || is_out_of_rounds(state))
            .then(|| ours(self.evaluator.draw(state, rules)))
    }

    /// Did this position stand on the path before, or twice in the game (R3.1)?
    fn repeats(&self, rules: &Rules) -> bool {
        let frame = &self.frames[self.ply];
        let quiet = usize::from(frame.state.quiet_plies);
        let on_path = (0..self.ply)
            .rev()
            .take(quiet)
            .any(|ply| self.frames[ply].key == frame.key);
        if on_path {
            return true;
        }
        if quiet < self.ply {
            return false;
        }
        let key = position::key(&frame.state, rules);
        let before = self.game_keys.iter().filter(|&&other| other == key).count();
        before >= 2
    }

    /// What the table knows, if that decides. Its move and its static evaluation are noted otherwise.
    pub(super) fn known(&mut self) -> Option<i32> {
        let frame = &mut self.frames[self.ply];
        let entry = self.table.find(frame.key)?;
        frame.from_table = Tag(entry.best);
        frame.static_eval = i32::from(entry.static_eval);
        frame.exact_eval = frame.static_eval;
        let depth = frame.depth.max(-1);
        if self.ply == 0 || frame.beta - frame.alpha > 1 || i32::from(entry.depth) < depth {
            return None;
        }
        let value = from_table(i32::from(entry.value), self.ply as i32);
        let decides = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => value >= frame.beta,
            Bound::Upper => value <= frame.alpha,
            Bound::None => false,
        };
        decides.then_some(value)
    }

    /// Notes the static evaluation for the side to move, where the table did not know it.
    pub(super) fn evaluate(&mut self, rules: &Rules) {
        self.evaluate_within(rules, -INFINITE, INFINITE);
    }

    /// The same, exact only where it matters for this window.
    pub(super) fn evaluate_within(&mut self, rules: &Rules, alpha: i32, beta: i32) {
        let frame = &mut self.frames[self.ply];
        if frame.static_eval != UNKNOWN {
            return;
        }
        let window = if frame.ours {
            (alpha, beta)
        } else {
            (-beta, -alpha)
        };
        let (score, exact, position) =
            self.evaluator
                .score_within(&frame.state, rules, &frame.sums, window, frame.position);
        frame.static_eval = if frame.ours { score } else { -score };
        frame.exact_eval = if exact { frame.static_eval } else { UNKNOWN };
        frame.position = position;
    }
}

/// The key of everything that decides what can follow; cheaper than that of the rule book's repetition.
pub(super) fn key(state: &State) -> u64 {
    let byte = |square: Square, place: usize| (square.index() as u64) << (8 * place);
    let (mut castling, mut en_passant, mut facts, mut points) = (0, 0, 0, 0);
    for seat in Seat::ALL {
        let i = seat.index();
        let [left, right] = state.castling_rooks[seat];
        castling |= byte(left, 2 * i) | byte(right, 2 * i + 1);
        if let Some(right) = state.en_passant(seat) {
            en_passant |= byte(right.over, 2 * i) | byte(right.pawn, 2 * i + 1);
        }
        facts |= (state.seat_state(seat) as u64) << (4 * i);
        points |= u64::from(state.points[seat]) << (16 * i);
    }
    facts |= (state.turn as u64) << 16
        | (state.phase as u64) << 20
        | u64::from(state.removed_arms.bits()) << 24;
    state.piece_key()
        ^ mix(castling ^ 1 << 63)
        ^ mix(en_passant.rotate_left(3) ^ 1 << 62)
        ^ mix(facts ^ 1 << 61)
        ^ mix(points ^ 1 << 60)
        ^ state.huff.key()
        ^ state.diplomacy.key()
}

/// Is the seat to move in check? Where a king's capture ends the game, a partner's check counts, too, if the seat that follows
/// attacks that king: other checks leave the partner time to answer.
pub(super) fn in_check(state: &State, rules: &Rules) -> bool {
    let seat = state.turn;
    family::in_check(state, rules, seat)
        || rules.variant.king_capture == KingCapture::Wins && partner_falls_next(state, rules)
}

/// Could the seat that follows take a partner's king?
fn partner_falls_next(state: &State, rules: &Rules) -> bool {
    let next = next_in_play(state, rules);
    let partners = state
        .allies(rules, state.turn)
        .without(SeatSet::of(&[state.turn]));
    if partners.contains(next) {
        return false;
    }
    let takers = OwnerMask::of(SeatSet::of(&[next]));
    partners.iter().any(|partner| {
        state
            .king(partner)
            .is_some_and(|king| chess::is_attacked(state, rules, king, takers, Square::NONE))
    })
}

/// The seat that will probably follow.
pub(super) fn next_in_play(state: &State, rules: &Rules) -> Seat {
    let mut seat = rules.next[state.turn];
    while seat != state.turn && !state.seat_state(seat).takes_turns() {
        seat = rules.next[seat];
    }
    seat
}

/// Fifty rounds in which nothing happened (R3.2).
pub(super) fn is_out_of_rounds(state: &State) -> bool {
    let quiet = usize::from(state.quiet_plies);
    quiet >= 100 && {
        let players = Seat::ALL.into_iter().filter(|&seat| {
            matches!(
                state.seat_state(seat),
                SeatState::Active | SeatState::Walking
            )
        });
        quiet >= 50 * players.count()
    }
}

//! How a power of Coalition arranges its pieces within its field: by judgement alone, one exchange after the other while each
//! makes the array better by a margin, so that arranging always ends.

use super::evaluate::Evaluator;
use crate::facts::Phase;
use crate::family;
use crate::moves::Move;
use crate::play;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::square::Square;
use crate::state::State;

/// What an exchange must gain, in hundredths of a pawn.
const MARGIN: i32 = 12;
/// What each own piece counts that another one guards.
const GUARDED: i32 = 8;
/// What a king counts that could not step away: a plane that leaps in would mate it at once.
const SMOTHERED: i32 = 80;

/// The next exchange, or the end of a rearrangement; `None` where a move should be searched for instead.
pub(super) fn choose(state: &State, rules: &Rules, evaluator: &Evaluator) -> Option<Move> {
    if !matches!(state.phase, Phase::SetUp | Phase::Rearrange) {
        return None;
    }
    let seat = state.turn;
    let choices = family::moves(state, rules);
    let now = merit(state, rules, evaluator, seat);
    let after = |mv: Move| {
        let mut after = *state;
        play::make(&mut after, rules, mv, &mut ());
        merit(&after, rules, evaluator, seat)
    };
    let best = choices
        .iter()
        .filter(|mv| matches!(mv, Move::Place { .. }))
        .map(|&mv| (after(mv), mv))
        .max_by_key(|&(merit, _)| merit);
    let may_end = choices.contains(&Move::Done);
    match best {
        Some((merit, mv)) if merit > now + MARGIN || !may_end => Some(mv),
        _ if state.phase == Phase::Rearrange => Some(Move::Done),
        _ => None,
    }
}

/// The worth of a power's pieces where they stand: guarded pieces count more, those that hang count half.
fn merit(state: &State, rules: &Rules, evaluator: &Evaluator, seat: Seat) -> i32 {
    let own = crate::piece::OwnerMask::of(state.allies(rules, seat));
    let worth = evaluator.army(state, rules, &evaluator.sums(state), seat);
    let smothered = state
        .king(seat)
        .is_some_and(|king| !can_step_away(state, rules, king, seat));
    let worth = worth - if smothered { SMOTHERED } else { 0 };
    state.pieces(seat).iter().fold(worth, |merit, square| {
        let guarded = !family::attackers(state, rules, square, own).is_empty();
        let attacked = !family::attackers(state, rules, square, state.power[seat]).is_empty();
        merit
            + match (guarded, attacked) {
                (true, _) => GUARDED,
                (false, true) => -evaluator.kind_value(state.at(square)) / 2,
                (false, false) => 0,
            }
    })
}

/// Has a king a vacant square beside it that nobody hostile attacks?
fn can_step_away(state: &State, rules: &Rules, king: Square, seat: Seat) -> bool {
    let beside = rules.board.neighbours(king).iter();
    let mut vacant = beside.filter(|&square| state.at(square).is_empty());
    vacant.any(|square| family::attackers(state, rules, square, state.power[seat]).is_empty())
}

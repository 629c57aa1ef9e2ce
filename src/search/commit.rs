//! How a power of Coalition still gets an ally when the search sees none. All others are thought to play against it, but a
//! game that stops without alliances gives nobody anything (R11.7): they have no reason to.

use super::evaluate::Evaluator;
use crate::family;
use crate::moves::Move;
use crate::play;
use crate::rules::Rules;
use crate::state::State;

/// The move that settles the alliances, or else leads nearest to it, whatever the answers.
pub(super) fn choose(state: &State, rules: &Rules, evaluator: &Evaluator) -> Option<Move> {
    let score = |mv: &Move| {
        let mut after = *state;
        play::make(&mut after, rules, *mv, &mut ());
        let settled = after.diplomacy.alliance.is_some();
        let sums = evaluator.sums(&after);
        (settled, evaluator.score(&after, rules, &sums))
    };
    family::moves(state, rules)
        .into_iter()
        .filter(|mv| !matches!(mv, Move::Place { .. } | Move::Skip))
        .max_by_key(score)
}

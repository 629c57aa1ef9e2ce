//! What a move would do if kings did not matter: for telling people why it is not legal.

use super::attack::attackers;
use super::generate::list;
use super::make::make;
use super::sink::{ChessMove, Flag};
use crate::piece::Kind;
use crate::rules::Rules;
use crate::seat::SeatSet;
use crate::square::{Direction, Square};
use crate::state::State;

/// The seats that would check the mover's king if this piece went there; none if it does not move like that.
pub(crate) fn checks_after(state: &State, rules: &Rules, from: Square, to: Square) -> SeatSet {
    let seat = state.turn;
    let Some(mv) = ignoring_check(state, rules, from, to) else {
        return SeatSet::EMPTY;
    };
    let mut after = *state;
    make(&mut after, rules, seat, mv, &mut ());
    after.king(seat).map_or(SeatSet::EMPTY, |king| {
        attackers(&after, rules, king, after.power[seat])
    })
}

/// The move from one square to another, found as if the mover had no king to lose.
fn ignoring_check(state: &State, rules: &Rules, from: Square, to: Square) -> Option<ChessMove> {
    let seat = state.turn;
    let king = state.king(seat)?;
    if from == king {
        let is_step = Direction::ALL
            .into_iter()
            .any(|direction| rules.board.reach(king, direction) > 0 && king.step(direction) == to);
        return is_step.then_some(ChessMove {
            from,
            to,
            promotes_to: None,
            flag: Flag::None,
        });
    }
    let mut without_king = *state;
    without_king.take(king);
    // An own knight keeps the square occupied without being a king.
    without_king.put(king, crate::piece::Code::new(seat, Kind::Knight));
    let mut found: Vec<ChessMove> = Vec::new();
    list(&without_king, rules, seat, &mut found);
    found.into_iter().find(|mv| mv.from == from && mv.to == to)
}

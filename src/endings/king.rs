//! What the capture of a king brings where kings are captured (rule book, 7 and 14).

use super::army::fall;
use super::over::end_if_one_party_is_left;
use super::points::{KING, score};
use crate::effect::{Effect, EffectSink, PointsReason};
use crate::facts::{Phase, SeatState};
use crate::outcome::{Outcome, Reason};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::square::SquareSet;
use crate::state::State;
use crate::variant::KingCapture;

/// `by` has taken the king of `owner`.
pub(crate) fn king_captured(
    state: &mut State,
    rules: &Rules,
    by: Seat,
    owner: Seat,
    effects: &mut dyn EffectSink,
) {
    match rules.variant.king_capture {
        KingCapture::Never => {}
        KingCapture::RemovesArm => arms_leave(state, rules, by, owner, effects),
        KingCapture::Wins => {
            state.outcome = Some(Outcome::Win {
                party: rules.allies[by],
                reason: Reason::KingCaptured,
            });
        }
        KingCapture::Points => {
            score(state, by, KING, PointsReason::King, effects);
            fall(state, rules, owner, Reason::KingCaptured, effects);
        }
    }
}

/// Arms leave in a cascade, then the replacement phase begins unless the game is over
/// (R7.4, R7.8).
fn arms_leave(
    state: &mut State,
    rules: &Rules,
    by: Seat,
    owner: Seat,
    effects: &mut dyn EffectSink,
) {
    go_out(state, rules, owner, Reason::KingCaptured, effects);
    let mut fallen = vec![owner];
    while let Some(seat) = fallen.pop() {
        let arm = rules.board.arm(seat);
        let next: Vec<Seat> = state
            .in_play()
            .iter()
            .filter(|&other| {
                other != by && state.king(other).is_some_and(|king| arm.contains(king))
            })
            .collect();
        remove_arm(state, seat, arm, effects);
        for other in next {
            go_out(state, rules, other, Reason::ArmRemoved, effects);
            fallen.push(other);
        }
    }
    end_if_one_party_is_left(state, rules, Reason::LastStanding, effects);
    if state.outcome.is_none() {
        state.phase = Phase::Replace;
        effects.emit(Effect::PhaseChanged {
            seat: by,
            phase: Phase::Replace,
        });
    }
}

fn go_out(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    reason: Reason,
    effects: &mut dyn EffectSink,
) {
    state.set_seat_state(rules, seat, SeatState::Inert);
    state.clear_castling(seat);
    effects.emit(Effect::Out {
        seat,
        seat_state: SeatState::Inert,
        reason,
    });
}

fn remove_arm(state: &mut State, seat: Seat, arm: SquareSet, effects: &mut dyn EffectSink) {
    let pieces: SquareSet = arm
        .iter()
        .filter(|&square| state.at(square).is_piece())
        .collect();
    for owner in Seat::ALL {
        if state.king(owner).is_some_and(|king| arm.contains(king)) {
            state.clear_castling(owner);
        }
    }
    state.remove_squares(arm);
    state.removed_arms.insert(seat);
    state.quiet_plies = 0;
    effects.emit(Effect::ArmRemoved {
        seat,
        squares: arm,
        pieces,
    });
}

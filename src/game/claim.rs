//! Draws by repetition and by rounds in which nothing happened, and what may be claimed (R3.1, R3.2, R3.6).

use crate::effect::{Effect, PointsReason};
use crate::endings::points;
use crate::facts::{Phase, SeatState};
use crate::outcome::{Outcome, Reason};
use crate::position::Position;
use crate::seat::{Seat, SeatSet};
use crate::turn;
use crate::variant::KingCapture;

/// An end of the game that a player may claim now, by the table event `claim`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Whose claim it is: the mover's for a draw, the leader's for a win.
    pub seat: Seat,
    /// How the game ends by it.
    pub outcome: Outcome,
}

/// How often a position must have stood and how many rounds must have been quiet for a draw.
pub(super) struct Limits {
    occurrences: usize,
    rounds: usize,
    repeated: Reason,
    quiet: Reason,
}

pub(super) const CLAIMED: Limits = Limits {
    occurrences: 3,
    rounds: 50,
    repeated: Reason::Threefold,
    quiet: Reason::FiftyRounds,
};
pub(super) const BY_ITSELF: Limits = Limits {
    occurrences: 5,
    rounds: 75,
    repeated: Reason::Fivefold,
    quiet: Reason::SeventyFiveRounds,
};

/// What may be claimed in a position with this key, behind positions with those.
pub(super) fn claim(
    position: &Position,
    key: u64,
    earlier: impl Iterator<Item = u64>,
) -> Option<Claim> {
    if position.outcome().is_some() {
        return None;
    }
    let variant = position.variant();
    if variant.draw_claims {
        let reason = CLAIMED.draw(position, key, earlier)?;
        return Some(Claim {
            seat: position.turn(),
            outcome: Outcome::Draw(reason),
        });
    }
    if variant.king_capture != KingCapture::Points {
        return None;
    }
    let leads = |&seat: &Seat| points::may_claim(position.state(), seat);
    Seat::ALL.into_iter().find(leads).map(|seat| Claim {
        seat,
        outcome: Outcome::Win {
            party: SeatSet::of(&[seat]),
            reason: Reason::Claim,
        },
    })
}

/// Takes back a draw that the rules have declared, and what was said of it. The answer is why they did.
pub(super) fn go_on(
    position: &mut Position,
    after_move: bool,
    effects: &mut Vec<Effect>,
) -> Option<Reason> {
    let Some(Outcome::Draw(reason)) = position.outcome() else {
        return None;
    };
    if !reason.is_declared_draw() {
        return None;
    }
    let tells_of_it = |effect: &Effect| {
        matches!(
            effect,
            Effect::Over { .. }
                | Effect::Points {
                    reason: PointsReason::Draw,
                    ..
                }
        )
    };
    effects.retain(|effect| !tells_of_it(effect));
    let (state, rules) = position.state_mut();
    turn::go_on_after_draw(state, rules, reason, after_move, effects);
    Some(reason)
}

impl Limits {
    /// Has the position stood so often, or has nothing happened for so many rounds?
    pub(super) fn draw(
        &self,
        position: &Position,
        key: u64,
        earlier: impl Iterator<Item = u64>,
    ) -> Option<Reason> {
        let arranging = matches!(position.phase(), Phase::SetUp | Phase::Rearrange);
        if position.outcome().is_some() || arranging {
            return None;
        }
        let state = position.state();
        let players = state
            .in_play()
            .iter()
            .filter(|&seat| state.seat_state(seat) != SeatState::Frozen)
            .count();
        let reversible = usize::from(state.quiet_plies);
        let before = earlier.take(reversible).filter(|&other| other == key);
        if before.count() + 1 >= self.occurrences {
            Some(self.repeated)
        } else if reversible >= self.rounds * players {
            Some(self.quiet)
        } else {
            None
        }
    }
}

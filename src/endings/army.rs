//! What becomes of an army whose player is mated, gives up or leaves.

use super::dead::end_if_dead;
use super::over::{end_if_one_party_is_left, party_loses};
use super::points::{end_if_one_is_left, live};
use crate::effect::{Effect, EffectSink, Pass};
use crate::facts::SeatState;
use crate::outcome::Reason;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::state::State;
use crate::variant::MateRule;

/// What a mate does to a player, and resignation in a game of single seats too (R3.4).
pub(crate) fn lose_army(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    reason: Reason,
    effects: &mut dyn EffectSink,
) {
    match rules.variant.mate {
        MateRule::RemoveArmy => leave_with_pieces(state, rules, seat, reason, effects),
        MateRule::Inert | MateRule::Pass => leave_pieces_inert(state, rules, seat, reason, effects),
        MateRule::PartyLoses => party_loses(state, rules, seat, reason, effects),
        MateRule::KingOff => lose_king(state, rules, seat, reason, effects),
        MateRule::Freeze => freeze(state, rules, seat, reason, effects),
    }
}

/// His pieces leave the board and he is out (4), those of checkers too (R3.4).
fn leave_with_pieces(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    reason: Reason,
    effects: &mut dyn EffectSink,
) {
    let squares = state.pieces(seat);
    for square in squares {
        state.take(square);
    }
    state.huff.forget(squares);
    effects.emit(Effect::PiecesRemoved { seat, squares });
    leave(state, rules, seat, SeatState::Removed, reason, effects);
}

/// He is out, his pieces stay as obstacles (6, 10).
fn leave_pieces_inert(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    reason: Reason,
    effects: &mut dyn EffectSink,
) {
    leave(state, rules, seat, SeatState::Inert, reason, effects);
}

/// He is out, with what became of his pieces.
pub(crate) fn leave(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    seat_state: SeatState,
    reason: Reason,
    effects: &mut dyn EffectSink,
) {
    state.set_seat_state(rules, seat, seat_state);
    state.clear_castling(seat);
    state.quiet_plies = 0;
    effects.emit(Effect::Out {
        seat,
        seat_state,
        reason,
    });
    end_if_one_party_is_left(state, rules, reason_for_the_last(reason), effects);
    end_if_dead(state, rules, effects);
}

/// The last party wins by what put the other out, where that was resignation or time.
const fn reason_for_the_last(reason: Reason) -> Reason {
    match reason {
        Reason::Resignation | Reason::Flag => reason,
        _ => Reason::LastStanding,
    }
}

/// The king alone goes; a party without kings has lost (R4.5).
fn lose_king(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    reason: Reason,
    effects: &mut dyn EffectSink,
) {
    if let Some(square) = state.king(seat) {
        state.take(square);
        state.clear_castling(seat);
        state.quiet_plies = 0;
        effects.emit(Effect::KingOff { seat, square });
    }
    if rules.allies[seat]
        .iter()
        .all(|ally| state.king(ally).is_none())
    {
        party_loses(state, rules, seat, reason, effects);
    } else {
        end_if_dead(state, rules, effects);
    }
}

/// The pieces lose their power; the party loses when another of its seats is frozen already (8).
fn freeze(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    reason: Reason,
    effects: &mut dyn EffectSink,
) {
    if state.seat_state(seat) == SeatState::Frozen {
        effects.emit(Effect::Passed {
            seat,
            reason: Pass::Frozen,
        });
        return;
    }
    state.set_seat_state(rules, seat, SeatState::Frozen);
    effects.emit(Effect::Frozen { seat });
    if rules.allies[seat]
        .iter()
        .all(|ally| state.seat_state(ally) == SeatState::Frozen)
    {
        party_loses(state, rules, seat, reason, effects);
    }
}

/// The whole army turns grey and the player is out.
pub(crate) fn fall(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    reason: Reason,
    effects: &mut dyn EffectSink,
) {
    state.turn_grey(seat, false);
    state.set_seat_state(rules, seat, SeatState::Inert);
    state.clear_castling(seat);
    state.quiet_plies = 0;
    effects.emit(Effect::Out {
        seat,
        seat_state: SeatState::Inert,
        reason,
    });
    end_if_one_is_left(state, effects);
}

/// A player leaves: his army turns grey; his king walks on while two or more others play. If only one is left, the king
/// that could have walked counts for him as one that is still alive.
pub(crate) fn player_left(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    reason: Reason,
    effects: &mut dyn EffectSink,
) {
    state.turn_grey(seat, true);
    state.set_seat_state(rules, seat, SeatState::Walking);
    state.clear_castling(seat);
    state.quiet_plies = 0;
    let walks = rules.variant.walking_king && live(state).len() > 1;
    let seat_state = if walks {
        SeatState::Walking
    } else {
        SeatState::Inert
    };
    effects.emit(Effect::Out {
        seat,
        seat_state,
        reason,
    });
    end_if_one_is_left(state, effects);
    if !walks {
        state.turn_grey(seat, false);
        state.set_seat_state(rules, seat, SeatState::Inert);
    }
}

//! GenCon's captures of kings: arms leave the board, pieces come back (rule book, 7).

use crate::chess;
use crate::effect::{Effect, EffectSink, Phase};
use crate::moves::Move;
use crate::outcome::Reason;
use crate::piece::{Code, Kind};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::square::{Square, SquareSet};
use crate::state::{Standing, State};
use crate::turn;
use crate::variant::Array;

/// `by` has taken the king of `owner`: arms leave in a cascade, then the replacement phase begins unless the game is over
/// (R7.4, R7.8).
pub(crate) fn king_captured(
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
    turn::end_if_one_party_is_left(state, rules, Reason::LastStanding, effects);
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
    state.set_standing(rules, seat, Standing::Inert);
    state.clear_castling(seat);
    effects.emit(Effect::Out {
        seat,
        standing: Standing::Inert,
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

/// After a capture: is the captor's king safe, or, if it left the board with an arm, is its starting square vacant and not
/// attacked (R7.5)?
pub(crate) fn captor_can_go_on(state: &State, rules: &Rules, seat: Seat) -> bool {
    if state.outcome.is_some() || state.king(seat).is_some() {
        return !chess::in_check(state, rules, seat);
    }
    let home = |square: &Square| {
        state.at(*square).is_empty()
            && !chess::is_attacked(state, rules, *square, state.power[seat], Square::NONE)
    };
    starting_squares(rules, seat, Kind::King)
        .iter()
        .any(|square| home(&square))
}

/// The pieces that may be put back, and "done" unless the king is missing (R7.4, R7.5).
pub(crate) fn replacements(state: &State, rules: &Rules) -> Vec<Move> {
    const KINDS: [Kind; 5] = [
        Kind::Queen,
        Kind::Rook,
        Kind::Bishop,
        Kind::Knight,
        Kind::Pawn,
    ];
    let seat = state.turn;
    let drops = |kind: Kind| {
        let places = starting_squares(rules, seat, kind);
        let present = state
            .pieces(seat)
            .iter()
            .filter(|&square| state.at(square).is_kind(kind))
            .count() as u32;
        let vacant = if present < places.len() {
            places
        } else {
            SquareSet::EMPTY
        };
        vacant
            .iter()
            .filter(|&square| state.at(square).is_empty())
            .map(move |square| Move::Drop { kind, square })
    };
    if state.king(seat).is_none() {
        return drops(Kind::King).collect();
    }
    KINDS
        .into_iter()
        .flat_map(drops)
        .chain([Move::Done])
        .collect()
}

/// Puts a piece back.
pub(crate) fn drop(state: &mut State, kind: Kind, square: Square, effects: &mut dyn EffectSink) {
    let seat = state.turn;
    state.put(square, Code::new(seat, kind));
    state.quiet_plies += 1;
    effects.emit(Effect::Placed { seat, kind, square });
}

/// Ends the phase.
pub(crate) fn done(state: &mut State, effects: &mut dyn EffectSink) {
    state.phase = Phase::Play;
    state.quiet_plies += 1;
    effects.emit(Effect::PhaseChanged {
        seat: state.turn,
        phase: Phase::Play,
    });
}

/// The squares on which pieces of a kind begin.
fn starting_squares(rules: &Rules, seat: Seat, kind: Kind) -> SquareSet {
    let Array::Officers {
        officers,
        row,
        pawn_rows,
        ..
    } = &rules.variant.array
    else {
        return SquareSet::EMPTY;
    };
    (0..8u8)
        .flat_map(|along| {
            let officer = (officers[seat][usize::from(along)] == kind).then_some(*row);
            let pawns = pawn_rows.iter().copied().filter(|_| kind == Kind::Pawn);
            officer
                .into_iter()
                .chain(pawns)
                .map(move |row| rules.board.home_square(seat, along, row))
        })
        .collect()
}

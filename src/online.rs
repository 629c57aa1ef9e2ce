//! Points, grey armies and walking kings of the online standard (rule book, 14).

use crate::chess;
use crate::effect::{Effect, EffectSink, PointsReason};
use crate::outcome::{Outcome, Reason};
use crate::piece::{Code, Kind};
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::square::Square;
use crate::state::{Standing, State};
use crate::turn;

/// Points for a mate, for a captured king, for being stalemated, and for each king left at the end.
const KING: u16 = 20;
/// Points that the leader must be ahead to claim the win, besides those of the walking kings.
const CLAIM_LEAD: u16 = 21;

/// Points for a captured piece; kings are counted where their armies fall, grey pieces for nothing.
const fn worth(kind: Kind) -> u16 {
    match kind {
        Kind::Pawn | Kind::OnePointQueen => 1,
        Kind::Knight => 3,
        Kind::Bishop | Kind::Rook => 5,
        Kind::Queen => 9,
        _ => 0,
    }
}

fn score(
    state: &mut State,
    seat: Seat,
    points: u16,
    reason: PointsReason,
    effects: &mut dyn EffectSink,
) {
    if points > 0 && state.standing(seat) == Standing::Active {
        state.points[seat] = state.points[seat].saturating_add(points);
        effects.emit(Effect::Points {
            seat,
            points,
            reason,
        });
    }
}

/// Points for a piece of a player who is in the game.
pub(crate) fn score_capture(state: &mut State, by: Seat, code: Code, effects: &mut dyn EffectSink) {
    if let (Some(kind), Some(_)) = (code.kind(), code.seat()) {
        score(state, by, worth(kind), PointsReason::Capture, effects);
    }
}

/// Teams: capturing a king wins at once.
pub(crate) fn king_captured_in_teams(state: &mut State, rules: &Rules, by: Seat) {
    state.outcome = Some(Outcome::Win {
        party: rules.allies[by],
        reason: Reason::KingCaptured,
    });
}

/// Free-for-all: the captured king's army turns grey.
pub(crate) fn king_captured(
    state: &mut State,
    rules: &Rules,
    by: Seat,
    owner: Seat,
    effects: &mut dyn EffectSink,
) {
    score(state, by, KING, PointsReason::King, effects);
    fall(state, rules, owner, Reason::KingCaptured, effects);
}

/// The whole army turns grey and the player is out.
fn fall(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    reason: Reason,
    effects: &mut dyn EffectSink,
) {
    state.turn_grey(seat, false);
    state.set_standing(rules, seat, Standing::Inert);
    state.clear_castling(seat);
    state.quiet_plies = 0;
    effects.emit(Effect::Out {
        seat,
        standing: Standing::Inert,
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
    state.set_standing(rules, seat, Standing::Walking);
    state.clear_castling(seat);
    state.quiet_plies = 0;
    let walks = rules.variant.walking_king && live(state).len() > 1;
    let standing = if walks {
        Standing::Walking
    } else {
        Standing::Inert
    };
    effects.emit(Effect::Out {
        seat,
        standing,
        reason,
    });
    end_if_one_is_left(state, effects);
    if !walks {
        state.turn_grey(seat, false);
        state.set_standing(rules, seat, Standing::Inert);
    }
}

/// After each move every player in check without a legal move of his own is out, whoever is next.
pub(crate) fn mate_at_once(state: &mut State, rules: &Rules, effects: &mut dyn EffectSink) {
    let mover = state.turn;
    let mated: SeatSet = others_in_check(state, rules)
        .filter(|&seat| !crate::legal::has_move(state, rules, seat))
        .collect();
    for seat in mated.iter() {
        effects.emit(Effect::Mated { seat });
        score(state, mover, KING, PointsReason::Mate, effects);
    }
    for seat in mated.iter() {
        fall(state, rules, seat, Reason::Mate, effects);
    }
}

/// Has the move of the seat to move left another player in check? Nobody else can be mated at once.
pub(crate) fn somebody_is_in_check(state: &State, rules: &Rules) -> bool {
    others_in_check(state, rules).next().is_some()
}

/// The players in check besides the one to move.
fn others_in_check(state: &State, rules: &Rules) -> impl Iterator<Item = Seat> {
    let others = state.in_play().without(SeatSet::of(&[state.turn]));
    others
        .iter()
        .filter(|&seat| chess::in_check(state, rules, seat))
}

/// A player without a move at his own turn whose king is attacked, although no single move has mated him.
pub(crate) fn mated_at_own_turn(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    effects: &mut dyn EffectSink,
) {
    effects.emit(Effect::Mated { seat });
    fall(state, rules, seat, Reason::Mate, effects);
}

/// Points for checking several kings with one move, which ended on `to`.
pub(crate) fn score_checks(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    to: Square,
    effects: &mut dyn EffectSink,
) {
    let code = state.at(to);
    let queen = code.is_kind(Kind::Queen) || code.is_kind(Kind::OnePointQueen);
    let points = match (kings_attacked_by(state, rules, seat).len(), queen) {
        (0 | 1, _) => 0,
        (2, true) => 1,
        (2, false) | (_, true) => 5,
        (_, false) => 20,
    };
    score(state, seat, points, PointsReason::DoubleCheck, effects);
}

/// The living kings that a player's pieces attack, walking ones left out.
fn kings_attacked_by(state: &State, rules: &Rules, seat: Seat) -> SeatSet {
    live(state)
        .iter()
        .filter(|&other| {
            state.king(other).is_some_and(|king| {
                chess::attackers(state, rules, king, state.power[other]).contains(seat)
            })
        })
        .collect()
}

/// A player without a move at his own turn: points to himself; for a walking king shared among the live players.
pub(crate) fn stalemated(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    effects: &mut dyn EffectSink,
) {
    effects.emit(Effect::Stalemated { seat });
    if state.standing(seat) == Standing::Walking {
        let live = live(state);
        let share = KING.div_ceil(live.len().max(1) as u16);
        for player in live.iter() {
            score(state, player, share, PointsReason::Stalemate, effects);
        }
    } else {
        score(state, seat, KING, PointsReason::Stalemate, effects);
    }
    fall(state, rules, seat, Reason::Stalemate, effects);
}

/// A draw gives points to every live player, more with a king that walks.
pub(crate) fn draw(state: &mut State, reason: Reason, effects: &mut dyn EffectSink) {
    let points = KING / 2 * (1 + walking(state).len() as u16);
    for seat in live(state).iter() {
        score(state, seat, points, PointsReason::Draw, effects);
    }
    turn::end(state, Outcome::Draw(reason), effects);
}

/// May the leader of the last two claim the win?
pub(crate) fn may_claim(state: &State, seat: Seat) -> bool {
    let live = live(state);
    let needed = CLAIM_LEAD + KING * walking(state).len() as u16;
    live.len() == 2
        && live.contains(seat)
        && live.iter().all(|other| {
            other == seat || state.points[seat] >= state.points[other].saturating_add(needed)
        })
}

/// The leader claims the win; the other gets the points of a king.
pub(crate) fn claim(state: &mut State, leader: Seat, effects: &mut dyn EffectSink) {
    for other in live(state).iter().filter(|&other| other != leader) {
        score(state, other, KING, PointsReason::Claim, effects);
    }
    turn::end(
        state,
        Outcome::Win {
            party: SeatSet::of(&[leader]),
            reason: Reason::Claim,
        },
        effects,
    );
}

/// The last live player gets the points of every other king that is still alive; then the points decide.
fn end_if_one_is_left(state: &mut State, effects: &mut dyn EffectSink) {
    let live = live(state);
    if live.len() > 1 || state.outcome.is_some() {
        return;
    }
    if let Some(last) = live.iter().next() {
        let points = KING * walking(state).len() as u16;
        score(state, last, points, PointsReason::LastStanding, effects);
    }
    let most = state.points.0.iter().copied().max().unwrap_or(0);
    let party = Seat::ALL
        .into_iter()
        .filter(|&seat| state.points[seat] == most)
        .collect();
    turn::end(
        state,
        Outcome::Win {
            party,
            reason: Reason::Points,
        },
        effects,
    );
}

fn live(state: &State) -> SeatSet {
    with(state, Standing::Active)
}

fn walking(state: &State) -> SeatSet {
    with(state, Standing::Walking)
}

fn with(state: &State, standing: Standing) -> SeatSet {
    Seat::ALL
        .into_iter()
        .filter(|&seat| state.standing(seat) == standing)
        .collect()
}

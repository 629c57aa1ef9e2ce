//! Whose turn it becomes, and what happens to players who cannot move (rule book, 1.4, 1.5, 3).

use crate::chess;
use crate::effect::{Effect, EffectSink, Pass, Phase};
use crate::legal;
use crate::online;
use crate::outcome::{Outcome, Reason};
use crate::piece::Kind;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::state::{Standing, State};
use crate::variant::{Family, MateRule, MateWhen, StalemateRule};

/// Passes the turn on after a move of the seat to move, until somebody can move or the game is over.
pub(crate) fn pass_on(state: &mut State, rules: &Rules, effects: &mut dyn EffectSink) {
    if state.outcome.is_none() && rules.variant.mate_when == MateWhen::AtOnce {
        online::mate_at_once(state, rules, effects);
    }
    if material_changed(state) {
        end_if_dead(state, rules, effects);
    }
    offer_turn(state, rules, rules.next[state.turn], effects);
}

/// Counts the moves of the seat that follows, where its turn comes without further ado: it is active and can move, and
/// the move before did not end the game, nor can have mated anybody at once. Otherwise the state is as it was, for [`pass_on`].
#[inline]
pub(crate) fn count_next(state: &mut State, rules: &Rules) -> Option<u64> {
    let mover = state.turn;
    let seat = rules.next[mover];
    let mates_at_once = rules.variant.mate_when == MateWhen::AtOnce;
    let plain = state.outcome.is_none()
        && state.phase == Phase::Play
        && state.standing(seat) == Standing::Active
        && !(mates_at_once && online::somebody_is_in_check(state, rules))
        && !(material_changed(state) && rules.variant.dead_draws && is_dead(state, rules));
    if !plain {
        return None;
    }
    state.clear_en_passant(seat);
    state.turn = seat;
    let count = if mates_at_once {
        chess::count_where_kings_are_safe(state, rules, seat)
    } else {
        chess::count(state, rules, seat)
    };
    if count == 0 {
        state.turn = mover;
        return None;
    }
    Some(count)
}

/// Could the last ply have taken a piece off the board or changed one? Then nothing is quiet.
#[inline]
fn material_changed(state: &State) -> bool {
    state.quiet_plies == 0
}

/// Looks at the seat to move again, after something other than a move changed the position.
pub(crate) fn reoffer_turn(state: &mut State, rules: &Rules, effects: &mut dyn EffectSink) {
    end_if_dead(state, rules, effects);
    offer_turn(state, rules, state.turn, effects);
}

/// Offers the turn to a seat and then to those after it, until one of them can move (1.5).
fn offer_turn(state: &mut State, rules: &Rules, first: Seat, effects: &mut dyn EffectSink) {
    let mut seat = first;
    let mut turns_without_move = 0;
    while state.outcome.is_none() {
        if turns_without_move == rules.variant.order.len() {
            end(state, Outcome::Draw(Reason::NoMove), effects);
            return;
        }
        state.clear_en_passant(seat);
        if state.standing(seat).takes_turns() {
            state.turn = seat;
            if legal::has_move(state, rules, seat) {
                begin_turn(state, rules, seat, effects);
                return;
            }
            let pieces_before = state.piece_key();
            cannot_move(state, rules, seat, effects);
            state.called[seat] = SeatSet::EMPTY;
            if state.piece_key() != pieces_before {
                turns_without_move = 0;
            }
        }
        turns_without_move += 1;
        seat = rules.next[seat];
    }
}

/// The player has a legal move: a frozen one plays again, whoever freed him (R8.3).
fn begin_turn(state: &mut State, rules: &Rules, seat: Seat, effects: &mut dyn EffectSink) {
    if state.standing(seat) == Standing::Frozen {
        state.set_standing(rules, seat, Standing::Active);
        effects.emit(Effect::Thawed { seat });
    }
    state.called[seat] = SeatSet::EMPTY;
    effects.emit(Effect::Turn {
        seat,
        out_of_order: false,
    });
}

fn cannot_move(state: &mut State, rules: &Rules, seat: Seat, effects: &mut dyn EffectSink) {
    if chess::in_check(state, rules, seat) {
        if rules.variant.spoken_check && !check_was_called(state, rules, seat) {
            effects.emit(Effect::Passed {
                seat,
                reason: Pass::CheckNotCalled,
            });
        } else {
            mated(state, rules, seat, effects);
        }
    } else if state.standing(seat) == Standing::Frozen {
        effects.emit(Effect::Passed {
            seat,
            reason: Pass::Frozen,
        });
    } else {
        stalemated(state, rules, seat, effects);
    }
}

/// A call counts when its caller's piece attacks the king now that the king's turn has come (R4.2).
fn check_was_called(state: &State, rules: &Rules, seat: Seat) -> bool {
    let attackers = state.king(seat).map_or(SeatSet::EMPTY, |king| {
        chess::attackers(state, rules, king, state.power[seat])
    });
    !attackers.and(state.called[seat]).is_empty()
}

/// The game's mate rule, applied to a player whose turn has come.
fn mated(state: &mut State, rules: &Rules, seat: Seat, effects: &mut dyn EffectSink) {
    if rules.variant.mate_when == MateWhen::AtOnce {
        online::mated_at_own_turn(state, rules, seat, effects);
        return;
    }
    if rules.variant.mate == MateRule::Pass {
        effects.emit(Effect::Passed {
            seat,
            reason: Pass::Mated,
        });
        return;
    }
    if state.standing(seat) != Standing::Frozen {
        effects.emit(Effect::Mated { seat });
    }
    lose_army(state, rules, seat, Reason::Mate, effects);
}

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
    leave(state, rules, seat, Standing::Removed, reason, effects);
}

/// He is out, his pieces stay as obstacles (6, 10).
pub(crate) fn leave_pieces_inert(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    reason: Reason,
    effects: &mut dyn EffectSink,
) {
    leave(state, rules, seat, Standing::Inert, reason, effects);
}

/// He is out, with what became of his pieces.
pub(crate) fn leave(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    standing: Standing,
    reason: Reason,
    effects: &mut dyn EffectSink,
) {
    state.set_standing(rules, seat, standing);
    state.clear_castling(seat);
    state.quiet_plies = 0;
    effects.emit(Effect::Out {
        seat,
        standing,
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

/// The other party has won: the one that is left in play, where a third went out before.
pub(crate) fn party_loses(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    reason: Reason,
    effects: &mut dyn EffectSink,
) {
    let in_play = state.in_play();
    let mut others = rules
        .variant
        .parties
        .iter()
        .filter(|party| !party.contains(seat));
    let party = others.find(|party| !party.and(in_play).is_empty());
    let party = party.copied().unwrap_or_default();
    end(state, Outcome::Win { party, reason }, effects);
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
    if state.standing(seat) == Standing::Frozen {
        effects.emit(Effect::Passed {
            seat,
            reason: Pass::Frozen,
        });
        return;
    }
    state.set_standing(rules, seat, Standing::Frozen);
    effects.emit(Effect::Frozen { seat });
    if rules.allies[seat]
        .iter()
        .all(|ally| state.standing(ally) == Standing::Frozen)
    {
        party_loses(state, rules, seat, reason, effects);
    }
}

fn stalemated(state: &mut State, rules: &Rules, seat: Seat, effects: &mut dyn EffectSink) {
    if rules.variant.family == Family::Checkers {
        crate::checkers::stuck(state, rules, seat, effects);
        return;
    }
    let kingless = state.king(seat).is_none();
    match rules.variant.stalemate {
        StalemateRule::Draw if !kingless => {
            effects.emit(Effect::Stalemated { seat });
            end(state, Outcome::Draw(Reason::Stalemate), effects);
        }
        StalemateRule::Points => online::stalemated(state, rules, seat, effects),
        StalemateRule::Draw | StalemateRule::Pass => effects.emit(Effect::Passed {
            seat,
            reason: Pass::NoMove,
        }),
    }
}

/// Last party standing wins.
pub(crate) fn end_if_one_party_is_left(
    state: &mut State,
    rules: &Rules,
    reason: Reason,
    effects: &mut dyn EffectSink,
) {
    let in_play = state.in_play();
    let mut parties = rules
        .variant
        .parties
        .iter()
        .filter(|party| !party.and(in_play).is_empty());
    if let (Some(&party), None) = (parties.next(), parties.next()) {
        end(state, Outcome::Win { party, reason }, effects);
    }
}

/// Draws a position in which nobody can be mated any more (R3.3).
pub(crate) fn end_if_dead(state: &mut State, rules: &Rules, effects: &mut dyn EffectSink) {
    if state.outcome.is_none() && rules.variant.dead_draws && is_dead(state, rules) {
        if rules.variant.mate_when == MateWhen::AtOnce {
            online::draw(state, Reason::DeadPosition, effects);
        } else {
            end(state, Outcome::Draw(Reason::DeadPosition), effects);
        }
    }
}

/// Only kings are left, or two kings and one knight, or two kings and bishops all on one shade (R3.3). Grey pieces are nobody's
/// to mate with (14).
fn is_dead(state: &State, rules: &Rules) -> bool {
    // Nearly every board has pawns.
    if Seat::ALL
        .into_iter()
        .any(|seat| !state.pawns(seat).is_empty())
    {
        return false;
    }
    let shape = rules.variant.board;
    let (mut kings, mut knights, mut light, mut dark) = (0, 0, 0, 0);
    for square in rules.board.squares() {
        let code = state.at(square);
        match code.kind().filter(|_| code.seat().is_some()) {
            None => {}
            Some(Kind::King) => kings += 1,
            Some(Kind::Knight) => knights += 1,
            Some(Kind::Bishop) if shape.is_dark(square) => dark += 1,
            Some(Kind::Bishop) => light += 1,
            Some(_) => return false,
        }
    }
    match (knights, light, dark) {
        (0, 0, 0) => true,
        (1, 0, 0) | (0, _, 0) | (0, 0, _) => kings == 2,
        _ => false,
    }
}

pub(crate) fn end(state: &mut State, outcome: Outcome, effects: &mut dyn EffectSink) {
    state.outcome = Some(outcome);
    effects.emit(Effect::Over { outcome });
}

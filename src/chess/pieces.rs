//! What a chess move does to the pieces, the rights and the counters.

use super::attack::attacking_pieces;
use super::castle::{move_castling_pieces, targets};
use super::sink::{ChessMove, Flag};
use super::tell::{tell_capture, tell_move};
use crate::effect::{Effect, EffectSink};
use crate::endings::points::score_capture;
use crate::facts::EnPassantRight;
use crate::piece::{Code, Kind, OwnerMask};
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::square::{Direction, Square};
use crate::state::State;
use crate::variant::{EnPassant, Scoring};

/// Makes a legal move of the seat. Returns the owner of a captured king in play.
pub(crate) fn make_pieces(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    mv: ChessMove,
    effects: &mut dyn EffectSink,
) -> Option<Seat> {
    state.quiet_plies += 1;
    if let Flag::Castle(side) = mv.flag {
        make_castling(state, rules, seat, mv.from, side, effects);
        return None;
    }
    let code = state.at(mv.from);
    let passed = if mv.flag == Flag::EnPassant {
        passed_pawns(state, rules, seat, mv.to)
    } else {
        [Square::NONE; 4]
    };
    let dethroned = capture(state, rules, seat, mv.to, effects);
    for pawn in passed.into_iter().filter(|pawn| pawn.exists()) {
        capture(state, rules, seat, pawn, effects);
    }
    let landed = landed(rules, seat, code, mv);
    if landed == code {
        state.relocate(mv.from, mv.to, seat);
    } else {
        state.take(mv.from);
        state.put(mv.to, landed);
    }
    if effects.is_recording() {
        tell_move(seat, code, mv, effects);
        if mv.promotes_to.is_none() && landed != code {
            effects.emit(Effect::Turned {
                seat,
                square: mv.to,
            });
        }
    }
    forget_castling(state, rules, seat, code, mv.from);
    if code.is_in(rules.movers.pawns) {
        state.quiet_plies = 0;
        if mv.flag == Flag::DoubleStep {
            let over = mv.from.step(Direction::FORWARD.seen_by(seat));
            state.set_en_passant(seat, EnPassantRight { over, pawn: mv.to });
        }
    }
    dethroned
}

/// The right against a pawn of `pusher` that `seat` may use: hostile, allowed by the game, the pawn still there and
/// capturable (2.2, R2.2).
pub(crate) fn usable_right(
    state: &State,
    rules: &Rules,
    seat: Seat,
    pusher: Seat,
) -> Option<EnPassantRight> {
    let right = state.en_passant(pusher)?;
    let allowed = match rules.variant.pawns.en_passant {
        EnPassant::Never => false,
        EnPassant::AnyHostile => rules.hostile(seat, pusher),
        EnPassant::Opposite => pusher == seat.opposite() && rules.hostile(seat, pusher),
    };
    let code = state.at(right.pawn);
    (allowed
        && code.is_in(rules.movers.pawns)
        && code.seat() != Some(seat)
        && code.is_of(state.targets[seat]))
    .then_some(right)
}

/// The pawns that one capture onto the square takes in passing; several rights may share it (R2.3).
fn passed_pawns(state: &State, rules: &Rules, seat: Seat, over: Square) -> [Square; 4] {
    Seat::ALL.map(|pusher| {
        usable_right(state, rules, seat, pusher)
            .filter(|right| right.over == over)
            .map_or(Square::NONE, |right| right.pawn)
    })
}

/// Takes a piece off, if one stands there. Returns the owner of a captured king in play.
#[inline]
fn capture(
    state: &mut State,
    rules: &Rules,
    by: Seat,
    square: Square,
    effects: &mut dyn EffectSink,
) -> Option<Seat> {
    let code = state.at(square);
    if !code.is_piece() {
        return None;
    }
    state.take(square);
    state.forget_en_passant(square);
    state.quiet_plies = 0;
    if effects.is_recording() {
        tell_capture(code, square, by, effects);
    }
    let owner = code.seat()?;
    forget_castling(state, rules, owner, code, square);
    if rules.variant.scoring == Scoring::Online {
        score_capture(state, rules, by, code, effects);
    }
    (code.is_in(rules.movers.kinds.royal) && state.seat_state(owner).takes_turns()).then_some(owner)
}

/// What the piece is on its new square: promoted, turned round, or as it was.
#[inline]
fn landed(rules: &Rules, seat: Seat, code: Code, mv: ChessMove) -> Code {
    if let Some(kind) = mv.promotes_to {
        return Code::new(seat, kind);
    }
    let pawns = &rules.pawns[seat];
    if code.is_kind(Kind::Pawn) && pawns.turns.contains(mv.to) {
        Code::new(seat, Kind::TurnedPawn)
    } else if code.is_kind(Kind::TurnedPawn) && pawns.turned_turns.contains(mv.to) {
        Code::new(seat, Kind::Pawn)
    } else {
        code
    }
}

/// A king or rook that has moved or gone does not castle any more.
#[inline]
fn forget_castling(state: &mut State, rules: &Rules, seat: Seat, code: Code, square: Square) {
    if code.is_in(rules.movers.kinds.royal) {
        state.clear_castling(seat);
    } else if code.is_kind(Kind::Rook) {
        for rook in &mut state.castling_rooks[seat] {
            if *rook == square {
                *rook = Square::NONE;
            }
        }
    }
}

fn make_castling(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    king: Square,
    side: u8,
    effects: &mut dyn EffectSink,
) {
    let rook = state.castling_rooks[seat][usize::from(side)];
    let (king_to, rook_to) = targets(rules, seat, king, rook, side);
    move_castling_pieces(state, king, king_to, rook, rook_to);
    state.clear_castling(seat);
    effects.emit(Effect::Moved {
        seat,
        kind: Kind::King,
        from: king,
        to: king_to,
    });
    effects.emit(Effect::Moved {
        seat,
        kind: Kind::Rook,
        from: rook,
        to: rook_to,
    });
}

/// The seats whose pawns stand ready to use the right against a pusher's pawn: only then does it count for the sameness of
/// positions (R3.1).
pub(crate) fn ready_to_take(state: &State, rules: &Rules, pusher: Seat) -> SeatSet {
    let stands_ready = |seat: Seat, over: Square| {
        let own = OwnerMask::of(SeatSet::of(&[seat]));
        attacking_pieces(state, rules, over, own)
            .iter()
            .any(|piece| state.at(piece).is_in(rules.movers.pawns))
    };
    let may_take = |seat: &Seat| {
        usable_right(state, rules, *seat, pusher)
            .is_some_and(|right| stands_ready(*seat, right.over))
    };
    state.in_play().iter().filter(may_take).collect()
}

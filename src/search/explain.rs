//! Why a move was chosen: what a partner would say in a sentence, as data that a page words in its own language.

use super::Best;
use super::evaluate::{FORCED, WIN};
use crate::chess;
use crate::effect::Effect;
use crate::facts::Phase;
use crate::facts::SeatState;
use crate::moves::Move;
use crate::piece::{Kind, Piece};
use crate::position::Position;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::square::Square;
use crate::state::State;
use crate::variant::Family;

/// One reason for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "fields named seat, square, kind and piece say what they are"
)]
pub enum Why {
    /// There is no other.
    OnlyMove,
    /// It ends the game at once for our side.
    Wins,
    /// It forces a win, at the latest with the mover's side's `moves`-th move from now, this one counted.
    ForcesWin { moves: u32 },
    /// It puts off a loss that is coming.
    DelaysLoss,
    /// It mates a player, or will have when his turn comes unless somebody helps him.
    Mates { seat: Seat },
    /// It takes a piece.
    Captures { piece: Piece, square: Square },
    /// It takes several pieces at once.
    CapturesSeveral { count: u32 },
    /// A pawn or piece becomes more.
    Promotes { kind: Kind },
    /// It gives check.
    Checks { seats: SeatSet },
    /// It gets the own king out of check.
    LeavesCheck,
    /// It gives a frozen partner a move again.
    FreesPartner { seat: Seat },
    /// It keeps a mated player mated.
    HoldsMate { seat: Seat },
    /// A piece that was in danger gets away.
    SavesPiece { piece: Piece, square: Square },
    /// A piece in danger, own or a partner's, is now guarded.
    Defends { piece: Piece, square: Square },
    /// The moved piece now attacks one that is dearer or not guarded.
    Threatens { piece: Piece, square: Square },
    /// The king goes to safety.
    Castles,
    /// A pawn or piece is nearer to becoming more.
    Advances,
    /// A piece is put back on the board.
    PutsBack { kind: Kind },
    /// It chooses an ally.
    Allies { seat: Seat },
    /// A piece that had not moved joins the game.
    Develops { kind: Kind },
    /// It stands better there.
    Improves,
}

/// The reasons for the best move of a position, most telling first.
pub(super) fn explain(position: &Position, best: &Best) -> Vec<Why> {
    let scene = Scene::new(position, best.mv);
    let mut reasons = Vec::new();
    if position.legal_moves().len() == 1 {
        reasons.push(Why::OnlyMove);
    }
    scene.forced(best, &mut reasons);
    scene.happened(&mut reasons);
    if position.variant().family == Family::Chess && position.phase() == Phase::Play {
        scene.frozen(&mut reasons);
        scene.guarded(&mut reasons);
    }
    if reasons.is_empty() {
        scene.quiet(&mut reasons);
    }
    reasons
}

/// The position before and after the move, and what it did.
struct Scene<'a> {
    rules: &'a Rules,
    before: &'a State,
    after: State,
    mv: Move,
    seat: Seat,
    allies: SeatSet,
    effects: Vec<Effect>,
}

impl<'a> Scene<'a> {
    fn new(position: &'a Position, mv: Move) -> Self {
        let mut after = position.clone();
        let mut effects = Vec::new();
        after.make(mv, &mut effects);
        after.tell_checks(&mut effects);
        Self {
            rules: position.rules(),
            before: position.state(),
            after: *after.state(),
            mv,
            seat: position.turn(),
            allies: position.allies(position.turn()),
            effects,
        }
    }

    fn forced(&self, best: &Best, reasons: &mut Vec<Why>) {
        let own = best
            .scores
            .iter()
            .find(|(party, _)| party.contains(self.seat))
            .map_or(0, |&(_, score)| score);
        let wins = self.effects.iter().any(|effect| {
            matches!(effect, Effect::Over { outcome: crate::Outcome::Win { party, .. } }
                if party.contains(self.seat))
        });
        if wins {
            reasons.push(Why::Wins);
        } else if own > FORCED {
            let plies = (WIN - own).max(1) as u32;
            let seats = self.after.in_play().len().max(2);
            let per_own_turn = (seats / self.allies.and(self.after.in_play()).len().max(1)).max(1);
            reasons.push(Why::ForcesWin {
                moves: plies.div_ceil(per_own_turn),
            });
        } else if own < -FORCED {
            reasons.push(Why::DelaysLoss);
        }
    }

    /// What the effects of the move tell.
    fn happened(&self, reasons: &mut Vec<Why>) {
        let captured = || {
            self.effects.iter().filter_map(|effect| match effect {
                Effect::Captured {
                    seat, kind, square, ..
                } => Some((
                    Piece {
                        owner: *seat,
                        kind: *kind,
                    },
                    *square,
                )),
                _ => None,
            })
        };
        match captured().count() {
            0 => {}
            1 => reasons.extend(captured().map(|(piece, square)| Why::Captures { piece, square })),
            count => reasons.push(Why::CapturesSeveral {
                count: count as u32,
            }),
        }
        let mut checked = SeatSet::EMPTY;
        for effect in &self.effects {
            match *effect {
                Effect::Mated { seat } if !self.allies.contains(seat) => {
                    reasons.push(Why::Mates { seat });
                }
                Effect::Promoted { kind, .. } => reasons.push(Why::Promotes { kind }),
                Effect::Placed { kind, .. } => reasons.push(Why::PutsBack { kind }),
                Effect::Allied { parties, .. } => reasons.extend(
                    parties
                        .into_iter()
                        .find(|party| party.contains(self.seat))
                        .and_then(|party| party.iter().find(|&seat| seat != self.seat))
                        .map(|seat| Why::Allies { seat }),
                ),
                Effect::Check { seat, by, .. }
                    if by.contains(self.seat) && !self.allies.contains(seat) =>
                {
                    checked.insert(seat);
                }
                _ => {}
            }
        }
        if !checked.is_empty() {
            reasons.push(Why::Checks { seats: checked });
        }
    }

    /// Partners freed and mates held.
    fn frozen(&self, reasons: &mut Vec<Why>) {
        for seat in self.rules.variant.seats().iter() {
            if self.before.seat_state(seat) != SeatState::Frozen || seat == self.seat {
                continue;
            }
            let can_move = crate::family::has_move(&self.after, self.rules, seat);
            if self.allies.contains(seat) {
                if can_move && !crate::family::has_move(self.before, self.rules, seat) {
                    reasons.push(Why::FreesPartner { seat });
                }
            } else if !can_move && self.could_be_let_go(seat) {
                reasons.push(Why::HoldsMate { seat });
            }
        }
    }

    /// Would some other move of ours give the mated player a move?
    fn could_be_let_go(&self, seat: Seat) -> bool {
        crate::family::moves(self.before, self.rules)
            .into_iter()
            .any(|mv| {
                let mut after = *self.before;
                crate::play::make(&mut after, self.rules, mv, &mut ());
                crate::family::has_move(&after, self.rules, seat)
            })
    }

    /// Pieces saved, defended and threatened.
    fn guarded(&self, reasons: &mut Vec<Why>) {
        if chess::in_check(self.before, self.rules, self.seat) {
            reasons.push(Why::LeavesCheck);
        }
        let (Some(from), Some(to)) = (self.mv.from(), self.mv.to()) else {
            return;
        };
        if let Some(piece) = self.before.piece(from)
            && piece.kind != Kind::King
            && self.hangs(self.before, from)
            && !self.hangs(&self.after, to)
        {
            reasons.push(Why::SavesPiece {
                piece,
                square: from,
            });
        }
        for seat in self.allies.iter() {
            for square in self.before.pieces(seat) {
                let Some(piece) = self.before.piece(square) else {
                    continue;
                };
                let stays = square != from && self.after.piece(square) == Some(piece);
                if stays
                    && piece.kind != Kind::King
                    && self.hangs(self.before, square)
                    && !self.hangs(&self.after, square)
                {
                    reasons.push(Why::Defends { piece, square });
                }
            }
        }
        self.threats(to, reasons);
    }

    fn threats(&self, to: Square, reasons: &mut Vec<Why>) {
        if self.after.at(to).seat() != Some(self.seat) || self.hangs(&self.after, to) {
            return;
        }
        let mut alone = self.after;
        for square in self.after.pieces(self.seat) {
            if square != to {
                let code = alone.take(square);
                // Somebody neutral keeps the square, so that lines stay closed.
                if let Some(kind) = code.kind() {
                    alone.put(square, crate::piece::Code::grey(kind));
                }
            }
        }
        let own = value(self.after.piece(to));
        let hostile = self.rules.variant.seats().without(self.allies);
        let mut dearest = None;
        for seat in hostile.iter() {
            if self.after.seat_state(seat) != SeatState::Active {
                continue;
            }
            for square in self.after.pieces(seat) {
                let piece = self.after.piece(square);
                let worth = value(piece);
                if worth <= 1 || piece.is_some_and(|piece| piece.kind == Kind::King) {
                    continue;
                }
                let attacked = chess::attackers(&alone, self.rules, square, self.after.power[seat])
                    .contains(self.seat);
                let guarded = self.is_guarded(&self.after, square, seat);
                if attacked
                    && (worth > own || !guarded)
                    && dearest.is_none_or(|(w, _, _)| w < worth)
                {
                    dearest = piece.map(|piece| (worth, piece, square));
                }
            }
        }
        if let Some((_, piece, square)) = dearest {
            reasons.push(Why::Threatens { piece, square });
        }
    }

    /// Is a piece attacked and not guarded, or by something cheaper than itself?
    fn hangs(&self, state: &State, square: Square) -> bool {
        let Some(seat) = state.at(square).seat() else {
            return false;
        };
        let power = state.power[seat];
        if !chess::is_attacked(state, self.rules, square, power, Square::NONE) {
            return false;
        }
        if !self.is_guarded(state, square, seat) {
            return true;
        }
        let own = value(state.piece(square));
        Seat::ALL.into_iter().any(|other| {
            !state.allies(self.rules, seat).contains(other)
                && state.pieces(other).iter().any(|from| {
                    value(state.piece(from)) < own && {
                        let mut alone = *state;
                        alone.take(from);
                        // It attacks if the attackers are fewer without it; cheap pieces do not shield others.
                        chess::attackers(state, self.rules, square, power).contains(other)
                            && !chess::attackers(&alone, self.rules, square, power).contains(other)
                    }
                })
        })
    }

    /// Could a piece of the seat or a partner's take back on the square?
    fn is_guarded(&self, state: &State, square: Square, seat: Seat) -> bool {
        let active = |other: &Seat| state.seat_state(*other) == SeatState::Active;
        let friends = state
            .allies(self.rules, seat)
            .iter()
            .filter(active)
            .collect();
        chess::is_attacked(
            state,
            self.rules,
            square,
            crate::piece::OwnerMask::of(friends),
            Square::NONE,
        )
    }

    /// What can be said of a move that does none of these.
    fn quiet(&self, reasons: &mut Vec<Why>) {
        let piece = self.mv.from().and_then(|from| self.before.piece(from));
        let castles = matches!(self.mv, Move::Castle { .. });
        let reason = match (castles, piece) {
            (true, _) => Why::Castles,
            (_, Some(piece)) if matches!(piece.kind, Kind::Pawn | Kind::Man | Kind::Guard) => {
                Why::Advances
            }
            (_, Some(piece)) if self.leaves_home() => Why::Develops { kind: piece.kind },
            _ => Why::Improves,
        };
        reasons.push(reason);
    }

    fn leaves_home(&self) -> bool {
        let row = |square| self.rules.board.row_from(self.seat, square);
        matches!((self.mv.from(), self.mv.to()), (Some(from), Some(to))
            if row(from) == 0 && row(to) > 0)
    }
}

/// A piece's rough worth in pawns, for saying what is dearer.
fn value(piece: Option<Piece>) -> u32 {
    match piece.map(|piece| piece.kind) {
        None => 0,
        Some(Kind::Pawn | Kind::TurnedPawn | Kind::Guard | Kind::Man) => 1,
        Some(Kind::Knight | Kind::Bishop) => 3,
        Some(Kind::Rook) => 5,
        Some(Kind::King) => 100,
        Some(_) => 9,
    }
}

//! What a move does to a position, and which moves are legal: each is tried on a copy (1.6).

use crate::board::{Seat, Square};
use crate::chess::{Chess, Man, Passing, Phase, Step};
use crate::outcome::{Outcome, State};
use crate::rules::{Kind, Mate};
use crate::{gencon, online};

impl Chess {
    /// The seat's legal moves with the position after each.
    pub fn legal(&self, seat: Seat) -> impl Iterator<Item = (Step, Chess)> + '_ {
        self.steps(seat).into_iter().filter_map(move |step| {
            let after = self.after(seat, &step);
            // R14.1: in Teams the capture of a king comes before everything else.
            let has_won = self.rules.king_captures_first && after.outcome.is_some();
            (has_won || after.mover_is_safe(seat)).then_some((step, after))
        })
    }

    /// The move text of DESIGN's table.
    pub fn text(&self, step: &Step) -> String {
        let from = self.board.name(step.from);
        if let Some(castling) = step.castling
            && self.rules.shuffled
        {
            return format!("{from}-{}", self.board.name(castling.rook_from));
        }
        let to = self.board.name(step.to);
        match step.promotion {
            Some(kind) => format!("{from}-{to}={}", kind.letter()),
            None => format!("{from}-{to}"),
        }
    }

    /// The position after the move, the turn not yet passed on.
    fn after(&self, seat: Seat, step: &Step) -> Chess {
        let mut after = self.clone();
        after.ply += 1;
        let mut man = after
            .men
            .take(step.from)
            .expect("a man moves from its square");
        let captured: Vec<Man> = step
            .captures
            .iter()
            .filter_map(|&at| after.men.take(at))
            .collect();
        after.quiet = if captured.is_empty() && man.kind != Kind::Pawn {
            after.quiet + 1
        } else {
            0
        };
        let touched = |at: &Square| *at == step.from || step.captures.contains(at);
        after.unmoved.retain(|at| !touched(at));
        if let Some(castling) = step.castling {
            let rook = after
                .men
                .take(castling.rook_from)
                .expect("the castling rook stands there");
            after.unmoved.retain(|at| *at != castling.rook_from);
            after.men.put(castling.rook_to, rook);
        }
        if let Some(kind) = step.promotion {
            man = Man::new(seat, kind);
        } else if man.kind == Kind::Pawn && self.turns_round(step.to, man) {
            man.turned = !man.turned;
        }
        after.men.put(step.to, man);
        after.last_to = Some(step.to);
        if let Some(over) = step.double_over {
            after.passing.push(Passing {
                over,
                pawn: step.to,
                owner: seat,
            });
        }
        after.note_captures(seat, &captured);
        after
    }

    /// What follows from captures besides that the men are gone.
    fn note_captures(&mut self, seat: Seat, captured: &[Man]) {
        let mate = self.rules.mate;
        if mate == Mate::AtOnce {
            online::score_captures(self, seat, captured);
        }
        for man in captured {
            let king_in_play = man.kind == Kind::King && !self.state_of(man.seat).is_out();
            if !king_in_play {
                continue;
            }
            match mate {
                Mate::Pass => gencon::king_captured(self, seat, man.seat),
                Mate::AtOnce => self.states[man.seat.index()] = State::Inert,
                // Online teams: capturing a king wins at once.
                _ => {
                    let party = self.rules.party_of(seat).to_vec();
                    self.outcome = Some(Outcome::Win(party, "king captured"));
                }
            }
        }
    }

    /// Is the own king safe after the move (1.6)?
    fn mover_is_safe(&self, seat: Seat) -> bool {
        if self.phase == Phase::Replacing && self.king_of(seat).is_none() {
            return gencon::king_can_return(self, seat);
        }
        !self.in_check(seat)
    }
}

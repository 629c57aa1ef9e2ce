//! Moves made, huffing, crowning, turns and endings of the checkers games (section 5).

use crate::board::{SEATS, Seat, Square};
use crate::checkers::{Checkers, Jumps, Piece};
use crate::outcome::{Outcome, State, Table};

impl Table for Checkers {
    fn choices(&self) -> Vec<(String, Checkers)> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let mut choices = self.moves(self.to_move);
        for &at in &self.failed {
            let victim = self.pieces.at(at);
            if victim.is_some_and(|piece| self.hostile(piece.seat, self.to_move)) {
                choices.push((format!("huff:{}", self.board.name(at)), self.after_huff(at)));
            }
        }
        choices
    }

    fn settle(&mut self) {
        self.end_if_decided();
        if self.huffing {
            // The huff was made before the player's own move, which still follows.
            self.huffing = false;
            if self.outcome.is_some() || self.can_move(self.to_move) {
                return;
            }
            self.end_if_stuck(self.to_move);
        }
        self.next_turn();
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn resign(&mut self, seat: Seat) {
        self.resigns(seat);
    }

    fn pass_turn(&mut self) {
        self.next_turn();
    }

    fn set_outcome(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }

    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn state(&self, seat: Seat) -> State {
        self.states[seat.index()]
    }

    fn checked(&self) -> Vec<Seat> {
        Vec::new()
    }

    fn quiet_plies(&self) -> u32 {
        self.quiet
    }

    fn repetition_key(&self) -> Option<String> {
        let pieces: Vec<_> = self.pieces.all().collect();
        Some(format!(
            "{pieces:?} {:?} {:?} {:?}",
            self.states, self.to_move, self.failed
        ))
    }
}

impl Checkers {
    /// Passes the turn on until somebody can move or the game is over (1.5).
    pub fn next_turn(&mut self) {
        let mut passes = 0;
        while self.outcome.is_none() {
            if passes == self.order.len() {
                // R1.5
                self.outcome = Some(Outcome::Draw("nobody can move"));
                return;
            }
            self.pass_on_turn();
            passes += 1;
            if self.states[self.to_move.index()].is_out() {
                continue;
            }
            if self.can_move(self.to_move) {
                return;
            }
            self.end_if_stuck(self.to_move);
        }
    }

    /// Pieces have left while a player is at his turn.
    pub fn go_on_after_leaving(&mut self) {
        self.end_if_decided();
        if self.states[self.to_move.index()].is_out() {
            self.next_turn();
        } else if !self.can_move(self.to_move) {
            self.end_if_stuck(self.to_move);
            self.next_turn();
        }
    }

    /// The moves of a seat with the tables after them: jumps are compulsory unless huffing is played.
    fn moves(&self, seat: Seat) -> Vec<(String, Checkers)> {
        let jumps = self.jump_moves(seat, self.huff);
        let slides = if jumps.is_empty() || self.huff {
            self.slides(seat)
        } else {
            Vec::new()
        };
        let mut moves: Vec<_> = jumps
            .iter()
            .map(|jumps| (self.path_text(&jumps.path), self.after_jumps(jumps)))
            .collect();
        for (from, to) in slides {
            let text = format!("{}-{}", self.board.name(from), self.board.name(to));
            moves.push((text, self.after_slide(from, to)));
        }
        moves
    }

    fn can_move(&self, seat: Seat) -> bool {
        !self.slides(seat).is_empty() || !self.jump_moves(seat, true).is_empty()
    }

    fn path_text(&self, path: &[Square]) -> String {
        let names: Vec<String> = path.iter().map(|&at| self.board.name(at)).collect();
        names.join(":")
    }

    fn after_jumps(&self, jumps: &Jumps) -> Checkers {
        let mut after = self.clone();
        let here = *jumps.path.last().expect("a path has a last square");
        let piece = jumps.after.at(here).expect("the jumper stands there");
        after.pieces = jumps.after.clone();
        after.quiet = 0;
        after.crown(here);
        for seat in SEATS {
            let has_pieces = after.pieces.all().any(|(_, piece)| piece.seat == seat);
            if !after.states[seat.index()].is_out() && !has_pieces {
                after.states[seat.index()] = State::Removed;
            }
        }
        after.failed_piece_moves(jumps.path[0], here);
        let failed = if jumps.could_go_on {
            vec![here]
        } else {
            Vec::new()
        };
        after.note_failed(piece.seat, failed);
        after
    }

    fn after_slide(&self, from: Square, to: Square) -> Checkers {
        let mut after = self.clone();
        let piece = after
            .pieces
            .take(from)
            .expect("a piece moves from its square");
        after.pieces.put(to, piece);
        after.quiet = if piece.king { after.quiet + 1 } else { 0 };
        after.crown(to);
        after.failed_piece_moves(from, to);
        // R5.3: every piece that could have captured failed to, where it now stands.
        let failed = self
            .pieces
            .all()
            .filter(|(_, other)| other.seat == piece.seat)
            .filter(|&(at, other)| !self.jumps(&self.pieces, at, other).is_empty())
            .map(|(at, _)| if at == from { to } else { at })
            .collect();
        after.note_failed(piece.seat, failed);
        after
    }

    /// R5.3: a piece may be taken off where it now stands.
    fn failed_piece_moves(&mut self, from: Square, to: Square) {
        for at in &mut self.failed {
            if *at == from {
                *at = to;
            }
        }
    }

    /// Hostile players' failures lapse with this move; partners' and one's own may still be punished.
    fn note_failed(&mut self, mover: Seat, failed: Vec<Square>) {
        if !self.huff {
            return;
        }
        let pieces = self.pieces.clone();
        let hostile_to_mover = |at: &Square| {
            pieces
                .at(*at)
                .is_none_or(|piece| self.hostile(piece.seat, mover))
        };
        let mut kept: Vec<Square> = self
            .failed
            .iter()
            .copied()
            .filter(|at| !hostile_to_mover(at))
            .collect();
        kept.extend(failed);
        kept.sort();
        kept.dedup();
        self.failed = kept;
    }

    fn after_huff(&self, at: Square) -> Checkers {
        let mut after = self.clone();
        let piece = after.pieces.take(at).expect("a huffed piece stands there");
        after.quiet = 0;
        after.failed.clear();
        after.huffing = true;
        if !after
            .pieces
            .all()
            .any(|(_, other)| other.seat == piece.seat)
        {
            after.states[piece.seat.index()] = State::Removed;
        }
        after
    }

    fn crown(&mut self, at: Square) {
        let piece = self.pieces.at(at).expect("a moved piece stands there");
        if self.crowns(piece, at) {
            self.pieces.put(
                at,
                Piece {
                    king: true,
                    ..piece
                },
            );
        }
    }

    pub fn standing(&self) -> Vec<&Vec<Seat>> {
        let in_play = |seat: &Seat| !self.states[seat.index()].is_out();
        self.parties
            .iter()
            .filter(|party| party.iter().any(in_play))
            .collect()
    }

    fn end_if_decided(&mut self) {
        if let [last] = self.standing()[..]
            && self.outcome.is_none()
        {
            self.outcome = Some(Outcome::Win(last.clone(), "last party standing"));
        }
    }

    /// R5.6: with two parties left, the one of which no seat can move at its turn has lost.
    fn end_if_stuck(&mut self, seat: Seat) {
        let standing = self.standing();
        let own = standing.iter().position(|party| party.contains(&seat));
        if let ([first, second], Some(own)) = (&standing[..], own) {
            let (loser, winner) = if own == 0 {
                (first, second)
            } else {
                (second, first)
            };
            let stuck = loser
                .iter()
                .all(|&member| self.states[member.index()].is_out() || !self.can_move(member));
            if stuck {
                self.outcome = Some(Outcome::Win((*winner).clone(), "no move"));
            }
        }
    }

    fn pass_on_turn(&mut self) {
        let now = self.order.iter().position(|&seat| seat == self.to_move);
        let next = now.expect("the seat to move is in the order") + 1;
        self.to_move = self.order[next % self.order.len()];
    }
}

//! The moment of a game: pieces, rights, seat states and whose turn it is. Plain memory, copied to make a move.
//!
//! Only this module touches the squares, so that pieces, sets of pieces, kings and the key can never disagree.

mod power;
mod rights;

use crate::facts::{Diplomacy, EnPassantRight, Huff, Phase, SeatState};
use crate::occupancy::Occupancy;
use crate::outcome::Outcome;
use crate::piece::{Code, OwnerMask, Piece};
use crate::rules::{KindSets, Rules};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::square::{Square, SquareSet};
use crate::zobrist;

/// Everything that changes from move to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State {
    field: [Code; 256],
    occupancy: Occupancy,
    pieces: BySeat<SquareSet>,
    /// The chess pawns among the pieces that walk away from their own edge.
    pawns: BySeat<SquareSet>,
    grey: SquareSet,
    /// Everybody's pieces that capture along ranks and files.
    straight_sliders: SquareSet,
    /// Everybody's pieces that capture along diagonals.
    diagonal_sliders: SquareSet,
    /// Everybody's pieces that move by their record alone.
    general: SquareSet,
    /// The kings of all seats.
    royals: SquareSet,
    /// Which kinds are kept in these sets.
    kinds: KindSets,
    kings: BySeat<Square>,
    /// Changes with every piece that is put down or taken up.
    piece_key: u64,
    seat_states: BySeat<SeatState>,
    /// Whose pieces attack a seat's king.
    pub(crate) power: BySeat<OwnerMask>,
    /// Whose pieces a seat may capture.
    pub(crate) targets: BySeat<OwnerMask>,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    /// Squares of unmoved rooks that an unmoved king may castle with: to the seat's left and right.
    pub(crate) castling_rooks: BySeat<[Square; 2]>,
    en_passant: BySeat<EnPassantRight>,
    /// The squares that pawns have just passed: those of the rights.
    passed: SquareSet,
    /// Plies since a capture, a pawn's or piece's move, or a seat's going out (R3.2).
    pub(crate) quiet_plies: u16,
    pub(crate) outcome: Option<Outcome>,
    /// Arms that have left the board (7).
    pub(crate) removed_arms: SeatSet,
    /// Who called check with a move since each seat's last turn (R4.2).
    pub(crate) called: BySeat<SeatSet>,
    /// Points of the online free-for-all (14).
    pub(crate) points: BySeat<u16>,
    pub(crate) huff: Huff,
    pub(crate) diplomacy: Diplomacy,
}

impl State {
    /// An empty board with everybody active, the first seat to move.
    pub(crate) fn empty(rules: &Rules) -> Self {
        let seats = rules.variant.seats();
        let mut state = Self {
            field: empty_field(rules.board.squares()),
            occupancy: Occupancy::all_but(rules.board.squares()),
            pieces: BySeat::default(),
            pawns: BySeat::default(),
            grey: SquareSet::EMPTY,
            straight_sliders: SquareSet::EMPTY,
            diagonal_sliders: SquareSet::EMPTY,
            general: SquareSet::EMPTY,
            kinds: rules.movers.kinds,
            royals: SquareSet::EMPTY,
            kings: BySeat([Square::NONE; 4]),
            piece_key: 0,
            seat_states: BySeat::from_fn(|seat| {
                if seats.contains(seat) {
                    SeatState::Active
                } else {
                    SeatState::Absent
                }
            }),
            power: BySeat::default(),
            targets: BySeat::default(),
            turn: rules.variant.order[0],
            phase: Phase::Play,
            castling_rooks: BySeat([[Square::NONE; 2]; 4]),
            en_passant: BySeat([EnPassantRight::NONE; 4]),
            passed: SquareSet::EMPTY,
            quiet_plies: 0,
            outcome: None,
            removed_arms: SeatSet::EMPTY,
            called: BySeat::default(),
            points: BySeat::default(),
            huff: Huff::default(),
            diplomacy: Diplomacy::default(),
        };
        state.refresh_masks(rules);
        state
    }

    #[inline]
    pub(crate) fn at(&self, square: Square) -> Code {
        self.field[square.index()]
    }

    #[inline]
    pub(crate) fn piece(&self, square: Square) -> Option<Piece> {
        self.at(square).piece()
    }

    /// The pieces that a seat owns.
    #[inline]
    pub(crate) fn pieces(&self, seat: Seat) -> SquareSet {
        self.pieces[seat]
    }

    /// The pawns of a seat that walk away from its own edge.
    #[inline]
    pub(crate) fn pawns(&self, seat: Seat) -> SquareSet {
        self.pawns[seat]
    }

    /// The pieces that belong to nobody any more.
    #[inline]
    pub(crate) fn grey(&self) -> SquareSet {
        self.grey
    }

    /// Everybody's pieces that capture along ranks and files, grey ones too.
    #[inline]
    pub(crate) fn straight_sliders(&self) -> SquareSet {
        self.straight_sliders
    }

    /// Everybody's pieces that capture along diagonals, grey ones too.
    #[inline]
    pub(crate) fn diagonal_sliders(&self) -> SquareSet {
        self.diagonal_sliders
    }

    /// Everybody's pieces that move by their record alone, grey ones too.
    #[inline]
    pub(crate) fn general(&self) -> SquareSet {
        self.general
    }

    /// The pieces of these owners.
    #[inline]
    pub(crate) fn pieces_of(&self, owners: OwnerMask) -> SquareSet {
        let mut pieces = if owners.has_grey() {
            self.grey
        } else {
            SquareSet::EMPTY
        };
        for seat in Seat::ALL {
            if owners.has(seat) {
                pieces = pieces.or(self.pieces[seat]);
            }
        }
        pieces
    }

    #[inline]
    pub(crate) fn occupancy(&self) -> &Occupancy {
        &self.occupancy
    }

    #[inline]
    pub(crate) fn king(&self, seat: Seat) -> Option<Square> {
        let king = self.kings[seat];
        king.exists().then_some(king)
    }

    /// Where the kings of all seats stand.
    #[inline]
    pub(crate) fn kings(&self) -> SquareSet {
        self.royals
    }

    pub(crate) fn piece_key(&self) -> u64 {
        self.piece_key
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub(crate) fn put(&mut self, square: Square, code: Code) {
        debug_assert!(self.at(square).is_empty(), "{square} is not empty");
        self.field[square.index()] = code;
        self.note(square, code);
        if let Some(seat) = code.seat()
            && code.is_in(self.kinds.royal)
        {
            self.kings[seat] = square;
            self.royals.insert(square);
        }
    }

    /// Takes the piece off an occupied square and returns it.
    #[inline]
    pub(crate) fn take(&mut self, square: Square) -> Code {
        let code = self.at(square);
        debug_assert!(code.is_piece(), "nobody stands on {square}");
        self.field[square.index()] = Code::EMPTY;
        self.note(square, code);
        if let Some(seat) = code.seat()
            && code.is_in(self.kinds.royal)
        {
            self.kings[seat] = Square::NONE;
            self.royals.remove(square);
        }
        code
    }

    /// Moves a piece of a seat as it is to a vacant square.
    #[inline]
    pub(crate) fn relocate(&mut self, from: Square, to: Square, seat: Seat) {
        let code = self.at(from);
        debug_assert!(code.seat() == Some(seat), "nobody of {seat} on {from}");
        debug_assert!(self.at(to).is_empty(), "{to} is not empty");
        self.field[from.index()] = Code::EMPTY;
        self.field[to.index()] = code;
        self.piece_key ^= zobrist::piece(code.index(), from) ^ zobrist::piece(code.index(), to);
        self.occupancy.flip(from);
        self.occupancy.flip(to);
        let toggle = |set: &mut SquareSet| {
            set.toggle(from);
            set.toggle(to);
        };
        toggle(&mut self.pieces[seat]);
        if code.is_in(self.kinds.pawns) {
            toggle(&mut self.pawns[seat]);
            return;
        }
        if code.is_in(self.kinds.straight) {
            toggle(&mut self.straight_sliders);
        }
        if code.is_in(self.kinds.diagonal) {
            toggle(&mut self.diagonal_sliders);
        }
        if code.is_in(self.kinds.general) {
            toggle(&mut self.general);
        }
        if code.is_in(self.kinds.royal) {
            toggle(&mut self.royals);
            self.kings[seat] = to;
        }
    }

    /// Keeps sets and key in step with a piece that comes or goes.
    #[inline]
    fn note(&mut self, square: Square, code: Code) {
        self.piece_key ^= zobrist::piece(code.index(), square);
        self.occupancy.flip(square);
        match code.seat() {
            Some(seat) => {
                self.pieces[seat].toggle(square);
                if code.is_in(self.kinds.pawns) {
                    self.pawns[seat].toggle(square);
                    return;
                }
            }
            None => self.grey.toggle(square),
        }
        if code.is_in(self.kinds.straight) {
            self.straight_sliders.toggle(square);
        }
        if code.is_in(self.kinds.diagonal) {
            self.diagonal_sliders.toggle(square);
        }
        if code.is_in(self.kinds.general) {
            self.general.toggle(square);
        }
    }

    /// Takes squares off the board for good (R7.4).
    pub(crate) fn remove_squares(&mut self, squares: SquareSet) {
        for square in squares {
            if self.at(square).is_piece() {
                self.take(square);
            }
            self.field[square.index()] = Code::WALL;
            self.occupancy.flip(square);
        }
    }

    /// Turns all pieces of a seat grey: they belong to nobody any more; the king too unless it walks (14).
    pub(crate) fn turn_grey(&mut self, seat: Seat, king_walks: bool) {
        for square in self.pieces(seat) {
            let code = self.at(square);
            if let Some(kind) = code.kind()
                && !(king_walks && code.is_in(self.kinds.royal))
            {
                self.take(square);
                self.put(square, Code::grey(kind));
            }
        }
    }

    /// The state computed from scratch must equal the state kept in step.
    #[cfg(debug_assertions)]
    pub(crate) fn assert_consistent(&self, rules: &Rules) {
        let mut fresh = Self::empty(rules);
        fresh.field.clone_from(&self.field);
        for square in rules.board.squares() {
            let code = self.at(square);
            if code.is_piece() {
                fresh.field[square.index()] = Code::EMPTY;
                fresh.put(square, code);
            } else if code == Code::WALL {
                fresh.occupancy.flip(square);
            }
        }
        assert_eq!(
            (fresh.occupancy, fresh.pawns, fresh.grey),
            (self.occupancy, self.pawns, self.grey)
        );
        assert_eq!(
            (fresh.pieces, fresh.kings, fresh.piece_key),
            (self.pieces, self.kings, self.piece_key)
        );
        let rights = Seat::ALL
            .into_iter()
            .filter_map(|seat| self.en_passant(seat));
        assert_eq!(
            rights.map(|right| right.over).collect::<SquareSet>(),
            self.passed
        );
        assert_eq!(
            (fresh.straight_sliders, fresh.diagonal_sliders),
            (self.straight_sliders, self.diagonal_sliders)
        );
        assert_eq!((fresh.general, fresh.royals), (self.general, self.royals));
    }
}

/// The padded field with nobody on it.
fn empty_field(squares: SquareSet) -> [Code; 256] {
    let mut field = [Code::WALL; 256];
    for square in squares {
        field[square.index()] = Code::EMPTY;
    }
    field
}

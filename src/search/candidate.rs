//! Moves as the search passes them: four bytes whatever the game, so that one search serves all families.
//!
//! A chess move is packed whole. Any other move is found by its place in the list of its position, and named by a hash of
//! what it does, so that the transposition table and the killers recognise it.

use crate::chess::{self, ChessMove, Flag};
use crate::family;
use crate::moves::Move;
use crate::piece::{Code, Kind};
use crate::play;
use crate::rules::Rules;
use crate::square::Square;
use crate::state::State;
use crate::zobrist::mix;

/// A move's name within its position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tag(pub(super) u32);

impl Tag {
    pub(super) const NONE: Self = Self(0);
    /// Lets the turn go by: a null move, or an opponent who does not reply.
    pub(super) const PASS: Self = Self(0x7FFF_FFFF);
    const LISTED: u32 = 1 << 31;

    fn of_chess(mv: ChessMove) -> Self {
        let flag = match mv.flag {
            Flag::None => 0,
            Flag::DoubleStep => 1,
            Flag::EnPassant => 2,
            Flag::Castle(side) => 3 + u32::from(side),
        };
        let kind = mv.promotes_to.map_or(0, |kind| kind as u32);
        Self(mv.from.index() as u32 | (mv.to.index() as u32) << 8 | kind << 16 | flag << 24)
    }

    fn chess(self) -> ChessMove {
        let byte = |shift: u32| (self.0 >> shift & 255) as usize;
        ChessMove {
            from: Square::from_index(byte(0)),
            to: Square::from_index(byte(8)),
            promotes_to: Kind::ALL.get(byte(16).wrapping_sub(1)).copied(),
            flag: match byte(24) {
                0 => Flag::None,
                1 => Flag::DoubleStep,
                2 => Flag::EnPassant,
                side => Flag::Castle(side as u8 - 3),
            },
        }
    }

    fn of_listed(mv: &Move) -> Self {
        let pair = |topic: u64, from: Square, to: Square, kind: u64| {
            topic << 32 | kind << 16 | (from.index() as u64) << 8 | to.index() as u64
        };
        let word = match *mv {
            Move::Step { from, to } => pair(1, from, to, 0),
            Move::Promotion { from, to, kind } => pair(2, from, to, kind as u64),
            Move::Castle { from, to } => pair(3, from, to, 0),
            Move::Jump(path) => path
                .squares()
                .iter()
                .fold(4, |word, square| mix(word ^ (square.index() as u64) << 40)),
            Move::Drop { kind, square } => pair(5, square, square, kind as u64),
            Move::Place { from, to } => pair(6, from, to, 0),
            Move::Shade { from, to } => pair(7, from, to, 0),
            Move::Huff(square) => pair(8, square, square, 0),
            Move::Declare(seat) => 9 << 32 | seat as u64,
            Move::Done => 10 << 32,
            Move::Skip => 11 << 32,
        };
        Self(mix(word) as u32 | Self::LISTED)
    }
}

/// A move that may be searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) tag: Tag,
    /// Its place in the position's list, for moves that are not packed.
    place: u16,
    /// Those with higher scores are searched first.
    pub(super) score: i32,
    pub(super) from: Square,
    pub(super) to: Square,
}

impl Candidate {
    pub(super) const PASS: Self = Self {
        tag: Tag::PASS,
        place: 0,
        score: 0,
        from: Square::NONE,
        to: Square::NONE,
    };

    fn of_chess(mv: ChessMove) -> Self {
        Self {
            tag: Tag::of_chess(mv),
            place: 0,
            score: 0,
            from: mv.from,
            to: mv.to,
        }
    }

    pub(super) fn promotes(&self) -> bool {
        self.tag.0 >> 16 & 255 != 0 && self.tag.0 & Tag::LISTED == 0 && self.tag != Tag::PASS
    }

    /// What a pawn becomes.
    pub(super) fn promotes_to(&self) -> Option<Kind> {
        self.promotes()
            .then(|| self.tag.chess().promotes_to)
            .flatten()
    }
}

/// The moves of one position, without allocation once the lists have grown.
#[derive(Clone, Debug, Default)]
pub(super) struct Candidates {
    pub(super) list: Vec<Candidate>,
    listed: Vec<Move>,
    packed: Vec<ChessMove>,
}

impl Candidates {
    pub(super) fn clear(&mut self) {
        self.list.clear();
        self.listed.clear();
    }

    /// All legal moves, or only those that capture or promote.
    pub(super) fn find(&mut self, state: &State, rules: &Rules, noisy_only: bool) {
        self.clear();
        self.packed.clear();
        let packed = family::packed_moves(state, rules, &mut self.packed);
        if packed {
            let wanted = self
                .packed
                .iter()
                .filter(|&&mv| !noisy_only || is_packed_noisy(state, mv));
            self.list.extend(wanted.copied().map(Candidate::of_chess));
            if noisy_only || !family::has_talk(state, rules) {
                return;
            }
        }
        self.listed = family::moves(state, rules);
        if packed {
            self.listed.retain(is_diplomatic);
        }
        for (place, mv) in self.listed.iter().enumerate() {
            let from = mv.from().unwrap_or(Square::NONE);
            let to = mv.to().unwrap_or(Square::NONE);
            if noisy_only && !is_noisy(state, mv) {
                continue;
            }
            self.list.push(Candidate {
                tag: Tag::of_listed(mv),
                place: place as u16,
                score: 0,
                from,
                to,
            });
        }
    }

    /// Only the move that the table names, where its moves are found by stages and it is legal.
    pub(super) fn find_named(&mut self, state: &State, rules: &Rules, tag: Tag) -> bool {
        self.clear();
        if tag == Tag::NONE || tag.0 & Tag::LISTED != 0 || tag == Tag::PASS {
            return false;
        }
        let mv = tag.chess();
        let legal = chess::is_legal(state, rules, mv);
        if legal {
            self.list.push(Candidate::of_chess(mv));
        }
        legal
    }

    /// Adds the captures to what was found before.
    pub(super) fn add_captures(&mut self, state: &State, rules: &Rules) {
        self.packed.clear();
        chess::captures(state, rules, &mut self.packed);
        self.add_packed();
    }

    /// Adds the quiet moves to what was found before.
    pub(super) fn add_quiet_moves(&mut self, state: &State, rules: &Rules) {
        self.packed.clear();
        chess::quiet_moves(state, rules, &mut self.packed);
        self.add_packed();
    }

    /// Adds the quiet moves that give check to a king.
    pub(super) fn add_quiet_checks(&mut self, state: &State, rules: &Rules, king: Square) {
        self.packed.clear();
        chess::quiet_checks(state, rules, king, &mut self.packed);
        self.add_packed();
    }

    fn add_packed(&mut self) {
        // The table's move was found first, alone.
        let named = self.list.first().map(|candidate| candidate.tag);
        let new = self.packed.iter().copied().map(Candidate::of_chess);
        self.list
            .extend(new.filter(|candidate| Some(candidate.tag) != named));
    }

    /// The move in full.
    pub(super) fn to_move(&self, state: &State, rules: &Rules, candidate: &Candidate) -> Move {
        if candidate.tag.0 & Tag::LISTED == 0 {
            family::to_move(state, rules, candidate.tag.chess())
        } else {
            self.listed[usize::from(candidate.place)]
        }
    }

    /// Makes a move of this position in a copy of it.
    pub(super) fn make(&self, state: &mut State, rules: &Rules, candidate: &Candidate) {
        if candidate.tag == Tag::PASS {
            play::lose_turn(state, rules, &mut ());
        } else if candidate.tag.0 & Tag::LISTED == 0 {
            play::make_packed(state, rules, candidate.tag.chess(), &mut ());
        } else {
            let mv = self.listed[usize::from(candidate.place)];
            play::make(state, rules, mv, &mut ());
        }
    }

    pub(super) fn any_jump(&self) -> bool {
        matches!(self.listed.first(), Some(Move::Jump(_)))
    }

    /// What the move puts back on the board (R7.4).
    pub(super) fn put_back(&self, candidate: &Candidate) -> Option<Kind> {
        match self.listed.get(usize::from(candidate.place)) {
            Some(Move::Drop { kind, .. }) => Some(*kind),
            _ => None,
        }
    }

    /// Pieces jumped by the move; 0 for other moves.
    pub(super) fn jumps(&self, candidate: &Candidate) -> i32 {
        match self.listed.get(usize::from(candidate.place)) {
            Some(Move::Jump(path)) => path.squares().len() as i32 - 1,
            _ => 0,
        }
    }
}

/// May a pawn of the seat to move promote without a capture?
pub(super) fn may_promote(state: &State, rules: &Rules) -> bool {
    let before = rules.pawns[state.turn].before_promotion;
    state.pawns(state.turn).meets(before) || !state.removed_arms.is_empty()
}

/// What a power may choose in the diplomatic rounds besides moving a piece. Rearranging is left out: arranging pieces well is no
/// matter of looking ahead, and it would cost the turn.
fn is_diplomatic(mv: &Move) -> bool {
    matches!(
        mv,
        Move::Declare(_) | Move::Skip | Move::Shade { .. } | Move::Done
    )
}

fn is_noisy(state: &State, mv: &Move) -> bool {
    match mv {
        Move::Step { to, .. } => state.at(*to).is_piece(),
        Move::Promotion { .. } | Move::Jump(_) | Move::Huff(_) | Move::Drop { .. } => true,
        _ => false,
    }
}

/// Is a packed move worth following where only captures and promotions are? Of promotions only that to the dearest piece.
fn is_packed_noisy(state: &State, mv: ChessMove) -> bool {
    match mv.promotes_to {
        Some(Kind::Queen | Kind::OnePointQueen | Kind::Submarine) => true,
        Some(_) => false,
        None => state.at(mv.to).is_piece() || mv.flag == Flag::EnPassant,
    }
}

/// The piece on the target.
pub(super) fn victim(state: &State, candidate: &Candidate) -> Code {
    if candidate.to.exists() {
        state.at(candidate.to)
    } else {
        Code::EMPTY
    }
}

/// Neither captures nor promotes.
pub(super) fn is_quiet(state: &State, candidate: &Candidate) -> bool {
    !candidate.promotes() && !victim(state, candidate).is_piece()
}

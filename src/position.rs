//! Positions: always valid, always with somebody to move or an outcome.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use crate::coalition;
use crate::effect::{Effect, EffectSink};
use crate::facts::{EnPassantRight, Phase, SeatState};
use crate::family;
use crate::moves::{IllegalMove, Move};
use crate::outcome::Outcome;
use crate::piece::{Code, Kind, Piece};
use crate::play;
use crate::rules::Rules;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::setup::Setup;
use crate::square::{Square, SquareSet};
use crate::state::State;
use crate::variant::{Scoring, Variant};
use crate::zobrist::{self, Topic};

mod illegal;
mod validate;

pub use crate::coalition::{DiplomacySummary, TurnKind};
pub use crate::facts::{Fault, Faults};

/// A moment of a game, proved valid: a referee could be shown it.
///
/// ```
/// use quadrille::{Position, Variant};
/// let variant = Variant::new("orthodox", &"-".parse().unwrap()).unwrap();
/// let position = Position::start(variant);
/// assert_eq!(position.legal_moves().len(), 20);
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    rules: Arc<Rules>,
    state: State,
}

impl Position {
    /// The starting position of a game.
    pub fn start(variant: Variant) -> Self {
        let rules = Rules::new(variant);
        let state = state_of(&rules, &Setup::start(&rules.variant));
        Self {
            rules: Arc::new(rules),
            state,
        }
    }

    /// The position that a set-up describes. If the seat to move cannot, the rules say what becomes of it, as in play.
    ///
    /// # Errors
    /// All [`Faults`] of a set-up that is no position of the game.
    pub fn from_setup(variant: Variant, setup: &Setup) -> Result<Self, Faults> {
        let rules = Rules::new(variant);
        let mut state = state_of(&rules, setup);
        validate::validate(&rules, setup, &state)?;
        if state.outcome.is_none() && family::may_be_offered(&rules, state.phase) {
            play::reoffer_turn(&mut state, &rules, &mut ());
        }
        Ok(Self {
            rules: Arc::new(rules),
            state,
        })
    }

    /// The set-up that describes this position.
    pub fn to_setup(&self) -> Setup {
        let state = &self.state;
        let existing = |square: Square| square.exists().then_some(square);
        // Added singly: collecting would sort them, and bring a sort of its own into the wasm.
        let mut pieces = BTreeMap::new();
        for (square, piece) in self.pieces() {
            pieces.insert(square, piece);
        }
        Setup {
            pieces,
            turn: state.turn,
            seat_states: BySeat::from_fn(|seat| state.seat_state(seat)),
            phase: state.phase,
            castling_rooks: state
                .castling_rooks
                .map(|[left, right]| [existing(left), existing(right)]),
            en_passant: BySeat::from_fn(|seat| state.en_passant(seat)),
            quiet_plies: state.quiet_plies,
            removed_arms: state.removed_arms,
            called: state.called,
            points: state.points,
            huff: state.huff,
            diplomacy: state.diplomacy,
            outcome: state.outcome,
            passed_in_check: validate::waits_in_check(&self.rules, state),
        }
    }

    /// The game's record of rules.
    pub fn variant(&self) -> &Variant {
        &self.rules.variant
    }

    /// The piece on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.state.piece(square)
    }

    /// All pieces, from a1 along the ranks.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.rules
            .board
            .squares()
            .iter()
            .filter_map(|square| Some((square, self.state.piece(square)?)))
    }

    /// The squares that are there: without the arms that have left the board.
    pub fn squares(&self) -> SquareSet {
        self.rules
            .board
            .squares()
            .iter()
            .filter(|&square| self.state.at(square) != Code::WALL)
            .collect()
    }

    /// The seat to move; after the end, the last that was.
    pub fn turn(&self) -> Seat {
        self.state.turn
    }

    /// What kind of choice the seat to move has.
    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// What part a seat takes.
    pub fn seat_state(&self, seat: Seat) -> SeatState {
        self.state.seat_state(seat)
    }

    /// The seats that win and lose with a seat, itself included.
    pub fn allies(&self, seat: Seat) -> SeatSet {
        self.state.allies(&self.rules, seat)
    }

    /// The coalitions, once they are settled (11).
    pub fn alliances(&self) -> Option<[SeatSet; 2]> {
        let first = self.state.diplomacy.allies(Seat::South)?;
        Some([first, self.rules.variant.seats().without(first)])
    }

    /// The parties as they are now: the game's own, or the coalitions.
    pub fn parties(&self) -> Vec<SeatSet> {
        self.alliances()
            .map_or_else(|| self.rules.variant.parties.clone(), Vec::from)
    }

    /// The seats whose next regular turn is skipped (11).
    pub fn owes_turn(&self) -> SeatSet {
        self.state.diplomacy.owed
    }

    /// The points of a coalition game that is over (R11.9).
    pub fn coalition_points(&self) -> Option<BySeat<u16>> {
        (self.rules.variant.scoring == Scoring::Coalition)
            .then(|| coalition::points(&self.state))
            .flatten()
    }

    /// The points of the online free-for-all.
    pub fn points(&self) -> BySeat<u16> {
        self.state.points
    }

    /// The seat whose player moves a seat's pieces: its own, but for a dummy of Coalition its ally (R11.11).
    pub fn moved_by(&self, seat: Seat) -> Seat {
        self.diplomacy()
            .map_or(seat, |diplomacy| diplomacy.controllers[seat])
    }

    /// Where Coalition's diplomacy stands; `None` in other games.
    pub fn diplomacy(&self) -> Option<DiplomacySummary> {
        family::has_diplomacy(&self.rules).then(|| DiplomacySummary::new(&self.state, &self.rules))
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome
    }

    /// The square of a seat's king.
    pub fn king(&self, seat: Seat) -> Option<Square> {
        self.state.king(seat)
    }

    /// The seats that give check to a seat's king; none for a seat that is out.
    pub fn checkers(&self, seat: Seat) -> SeatSet {
        match self.king(seat) {
            Some(king) if self.seat_state(seat).takes_turns() => {
                family::attackers(&self.state, &self.rules, king, self.state.power[seat])
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// As [`Position::checkers`], of those who called it since the seat's last turn (R4.2).
    pub fn called_checks(&self, seat: Seat) -> SeatSet {
        self.checkers(seat).and(self.state.called[seat])
    }

    /// The seats whose king is in check.
    pub fn seats_in_check(&self) -> SeatSet {
        Seat::ALL
            .into_iter()
            .filter(|&seat| !self.checkers(seat).is_empty())
            .collect()
    }

    /// The legal moves of the seat to move, in no order that matters; none when the game is over.
    pub fn legal_moves(&self) -> Vec<Move> {
        family::moves(&self.state, &self.rules)
    }

    /// A move's text on this board.
    pub fn text(&self, mv: Move) -> String {
        mv.text(self.rules.variant.board.skips_j())
    }

    /// The legal move with this text.
    ///
    /// # Errors
    /// [`IllegalMove`] says why there is none.
    pub fn find_move(&self, text: &str) -> Result<Move, IllegalMove> {
        let letters: Vec<Kind> = self.kinds();
        let wanted = Move::parse(text, self.rules.variant.board.skips_j(), &letters)?;
        self.legal(wanted)
            .ok_or_else(|| illegal::why(&self.state, &self.rules, wanted, text))
    }

    /// The legal move that is the same choice: castling may be given as a step of the king.
    ///
    /// ```
    /// use quadrille::{Move, Options, Position, Variant};
    /// let start = Position::start(Variant::new("orthodox", &Options::default()).unwrap());
    /// let mv: Move = "e2-e4".parse().unwrap();
    /// assert_eq!(start.find(mv).unwrap(), mv);
    /// assert!(start.find("e2-e5".parse().unwrap()).is_err());
    /// ```
    ///
    /// # Errors
    /// [`IllegalMove`] says why there is none.
    pub fn find(&self, wanted: Move) -> Result<Move, IllegalMove> {
        self.legal(wanted)
            .ok_or_else(|| illegal::why(&self.state, &self.rules, wanted, &self.text(wanted)))
    }

    fn legal(&self, wanted: Move) -> Option<Move> {
        let mut moves = self.legal_moves().into_iter();
        moves.find(|mv| mv.is_same_choice(wanted))
    }

    /// The kinds of pieces of this game's family.
    pub fn kinds(&self) -> Vec<Kind> {
        self.rules.variant.kinds()
    }

    /// Makes a move and tells what it did.
    ///
    /// # Errors
    /// [`IllegalMove`] if it is not legal; the position is unchanged then.
    pub fn play(&mut self, mv: Move) -> Result<Vec<Effect>, IllegalMove> {
        let mv = self.find(mv)?;
        let mut effects = Vec::new();
        self.make(mv, &mut effects);
        self.tell_checks(&mut effects);
        Ok(effects)
    }

    /// The seat calls check with the move that it makes next (R4.2).
    pub(crate) fn call_check(&mut self, seat: Seat) {
        for other in self.rules.variant.seats().without(self.allies(seat)).iter() {
            self.state.called[other].insert(seat);
        }
    }

    /// Does the seat to move answer a check before its regular turn (11)?
    pub(crate) fn is_out_of_order(&self) -> bool {
        self.state.diplomacy.answering_after.is_some()
    }

    /// Tells of every king that stands in check.
    pub(crate) fn tell_checks(&self, effects: &mut Vec<Effect>) {
        for seat in self.rules.variant.seats().iter() {
            if let (Some(square), by) = (self.king(seat), self.checkers(seat))
                && !by.is_empty()
            {
                effects.push(Effect::Check { seat, by, square });
            }
        }
    }

    /// Makes a move that is known to be legal.
    pub(crate) fn make(&mut self, mv: Move, effects: &mut dyn EffectSink) {
        play::make(&mut self.state, &self.rules, mv, effects);
    }

    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    pub(crate) fn state_mut(&mut self) -> (&mut State, &Rules) {
        (&mut self.state, &self.rules)
    }

    pub(crate) fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The right against a seat's pawn that has just made a double step.
    pub fn en_passant(&self, pusher: Seat) -> Option<EnPassantRight> {
        self.state.en_passant(pusher)
    }

    /// The key of the position: equal for the same pieces on the same squares, seat states, seat to move, castling rights, phase,
    /// and en-passant rights that some hostile pawn stands ready to use (R3.1).
    pub fn key(&self) -> u64 {
        key(&self.state, &self.rules)
    }
}

/// What [`Position::key`] returns.
pub(crate) fn key(state: &State, rules: &Rules) -> u64 {
    let mut key = state.piece_key()
        ^ zobrist::fact(Topic::Turn, state.turn as u64)
        ^ zobrist::fact(Topic::Phase, state.phase as u64);
    for seat in Seat::ALL {
        let at = |value: u64| value << 8 | seat as u64;
        key ^= zobrist::fact(Topic::SeatState, at(state.seat_state(seat) as u64));
        for rook in state.castling_rooks[seat]
            .into_iter()
            .filter(|rook| rook.exists())
        {
            key ^= zobrist::fact(Topic::CastlingRook, at(rook.index() as u64));
        }
        if let Some(right) = state.en_passant(seat)
            && family::ready_to_take(state, rules, seat)
        {
            key ^= zobrist::fact(Topic::EnPassant, at(right.over.index() as u64));
        }
    }
    key ^= zobrist::fact(Topic::RemovedArms, u64::from(state.removed_arms.bits()));
    key ^ state.huff.key() ^ state.diplomacy.key()
}

/// The position as FEN4, which [`FromStr`](std::str::FromStr) reads; with `{:#}` a picture of the board.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !f.alternate() {
            return f.write_str(&self.to_fen4());
        }
        let shape = self.rules.board.shape();
        for rank in (0..shape.ranks()).rev() {
            for file in 0..shape.files() {
                let square = Square::at(file, rank);
                match self.state.piece(square) {
                    Some(piece) => write!(f, " {piece}")?,
                    None if self.state.at(square).is_empty() => f.write_str("  .")?,
                    None => f.write_str("   ")?,
                }
            }
            writeln!(f)?;
        }
        write!(f, "{} to move", self.turn().name())
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state && self.rules.variant == other.rules.variant
    }
}

impl Eq for Position {}

/// Copies a set-up into a state; what does not fit is left out, and validation names it.
fn state_of(rules: &Rules, setup: &Setup) -> State {
    let mut state = State::empty(rules);
    for seat in setup.removed_arms.iter() {
        state.remove_squares(rules.board.arm(seat));
    }
    for (&square, &piece) in &setup.pieces {
        // Beside the board and where an arm has left there are walls.
        if state.at(square).is_empty() {
            state.put(square, Code::of(piece));
        }
    }
    state.turn = setup.turn;
    state.phase = setup.phase;
    let place = |rook: Option<Square>| rook.unwrap_or(Square::NONE);
    state.castling_rooks = setup
        .castling_rooks
        .map(|[left, right]| [place(left), place(right)]);
    for seat in Seat::ALL {
        state.load_seat_state(seat, setup.seat_states[seat]);
        if let Some(right) = setup.en_passant[seat] {
            state.set_en_passant(seat, right);
        }
    }
    state.quiet_plies = setup.quiet_plies;
    state.removed_arms = setup.removed_arms;
    state.called = setup.called;
    state.points = setup.points;
    state.huff = setup.huff;
    state.diplomacy = setup.diplomacy;
    state.outcome = setup.outcome;
    state.refresh_masks(rules);
    state
}

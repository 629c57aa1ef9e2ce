//! A game: its record, and the positions along the line that is shown. The record is the only truth; undo, redo and jumps
//! move a cursor along it.

mod claim;
mod event;
mod record;

pub use claim::Claim;
pub use event::{Event, IllegalEvent, Pact, TableEvent};
pub(crate) use record::tag_name;
pub use record::{Node, NodeId, Record};

use crate::effect::Effect;
use crate::endings;
use crate::facts::SeatState;
use crate::moves::{IllegalMove, Move};
use crate::outcome::{Outcome, Reason};
use crate::piece::Piece;
use crate::position::Position;
use crate::seat::{Seat, SeatSet};
use crate::variant::Variant;

/// A game under way or over.
///
/// ```
/// use quadrille::{Game, Variant};
/// let mut game = Game::new(Variant::new("orthodox", &"-".parse().unwrap()).unwrap());
/// game.play("e2-e4").unwrap();
/// assert!(game.undo());
/// assert!(game.redo());
/// assert_eq!(game.ply(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    record: Record,
    /// The nodes of the line that is shown, from the first event; some may lie behind the cursor, for redo.
    line: Vec<NodeId>,
    /// The position before the first event and after each event up to the cursor.
    moments: Vec<Moment>,
    draws_by_repetition: bool,
}

/// A position of the game, and what the table has agreed on besides.
#[derive(Clone, Debug)]
struct Moment {
    position: Position,
    key: u64,
    pacts: Vec<Pact>,
    /// Moves made so far, table events left out.
    ply: usize,
    /// What the last event took off the board, and who took it.
    captures: Vec<(Seat, Piece)>,
}

impl Game {
    /// A game from its starting position.
    pub fn new(variant: Variant) -> Self {
        Self::from_position(Position::start(variant))
    }

    /// A game from any position.
    pub fn from_position(position: Position) -> Self {
        let key = position.key();
        Self {
            record: Record::default(),
            line: Vec::new(),
            moments: vec![Moment {
                position,
                key,
                pacts: Vec::new(),
                ply: 0,
                captures: Vec::new(),
            }],
            draws_by_repetition: true,
        }
    }

    /// Switches the threefold and fifty-round draws off, for counting and for tests.
    #[must_use]
    pub fn without_repetition_draws(mut self) -> Self {
        self.draws_by_repetition = false;
        self
    }

    /// The game's rules.
    pub fn variant(&self) -> &Variant {
        self.position().variant()
    }

    fn now(&self) -> &Moment {
        // `moments` begins with the starting position and is never emptied.
        &self.moments[self.moments.len() - 1]
    }

    /// The position at the cursor.
    pub fn position(&self) -> &Position {
        &self.now().position
    }

    /// The position before the first event.
    pub fn start(&self) -> &Position {
        &self.moments[0].position
    }

    /// The keys of the positions before the cursor, for whoever looks out for repetitions.
    pub fn earlier_keys(&self) -> Vec<u64> {
        self.moments[..self.cursor()]
            .iter()
            .map(|moment| moment.key)
            .collect()
    }

    /// How the game ended, if it did at the cursor.
    pub fn status(&self) -> Option<Outcome> {
        self.position().outcome()
    }

    /// The pacts that stand (10).
    pub fn pacts(&self) -> &[Pact] {
        &self.now().pacts
    }

    /// Moves made up to the cursor.
    pub fn ply(&self) -> usize {
        self.now().ply
    }

    /// Moves of the whole line that is shown.
    pub fn plies(&self) -> usize {
        self.line
            .iter()
            .filter(|&&id| matches!(self.record.node(id).event, Event::Move { .. }))
            .count()
    }

    /// The round of the seat to move, from 1: a round ends when the order of play comes round. Coalition counts its rounds by
    /// regular places (R11.12).
    pub fn round(&self) -> usize {
        if let Some(diplomacy) = self.position().diplomacy() {
            return usize::from(diplomacy.round);
        }
        let order = &self.variant().order;
        let place = |seat: Seat| order.iter().position(|&other| other == seat);
        let movers = self.line[..self.cursor()]
            .iter()
            .map(|&id| self.record.node(id))
            .filter(|node| matches!(node.event, Event::Move { .. }))
            .map(|node| node.seat);
        let mut round = 1;
        let mut last = None;
        for seat in movers.chain([self.position().turn()]) {
            if last.is_some_and(|last| last != seat && place(seat) < place(last)) {
                round += 1;
            }
            last = Some(seat);
        }
        round
    }

    /// The last event before the cursor that was a move, and whose.
    pub fn last_move(&self) -> Option<(Seat, &Event)> {
        let made = self.line[..self.cursor()]
            .iter()
            .rev()
            .map(|&id| self.record.node(id));
        made.filter(|node| matches!(node.event, Event::Move { .. }))
            .map(|node| (node.seat, &node.event))
            .next()
    }

    /// The node of the line whose move was the `ply`-th, from 1.
    pub fn node_at_ply(&self, ply: usize) -> Option<NodeId> {
        let is_move = |id: &NodeId| matches!(self.record.node(*id).event, Event::Move { .. });
        self.line
            .iter()
            .copied()
            .filter(is_move)
            .nth(ply.checked_sub(1)?)
    }

    /// The pieces that a seat has captured up to the cursor, in order.
    pub fn captured_by(&self, seat: Seat) -> impl Iterator<Item = Piece> + '_ {
        let captures = self.moments.iter().flat_map(|moment| &moment.captures);
        captures
            .filter(move |(by, _)| *by == seat)
            .map(|&(_, piece)| piece)
    }

    /// The record: a tree whose first children are the main line.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The record, for tags, comments and marks.
    pub fn record_mut(&mut self) -> &mut Record {
        &mut self.record
    }

    /// The nodes of the line shown, those behind the cursor too.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// How many events of the line lie before the cursor.
    pub fn cursor(&self) -> usize {
        self.moments.len() - 1
    }

    /// The position before an event of the line; the event's place is less than the cursor's.
    pub(crate) fn position_before(&self, place: usize) -> &Position {
        &self.moments[place].position
    }

    /// The legal moves of the seat to move.
    pub fn legal_moves(&self) -> Vec<Move> {
        self.position().legal_moves()
    }

    /// Plays a move, as a new variation if the record goes on otherwise here.
    ///
    /// ```
    /// use quadrille::{Game, Options, Variant};
    /// let mut game = Game::new(Variant::new("hughes", &Options::default()).unwrap());
    /// let mv = game.legal_moves()[0];
    /// game.apply_move(mv).unwrap();
    /// assert!(game.apply_move(mv).is_err(), "it is West's turn");
    /// ```
    ///
    /// # Errors
    /// [`IllegalMove`] if it is not legal; nothing changes then.
    pub fn apply_move(&mut self, mv: Move) -> Result<Vec<Effect>, IllegalMove> {
        let mv = self.position().find(mv)?;
        Ok(self.make(mv, false))
    }

    /// The same, and the mover calls check with it where checks are spoken (R4.2); elsewhere the call says nothing.
    ///
    /// # Errors
    /// [`IllegalMove`] if the move is not legal; nothing changes then.
    pub fn apply_calling_check(&mut self, mv: Move) -> Result<Vec<Effect>, IllegalMove> {
        let mv = self.position().find(mv)?;
        Ok(self.make(mv, self.variant().spoken_check))
    }

    /// Plays a move by its text; `+` at its end calls check where checks are spoken (R4.2).
    ///
    /// # Errors
    /// [`IllegalMove`] if it is not legal; nothing changes then.
    pub fn play(&mut self, text: &str) -> Result<Vec<Effect>, IllegalMove> {
        let mv = self.position().find_move(text)?;
        Ok(self.make(mv, self.variant().spoken_check && text.ends_with('+')))
    }

    /// Plays a move that is known to be legal.
    fn make(&mut self, mv: Move, called: bool) -> Vec<Effect> {
        let event = Event::Move { mv, called };
        let seat = self.position().turn();
        let mut next = self.now().clone();
        let mut effects = Vec::new();
        if called {
            next.position.call_check(seat);
            effects.push(Effect::Called { seat });
        }
        next.position.make(mv, &mut effects);
        next.ply += 1;
        next.key = next.position.key();
        if self.draws_by_repetition {
            self.draw_by_repetition(&mut next, &mut effects);
        }
        self.finish(event, seat, next, effects)
    }

    /// The move of a king that walks by itself, when it is its turn (14): any legal one, drawn by the record's tag `Seed`
    /// and the ply, so that the same record walks the same way.
    pub fn walking_move(&self) -> Option<Move> {
        let position = self.position();
        if position.seat_state(position.turn()) != SeatState::Walking {
            return None;
        }
        let mut moves = self.legal_moves();
        moves.sort_unstable_by_key(|mv| (mv.from(), mv.to()));
        let seed = self
            .record
            .tag("Seed")
            .and_then(|seed| seed.parse().ok())
            .unwrap_or(0_u64);
        let drawn = crate::zobrist::fact(
            crate::zobrist::Topic::Table,
            seed.wrapping_add(self.ply() as u64),
        );
        let count = u64::try_from(moves.len()).ok().filter(|&count| count > 0)?;
        moves.get(usize::try_from(drawn % count).ok()?).copied()
    }

    /// Does what players agree on or suffer besides their moves.
    ///
    /// # Errors
    /// [`IllegalEvent`] if the rules do not allow it now; nothing changes then.
    pub fn apply_event(&mut self, event: &TableEvent) -> Result<Vec<Effect>, IllegalEvent> {
        let mut next = self.now().clone();
        let mut effects = Vec::new();
        let claim = self.claim();
        event::apply(
            &mut next.position,
            &mut next.pacts,
            event,
            claim,
            &mut effects,
        )?;
        next.key = next.position.key();
        let seat = event.seat().unwrap_or(self.position().turn());
        Ok(self.finish(Event::Table(event.clone()), seat, next, effects))
    }

    /// Notes what an event has led to. Where the record goes on, the people at that board did not heed a draw that the
    /// referee would have declared (R3.6).
    fn finish(
        &mut self,
        event: Event,
        seat: Seat,
        mut next: Moment,
        mut effects: Vec<Effect>,
    ) -> Vec<Effect> {
        let parent = self.cursor().checked_sub(1).map(|last| self.line[last]);
        if self.record.goes_on_after(parent, &event, seat) {
            claim::go_on(&mut next.position, passes_on(&event), &mut effects);
            next.key = next.position.key();
        }
        next.position.tell_checks(&mut effects);
        next.captures = captures(&effects);
        self.push(event, seat, next);
        effects
    }

    fn push(&mut self, event: Event, seat: Seat, next: Moment) {
        let cursor = self.cursor();
        let parent = cursor.checked_sub(1).map(|last| self.line[last]);
        let node = self.record.add(parent, event, seat);
        if self.line.get(cursor) != Some(&node) {
            self.line.truncate(cursor);
            self.line.push(node);
            while let Some(&child) = self.record.children(self.line.last().copied()).first() {
                self.line.push(child);
            }
        }
        self.moments.push(next);
    }

    /// The draws that need no claim (R3.1, R3.2, R3.6).
    fn draw_by_repetition(&self, next: &mut Moment, effects: &mut Vec<Effect>) {
        let limits = if self.variant().draw_claims {
            &claim::BY_ITSELF
        } else {
            &claim::CLAIMED
        };
        if let Some(reason) = limits.draw(&next.position, next.key, keys(&self.moments)) {
            let (state, rules) = next.position.state_mut();
            endings::draw(state, rules, reason, effects);
        }
    }

    /// What may be claimed in this position: in orthodox chess a draw, in the free-for-all the win.
    ///
    /// ```
    /// use quadrille::{Game, Outcome, Reason, Variant};
    /// let mut game = Game::new(Variant::new("orthodox", &"-".parse().unwrap()).unwrap());
    /// for mv in ["g1-f3", "g8-f6", "f3-g1", "f6-g8"].repeat(2) {
    ///     assert_eq!(game.claim(), None);
    ///     game.play(mv).unwrap();
    /// }
    /// assert_eq!(game.claim().unwrap().outcome, Outcome::Draw(Reason::Threefold));
    /// game.apply_event(&"claim".parse().unwrap()).unwrap();
    /// assert_eq!(game.status(), Some(Outcome::Draw(Reason::Threefold)));
    /// ```
    pub fn claim(&self) -> Option<Claim> {
        let now = self.now();
        claim::claim(&now.position, now.key, keys(&self.moments[..self.cursor()]))
    }

    /// Goes on in a position in which the referee has declared a draw, as the people did whose record is read (R3.6). The
    /// answer is why he did.
    pub(crate) fn go_on(&mut self) -> Option<Reason> {
        let last = self.cursor().checked_sub(1).map(|last| self.line[last]);
        let after_move = last.is_some_and(|id| passes_on(&self.record.node(id).event));
        let now = self.moments.last_mut()?;
        let reason = claim::go_on(&mut now.position, after_move, &mut Vec::new());
        now.key = now.position.key();
        reason
    }

    /// Takes the last event before the cursor back; `false` at the start.
    pub fn undo(&mut self) -> bool {
        if self.moments.len() > 1 {
            self.moments.pop();
            return true;
        }
        false
    }

    /// Goes one event forward along the line; `false` at its end.
    pub fn redo(&mut self) -> bool {
        let Some(&node) = self.line.get(self.cursor()) else {
            return false;
        };
        self.replay(node)
    }

    /// Makes the line that is shown the record's main line; what was it before stays as a variation.
    ///
    /// ```
    /// # use quadrille::{Game, Variant};
    /// let mut game = Game::new(Variant::new("orthodox", &"-".parse().unwrap()).unwrap());
    /// game.play("e2-e4").unwrap();
    /// game.undo();
    /// game.play("d2-d4").unwrap();
    /// game.promote_line();
    /// assert_eq!(game.record().main_line(), game.line());
    /// ```
    pub fn promote_line(&mut self) {
        if let Some(&last) = self.line.last() {
            self.record.promote(last);
        }
    }

    /// Moves the cursor to where `ply` moves have been made, or as near as the line goes.
    pub fn go_to(&mut self, ply: usize) {
        while self.ply() > ply && self.undo() {}
        while self.ply() < ply && self.redo() {}
    }

    /// Moves the cursor to the end of the main line.
    pub fn go_to_end(&mut self) {
        if let Some(&last) = self.record.main_line().last() {
            self.go_to_node(last);
        }
    }

    /// Shows another line of the record: the one that leads to a node, with the cursor behind it.
    pub fn go_to_node(&mut self, node: NodeId) {
        let path = self.record.path_to(node);
        let shared = self
            .line
            .iter()
            .zip(&path)
            .take_while(|(a, b)| a == b)
            .count();
        self.moments.truncate(shared.min(self.cursor()) + 1);
        let length = path.len();
        self.line = path;
        while let Some(&child) = self.record.children(self.line.last().copied()).first() {
            self.line.push(child);
        }
        while self.cursor() < length && self.redo() {}
    }

    /// Plays a recorded event again. Records hold only what was legal, so this succeeds.
    fn replay(&mut self, node: NodeId) -> bool {
        let event = self.record.node(node).event.clone();
        match event {
            Event::Move { mv, called } => {
                let calls = called && self.variant().spoken_check;
                let found = self.position().find(mv);
                found.map(|mv| self.make(mv, calls)).is_ok()
            }
            Event::Table(event) => self.apply_event(&event).is_ok(),
        }
    }

    /// The seats that must agree to a draw: those of every party still in play.
    pub fn draw_needs(&self) -> SeatSet {
        let position = self.position();
        Seat::ALL
            .into_iter()
            .filter(|&seat| position.seat_state(seat) == SeatState::Active)
            .collect()
    }
}

/// The keys of positions, the last first.
fn keys(moments: &[Moment]) -> impl Iterator<Item = u64> + '_ {
    moments.iter().rev().map(|moment| moment.key)
}

/// Has the turn passed to the next seat by this event?
const fn passes_on(event: &Event) -> bool {
    matches!(
        event,
        Event::Move { .. } | Event::Table(TableEvent::PassSand | TableEvent::Pass)
    )
}

fn captures(effects: &[Effect]) -> Vec<(Seat, Piece)> {
    effects
        .iter()
        .filter_map(|effect| match *effect {
            Effect::Captured { seat, kind, by, .. } => Some((by, Piece { owner: seat, kind })),
            _ => None,
        })
        .collect()
}

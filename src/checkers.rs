//! QuadroCheckers and classic checkers (rule book, 5 and 12).
//!
//! Choices are found on a board of their own: [`spots`] are the dark squares by number, a set of them one word;
//! [`geometry`] knows the diagonals between them, [`stones`] keeps the pieces in five words, and [`generate`] finds and
//! counts what a seat may do. Seats, turns, effects and endings are those of all games: this module applies a choice to the
//! [`State`] and says what becomes of a seat without pieces or without a move.

mod count;
mod generate;
mod geometry;
mod huff;
mod spots;
mod stones;
mod validate;

pub(crate) use count::perft;
pub use huff::Huff;
pub(crate) use validate::validate;

use self::generate::{Choices, Compulsion, Path, View};
use self::geometry::Geometry;
use self::spots::Spot;
use self::stones::Stones;
use crate::effect::{Effect, EffectSink, Pass};
use crate::moves::{JumpPath, Move};
use crate::outcome::{Outcome, Reason};
use crate::piece::{Code, Kind};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::square::Square;
use crate::state::{Standing, State};
use crate::turn;

/// The legal moves of the seat to move; every distinct path of a jump is one.
pub(crate) fn moves(state: &State, rules: &Rules) -> Vec<Move> {
    let mut list = List {
        geometry: Geometry::of(rules.board),
        moves: Vec::new(),
    };
    view(state, rules, state.turn).each(compulsion(rules), &mut list);
    let huffs = state.huff.offered(state, rules).iter().map(Move::Huff);
    list.moves.extend(huffs);
    list.moves
}

/// Could the seat move, if it were its turn? Huffing comes before a move and is none: who has no move passes, and leaves
/// what may be huffed to the next hostile player who has one (R5.3).
pub(crate) fn has_move(state: &State, rules: &Rules, seat: Seat) -> bool {
    view(state, rules, seat).can_move()
}

/// Makes a legal move and passes the turn on; after a huff it stays.
pub(crate) fn make(state: &mut State, rules: &Rules, mv: Move, effects: &mut dyn EffectSink) {
    if let Move::Huff(square) = mv {
        // The huffer can still move: where he could have jumped the piece he can step onto its square now.
        huff(state, rules, square, effects);
        turn::reoffer_turn(state, rules, effects);
        return;
    }
    let failed = huff::failures(state, rules, mv);
    match mv {
        Move::Step { from, to } => step(state, rules, from, to, effects),
        Move::Jump(path) => jump(state, rules, path.squares(), effects),
        _ => {}
    }
    state.huff = failed;
    turn::pass_on(state, rules, effects);
}

/// A player whose turn has come has pieces but no move: he passes, or his party has lost if only one other is left and no
/// seat of his can move (R5.6).
pub(crate) fn stuck(state: &mut State, rules: &Rules, seat: Seat, effects: &mut dyn EffectSink) {
    let in_play = state.in_play();
    let party = rules.allies[seat];
    let others = in_play.without(party);
    let mut parties = rules.variant.parties.iter();
    let other = parties.find(|other| !others.is_empty() && others.without(**other).is_empty());
    let can_move = |seat| has_move(state, rules, seat);
    match other {
        Some(&winner) if !party.and(in_play).iter().any(can_move) => {
            let outcome = Outcome::Win {
                party: winner,
                reason: Reason::NoMove,
            };
            turn::end(state, outcome, effects);
        }
        _ => effects.emit(Effect::Passed {
            seat,
            reason: Pass::NoMove,
        }),
    }
}

fn view<'a>(state: &State, rules: &'a Rules, seat: Seat) -> View<'a> {
    let geometry = Geometry::of(rules.board);
    let stones = Stones::from_state(state, geometry);
    View::new(geometry, stones, seat, rules.allies[seat])
}

fn compulsion(rules: &Rules) -> Compulsion {
    if rules.variant.huff {
        Compulsion::Huffed
    } else {
        Compulsion::Enforced
    }
}

/// Collects choices as moves.
struct List<'a> {
    geometry: &'a Geometry,
    moves: Vec<Move>,
}

impl Choices for List<'_> {
    fn step(&mut self, from: Spot, to: Spot) {
        let (from, to) = (self.geometry.square(from), self.geometry.square(to));
        self.moves.push(Move::Step { from, to });
    }

    fn jump(&mut self, path: &Path, _: &Stones) {
        self.moves.extend(jump_move(self.geometry, path));
    }
}

fn jump_move(geometry: &Geometry, path: &Path) -> Option<Move> {
    let mut squares = [Square::NONE; JumpPath::MOST];
    for (square, &spot) in squares.iter_mut().zip(path.spots()) {
        *square = geometry.square(spot);
    }
    JumpPath::new(&squares[..path.spots().len()]).map(Move::Jump)
}

fn step(state: &mut State, rules: &Rules, from: Square, to: Square, effects: &mut dyn EffectSink) {
    let seat = state.turn;
    if state.at(from).is_kind(Kind::Man) {
        state.quiet_plies = 0;
    } else {
        state.quiet_plies += 1;
    }
    go(state, seat, from, to, effects);
    crown(state, rules, seat, to, effects);
}

/// Makes the legs of a jump one after the other, so that each can be seen by itself.
fn jump(state: &mut State, rules: &Rules, path: &[Square], effects: &mut dyn EffectSink) {
    let seat = state.turn;
    state.quiet_plies = 0;
    for leg in path.windows(2) {
        let &[from, to] = leg else { continue };
        let victim = capture(state, seat, before(from, to), effects);
        go(state, seat, from, to, effects);
        crown(state, rules, seat, to, effects);
        if let Some(victim) = victim {
            leave_without_pieces(state, rules, victim, effects);
        }
    }
}

/// The square right before the end of a leg: what stands there is jumped.
fn before(from: Square, to: Square) -> Square {
    let towards = |from: u8, to: u8| if from < to { to - 1 } else { to + 1 };
    Square::at(
        towards(from.file(), to.file()),
        towards(from.rank(), to.rank()),
    )
}

fn go(state: &mut State, seat: Seat, from: Square, to: Square, effects: &mut dyn EffectSink) {
    let code = state.take(from);
    state.put(to, code);
    if let Some(kind) = code.kind() {
        effects.emit(Effect::Moved {
            seat,
            kind,
            from,
            to,
        });
    }
}

fn capture(
    state: &mut State,
    by: Seat,
    square: Square,
    effects: &mut dyn EffectSink,
) -> Option<Seat> {
    let victim = state.take(square).piece()?;
    effects.emit(Effect::Captured {
        seat: victim.owner,
        kind: victim.kind,
        square,
        by,
    });
    victim.owner
}

fn crown(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    square: Square,
    effects: &mut dyn EffectSink,
) {
    let geometry = Geometry::of(rules.board);
    let is_end = |spot| geometry.crowning(seat).contains(spot);
    if state.at(square).is_kind(Kind::Man) && geometry.spot(square).is_some_and(is_end) {
        let kind = Kind::CheckersKing;
        state.take(square);
        state.put(square, Code::new(seat, kind));
        effects.emit(Effect::Promoted { seat, square, kind });
    }
}

fn huff(state: &mut State, rules: &Rules, square: Square, effects: &mut dyn EffectSink) {
    let by = state.turn;
    // One piece only (R5.3).
    state.huff = Huff::default();
    state.quiet_plies = 0;
    if let Some(seat) = state.take(square).seat() {
        effects.emit(Effect::Huffed { seat, square, by });
        leave_without_pieces(state, rules, seat, effects);
    }
}

/// A seat is out at the moment its last piece is taken.
fn leave_without_pieces(
    state: &mut State,
    rules: &Rules,
    seat: Seat,
    effects: &mut dyn EffectSink,
) {
    if state.pieces(seat).is_empty() {
        turn::leave(
            state,
            rules,
            seat,
            Standing::Removed,
            Reason::AllPieces,
            effects,
        );
    }
}

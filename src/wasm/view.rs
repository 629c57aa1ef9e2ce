//! All that is needed to paint the table.

use serde::{Serialize, Serializer};

use super::effects::letters;
use crate::game::{Event, Game};
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::seat::Seat;
use crate::state::Standing;
use crate::variant::Scoring;

/// See `View` in the declarations.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct View {
    variant: &'static str,
    options: Pairs<String, String>,
    ply: usize,
    plies: usize,
    turn: Option<char>,
    phase: &'static str,
    round: usize,
    men: Vec<ManView>,
    removed_squares: Vec<String>,
    seats: Vec<SeatView>,
    last_move: Option<LastMoveView>,
    must_capture: Vec<String>,
    alliances: Option<Vec<Vec<char>>>,
    owes_turn: Vec<char>,
    result: ResultView,
    pacts: Vec<PactView>,
}

#[derive(Serialize)]
struct ManView {
    square: String,
    seat: Option<char>,
    kind: char,
    state: &'static str,
    turned: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SeatView {
    seat: char,
    state: &'static str,
    to_move: bool,
    checked_by: Vec<char>,
    checked_kings: Vec<String>,
    captured: Vec<CapturedView>,
    points: Option<u16>,
    party: usize,
    moved_by: char,
}

#[derive(Clone, Serialize)]
struct CapturedView {
    kind: char,
    seat: Option<char>,
}

#[derive(Serialize)]
struct LastMoveView {
    seat: char,
    text: String,
    squares: Vec<String>,
}

#[derive(Serialize)]
struct PactView {
    seats: Vec<char>,
    aim: String,
}

/// Names and values that become the properties of an object.
#[derive(Clone)]
pub(super) struct Pairs<K, V>(Vec<(K, V)>);

impl Pairs<char, u16> {
    fn of(&self, name: char) -> Option<u16> {
        self.0
            .iter()
            .find(|(known, _)| *known == name)
            .map(|&(_, value)| value)
    }
}

impl<K: Serialize, V: Serialize> Serialize for Pairs<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// See `Result` in the declarations.
#[derive(Serialize)]
pub(super) struct ResultView {
    kind: &'static str,
    winners: Vec<char>,
    reason: &'static str,
    points: Option<Pairs<char, u16>>,
}

pub(super) fn result_view(
    outcome: Option<Outcome>,
    points: Option<Pairs<char, u16>>,
) -> ResultView {
    let (kind, winners, reason) = match outcome {
        None => ("ongoing", Vec::new(), ""),
        Some(Outcome::Win { party, reason }) => ("win", letters(party), reason.key()),
        Some(Outcome::Draw(reason)) => ("draw", Vec::new(), reason.key()),
        Some(Outcome::Stopped(reason)) => ("stopped", Vec::new(), reason.key()),
    };
    ResultView {
        kind,
        winners,
        reason,
        points,
    }
}

pub(super) fn view(game: &Game) -> View {
    let position = game.position();
    let variant = position.variant();
    let board = position.rules().board;
    let over = position.outcome().is_some();
    let points = points(position);
    View {
        variant: variant.id,
        options: Pairs(
            variant
                .options
                .iter()
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
        ),
        ply: game.ply(),
        plies: game.plies(),
        turn: (!over).then(|| position.turn().letter()),
        phase: position.phase().word(),
        round: game.round(),
        men: men(position),
        removed_squares: board
            .squares()
            .without(position.squares())
            .iter()
            .map(|square| board.name(square))
            .collect(),
        seats: variant
            .seats()
            .iter()
            .map(|seat| seat_view(game, seat, points.as_ref()))
            .collect(),
        last_move: last_move(game),
        must_capture: must_capture(position),
        alliances: position
            .alliances()
            .map(|parties| parties.into_iter().map(letters).collect()),
        owes_turn: letters(position.owes_turn()),
        result: result_view(position.outcome(), points),
        pacts: game
            .pacts()
            .iter()
            .map(|pact| PactView {
                seats: letters(pact.seats),
                aim: pact.aim.clone(),
            })
            .collect(),
    }
}

fn points(position: &Position) -> Option<Pairs<char, u16>> {
    let by_seat = match position.variant().scoring {
        Scoring::Result => return None,
        Scoring::Online => position.points(),
        Scoring::Coalition => position.coalition_points()?,
    };
    let seats = position.variant().seats();
    Some(Pairs(
        seats
            .iter()
            .map(|seat| (seat.letter(), by_seat[seat]))
            .collect(),
    ))
}

fn men(position: &Position) -> Vec<ManView> {
    let board = position.rules().board;
    position
        .men()
        .map(|(square, piece)| ManView {
            square: board.name(square),
            seat: piece.owner.map(Seat::letter),
            kind: piece.kind.letter(),
            state: match piece.owner.map(|seat| position.standing(seat)) {
                None => "grey",
                Some(Standing::Frozen) => "frozen",
                Some(Standing::Inert) => "inert",
                Some(_) => "active",
            },
            turned: piece.kind == crate::Kind::TurnedPawn,
        })
        .collect()
}

fn seat_view(game: &Game, seat: Seat, points: Option<&Pairs<char, u16>>) -> SeatView {
    let position = game.position();
    let board = position.rules().board;
    // Where checks are spoken the board keeps silent about them (R4.2).
    let by = if position.variant().spoken_check {
        position.called_checks(seat)
    } else {
        position.checkers(seat)
    };
    let kings = position.king(seat).filter(|_| !by.is_empty());
    let allies = position.allies(seat);
    SeatView {
        seat: seat.letter(),
        state: position.standing(seat).word(),
        to_move: position.outcome().is_none() && position.turn() == seat,
        checked_by: letters(by),
        checked_kings: kings.into_iter().map(|square| board.name(square)).collect(),
        captured: game
            .captured_by(seat)
            .map(|piece| CapturedView {
                kind: piece.kind.letter(),
                seat: piece.owner.map(Seat::letter),
            })
            .collect(),
        points: points.and_then(|points| points.of(seat.letter())),
        party: position
            .parties()
            .iter()
            .position(|party| party.contains(seat) && party.and(allies) == *party)
            .unwrap_or(usize::from(position.rules().party[seat])),
        moved_by: position.moved_by(seat).letter(),
    }
}

fn last_move(game: &Game) -> Option<LastMoveView> {
    let position = game.position();
    let board = position.rules().board;
    let (seat, event) = game.last_move()?;
    let Event::Move { mv, .. } = event else {
        return None;
    };
    let squares = match mv {
        Move::Jump(path) => path.squares().to_vec(),
        _ => mv.from().into_iter().chain(mv.to()).collect(),
    };
    Some(LastMoveView {
        seat: seat.letter(),
        text: position.text(*mv),
        squares: squares
            .into_iter()
            .map(|square| board.name(square))
            .collect(),
    })
}

/// The pieces that must capture: those that a compulsory jump begins with.
fn must_capture(position: &Position) -> Vec<String> {
    if position.variant().family != crate::variant::Family::Checkers || position.variant().huff {
        return Vec::new();
    }
    let board = position.rules().board;
    let jumpers = position
        .legal_moves()
        .into_iter()
        .filter(|mv| matches!(mv, Move::Jump(_)))
        .filter_map(|mv| mv.from());
    let squares: crate::SquareSet = jumpers.collect();
    squares.iter().map(|square| board.name(square)).collect()
}

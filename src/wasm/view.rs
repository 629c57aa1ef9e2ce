//! All that is needed to paint the table.

use super::json::Json;
use crate::facts::SeatState;
use crate::game::{Event, Game};
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::square::SquareSet;
use crate::variant::Scoring;

/// See `View` in the declarations.
pub(super) fn write_view(json: &mut Json, game: &Game) {
    let position = game.position();
    let variant = position.variant();
    let board = &position.rules().board;
    let turn = position.outcome().is_none().then(|| position.turn());
    let points = points(position);
    json.begin_object().key("variant").string(&variant.id);
    json.key("options").begin_object();
    for (name, value) in variant.options.iter() {
        json.key(name).string(value);
    }
    json.end_object();
    json.key("ply").number(game.ply() as i64);
    json.key("plies").number(game.plies() as i64);
    json.key("turn").seat_or_null(turn);
    json.key("phase").string(position.phase().word());
    json.key("round").number(game.round() as i64);
    write_pieces(json.key("pieces"), position);
    let removed = board.squares().without(position.squares());
    json.key("removedSquares").squares(board, removed);
    json.key("seats").begin_list();
    for seat in variant.seats().iter() {
        write_seat(json, game, seat, points.as_ref());
    }
    json.end_list();
    write_last_move(json.key("lastMove"), game);
    json.key("mustCapture")
        .squares(board, must_capture(position));
    json.key("alliances");
    match position.alliances() {
        Some(parties) => json.seat_sets(&parties),
        None => json.null(),
    };
    json.key("owesTurn").seats(position.owes_turn());
    let points = points.as_ref().map(|points| (variant.seats(), points));
    write_result(json.key("result"), position.outcome(), points);
    json.key("pacts").begin_list();
    for pact in game.pacts() {
        json.begin_object().key("seats").seats(pact.seats);
        json.key("aim").string(&pact.aim).end_object();
    }
    json.end_list().end_object();
}

/// See `Result` in the declarations; the points are those of the seats named.
pub(super) fn write_result(
    json: &mut Json,
    outcome: Option<Outcome>,
    points: Option<(SeatSet, &BySeat<u16>)>,
) {
    let (kind, winners, reason) = match outcome {
        None => ("ongoing", SeatSet::EMPTY, ""),
        Some(Outcome::Win { party, reason }) => ("win", party, reason.key()),
        Some(Outcome::Draw(reason)) => ("draw", SeatSet::EMPTY, reason.key()),
        Some(Outcome::Stopped(reason)) => ("stopped", SeatSet::EMPTY, reason.key()),
    };
    json.begin_object().key("kind").string(kind);
    json.key("winners").seats(winners);
    json.key("reason").string(reason).key("points");
    match points {
        Some((seats, points)) => {
            json.begin_object();
            for seat in seats.iter() {
                json.key(seat.letter().encode_utf8(&mut [0; 4]))
                    .number(points[seat].into());
            }
            json.end_object()
        }
        None => json.null(),
    };
    json.end_object();
}

pub(super) fn points(position: &Position) -> Option<BySeat<u16>> {
    match position.variant().scoring {
        Scoring::Result => None,
        Scoring::Online => Some(position.points()),
        Scoring::Coalition => position.coalition_points(),
    }
}

fn write_pieces(json: &mut Json, position: &Position) {
    let board = &position.rules().board;
    json.begin_list();
    for (square, piece) in position.pieces() {
        let state = match piece.owner.map(|seat| position.seat_state(seat)) {
            None => "grey",
            Some(SeatState::Frozen) => "frozen",
            Some(SeatState::Inert) => "inert",
            Some(_) => "active",
        };
        json.begin_object().key("square").square(board, square);
        json.key("seat").seat_or_null(piece.owner);
        json.key("kind").kind(piece.kind).key("state").string(state);
        let turned = piece.kind == crate::Kind::TurnedPawn;
        json.key("turned").boolean(turned).end_object();
    }
    json.end_list();
}

fn write_seat(json: &mut Json, game: &Game, seat: Seat, points: Option<&BySeat<u16>>) {
    let position = game.position();
    let board = &position.rules().board;
    // Where checks are spoken the board keeps silent about them (R4.2).
    let by = if position.variant().spoken_check {
        position.called_checks(seat)
    } else {
        position.checkers(seat)
    };
    let to_move = position.outcome().is_none() && position.turn() == seat;
    json.begin_object().key("seat").seat(seat);
    json.key("state").string(position.seat_state(seat).word());
    json.key("toMove").boolean(to_move);
    json.key("checkedBy").seats(by);
    json.key("checkedKings").begin_list();
    if let Some(king) = position.king(seat).filter(|_| !by.is_empty()) {
        json.square(board, king);
    }
    json.end_list().key("captured").begin_list();
    for piece in game.captured_by(seat) {
        json.begin_object().key("kind").kind(piece.kind);
        json.key("seat").seat_or_null(piece.owner).end_object();
    }
    json.end_list().key("points");
    match points {
        Some(points) => json.number(points[seat].into()),
        None => json.null(),
    };
    json.key("party").number(party(position, seat) as i64);
    json.key("movedBy").seat(position.moved_by(seat));
    json.end_object();
}

fn party(position: &Position, seat: Seat) -> usize {
    let allies = position.allies(seat);
    position
        .parties()
        .iter()
        .position(|party| party.contains(seat) && party.and(allies) == *party)
        .unwrap_or(usize::from(position.rules().party[seat]))
}

fn write_last_move(json: &mut Json, game: &Game) {
    let position = game.position();
    let board = &position.rules().board;
    let Some((seat, Event::Move { mv, .. })) = game.last_move() else {
        json.null();
        return;
    };
    json.begin_object().key("seat").seat(seat);
    json.key("text").string(&position.text(*mv));
    write_path(json.key("squares"), board, *mv);
    json.end_object();
}

/// Every square that the moved piece stood on, start and end included.
pub(super) fn write_path(json: &mut Json, board: &crate::board::Board, mv: Move) {
    match (mv, mv.from(), mv.to()) {
        (Move::Jump(path), ..) => json.path(board, path.squares()),
        (_, Some(from), Some(to)) => json.path(board, &[from, to]),
        (_, from, to) => json.path(board, from.or(to).as_slice()),
    };
}

/// The pieces that must capture: those that a compulsory jump begins with.
fn must_capture(position: &Position) -> SquareSet {
    let mut jumpers = SquareSet::EMPTY;
    if position.variant().family != crate::variant::Family::Checkers || position.variant().huff {
        return jumpers;
    }
    for mv in position.legal_moves() {
        if let (Move::Jump(_), Some(from)) = (mv, mv.from()) {
            jumpers.insert(from);
        }
    }
    jumpers
}

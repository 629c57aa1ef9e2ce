//! Effects as objects with a `type`.

use super::json::Json;
use super::view::write_result;
use crate::board::Board;
use crate::effect::{AllianceReason, Effect, Pass, PointsReason};
use crate::seat::Seat;

/// Effects as `Effect` in the declarations describes them; the types and fields are those of [`Effect`].
pub(super) fn write_effects(json: &mut Json, effects: &[Effect], board: &Board) {
    json.begin_list();
    for effect in effects {
        write_effect(json, effect, board);
    }
    json.end_list();
}

#[expect(
    clippy::too_many_lines,
    reason = "one arm an effect, each a line or three"
)]
fn write_effect(json: &mut Json, effect: &Effect, board: &Board) {
    match *effect {
        Effect::Moved {
            seat,
            kind,
            from,
            to,
        } => {
            begin(json, "moved", seat).key("kind").kind(kind);
            json.key("from").square(board, from);
            json.key("to").square(board, to);
        }
        Effect::Captured {
            seat,
            kind,
            square,
            by,
        } => {
            json.begin_object().key("type").string("captured");
            json.key("seat").seat_or_null(seat).key("kind").kind(kind);
            json.key("square").square(board, square).key("by").seat(by);
        }
        Effect::Promoted { seat, square, kind } => {
            begin(json, "promoted", seat);
            json.key("square").square(board, square);
            json.key("kind").kind(kind);
        }
        Effect::Turned { seat, square } => {
            begin(json, "turned", seat);
            json.key("square").square(board, square);
        }
        Effect::Placed { seat, kind, square } => {
            begin(json, "placed", seat).key("kind").kind(kind);
            json.key("square").square(board, square);
        }
        Effect::Exchanged { seat, a, b } => {
            begin(json, "exchanged", seat);
            json.key("a").square(board, a).key("b").square(board, b);
        }
        Effect::Check { seat, by, square } => {
            begin(json, "check", seat).key("by").seats(by);
            json.key("square").square(board, square);
        }
        Effect::Mated { seat } => {
            begin(json, "mated", seat);
        }
        Effect::Stalemated { seat } => {
            begin(json, "stalemated", seat);
        }
        Effect::Frozen { seat } => {
            begin(json, "frozen", seat);
        }
        Effect::Thawed { seat } => {
            begin(json, "thawed", seat);
        }
        Effect::Passed { seat, reason } => {
            begin(json, "passed", seat)
                .key("reason")
                .string(pass_word(reason));
        }
        Effect::Out {
            seat,
            seat_state,
            reason,
        } => {
            begin(json, "out", seat)
                .key("state")
                .string(seat_state.word());
            json.key("reason").string(reason.key());
        }
        Effect::KingOff { seat, square } => {
            begin(json, "kingOff", seat);
            json.key("square").square(board, square);
        }
        Effect::PiecesRemoved { seat, squares } => {
            begin(json, "piecesRemoved", seat);
            json.key("squares").squares(board, squares);
        }
        Effect::ArmRemoved {
            seat,
            squares,
            pieces,
        } => {
            begin(json, "armRemoved", seat);
            json.key("squares").squares(board, squares);
            json.key("pieces").squares(board, pieces);
        }
        Effect::PhaseChanged { seat, phase } => {
            begin(json, "phase", seat).key("phase").string(phase.word());
        }
        Effect::Allied {
            parties,
            by,
            reason,
        } => {
            json.begin_object().key("type").string("allied");
            json.key("parties").seat_sets(&parties).key("by").seat(by);
            json.key("reason").string(alliance_word(reason));
        }
        Effect::Turn { seat, out_of_order } => {
            begin(json, "turn", seat)
                .key("outOfOrder")
                .boolean(out_of_order);
        }
        Effect::Points {
            seat,
            points,
            reason,
        } => {
            begin(json, "points", seat)
                .key("points")
                .number(points.into());
            json.key("reason").string(points_word(reason));
        }
        Effect::Huffed { seat, square, by } => {
            begin(json, "huffed", seat);
            json.key("square").square(board, square).key("by").seat(by);
        }
        Effect::Called { seat } => {
            begin(json, "called", seat);
        }
        Effect::Resigned { seat } => {
            begin(json, "resigned", seat);
        }
        Effect::Flagged { seat } => {
            begin(json, "flagged", seat);
        }
        Effect::Pact {
            seats,
            made,
            ref aim,
        } => {
            json.begin_object().key("type").string("pact");
            json.key("seats").seats(seats);
            json.key("made").boolean(made).key("aim").string(aim);
        }
        Effect::ThreeAgainstOne { seat } => {
            begin(json, "warning", seat)
                .key("reason")
                .string("three-against-one");
        }
        Effect::Over { outcome } => {
            json.begin_object().key("type").string("over");
            write_result(json.key("result"), Some(outcome), None);
        }
    }
    json.end_object();
}

/// Begins the effect of a type upon a seat.
fn begin<'a>(json: &'a mut Json, effect: &str, seat: Seat) -> &'a mut Json {
    json.begin_object().key("type").string(effect);
    json.key("seat").seat(seat)
}

const fn pass_word(reason: Pass) -> &'static str {
    match reason {
        Pass::NoMove => "no-move",
        Pass::Mated => "mated",
        Pass::Frozen => "frozen",
        Pass::CheckNotCalled => "check-not-called",
        Pass::Owed => "owed",
        Pass::Dummy => "dummy",
        Pass::Sand => "sand",
        Pass::Skipped => "skipped",
    }
}

const fn points_word(reason: PointsReason) -> &'static str {
    match reason {
        PointsReason::Capture => "capture",
        PointsReason::Mate => "mate",
        PointsReason::King => "king",
        PointsReason::Stalemate => "stalemate",
        PointsReason::DoubleCheck => "double-check",
        PointsReason::LastStanding => "last-standing",
        PointsReason::Draw => "draw",
        PointsReason::Claim => "claim",
    }
}

const fn alliance_word(reason: AllianceReason) -> &'static str {
    match reason {
        AllianceReason::Declaration => "declaration",
        AllianceReason::Capture => "capture",
        AllianceReason::Check => "check",
    }
}

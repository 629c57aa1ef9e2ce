//! Effects as objects with a `type`.

use serde::Serialize;

use super::view::{ResultView, result_view};
use crate::board::Board;
use crate::effect::{AllianceReason, Effect, Pass, PointsReason};
use crate::seat::{Seat, SeatSet};
use crate::square::{Square, SquareSet};

/// One effect; the variants and fields are those of [`Effect`].
#[derive(Serialize)]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub(super) enum EffectView {
    Moved {
        seat: char,
        kind: char,
        from: String,
        to: String,
    },
    Captured {
        seat: Option<char>,
        kind: char,
        square: String,
        by: char,
    },
    Promoted {
        seat: char,
        square: String,
        kind: char,
    },
    Turned {
        seat: char,
        square: String,
    },
    Placed {
        seat: char,
        kind: char,
        square: String,
    },
    Exchanged {
        seat: char,
        a: String,
        b: String,
    },
    Check {
        seat: char,
        by: Vec<char>,
        square: String,
    },
    Mated {
        seat: char,
    },
    Stalemated {
        seat: char,
    },
    Frozen {
        seat: char,
    },
    Thawed {
        seat: char,
    },
    Passed {
        seat: char,
        reason: &'static str,
    },
    Out {
        seat: char,
        state: &'static str,
        reason: &'static str,
    },
    KingOff {
        seat: char,
        square: String,
    },
    MenRemoved {
        seat: char,
        squares: Vec<String>,
    },
    ArmRemoved {
        seat: char,
        squares: Vec<String>,
        men: Vec<String>,
    },
    Phase {
        seat: char,
        phase: &'static str,
    },
    Allied {
        parties: Vec<Vec<char>>,
        by: char,
        reason: &'static str,
    },
    Turn {
        seat: char,
        out_of_order: bool,
    },
    Points {
        seat: char,
        points: u16,
        reason: &'static str,
    },
    Huffed {
        seat: char,
        square: String,
        by: char,
    },
    Called {
        seat: char,
    },
    Resigned {
        seat: char,
    },
    Flagged {
        seat: char,
    },
    Pact {
        seats: Vec<char>,
        made: bool,
        aim: String,
    },
    Warning {
        reason: &'static str,
        seat: char,
    },
    Over {
        result: ResultView,
    },
}

pub(super) fn letters(seats: SeatSet) -> Vec<char> {
    seats.iter().map(Seat::letter).collect()
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

#[expect(
    clippy::too_many_lines,
    reason = "one arm an effect, each a line or three"
)]
pub(super) fn effect_view(effect: &Effect, board: &Board) -> EffectView {
    let name = |square: Square| board.name(square);
    let names = |squares: SquareSet| squares.iter().map(name).collect::<Vec<_>>();
    match *effect {
        Effect::Moved {
            seat,
            kind,
            from,
            to,
        } => EffectView::Moved {
            seat: seat.letter(),
            kind: kind.letter(),
            from: name(from),
            to: name(to),
        },
        Effect::Captured {
            seat,
            kind,
            square,
            by,
        } => EffectView::Captured {
            seat: seat.map(Seat::letter),
            kind: kind.letter(),
            square: name(square),
            by: by.letter(),
        },
        Effect::Promoted { seat, square, kind } => EffectView::Promoted {
            seat: seat.letter(),
            square: name(square),
            kind: kind.letter(),
        },
        Effect::Turned { seat, square } => EffectView::Turned {
            seat: seat.letter(),
            square: name(square),
        },
        Effect::Placed { seat, kind, square } => EffectView::Placed {
            seat: seat.letter(),
            kind: kind.letter(),
            square: name(square),
        },
        Effect::Exchanged { seat, a, b } => EffectView::Exchanged {
            seat: seat.letter(),
            a: name(a),
            b: name(b),
        },
        Effect::Check { seat, by, square } => EffectView::Check {
            seat: seat.letter(),
            by: letters(by),
            square: name(square),
        },
        Effect::Mated { seat } => EffectView::Mated {
            seat: seat.letter(),
        },
        Effect::Stalemated { seat } => EffectView::Stalemated {
            seat: seat.letter(),
        },
        Effect::Frozen { seat } => EffectView::Frozen {
            seat: seat.letter(),
        },
        Effect::Thawed { seat } => EffectView::Thawed {
            seat: seat.letter(),
        },
        Effect::Passed { seat, reason } => EffectView::Passed {
            seat: seat.letter(),
            reason: pass_word(reason),
        },
        Effect::Out {
            seat,
            standing,
            reason,
        } => EffectView::Out {
            seat: seat.letter(),
            state: standing.word(),
            reason: reason.key(),
        },
        Effect::KingOff { seat, square } => EffectView::KingOff {
            seat: seat.letter(),
            square: name(square),
        },
        Effect::MenRemoved { seat, squares } => EffectView::MenRemoved {
            seat: seat.letter(),
            squares: names(squares),
        },
        Effect::ArmRemoved { seat, squares, men } => EffectView::ArmRemoved {
            seat: seat.letter(),
            squares: names(squares),
            men: names(men),
        },
        Effect::PhaseChanged { seat, phase } => EffectView::Phase {
            seat: seat.letter(),
            phase: phase.word(),
        },
        Effect::Allied {
            parties,
            by,
            reason,
        } => EffectView::Allied {
            parties: parties.into_iter().map(letters).collect(),
            by: by.letter(),
            reason: alliance_word(reason),
        },
        Effect::Turn { seat, out_of_order } => EffectView::Turn {
            seat: seat.letter(),
            out_of_order,
        },
        Effect::Points {
            seat,
            points,
            reason,
        } => EffectView::Points {
            seat: seat.letter(),
            points,
            reason: points_word(reason),
        },
        Effect::Huffed { seat, square, by } => EffectView::Huffed {
            seat: seat.letter(),
            square: name(square),
            by: by.letter(),
        },
        Effect::Called { seat } => EffectView::Called {
            seat: seat.letter(),
        },
        Effect::Resigned { seat } => EffectView::Resigned {
            seat: seat.letter(),
        },
        Effect::Flagged { seat } => EffectView::Flagged {
            seat: seat.letter(),
        },
        Effect::Pact {
            seats,
            made,
            ref aim,
        } => EffectView::Pact {
            seats: letters(seats),
            made,
            aim: aim.clone(),
        },
        Effect::ThreeAgainstOne { seat } => EffectView::Warning {
            reason: "three-against-one",
            seat: seat.letter(),
        },
        Effect::Over { outcome } => EffectView::Over {
            result: result_view(Some(outcome), None),
        },
    }
}

//! Why a move is not legal, in words for the person who tried it.

use crate::facts::{Phase, SeatState};
use crate::family;
use crate::moves::{IllegalMove, Move};
use crate::piece::{Code, Kind, Piece};
use crate::rules::Rules;
use crate::seat::SeatSet;
use crate::square::Square;
use crate::state::State;
use crate::variant::KingCapture;

/// Finds the reason; `text` is what was written.
pub(super) fn why(state: &State, rules: &Rules, mv: Move, text: &str) -> IllegalMove {
    if let Some(outcome) = state.outcome {
        return IllegalMove::GameOver(outcome);
    }
    if let Some(reason) = family::why_not(state, rules, mv) {
        return reason;
    }
    let name = |square: Square| rules.board.name(square);
    let (Some(from), Some(to)) = (mv.from(), mv.to()) else {
        return wrong_kind_of_move(state, rules, text);
    };
    if let Some(hole) = [from, to]
        .into_iter()
        .find(|&square| !rules.board.has(square) || state.at(square) == Code::WALL)
    {
        return IllegalMove::OffBoard(name(hole));
    }
    if state.phase != Phase::Play {
        return wrong_kind_of_move(state, rules, text);
    }
    let Some(piece) = state.piece(from) else {
        return IllegalMove::NobodyThere(name(from));
    };
    let turn = state.turn;
    match piece.owner {
        Some(owner) if owner == turn => {}
        Some(owner) => {
            return IllegalMove::NotYours {
                square: name(from),
                owner,
                turn,
            };
        }
        None => return IllegalMove::NobodyThere(name(from)),
    }
    promotion_missing(state, rules, from, to)
        .or_else(|| target_refuses(state, rules, piece, to))
        .or_else(|| must_capture(state, rules))
        .or_else(|| leaves_check(state, rules, from, to))
        .unwrap_or_else(|| IllegalMove::NotItsWay {
            kind: piece.kind,
            from: name(from),
            to: name(to),
        })
}

/// A drop, a "done" and the like at the wrong time; or an ordinary move during a phase.
fn wrong_kind_of_move(state: &State, rules: &Rules, text: &str) -> IllegalMove {
    let mut texts = sorted_texts(state, rules, &|_| true);
    texts.truncate(3);
    if state.phase == Phase::Play {
        IllegalMove::NotLegal(text.to_owned())
    } else {
        IllegalMove::WrongPhase(format!("for example {}", texts.join(", ")))
    }
}

fn promotion_missing(
    state: &State,
    rules: &Rules,
    from: Square,
    to: Square,
) -> Option<IllegalMove> {
    let choices = sorted_texts(state, rules, &|mv| {
        matches!(mv, Move::Promotion { .. }) && mv.from() == Some(from) && mv.to() == Some(to)
    });
    (!choices.is_empty()).then(|| IllegalMove::PromotionMissing {
        square: rules.board.name(to),
        choices: choices.join(" or "),
    })
}

fn target_refuses(state: &State, rules: &Rules, mover: Piece, to: Square) -> Option<IllegalMove> {
    let Piece {
        owner: Some(owner),
        kind,
    } = state.piece(to)?
    else {
        return None;
    };
    let square = rules.board.name(to);
    if mover
        .owner
        .is_some_and(|seat| state.allies(rules, seat).contains(owner))
    {
        return Some(IllegalMove::OwnSide { square, owner });
    }
    let why = match (state.seat_state(owner), kind) {
        (SeatState::Frozen, _) => "its army is frozen",
        (seat_state, Kind::King)
            if seat_state.takes_turns() && rules.variant.king_capture == KingCapture::Never =>
        {
            "kings are not captured in this game"
        }
        _ => return None,
    };
    Some(IllegalMove::Protected { square, owner, why })
}

/// Names some of the compulsory jumps; where failing to capture is huffed, none is (R5.3).
fn must_capture(state: &State, rules: &Rules) -> Option<IllegalMove> {
    const NAMED: usize = 3;
    if rules.variant.huff {
        return None;
    }
    let mut jumps = sorted_texts(state, rules, &|mv| matches!(mv, Move::Jump(_)));
    jumps.truncate(NAMED);
    (!jumps.is_empty()).then(|| IllegalMove::MustCapture(jumps.join(" or ")))
}

/// Would the piece go there if kings did not matter, and who would give check then?
fn leaves_check(state: &State, rules: &Rules, from: Square, to: Square) -> Option<IllegalMove> {
    let by = family::checks_after(state, rules, from, to);
    let name = |square: Square| rules.board.name(square);
    (by != SeatSet::EMPTY).then(|| IllegalMove::LeavesCheck {
        from: name(from),
        to: name(to),
        by,
    })
}

/// The texts of some of the legal moves.
fn sorted_texts(state: &State, rules: &Rules, wanted: &dyn Fn(Move) -> bool) -> Vec<String> {
    let mut texts = Vec::new();
    for mv in family::moves(state, rules) {
        if wanted(mv) {
            texts.push(mv.text(rules.variant.board.skips_j()));
        }
    }
    texts.sort_unstable();
    texts
}

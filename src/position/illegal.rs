//! Why a move is not legal, in words for the person who tried it.

use super::Position;
use crate::chess;
use crate::coalition;
use crate::effect::Phase;
use crate::moves::{IllegalMove, Move};
use crate::piece::{Kind, Piece};
use crate::seat::SeatSet;
use crate::square::Square;
use crate::state::Standing;
use crate::variant::{Family, KingCapture};

/// Finds the reason; `text` is what was written.
pub(super) fn why(position: &Position, mv: Move, text: &str) -> IllegalMove {
    if let Some(outcome) = position.outcome() {
        return IllegalMove::GameOver(outcome);
    }
    if position.variant().family == Family::Coalition
        && let Some(reason) = coalition::why_not(position.state(), position.rules(), mv)
    {
        return reason;
    }
    let name = |square: Square| position.rules().board.name(square);
    let (Some(from), Some(to)) = (mv.from(), mv.to()) else {
        return wrong_kind_of_move(position, text);
    };
    if let Some(hole) = [from, to]
        .into_iter()
        .find(|&square| !position.squares().contains(square))
    {
        return IllegalMove::OffBoard(name(hole));
    }
    if position.phase() != Phase::Play {
        return wrong_kind_of_move(position, text);
    }
    let Some(piece) = position.piece(from) else {
        return IllegalMove::NobodyThere(name(from));
    };
    let turn = position.turn();
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
    promotion_missing(position, from, to)
        .or_else(|| target_refuses(position, piece, to))
        .or_else(|| must_capture(position))
        .or_else(|| leaves_check(position, from, to))
        .unwrap_or_else(|| IllegalMove::NotItsWay {
            kind: piece.kind,
            from: name(from),
            to: name(to),
        })
}

/// A drop, a "done" and the like at the wrong time; or an ordinary move during a phase.
fn wrong_kind_of_move(position: &Position, text: &str) -> IllegalMove {
    let mut texts = sorted_texts(position, &|_| true);
    texts.truncate(3);
    if position.phase() == Phase::Play {
        IllegalMove::NotLegal(text.to_owned())
    } else {
        IllegalMove::WrongPhase(format!("for example {}", texts.join(", ")))
    }
}

fn promotion_missing(position: &Position, from: Square, to: Square) -> Option<IllegalMove> {
    let choices = sorted_texts(position, &|mv| {
        matches!(mv, Move::Promotion { .. }) && mv.from() == Some(from) && mv.to() == Some(to)
    });
    (!choices.is_empty()).then(|| IllegalMove::PromotionMissing {
        square: position.rules().board.name(to),
        choices: choices.join(" or "),
    })
}

fn target_refuses(position: &Position, mover: Piece, to: Square) -> Option<IllegalMove> {
    let Piece {
        owner: Some(owner),
        kind,
    } = position.piece(to)?
    else {
        return None;
    };
    let square = position.rules().board.name(to);
    if mover
        .owner
        .is_some_and(|seat| position.allies(seat).contains(owner))
    {
        return Some(IllegalMove::OwnSide { square, owner });
    }
    let why = match (position.standing(owner), kind) {
        (Standing::Frozen, _) => "its army is frozen",
        (standing, Kind::King)
            if standing.takes_turns() && position.variant().king_capture == KingCapture::Never =>
        {
            "kings are not captured in this game"
        }
        _ => return None,
    };
    Some(IllegalMove::Protected { square, owner, why })
}

/// Names some of the compulsory jumps; where failing to capture is huffed, none is (R5.3).
fn must_capture(position: &Position) -> Option<IllegalMove> {
    const NAMED: usize = 3;
    if position.variant().huff {
        return None;
    }
    let mut jumps = sorted_texts(position, &|mv| matches!(mv, Move::Jump(_)));
    jumps.truncate(NAMED);
    (!jumps.is_empty()).then(|| IllegalMove::MustCapture(jumps.join(" or ")))
}

/// Would the piece go there if kings did not matter, and who would give check then?
fn leaves_check(position: &Position, from: Square, to: Square) -> Option<IllegalMove> {
    if position.variant().family != Family::Chess {
        return None;
    }
    let by = chess::checks_after(position.state(), position.rules(), from, to);
    let name = |square: Square| position.rules().board.name(square);
    (by != SeatSet::EMPTY).then(|| IllegalMove::LeavesCheck {
        from: name(from),
        to: name(to),
        by,
    })
}

/// The texts of some of the legal moves.
fn sorted_texts(position: &Position, wanted: &dyn Fn(Move) -> bool) -> Vec<String> {
    let mut texts = Vec::new();
    for mv in position.legal_moves() {
        if wanted(mv) {
            texts.push(position.text(mv));
        }
    }
    texts.sort_unstable();
    texts
}

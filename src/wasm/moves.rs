//! Legal moves ready for a board, so that nobody has to read their text.

use serde::Serialize;

use crate::effect::Effect;
use crate::moves::Move;
use crate::position::Position;
use crate::seat::Seat;

/// See `MoveInfo` in the declarations.
#[derive(Serialize)]
pub(super) struct MoveView {
    text: String,
    kind: &'static str,
    from: Option<String>,
    to: Option<String>,
    path: Vec<String>,
    captures: Vec<String>,
    becomes: Option<char>,
    castling: bool,
    declares: Option<char>,
}

pub(super) fn legal_moves(position: &Position) -> Vec<MoveView> {
    position
        .legal_moves()
        .into_iter()
        .map(|mv| move_view(position, mv))
        .collect()
}

fn move_view(position: &Position, mv: Move) -> MoveView {
    let board = position.rules().board;
    let name = |square| board.name(square);
    let path = match mv {
        Move::Jump(path) => path.squares().iter().map(|&square| name(square)).collect(),
        _ => mv.from().into_iter().chain(mv.to()).map(name).collect(),
    };
    MoveView {
        text: position.text(mv),
        kind: kind_word(mv),
        from: mv.from().map(name),
        to: mv.to().map(name),
        path,
        captures: captures(position, mv),
        becomes: becomes(mv),
        castling: matches!(mv, Move::Castle { .. }),
        declares: match mv {
            Move::Declare(seat) => Some(seat.letter()),
            _ => None,
        },
    }
}

const fn kind_word(mv: Move) -> &'static str {
    match mv {
        Move::Step { .. } | Move::Promotion { .. } | Move::Castle { .. } | Move::Jump(_) => "move",
        Move::Drop { .. } => "drop",
        Move::Done => "done",
        Move::Place { .. } => "place",
        Move::Skip => "skip",
        Move::Declare(_) => "declare",
        Move::Shade { .. } => "shade",
        Move::Huff(_) => "huff",
    }
}

const fn becomes(mv: Move) -> Option<char> {
    match mv {
        Move::Promotion { kind, .. } | Move::Drop { kind, .. } => Some(kind.letter()),
        _ => None,
    }
}

/// The squares of the men that a move takes: of a plain capture at a glance, of the rest by making it.
fn captures(position: &Position, mv: Move) -> Vec<String> {
    let board = position.rules().board;
    let (Some(from), Some(to)) = (mv.from(), mv.to()) else {
        return Vec::new();
    };
    let own = |square| {
        position
            .piece(square)
            .is_some_and(|piece| piece.owner == Some(position.turn()))
    };
    match mv {
        Move::Step { .. } | Move::Promotion { .. } if !may_take_elsewhere(position, from, to) => {
            if position.piece(to).is_some() && !own(to) {
                vec![board.name(to)]
            } else {
                Vec::new()
            }
        }
        Move::Step { .. } | Move::Promotion { .. } | Move::Jump(_) => {
            let mut after = position.clone();
            let mut effects = Vec::new();
            after.make(mv, &mut effects);
            effects
                .iter()
                .filter_map(|effect| match effect {
                    Effect::Captured { square, .. } => Some(board.name(*square)),
                    _ => None,
                })
                .collect()
        }
        _ => Vec::new(),
    }
}

/// Could the move take en passant: does it end where a pawn has just passed, on another file and rank?
fn may_take_elsewhere(position: &Position, from: crate::Square, to: crate::Square) -> bool {
    let diagonal = from.file() != to.file() && from.rank() != to.rank();
    diagonal
        && Seat::ALL.into_iter().any(|seat| {
            position
                .en_passant(seat)
                .is_some_and(|right| right.over == to)
        })
}

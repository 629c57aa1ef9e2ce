//! Legal moves ready for a board, so that nobody has to read their text.

use super::json::Json;
use super::view::write_path;
use crate::effect::Effect;
use crate::moves::Move;
use crate::position::Position;
use crate::seat::Seat;
use crate::square::Square;

/// See `MoveInfo` in the declarations.
pub(super) fn write_legal_moves(json: &mut Json, position: &Position) {
    json.begin_list();
    for mv in position.legal_moves() {
        write_move(json, position, mv);
    }
    json.end_list();
}

fn write_move(json: &mut Json, position: &Position, mv: Move) {
    let board = &position.rules().board;
    json.begin_object().key("text").string(&position.text(mv));
    json.key("kind").string(kind_word(mv));
    json.key("from").square_or_null(board, mv.from());
    json.key("to").square_or_null(board, mv.to());
    write_path(json.key("path"), board, mv);
    json.key("captures").path(board, &captures(position, mv));
    json.key("becomes");
    match mv {
        Move::Promotion { kind, .. } | Move::Drop { kind, .. } => json.kind(kind),
        _ => json.null(),
    };
    json.key("castling")
        .boolean(matches!(mv, Move::Castle { .. }));
    json.key("declares").seat_or_null(match mv {
        Move::Declare(seat) => Some(seat),
        _ => None,
    });
    json.end_object();
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

/// The squares of the pieces that a move takes, in the order of capture: of a plain capture at a glance, of the rest by making it.
fn captures(position: &Position, mv: Move) -> Vec<Square> {
    let mut taken = Vec::new();
    let (Some(from), Some(to)) = (mv.from(), mv.to()) else {
        return taken;
    };
    match mv {
        Move::Step { .. } | Move::Promotion { .. } if !may_take_elsewhere(position, from, to) => {
            let turn = position.turn();
            if position
                .piece(to)
                .is_some_and(|piece| piece.owner != Some(turn))
            {
                taken.push(to);
            }
        }
        Move::Step { .. } | Move::Promotion { .. } | Move::Jump(_) => {
            let mut after = position.clone();
            let mut effects = Vec::new();
            after.make(mv, &mut effects);
            for effect in &effects {
                if let Effect::Captured { square, .. } = effect {
                    taken.push(*square);
                }
            }
        }
        _ => {}
    }
    taken
}

/// Could the move take en passant: does it end where a pawn has just passed, on another file and rank?
fn may_take_elsewhere(position: &Position, from: Square, to: Square) -> bool {
    let diagonal = from.file() != to.file() && from.rank() != to.rank();
    diagonal
        && Seat::ALL.into_iter().any(|seat| {
            position
                .en_passant(seat)
                .is_some_and(|right| right.over == to)
        })
}

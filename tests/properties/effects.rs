//! Effects tell everything that happens to the pieces: whoever sees only them has the right board.

use std::collections::BTreeMap;

use quadrille::effect::Phase;
use quadrille::variant::Scoring;
use quadrille::{Effect, Kind, Piece, Position, Seat, SeatState, Square};

use super::play::{games, name, random_game};

type Pieces = BTreeMap<Square, Piece>;

/// What a board that knows only effects shows after them.
fn replayed(before: &Position, effects: &[Effect]) -> Pieces {
    let mut pieces: Pieces = before.pieces().collect();
    let mut rest = effects;
    while let [effect, following @ ..] = rest {
        rest = following;
        match (effect, following.first()) {
            // King and rook change places at once; in 960 games each may go where the other stood.
            (
                &Effect::Moved {
                    kind: Kind::King,
                    from,
                    to,
                    ..
                },
                Some(&Effect::Moved {
                    kind: Kind::Rook,
                    from: rook_from,
                    to: rook_to,
                    ..
                }),
            ) => {
                let (king, rook) = (pieces.remove(&from), pieces.remove(&rook_from));
                pieces.insert(to, king.unwrap());
                pieces.insert(rook_to, rook.unwrap());
                rest = &following[1..];
            }
            _ => show(before, &mut pieces, effect),
        }
    }
    pieces
}

fn show(before: &Position, pieces: &mut Pieces, effect: &Effect) {
    match *effect {
        Effect::Captured { square, .. }
        | Effect::KingOff { square, .. }
        | Effect::Huffed { square, .. } => {
            pieces.remove(&square).unwrap();
        }
        Effect::PiecesRemoved { squares, .. }
        | Effect::ArmRemoved {
            pieces: squares, ..
        } => {
            for square in squares {
                pieces.remove(&square).unwrap();
            }
        }
        Effect::Moved { from, to, .. } => {
            let piece = pieces.remove(&from).unwrap();
            pieces.insert(to, piece);
        }
        Effect::Promoted { square, kind, .. } => pieces.get_mut(&square).unwrap().kind = kind,
        Effect::Turned { square, .. } => {
            let kind = &mut pieces.get_mut(&square).unwrap().kind;
            *kind = match kind {
                Kind::Pawn => Kind::TurnedPawn,
                Kind::TurnedPawn => Kind::Pawn,
                other => panic!("{other:?} turns round"),
            };
        }
        Effect::Placed { seat, kind, square } => {
            let owner = Some(seat);
            pieces.insert(square, Piece { owner, kind });
        }
        Effect::Exchanged { a, b, .. } => {
            let (one, other) = (pieces.remove(&a), pieces.remove(&b));
            one.map(|piece| pieces.insert(b, piece));
            other.map(|piece| pieces.insert(a, piece));
        }
        // The armies of the free-for-all turn grey; a king that walks keeps its colour (14).
        Effect::Out {
            seat, seat_state, ..
        } if before.variant().scoring == Scoring::Online => {
            for piece in pieces
                .values_mut()
                .filter(|piece| piece.owner == Some(seat))
            {
                if piece.kind != Kind::King || seat_state != SeatState::Walking {
                    piece.owner = None;
                }
            }
        }
        _ => {}
    }
}

#[test]
fn effects_replayed_on_the_old_board_give_the_new_one() {
    for variant in games() {
        random_game(variant, 6, 150, |game, mv| {
            let before = game.position().clone();
            let effects = game.apply_move(mv).unwrap();
            let after: Pieces = game.position().pieces().collect();
            let context = || format!("{} {mv} {effects:?}", name(game.variant()));
            assert_eq!(replayed(&before, &effects), after, "{}", context());
            game.undo();
        });
    }
}

#[test]
fn castling_is_replayed_in_every_game_that_has_it() {
    use quadrille::variant::Castling;
    for variant in games() {
        if variant.castling == Castling::Never {
            continue;
        }
        let mut castled = false;
        for seed in 0..200 {
            random_game(variant.clone(), seed, 160, |game, _| {
                let castling = game
                    .legal_moves()
                    .into_iter()
                    .find(|mv| matches!(mv, quadrille::Move::Castle { .. }));
                if let Some(castling) = castling.filter(|_| !castled) {
                    let before = game.position().clone();
                    let effects = game.apply_move(castling).unwrap();
                    let after: Pieces = game.position().pieces().collect();
                    assert_eq!(replayed(&before, &effects), after, "{castling} {effects:?}");
                    game.undo();
                    castled = true;
                }
            });
            if castled {
                break;
            }
        }
        assert!(castled, "nobody could castle in {}", name(&variant));
    }
}

/// How many pieces of a kind a seat has.
fn count(position: &Position, seat: Seat, kind: Kind) -> usize {
    let wanted = Piece {
        owner: Some(seat),
        kind,
    };
    position
        .pieces()
        .filter(|&(_, piece)| piece == wanted)
        .count()
}

/// Pieces come by being put back after a king's capture (R7.4), and change by promotion and by turning round (R8.1).
#[test]
fn no_seat_gets_pieces_except_by_the_rules_that_give_them() {
    for variant in games() {
        let kinds = variant.kinds();
        random_game(variant, 5, 150, |game, mv| {
            let before = game.position().clone();
            let effects = game.apply_move(mv).unwrap();
            let after = game.position();
            for seat in Seat::ALL {
                for &kind in &kinds {
                    let given = effects
                        .iter()
                        .filter(|effect| gives(effect, &before, seat, kind))
                        .count();
                    assert!(
                        count(after, seat, kind) <= count(&before, seat, kind) + given,
                        "{} {mv}: {seat:?} has more {kind:?} than before",
                        name(before.variant())
                    );
                }
            }
            let placed = effects
                .iter()
                .any(|effect| matches!(effect, Effect::Placed { .. }));
            assert!(!placed || before.phase() == Phase::Replace);
            game.undo();
        });
    }
}

/// Does the effect give a piece of the kind to the seat?
fn gives(effect: &Effect, before: &Position, receiver: Seat, wanted: Kind) -> bool {
    match *effect {
        Effect::Placed { seat, kind, .. } => {
            seat == receiver && kind == wanted && before.phase() == Phase::Replace
        }
        Effect::Promoted { seat, kind, .. } => seat == receiver && kind == wanted,
        Effect::Turned { seat, .. } => {
            seat == receiver && matches!(wanted, Kind::Pawn | Kind::TurnedPawn)
        }
        _ => false,
    }
}

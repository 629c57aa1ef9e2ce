//! Castling: R2.4 for the usual arrays, R2.5 for shuffled ones.

use crate::board::{Seat, Shape, Square, square};
use crate::chess::{Castling, Chess, Step, plain, row_from};
use crate::rules::Kind;

/// Adds the seat's castling moves, the final look at its own king left to the caller.
pub fn add(game: &Chess, seat: Seat, steps: &mut Vec<Step>) {
    let Some(king) = game.king_of(seat) else {
        return;
    };
    if !game.unmoved.contains(&king) || game.attacked(king, seat) {
        return;
    }
    for &rook in &rooks_of(game, seat) {
        let castling = if game.rules.shuffled {
            shuffled(game, seat, king, rook)
        } else {
            usual(game, seat, king, rook)
        };
        if let Some(castling) = castling {
            let mut step = plain(king, castling.king_to, vec![]);
            step.castling = Some(castling);
            steps.push(step);
        }
    }
}

/// The seat's rooks that have not moved.
pub fn rooks_of(game: &Chess, seat: Seat) -> Vec<Square> {
    let is_own_rook = |at: &Square| {
        game.men
            .at(*at)
            .is_some_and(|man| man.seat == seat && man.kind == Kind::Rook)
    };
    game.unmoved.iter().copied().filter(is_own_rook).collect()
}

/// R2.4: the king goes two squares towards the rook, which stands on the square that he crossed.
fn usual(game: &Chess, seat: Seat, king: Square, rook: Square) -> Option<Castling> {
    let direction = (
        (rook.file - king.file).signum(),
        (rook.rank - king.rank).signum(),
    );
    let mut between = king.plus(direction);
    while between != rook {
        if game.men.at(between).is_some() {
            return None;
        }
        between = between.plus(direction);
    }
    let crossed = king.plus(direction);
    let king_to = crossed.plus(direction);
    if game.attacked(crossed, seat) || game.attacked(king_to, seat) {
        return None;
    }
    Some(Castling {
        rook_from: rook,
        rook_to: crossed,
        king_to,
    })
}

/// R2.5: to the third and fourth squares from the left, or to the seventh and sixth.
fn shuffled(game: &Chess, seat: Seat, king: Square, rook: Square) -> Option<Castling> {
    let row = row_from(seat, king, game.board.size());
    let place = |at: Square| {
        (1..=8)
            .find(|&i| row_square(game, seat, row, i) == at)
            .expect("king and rook stand on their home row")
    };
    let (king_place, rook_place) = (place(king), place(rook));
    let (king_to, rook_to) = if rook_place < king_place {
        (3, 4)
    } else {
        (7, 6)
    };
    let vacant = |i: i8| {
        i == king_place || i == rook_place || game.men.at(row_square(game, seat, row, i)).is_none()
    };
    let attacked = |i: i8| game.attacked(row_square(game, seat, row, i), seat);
    let way = |a: i8, b: i8| a.min(b)..=a.max(b);
    if !way(king_place, king_to).all(vacant) || !way(rook_place, rook_to).all(vacant) {
        return None;
    }
    if way(king_place, king_to).any(attacked) {
        return None;
    }
    Some(Castling {
        rook_from: rook,
        rook_to: row_square(game, seat, row, rook_to),
        king_to: row_square(game, seat, row, king_to),
    })
}

fn row_square(game: &Chess, seat: Seat, row: i8, place: i8) -> Square {
    home_square(game.board.shape, seat, row, place)
}

/// The square `place` (1–8) from the left, as its player sees it, of the row counted from his edge. On
/// `square8` North counts from South's left (R4.6).
pub fn home_square(shape: Shape, seat: Seat, row: i8, place: i8) -> Square {
    let board = crate::board::Board::new(shape);
    let (size, arm) = (board.size(), board.arm());
    let from_low = arm + place;
    let from_high = size + 1 - arm - place;
    match seat {
        Seat::South => square(from_low, row),
        Seat::North if shape == Shape::Square8 => square(from_low, size + 1 - row),
        Seat::North => square(from_high, size + 1 - row),
        Seat::West => square(row, from_high),
        Seat::East => square(size + 1 - row, from_low),
    }
}

//! The arrays of the chess games.

use crate::board::{Board, SEATS, Seat, Shape, Square};
use crate::castling::home_square;
use crate::chess::Man;
use crate::rules::Kind;

/// Where a seat's two royals stand: the place of the queen, 4 or 5 from the left; the king takes the
/// other.
pub type QueenPlace = i8;

/// Officers in the order rook knight bishop · royals · bishop knight rook.
pub fn officers(queen: QueenPlace) -> [Kind; 8] {
    use Kind::{Bishop, King, Knight, Queen, Rook};
    let (left, right) = if queen == 4 {
        (Queen, King)
    } else {
        (King, Queen)
    };
    [Rook, Knight, Bishop, left, right, Bishop, Knight, Rook]
}

/// The place of the queen that stands on a square of the given shade in the row.
pub fn queen_on_shade(shape: Shape, seat: Seat, row: i8, dark: bool) -> QueenPlace {
    let board = Board::new(shape);
    if board.is_dark(home_square(shape, seat, row, 4)) == dark {
        4
    } else {
        5
    }
}

/// The place of the queen that stands on the named square of the seat's back row.
pub fn queen_at(shape: Shape, seat: Seat, name: &str) -> QueenPlace {
    let at = Board::new(shape).parse(name);
    if Some(home_square(shape, seat, 1, 4)) == at {
        4
    } else {
        assert_eq!(Some(home_square(shape, seat, 1, 5)), at);
        5
    }
}

/// One row of men.
pub fn row(shape: Shape, seat: Seat, row: i8, kinds: &[Kind; 8]) -> Vec<(Square, Man)> {
    (1..=8)
        .zip(kinds)
        .map(|(place, &kind)| (home_square(shape, seat, row, place), Man::new(seat, kind)))
        .collect()
}

/// Officers on one row and pawns on the next.
pub fn army(shape: Shape, seat: Seat, first_row: i8, kinds: &[Kind; 8]) -> Vec<(Square, Man)> {
    let mut men = row(shape, seat, first_row, kinds);
    men.extend(row(shape, seat, first_row + 1, &[Kind::Pawn; 8]));
    men
}

/// R4.7, `inner-filled`: an unused set without its king behind the inner one.
pub fn filling(shape: Shape, seat: Seat, kinds: &[Kind; 8]) -> Vec<(Square, Man)> {
    let mut men = army(shape, seat, 1, kinds);
    men.retain(|(_, man)| man.kind != Kind::King);
    men
}

/// The array with the given number (0–959), from the left (R4.6).
pub fn shuffled(number: u32) -> [Kind; 8] {
    use Kind::{Bishop, King, Knight, Queen, Rook};
    let mut places: [Option<Kind>; 8] = [None; 8];
    let free = |places: &[Option<Kind>; 8], n: u32| {
        let empty: Vec<usize> = (0..8).filter(|&i| places[i].is_none()).collect();
        empty[n as usize]
    };
    let (rest, light) = (number / 4, number % 4);
    let (rest, dark) = (rest / 4, rest % 4);
    let (knights, queen) = (rest / 6, rest % 6);
    places[light as usize * 2 + 1] = Some(Bishop);
    places[dark as usize * 2] = Some(Bishop);
    let at = free(&places, queen);
    places[at] = Some(Queen);
    // The ten ways of choosing two of five squares, in order.
    let pairs = [
        (0, 1),
        (0, 2),
        (0, 3),
        (0, 4),
        (1, 2),
        (1, 3),
        (1, 4),
        (2, 3),
        (2, 4),
        (3, 4),
    ];
    let (first, second) = pairs[knights as usize];
    let (first, second) = (free(&places, first), free(&places, second));
    places[first] = Some(Knight);
    places[second] = Some(Knight);
    for kind in [Rook, King, Rook] {
        let at = free(&places, 0);
        places[at] = Some(kind);
    }
    places.map(|kind| kind.expect("eight officers fill the row"))
}

/// Is that seat's army dark? Letters for S W N E; White and Yellow are light, Black and Red dark (R4.1).
pub fn is_dark_army(armies: &str, seat: Seat) -> bool {
    let letter = SEATS
        .into_iter()
        .zip(armies.chars())
        .find(|(s, _)| *s == seat)
        .map(|(_, letter)| letter);
    matches!(letter, Some('B' | 'R'))
}

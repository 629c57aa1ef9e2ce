//! Coalition's powers and the squares that are theirs (rule book, 11; the figure of the 2004 catalogue).

use crate::piece::Kind;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::square::{Square, SquareSet};

pub(crate) const YELLOW: Seat = Seat::South;
pub(crate) const RED: Seat = Seat::West;
pub(crate) const BLACK: Seat = Seat::North;
pub(crate) const GREEN: Seat = Seat::East;

/// The powers with kings.
pub(crate) const GREATER: SeatSet = SeatSet::of(&[YELLOW, BLACK]);
/// The powers without, in the order of play.
pub(crate) const LESSER: [Seat; 2] = [GREEN, RED];

/// Rounds in which alliances are made, and the special turns are possible.
pub(crate) const DIPLOMATIC_ROUNDS: u16 = 3;

/// The squares of each power's field.
///
/// ```text
///  . B B B B B B B B .
///  . . B B B B B B . .
///  . . . . . . . . . .
///  R R . . . . . . G G
///  R R . . . . . . G G
///  R R . . . . . . G G
///  R R . . . . . . G G
///  . . . . . . . . . .
///  . Y Y Y Y Y Y Y Y .
///  . Y Y Y Y Y Y Y Y .
/// ```
pub(crate) const FIELDS: BySeat<SquareSet> = BySeat([
    rectangle(SquareSet::EMPTY, [1, 8], [0, 1]),
    rectangle(SquareSet::EMPTY, [0, 1], [3, 6]),
    rectangle(rectangle(SquareSet::EMPTY, [1, 8], [9, 9]), [2, 7], [8, 8]),
    rectangle(SquareSet::EMPTY, [8, 9], [3, 6]),
]);

/// A1, K1, A10 and K10, which belong to nobody.
pub(crate) const CORNERS: SquareSet = {
    let mut corners = SquareSet::EMPTY;
    corners.insert(Square::at(0, 0));
    corners.insert(Square::at(9, 0));
    corners.insert(Square::at(0, 9));
    corners.insert(Square::at(9, 9));
    corners
};

/// Adds the squares from the first to the last file and rank, both from 0.
const fn rectangle(mut squares: SquareSet, files: [u8; 2], ranks: [u8; 2]) -> SquareSet {
    let mut file = files[0];
    while file <= files[1] {
        let mut rank = ranks[0];
        while rank <= ranks[1] {
            squares.insert(Square::at(file, rank));
            rank += 1;
        }
        file += 1;
    }
    squares
}

/// Whose field the square belongs to.
pub(crate) fn field_of(square: Square) -> Option<Seat> {
    Seat::ALL
        .into_iter()
        .find(|&seat| FIELDS[seat].contains(square))
}

/// The squares on each field's border, where a hostile Guard or Machine-gun may be exchanged (R11.10).
pub(crate) const BORDERS: BySeat<SquareSet> = BySeat([
    rectangle(SquareSet::EMPTY, [1, 8], [0, 0]),
    rectangle(SquareSet::EMPTY, [0, 0], [3, 6]),
    rectangle(SquareSet::EMPTY, [1, 8], [9, 9]),
    rectangle(SquareSet::EMPTY, [9, 9], [3, 6]),
]);

/// The pieces that may move two squares on their first move.
pub(crate) const fn has_first_move(kind: Kind) -> bool {
    matches!(kind, Kind::Guard | Kind::MachineGun)
}

/// The kinds of pieces, as the rule book lists them.
pub(crate) const MEN: [Kind; 9] = [
    Kind::King,
    Kind::Plane,
    Kind::Submarine,
    Kind::Tank,
    Kind::Artillery,
    Kind::Engineer,
    Kind::Motorcyclist,
    Kind::MachineGun,
    Kind::Guard,
];

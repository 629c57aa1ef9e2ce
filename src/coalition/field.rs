//! The powers' fields, their borders, the corners, and the array (the figure of the 2004 catalogue).

use super::{BLACK, GREEN, RED, YELLOW};
use crate::effect::Phase;
use crate::piece::{Kind, Piece};
use crate::seat::{BySeat, Seat};
use crate::setup::Setup;
use crate::square::{Square, SquareSet};

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
pub(super) const FIELDS: BySeat<SquareSet> = BySeat([
    rectangle(SquareSet::EMPTY, [1, 8], [0, 1]),
    rectangle(SquareSet::EMPTY, [0, 1], [3, 6]),
    rectangle(rectangle(SquareSet::EMPTY, [1, 8], [9, 9]), [2, 7], [8, 8]),
    rectangle(SquareSet::EMPTY, [8, 9], [3, 6]),
]);

/// A1, K1, A10 and K10, which belong to nobody.
pub(super) const CORNERS: SquareSet = {
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
pub(super) const BORDERS: BySeat<SquareSet> = BySeat([
    rectangle(SquareSet::EMPTY, [1, 8], [0, 0]),
    rectangle(SquareSet::EMPTY, [0, 0], [3, 6]),
    rectangle(SquareSet::EMPTY, [1, 8], [9, 9]),
    rectangle(SquareSet::EMPTY, [9, 9], [3, 6]),
]);

/// The pieces that may move two squares on their first move.
pub(super) const fn has_first_move(kind: Kind) -> bool {
    matches!(kind, Kind::Guard | Kind::MachineGun)
}

/// Puts all pieces on their squares; Yellow may arrange his before the first move.
pub(crate) fn put_array(setup: &mut Setup) {
    const ARRAY: [(Seat, &str); 4] = [
        (YELLOW, "c1T d1R e1K f1T g1I h1A c2M d2S e2S f2M g2S h2M"),
        (
            BLACK,
            "c10A d10I e10R f10K g10A h10T c9M d9M e9S f9S g9M h9M",
        ),
        (RED, "a5F a6F b4M b5S b6S b7M"),
        (GREEN, "k5U k6U i4M i5S i6S i7M"),
    ];
    for (seat, army) in ARRAY {
        for word in army.split(' ') {
            let (name, letter) = word.split_at(word.len() - 1);
            let kind = MEN
                .into_iter()
                .find(|kind| letter.starts_with(kind.letter()));
            let (Ok(square), Some(kind)) = (Square::parse(name, true), kind) else {
                continue;
            };
            let owner = Some(seat);
            setup.pieces.insert(square, Piece { owner, kind });
            if has_first_move(kind) {
                setup.diplomacy.unmoved.insert(square);
            }
        }
    }
    setup.phase = Phase::SetUp;
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

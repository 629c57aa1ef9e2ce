//! The array (the figure of the 2004 catalogue).

use crate::facts::Phase;
use crate::facts::powers::{BLACK, GREEN, RED, YELLOW, has_first_move};
use crate::piece::{Kind, Piece};
use crate::seat::Seat;
use crate::setup::Setup;
use crate::square::Square;

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

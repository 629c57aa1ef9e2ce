//! Seats are directions: a position that is turned, with what it stands for turned along, is the same game.

use quadrille::board::{Board, Shape};
use quadrille::effect::Phase;
use quadrille::setup::Huff;
use quadrille::variant::{Array, Castling, Family};
use quadrille::{BySeat, EnPassantRight, Piece, Position, Seat, SeatSet, Setup, Variant, perft};

use super::play::{games, name, random_game};

/// By how many quarters the game can be turned and be the same, worked out from its record; none where the rules name squares
/// or sides of the board.
fn quarters(variant: &Variant) -> Option<usize> {
    let square_board = variant.board == Shape::SQUARE8;
    match variant.family {
        // Its fields are squares, and no two are alike.
        Family::Coalition => None,
        // A quarter puts the stones on light squares (5).
        Family::Checkers => Some(2),
        // Both seats castle to the third and seventh file (R2.5), which half a turn exchanges.
        Family::Chess if square_board && variant.castling == Castling::Chess960 => None,
        // Two seats, across from each other.
        Family::Chess if square_board => Some(2),
        Family::Chess => Some(1),
    }
}

fn turned_seats(seats: SeatSet) -> SeatSet {
    seats.iter().map(Seat::clockwise).collect()
}

/// What South has, West gets.
fn turned_by_seat<T: Clone>(values: &BySeat<T>) -> BySeat<T> {
    BySeat::from_fn(|seat| values[Seat::from_index(seat.index() + 3)].clone())
}

/// The game turned a quarter clockwise.
fn turned_variant(variant: &Variant) -> Variant {
    let mut turned = variant.clone();
    turned.order = variant.order.iter().map(|seat| seat.clockwise()).collect();
    turned.parties = variant.parties.iter().copied().map(turned_seats).collect();
    turned.armies = turned_by_seat(&variant.armies);
    if let Array::Officers { officers, row, .. } = &mut turned.array {
        let board = Board::get(variant.board, variant.corner_diagonals);
        let from = officers.clone();
        for seat in Seat::ALL {
            let to = seat.clockwise();
            for along in 0..8 {
                let square = board
                    .home_square(seat, along, *row)
                    .turned(variant.board.side());
                let place = (0..8).find(|&place| board.home_square(to, place, *row) == square);
                officers[to][usize::from(place.unwrap())] = from[seat][usize::from(along)];
            }
        }
    }
    turned
}

/// The set-up turned a quarter clockwise.
fn turned_setup(setup: &Setup, side: u8) -> Setup {
    let mut turned = setup.clone();
    turned.pieces = setup
        .pieces
        .iter()
        .map(|(square, piece)| {
            let owner = piece.owner.map(Seat::clockwise);
            (square.turned(side), Piece { owner, ..*piece })
        })
        .collect();
    turned.turn = setup.turn.clockwise();
    turned.seat_states = turned_by_seat(&setup.seat_states);
    turned.castling_rooks = turned_by_seat(&setup.castling_rooks)
        .map(|rooks| rooks.map(|rook| rook.map(|square| square.turned(side))));
    turned.en_passant = turned_by_seat(&setup.en_passant).map(|right| {
        right.map(|right| EnPassantRight {
            over: right.over.turned(side),
            pawn: right.pawn.turned(side),
        })
    });
    turned.points = turned_by_seat(&setup.points);
    turned.called = turned_by_seat(&setup.called).map(turned_seats);
    turned.removed_arms = turned_seats(setup.removed_arms);
    let failed = setup.huff.failed().iter();
    turned.huff = Huff::new(failed.map(|square| square.turned(side)).collect());
    turned
}

#[test]
fn a_turned_position_has_as_many_moves_and_answers() {
    for (seed, variant) in (0..).zip(games()) {
        let Some(quarters) = quarters(&variant) else {
            continue;
        };
        let side = variant.board.side();
        let mut turned = variant.clone();
        for _ in 0..quarters {
            turned = turned_variant(&turned);
        }
        random_game(variant, seed, 130, |game, _| {
            let position = game.position();
            if game.ply() % 16 != 9 {
                return;
            }
            let mut setup = position.to_setup();
            for _ in 0..quarters {
                setup = turned_setup(&setup, side);
            }
            if turned.board == Shape::SQUARE8 {
                // There the rooks are told apart by their files, not as seen by their seats.
                setup.castling_rooks = setup.castling_rooks.map(|[a, h]| [h, a]);
            }
            let other = Position::from_setup(turned.clone(), &setup)
                .unwrap_or_else(|faults| panic!("{}: {faults}\n{position:#}", name(&turned)));
            let depth = if position.phase() == Phase::Play {
                2
            } else {
                1
            };
            assert_eq!(
                perft(position, depth),
                perft(&other, depth),
                "{} after {} plies\n{position}",
                name(&turned),
                game.ply()
            );
        });
    }
}

/// The property above would hold of anything that is not tried.
#[test]
fn all_games_but_coalition_and_shuffled_orthodox_chess_are_turned() {
    for variant in games() {
        let is_left_out = quarters(&variant).is_none();
        let shuffled = variant.id == "orthodox" && variant.options.has("960");
        assert_eq!(
            is_left_out,
            variant.id == "coalition" || shuffled,
            "{}",
            name(&variant)
        );
    }
}

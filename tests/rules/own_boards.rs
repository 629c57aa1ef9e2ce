//! Boards that a game brings itself: one record, on which every family's pieces move.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use quadrille::board::Shape;
use quadrille::variant::{Array, PromotionZone};
use quadrille::{BySeat, Game, Kind, Options, Position, Seat, SquareSet, Variant, perft};

/// A cross of ten with corners of two: rows of six.
fn small_cross() -> Variant {
    let mut variant = Variant::new("quadrochess-four", &Options::default()).unwrap();
    variant.board = Shape::rectangle(10, 10).unwrap().with_corners(2).unwrap();
    let row = [
        Kind::Rook,
        Kind::Knight,
        Kind::Queen,
        Kind::King,
        Kind::Knight,
        Kind::Rook,
    ];
    variant.array = Array::Officers {
        officers: BySeat::from_fn(|_| row.to_vec()),
        row: 0,
        pawn_rows: vec![1],
        extra_officers: false,
    };
    variant
}

/// Random moves to the end or for some plies, taken back and read again on the way.
fn survives(variant: Variant, plies: usize) {
    let mut game = Game::new(variant);
    let mut dice = 1_u64;
    for _ in 0..plies {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let mv = moves[(dice >> 33) as usize % moves.len()];
        game.apply_move(mv).unwrap();
        let setup = game.position().to_setup();
        let again = Position::from_setup(game.variant().clone(), &setup).unwrap();
        assert_eq!(&again, game.position());
    }
    assert!(game.ply() > 20);
}

#[test]
fn a_small_cross_is_one_record() {
    let variant = small_cross();
    let start = Position::start(variant.clone());
    assert_eq!(start.pieces().count(), 4 * 12);
    assert_eq!(start.king(Seat::South).unwrap().to_string(), "f1");
    assert_eq!(start.king(Seat::East).unwrap().to_string(), "j6");
    // Six pawns with two steps each, two knights with two leaps; beside the corners none is lost.
    assert_eq!(perft(&start, 1), 16);
    survives(variant, 200);
}

#[test]
fn castling_on_a_small_cross_goes_towards_the_rook() {
    let mut variant = small_cross();
    let row = [
        Kind::Rook,
        Kind::King,
        Kind::Queen,
        Kind::Knight,
        Kind::Knight,
        Kind::Rook,
    ];
    if let Array::Officers { officers, .. } = &mut variant.array {
        *officers = BySeat::from_fn(|_| row.to_vec());
    }
    let setup = quadrille::Setup::start(&variant);
    let [left, right] = setup.castling_rooks[Seat::South].map(Option::unwrap);
    assert_eq!(
        (left.to_string(), right.to_string()),
        ("c1".into(), "h1".into())
    );
}

#[test]
fn rectangles_with_holes_are_boards() {
    let mut variant = Variant::new("orthodox", &Options::default()).unwrap();
    let holes: SquareSet = ["d4", "e5"]
        .map(|name| name.parse().unwrap())
        .into_iter()
        .collect();
    variant.board = Shape::rectangle(8, 9).unwrap().without(holes);
    variant.promotion.zone = PromotionZone::Rank(9);
    let start = Position::start(variant.clone());
    assert_eq!(start.king(Seat::North).unwrap().to_string(), "e9");
    // A pawn before a hole steps once, one beside it twice.
    let texts: Vec<String> = start
        .legal_moves()
        .into_iter()
        .map(|mv| start.text(mv))
        .collect();
    assert!(texts.contains(&"d2-d3".to_owned()) && !texts.contains(&"d2-d4".to_owned()));
    assert!(texts.contains(&"c2-c4".to_owned()));
    survives(variant, 300);
}

#[test]
fn checkers_is_played_on_other_boards() {
    let mut variant = Variant::new("checkers-classic", &Options::default()).unwrap();
    variant.board = Shape::rectangle(10, 10).unwrap();
    variant.array = Array::Stones { rows: 4 };
    let start = Position::start(variant.clone());
    assert_eq!(start.pieces().count(), 40);
    assert_eq!(perft(&start, 1), 9);
    survives(variant, 300);
}

#[test]
fn shapes_beyond_the_field_are_none() {
    assert!(Shape::rectangle(15, 8).is_none());
    assert!(Shape::rectangle(0, 8).is_none());
    assert!(Shape::rectangle(14, 14).is_some());
    assert!(Shape::rectangle(6, 10).unwrap().with_corners(3).is_none());
    assert_eq!(Shape::rectangle(10, 8).unwrap().name(), "board10x8");
}

//! Draughts by other rules than the manual's: one record each. The counts are those that programs of these games agree on.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use quadrille::board::Shape;
use quadrille::variant::{Array, JumpRules};
use quadrille::{Kind, Options, Piece, Position, Seat, Setup, Variant, perft};

fn international() -> Variant {
    let mut variant = Variant::new("checkers-classic", &Options::default()).unwrap();
    variant.board = Shape::rectangle(10, 10).unwrap();
    variant.array = Array::Stones { rows: 4 };
    variant.jumps = JumpRules::INTERNATIONAL;
    variant
}

fn with(jumps: JumpRules) -> Variant {
    let mut variant = Variant::new("checkers-classic", &Options::default()).unwrap();
    variant.jumps = jumps;
    variant
}

/// A position from words such as `sMc3 nKe5`, South to move.
fn position(variant: Variant, pieces: &str) -> Position {
    let mut setup = Setup::empty(&variant);
    for word in pieces.split(' ') {
        let (who, place) = word.split_at(2);
        let owner = Some(if who.starts_with('s') {
            Seat::South
        } else {
            Seat::North
        });
        let kind = if who.ends_with('K') {
            Kind::CheckersKing
        } else {
            Kind::Man
        };
        setup
            .pieces
            .insert(place.parse().unwrap(), Piece { owner, kind });
    }
    Position::from_setup(variant, &setup).unwrap()
}

fn texts(position: &Position) -> Vec<String> {
    let moves = position.legal_moves().into_iter();
    let mut texts: Vec<String> = moves.map(|mv| position.text(mv)).collect();
    texts.sort();
    texts
}

#[test]
fn international_draughts_counts_as_published() {
    let start = Position::start(international());
    let counts: Vec<u64> = (1..=6).map(|depth| perft(&start, depth)).collect();
    assert_eq!(counts, [9, 81, 658, 4_265, 27_117, 167_140]);
}

#[test]
fn russian_draughts_counts_as_published() {
    let start = Position::start(with(JumpRules::RUSSIAN));
    let counts: Vec<u64> = (1..=6).map(|depth| perft(&start, depth)).collect();
    assert_eq!(counts, [7, 49, 302, 1_469, 7_482, 37_986]);
}

#[test]
fn english_draughts_counts_as_published() {
    let start = Position::start(with(JumpRules::ENGLISH));
    let counts: Vec<u64> = (1..=6).map(|depth| perft(&start, depth)).collect();
    assert_eq!(counts, [7, 49, 302, 1_469, 7_361, 36_768]);
}

#[test]
fn most_pieces_must_be_captured() {
    let position = position(international(), "sMc3 sMi3 nMd4 nMf6 nMj4");
    assert_eq!(texts(&position), ["c3:e5:g7"]);
}

#[test]
fn pieces_jump_backward_where_they_may() {
    let back = "sMe5 nMd4 nMh8";
    assert_eq!(texts(&position(with(JumpRules::RUSSIAN), back)), ["e5:c3"]);
    assert_eq!(
        texts(&position(with(JumpRules::QUADRO), back)),
        ["e5-d6", "e5-f6"]
    );
}

#[test]
fn a_king_lands_anywhere_behind_but_where_it_can_jump_on() {
    let free = position(with(JumpRules::RUSSIAN), "sKa1 nMc3");
    assert_eq!(texts(&free), ["a1:d4", "a1:e5", "a1:f6", "a1:g7", "a1:h8"]);
    // From e5 it can jump on.
    let bound = position(with(JumpRules::RUSSIAN), "sKa1 nMc3 nMf4");
    assert_eq!(texts(&bound), ["a1:e5:g3", "a1:e5:h2"]);
}

#[test]
fn what_is_jumped_leaves_when_the_move_is_over_and_is_in_the_way_until_then() {
    // After c3, c7 and f8's way are jumped the king may not pass c3 a second time.
    let mut game = position(with(JumpRules::RUSSIAN), "sKe1 nMd2 nMb4 nMd6 nMf6");
    for text in texts(&game) {
        let squares: Vec<&str> = text.split(':').collect();
        assert!(squares.len() <= 5, "{text}");
    }
    let mv = game.legal_moves()[0];
    let before = game.pieces().count();
    let captured = game.text(mv).matches(':').count();
    game.play(mv).unwrap();
    assert_eq!(game.pieces().count(), before - captured);
}

#[test]
fn a_russian_man_is_crowned_on_the_way_and_goes_on_as_a_king() {
    let mut game = position(with(JumpRules::RUSSIAN), "sMd6 nMe7 nMg5 nMa3");
    // Over e7 to f8, there a king, over g… nothing on that line; the other way h6 is free.
    assert_eq!(texts(&game), ["d6:f8"]);
    game.play("d6:f8".parse().unwrap()).unwrap();
    let crowned = game.piece("f8".parse().unwrap()).unwrap();
    assert_eq!(crowned.kind, Kind::CheckersKing);
    let on = position(with(JumpRules::RUSSIAN), "sMd6 nMe7 nMg7 nMa3");
    assert_eq!(texts(&on), ["d6:f8:h6"]);
    let not = position(international(), "sMd8 nMe9 nMg9 nMa3");
    assert_eq!(texts(&not), ["d8:f10:h8"]);
}

#[test]
fn an_international_man_that_passes_the_end_stays_a_man() {
    let mut game = position(international(), "sMd8 nMe9 nMg9 nMa3");
    game.play("d8:f10:h8".parse().unwrap()).unwrap();
    assert_eq!(game.piece("h8".parse().unwrap()).unwrap().kind, Kind::Man);
}

//! How the nine kinds of pieces move.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::table::{
    E, N, S, W, may, piece, play, played, played_with, position, seats, settled, square, targets,
    turn,
};
use quadrille::effect::Effect;
use quadrille::setup::Alliance;
use quadrille::{Game, Kind, Piece, Position, Variant};

/// Yellow's piece in the middle, everybody else out of its way.
fn alone(piece: &str) -> Game {
    settled(&format!("S b1K {piece} N h10K W a4S E k4S"), S)
}

#[test]
fn king_moves_as_in_chess() {
    let game = settled("S e5K e3S N h10K W a4S E k4S", S);
    assert_eq!(targets(&game, "e5"), "d4 d5 d6 e4 e6 f4 f5 f6");
}

#[test]
fn plane_makes_exactly_two_knights_moves_in_one() {
    let reached = targets(&alone("e5F"), "e5");
    assert_eq!(reached.split(' ').count(), 32);
    for square in ["e3", "e1", "g5", "a5", "d4", "h8", "f8", "h4", "g9", "i3"] {
        assert!(reached.contains(square), "{square}");
    }
    for square in ["g6", "f7", "e6", "c3"] {
        assert!(!reached.contains(square), "{square}");
    }
}

#[test]
fn plane_needs_a_middle_square_on_the_board() {
    // Both ways from a1 to b2 leave the board.
    let reached = targets(&alone("a1F"), "a1");
    assert!(!reached.split(' ').any(|square| square == "b2"));
    assert!(reached.contains("c1") && reached.contains("d4"));
}

#[test]
fn plane_flies_over_anything_and_takes_only_where_it_lands() {
    // Both squares halfway from e5 to e7 are occupied.
    let mut game = settled("S b1K e5F c6T N h10K g6S e7A W a4S E k4S", S);
    let effects = play(&mut game, "e5-e7");
    let captured: Vec<_> = effects
        .iter()
        .filter(|effect| matches!(effect, Effect::Captured { .. }))
        .collect();
    assert_eq!(captured.len(), 1);
    assert_eq!(piece(&game, "g6"), Some((N, Kind::Guard)));
}

#[test]
fn plane_gives_check_that_cannot_be_blocked() {
    let game = settled("S e1K a1A N h10K W a5S E e5F k4S", S);
    let reached = targets(&game, "a1");
    assert!(reached.is_empty(), "{reached}");
    assert!(may(&game, "e1-d1"));
}

#[test]
fn a_plane_and_another_man_of_one_power_give_check_together() {
    let game = settled("S e1K N h10K W a5S E e5F h1T k4S", S);
    assert_eq!(game.position().checkers(S), seats(&[E]));
}

#[test]
fn submarine_moves_as_queen_or_knight() {
    let reached = targets(&alone("e5U"), "e5");
    for square in ["e10", "k5", "b8", "c6", "f7", "d3"] {
        assert!(reached.contains(square), "{square}");
    }
    assert_eq!(reached.split(' ').count(), 35 + 8);
}

#[test]
fn tank_artillery_engineer_and_motorcyclist_move_as_queen_rook_bishop_and_knight() {
    let number = |piece: &str| targets(&alone(piece), "e5").split(' ').count();
    assert_eq!([number("e5T"), number("e5A"), number("e5I")], [35, 18, 17]);
    assert_eq!(targets(&alone("e5R"), "e5"), "c4 c6 d3 d7 f3 f7 g4 g6");
}

#[test]
fn catalogue_men_exchange_engineer_and_motorcyclist() {
    // R11.2
    let moves = "h2-h4 c9-c8 k6-k7 b4-a4";
    let catalogue = played_with("catalogue-men", moves);
    assert_eq!(targets(&catalogue, "g1"), "f3 h3 i2");
    assert_eq!(targets(&catalogue, "d1"), "");
    let manuscript = played(moves);
    assert_eq!(targets(&manuscript, "g1"), "h2 i3 k4");
    assert_eq!(targets(&manuscript, "d1"), "b2 c3 e3");
}

/// Does Black's piece on i5 give check along the diagonal to e1?
fn checks_along_a_diagonal(options: &str, kind: Kind) -> bool {
    let mut setup = settled("S e1K N h10K W a4S E k4S", S).position().to_setup();
    let owner = Some(N);
    setup.pieces.insert(square("i5"), Piece { owner, kind });
    let variant = Variant::new("coalition", &options.parse().unwrap()).unwrap();
    let position = Position::from_setup(variant, &setup).unwrap();
    position.seats_in_check() == seats(&[S])
}

#[test]
fn of_engineer_and_motorcyclist_only_the_one_that_moves_as_a_bishop_gives_check_as_one() {
    assert!(checks_along_a_diagonal("-", Kind::Engineer));
    assert!(!checks_along_a_diagonal("-", Kind::Motorcyclist));
    let catalogue = "catalogue-men"; // R11.2
    assert!(!checks_along_a_diagonal(catalogue, Kind::Engineer));
    assert!(checks_along_a_diagonal(catalogue, Kind::Motorcyclist));
}

#[test]
fn machine_gun_moves_as_a_king_and_two_squares_ahead_at_first() {
    let game = unmoved("e2M", "e2");
    assert_eq!(targets(&game, "e2"), "d1 d2 d3 e1 e3 e4 f1 f2 f3");
    assert_eq!(targets(&alone("e2M"), "e2"), "d1 d2 d3 e1 e3 f1 f2 f3");
}

#[test]
fn machine_guns_double_step_needs_both_squares_vacant_and_captures_nothing() {
    assert!(!may(&unmoved("e2M e3S", "e2"), "e2-e4"));
    assert!(!may(&unmoved("e2M N e4A", "e2"), "e2-e4"));
}

#[test]
fn guard_moves_as_a_pawn_of_its_own_side() {
    let game = settled("S b1K e5S N h10K d6A f6A e6A W a4S E k4S", S);
    assert_eq!(targets(&game, "e5"), "d6 f6");
    let red = settled("S b1K N h10K e6A e4A W d5S E k4S", W);
    assert_eq!(targets(&red, "d5"), "e4 e5 e6");
}

#[test]
fn first_move_is_tracked_per_man() {
    // R11.3: the guard has stepped once; its neighbour has not.
    let game = played("h2-h4 c9-c8 k6-k7 b4-a4 d2-d3 c8-c7 k7-k6 a4-b4");
    assert!(!may(&game, "d3-d5") && may(&game, "e2-e4"));
}

#[test]
fn being_rearranged_is_no_move() {
    // R11.3: the guard goes from e9 to e10's place and may still move two squares, over a vacant e9.
    let game = played("h2-h4 place:e9-b10 done k6-k7 b4-a4 h4-h5");
    assert!(may(&game, "b10-b8"));
    let exchanged = played("place:d2-i1 done h2-h4");
    assert_eq!(piece(&exchanged, "i1"), Some((S, Kind::Guard)));
}

#[test]
fn guards_take_guards_en_passant() {
    let mut game = passing("d2S", "d2", "E k4S e4S");
    play(&mut game, "d2-d4 h10-h9 e4-d3");
    assert_eq!(piece(&game, "d4"), None);
    assert_eq!(piece(&game, "d3"), Some((E, Kind::Guard)));
}

#[test]
fn machine_guns_neither_take_nor_are_taken_en_passant() {
    // R11.1
    let mut game = passing("d2M", "d2", "E k4S e4S");
    play(&mut game, "d2-d4 h10-h9");
    assert!(!may(&game, "e4-d3"));
    let mut game = passing("d2S", "d2", "E k4S e4M");
    play(&mut game, "d2-d4 h10-h9 e4-d3");
    assert_eq!(piece(&game, "d4"), Some((S, Kind::Guard)));
}

#[test]
fn an_ally_takes_nothing_en_passant() {
    let mut game = passing("d2S", "d2", "W c4S E k4S");
    play(&mut game, "d2-d4 h10-h9 k4-i4");
    assert!(!may(&game, "c4-d3"));
}

#[test]
fn taking_en_passant_may_not_open_a_line_to_the_own_king() {
    // Both guards would leave the rank on which Yellow's artillery faces Black's king.
    let game = |artillery: &str| {
        let pieces = format!("S b1K d2S {artillery} N h4K e4S W a7S E k7S");
        let mut game = position(&pieces, S, |setup| {
            setup.diplomacy.round = 2;
            setup.diplomacy.unmoved = [square("d2")].into_iter().collect();
        });
        play(&mut game, "d2-d4");
        game
    };
    assert!(may(&game("b5A"), "e4-d3"));
    assert!(!may(&game("b4A"), "e4-d3"));
}

#[test]
fn a_guard_taken_meanwhile_is_not_taken_en_passant() {
    let mut game = passing("d2S", "d2", "d8A E k4S e4S");
    play(&mut game, "d2-d4 d8-d4");
    assert!(!may(&game, "e4-d3"));
}

#[test]
fn en_passant_lapses_at_its_owners_turn() {
    let mut game = passing("d2S", "d2", "E k4S e4S");
    play(&mut game, "d2-d4 h10-h9 k4-i4 a4-b4 b1-c1 h9-h10");
    assert!(!may(&game, "e4-d3"));
}

#[test]
fn en_passant_lapses_at_a_turn_out_of_order_too() {
    // R11.12: Black's check makes Yellow answer before Green's turn.
    let mut game = passing("d2S", "d2", "h8A E k4S e4S");
    play(&mut game, "d2-d4 h8-b8 b1-c1");
    assert_eq!(turn(&game), E);
    assert!(!may(&game, "e4-d3"));
}

#[test]
fn there_is_no_castling() {
    let game = played("done");
    assert!(!may(&game, "e1-g1") && !may(&game, "e1-c1"));
}

/// As `alone`, with the piece on `from` not moved yet.
fn unmoved(pieces: &str, from: &str) -> Game {
    passing(pieces, from, "E k4S")
}

fn passing(yellows: &str, from: &str, others: &str) -> Game {
    let pieces = format!("S b1K {yellows} W a4S N h10K {others}");
    position(&pieces, S, |setup| {
        setup.diplomacy.round = 5;
        setup.diplomacy.alliance = Some(Alliance {
            yellows_ally: W,
            round: 1,
        });
        setup.diplomacy.unmoved = [square(from)].into_iter().collect();
    })
}

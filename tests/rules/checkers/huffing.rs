//! The penalty for failing to capture (R5.3), where it takes the place of the duty to.

use quadrille::game::TableEvent;
use quadrille::setup::Huff;
use quadrille::{Effect, Game, Kind, Outcome, Position, Reason, Seat, SeatState, Setup, Square};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::{choices, kind_on, play, table_with, variant};

fn huffing(pieces: &str) -> Position {
    table_with("checkers-classic", "huff", Seat::South, pieces)
}

/// The squares that the seat to move may huff.
fn huffs(position: &Position) -> Vec<String> {
    let strip = |text: String| text.strip_prefix("huff:").map(str::to_owned);
    choices(position).into_iter().filter_map(strip).collect()
}

#[test]
fn r5_3_neither_capturing_nor_going_on_is_enforced() {
    let position = huffing("S e3 N f4 f6");
    assert_eq!(choices(&position), ["e3-d4", "e3:g5", "e3:g5:e7"]);
}

#[test]
fn r5_3_a_piece_that_moved_instead_of_capturing_is_huffed_where_it_now_stands() {
    let mut position = huffing("S c3 a1 N d4 h8");
    play(&mut position, "c3-b4");
    assert_eq!(huffs(&position), ["b4"]);
    let effects = play(&mut position, "huff:b4");
    assert_eq!(
        effects[0],
        Effect::Huffed {
            seat: Seat::South,
            square: "b4".parse().unwrap(),
            by: Seat::North
        }
    );
    assert_eq!(kind_on(&position, "b4"), None);
}

#[test]
fn r5_3_a_piece_that_stood_by_while_another_moved_is_huffed() {
    let mut position = huffing("S c3 g3 N d4 h8");
    play(&mut position, "g3-h4");
    assert_eq!(huffs(&position), ["c3"]);
}

#[test]
fn r5_3_a_piece_that_stopped_short_is_huffed() {
    let mut position = huffing("S c3 N d4 f6 h2");
    play(&mut position, "c3:e5");
    assert_eq!(huffs(&position), ["e5"]);
}

#[test]
fn r5_3_who_captures_as_far_as_he_can_has_not_failed_with_his_other_pieces() {
    let mut position = huffing("S a3 e3 N b4 f4 f6");
    play(&mut position, "a3:c5");
    assert!(huffs(&position).is_empty());
}

#[test]
fn r5_3_a_man_that_was_crowned_by_its_jump_has_not_stopped_short() {
    let mut position = huffing("S b6 N c7 e7");
    play(&mut position, "b6:d8");
    assert!(huffs(&position).is_empty());
}

#[test]
fn r5_3_a_man_that_was_crowned_instead_of_capturing_is_huffed() {
    let mut position = table_with(
        "quadrocheckers-two",
        "huff",
        Seat::South,
        "S k9 e3 N j10 g9",
    );
    play(&mut position, "k9-l10");
    assert_eq!(kind_on(&position, "l10"), Some(Kind::CheckersKing));
    assert_eq!(huffs(&position), ["l10"]);
}

#[test]
fn r5_3_one_piece_only_is_taken_and_the_huffers_own_move_follows() {
    let mut position = huffing("S c3 g3 a1 N d4 f4 h8");
    play(&mut position, "a1-b2");
    assert_eq!(huffs(&position), ["c3", "g3"]);
    play(&mut position, "huff:c3");
    assert_eq!(position.turn(), Seat::North);
    assert!(huffs(&position).is_empty());
    play(&mut position, "h8-g7");
    assert_eq!(position.turn(), Seat::South);
}

#[test]
fn r5_3_not_huffing_forfeits_the_right() {
    let mut position = huffing("S c3 g3 N d4 h8 b8");
    play(&mut position, "g3-h4");
    play(&mut position, "b8-a7");
    play(&mut position, "c3:e5");
    assert!(huffs(&position).is_empty());
    assert_eq!(kind_on(&position, "e5"), Some(Kind::Man));
}

#[test]
fn r5_3_failing_again_may_be_punished_again() {
    let mut position = huffing("S c3 g3 N d4 h8 b8");
    play(&mut position, "g3-h4");
    play(&mut position, "b8-a7");
    play(&mut position, "h4-g5");
    assert_eq!(huffs(&position), ["c3"]);
}

#[test]
fn r5_3_a_partner_in_between_neither_huffs_nor_ends_the_right() {
    let pieces = "S e5 c3 W a5 N f6 j12 E l10";
    let mut position = table_with("quadrocheckers-teams-adjacent", "huff", Seat::South, pieces);
    play(&mut position, "c3-b4");
    assert_eq!(position.turn(), Seat::West);
    assert!(huffs(&position).is_empty());
    play(&mut position, "a5-b6");
    assert_eq!(huffs(&position), ["e5"]);
}

#[test]
fn r5_3_only_the_next_hostile_player_may_huff() {
    let pieces = "S e5 c3 W a5 N f6 j12 E l10";
    let mut position = table_with("quadrocheckers-four", "huff", Seat::South, pieces);
    play(&mut position, "c3-d4");
    assert_eq!(
        (position.turn(), huffs(&position)),
        (Seat::West, vec!["e5".to_owned()])
    );
    play(&mut position, "a5-b6");
    assert_eq!((position.turn(), huffs(&position)), (Seat::North, vec![]));
}

#[test]
fn r5_3_a_stuck_player_leaves_the_right_to_the_next_hostile_player() {
    let pieces = "S b4 c5 e5 h2 W a3 N f6 j12";
    let mut position = table_with("quadrocheckers-four", "huff", Seat::South, pieces);
    play(&mut position, "h2-g3");
    assert_eq!(
        (position.turn(), huffs(&position)),
        (Seat::North, vec!["e5".to_owned()])
    );
}

#[test]
fn r5_3_huffing_the_last_piece_puts_the_seat_out() {
    let mut position = huffing("S c3 N d4 h8");
    play(&mut position, "c3-b4");
    play(&mut position, "huff:b4");
    assert_eq!(position.seat_state(Seat::South), SeatState::Removed);
    assert!(matches!(
        position.outcome(),
        Some(Outcome::Win {
            reason: Reason::LastStanding,
            ..
        })
    ));
}

#[test]
fn what_may_be_huffed_belongs_to_the_position() {
    let mut failed = huffing("S c3 g3 N d4 h8");
    play(&mut failed, "g3-h4");
    let again = Position::from_setup(failed.variant().clone(), &failed.to_setup()).unwrap();
    assert_eq!(again, failed);
    let mut setup = failed.to_setup();
    setup.huff = Huff::default();
    let forgiven = Position::from_setup(failed.variant().clone(), &setup).unwrap();
    assert_ne!(forgiven.key(), failed.key());
}

#[test]
fn every_single_piece_that_may_be_huffed_belongs_to_the_position() {
    let variant = variant("quadrocheckers-two-sixteen", "huff");
    let start = Setup::start(&variant);
    let men = start.pieces.iter();
    let norths: Vec<Square> = men
        .filter(|(_, man)| man.owner == Some(Seat::North))
        .map(|(&square, _)| square)
        .collect();
    let key = |failed: &[Square]| {
        let mut setup = start.clone();
        setup.huff = Huff::new(failed.iter().copied().collect());
        Position::from_setup(variant.clone(), &setup).unwrap().key()
    };
    assert_ne!(key(&norths), key(&norths[1..]));
}

#[test]
fn pieces_that_left_with_their_player_cannot_be_huffed() {
    let pieces = "S e5 c3 W a5 N f6 j12 E l10";
    let mut position = table_with("quadrocheckers-four", "huff", Seat::South, pieces);
    play(&mut position, "c3-d4");
    let mut game = Game::from_position(position);
    game.apply_event(&TableEvent::Resign(Seat::South)).unwrap();
    assert!(huffs(game.position()).is_empty());
    let setup = game.position().to_setup();
    assert!(Position::from_setup(game.variant().clone(), &setup).is_ok());
}

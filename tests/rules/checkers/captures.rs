//! Jumping: who jumps what, how far, and that it is compulsory (R5.1, R5.2).

use quadrille::{Effect, Kind, Seat};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::{choices, classic, play, refusal, table};

#[test]
fn capturing_is_compulsory() {
    let position = classic("S c3 g3 N d4 h8");
    assert_eq!(choices(&position), ["c3:e5"]);
    assert_eq!(refusal(&position, "g3-h4"), "must-capture");
}

#[test]
fn a_man_does_not_capture_backwards() {
    let position = classic("S e5 N d4 f4");
    assert_eq!(choices(&position), ["e5-d6", "e5-f6"]);
}

#[test]
fn a_piece_with_another_right_behind_it_is_safe() {
    let position = classic("S c3 N d4 e5");
    assert_eq!(choices(&position), ["c3-b4"]);
}

#[test]
fn among_several_captures_the_choice_is_free() {
    let position = classic("S a3 e3 N b4 f4 f6");
    assert_eq!(choices(&position), ["a3:c5", "e3:g5:e7"]);
}

#[test]
fn r5_1_a_jumping_piece_goes_on_as_long_as_it_can() {
    let position = classic("S e3 N f4 f6");
    assert_eq!(choices(&position), ["e3:g5:e7"]);
    assert_eq!(refusal(&position, "e3:g5"), "must-capture");
}

#[test]
fn r5_2_a_jumped_piece_leaves_before_the_next_jump() {
    // The second jump leads back through the square of the first piece jumped.
    let position = classic("S Kc3 N b2 d4");
    assert_eq!(choices(&position), ["c3:a1:e5", "c3:e5:a1"]);
}

#[test]
fn every_path_is_a_move_of_its_own_also_round_to_its_start() {
    let position = classic("S Kc3 N b4 b6 d6 d4");
    assert_eq!(choices(&position), ["c3:a5:c7:e5:c3", "c3:e5:c7:a5:c3"]);
    for path in choices(&position) {
        let mut position = position.clone();
        play(&mut position, &path);
        assert_eq!(position.pieces().count(), 1);
    }
}

#[test]
fn a_king_jumps_from_afar_and_stops_right_behind_the_piece() {
    let position = classic("S Ka1 N d4");
    assert_eq!(choices(&position), ["a1:e5"]);
}

#[test]
fn a_king_jumps_backwards() {
    let position = classic("S Kg7 N d4");
    assert_eq!(choices(&position), ["g7:c3"]);
}

#[test]
fn a_king_jumps_no_two_pieces_at_once() {
    let position = classic("S Ka1 N c3 d4");
    assert_eq!(choices(&position), ["a1-b2"]);
}

#[test]
fn a_king_jumps_only_the_first_piece_that_it_meets() {
    let position = classic("S Ka1 b2 N c3");
    assert_eq!(choices(&position), ["b2:d4"]);
}

#[test]
fn a_partners_man_blocks_and_is_not_jumped() {
    let position = table("quadrocheckers-teams", Seat::South, "S e5 N f6 W a7 E l8");
    assert_eq!(choices(&position), ["e5-d6"]);
}

#[test]
fn a_partners_man_stops_a_king() {
    let position = table("quadrocheckers-teams", Seat::South, "S Kc1 N e3 W a7 E l8");
    assert_eq!(choices(&position), ["c1-d2"]);
}

#[test]
fn one_move_may_jump_the_pieces_of_several_players() {
    let mut position = table(
        "quadrocheckers-four",
        Seat::South,
        "S e5 W f6 c9 N h8 j12 E j10 l8",
    );
    let effects = play(&mut position, "e5:g7:i9");
    let victims: Vec<_> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Captured { seat, .. } => *seat,
            _ => None,
        })
        .collect();
    assert_eq!(victims, [Seat::West, Seat::North]);
}

#[test]
fn the_legs_of_a_jump_are_told_one_by_one() {
    let mut position = classic("S c3 N d4 f6 a7");
    let square = |name: &str| name.parse().unwrap();
    let captured = |name| Effect::Captured {
        seat: Some(Seat::North),
        kind: Kind::Man,
        square: square(name),
        by: Seat::South,
    };
    let moved = |from, to| Effect::Moved {
        seat: Seat::South,
        kind: Kind::Man,
        from: square(from),
        to: square(to),
    };
    let turn = Effect::Turn {
        seat: Seat::North,
        out_of_order: false,
    };
    assert_eq!(
        play(&mut position, "c3:e5:g7"),
        [
            captured("d4"),
            moved("c3", "e5"),
            captured("f6"),
            moved("e5", "g7"),
            turn
        ]
    );
}

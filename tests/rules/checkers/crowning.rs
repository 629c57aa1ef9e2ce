//! Where men become kings, and that their move ends there (R5.4, R5.5).

use quadrille::{Effect, Kind, Seat};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::{choices, classic, kind_on, play, table, table_with};

#[test]
fn r5_4_a_man_on_the_furthest_row_is_crowned() {
    let mut position = classic("S c7 N g7");
    let effects = play(&mut position, "c7-d8");
    assert_eq!(kind_on(&position, "d8"), Some(Kind::CheckersKing));
    assert!(matches!(
        effects[..],
        [
            Effect::Moved {
                kind: Kind::Man,
                ..
            },
            Effect::Promoted {
                kind: Kind::CheckersKing,
                ..
            },
            Effect::Turn { .. }
        ]
    ));
}

#[test]
fn r5_4_crowning_ends_the_move_though_the_king_could_jump_on() {
    let mut position = classic("S b6 N c7 e7");
    assert_eq!(choices(&position), ["b6:d8"]);
    play(&mut position, "b6:d8");
    assert_eq!(kind_on(&position, "d8"), Some(Kind::CheckersKing));
    assert_eq!(position.turn(), Seat::North);
    assert_eq!(kind_on(&position, "e7"), Some(Kind::Man));
}

#[test]
fn r5_5_a_man_is_crowned_where_no_step_forward_exists() {
    let steps = [
        (Seat::South, "k9", "l10"),
        (Seat::South, "a9", "b10"),
        (Seat::West, "i11", "j12"),
        (Seat::West, "i1", "j2"),
        (Seat::North, "b4", "a3"),
        (Seat::North, "l4", "k3"),
        (Seat::East, "d2", "c1"),
        (Seat::East, "d12", "c11"),
    ];
    for (seat, from, to) in steps {
        let pieces = format!("{seat} {from} {} f6", seat.opposite());
        let mut position = table("quadrocheckers-four", seat, &pieces);
        play(&mut position, &format!("{from}-{to}"));
        assert_eq!(
            kind_on(&position, to),
            Some(Kind::CheckersKing),
            "{seat} on {to}"
        );
    }
}

#[test]
fn r5_5_crowning_there_ends_the_move_though_the_king_could_jump_on() {
    let position = table("quadrocheckers-two", Seat::South, "S j8 N k9 i7");
    assert_eq!(choices(&position), ["j8:l10"]);
}

#[test]
fn r5_5_with_corner_diagonals_a_man_walks_on_past_the_corner() {
    let mut position = table_with(
        "quadrocheckers-two",
        "corner-diagonals",
        Seat::South,
        "S a9 N g9 e9",
    );
    play(&mut position, "a9-b10");
    assert_eq!(kind_on(&position, "b10"), Some(Kind::Man));
    play(&mut position, "g9-h8");
    assert!(choices(&position).contains(&"b10-c11".to_owned()));
}

#[test]
fn a_man_that_only_passes_by_stays_a_man() {
    let mut position = table("quadrocheckers-two", Seat::South, "S k7 N c11");
    play(&mut position, "k7-l8");
    assert_eq!(kind_on(&position, "l8"), Some(Kind::Man));
}

//! Whose turn it becomes when seats are stuck or have lost their pieces (R5.6).

use quadrille::effect::Pass;
use quadrille::{Effect, Outcome, Position, Reason, Seat, SeatSet, SeatState};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::{choices, play, table, table_with, variant};

#[test]
fn a_seat_is_out_at_the_moment_its_last_piece_is_taken() {
    let mut position = table("quadrocheckers-four", Seat::South, "S e5 W f6 N j12 E l10");
    let effects = play(&mut position, "e5:g7");
    assert!(matches!(
        effects[..],
        [
            Effect::Captured { .. },
            Effect::Moved { .. },
            Effect::Out {
                seat: Seat::West,
                seat_state: SeatState::Removed,
                reason: Reason::AllPieces
            },
            Effect::Turn {
                seat: Seat::North,
                ..
            }
        ]
    ));
    assert_eq!(position.seat_state(Seat::West), SeatState::Removed);
}

#[test]
fn a_seat_goes_out_in_the_middle_of_a_jump() {
    let mut position = table(
        "quadrocheckers-four",
        Seat::South,
        "S e5 W f6 N h8 j12 E l10",
    );
    let effects = play(&mut position, "e5:g7:i9");
    let out = effects
        .iter()
        .position(|effect| matches!(effect, Effect::Out { .. }));
    let last = effects
        .iter()
        .rposition(|effect| matches!(effect, Effect::Captured { .. }));
    assert!(out < last);
}

#[test]
fn r5_6_a_stuck_player_passes_while_three_parties_are_left() {
    let mut position = table("quadrocheckers-four", Seat::South, "S b4 c5 h2 W a3 N j12");
    let effects = play(&mut position, "h2-g3");
    assert!(effects.contains(&Effect::Passed {
        seat: Seat::West,
        reason: Pass::NoMove
    }));
    assert_eq!((position.turn(), position.outcome()), (Seat::North, None));
    assert_eq!(position.seat_state(Seat::West), SeatState::Active);
}

#[test]
fn r5_6_a_stuck_player_has_lost_when_two_parties_are_left() {
    let mut position = table("quadrocheckers-four", Seat::South, "S b4 c5 h2 W a3");
    play(&mut position, "h2-g3");
    let party = SeatSet::of(&[Seat::South]);
    let reason = Reason::NoMove;
    assert_eq!(position.outcome(), Some(Outcome::Win { party, reason }));
}

#[test]
fn r5_6_a_stuck_player_passes_while_his_partner_can_move() {
    let mut position = table(
        "quadrocheckers-teams",
        Seat::South,
        "S b4 c5 h2 W a3 N j12 E l10",
    );
    play(&mut position, "h2-g3");
    assert_eq!((position.turn(), position.outcome()), (Seat::North, None));
}

#[test]
fn r5_6_a_team_has_lost_when_neither_of_it_can_move() {
    let mut position = table(
        "quadrocheckers-teams",
        Seat::South,
        "S b4 c5 h2 W a3 N k9 j8 E l10",
    );
    play(&mut position, "h2-g3");
    let party = SeatSet::of(&[Seat::South, Seat::North]);
    let reason = Reason::NoMove;
    assert_eq!(position.outcome(), Some(Outcome::Win { party, reason }));
}

#[test]
fn r5_6_a_partner_who_is_out_does_not_help() {
    let mut position = table(
        "quadrocheckers-teams",
        Seat::South,
        "S b4 c5 h2 W a3 N k9 j8",
    );
    play(&mut position, "h2-g3");
    assert!(matches!(
        position.outcome(),
        Some(Outcome::Win {
            reason: Reason::NoMove,
            ..
        })
    ));
}

#[test]
fn r1_5_the_game_is_drawn_when_nobody_can_move() {
    let position = table("quadrocheckers-four", Seat::South, "S a9 E b10 N l4 W k3");
    assert_eq!(position.outcome(), Some(Outcome::Draw(Reason::NoMove)));
    assert!(choices(&position).is_empty());
}

#[test]
fn the_player_at_the_numbered_side_begins_a_game_of_three() {
    let orders = [
        ("numbered=W", [Seat::West, Seat::North, Seat::South]),
        ("numbered=E", [Seat::East, Seat::South, Seat::North]),
        (
            "numbered=W,anticlockwise",
            [Seat::West, Seat::South, Seat::North],
        ),
    ];
    for (options, order) in orders {
        let mut position = Position::start(variant("quadrocheckers-three", options));
        for seat in order {
            assert_eq!(position.turn(), seat, "{options}");
            let first = choices(&position)[0].clone();
            play(&mut position, &first);
        }
    }
}

#[test]
fn anticlockwise_play_turns_the_order() {
    let pieces = "S e3 W c7 N g9 E j6";
    let mut position = table_with("quadrocheckers-four", "anticlockwise", Seat::South, pieces);
    play(&mut position, "e3-d4");
    assert_eq!(position.turn(), Seat::East);
}

//! Mate, lost armies, powers that leave, passing, and what results are worth (R11.8, R11.9, R3.4).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use std::collections::BTreeSet;

use super::table::{
    E, N, S, W, may, piece, play, played, points, position, result, seats, settled, square, turn,
    unsettled,
};
use quadrille::effect::{Effect, Pass, Phase};
use quadrille::setup::{Alliance, Setup};
use quadrille::{EnPassantRight, Game, Position, SeatState};

#[test]
fn a_mate_before_the_alliances_wins_for_the_other_greater_power_alone() {
    let game = played("c2-b3 h10-i9 i7-h6 a6-d7 f2-e3 c9-b8 k5-i7 d7-e6 f1-f9");
    assert_eq!(result(&game), "win S (mate)");
    assert_eq!(points(&game), [6, 2, 2, 2]);
}

#[test]
fn a_mate_after_the_alliances_wins_for_the_coalition() {
    // Red mates Black although Yellow would be next.
    let mut game = played("d1-c3 c9-c8 k5-h6");
    let effects = play(&mut game, "a5-e7");
    assert!(effects.contains(&Effect::Mated { seat: N }));
    assert_eq!(result(&game), "win S+W (mate)");
    assert_eq!(points(&game), [6, 6, 2, 2]);
    assert!(game.legal_moves().is_empty());
}

#[test]
fn taking_all_pieces_but_the_king_wins() {
    let mut game = settled("S e1K c4A N f10K W a4S E k4S", S);
    play(&mut game, "c4-k4");
    assert_eq!(result(&game), "win S+W (all pieces)");
}

#[test]
fn a_lesser_power_without_pieces_is_out_and_the_order_stays() {
    let mut game = settled("S e1K c4A N f10K h9S W a5S E k4S", S);
    let effects = play(&mut game, "c4-k4");
    assert!(
        effects
            .iter()
            .any(|effect| matches!(effect, Effect::Out { seat, .. } if *seat == E))
    );
    assert_eq!(game.position().seat_state(E), SeatState::Removed);
    play(&mut game, "h9-h8");
    assert_eq!(turn(&game), W, "Green's place goes by");
    assert_eq!(
        game.position().allies(N).len(),
        2,
        "it wins and loses with Black all the same"
    );
}

#[test]
fn a_power_without_a_legal_move_passes() {
    // Green's guard has come to a border square that is its end.
    let mut game = settled("S e1K c1S N f10K h9S W a6S E a4S k4S", N);
    play(&mut game, "h9-h8");
    assert_eq!(turn(&game), E);
    let mut stuck = settled("S e1K c1S N f10K h9S W b8S E a8S", N);
    let effects = play(&mut stuck, "h9-h8");
    assert!(effects.contains(&Effect::Passed {
        seat: E,
        reason: Pass::NoMove
    }));
    assert_eq!(turn(&stuck), W);
}

#[test]
fn the_game_is_drawn_when_everybody_has_passed_once() {
    // Yellow's last move shuts in his king; guards at the end of their way shut in everybody else.
    let pieces = "S a10K b10S a9S b8S N k1K i1S k2S i2S W k6S E a4S";
    let mut game = settled(pieces, S);
    let effects = play(&mut game, "b8-b9");
    let passed: Vec<_> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Passed { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(passed, [N, E, W, S]);
    assert_eq!(result(&game), "draw (no move)");
}

#[test]
fn the_third_occurrence_draws_with_two_points_each() {
    let mut game = settled("S e1K c1A N f10K h9A W a4M E k4M", S);
    play(&mut game, "c1-c2 h9-h8 k4-k5 a4-a5 c2-c1 h8-h9 k5-k4 a5-a4");
    play(&mut game, "c1-c2 h9-h8 k4-k5 a4-a5 c2-c1 h8-h9 k5-k4");
    assert_eq!(result(&game), "ongoing");
    play(&mut game, "a5-a4");
    assert_eq!(result(&game), "draw (threefold)");
    assert_eq!(points(&game), [2; 4]);
}

/// The key of Yellow's turn in round 3 before the alliances, after an edit.
fn key(edit: impl FnOnce(&mut Setup)) -> u64 {
    let pieces = "S e1K c1A d2S e2S N f10K h9S W a4S E k4S";
    let game = position(pieces, S, |setup| {
        setup.diplomacy.round = 3;
        edit(setup);
    });
    game.position().key()
}

#[test]
fn r3_1_a_position_is_the_same_only_with_the_same_rights_and_alliances() {
    let allied = |setup: &mut Setup, yellows_ally| {
        let alliance = Alliance {
            yellows_ally,
            round: 1,
        };
        setup.diplomacy.alliance = Some(alliance);
    };
    let answering = |setup: &mut Setup, last| {
        setup.diplomacy.owed = seats(&[S]);
        setup.diplomacy.answering_after = last;
    };
    let unmoved = |setup: &mut Setup, guards: &[&str]| {
        setup.diplomacy.unmoved = guards.iter().map(|name| square(name)).collect();
    };
    let keys = [
        key(|_| {}),
        key(|setup| setup.diplomacy.round = 2),
        key(|setup| allied(setup, W)),
        key(|setup| allied(setup, E)),
        key(|setup| setup.diplomacy.opened = false),
        key(|setup| answering(setup, None)),
        key(|setup| answering(setup, Some(S))),
        key(|setup| answering(setup, Some(W))),
        key(|setup| answering(setup, Some(N))),
        key(|setup| answering(setup, Some(E))),
        key(|setup| setup.diplomacy.skipped = seats(&[S])),
        key(|setup| setup.diplomacy.rearranged = seats(&[S])),
        key(|setup| setup.diplomacy.shaded = seats(&[S])),
        key(|setup| unmoved(setup, &["d2"])),
        key(|setup| unmoved(setup, &["e2"])),
        key(|setup| unmoved(setup, &["d2", "e2"])),
    ];
    let different: BTreeSet<u64> = keys.into_iter().collect();
    assert_eq!(different.len(), keys.len());
}

#[test]
fn r3_1_first_moves_and_rounds_make_a_difference_in_the_array_too() {
    let start = played("");
    let key = |edit: fn(&mut Setup)| {
        let mut setup = start.position().to_setup();
        edit(&mut setup);
        let position = Position::from_setup(start.variant().clone(), &setup);
        position.expect("a position of the game").key()
    };
    let keys = [
        key(|_| {}),
        key(|setup| setup.diplomacy.unmoved.remove(square("d2"))),
        key(|setup| setup.diplomacy.unmoved.remove(square("e2"))),
        key(|setup| setup.diplomacy.skipped = seats(&[N])),
    ];
    let different: BTreeSet<u64> = keys.into_iter().collect();
    assert_eq!(different.len(), keys.len());
}

#[test]
fn r3_1_a_right_en_passant_counts_while_a_hostile_guard_stands_ready() {
    let key = |piece: &str, passing: bool| {
        let pieces = format!("S e1K d4S N f10K h9S W a4S E i4S {piece}");
        let game = position(&pieces, E, |setup| {
            setup.diplomacy.round = 2;
            setup.en_passant[S] = passing.then_some(EnPassantRight {
                over: square("d3"),
                pawn: square("d4"),
            });
        });
        game.position().key()
    };
    assert_ne!(key("e4S", true), key("e4S", false));
    assert_eq!(key("e4M", true), key("e4M", false));
    assert_eq!(key("e6S", true), key("e6S", false));
}

#[test]
fn r3_1_the_rounds_number_is_part_of_a_position_until_the_diplomatic_ones_are_over() {
    let in_round = |round| {
        key(|setup| {
            setup.diplomacy.round = round;
            setup.diplomacy.alliance = Some(Alliance {
                yellows_ally: W,
                round: 1,
            });
        })
    };
    assert_ne!(in_round(3), in_round(4));
    assert_eq!(in_round(4), in_round(9));
}

/// Yellow's turn in round 2 after so many quiet plies.
fn quiet_game(quiet_plies: u16) -> Game {
    let pieces = "S e1K c1A d1R d2S e2M N f10K c9S W a4S E k4S";
    position(pieces, S, |setup| {
        setup.diplomacy.round = 2;
        setup.quiet_plies = quiet_plies;
    })
}

fn quiet_plies_after(moves: &str) -> u16 {
    let mut game = quiet_game(7);
    play(&mut game, moves);
    game.position().to_setup().quiet_plies
}

#[test]
fn r3_2_moves_skips_and_rearrangements_are_quiet_plies() {
    for turn in ["c1-c2", "e2-e3", "skip", "place:c1-b1 done"] {
        assert_eq!(quiet_plies_after(turn), 8, "{turn}");
    }
}

#[test]
fn r3_2_what_ends_no_turn_is_no_ply() {
    for choice in ["place:c1-b1", "shade:d1-b2", "declare:red"] {
        assert_eq!(quiet_plies_after(choice), 7, "{choice}");
    }
}

#[test]
fn r3_2_captures_guards_moves_and_a_powers_end_begin_the_count_again() {
    for deed in ["c1-c9", "d2-d3", "resign:E"] {
        assert_eq!(quiet_plies_after(deed), 0, "{deed}");
    }
}

#[test]
fn r3_2_fifty_quiet_rounds_draw() {
    let mut game = quiet_game(4 * 50 - 1);
    play(&mut game, "skip");
    assert_eq!(result(&game), "draw (fifty rounds)");
    assert_eq!(points(&game), [2; 4]);
}

#[test]
fn placing_pieces_to_and_fro_is_no_repetition() {
    let game = played(&"place:c1-b1 place:b1-c1 ".repeat(4));
    assert_eq!(result(&game), "ongoing");
}

#[test]
fn a_greater_powers_resignation_loses_for_its_coalition() {
    // R3.4
    assert_eq!(result(&played("h2-h4 resign:N")), "win S (resignation)");
    let allied = played("h2-h4 g9-g7 k5-h4 flag:S");
    assert_eq!(result(&allied), "win N+E (flag)");
}

#[test]
fn a_lesser_powers_pieces_leave_with_it() {
    let mut game = played("h2-h4 g9-g7 resign:E");
    assert_eq!(game.position().seat_state(E), SeatState::Removed);
    assert_eq!(piece(&game, "k5"), None);
    assert_eq!(turn(&game), W, "the turn was Green's");
    assert!(!may(&game, "declare:green"));
    play(&mut game, "b4-a4 h4-h5");
    assert_eq!(turn(&game), N);
}

#[test]
fn a_power_that_leaves_ends_its_own_rearrangement_and_no_other() {
    let game = |leaves: &str| {
        let mut game = played("h2-h4 g9-g7 k6-k7");
        play(&mut game, &format!("place:b4-a4 {leaves}"));
        (turn(&game), game.position().phase())
    };
    assert_eq!(game("resign:W"), (S, Phase::Play));
    assert_eq!(game("resign:E"), (W, Phase::Rearrange));
}

#[test]
fn the_last_pieces_leaving_end_the_game() {
    let mut game = settled("S e1K c4A N f10K W a4S E k4S", S);
    play(&mut game, "resign:E");
    assert_eq!(result(&game), "win S+W (all pieces)");
}

#[test]
fn a_sand_clock_costs_the_turn() {
    // R3.5
    let mut game = unsettled("S e1K c4A N f10K h9S W a4S E k4S", N);
    play(&mut game, "pass-sand");
    assert_eq!(turn(&game), E);
    assert!(may(&game, "skip"), "it is nobody's skip");
}

//! How coalitions come about (R11.6).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::table::{
    E, N, S, W, coalitions, may, play, played, points, position, result, seats, settled, targets,
    turn, unsettled,
};
use quadrille::Seat;
use quadrille::effect::{AllianceReason, Effect, Pass};
use quadrille::setup::Alliance;

/// Two quiet rounds and Yellow's, Black's and Green's turns of the third.
const UNTIL_REDS_THIRD_TURN: &str =
    "c1-a3 f9-f8 k5-k3 a6-b3 a3-a4 c10-b10 k3-e3 b3-e6 a4-b3 b10-c10 e3-h6";

#[test]
fn a_lesser_power_declares_before_its_move() {
    let mut game = played("h2-h4 c9-c8");
    let effects = play(&mut game, "declare:yellow");
    assert_eq!(
        effects,
        [Effect::Allied {
            parties: [seats(&[S, E]), seats(&[N, W])],
            by: E,
            reason: AllianceReason::Declaration
        }]
    );
    assert_eq!(turn(&game), E, "its move follows");
    assert!(may(&game, "k6-k7") && !may(&game, "declare:black"));
}

#[test]
fn every_power_is_a_party_until_there_are_coalitions() {
    let game = played("h2-h4 c9-c8");
    assert_eq!(game.position().alliances(), None);
    let alone = [S, N, E, W].map(|seat| seats(&[seat]));
    assert_eq!(game.position().parties(), alone);
    let declared = played("h2-h4 c9-c8 declare:yellow");
    let coalitions = [seats(&[S, E]), seats(&[N, W])];
    assert_eq!(declared.position().alliances(), Some(coalitions));
    assert_eq!(declared.position().parties(), coalitions);
}

#[test]
fn a_greater_power_names_a_lesser_one() {
    assert_eq!(coalitions(&played("done declare:red h2-h4")), "S+W N+E");
    assert_eq!(coalitions(&played("h2-h4 declare:red")), "S+E W+N");
}

#[test]
fn a_lesser_power_that_captures_from_a_greater_one_joins_the_other() {
    // Green's submarine takes Yellow's machine-gun.
    let mut game = played("h2-h4 g9-g7");
    let effects = play(&mut game, "k5-h4");
    assert_eq!(coalitions(&game), "S+W N+E");
    assert!(effects.contains(&Effect::Allied {
        parties: [seats(&[S, W]), seats(&[N, E])],
        by: E,
        reason: AllianceReason::Capture
    }));
}

#[test]
fn a_lesser_power_that_gives_check_joins_the_other() {
    // The guard's step opens the submarine's diagonal to Black's king.
    let mut game = played("c1-b2 g9-f8");
    let effects = play(&mut game, "i7-h6");
    assert_eq!(coalitions(&game), "S+E W+N");
    assert!(effects.iter().any(|effect| matches!(
        effect,
        Effect::Allied {
            by: E,
            reason: AllianceReason::Check,
            ..
        }
    )));
}

#[test]
fn a_greater_power_that_captures_from_a_lesser_one_joins_the_other() {
    // Black's machine-gun takes Green's guard.
    let game = played("c1-a3 h9-h7 i7-k7 b7-a7 a3-k3 h7-i6");
    assert_eq!(coalitions(&game), "S+E W+N");
}

#[test]
fn threats_commit_nobody() {
    // Yellow's tank attacks Red's pieces, Green's submarine Yellow's.
    assert_eq!(coalitions(&played("c1-a3 h9-h8 k5-k3")), "-");
}

#[test]
fn greater_powers_and_lesser_powers_commit_nobody_among_themselves() {
    let mut greater = unsettled("S e1K c1A N f10K c9S W a4S E k4S", S);
    play(&mut greater, "c1-c9");
    assert_eq!(coalitions(&greater), "-");
    let mut lesser = unsettled("S e1K c1A N f10K h9S W a7S a4S E k4S k7A", E);
    play(&mut lesser, "k7-a7");
    assert_eq!(coalitions(&lesser), "-");
}

#[test]
fn only_a_check_by_own_pieces_commits() {
    // Red's guard steps off the line of Green's tank to Black's king: that commits nobody, but Black must answer.
    let mut game = unsettled("S d1K c1A N f10K b9S W a4S d8S E b6T k4S", W);
    play(&mut game, "d8-e8");
    assert_eq!(coalitions(&game), "-");
    assert_eq!(turn(&game), N);
}

#[test]
fn a_capture_counts_before_a_check() {
    // The plane takes Black's piece and attacks Yellow's king: Red opposes Black, and so gives no check.
    let mut game = unsettled("S e1K c1A N f10K e5S W a4S e7F E k4S", W);
    play(&mut game, "e7-e5");
    assert_eq!(coalitions(&game), "S+W N+E");
    assert!(game.position().seats_in_check().is_empty());
}

#[test]
fn of_two_checks_yellows_counts() {
    // From e5 the plane attacks e1 and e9; it opposes Yellow, so Black is not in check.
    let mut game = unsettled("S e1K c1A N e9K h9S W a4S a5F E k4S", W);
    play(&mut game, "a5-e5");
    assert_eq!(coalitions(&game), "S+E W+N");
    assert_eq!(game.position().seats_in_check(), seats(&[S]));
}

#[test]
fn allies_neither_capture_nor_check_each_other() {
    let game = settled("S e1K e5A N f10K h9S W a4S e8T E k4S", S);
    assert!(!may(&game, "e5-e8"));
    assert!(may(&game, "e5-e7"), "it blocks");
    let beside = settled("S e1K N f10K h9S W a4S e8T E k4S", S);
    assert!(beside.position().seats_in_check().is_empty());
}

#[test]
fn safety_of_the_king_is_judged_with_the_alliances_after_the_move() {
    // R11.12: Red's tank gives check; taking Green's guard makes Red an ally, and the check is none.
    let game = unsettled("S e1K c4A N f10K h9S W a4S e8T E k4S", S);
    assert_eq!(game.position().checkers(S), seats(&[W]));
    assert!(may(&game, "c4-k4"));
    assert!(!may(&game, "c4-c5"));
    // Taking Red's own guard makes Green the ally: the check stays.
    assert!(!may(&game, "c4-a4"));
}

#[test]
fn a_pinned_man_may_take_what_makes_the_pinner_an_ally() {
    let game = unsettled("S e1K e4A N f10K h9S W a4S e8T E k4S", S);
    assert!(may(&game, "e4-k4"), "Red becomes an ally");
    assert!(!may(&game, "e4-a4") && !may(&game, "e4-d4"));
}

#[test]
fn a_king_may_step_where_only_the_new_ally_attacks() {
    let game = unsettled("S e1K c8S N k9K h8S W a4S d8T E d1S k4S", S);
    assert!(may(&game, "e1-d1"));
    let without = unsettled("S e1K c8S N k9K h8S W a4S d8T E k4S", S);
    assert!(!may(&without, "e1-d1"));
}

#[test]
fn a_capture_that_makes_the_checking_power_an_ally_is_a_way_out_of_mate() {
    let pieces = "S e1K d1S f1S d2S f2S h6R N f10K h9S W a4S e8T E k4S k7S";
    let game = unsettled(pieces, S);
    assert_eq!(result(&game), "ongoing");
    assert_eq!(targets(&game, "h6"), "k7");
}

#[test]
fn a_king_may_not_take_the_other_greater_powers_man_that_a_lesser_power_covers() {
    for tank in ["W d8T", "E d8T"] {
        let pieces = format!("S e1K c8S N k9K h8S d1S {tank} W a4S E k4S");
        assert!(!may(&unsettled(&pieces, S), "e1-d1"), "{tank}");
    }
}

#[test]
fn a_power_that_its_declaration_leaves_without_a_move_passes() {
    // Green's guard could only take Black's.
    let mut game = unsettled("S e1K c1A N f10K c6S c5S W a4S E d6S", E);
    assert_eq!(targets(&game, "d6"), "c5");
    let effects = play(&mut game, "declare:black");
    assert!(effects.contains(&Effect::Passed {
        seat: E,
        reason: Pass::NoMove
    }));
    assert_eq!(turn(&game), W);
}

#[test]
fn nobody_declares_for_a_power_that_is_out() {
    let mut game = unsettled("S e1K c1A N f10K h9S W a4S E k4S", S);
    play(&mut game, "resign:E");
    assert!(may(&game, "declare:red") && !may(&game, "declare:green"));
}

#[test]
fn red_who_captures_in_round_1_has_opposed_somebody_r11_13() {
    let mut game = played("c2-c4 c9-c7 k6-k7");
    play(&mut game, "b5-c4");
    assert_eq!(coalitions(&game), "S+E W+N");
}

#[test]
fn red_may_not_declare_for_yellow_in_round_one() {
    let mut game = played("c1-a3 f9-f7 i4-k4");
    assert!(may(&game, "declare:black") && !may(&game, "declare:yellow"));
    play(&mut game, "b5-c5 a3-b3 f7-f6 k4-i4");
    assert!(may(&game, "declare:yellow"));
}

#[test]
fn red_as_yellows_ally_only_in_round_three_scores_nothing() {
    let third = format!("{UNTIL_REDS_THIRD_TURN} declare:yellow resign:N");
    assert_eq!(points(&played(&third)), [6, 0, 2, 2]);
    let lost = format!("{UNTIL_REDS_THIRD_TURN} declare:yellow resign:S");
    assert_eq!(points(&played(&lost)), [2, 0, 6, 6]);
    let second = "c1-a3 f9-f8 k5-k3 a6-b3 a3-a4 c10-b10 k3-e3 declare:yellow resign:N";
    assert_eq!(points(&played(second)), [6, 6, 2, 2]);
    let for_black = format!("{UNTIL_REDS_THIRD_TURN} declare:black resign:S");
    assert_eq!(points(&played(&for_black)), [2, 6, 6, 2]);
}

#[test]
fn without_an_alliance_the_game_stops_after_round_three() {
    // R11.7
    let game = played(&format!("{UNTIL_REDS_THIRD_TURN} e6-e8"));
    assert_eq!(result(&game), "stopped (no alliance)");
    assert_eq!(points(&game), [0; 4]);
}

/// What a deed in round 3 does where Red joined Yellow in round 1.
fn deed_in_round_three(pieces: &str, turn: Seat, mv: &str) -> Vec<Effect> {
    let mut game = position(pieces, turn, |setup| {
        setup.diplomacy.round = 3;
        setup.diplomacy.alliance = Some(Alliance {
            yellows_ally: W,
            round: 1,
        });
    });
    play(&mut game, mv)
}

#[test]
fn the_first_commitment_is_for_good() {
    let allies = |effect: &Effect| matches!(effect, Effect::Allied { .. });
    let pieces = "S e1K c4A N f10K h9S W a4S a9A E i4S k4S";
    assert!(!deed_in_round_three(pieces, S, "c4-i4").iter().any(allies));
    assert!(!deed_in_round_three(pieces, W, "a9-a10").iter().any(allies));
}

#[test]
fn nobody_declares_after_the_coalitions_are_settled() {
    let game = played("h2-h4 g9-g7 k5-h4");
    assert!(!may(&game, "declare:yellow") && !may(&game, "declare:black"));
}

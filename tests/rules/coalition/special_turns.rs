//! Skipping, rearranging and the Motorcyclist's change of shade, in the diplomatic rounds.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::table::{
    E, N, S, W, any_begins, coalitions, diplomacy, may, piece, play, played, played_with, position,
    seats, settled, square, turn, unsettled,
};
use quadrille::Kind;
use quadrille::effect::{Effect, Pass, Phase};
use quadrille::setup::Alliance;

#[test]
fn every_power_may_skip_once() {
    let mut game = played("h2-h4");
    let effects = play(&mut game, "skip");
    assert!(effects.contains(&Effect::Passed {
        seat: N,
        reason: Pass::Skipped
    }));
    assert_eq!(turn(&game), E);
    play(&mut game, "skip skip");
    assert_eq!(turn(&game), S);
    assert!(may(&game, "skip"));
    play(&mut game, "skip");
    assert!(!may(&game, "skip"), "Black has skipped already");
    assert_eq!(diplomacy(&game).may_skip, seats(&[]));
}

#[test]
fn yellow_neither_skips_nor_rearranges_in_round_one() {
    let game = played("done");
    assert!(!may(&game, "skip") && !any_begins(&game, "place:"));
    let second = played("h2-h4 skip skip skip");
    assert!(may(&second, "skip") && any_begins(&second, "place:"));
}

#[test]
fn rearranging_takes_the_place_of_the_move() {
    let mut game = played("h2-h4");
    let effects = play(&mut game, "place:c9-c10");
    assert_eq!(
        effects.first(),
        Some(&Effect::PhaseChanged {
            seat: N,
            phase: Phase::Rearrange
        })
    );
    assert_eq!(turn(&game), N);
    assert!(!may(&game, "h9-h8"), "no move while rearranging");
    play(&mut game, "place:f10-b10 done");
    assert_eq!(piece(&game, "c9"), Some((N, Kind::Artillery)));
    assert_eq!(piece(&game, "c10"), Some((N, Kind::MachineGun)));
    assert_eq!(piece(&game, "b10"), Some((N, Kind::King)));
    assert_eq!(turn(&game), E);
}

#[test]
fn rearranging_is_possible_once() {
    let game = played("h2-h4 place:c9-c10 done k6-k7 b4-a4 h4-h5");
    assert!(!any_begins(&game, "place:") && may(&game, "skip"));
}

#[test]
fn at_least_one_man_must_change_place() {
    let mut game = played("h2-h4 place:c9-c10");
    assert!(may(&game, "done"));
    play(&mut game, "place:c10-c9");
    assert!(!may(&game, "done"));
}

#[test]
fn only_own_pieces_in_the_own_field_are_rearranged() {
    let game = unsettled("S e1K d5T c1A N f10K d2A W a4S E k4S", S);
    assert!(may(&game, "place:c1-i2"));
    assert!(!any_begins(&game, "place:d5-"), "it stands outside");
    assert!(!may(&game, "place:c1-d2"), "a hostile piece stands there");
    assert!(!may(&game, "place:c1-c3"), "that is outside");
}

#[test]
fn a_rearrangement_may_not_leave_the_own_king_in_check() {
    let mut game = unsettled("S e1K c1A N f10K d8A W a4S E k4S", S);
    play(&mut game, "place:e1-d1");
    assert!(!may(&game, "done"));
    play(&mut game, "place:d1-e2");
    assert!(may(&game, "done"));
}

#[test]
fn nobody_begins_a_rearrangement_that_could_not_end() {
    // Red's guards fill his field: whichever change places, nothing has changed.
    let guards = "a4S a5S a6S a7S b4S b5S b6S b7S";
    let full = unsettled(&format!("S e1K c1A N f10K h9S W {guards} E k4S"), W);
    assert!(!any_begins(&full, "place:"));
    let vacancy = guards.replace("b7S", "c7S");
    let other = unsettled(&format!("S e1K c1A N f10K h9S W {vacancy} E k4S"), W);
    assert!(may(&other, "place:a7-b7"));
}

#[test]
fn in_check_neither_is_possible() {
    let game = unsettled("S e1K c1A N f10K e8A W a4S E k4S", S);
    assert!(!may(&game, "skip") && !any_begins(&game, "place:"));
}

#[test]
fn both_end_with_the_third_round() {
    let pieces = "S e1K c1A N f10K d8A W a4S E k4S";
    assert!(any_begins(&settled_in_round(3, pieces), "place:"));
    assert!(may(&settled_in_round(3, pieces), "skip"));
    assert!(!any_begins(&settled_in_round(4, pieces), "place:"));
    assert!(!may(&settled_in_round(4, pieces), "skip"));
}

#[test]
fn a_lesser_powers_rearrangement_that_checks_commits_it() {
    // The plane goes to a7 and attacks d10.
    let mut game = unsettled("S e1K c1A N d10K h9S W b4S a5F E k4S", W);
    play(&mut game, "place:a5-a7 done");
    assert_eq!(coalitions(&game), "S+W N+E");
    assert_eq!(turn(&game), N);
}

#[test]
fn the_motorcyclist_changes_shade_once_before_the_move() {
    // R11.5
    let mut game = played("done");
    assert!(may(&game, "shade:d1-i1") && may(&game, "shade:d1-b2"));
    assert!(!may(&game, "shade:d1-b1"), "the same shade");
    assert!(!may(&game, "shade:d1-c3"), "outside the field");
    assert!(!may(&game, "shade:d1-d2"), "occupied");
    play(&mut game, "shade:d1-b2");
    assert_eq!(turn(&game), S);
    assert!(!any_begins(&game, "shade:"));
    assert_eq!(diplomacy(&game).may_shade, seats(&[N]));
    play(&mut game, "h2-h4");
    assert!(may(&game, "shade:e10-b10"));
}

#[test]
fn only_greater_powers_shade_in_the_diplomatic_rounds() {
    let lesser = unsettled("S e1K N f10K h9S W a4S a5R E k4S", W);
    assert!(!any_begins(&lesser, "shade:"));
    let late = settled("S e1K d1R N f10K W a4S E k4S", S);
    assert!(!any_begins(&late, "shade:"));
    let catalogue = played_with("catalogue-men", "done");
    assert!(any_begins(&catalogue, "shade:"));
}

#[test]
fn pacts_are_made_in_the_diplomatic_rounds_only() {
    let pact = "pact:S-W".parse().expect("a pact");
    let mut early = unsettled("S e1K c1A N f10K h9S W a4S E k4S", S);
    assert!(early.apply_event(&pact).is_ok());
    let mut late = settled("S e1K c1A N f10K h9S W a4S E k4S", S);
    assert!(late.apply_event(&pact).is_err());
}

#[test]
fn a_sand_clock_that_runs_out_means_done_while_pieces_are_arranged() {
    // R3.5
    let mut set_up = played("place:c1-b1");
    play(&mut set_up, "pass-sand");
    assert_eq!((turn(&set_up), set_up.position().phase()), (S, Phase::Play));
    let mut rearranging = played("h2-h4 place:c9-b10");
    play(&mut rearranging, "pass-sand");
    assert_eq!(piece(&rearranging, "b10"), Some((N, Kind::MachineGun)));
    assert_eq!(turn(&rearranging), E);
    // What may not stand is taken back, and the turn is lost.
    let mut unsafe_king = unsettled("S e1K c1A N f10K d8A W a4S E k4S", S);
    play(&mut unsafe_king, "place:e1-d1 pass-sand");
    assert_eq!(piece(&unsafe_king, "e1"), Some((S, Kind::King)));
    assert_eq!(turn(&unsafe_king), N);
}

#[test]
fn an_arrangement_that_is_taken_back_brings_first_moves_back() {
    let mut game = position("S e1K d2S e2S N f10K c8A W a4S E k4S", S, |setup| {
        setup.diplomacy.round = 2;
        setup.diplomacy.unmoved = [square("d2")].into_iter().collect();
    });
    play(
        &mut game,
        "place:d2-f1 place:e1-c1 pass-sand f10-f9 k4-i4 a4-b4",
    );
    assert!(may(&game, "d2-d4"));
    assert!(may(&game, "e2-e3") && !may(&game, "e2-e4"));
}

fn settled_in_round(round: u16, pieces: &str) -> quadrille::Game {
    position(pieces, S, |setup| {
        setup.diplomacy.round = round;
        setup.diplomacy.alliance = Some(Alliance {
            yellows_ally: W,
            round: 1,
        });
    })
}

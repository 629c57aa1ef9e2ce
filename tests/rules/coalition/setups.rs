//! Set-ups that are no position of the game, and positions that are kept whole.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::table::{
    E, N, S, W, diplomacy, may, played, position, result, seats, settled, square, turn,
};
use quadrille::effect::Phase;
use quadrille::setup::{Alliance, Arrangement, Setup};
use quadrille::{EnPassantRight, Game, Kind, Outcome, Piece, Position, Reason, Seat, SeatState};

fn faults(edit: impl FnOnce(&mut Setup)) -> Vec<String> {
    let game = settled("S e1K c1A d2S N f10K h9S W a4S E k4S", S);
    let mut setup = game.position().to_setup();
    edit(&mut setup);
    match Position::from_setup(game.variant().clone(), &setup) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.0.iter().map(ToString::to_string).collect(),
    }
}

fn put(setup: &mut Setup, name: &str, owner: Seat, kind: Kind) {
    let owner = Some(owner);
    setup.pieces.insert(square(name), Piece { owner, kind });
}

#[test]
fn greater_powers_have_one_king_and_lesser_ones_none() {
    assert!(faults(|_| {}).is_empty());
    assert_eq!(
        faults(|setup| put(setup, "f10", N, Kind::Tank)),
        ["North has no king"]
    );
    assert_eq!(
        faults(|setup| put(setup, "e5", S, Kind::King)),
        ["South has 2 kings"]
    );
    assert_eq!(faults(|setup| put(setup, "e5", W, Kind::King)).len(), 1);
}

#[test]
fn men_are_coalitions_men() {
    let faults = faults(|setup| put(setup, "e5", S, Kind::Queen));
    assert_eq!(faults, ["this game has no queen (on e5)"]);
}

#[test]
fn nobody_stands_in_a_corner_before_the_alliances() {
    let in_corner = |alliance: bool| {
        faults(|setup| {
            put(setup, "a10", N, Kind::Tank);
            setup.diplomacy.round = 3;
            if !alliance {
                setup.diplomacy.alliance = None;
            }
        })
    };
    assert!(in_corner(true).is_empty());
    assert_eq!(in_corner(false).len(), 1);
}

#[test]
fn without_alliances_no_game_is_past_round_three() {
    let without = faults(|setup| setup.diplomacy.alliance = None);
    assert_eq!(without, ["without alliances the game stops after round 3"]);
}

#[test]
fn only_a_lesser_power_is_yellows_ally() {
    let wrong_ally = Alliance {
        yellows_ally: N,
        round: 1,
    };
    assert_eq!(
        faults(|setup| setup.diplomacy.alliance = Some(wrong_ally)).len(),
        1
    );
}

#[test]
fn alliances_are_settled_in_one_of_the_first_three_rounds_and_by_now() {
    let settled_in = |settled: u16, round: u16| {
        faults(|setup| {
            setup.diplomacy.round = round;
            setup.diplomacy.alliance = Some(Alliance {
                yellows_ally: W,
                round: settled,
            });
        })
        .len()
    };
    assert_eq!(
        [(1, 1), (3, 3), (3, 9)].map(|(a, b)| settled_in(a, b)),
        [0; 3]
    );
    assert_eq!(
        [(0, 5), (3, 2), (4, 5)].map(|(a, b)| settled_in(a, b)),
        [1; 3]
    );
}

#[test]
fn rounds_are_counted_from_one() {
    let none = faults(|setup| {
        setup.diplomacy.round = 0;
        setup.diplomacy.alliance = None;
    });
    assert_eq!(none, ["rounds are counted from 1"]);
}

#[test]
fn only_a_greater_power_owes_a_turn_or_changes_shade() {
    assert_eq!(faults(|setup| setup.diplomacy.owed = seats(&[W])).len(), 1);
    assert_eq!(
        faults(|setup| setup.diplomacy.shaded = seats(&[S, E])).len(),
        1
    );
    assert!(faults(|setup| setup.diplomacy.shaded = seats(&[S, N])).is_empty());
}

#[test]
fn who_answers_out_of_order_owes_a_turn() {
    let answering = |owed| {
        faults(|setup| {
            setup.diplomacy.answering_after = Some(W);
            setup.diplomacy.owed = owed;
        })
        .len()
    };
    assert_eq!([seats(&[]), seats(&[N])].map(answering), [1; 2]);
    assert_eq!(answering(seats(&[S])), 0);
}

#[test]
fn only_guards_and_machine_guns_at_home_have_a_first_move() {
    let unmoved = |name: &str| {
        faults(|setup| {
            put(setup, "f3", S, Kind::Guard);
            setup.diplomacy.unmoved.insert(square(name));
        })
        .len()
    };
    assert_eq!(unmoved("d2"), 0);
    assert_eq!(unmoved("c1"), 1, "artillery");
    assert_eq!(unmoved("e5"), 1, "nobody");
    assert_eq!(unmoved("f3"), 1, "outside the field");
}

#[test]
fn a_guard_that_may_be_taken_in_passing_has_come_two_squares_from_its_field() {
    let right = |over: &str, guard: &str| {
        faults(|setup| {
            setup.en_passant[S] = Some(EnPassantRight {
                over: square(over),
                pawn: square(guard),
            });
        })
        .len()
    };
    assert_eq!(right("d3", "d4"), 0);
    assert_eq!(right("d4", "d5"), 1, "not from its field");
    assert_eq!(right("d3", "d5"), 1, "not right behind the square");
}

#[test]
fn a_set_up_phase_is_yellows_before_anything_has_happened() {
    let setting_up = |turn, round, opened| {
        faults(|setup| {
            setup.phase = Phase::SetUp;
            setup.turn = turn;
            setup.diplomacy.round = round;
            setup.diplomacy.alliance = None;
            setup.diplomacy.opened = opened;
        })
        .len()
    };
    assert_eq!(setting_up(S, 1, false), 0);
    assert_eq!(setting_up(N, 1, false), 1);
    assert_eq!(setting_up(S, 2, false), 1);
    assert_eq!(setting_up(S, 1, true), 1);
}

#[test]
fn nobody_replaces_men() {
    assert_eq!(faults(|setup| setup.phase = Phase::Replace).len(), 1);
}

/// What is wrong with Yellow's rearranging in round 3, after an edit; his artillery was on b1 before.
fn faults_of_rearranging(edit: impl FnOnce(&mut Setup)) -> usize {
    faults(|setup| {
        setup.diplomacy.round = 3;
        setup.phase = Phase::Rearrange;
        setup.diplomacy.before = Some(arrangement(Kind::Artillery));
        edit(setup);
    })
    .len()
}

fn arrangement(on_b1: Kind) -> Arrangement {
    let pieces = [
        (square("e1"), Kind::King, false),
        (square("b1"), on_b1, false),
        (square("d2"), Kind::Guard, false),
    ];
    Arrangement::new(S, pieces)
}

#[test]
fn a_rearrangement_takes_the_place_of_a_regular_turn_in_the_diplomatic_rounds() {
    assert_eq!(faults_of_rearranging(|_| {}), 0);
    assert_eq!(faults_of_rearranging(|setup| setup.diplomacy.round = 4), 1);
    assert_eq!(
        faults_of_rearranging(|setup| setup.diplomacy.rearranged = seats(&[S])),
        1,
        "once"
    );
    let answering = faults_of_rearranging(|setup| {
        setup.diplomacy.answering_after = Some(W);
        setup.diplomacy.owed = seats(&[S]);
    });
    assert_eq!(answering, 1);
}

#[test]
fn a_rearrangement_has_the_same_pieces_in_the_field_as_before() {
    let another = faults_of_rearranging(|setup| {
        setup.diplomacy.before = Some(arrangement(Kind::Tank));
    });
    assert_eq!(another, 1);
    let others = faults_of_rearranging(|setup| {
        put(setup, "e5", S, Kind::Tank);
        put(setup, "g1", W, Kind::Plane);
    });
    assert_eq!(
        others, 0,
        "pieces outside and other powers' pieces do not count"
    );
}

#[test]
fn an_earlier_arrangement_is_kept_while_rearranging_and_only_then() {
    assert_eq!(
        faults_of_rearranging(|setup| setup.diplomacy.before = None),
        2
    );
    assert_eq!(faults_of_rearranging(|setup| setup.phase = Phase::Play), 1);
}

#[test]
fn greater_powers_never_leave() {
    assert!(!faults(|setup| setup.seat_states[N] = SeatState::Removed).is_empty());
    assert!(!faults(|setup| setup.seat_states[W] = SeatState::Inert).is_empty());
}

#[test]
fn a_lesser_power_that_is_out_has_left_the_board() {
    let out = |setup: &mut Setup| setup.seat_states[W] = SeatState::Removed;
    assert_eq!(faults(out).len(), 1);
    let gone = faults(|setup| {
        out(setup);
        setup.pieces.remove(&square("a4"));
    });
    assert!(gone.is_empty());
}

#[test]
fn a_position_that_is_decided_is_over_at_once() {
    let lost = settled("S e1K c1A N f10K W a4S E", S);
    assert_eq!(result(&lost), "win S+W (all pieces)");
    let mated = settled("S b1K N f10K h10A k3A k2A W a4S E k4S", S);
    assert_eq!(result(&mated), "ongoing");
    let mated = settled("S b1K N f10K k1A k2A W a4S E k4S", S);
    assert_eq!(result(&mated), "win N+E (mate)");
}

#[test]
fn a_game_that_is_over_may_break_the_rules_of_one_that_goes_on() {
    let no_alliance = |outcome| {
        faults(|setup| {
            setup.diplomacy.alliance = None;
            setup.outcome = outcome;
        })
    };
    let stopped = Outcome::Stopped(Reason::NoAlliance);
    assert!(no_alliance(Some(stopped)).is_empty(), "R11.7");
    assert_eq!(no_alliance(None).len(), 1);
}

#[test]
fn a_game_that_is_over_stays_as_it_is() {
    // Green has no pieces left, but nobody went on to see that it is out.
    let mut setup = settled("S e1K c1A N f10K W a4S E", S).position().to_setup();
    setup.seat_states[E] = SeatState::Active;
    setup.outcome = Some(Outcome::Draw(Reason::Agreement));
    let variant = played("").variant().clone();
    let again = Position::from_setup(variant, &setup).unwrap();
    assert_eq!(again.to_setup(), setup);
}

#[test]
fn nobody_is_mated_in_the_middle_of_a_rearrangement() {
    // Black's artillery would mate on the lowest rank, but the king can still be put elsewhere.
    let pieces = "S e1K d2S e2S f2S N f10K k1A W a4S E k4S";
    let game = position(pieces, S, |setup| {
        setup.diplomacy.round = 3;
        setup.diplomacy.alliance = Some(Alliance {
            yellows_ally: W,
            round: 1,
        });
        setup.phase = Phase::Rearrange;
        let guards = ["d2", "e2", "f2"].map(|name| (square(name), Kind::Guard, false));
        let king = (square("h2"), Kind::King, false);
        setup.diplomacy.before = Some(Arrangement::new(S, guards.into_iter().chain([king])));
    });
    assert_eq!(result(&game), "ongoing");
    assert!(may(&game, "place:e1-g2") && !may(&game, "done"));
}

#[test]
fn every_moment_of_a_game_can_be_set_up_again() {
    let moves =
        "place:c1-b1 done shade:d1-i1 h2-h4 place:c9-c10 done declare:black i7-h7 b4-a4 skip";
    let mut game = played("");
    for text in moves.split(' ') {
        game.play(text)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        let setup = game.position().to_setup();
        let again = Position::from_setup(game.variant().clone(), &setup);
        assert_eq!(again.as_ref(), Ok(game.position()), "after {text}");
    }
    assert_eq!(turn(&game), N);
    let again = Game::from_position(game.position().clone());
    assert_eq!(diplomacy(&again), diplomacy(&game));
}

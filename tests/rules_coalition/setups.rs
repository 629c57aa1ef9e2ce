//! Set-ups that are no position of the game, and positions that are kept whole.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::table::{N, S, W, diplomacy, played, result, seats, settled, square, turn};
use quadrille::effect::Phase;
use quadrille::setup::{Alliance, Arrangement, Setup};
use quadrille::{Game, Kind, Piece, Position, Seat, Standing};

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
    setup.men.insert(square(name), Piece { owner, kind });
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
fn rounds_and_alliances_agree() {
    let without = faults(|setup| setup.diplomacy.alliance = None);
    assert_eq!(without, ["without alliances the game stops after round 3"]);
    let wrong_ally = Alliance {
        yellows_ally: N,
        round: 1,
    };
    assert_eq!(
        faults(|setup| setup.diplomacy.alliance = Some(wrong_ally)).len(),
        1
    );
    let late = Alliance {
        yellows_ally: W,
        round: 4,
    };
    assert_eq!(
        faults(|setup| setup.diplomacy.alliance = Some(late)).len(),
        1
    );
    assert_eq!(faults(|setup| setup.diplomacy.owed = seats(&[W])).len(), 1);
    assert_eq!(
        faults(|setup| setup.diplomacy.answering_after = Some(W)).len(),
        1
    );
}

#[test]
fn only_guards_and_machine_guns_at_home_have_a_first_move() {
    let unmoved = |name: &str| faults(|setup| setup.diplomacy.unmoved.insert(square(name)));
    assert!(unmoved("d2").is_empty());
    assert_eq!(unmoved("c1").len(), 1, "artillery");
    assert_eq!(unmoved("e5").len(), 1, "nobody");
}

#[test]
fn phases_have_their_time() {
    assert_eq!(faults(|setup| setup.phase = Phase::SetUp).len(), 1);
    assert_eq!(faults(|setup| setup.phase = Phase::Replace).len(), 1);
    let without_the_men_before = faults(|setup| {
        setup.diplomacy.round = 3;
        setup.phase = Phase::Rearrange;
    });
    assert_eq!(without_the_men_before.len(), 2);
    let rearranging = |kind| {
        faults(|setup| {
            setup.diplomacy.round = 3;
            setup.phase = Phase::Rearrange;
            let men = [
                (square("e1"), Kind::King, false),
                (square("b1"), kind, false),
                (square("d2"), Kind::Guard, false),
            ];
            setup.diplomacy.before = Some(Arrangement::new(S, men));
        })
    };
    assert!(rearranging(Kind::Artillery).is_empty());
    assert_eq!(rearranging(Kind::Tank).len(), 1, "it was another man");
}

#[test]
fn greater_powers_never_leave() {
    assert!(!faults(|setup| setup.standing[N] = Standing::Removed).is_empty());
    assert!(!faults(|setup| setup.standing[W] = Standing::Inert).is_empty());
}

#[test]
fn a_position_that_is_decided_is_over_at_once() {
    let lost = settled("S e1K c1A N f10K W a4S E", S);
    assert_eq!(result(&lost), "win S+W (all men)");
    let mated = settled("S b1K N f10K h10A k3A k2A W a4S E k4S", S);
    assert_eq!(result(&mated), "ongoing");
    let mated = settled("S b1K N f10K k1A k2A W a4S E k4S", S);
    assert_eq!(result(&mated), "win N+E (mate)");
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

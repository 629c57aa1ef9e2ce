//! How games of checkers end besides a player's being stuck (3, 5).

use quadrille::game::TableEvent;
use quadrille::{Game, Outcome, Position, Reason, Seat, SeatSet, SeatState};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::{classic, kind_on, play, setup, table};

fn win(seats: &[Seat], reason: Reason) -> Outcome {
    let party = SeatSet::of(seats);
    Outcome::Win { party, reason }
}

#[test]
fn the_last_party_standing_wins_at_once() {
    let mut position = classic("S c3 N d4");
    play(&mut position, "c3:e5");
    assert_eq!(
        position.outcome(),
        Some(win(&[Seat::South], Reason::LastStanding))
    );
}

#[test]
fn a_team_wins_with_the_seats_that_went_out_earlier() {
    let mut position = table("quadrocheckers-teams", Seat::South, "S c3 W d4");
    play(&mut position, "c3:e5");
    assert_eq!(
        position.outcome(),
        Some(win(&[Seat::South, Seat::North], Reason::LastStanding))
    );
}

#[test]
fn a_party_lives_while_a_seat_of_it_lives() {
    let mut position = table("quadrocheckers-teams", Seat::South, "S e5 W f6 N j12 E l10");
    play(&mut position, "e5:g7");
    assert_eq!(position.outcome(), None);
}

#[test]
fn a_finished_position_set_up_again_is_still_finished() {
    let mut position = classic("S c3 N d4");
    play(&mut position, "c3:e5");
    let again = Position::from_setup(position.variant().clone(), &position.to_setup()).unwrap();
    assert_eq!(again.outcome(), position.outcome());
}

#[test]
fn two_kings_alone_play_on() {
    assert_eq!(classic("S Kc1 N Kf8").outcome(), None);
}

/// A game in which nothing has happened for one ply less than fifty rounds.
fn long_game(options: &str, pieces: &str) -> Game {
    let (variant, mut setup) = setup("checkers-classic", options, Seat::South, pieces);
    setup.quiet_plies = 99;
    Game::from_position(Position::from_setup(variant, &setup).unwrap())
}

fn quiet_plies(game: &Game) -> u16 {
    game.position().to_setup().quiet_plies
}

#[test]
fn r3_2_fifty_rounds_without_a_capture_or_a_mans_move_draw() {
    let mut game = long_game("-", "S Kc1 g1 N Kh8");
    game.play("c1-d2").unwrap();
    assert_eq!(game.status(), Some(Outcome::Draw(Reason::FiftyRounds)));
}

#[test]
fn r3_2_a_mans_move_begins_the_count_again() {
    let mut game = long_game("-", "S Kc1 g1 N Kh8");
    game.play("g1-h2").unwrap();
    assert_eq!((game.status(), quiet_plies(&game)), (None, 0));
}

#[test]
fn r3_2_a_kings_capture_begins_the_count_again() {
    let mut game = long_game("-", "S Kc1 N d2 Kh8");
    game.play("c1:e3").unwrap();
    assert_eq!((game.status(), quiet_plies(&game)), (None, 0));
}

#[test]
fn r3_2_huffing_begins_the_count_again() {
    let mut game = long_game("huff", "S Kc1 g1 N d2 Kh8");
    game.play("g1-h2").unwrap();
    game.play("h8-g7").unwrap();
    game.play("c1-b2").unwrap();
    assert_eq!(quiet_plies(&game), 1 + 1);
    game.play("huff:b2").unwrap();
    assert_eq!((game.status(), quiet_plies(&game)), (None, 0));
}

#[test]
fn r3_1_the_third_occurrence_of_a_position_draws() {
    let mut game = Game::from_position(classic("S Kc1 N Kh8"));
    let round = ["c1-d2", "h8-g7", "d2-c1", "g7-h8"];
    for (ply, text) in round.iter().cycle().take(8).enumerate() {
        assert_eq!(game.status(), None, "after {ply} plies");
        game.play(text).unwrap();
    }
    assert_eq!(game.status(), Some(Outcome::Draw(Reason::Threefold)));
}

fn after_resignation(id: &str, seat: Seat) -> Game {
    let pieces = "S e3 W c7 N g9 E j6";
    let mut game = Game::from_position(table(id, Seat::South, pieces));
    game.apply_event(&TableEvent::Resign(seat)).unwrap();
    game
}

#[test]
fn r3_4_who_resigns_takes_his_pieces_off_the_board() {
    let game = after_resignation("quadrocheckers-four", Seat::West);
    assert_eq!(game.position().seat_state(Seat::West), SeatState::Removed);
    assert_eq!(kind_on(game.position(), "c7"), None);
    assert_eq!((game.status(), game.position().turn()), (None, Seat::South));
}

#[test]
fn r3_4_who_resigns_at_his_turn_is_followed_by_the_next() {
    let game = after_resignation("quadrocheckers-four", Seat::South);
    assert_eq!(game.position().turn(), Seat::West);
}

#[test]
fn r3_4_a_team_resigns_as_one() {
    let game = after_resignation("quadrocheckers-teams", Seat::South);
    assert_eq!(
        game.status(),
        Some(win(&[Seat::West, Seat::East], Reason::Resignation))
    );
}

#[test]
fn r3_4_a_team_that_resigns_has_lost_and_nobody_goes_out() {
    let game = after_resignation("quadrocheckers-teams", Seat::South);
    for seat in Seat::ALL {
        assert_eq!(game.position().seat_state(seat), SeatState::Active);
    }
}

#[test]
fn r3_4_in_doubles_for_three_both_seats_of_the_party_go_out() {
    let game = after_resignation("quadrocheckers-doubles3", Seat::North);
    let out = |seat| game.position().seat_state(seat) == SeatState::Removed;
    assert!(out(Seat::South) && out(Seat::North));
    assert_eq!((game.status(), game.position().turn()), (None, Seat::West));
}

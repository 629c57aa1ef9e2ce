//! When and how games end (rule book, 1.4 to 1.6 and 3).

use quadrille::{Effect, Game, Outcome, Position, Reason, Seat, SeatState};

use super::table::{draw, man_on, may, play, seat_state, started, table, variant, win};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// North's king in the corner, one rook beside it; another rook is about to give mate on the last rank.
const MATE_OF_NORTH: &str = "sKc1 sRc11 sRe2 wKa3 wBf9 wPb10 nKj12 nPd10 eKl5 ePk8";

#[test]
fn r1_4_mate_is_decided_when_the_mated_players_own_turn_comes() {
    let mut game = table("quadrochess-four", MATE_OF_NORTH).after("e2-e12");
    assert_eq!(game.position().seats_in_check().to_string(), "N");
    assert_eq!(
        seat_state(&game, Seat::North),
        SeatState::Active,
        "West has yet to move"
    );
    let effects = play(&mut game, "a3-a4");
    assert!(effects.contains(&Effect::Mated { seat: Seat::North }));
    assert_eq!(seat_state(&game, Seat::North), SeatState::Removed);
    assert_eq!(
        game.position().turn(),
        Seat::East,
        "the turn goes on with the next seat"
    );
}

#[test]
fn r1_4_a_mate_undone_by_a_third_player_does_not_count() {
    let game = table("quadrochess-four", MATE_OF_NORTH).after("e2-e12 f9-i12");
    assert_eq!(seat_state(&game, Seat::North), SeatState::Active);
    assert_eq!(game.position().turn(), Seat::North);
}

#[test]
fn whoever_is_inert_or_removed_is_out() {
    let all = [
        SeatState::Absent,
        SeatState::Active,
        SeatState::Frozen,
        SeatState::Inert,
        SeatState::Removed,
        SeatState::Walking,
    ];
    assert_eq!(
        all.map(SeatState::is_out),
        [false, false, false, true, true, false]
    );
}

#[test]
fn mate_removes_the_whole_army_and_says_so() {
    let mut game = table("quadrochess-four", MATE_OF_NORTH).after("e2-e12");
    let effects = play(&mut game, "a3-a4");
    let removed = effects.iter().find_map(|effect| match effect {
        Effect::PiecesRemoved {
            seat: Seat::North,
            squares,
        } => Some(squares.len()),
        _ => None,
    });
    assert_eq!(removed, Some(2));
    assert_eq!(man_on(&game, "d10"), None);
}

#[test]
fn r1_5_the_game_is_drawn_when_nobody_can_move() {
    // East's frozen pawns wall everybody in, East himself too; nobody in this game loses by stalemate.
    let walls = "ePe1 ePd2 ePe2 ePe14 ePd13 ePe13 ePa5 ePb4 ePb5 ePa10 ePb11 ePb10";
    let position = table("american", &format!("sKd1 wKa4 nKd14 eKa11 {walls}"))
        .seat_state(Seat::East, SeatState::Frozen)
        .position();
    assert_eq!(position.outcome(), Some(Outcome::Draw(Reason::NoMove)));
}

#[test]
fn r1_6_no_move_lands_on_the_king_of_a_seat_in_play() {
    let game = table("quadrochess-four", "sKc1 sRg2 wKa3 nKg12 eKl10 wRg5")
        .to_move(Seat::South)
        .after("c1-d1");
    assert!(!may(&game, "g5-g12"));
    assert!(may(&game, "g5-g11"));
}

#[test]
fn last_player_standing_wins_at_once() {
    let game = table("quadrochess-two", "sKc1 sRc11 sRe2 nKj12").after("e2-e12");
    assert_eq!(win(&game), Some(("S".to_owned(), Reason::LastStanding)));
    assert!(game.legal_moves().is_empty());
}

#[test]
fn stalemate_of_the_player_to_move_draws_the_whole_game() {
    let game =
        table("quadrochess-four", "sKc1 sQh5 wKa3 wPb10 nKj12 eKl3 ePk8").after("h5-h11 b10-c10");
    assert_eq!(draw(&game), Some(Reason::Stalemate));
}

#[test]
fn a_player_whose_slider_alone_can_move_is_not_stalemated() {
    let game = table("orthodox", "sKa1 sRe5 nQb3 nKh8").game();
    assert_eq!(game.status(), None);
    assert_eq!(game.legal_moves().len(), 14, "the rook's");
}

#[test]
fn a_slider_that_is_shut_in_does_not_save_from_stalemate() {
    let shut_in = "sRh4 sPh5 sPh3 sPg4 nPh6 nPg5";
    let game = table("orthodox", &format!("sKa1 nQb3 nKd8 {shut_in}")).game();
    assert_eq!(draw(&game), Some(Reason::Stalemate));
}

#[test]
fn r3_1_the_third_occurrence_of_a_position_draws() {
    let shuffle = "d1-e3 a4-c5 d12-e10 l4-j5 e3-d1 c5-a4 e10-d12 j5-l4 ";
    let mut game = started("quadrochess-four", "", shuffle);
    assert_eq!(draw(&game), None);
    play(&mut game, shuffle);
    assert_eq!(draw(&game), Some(Reason::Threefold));
}

#[test]
fn r3_1_a_right_to_take_en_passant_that_nobody_can_use_does_not_matter() {
    let shuffle = "d12-e10 l4-j5 d1-e3 a4-c5 e10-d12 j5-l4 e3-d1 c5-a4 ";
    let mut game = started("quadrochess-four", "", "g2-g4 b6-c6");
    play(&mut game, shuffle);
    play(&mut game, shuffle);
    assert_eq!(draw(&game), Some(Reason::Threefold));
}

/// Is the position another one without the right against the pusher's pawn?
fn right_matters(game: &Game, pusher: Seat) -> bool {
    let position = game.position();
    let mut setup = position.to_setup();
    setup.en_passant[pusher].take().unwrap();
    let without = Position::from_setup(position.variant().clone(), &setup).unwrap();
    without.key() != position.key()
}

#[test]
fn r3_1_a_right_matters_where_a_hostile_pawn_stands_ready_to_use_it() {
    let after_the_step = |pieces: &str| {
        let pieces = format!("sKj1 wKa10 nKj12 sPd2 {pieces}");
        right_matters(
            &table("quadrochess-four", &pieces).after("d2-d4"),
            Seat::South,
        )
    };
    assert!(after_the_step("nPe4"));
    assert!(after_the_step("wPc4"), "whoever is next");
    assert!(!after_the_step("nPf4"), "it stands too far away");
    assert!(!after_the_step("nPe2"), "North's pawns walk down");
    assert!(!after_the_step("nBe4"), "it is no pawn");
    assert!(!after_the_step("sPe4"), "it is South's own");
}

#[test]
fn r3_1_a_turned_pawn_stands_ready_too() {
    let ready = |pawn: &str| {
        let pieces = format!("sKk1 wKa4 nKd14 eKn11 wPb5 {pawn}");
        let game = table("american", &pieces)
            .to_move(Seat::West)
            .after("b5-d5");
        right_matters(&game, Seat::West)
    };
    assert!(ready("stPd6"), "it captures on c5");
    assert!(!ready("stPd4"), "that is behind it");
}

#[test]
fn r3_1_castling_rights_make_positions_different() {
    let pieces = "sKg1 sRj1 sPc2 nKd12 nPc9";
    let mut game = table("quadrochess-two", pieces)
        .castling(Seat::South, "-", "j1")
        .game();
    play(
        &mut game,
        "g1-g2 d12-d11 g2-g1 d11-d12 g1-g2 d12-d11 g2-g1 d11-d12",
    );
    assert_eq!(draw(&game), None, "the first position still had the right");
    play(&mut game, "g1-g2");
    assert_eq!(draw(&game), Some(Reason::Threefold));
}

#[test]
fn repetition_draws_can_be_switched_off() {
    let mut game = Game::new(variant("orthodox", "")).without_repetition_draws();
    for _ in 0..4 {
        play(&mut game, "g1-f3 g8-f6 f3-g1 f6-g8");
    }
    assert_eq!(draw(&game), None);
}

#[test]
fn r3_2_fifty_rounds_without_capture_or_pawn_move_draw() {
    let quiet = |plies| table("quadrochess-two", "sKc1 sPh2 nKj12 nPh9").quiet_plies(plies);
    assert_eq!(
        draw(&quiet(98).after("c1-d1 j12-i12")),
        Some(Reason::FiftyRounds)
    );
    assert_eq!(
        draw(&quiet(98).after("h2-h3 j12-i12")),
        None,
        "a pawn moved"
    );
}

#[test]
fn r3_2_rounds_count_the_seats_that_are_neither_out_nor_frozen() {
    let pieces = "sKd1 sPh2 wKa4 nKk14 nPh9 eKn11";
    let four = |plies| table("american", pieces).quiet_plies(plies);
    assert_eq!(draw(&four(198).after("d1-e1")), None);
    assert_eq!(draw(&four(199).after("d1-e1")), Some(Reason::FiftyRounds));
}

#[test]
fn r3_3_only_kings_or_two_kings_and_a_knight_or_bishops_of_one_shade_are_dead() {
    let ends = |pieces: &str| {
        draw(&table("quadrochess-two", &format!("sKc1 nKj12 nRd2 {pieces}")).after("c1-d2"))
    };
    assert_eq!(ends(""), Some(Reason::DeadPosition));
    assert_eq!(ends("nNc5"), Some(Reason::DeadPosition));
    assert_eq!(
        ends("nBc5 nBd6"),
        Some(Reason::DeadPosition),
        "both on dark squares"
    );
    assert_eq!(ends("nBc5 nBd5"), None);
    assert_eq!(ends("nNc5 nNd5"), None);
}

#[test]
fn r3_3_with_a_third_king_a_knight_can_still_mate() {
    let game = table("quadrochess-four", "sKc1 nKj12 eKl10 nNe5 nRd2").after("c1-d2");
    assert_eq!(draw(&game), None);
}

/// Knights out and back, so that the start stands again after every fourth ply.
fn shuffled(times: usize) -> Game {
    started("orthodox", "", &"g1-f3 g8-f6 f3-g1 f6-g8 ".repeat(times))
}

fn claimed(mut game: Game) -> Result<Option<Outcome>, &'static str> {
    let claim = game.apply_event(&"claim".parse().unwrap());
    claim.map(|_| game.status()).map_err(|error| error.code())
}

#[test]
fn r3_6_in_orthodox_chess_the_third_occurrence_is_the_movers_to_claim() {
    let game = shuffled(1);
    assert_eq!((game.claim(), claimed(game)), (None, Err("no-draw-claim")));
    let game = shuffled(2);
    let draw = Outcome::Draw(Reason::Threefold);
    let claim = game.claim().unwrap();
    assert_eq!((claim.seat, claim.outcome), (Seat::South, draw));
    assert_eq!(game.status(), None);
    assert_eq!(claimed(game), Ok(Some(draw)));
}

#[test]
fn r3_6_play_ends_by_itself_at_the_fifth_occurrence() {
    assert_eq!(shuffled(3).status(), None);
    assert_eq!(shuffled(4).status(), Some(Outcome::Draw(Reason::Fivefold)));
}

#[test]
fn r3_6_fifty_rounds_are_claimed_and_seventy_five_end_the_game() {
    let after = |quiet| {
        let table = table("orthodox", "sKe1 sRa1 nKe8").quiet_plies(quiet);
        table.after("a1-a2")
    };
    assert_eq!(after(98).claim(), None);
    let claim = after(99).claim().unwrap();
    assert_eq!(
        (claim.seat, claim.outcome),
        (Seat::North, Outcome::Draw(Reason::FiftyRounds))
    );
    assert_eq!(after(148).status(), None);
    assert_eq!(
        after(149).status(),
        Some(Outcome::Draw(Reason::SeventyFiveRounds))
    );
}

#[test]
fn r3_6_in_other_games_the_third_occurrence_ends_the_game_and_nothing_is_claimed() {
    let game = started("quadrochess-two", "", &"g1-f3 ".repeat(0));
    assert_eq!((game.claim(), claimed(game)), (None, Err("no-claim")));
}

#[test]
fn agreement_draws() {
    let game = started("quadrochess-four", "", "d2-d4 draw");
    assert_eq!(draw(&game), Some(Reason::Agreement));
}

#[test]
fn r3_4_resignation_of_a_single_seat_is_mate_at_once() {
    let mut game = started("quadrochess-four", "", "d2-d4");
    play(&mut game, "resign:N");
    assert_eq!(seat_state(&game, Seat::North), SeatState::Removed);
    assert_eq!(man_on(&game, "g12"), None);
    assert_eq!(
        game.position().turn(),
        Seat::West,
        "it stays the turn of the player to move"
    );
    play(&mut game, "resign:W");
    assert_eq!(game.position().turn(), Seat::East);
    play(&mut game, "resign:E");
    assert_eq!(win(&game), Some(("S".to_owned(), Reason::Resignation)));
}

#[test]
fn r3_4_a_team_resigns_as_one() {
    let game = started("quadrochess-teams", "", "resign:N");
    assert_eq!(win(&game), Some(("W+E".to_owned(), Reason::Resignation)));
}

#[test]
fn r3_4_who_resigns_against_a_single_player_goes_out_as_if_mated() {
    let game = started("quadrochess-two", "", "resign:S");
    assert_eq!(seat_state(&game, Seat::South), SeatState::Removed);
    assert_eq!(seat_state(&game, Seat::North), SeatState::Active);
}

#[test]
fn r3_4_in_doubles_for_three_both_seats_of_x_go_out() {
    let game = started("quadrochess-doubles3", "", "resign:S");
    assert_eq!(seat_state(&game, Seat::South), SeatState::Removed);
    assert_eq!(seat_state(&game, Seat::North), SeatState::Removed);
    assert_eq!(game.status(), None);
}

#[test]
fn r3_5_a_flag_is_a_resignation_and_sand_costs_the_turn() {
    let game = started("quadrochess-two", "", "flag:S");
    assert_eq!(win(&game), Some(("N".to_owned(), Reason::Flag)));
    let game = started("quadrochess-four", "", "pass-sand");
    assert_eq!((game.position().turn(), game.ply()), (Seat::West, 0));
}

#[test]
fn r3_5_after_sand_the_next_players_mate_is_decided_as_after_a_move() {
    let game = table("quadrochess-four", MATE_OF_NORTH).after("e2-e12 pass-sand");
    assert_eq!(seat_state(&game, Seat::North), SeatState::Removed);
    assert_eq!((game.position().turn(), game.status()), (Seat::East, None));
}

#[test]
fn a_finished_game_has_no_moves_and_takes_no_events() {
    let mut game = started("quadrochess-two", "", "resign:S");
    assert!(game.legal_moves().is_empty());
    assert!(game.play("d2-d4").is_err());
    assert!(game.apply_event(&"draw".parse().unwrap()).is_err());
}

#[test]
fn r3_4_the_winner_is_the_party_that_is_left_in_play() {
    let game = started("quadrochess-doubles3", "", "resign:E resign:S");
    assert_eq!(win(&game), Some(("W".to_owned(), Reason::Resignation)));
}

#[test]
fn outcomes_are_written_with_their_reasons() {
    let party = quadrille::SeatSet::of(&[Seat::South, Seat::North]);
    let win = Outcome::Win {
        party,
        reason: Reason::LastStanding,
    };
    assert_eq!(win.to_string(), "win S+N (last standing)");
    assert_eq!(
        Outcome::Draw(Reason::FiftyRounds).to_string(),
        "draw (fifty rounds)"
    );
    assert_eq!(
        Outcome::Stopped(Reason::NoAlliance).to_string(),
        "stopped (no alliance)"
    );
}

#[test]
fn reasons_are_found_by_their_keys() {
    for reason in [Reason::Mate, Reason::LastStanding, Reason::Points] {
        assert_eq!(Reason::from_key(reason.key()), Some(reason));
    }
    assert_eq!(Reason::from_key("boredom"), None);
}

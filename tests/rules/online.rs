//! The online standard (rule book, 14).

use quadrille::{Effect, Kind, Reason, Seat, SeatState};

use super::table::{
    draw, legal, man_on, may, play, seat_state, started, table, table_with, targets, win,
};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const KINGS: &str = "sKk1 wKa4 nKd14 eKn11";

fn points(game: &quadrille::Game) -> [u16; 4] {
    game.position().points().0
}

#[test]
fn every_array_places_kings_and_queens_as_the_book_says() {
    let arrays = [
        ("4PC", "h1 g1 a7 a8 g14 h14 n8 n7"),
        ("4PCo", "h1 g1 a8 a7 g14 h14 n7 n8"),
        ("4PCb", "h1 g1 a7 a8 h14 g14 n7 n8"),
        ("4PCn", "h1 g1 a7 a8 h14 g14 n8 n7"),
        ("4PCrg", "g1 h1 a8 a7 g14 h14 n8 n7"),
    ];
    for (name, squares) in arrays {
        let game = started("online-teams", &format!("array={name}"), "");
        for (i, square) in squares.split(' ').enumerate() {
            let expected = (
                Seat::ALL[i / 2],
                if i % 2 == 0 { Kind::King } else { Kind::Queen },
            );
            assert_eq!(man_on(&game, square), Some(expected), "{name} {square}");
        }
    }
}

#[test]
fn teams_promote_on_the_eleventh_rank_and_the_free_for_all_on_the_eighth() {
    let teams = table("online-teams", &format!("{KINGS} sPf10 sPg7")).game();
    assert_eq!(targets(&teams, "f10").len(), 4);
    assert_eq!(targets(&teams, "g7"), ["g8"]);
    let ffa = table("online-ffa", &format!("{KINGS} sPf10 sPg7")).game();
    assert_eq!(targets(&ffa, "g7"), ["g8=D"]);
}

#[test]
fn each_seats_rank_of_promotion_is_counted_from_its_own_side() {
    let promotes = |game: &str, seat: Seat, pawn: &str| {
        let game = table(game, &format!("{KINGS} {pawn}")).to_move(seat).game();
        legal(&game).iter().any(|text| text.contains('='))
    };
    for (seat, teams, ffa) in [
        (Seat::South, "sPf10", "sPf7"),
        (Seat::West, "wPj6", "wPg6"),
        (Seat::North, "nPf5", "nPf8"),
        (Seat::East, "ePe6", "ePh6"),
    ] {
        assert!(promotes("online-teams", seat, teams), "{teams}");
        assert!(promotes("online-ffa", seat, ffa), "{ffa}");
        assert!(!promotes("online-teams", seat, ffa), "{ffa}");
    }
}

#[test]
fn teams_a_hostile_king_may_be_captured_which_wins_at_once() {
    let game = table("online-teams", "sKk1 sRn5 wKa4 nKd14 eKn11")
        .to_move(Seat::South)
        .after("n5-n11");
    assert_eq!(win(&game), Some(("S+N".to_owned(), Reason::KingCaptured)));
}

#[test]
fn r14_1_a_king_is_taken_although_the_own_one_is_in_check() {
    // East's rook checks the king on k1, which South's other rook answers by taking East's king.
    let game = table("online-teams", "sKk1 sRn5 wKa4 nKd14 eKn11 eRk9").to_move(Seat::South);
    assert_eq!(
        win(&game.after("n5-n11")),
        Some(("S+N".to_owned(), Reason::KingCaptured))
    );
}

#[test]
fn r14_1_a_pinned_piece_takes_a_king() {
    let game = table("online-teams", "sKd1 sRd5 wKa4 wRd9 nKg14 eKn5").to_move(Seat::South);
    assert_eq!(
        win(&game.after("d5-n5")),
        Some(("S+N".to_owned(), Reason::KingCaptured))
    );
}

#[test]
fn r14_1_in_double_check_too() {
    let game = table("online-teams", "sKk1 sRn5 wKa4 wNj3 nKd14 eKn11 eRk9").to_move(Seat::South);
    assert!(may(&game.game(), "n5-n11"));
}

#[test]
fn r14_1_a_king_takes_a_guarded_king() {
    let pieces = "sKk4 wKa4 nKd14 eKl5 eRl9";
    let game = table("online-teams", pieces).to_move(Seat::South).game();
    assert!(may(&game, "k4-l5"));
    assert!(!may(&game, "k4-l4"), "East's king and rook look there");
}

#[test]
fn r14_1_a_pinned_pawn_takes_a_king_and_promotes_by_it_to_each_kind() {
    let pieces = "sKd10 sPf10 wKa4 nKd14 eKg11 eRk10";
    let game = table("online-teams", pieces).to_move(Seat::South).game();
    assert_eq!(
        targets(&game, "f10")
            .iter()
            .filter(|to| to.starts_with("g11"))
            .count(),
        4
    );
}

#[test]
fn r14_1_whoever_can_take_a_king_is_not_mated() {
    let mated = "sKk1 wKa4 wQg12 nKg14 eKn11 eRg5";
    let game = table("online-teams", mated)
        .to_move(Seat::West)
        .after("g12-g13");
    assert_eq!(win(&game), Some(("W+E".to_owned(), Reason::Mate)));
    let saved = format!("{mated} nBg4");
    let mut game = table("online-teams", &saved)
        .to_move(Seat::West)
        .after("g12-g13");
    assert_eq!(game.status(), None);
    play(&mut game, "g4-n11");
    assert_eq!(win(&game), Some(("S+N".to_owned(), Reason::KingCaptured)));
}

#[test]
fn r14_1_a_move_that_takes_no_king_still_answers_a_check() {
    let game = table("online-teams", "sKk1 sRn5 wKa4 nKd14 eKn11 eRk9")
        .to_move(Seat::South)
        .game();
    assert!(!may(&game, "n5-n10"));
    assert!(may(&game, "k1-j1"));
}

#[test]
fn teams_mate_is_decided_at_the_mated_players_own_turn() {
    let pieces = "sKk1 sRm9 sRg11 wKa4 nKd14 eKn4";
    let game = table("online-teams", pieces)
        .to_move(Seat::South)
        .after("g11-n11 a4-a5");
    assert_eq!(game.status(), None);
    let game = table("online-teams", pieces)
        .to_move(Seat::South)
        .after("g11-n11 a4-a5 d14-e14");
    assert_eq!(win(&game), Some(("S+N".to_owned(), Reason::Mate)));
}

#[test]
fn ffa_a_player_who_is_found_mated_at_his_own_turn_is_out_and_nobody_scores() {
    let pieces = "sKk1 sRm9 sRn11 wKa4 nKd14 eKn4 ePj8";
    let game = table_with("online-ffa", "no-walking-king", pieces)
        .to_move(Seat::North)
        .after("resign:N");
    assert_eq!(game.position().turn(), Seat::South);
    assert_eq!(seat_state(&game, Seat::East), SeatState::Inert);
    assert_eq!(points(&game), [0; 4]);
}

#[test]
fn ffa_mate_is_immediate_and_worth_twenty() {
    let pieces = "sKk1 sRm9 sRg11 wKa4 nKd14 eKn4 ePj8";
    let mut game = table("online-ffa", pieces).to_move(Seat::South).game();
    let effects = play(&mut game, "g11-n11");
    assert!(effects.contains(&Effect::Mated { seat: Seat::East }));
    assert_eq!(seat_state(&game, Seat::East), SeatState::Inert);
    assert_eq!(points(&game)[0], 20);
    assert_eq!(
        game.position().piece("j8".parse().unwrap()).unwrap().owner,
        None,
        "the army is grey"
    );
}

#[test]
fn ffa_captures_are_worth_what_the_book_says_and_grey_pieces_nothing() {
    for (piece, worth) in [
        ("wPf5", 1),
        ("wNf5", 3),
        ("wBf5", 5),
        ("wRf5", 5),
        ("wQf5", 9),
        ("wDf5", 1),
        ("dQf5", 0),
    ] {
        let game = table("online-ffa", &format!("{KINGS} sRf2 {piece}"))
            .to_move(Seat::South)
            .after("f2-f5");
        assert_eq!(points(&game)[0], worth, "{piece}");
    }
}

#[test]
fn ffa_grey_pieces_are_captured_also_when_their_player_is_out() {
    let game = table("online-ffa", "sKk1 sRf2 dQf5 wKa4 nKd14")
        .seat_state(Seat::East, SeatState::Inert)
        .to_move(Seat::South)
        .game();
    assert!(may(&game, "f2-f5"));
}

#[test]
fn ffa_grey_pieces_give_no_check_and_bind_nobody() {
    let game = table("online-ffa", "sKk1 sRk3 dRk8 dRf1 dNi2 wKa4 nKd14 eKn11")
        .to_move(Seat::South)
        .game();
    assert!(game.position().seats_in_check().is_empty());
    assert!(may(&game, "k3-d3"));
}

#[test]
fn ffa_a_live_king_may_be_captured_before_its_owners_turn() {
    let pieces = "sKk1 sRn5 wKa4 nKd14 eKn11 ePj8";
    let game = table("online-ffa", pieces)
        .to_move(Seat::South)
        .after("n5-n11");
    assert_eq!(
        (seat_state(&game, Seat::East), points(&game)[0]),
        (SeatState::Inert, 20)
    );
}

#[test]
fn ffa_that_is_legal_even_in_check_from_that_very_army() {
    let pieces = "sKk1 sRn5 wKa4 nKd14 eKn11 eRk9";
    let game = table("online-ffa", pieces).to_move(Seat::South).game();
    assert!(may(&game, "n5-n11"));
    assert!(!may(&game, "n5-m5"));
    let other = table("online-ffa", "sKk1 sRn5 wKa4 wRk9 nKd14 eKn11")
        .to_move(Seat::South)
        .game();
    assert!(!may(&other, "n5-n11"), "the check is West's");
}

#[test]
fn ffa_a_king_that_walks_stays_alive_while_two_others_play() {
    let mut game = started("online-ffa", "", "g2-g3");
    play(&mut game, "resign:W");
    assert_eq!(seat_state(&game, Seat::West), SeatState::Walking);
    assert_eq!(man_on(&game, "a7"), Some((Seat::West, Kind::King)));
    assert_eq!(
        game.position().piece("a8".parse().unwrap()).unwrap().owner,
        None
    );
    let without = started("online-ffa", "no-walking-king", "g2-g3 resign:W");
    assert_eq!(seat_state(&without, Seat::West), SeatState::Inert);
}

#[test]
fn ffa_the_last_to_leave_leaves_no_king_that_walks() {
    let game = started("online-ffa", "", "g2-g3 resign:W resign:N resign:E");
    assert_eq!(seat_state(&game, Seat::North), SeatState::Walking);
    assert_eq!(seat_state(&game, Seat::East), SeatState::Inert);
    assert_eq!(
        win(&game),
        Some(("S".to_owned(), Reason::Points)),
        "who has most"
    );
}

#[test]
fn ffa_a_walking_king_scores_nothing_and_nobody_is_told_of_no_points() {
    let game = table("online-ffa", "sKk1 sPb5 sPf5 wKa4 nKd14 eKn11")
        .seat_state(Seat::West, SeatState::Walking)
        .to_move(Seat::West)
        .after("a4-b5");
    assert_eq!(points(&game), [0; 4]);
    let grey = "sKk1 sRf5 gPf9 wKa4 nKd14 eKn11";
    let mut game = table("online-ffa", grey).to_move(Seat::South).game();
    let effects = play(&mut game, "f5-f9");
    let tells_points = |effect: &Effect| matches!(effect, Effect::Points { .. });
    assert!(!effects.iter().any(tells_points), "{effects:?}");
}

#[test]
fn ffa_stalemate_at_ones_own_turn_is_worth_twenty_to_oneself() {
    let game = table("online-ffa", "sKk1 sQf6 wKa4 nKd14 eKn11")
        .to_move(Seat::South)
        .after("f6-b6");
    assert_eq!(
        (seat_state(&game, Seat::West), points(&game)[1]),
        (SeatState::Inert, 20)
    );
}

#[test]
fn ffa_stalemating_a_walking_king_is_shared() {
    let table = table("online-ffa", "sKk1 sQf6 wKa4 nKd14 eKn11")
        .seat_state(Seat::West, SeatState::Walking);
    let game = table.to_move(Seat::South).after("f6-b6");
    assert_eq!(points(&game), [7, 0, 7, 7]);
}

#[test]
fn ffa_a_draw_gives_ten_to_each_live_player_and_twenty_with_a_walking_king() {
    let game = started("online-ffa", "", "g2-g3 draw");
    assert_eq!(
        (draw(&game), points(&game)),
        (Some(Reason::Agreement), [10; 4])
    );
    let game = started("online-ffa", "", "g2-g3 resign:W draw");
    assert_eq!(points(&game), [20, 0, 20, 20]);
}

#[test]
fn ffa_the_last_live_player_gets_twenty_for_each_king_still_alive() {
    let game = started("online-ffa", "", "g2-g3 resign:W resign:N");
    assert_eq!(game.status(), None);
    let game = started("online-ffa", "", "g2-g3 resign:W resign:N resign:E");
    assert_eq!(
        points(&game),
        [60, 0, 0, 0],
        "two kings walk, and the third is still alive when the game ends"
    );
    assert!(win(&game).is_some());
}

#[test]
fn ffa_checking_two_kings_with_one_move_is_worth_one_with_a_queen_and_five_otherwise() {
    let two = "sKk1 wKa4 nKf11 eKn8";
    let by_queen = table("online-ffa", &format!("{two} sQe2")).to_move(Seat::South);
    assert_eq!(points(&by_queen.after("e2-f2"))[0], 0, "one king only");
    let by_queen = table("online-ffa", &format!("{two} sQd8")).to_move(Seat::South);
    assert_eq!(points(&by_queen.after("d8-f8"))[0], 1);
    let by_rook = table("online-ffa", &format!("{two} sRf2")).to_move(Seat::South);
    assert_eq!(points(&by_rook.after("f2-f8"))[0], 5);
    let by_pawn = table("online-ffa", "sKk1 wKa5 nKd9 eKf9 sPe7").to_move(Seat::South);
    assert_eq!(
        points(&by_pawn.after("e7-e8=D"))[0],
        1,
        "it is a queen then"
    );
}

#[test]
fn ffa_checking_three_kings_with_one_move_is_worth_five_with_a_queen_and_twenty_otherwise() {
    let three = "sKk1 wKa8 nKf11 eKn8";
    let by_queen = table("online-ffa", &format!("{three} sQe7")).to_move(Seat::South);
    assert_eq!(points(&by_queen.after("e7-f8"))[0], 5);
    let by_rook = table("online-ffa", &format!("{three} sRf2")).to_move(Seat::South);
    assert_eq!(points(&by_rook.after("f2-f8"))[0], 20);
}

#[test]
fn ffa_walking_kings_do_not_count_among_several_checked() {
    let game = table("online-ffa", "sKk1 wKa4 nKf11 eKn8 sRf2")
        .seat_state(Seat::East, SeatState::Walking)
        .to_move(Seat::South)
        .after("f2-f8");
    assert_eq!(points(&game)[0], 0);
}

#[test]
fn ffa_a_walking_king_may_take_a_grey_man_of_its_own_army() {
    let game = table("online-ffa", "sKk1 wKa4 dPa5 nKd14 eKn11 nRm11")
        .seat_state(Seat::West, SeatState::Walking)
        .to_move(Seat::West)
        .game();
    assert!(may(&game, "a4-a5"));
}

#[test]
fn ffa_grey_pieces_keep_no_position_alive() {
    let game = table("online-ffa", "sKk1 wKa4 nKd14 eKn11 dQg7 sRm10")
        .to_move(Seat::East)
        .after("n11-m10");
    assert_eq!(
        (draw(&game), points(&game)),
        (Some(Reason::DeadPosition), [10, 10, 10, 15])
    );
}

#[test]
fn ffa_whole_armies_of_grey_pieces_keep_no_position_alive() {
    let row = |rank: u8| ('d'..='k').map(move |file| format!("dN{file}{rank}"));
    let grey = row(7)
        .chain(row(8))
        .chain(row(9))
        .collect::<Vec<_>>()
        .join(" ");
    let game = table("online-ffa", &format!("{KINGS} sRm10 {grey}"))
        .to_move(Seat::East)
        .after("n11-m10");
    assert_eq!(draw(&game), Some(Reason::DeadPosition));
}

#[test]
fn ffa_the_leader_of_the_last_two_may_claim_the_win() {
    let pieces = "sKd1 sRf2 sRg2 nKd14 nQf5 nQg5 nRh5";
    let mut game = table("online-ffa", pieces)
        .to_move(Seat::South)
        .after("f2-f5 d14-e14 g2-g5 e14-d14");
    assert_eq!(points(&game)[0], 18);
    assert!(
        game.apply_event(&"claim".parse().unwrap()).is_err(),
        "three short of 21"
    );
    play(&mut game, "g5-h5 d14-e14 claim");
    assert_eq!(win(&game), Some(("S".to_owned(), Reason::Claim)));
    assert_eq!(points(&game), [23, 0, 20, 0]);
}

#[test]
fn ffa_to_claim_takes_twenty_more_for_each_walking_king() {
    let pieces = "sKd1 sRf2 sRg2 wKa4 nKd14 nQf5 nQg5 nRh5";
    let mut game = table("online-ffa", pieces)
        .seat_state(Seat::West, SeatState::Walking)
        .to_move(Seat::South)
        .after("f2-f5 a4-b4 d14-e14 g2-g5 b4-a4 e14-d14 g5-h5 a4-b4 d14-e14");
    assert_eq!(points(&game)[0], 23);
    assert!(game.apply_event(&"claim".parse().unwrap()).is_err());
}

#[test]
fn en_passant_can_be_switched_off_as_before_2020() {
    let pieces = "sKk1 wKa4 nKd14 eKn11 sPf2 wPe4";
    assert!(may(&table("online-teams", pieces).after("f2-f4"), "e4-f3"));
    assert!(!may(
        &table_with("online-teams", "no-en-passant", pieces).after("f2-f4"),
        "e4-f3"
    ));
}

#[test]
fn ffa_the_leader_may_claim_on_the_others_turn_too() {
    let pieces = "sKd1 sRf2 sRg2 nKd14 nQf5 nQg5 nRh5";
    let game = table("online-ffa", pieces)
        .to_move(Seat::South)
        .after("f2-f5 d14-e14 g2-g5 e14-d14 g5-h5 claim");
    assert_eq!(win(&game), Some(("S".to_owned(), Reason::Claim)));
}

#[test]
fn ffa_a_walking_king_moves_by_the_records_seed() {
    let walk = |seed: &str| {
        let mut game = table("online-ffa", "sKk1 wKa6 nKd14 nRe14 eKn11")
            .seat_state(Seat::West, SeatState::Walking)
            .game();
        play(&mut game, "k1-k2");
        game.record_mut().set_tag("Seed", seed);
        game.walking_move()
    };
    assert!(walk("1").is_some());
    assert_eq!(walk("1"), walk("1"));
    let game = started("online-ffa", "", "g2-g3");
    assert_eq!(game.walking_move(), None, "West has not left");
}

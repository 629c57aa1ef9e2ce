//! Four Players Chess of GenCon (rule book, 7).

use quadrille::effect::Phase;
use quadrille::position::Fault;
use quadrille::{Effect, Kind, Position, Reason, Seat, SeatState};

use super::table::{legal, man_on, may, play, seat_state, started, table, targets, variant, win};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn r7_1_and_r7_2_clockwise_from_south_with_every_queen_on_its_kings_left() {
    let game = started("gencon", "", "d2-d3");
    assert_eq!(game.position().turn(), Seat::West);
    for queen in ["f1", "a7", "g12", "l6"] {
        assert_eq!(man_on(&game, queen).unwrap().1, Kind::Queen, "{queen}");
    }
}

#[test]
fn r2_3_the_sources_own_example_takes_two_pawns_and_a_knight_at_once() {
    // c2-c4, b3-d3 and b5-c3 with a knight; East's pawn takes on c3 whatever passed there or stands there.
    let pieces = "sKj1 sPc2 wKa10 wPb3 wNb5 nKj12 eKl10 ePd4";
    let mut game = table("gencon", pieces).after("c2-c4");
    play(&mut game, "b3-d3 j12-j11 l10-l9 j1-j2 b5-c3");
    assert!(!may(&game, "d4-c3"), "it is North's turn");
    let pieces = "sKj1 sPc2 wKa10 wPb3 nNb5 nKj12 eKl10 ePd4";
    let mut game = table("gencon", pieces).after("c2-c4 b3-d3 b5-c3");
    let effects = play(&mut game, "d4-c3");
    let taken: Vec<_> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Captured {
                seat: Some(seat),
                kind,
                ..
            } => Some((*seat, *kind)),
            _ => None,
        })
        .collect();
    assert_eq!(
        taken,
        [
            (Seat::North, Kind::Knight),
            (Seat::South, Kind::Pawn),
            (Seat::West, Kind::Pawn)
        ]
    );
}

#[test]
fn a_player_in_check_must_get_out_of_it_if_he_can() {
    let game = table("gencon", "sKc1 sRe5 wKa3 wRc9 nKe12 eKl10")
        .to_move(Seat::South)
        .game();
    assert!(!may(&game, "e5-e12"), "also before capturing another king");
    assert!(may(&game, "e5-c5"));
}

#[test]
fn a_mated_player_passes_and_stays_in_the_game() {
    let game = table("gencon", "sKc1 sRc11 sRe2 wKa3 nKj12 nPd8 eKl3").after("e2-e12 a3-a4");
    assert_eq!(seat_state(&game, Seat::North), SeatState::Active);
    assert_eq!(game.position().turn(), Seat::East);
}

#[test]
fn a_captured_king_takes_his_arm_with_everything_on_it_off_the_board() {
    let game = table("gencon", "sKc1 sRg2 wKa3 wNd12 nKg12 nPd5 nRc11 eKl3").after("g2-g12");
    assert_eq!(seat_state(&game, Seat::North), SeatState::Inert);
    assert!(!game.position().squares().contains("g12".parse().unwrap()));
    assert_eq!(man_on(&game, "d12"), None, "West's knight stood in the arm");
    assert_eq!(
        man_on(&game, "d5"),
        Some((Seat::North, Kind::Pawn)),
        "pieces elsewhere stay as obstacles"
    );
}

#[test]
fn an_arms_removal_that_removes_a_second_king_goes_on_with_his_arm() {
    let game = table("gencon", "sKc1 sRg2 wKd11 wPb5 nKg12 eKl3").after("g2-g12");
    assert_eq!(seat_state(&game, Seat::West), SeatState::Inert);
    assert!(!game.position().squares().contains("b5".parse().unwrap()));
    assert_eq!(seat_state(&game, Seat::East), SeatState::Active);
}

#[test]
fn r7_4_the_captor_puts_back_what_he_misses_one_man_at_a_time() {
    let pieces = "sKg1 sQf1 sRc1 sNd1 sPc2 sPd2 sRg8 wKa3 nKg12 eKl3";
    let mut game = table("gencon", pieces).after("g8-g12");
    assert_eq!(
        (game.position().phase(), game.position().turn()),
        (Phase::Replace, Seat::South)
    );
    let offered = legal(&game);
    assert!(
        offered.contains(&"@Rj1".to_owned()),
        "the capturing rook was lost with the arm"
    );
    assert!(offered.contains(&"@Be1".to_owned()) && offered.contains(&"@Bh1".to_owned()));
    assert!(
        !offered
            .iter()
            .any(|text| text.starts_with("@Q") || text.starts_with("@Pc")),
        "{offered:?}"
    );
    play(&mut game, "@Rj1 @Pe2");
    assert!(
        !legal(&game).iter().any(|text| text.starts_with("@R")),
        "two rooks are all he had"
    );
    play(&mut game, "done");
    assert_eq!(
        (game.position().phase(), game.position().turn()),
        (Phase::Play, Seat::West)
    );
}

#[test]
fn r7_4_a_man_that_is_not_missing_is_not_put_back_on_its_empty_square() {
    let game = table("gencon", "sKg1 sQf3 sRc1 sRg8 wKa3 nKg12 eKl3").after("g8-g12");
    let offered = legal(&game);
    assert!(offered.contains(&"@Rj1".to_owned()), "the rook is missing");
    assert!(!offered.contains(&"@Qf1".to_owned()), "the queen is on f3");
}

#[test]
fn r3_2_placings_and_done_are_plies_in_which_nothing_happens() {
    let pieces = "sKg1 sRg8 wKa3 nKg12 eKl3";
    let game = table("gencon", pieces).after("g8-g12 @Rj1 @Pe2 done");
    assert_eq!(game.position().to_setup().quiet_plies, 3);
}

#[test]
fn r7_5_a_captors_king_that_left_with_the_arm_is_put_back_first() {
    let game = table("gencon", "sKf11 sRc1 wKa3 nKg12 eKl3 ePk8").after("f11-g12");
    assert_eq!(seat_state(&game, Seat::South), SeatState::Active);
    assert_eq!(
        legal(&game),
        ["@Kg1"],
        "done is not offered while the king is missing"
    );
}

#[test]
fn r7_5_a_capture_that_would_leave_the_own_king_without_a_square_is_illegal() {
    let occupied = table("gencon", "sKf11 sRg1 wKa3 nKg12 eKl3")
        .to_move(Seat::South)
        .game();
    assert!(!may(&occupied, "f11-g12"));
    let attacked = table("gencon", "sKf11 sRc1 wKa3 nKg12 eKl3 eRg8")
        .to_move(Seat::South)
        .game();
    assert!(!may(&attacked, "f11-g12"), "East's rook attacks g1");
}

#[test]
fn r7_5_a_capture_after_which_the_own_king_stands_in_check_is_illegal() {
    let game = table("gencon", "sKc10 sRf3 wKa3 nKf12 nPc11 eKl3 eRc5")
        .to_move(Seat::South)
        .game();
    assert!(!may(&game, "f3-f12"));
}

#[test]
fn r7_6_a_replaced_rook_does_not_castle() {
    let pieces = "sKg1 sRg8 wKa3 nKg12 eKl3";
    let game = table("gencon", pieces).after("g8-g12 @Rj1 done a3-a4 l3-l4");
    assert!(!may(&game, "g1-i1"));
}

#[test]
fn r7_7_a_pawn_promotes_where_the_remaining_board_ends_when_it_moves_there() {
    let pieces = "sKg1 sRg8 sPd9 sPe10 wKa3 nKg12 eKl3";
    let game = table("gencon", pieces).after("g8-g12 done a3-a4 l3-l4");
    assert_eq!(targets(&game, "d9").len(), 4, "d10 ends the file now");
    assert_eq!(
        man_on(&game, "e10"),
        Some((Seat::South, Kind::Pawn)),
        "a pawn already there stays one"
    );
}

#[test]
fn r7_8_promotion_with_such_a_capture_is_decided_before_the_arms_leave() {
    let game = table("gencon", "sKg1 sPf11 wKa3 nKg12 eKl3").game();
    assert_eq!(
        targets(&game, "f11").len(),
        8,
        "f12 and g12, each with four choices"
    );
    let inner = table("gencon", "sKg1 sPf10 wKa3 nKg11 eKl3").game();
    assert_eq!(targets(&inner, "f10"), ["f11", "g11"]);
}

#[test]
fn r3_4_the_resigning_players_pieces_stay_and_so_does_his_arm() {
    let game = started("gencon", "", "resign:W");
    assert_eq!(seat_state(&game, Seat::West), SeatState::Inert);
    assert!(game.position().squares().contains("a7".parse().unwrap()));
    assert_eq!(man_on(&game, "a7"), Some((Seat::West, Kind::Queen)));
}

#[test]
fn the_last_player_in_play_wins_without_a_replacement() {
    let game = table("gencon", "sKc1 sRg2 nKg12").after("g2-g12");
    assert_eq!(win(&game), Some(("S".to_owned(), Reason::LastStanding)));
    assert_eq!(game.position().phase(), Phase::Play);
}

#[test]
fn r3_5_sand_that_runs_out_while_replacing_means_done_and_puts_the_king_back() {
    let game = table("gencon", "sKf11 sRc1 wKa3 nKg12 eKl3 ePk8").after("f11-g12 pass-sand");
    assert_eq!(man_on(&game, "g1"), Some((Seat::South, Kind::King)));
    assert_eq!(game.position().turn(), Seat::West);
}

#[test]
fn no_other_game_has_a_phase_of_putting_pieces_back() {
    for game in ["orthodox", "american", "online-ffa", "quadrocheckers-two"] {
        let start = started(game, "", "");
        let mut setup = start.position().to_setup();
        setup.phase = Phase::Replace;
        let faults = Position::from_setup(variant(game, ""), &setup).unwrap_err();
        assert_eq!(faults.0, [Fault::ForeignPhase(Phase::Replace)], "{game}");
    }
}

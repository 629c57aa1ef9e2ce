//! What is a position of a game and what is none, and positions that are kept whole.

use quadrille::effect::Phase;
use quadrille::position::{Fault, Faults};
use quadrille::{
    EnPassantRight, Kind, Outcome, Piece, Position, Reason, Seat, SeatSet, SeatState, Setup,
    Variant,
};

use super::dice::Dice;
use super::table::{started, table, table_with, variant};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

fn read(variant: Variant, setup: &Setup) -> Vec<Fault> {
    match Position::from_setup(variant, setup) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.0,
    }
}

/// The faults of a position of the game after the edit.
fn faults(game: &str, pieces: &str, edit: impl FnOnce(&mut Setup)) -> Vec<Fault> {
    let mut setup = table(game, pieces).position().to_setup();
    edit(&mut setup);
    read(variant(game, ""), &setup)
}

fn put(setup: &mut Setup, piece: (Option<Seat>, Kind), square: &str) {
    let (owner, kind) = piece;
    setup
        .pieces
        .insert(square.parse().unwrap(), Piece { owner, kind });
}

const TWO: &str = "sKe1 sRh1 nKe8 nPa7";
const FOUR: &str = "sKk1 sPe2 wKa4 nKd14 nPe13 eKn11";

#[test]
fn men_stand_on_the_board() {
    let off = |square: &str| {
        let found = faults("quadrochess-two", "sKc1 nKj12 nPd4", |setup| {
            put(setup, (Some(Seat::South), Kind::Rook), square);
        });
        assert!(found.len() <= 1);
        found.first().and_then(Fault::square)
    };
    assert_eq!(off("c2"), None);
    assert_eq!(off("b2"), "b2".parse().ok(), "the corner is cut");
    assert_eq!(off("m4"), "m4".parse().ok());
}

#[test]
fn r7_4_nobody_stands_where_an_arm_has_left() {
    let on = |square: &str| {
        let game = table("gencon", "sKg1 sRg8 wKa3 nKg12 eKl3").after("g8-g12 done");
        let mut setup = game.position().to_setup();
        put(&mut setup, (Some(Seat::South), Kind::Rook), square);
        read(variant("gencon", ""), &setup)
    };
    assert_eq!(on("d10"), []);
    assert_eq!(on("d11"), [Fault::OffBoard("d11".parse().unwrap())]);
}

#[test]
fn men_are_of_the_games_kinds() {
    let with = |game: &str, kind| {
        faults(game, FOUR, |setup| {
            put(setup, (Some(Seat::South), kind), "f5");
        })
    };
    assert_eq!(with("american", Kind::TurnedPawn), []);
    assert_eq!(with("online-ffa", Kind::OnePointQueen), []);
    assert_eq!(with("american", Kind::OnePointQueen).len(), 1);
    let square = "f5".parse().unwrap();
    let kind = Kind::TurnedPawn;
    assert_eq!(
        with("online-teams", kind),
        [Fault::ForeignKind { square, kind }]
    );
}

#[test]
fn men_belong_to_seats_of_the_game() {
    let found = faults("orthodox", TWO, |setup| {
        put(setup, (Some(Seat::West), Kind::Rook), "c3");
    });
    let (square, seat) = ("c3".parse().unwrap(), Seat::West);
    assert_eq!(found, [Fault::ForeignSeat { square, seat }]);
}

#[test]
fn only_the_free_for_all_has_grey_men() {
    let grey = |game: &str| {
        faults(game, FOUR, |setup| {
            put(setup, (None, Kind::Rook), "f5");
        })
    };
    assert_eq!(grey("online-ffa"), []);
    assert_eq!(
        grey("online-teams"),
        [Fault::GreyPiece("f5".parse().unwrap())]
    );
}

#[test]
fn a_seat_whose_pieces_have_left_the_board_has_none_there_and_is_named_once() {
    let found = faults("quadrochess-four", "sKc1 wKa3 wRa4 nKj12 eKl10", |setup| {
        setup.seat_states[Seat::West] = SeatState::Removed;
    });
    assert_eq!(found, [Fault::PiecesOfRemoved(Seat::West)]);
}

#[test]
fn a_seat_is_absent_if_nobody_sits_there_and_only_then() {
    let stands = |game: &str, pieces: &str, seat, seat_state| {
        let found = faults(game, pieces, |setup| setup.seat_states[seat] = seat_state);
        assert!(found.iter().all(|fault| fault.code() == "foreign-standing"));
        found.is_empty()
    };
    for seat_state in [SeatState::Active, SeatState::Inert, SeatState::Removed] {
        assert!(!stands("orthodox", TWO, Seat::West, seat_state));
    }
    assert!(stands("orthodox", TWO, Seat::West, SeatState::Absent));
    assert!(!stands("american", FOUR, Seat::West, SeatState::Absent));
    assert!(stands("american", FOUR, Seat::West, SeatState::Inert));
}

#[test]
fn a_seat_is_frozen_or_walks_only_where_the_game_knows_it() {
    let stands = |game: &str, options: &str, seat, seat_state| {
        let mut setup = table_with(game, options, FOUR).position().to_setup();
        setup.seat_states[seat] = seat_state;
        read(variant(game, options), &setup) != [Fault::ForeignSeatState { seat, seat_state }]
    };
    assert!(stands("american", "", Seat::West, SeatState::Frozen));
    assert!(!stands("political", "", Seat::West, SeatState::Frozen));
    assert!(stands("online-ffa", "", Seat::West, SeatState::Walking));
    let none = "no-walking-king";
    assert!(!stands("online-ffa", none, Seat::West, SeatState::Walking));
    assert!(!stands("online-teams", "", Seat::West, SeatState::Walking));
}

#[test]
fn a_standing_that_the_game_does_not_know_is_named() {
    let named = |seat_state| {
        let seat = Seat::West;
        Fault::ForeignSeatState { seat, seat_state }.to_string()
    };
    assert_eq!(
        named(SeatState::Frozen),
        "West cannot be frozen in this game"
    );
    assert_eq!(
        named(SeatState::Walking),
        "West cannot be walking in this game"
    );
}

#[test]
fn nobody_freezes_or_walks_at_an_empty_seat() {
    let stands = |game: &str, seat_state| {
        faults(game, FOUR, |setup| {
            setup
                .pieces
                .retain(|_, piece| piece.owner != Some(Seat::West));
            setup.seat_states[Seat::West] = seat_state;
        })
    };
    assert_eq!(
        stands("american", SeatState::Frozen),
        [Fault::NoKing(Seat::West)]
    );
    assert_eq!(
        stands("online-ffa", SeatState::Walking),
        [Fault::NoKing(Seat::West)]
    );
}

#[test]
fn the_seat_to_move_takes_turns_unless_the_game_is_over() {
    let out = |setup: &mut Setup| {
        setup.turn = Seat::South;
        setup.seat_states[Seat::South] = SeatState::Inert;
    };
    assert_eq!(
        faults("political", FOUR, out),
        [Fault::CannotMove(Seat::South)]
    );
    let over = |setup: &mut Setup| {
        out(setup);
        setup.outcome = Some(Outcome::Draw(Reason::Agreement));
    };
    assert_eq!(faults("political", FOUR, over), []);
}

#[test]
fn every_seat_in_play_has_one_king() {
    let south = |kind, square: &str| {
        faults("political", FOUR, |setup| {
            put(setup, (Some(Seat::South), kind), square);
        })
    };
    assert_eq!(south(Kind::Rook, "k1"), [Fault::NoKing(Seat::South)]);
    let (seat, count) = (Seat::South, 2);
    assert_eq!(
        south(Kind::King, "f5"),
        [Fault::SeveralKings { seat, count }]
    );
    let out = faults("political", FOUR, |setup| {
        setup.seat_states[Seat::West] = SeatState::Inert;
        put(setup, (Some(Seat::West), Kind::Rook), "a4");
    });
    assert_eq!(out, [], "West is out");
}

#[test]
fn a_king_may_be_missing_where_it_can_be_taken_off_or_put_back_or_the_game_is_over() {
    let no_king = |setup: &mut Setup| {
        put(setup, (Some(Seat::South), Kind::Rook), "k1");
    };
    let options = "play-on";
    let mut setup = table_with("quadrochess-teams", options, "sKc1 wKa3 nKj12 eKl10")
        .position()
        .to_setup();
    put(&mut setup, (Some(Seat::West), Kind::Rook), "a3");
    assert_eq!(read(variant("quadrochess-teams", options), &setup), []);
    let over = faults("political", FOUR, |setup| {
        no_king(setup);
        setup.outcome = Some(Outcome::Draw(Reason::Agreement));
    });
    assert_eq!(over, []);
}

#[test]
fn r7_5_only_the_captor_may_lack_his_king_while_he_puts_pieces_back() {
    let replacing = |without: Seat| {
        let game = table("gencon", "sKf11 sRc1 wKa3 nKg12 eKl3 ePk8").after("f11-g12");
        let mut setup = game.position().to_setup();
        assert_eq!(
            (setup.phase, setup.turn),
            (Phase::Replace, Seat::South),
            "South's king left with the arm"
        );
        setup
            .pieces
            .retain(|_, piece| piece.owner != Some(without) || piece.kind != Kind::King);
        read(variant("gencon", ""), &setup)
    };
    assert_eq!(replacing(Seat::South), []);
    assert_eq!(replacing(Seat::West), [Fault::NoKing(Seat::West)]);
}

/// The squares of rooks that South of QuadroChess cannot castle with.
fn refused_rooks(options: &str, pieces: &str, rooks: [&str; 2]) -> Vec<String> {
    let game = "quadrochess-two";
    let mut setup = table_with(game, options, pieces).position().to_setup();
    setup.castling_rooks[Seat::South] = rooks.map(|rook| rook.parse().ok());
    read(variant(game, options), &setup)
        .into_iter()
        .map(|fault| match fault {
            Fault::Castling {
                seat: Seat::South,
                rook,
            } => rook.to_string(),
            other => panic!("{other}"),
        })
        .collect()
}

#[test]
fn r2_4_castling_needs_an_own_rook_where_it_is_said_to_stand() {
    let castles = |pieces: &str| {
        refused_rooks("", &format!("sKg1 nKd12 nPd8 {pieces}"), ["-", "j1"]).is_empty()
    };
    assert!(castles("sRj1"));
    assert!(!castles("sNj1"));
    assert!(!castles("nRj1 sRi2"), "North's rook");
    assert!(!castles("sRi1"), "it stands elsewhere");
}

#[test]
fn r2_4_castling_needs_king_and_rook_on_one_row_two_squares_apart() {
    let pieces = "sKg1 nKd12 nPd8 sRe1 sRf1 sRg4 sRj2";
    for (rook, refused) in [("e1", false), ("f1", true), ("g4", true), ("j2", true)] {
        let found = refused_rooks("", pieces, [rook, "-"]);
        assert_eq!(!found.is_empty(), refused, "{rook}");
    }
}

#[test]
fn r2_5_in_960_games_the_rook_may_stand_beside_the_king() {
    let pieces = "sKg1 nKd12 nPd8 sRf1 sRf2";
    assert!(refused_rooks("960=0", pieces, ["f1", "-"]).is_empty());
    assert_eq!(refused_rooks("960=0", pieces, ["f2", "-"]), ["f2"]);
}

#[test]
fn a_seat_without_a_king_does_not_castle() {
    let mut setup = table_with("quadrochess-teams", "play-on", "sKc1 sRj1 wKa3 nKj12 eKl10")
        .to_move(Seat::West)
        .position()
        .to_setup();
    put(&mut setup, (Some(Seat::South), Kind::Knight), "c1");
    setup.castling_rooks[Seat::South][1] = "j1".parse().ok();
    let (seat, rook) = (Seat::South, "j1".parse().unwrap());
    assert_eq!(
        read(variant("quadrochess-teams", "play-on"), &setup),
        [Fault::Castling { seat, rook }]
    );
}

#[test]
fn r2_2_a_pawn_has_passed_the_square_before_a_starting_square_of_its_seat() {
    let right = |seat, over: &str, pawn: &str| {
        let (over, pawn) = (over.parse().unwrap(), pawn.parse().unwrap());
        let found = faults("quadrochess-two", "sKc1 sPd4 nKj12 nPe4", |setup| {
            setup.turn = Seat::North;
            setup.en_passant[seat] = Some(EnPassantRight { over, pawn });
        });
        found.is_empty() || found != [Fault::EnPassant { seat, over }]
    };
    assert!(right(Seat::South, "d3", "d4"));
    assert!(!right(Seat::South, "d4", "d5"), "no pawn starts on d3");
    assert!(!right(Seat::South, "d3", "e4"), "that is not ahead");
    assert!(!right(Seat::South, "d3", "d5"));
    assert!(!right(Seat::North, "d3", "d4"), "South's pawns go there");
}

const SOUTH_IN_CHECK: &str = "sKe1 nKe8 nRe5";

#[test]
fn r1_6_of_two_players_the_one_who_has_just_moved_is_not_in_check() {
    let waits = |setup: &mut Setup| setup.turn = Seat::North;
    assert_eq!(
        faults("orthodox", SOUTH_IN_CHECK, waits),
        [Fault::InCheckAfterMoving(Seat::South)]
    );
    let four = "sKk1 wKa4 nKd14 eKn11 nRk5";
    assert_eq!(faults("political", four, waits), [], "of four it was West");
}

#[test]
fn r4_2_one_who_passed_in_check_may_still_be_in_it() {
    let passed = faults("orthodox", SOUTH_IN_CHECK, |setup| {
        setup.turn = Seat::North;
        setup.passed_in_check = true;
    });
    assert_eq!(passed, []);
    let pieces = "sKc1 sRc11 sRe2 nKj12 nPd8";
    let silent = table_with("quadrochess-two", "spoken-check", pieces).after("e2-e12");
    assert!(silent.position().to_setup().passed_in_check);
}

#[test]
fn a_game_that_is_over_may_have_ended_with_any_king_in_check() {
    let over = faults("orthodox", SOUTH_IN_CHECK, |setup| {
        setup.turn = Seat::North;
        setup.outcome = Some(Outcome::Draw(Reason::Agreement));
    });
    assert_eq!(over, []);
}

#[test]
fn whose_turn_it_is_matters_only_where_all_else_is_sound() {
    let found = faults("orthodox", SOUTH_IN_CHECK, |setup| {
        setup.turn = Seat::North;
        put(setup, (None, Kind::Rook), "a1");
    });
    assert_eq!(found, [Fault::GreyPiece("a1".parse().unwrap())]);
}

#[test]
fn all_faults_are_named_in_one_sentence() {
    let faults = Faults(vec![
        Fault::NoKing(Seat::South),
        Fault::CannotMove(Seat::South),
    ]);
    assert_eq!(
        faults.to_string(),
        "South has no king; South is to move but takes no turns"
    );
}

#[test]
fn a_fault_knows_the_seat_and_the_square_that_it_is_about() {
    let (square, seat) = ("c3".parse().unwrap(), Seat::West);
    let about = |fault: Fault| (fault.code(), fault.seat(), fault.square());
    let foreign = Fault::ForeignSeat { square, seat };
    assert_eq!(about(foreign), ("foreign-seat", Some(seat), Some(square)));
    assert_eq!(about(Fault::NoKing(seat)), ("no-king", Some(seat), None));
    let foreign = Fault::ForeignPhase(Phase::SetUp);
    assert_eq!(about(foreign), ("foreign-phase", None, None));
}

#[test]
fn a_set_up_whose_seat_to_move_cannot_is_judged_as_in_play() {
    let stalemate = table("orthodox", "sKa1 nQb3 nKh8").position();
    assert_eq!(stalemate.outcome(), Some(Outcome::Draw(Reason::Stalemate)));
}

#[test]
fn a_set_up_of_a_game_that_is_over_keeps_its_end() {
    let outcome = Some(Outcome::Draw(Reason::Agreement));
    let mut setup = table("orthodox", "sKa1 nQb4 nKh8").position().to_setup();
    setup.outcome = outcome;
    put(&mut setup, (Some(Seat::North), Kind::Queen), "b3");
    let position = Position::from_setup(variant("orthodox", ""), &setup).unwrap();
    assert_eq!(position.outcome(), outcome, "it was not stalemate");
}

#[test]
fn every_moment_of_a_game_can_be_set_up_again() {
    for id in ["quadrochess-four", "gencon", "american", "online-ffa"] {
        let mut position = started(id, "", "").position().clone();
        let mut dice = Dice::new(1);
        for _ in 0..150 {
            let again = Position::from_setup(variant(id, ""), &position.to_setup());
            assert_eq!(again.as_ref(), Ok(&position));
            let moves = position.legal_moves();
            position.play(moves[dice.below(moves.len())]).unwrap();
        }
    }
}

#[test]
fn r7_4_a_player_who_puts_pieces_back_goes_on_with_it_when_set_up_again() {
    // South's king has left with the arm, and he has nobody else who could move.
    let game = table("gencon", "sKf11 wKa3 nKg12 eKl3 ePk8").after("f11-g12");
    let again = Position::from_setup(variant("gencon", ""), &game.position().to_setup());
    assert_eq!(again.as_ref(), Ok(game.position()));
}

#[test]
fn positions_of_different_games_are_different() {
    let start = |options: &str| started("quadrochess-four", options, "").position().clone();
    assert!(start("") == start(""));
    assert!(start("") != start("spoken-check"));
    let moved = started("quadrochess-four", "", "d2-d3");
    assert!(moved.position() != &start(""));
}

/// By how much the key changes when a fact of the set-up does.
fn change(pieces: &str, edit: impl FnOnce(&mut Setup)) -> u64 {
    let position = table("gencon", pieces).position();
    let mut setup = position.to_setup();
    edit(&mut setup);
    let other = Position::from_setup(variant("gencon", ""), &setup).unwrap();
    position.key() ^ other.key()
}

#[test]
fn r3_1_each_fact_changes_the_key_in_its_own_way_whatever_else_there_is() {
    let facts: [fn(&mut Setup); 9] = [
        |setup| setup.turn = Seat::West,
        |setup| setup.turn = Seat::North,
        |setup| setup.seat_states[Seat::West] = SeatState::Inert,
        |setup| setup.seat_states[Seat::North] = SeatState::Inert,
        |setup| setup.castling_rooks[Seat::South][0] = "c1".parse().ok(),
        |setup| setup.castling_rooks[Seat::South][1] = "j1".parse().ok(),
        |setup| setup.phase = Phase::Replace,
        |setup| {
            let (over, pawn) = ("d3".parse().unwrap(), "d4".parse().unwrap());
            setup.en_passant[Seat::South] = Some(EnPassantRight { over, pawn });
            setup.turn = Seat::West;
        },
        |setup| {
            setup.seat_states[Seat::East] = SeatState::Inert;
            setup.removed_arms = SeatSet::of(&[Seat::East]);
            setup
                .pieces
                .retain(|_, piece| piece.owner != Some(Seat::East));
        },
    ];
    let pieces = "sKg1 sRc1 sRj1 sPd4 wKa3 wPc4 nKj12 eKl10";
    let changes = facts.map(|fact| change(pieces, fact));
    for (i, (fact, amount)) in facts.iter().zip(changes).enumerate() {
        assert_ne!(amount, 0, "fact {i}");
        assert!(!changes[..i].contains(&amount), "fact {i}");
        let with_more = change(&format!("{pieces} wNf7 nQh8"), fact);
        assert_eq!(with_more, amount, "fact {i}");
    }
}

/// In play a right has lapsed before its owner can be frozen; a set-up may have both.
#[test]
fn nobody_takes_a_frozen_pawn_in_passing() {
    let at = |name: &str| name.parse().unwrap();
    let pieces = "sKk1 wKa4 wPd9 nKd14 nPd8 eKn11";
    let may_take = |seat_state| {
        let mut setup = table("american", pieces)
            .to_move(Seat::North)
            .seat_state(Seat::West, seat_state)
            .game()
            .position()
            .to_setup();
        setup.en_passant[Seat::West] = Some(EnPassantRight {
            over: at("c7"),
            pawn: at("d7"),
        });
        let pawn = setup.pieces.remove(&at("d9")).unwrap();
        setup.pieces.insert(at("d7"), pawn);
        let position = Position::from_setup(variant("american", ""), &setup).unwrap();
        position.find_move("d8-c7").is_ok()
    };
    assert!(may_take(SeatState::Active));
    assert!(!may_take(SeatState::Frozen));
}

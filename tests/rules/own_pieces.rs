//! Pieces that a game defines itself, by their records.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use quadrille::piece::{Directions, Leap, Movement, PieceRecord};
use quadrille::{Kind, Options, Piece, Position, Seat, SeatState, Setup, Square, Variant, perft};

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// The game with one more piece.
fn game(id: &str, piece: PieceRecord) -> Variant {
    let mut variant = Variant::new(id, &Options::default()).unwrap();
    variant.pieces.push(piece);
    variant
}

/// Pieces such as `sCe4`; South is to move, and every other seat without a king is out.
fn position(variant: Variant, pieces: &str) -> Position {
    let mut setup = Setup::empty(&variant);
    for word in pieces.split(' ') {
        let (who, place) = word.split_at(2);
        let mut letters = who.chars();
        let seat = letters.next().unwrap().to_uppercase().to_string();
        let kind = letters.next().and_then(Kind::from_letter).unwrap();
        let owner = Some(seat.parse().unwrap());
        setup.pieces.insert(square(place), Piece { owner, kind });
    }
    for seat in variant.seats().iter() {
        let has_king = setup
            .pieces
            .values()
            .any(|piece| piece.owner == Some(seat) && piece.kind == Kind::King);
        if !has_king {
            setup.seat_states[seat] = SeatState::Inert;
        }
    }
    Position::from_setup(variant, &setup).unwrap()
}

/// Where the piece on a square may go, sorted.
fn targets(position: &Position, from: &str) -> Vec<String> {
    let mut targets: Vec<String> = position
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.from() == Some(square(from)))
        .filter_map(|mv| mv.to())
        .map(|to| to.to_string())
        .collect();
    targets.sort();
    targets.dedup();
    targets
}

fn leaper(kind: Kind, a: i8, b: i8) -> PieceRecord {
    let leaps = Leap::all(a, b).into();
    PieceRecord::officer(
        kind,
        "leaper",
        Movement {
            leaps,
            ..Movement::NONE
        },
    )
}

#[test]
fn a_camel_leaps_one_and_three() {
    let camel = leaper(Kind::CustomC, 1, 3);
    let position = position(game("orthodox", camel), "sKa1 nKa8 sCe4");
    assert_eq!(
        targets(&position, "e4"),
        ["b3", "b5", "d1", "d7", "f1", "f7", "h3", "h5"]
    );
}

#[test]
fn a_camels_check_cannot_be_blocked() {
    let camel = leaper(Kind::CustomC, 1, 3);
    let position = position(game("orthodox", camel), "sKe1 nKa8 nCf4 sRd7 sBh2");
    assert_eq!(
        position.seats_in_check().iter().collect::<Vec<_>>(),
        [Seat::South]
    );
    // The bishop takes it; nothing else helps but a king's step.
    assert_eq!(targets(&position, "h2"), ["f4"]);
    assert!(targets(&position, "d7").is_empty());
    assert!(!targets(&position, "e1").is_empty());
}

#[test]
fn a_king_does_not_step_where_a_camel_attacks() {
    let camel = leaper(Kind::CustomC, 1, 3);
    let position = position(game("orthodox", camel), "sKe1 nKa8 nCe5");
    assert!(!targets(&position, "e1").contains(&"d2".to_owned()));
    assert!(!targets(&position, "e1").contains(&"f2".to_owned()));
    assert!(targets(&position, "e1").contains(&"e2".to_owned()));
}

#[test]
fn a_chancellor_is_rook_and_knight() {
    let chancellor = PieceRecord::officer(
        Kind::CustomC,
        "chancellor",
        Movement {
            slides: Directions::STRAIGHT,
            leaps: Leap::all(1, 2).into(),
            ..Movement::NONE
        },
    );
    let variant = game("orthodox", chancellor);
    let free = position(variant.clone(), "sKa1 nKh8 sCd4");
    assert_eq!(targets(&free, "d4").len(), 14 + 8);
    let checked = position(variant, "sKe1 nKa8 nCf3");
    assert!(checked.checkers(Seat::South).contains(Seat::North));
}

#[test]
fn a_pinned_piece_does_not_leap_off_the_line_nor_beyond_the_pinner() {
    let dabbaba = leaper(Kind::CustomC, 0, 2);
    let position = position(game("orthodox", dabbaba), "sKe1 sCe3 nRe4 nKa8 nRe8");
    // e5 lies beyond the rook on e4, which would give check then.
    assert!(targets(&position, "e3").is_empty());
}

#[test]
fn quiet_moves_and_captures_may_differ() {
    // Goes as a bishop, captures as a rook.
    let mut piece = PieceRecord::officer(
        Kind::CustomC,
        "divergent",
        Movement::slides(Directions::STRAIGHT),
    );
    piece.quiet = Movement::slides(Directions::DIAGONAL);
    let position = position(game("orthodox", piece), "sKa1 nKh8 sCd4 nPd6 nPf6 nPd2");
    let targets = targets(&position, "d4");
    assert!(targets.contains(&"d6".to_owned()) && targets.contains(&"d2".to_owned()));
    assert!(targets.contains(&"e5".to_owned()) && !targets.contains(&"f6".to_owned()));
    assert!(!targets.contains(&"d5".to_owned()) && targets.contains(&"a7".to_owned()));
}

#[test]
fn a_pawn_of_ones_own_promotes() {
    // Steps diagonally, captures straight ahead.
    let berolina = PieceRecord {
        quiet: Movement::steps(Directions::FORWARD_LEFT | Directions::FORWARD_RIGHT),
        pawn: true,
        promotes: true,
        ..PieceRecord::officer(
            Kind::CustomC,
            "berolina pawn",
            Movement::steps(Directions::FORWARD),
        )
    };
    let position = position(game("orthodox", berolina), "sKa1 nKh8 sCc7");
    let texts: Vec<String> = position
        .legal_moves()
        .into_iter()
        .map(|mv| position.text(mv))
        .filter(|text| text.starts_with("c7"))
        .collect();
    assert_eq!(texts.len(), 8);
    assert!(texts.contains(&"c7-b8=Q".to_owned()) && texts.contains(&"c7-d8=N".to_owned()));
}

#[test]
fn a_pawn_of_ones_own_double_steps_and_takes_in_passing() {
    // Captures sideways, too.
    let sideways = PieceRecord {
        quiet: Movement::steps(Directions::FORWARD),
        pawn: true,
        promotes: true,
        double_step: true,
        ..PieceRecord::officer(
            Kind::CustomC,
            "sideways pawn",
            Movement::steps(Directions::LEFT | Directions::RIGHT | Directions::FORWARD_LEFT),
        )
    };
    let mut position = position(game("orthodox", sideways), "sKa1 nKh8 sPd2 sCb2 nCe3");
    assert_eq!(targets(&position, "b2"), ["b3", "b4"]);
    position.play("d2-d4".parse().unwrap()).unwrap();
    assert_eq!(targets(&position, "e3"), ["d3", "e2"]);
    position.play("e3-d3".parse().unwrap()).unwrap();
    assert_eq!(position.piece(square("d4")), None);
}

#[test]
fn pieces_turn_with_their_seats() {
    // A lance: slides forward only.
    let lance = PieceRecord::officer(
        Kind::CustomL,
        "lance",
        Movement::slides(Directions::FORWARD),
    );
    let position = position(game("hughes", lance), "sKh1 wKa7 nKg14 eKn8 sLe5 wLd6");
    assert_eq!(targets(&position, "e5").len(), 9);
    let west = position
        .pieces()
        .filter(|(_, piece)| piece.kind == Kind::CustomL)
        .count();
    assert_eq!(west, 2);
}

#[test]
fn a_redefined_piece_moves_as_its_record_says() {
    // The letter A is Coalition's artillery; a game of chess may give it to an archbishop.
    let archbishop = PieceRecord::officer(
        Kind::Artillery,
        "archbishop",
        Movement {
            slides: Directions::DIAGONAL,
            leaps: Leap::all(1, 2).into(),
            ..Movement::NONE
        },
    );
    let position = position(game("orthodox", archbishop), "sKa1 nKh8 sAd3");
    assert!(targets(&position, "d3").contains(&"e5".to_owned()));
    assert!(!targets(&position, "d3").contains(&"d5".to_owned()));
}

#[test]
fn known_pieces_count_the_same_by_their_records_alone() {
    // Knights, bishops, rooks and queens are made general by a mark that changes nothing: points no game of chess counts.
    for id in ["orthodox", "quadrochess-four", "hughes", "gencon"] {
        let plain = Variant::new(id, &Options::default()).unwrap();
        let mut general = plain.clone();
        for piece in &mut general.pieces {
            if matches!(
                piece.kind,
                Kind::Knight | Kind::Bishop | Kind::Rook | Kind::Queen
            ) {
                // A leap off every board: the shape is simple no more, the moves are the same.
                let mut leaps = piece.capture.leaps.to_vec();
                leaps.push(Leap::new(13, 13));
                piece.capture.leaps = leaps.clone().into();
                piece.quiet.leaps = leaps.into();
            }
        }
        assert_eq!(
            perft(&Position::start(general), 3),
            perft(&Position::start(plain), 3),
            "{id}"
        );
    }
}

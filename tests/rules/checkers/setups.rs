//! Starting positions, and what is no position of checkers.

use quadrille::position::Fault;
use quadrille::setup::Huff;
use quadrille::{Kind, Position, Seat, SeatState, Setup};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::{setup, variant};

/// The squares of a seat's men at the start, from a1 along the ranks.
fn home(id: &str, seat: Seat) -> String {
    let setup = Setup::start(&variant(id, "-"));
    let own = setup
        .pieces
        .iter()
        .filter(|(_, piece)| piece.owner == Some(seat));
    let squares: Vec<String> = own
        .map(|(square, piece)| {
            assert_eq!(piece.kind, Kind::Man);
            square.to_string()
        })
        .collect();
    squares.join(" ")
}

#[test]
fn eight_pieces_stand_on_the_dark_squares_of_each_arm() {
    let homes = [
        (Seat::South, "c1 e1 g1 i1 d2 f2 h2 j2"),
        (Seat::West, "a3 b4 a5 b6 a7 b8 a9 b10"),
        (Seat::North, "c11 e11 g11 i11 d12 f12 h12 j12"),
        (Seat::East, "k3 l4 k5 l6 k7 l8 k9 l10"),
    ];
    for (seat, squares) in homes {
        assert_eq!(home("quadrocheckers-four", seat), squares);
        assert_eq!(home("quadrocheckers-teams", seat), squares);
    }
}

#[test]
fn sixteen_pieces_stand_on_four_ranks() {
    assert_eq!(
        home("quadrocheckers-two-sixteen", Seat::South),
        "c1 e1 g1 i1 d2 f2 h2 j2 c3 e3 g3 i3 d4 f4 h4 j4"
    );
    assert_eq!(
        home("quadrocheckers-two-sixteen", Seat::North),
        "c9 e9 g9 i9 d10 f10 h10 j10 c11 e11 g11 i11 d12 f12 h12 j12"
    );
}

#[test]
fn twelve_pieces_stand_on_three_ranks_of_the_ordinary_board() {
    assert_eq!(
        home("checkers-classic", Seat::South),
        "a1 c1 e1 g1 b2 d2 f2 h2 a3 c3 e3 g3"
    );
    assert_eq!(
        home("checkers-classic", Seat::North),
        "b6 d6 f6 h6 a7 c7 e7 g7 b8 d8 f8 h8"
    );
}

/// The keys of the faults of a set-up of South against North with huffing.
fn faults(pieces: &str, edit: impl FnOnce(&mut Setup)) -> Vec<&'static str> {
    let (variant, mut setup) = setup("quadrocheckers-two", "huff", Seat::South, pieces);
    edit(&mut setup);
    match Position::from_setup(variant, &setup) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.0.iter().map(Fault::code).collect(),
    }
}

fn failed(square: &str) -> Huff {
    Huff::new([square.parse().unwrap()].into_iter().collect())
}

#[test]
fn a_sound_set_up_has_no_faults() {
    assert!(faults("S c3 N Kd12", |_| ()).is_empty());
    assert!(faults("S c3 N Kd12", |setup| setup.huff = failed("c3")).is_empty());
}

#[test]
fn stones_stand_on_dark_squares() {
    assert_eq!(faults("S c4 N d12", |_| ()), ["stone-on-light"]);
}

#[test]
fn r5_5_no_man_stands_where_it_would_be_a_king() {
    assert_eq!(faults("S l10 N d12", |_| ()), ["uncrowned"]);
    assert!(faults("S Kl10 N d12", |_| ()).is_empty());
}

#[test]
fn a_seat_without_pieces_is_out() {
    let stays = |setup: &mut Setup| setup.seat_states[Seat::North] = SeatState::Active;
    assert_eq!(faults("S c3", stays), ["no-pieces"]);
}

#[test]
fn r5_3_only_a_piece_that_is_there_may_be_huffed() {
    assert_eq!(
        faults("S c3 N d12", |setup| setup.huff = failed("e5")),
        ["huff"]
    );
}

#[test]
fn thirty_two_pieces_are_the_most() {
    let home = Setup::start(&variant("quadrocheckers-four", "-"));
    let faults_of_kings = |count: usize| {
        let squares = home.pieces.keys().take(count - 1);
        let kings: Vec<String> = squares.map(|square| format!("K{square}")).collect();
        faults(&format!("N Kd4 S {}", kings.join(" ")), |_| ())
    };
    assert!(faults_of_kings(32).is_empty());
    assert_eq!(faults_of_kings(33), ["too-many-stones"]);
}

#[test]
fn chess_has_no_place_in_checkers() {
    let chess = |setup: &mut Setup| {
        let square = "e5".parse().unwrap();
        let owner = Some(Seat::South);
        setup.pieces.insert(
            square,
            quadrille::Piece {
                owner,
                kind: Kind::Queen,
            },
        );
    };
    assert_eq!(faults("S c3 N d12", chess), ["foreign-kind"]);
}

//! FEN4.

use proptest::prelude::*;
use quadrille::notation::fen4::{Fen4, Fen4Error};
use quadrille::{Kind, Piece, Position, Seat, SeatState, perft};

use super::support::{assert_same, data, few, play_at_random, variant, variants};

fn read(id: &str, text: &str) -> Result<Position, Fen4Error> {
    Position::from_fen4(variant(id, "-"), text)
}

proptest! {
    #![proptest_config(few(4))]

    #[test]
    fn every_position_of_every_game_reads_back_the_same(seed: u64) {
        for variant in variants() {
            play_at_random(variant, seed, 250, |game| {
                let position = game.position();
                let text = position.to_fen4();
                let read = Position::from_fen4(position.variant().clone(), &text);
                assert_same(read, position, &text);
                assert_eq!(text.parse::<Fen4>().unwrap().to_string(), text);
            });
        }
    }

    #[test]
    fn damaged_texts_are_errors_never_panics(seed: u64, cut in 0usize..400, byte: u8) {
        for variant in variants() {
            let game = play_at_random(variant.clone(), seed, 40, |_| ());
            let text = game.position().to_fen4();
            let cut = cut % text.len();
            let _ = Position::from_fen4(variant.clone(), &text[..cut]);
            let mut bytes = text.into_bytes();
            bytes[cut] = byte;
            let _ = Position::from_fen4(variant, &String::from_utf8_lossy(&bytes));
        }
    }

    #[test]
    fn no_text_at_all_panics(text: String) {
        for id in ["online-ffa", "orthodox", "coalition", "quadrocheckers-four"] {
            let _ = read(id, &text);
        }
    }
}

#[test]
fn both_spellings_of_corners_are_the_same_position_and_counts_agree() {
    for file in [
        "perft/online-teams-modern.tsv",
        "perft/online-teams-classic.tsv",
    ] {
        let Some(table) = data(file) else { return };
        for line in table.lines().filter(|line| !line.starts_with('#')) {
            let columns: Vec<&str> = line.split('\t').collect();
            let [text, depth, count] = columns[..] else {
                panic!("{file}: {line}");
            };
            let crosses =
                read("online-teams", text).unwrap_or_else(|error| panic!("{error}: {text}"));
            let numbers = read("online-teams", &text.replace("x,x,x", "3")).unwrap();
            assert!(crosses == numbers, "{text}");
            let count: u64 = count.parse().unwrap();
            if count < 20_000 {
                assert_eq!(perft(&crosses, depth.parse().unwrap()), count, "{text}");
            }
        }
    }
}

const START: &str = "R-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-\
    3,yR,yN,yB,yK,yQ,yB,yN,yR,3/3,yP,yP,yP,yP,yP,yP,yP,yP,3/14/bR,bP,10,gP,gR/bN,bP,10,gP,gN/\
    bB,bP,10,gP,gB/bQ,bP,10,gP,gK/bK,bP,10,gP,gQ/bB,bP,10,gP,gB/bN,bP,10,gP,gN/bR,bP,10,gP,gR/14/\
    3,rP,rP,rP,rP,rP,rP,rP,rP,3/3,rR,rN,rB,rQ,rK,rB,rN,rR,3";

#[test]
fn the_online_start_is_read_as_other_tools_write_it() {
    let start = Position::start(variant("online-ffa", "-"));
    assert_same(read("online-ffa", START), &start, START);
    let spread = START.replace('/', " /\n").replace("0,0,0,0", "0, 0,0 ,0");
    assert_same(read("online-ffa", &spread), &start, &spread);
}

#[test]
fn in_the_free_for_all_pieces_of_players_who_are_out_are_grey() {
    let text = START
        .replacen("0,0,0,0", "0,1,0,0", 1)
        .replace("bP,10,gP,gQ", "dP,10,gP,gQ");
    let position = read("online-ffa", &text).unwrap();
    let at = |name: &str| position.piece(name.parse().unwrap());
    assert_eq!(position.seat_state(Seat::West), SeatState::Inert);
    let grey = |kind| Some(Piece { owner: None, kind });
    assert_eq!(
        (at("a7"), at("b7"), at("b6")),
        (grey(Kind::King), grey(Kind::Pawn), grey(Kind::Pawn))
    );
}

#[test]
fn the_king_of_a_player_who_resigned_walks_on() {
    let text = START.replacen("0,0,0,0", "0,1,0,0", 1).replacen(
        "-0-",
        "-0-{'resigned':(false,true,false,false)}-",
        1,
    );
    let position = read("online-ffa", &text).unwrap();
    assert_eq!(position.seat_state(Seat::West), SeatState::Walking);
    assert_eq!(position.king(Seat::West), "a7".parse().ok());
    assert_eq!(
        position
            .pieces()
            .filter(|(_, piece)| piece.owner == Some(Seat::West))
            .count(),
        1
    );
}

#[test]
fn unknown_fields_are_tolerated_and_kept() {
    let text = START.replacen(
        "-0-",
        "-0-{'lives':(3,3,3,3),'uniquify':94403,'zombieType':('','','','muncher')}-",
        1,
    );
    assert!(read("online-ffa", &text).is_ok());
    let fen4: Fen4 = text.parse().unwrap();
    assert_eq!(fen4.fields().len(), 3);
    assert!(fen4.to_string().contains("'uniquify':94403"));
}

#[test]
fn walls_are_refused_by_name() {
    for wall in ["X", "x"] {
        let text = START.replace("14/bR", &format!("7,{wall},6/bR"));
        assert_eq!(
            read("online-ffa", &text),
            Err(Fen4Error::Wall("h12".to_owned()))
        );
    }
}

#[test]
fn faults_name_the_value_and_the_place() {
    let code = |text: &str| read("online-ffa", text).err().map(|error| error.code());
    assert_eq!(code("Q-0"), Some("fen4-turn"));
    assert_eq!(code("R-0,0,0-"), Some("fen4-not-four"));
    assert_eq!(code("R-0,0,0,2-"), Some("fen4-value"));
    assert_eq!(code("R-0,0,0,0"), Some("fen4-incomplete"));
    assert_eq!(code(&START.replace("/14/", "/")), Some("fen4-rows"));
    assert_eq!(
        code(&START.replace("/14/", "/13/")),
        Some("fen4-row-length")
    );
    assert_eq!(
        code(&START.replace("bR,bP", "bR,bZ")),
        Some("fen4-unknown-man")
    );
    assert_eq!(
        code(&START.replace("/3,rR", "/2,rQ,rR")),
        Some("fen4-off-board")
    );
    assert_eq!(
        code(&START.replace("rK", "rN")),
        Some("impossible-position")
    );
    assert_eq!(
        code(&START.replacen("-0-", "-0-{'enPassant':('z9:e4')}-", 1)),
        Some("fen4-square")
    );
    assert_eq!(
        code(&START.replacen("-0-", "-0-{'variant':'hughes'}-", 1)),
        Some("fen4-other-game")
    );
    let error = read("online-ffa", &START.replacen("-0-", "-0-{'a' 3}-", 1)).unwrap_err();
    assert_eq!(
        error.to_string(),
        "in the {…} part, byte 41 of the text: “:” should stand there"
    );
}

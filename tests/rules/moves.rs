//! How moves are written and read.

use quadrille::{Move, Square};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// A text of each sort of move, with the squares where it starts and ends.
const TEXTS: [(&str, &str, &str); 10] = [
    ("c2-c4", "c2", "c4"),
    ("a10-a11=Q", "a10", "a11"),
    ("c3:e5:g7", "c3", "g7"),
    ("@Qf1", "", "f1"),
    ("done", "", ""),
    ("place:c1-c2", "c1", "c2"),
    ("skip", "", ""),
    ("declare:black", "", ""),
    ("shade:d1-c2", "d1", "c2"),
    ("huff:e5", "", "e5"),
];

fn read(text: &str) -> Move {
    text.parse().unwrap()
}

#[test]
fn every_sort_of_move_is_written_as_it_is_read() {
    for (text, ..) in TEXTS {
        assert_eq!(read(text).to_string(), text);
    }
}

#[test]
fn a_move_knows_where_it_starts_and_ends() {
    let name = |square: Option<Square>| square.map_or(String::new(), |square| square.to_string());
    for (text, from, to) in TEXTS {
        let mv = read(text);
        assert_eq!((name(mv.from()), name(mv.to())), (from.into(), to.into()));
    }
}

#[test]
fn powers_are_named_by_their_colours() {
    for colour in ["yellow", "red", "black", "green"] {
        let text = format!("declare:{colour}");
        assert_eq!(read(&text).to_string(), text);
    }
    assert!("declare:white".parse::<Move>().is_err());
}

#[test]
fn signs_of_check_and_mate_may_follow_a_move() {
    assert_eq!(read("c2-c4+"), read("c2-c4"));
    assert_eq!(read("a10-a11=Q#"), read("a10-a11=Q"));
}

#[test]
fn a_kind_is_one_letter() {
    for text in ["a10-a11=Queen", "a10-a11=", "a10-a11=x", "@", "@f1"] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}

#[test]
fn what_is_no_move_is_told_with_examples() {
    let error = "hello".parse::<Move>().unwrap_err().to_string();
    assert!(error.starts_with("“hello” is no move; moves look like c2-c4"));
    let error = "c2-z9".parse::<Move>().unwrap_err().to_string();
    assert!(error.contains("z9"), "{error}");
}

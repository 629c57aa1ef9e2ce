//! Ids and options (rule book, 15).

use quadrille::variant::ids;
use quadrille::{Options, Variant};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

fn offered(id: &str) -> String {
    let variant = Variant::new(id, &Options::default()).unwrap();
    variant
        .offered_options()
        .iter()
        .map(|option| option.name)
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn every_game_has_the_options_of_the_book() {
    let chess = "armies 960 anticlockwise corner-diagonals spoken-check";
    assert_eq!(offered("quadrochess-four"), chess);
    assert_eq!(offered("quadrochess-doubles3"), chess);
    assert_eq!(
        offered("quadrochess-three"),
        "armies 960 numbered anticlockwise corner-diagonals spoken-check"
    );
    assert_eq!(
        offered("quadrochess-two"),
        "armies setup 960 anticlockwise corner-diagonals spoken-check"
    );
    assert_eq!(offered("quadrochess-teams"), format!("{chess} play-on"));
    assert_eq!(
        offered("quadrochess-doubles2-adjacent"),
        "armies 960 partners anticlockwise corner-diagonals spoken-check play-on"
    );
    assert_eq!(offered("chess-four"), "anticlockwise corner-diagonals");
    assert_eq!(offered("gencon"), "anticlockwise corner-diagonals");
    for id in ["american", "hughes", "verney", "political"] {
        assert_eq!(offered(id), "anticlockwise");
    }
    assert_eq!(offered("coalition"), "catalogue-men dummies");
    assert_eq!(offered("orthodox"), "960");
    assert_eq!(offered("online-teams"), "array no-en-passant");
    assert_eq!(offered("online-ffa"), "array no-en-passant no-walking-king");
    assert_eq!(
        offered("quadrocheckers-four"),
        "armies anticlockwise corner-diagonals huff"
    );
    assert_eq!(
        offered("quadrocheckers-three"),
        "armies numbered anticlockwise corner-diagonals huff"
    );
    assert_eq!(offered("checkers-classic"), "huff");
}

#[test]
fn there_are_twenty_eight_games() {
    assert_eq!(ids().count(), 28);
}

fn refused(id: &str, options: &str) -> String {
    Variant::new(id, &options.parse().unwrap())
        .unwrap_err()
        .to_string()
}

#[test]
fn an_option_that_a_game_does_not_have_is_an_error_that_lists_those_it_has() {
    assert_eq!(
        refused("chess-four", "huff"),
        "chess-four has no option “huff”; its options are anticlockwise, corner-diagonals"
    );
}

#[test]
fn a_value_that_an_option_does_not_take_is_an_error_that_says_what_it_takes() {
    assert!(refused("orthodox", "960=960").contains("a number from 0 to 959"));
    assert!(refused("quadrochess-three", "numbered=S").contains("W or E"));
    assert!(refused("quadrochess-four", "armies=WWYB").contains("WYBR"));
    assert!(refused("chess-four", "anticlockwise=yes").contains("no value"));
}

#[test]
fn an_unknown_game_is_an_error_that_lists_all() {
    assert!(refused("chaturaji", "").contains("quadrochess-four"));
}

//! Ids and options (rule book, 15).

use quadrille::variant::{Array, Colour, ids};
use quadrille::{Options, Seat, Variant};

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
    let free = format!("{chess} stalemate after-mate");
    assert_eq!(offered("quadrochess-four"), free);
    assert_eq!(offered("quadrochess-doubles3"), free);
    assert_eq!(
        offered("quadrochess-three"),
        "armies 960 numbered anticlockwise corner-diagonals spoken-check stalemate after-mate"
    );
    assert_eq!(
        offered("quadrochess-two"),
        "armies setup 960 anticlockwise corner-diagonals spoken-check stalemate"
    );
    assert_eq!(
        offered("quadrochess-teams"),
        format!("{chess} play-on stalemate after-mate")
    );
    assert_eq!(
        offered("quadrochess-doubles2-adjacent"),
        "armies 960 partners anticlockwise corner-diagonals spoken-check play-on stalemate after-mate"
    );
    assert_eq!(
        offered("chess-four"),
        "anticlockwise corner-diagonals stalemate after-mate"
    );
    assert_eq!(offered("gencon"), "anticlockwise corner-diagonals");
    for id in ["american", "hughes", "verney", "political"] {
        assert_eq!(offered(id), "anticlockwise stalemate after-mate");
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
        "chess-four has no option “huff”; its options are anticlockwise, corner-diagonals, stalemate, after-mate"
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

fn options(text: &str) -> Options {
    text.parse().unwrap()
}

#[test]
fn options_are_written_as_they_were_given() {
    let given = options("armies=WBYR,anticlockwise");
    assert_eq!(given.to_string(), "armies=WBYR,anticlockwise");
    assert_eq!(given.get("armies"), Some("WBYR"));
    assert_eq!(given.get("anticlockwise"), Some(""));
    assert!(given.has("anticlockwise") && !given.has("huff"));
    assert!(!given.is_empty());
}

#[test]
fn a_hyphen_and_nothing_are_no_options() {
    for text in ["", "-", ","] {
        assert!(options(text).is_empty(), "{text}");
    }
}

#[test]
fn the_last_value_given_counts() {
    let given = options("960=1,huff,960=2");
    assert_eq!(given.to_string(), "huff,960=2");
}

#[test]
fn a_variant_knows_the_options_it_was_made_with_in_the_order_of_the_table() {
    let given = options("anticlockwise,armies=WBYR");
    let variant = Variant::new("quadrochess-four", &given).unwrap();
    assert_eq!(variant.options.to_string(), "armies=WBYR,anticlockwise");
}

#[test]
fn a_choice_needs_a_name_and_a_number_needs_digits() {
    assert!(refused("quadrochess-two", "setup").contains("inner or inner-filled"));
    assert!(refused("coalition", "dummies=").contains("W or E or W+E"));
    assert!(refused("orthodox", "960=").contains("a number"));
    assert!(refused("orthodox", "960=+5").contains("a number"));
    assert!(refused("quadrochess-four", "armies=WYBRW").contains("WYBR"));
}

/// South's officers in the 960 array of a number.
fn officers(number: u16) -> String {
    let options = options(&format!("960={number}"));
    let variant = Variant::new("orthodox", &options).unwrap();
    let Array::Officers { officers, .. } = variant.array else {
        panic!("{:?}", variant.array);
    };
    officers[Seat::South]
        .iter()
        .map(|kind| kind.letter())
        .collect()
}

#[test]
fn r4_6_arrays_have_the_numbers_of_the_table_of_960() {
    let known = [
        (0, "BBQNNRKR"),
        (1, "BQNBNRKR"),
        (4, "QBBNNRKR"),
        (18, "BNQNRBKR"),
        (97, "BQNBRNKR"),
        (518, "RNBQKBNR"),
        (534, "RNBKQBNR"),
        (959, "RKRNNQBB"),
    ];
    for (number, array) in known {
        assert_eq!(officers(number), array, "{number}");
    }
}

#[test]
fn r4_6_every_number_is_another_array_with_the_king_between_the_rooks_and_bishops_on_both_shades() {
    let mut arrays: Vec<String> = (0..960).map(officers).collect();
    for array in &arrays {
        let place = |letter| array.find(letter).unwrap();
        let last = |letter| array.rfind(letter).unwrap();
        assert!(place('R') < place('K') && place('K') < last('R'), "{array}");
        assert_ne!(place('B') % 2, last('B') % 2, "{array}");
    }
    arrays.sort_unstable();
    arrays.dedup();
    assert_eq!(arrays.len(), 960);
}

#[test]
fn armies_are_dealt_by_their_letters() {
    let variant = Variant::new("quadrochess-four", &options("armies=RBWY")).unwrap();
    let colours = Seat::ALL.map(|seat| variant.armies[seat].colour);
    let [red, black, white, yellow] = [Colour::Red, Colour::Black, Colour::White, Colour::Yellow];
    assert_eq!(colours, [red, black, white, yellow]);
}

//! The record of every game: who plays it, in which colours, by which section of the book.

use quadrille::board::Shape;
use quadrille::variant::{Castling, Family, StalemateRule, Talk, ids};
use quadrille::{Seat, SeatSet};

use super::table::variant;

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn every_game_has_a_name_a_section_of_the_book_and_a_source() {
    let quadro = "EuroSchach Dresden, QuadroChess and Checkers";
    let expected = [
        ("quadrochess-four", "QuadroChess", 4, quadro),
        ("quadrochess-three", "QuadroChess", 4, quadro),
        ("quadrochess-two", "QuadroChess", 4, quadro),
        ("quadrochess-teams", "QuadroChess", 4, quadro),
        ("quadrochess-teams-adjacent", "QuadroChess", 4, quadro),
        ("quadrochess-doubles3", "QuadroChess", 4, quadro),
        ("quadrochess-doubles2", "QuadroChess", 4, quadro),
        ("quadrochess-doubles2-adjacent", "QuadroChess", 4, quadro),
        ("quadrocheckers-four", "QuadroCheckers", 5, quadro),
        ("quadrocheckers-three", "QuadroCheckers", 5, quadro),
        ("quadrocheckers-two", "QuadroCheckers", 5, quadro),
        (
            "quadrocheckers-two-sixteen",
            "QuadroCheckers for two with sixteen pieces",
            5,
            quadro,
        ),
        ("quadrocheckers-teams", "QuadroCheckers", 5, quadro),
        ("quadrocheckers-teams-adjacent", "QuadroCheckers", 5, quadro),
        ("quadrocheckers-doubles3", "QuadroCheckers", 5, quadro),
        ("quadrocheckers-doubles2", "QuadroCheckers", 5, quadro),
        (
            "quadrocheckers-doubles2-adjacent",
            "QuadroCheckers",
            5,
            quadro,
        ),
        ("chess-four", "Chess Four", 6, "C. Ceille, 1987"),
        (
            "gencon",
            "Four Players Chess (GenCon)",
            7,
            "D. Loeb, GenCon 1983",
        ),
        (
            "american",
            "American Four-Handed",
            8,
            "Four Handed Chess Club of San Antonio",
        ),
        ("hughes", "Hughes", 9, "Hughes, 1888"),
        ("verney", "Verney", 9, "Captain Verney, 1881"),
        (
            "political",
            "Political Chess",
            10,
            "Four Handed Chess Club of San Antonio",
        ),
        (
            "coalition",
            "Coalition Chess",
            11,
            "A. Schönberg, about 1922",
        ),
        ("orthodox", "Orthodox chess", 12, "FIDE"),
        ("checkers-classic", "Classic checkers", 12, quadro),
        ("online-teams", "Online Teams", 14, "chess.com"),
        ("online-ffa", "Online Free-for-all", 14, "chess.com"),
    ];
    assert_eq!(ids().count(), expected.len());
    for (id, (expected_id, name, section, source)) in ids().zip(expected) {
        let variant = variant(id, "");
        assert_eq!(
            (id, &*variant.name, variant.section, &*variant.source),
            (expected_id, name, section, source)
        );
    }
}

#[test]
fn every_army_has_the_colour_and_the_shade_of_the_book() {
    let armies = |id: &str| {
        let armies = variant(id, "").armies;
        Seat::ALL
            .map(|seat| {
                let shade = if armies[seat].light { "light" } else { "dark" };
                format!("{shade} {}", armies[seat].colour.name())
            })
            .join(", ")
    };
    let quadro = "light white, light yellow, dark black, dark red";
    assert_eq!(armies("quadrochess-four"), quadro);
    assert_eq!(armies("quadrocheckers-teams"), quadro);
    let chess_four = "light white, light yellow, dark black, dark brown";
    assert_eq!(armies("chess-four"), chess_four);
    let american = "light white, dark black, light tan, dark brown";
    assert_eq!(armies("american"), american);
    assert_eq!(armies("political"), american);
    let hughes = "dark black, light yellow, dark red, light white";
    assert_eq!(armies("hughes"), hughes);
    assert_eq!(armies("verney"), hughes);
    let coalition = "light yellow, dark red, dark black, light green";
    assert_eq!(armies("coalition"), coalition);
    let online = "dark red, dark blue, light yellow, light green";
    assert_eq!(armies("online-teams"), online);
    assert_eq!(armies("online-ffa"), online);
}

#[test]
fn the_order_of_play_is_clockwise_where_the_book_names_no_other() {
    let order = |id: &str| {
        variant(id, "")
            .order
            .iter()
            .map(|seat| seat.letter())
            .collect()
    };
    for id in ids() {
        let order: String = order(id);
        let expected = match id {
            "quadrochess-three" | "quadrocheckers-three" => "WNS",
            "chess-four" => "SNWE",
            "coalition" => "SNEW",
            _ if order.len() == 2 => "SN",
            _ => "SWNE",
        };
        assert_eq!(order, expected, "{id}");
    }
}

/// Sets of seats as a text.
fn sets(sets: &[SeatSet]) -> String {
    sets.iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(" v ")
}

#[test]
fn parties_are_those_of_the_book() {
    for id in ids() {
        let expected = match id {
            "quadrochess-three" | "quadrocheckers-three" => "W v N v S",
            "chess-four"
            | "quadrochess-teams-adjacent"
            | "quadrocheckers-teams-adjacent"
            | "quadrochess-doubles2-adjacent"
            | "quadrocheckers-doubles2-adjacent" => "S+W v N+E",
            "quadrochess-teams"
            | "quadrocheckers-teams"
            | "quadrochess-doubles2"
            | "quadrocheckers-doubles2"
            | "american"
            | "hughes"
            | "verney"
            | "online-teams" => "S+N v W+E",
            "quadrochess-doubles3" | "quadrocheckers-doubles3" => "S+N v W v E",
            "quadrochess-four" | "quadrocheckers-four" | "gencon" | "political" | "online-ffa" => {
                "S v W v N v E"
            }
            "coalition" => "S v N v E v W",
            _ => "S v N",
        };
        assert_eq!(sets(&variant(id, "").parties), expected, "{id}");
    }
}

#[test]
fn one_person_holds_one_seat_or_in_doubles_those_of_a_party() {
    for id in ids() {
        let variant = variant(id, "");
        let held = sets(&variant.controllers);
        if id.contains("doubles") {
            assert_eq!(held, sets(&variant.parties), "{id}");
        } else {
            let mut seats: Vec<_> = variant.order.iter().map(ToString::to_string).collect();
            let mut held: Vec<_> = held.split(" v ").collect();
            seats.sort_unstable();
            held.sort_unstable();
            assert_eq!(held, seats, "{id}");
        }
    }
}

#[test]
fn players_may_talk_where_the_source_says_so() {
    for id in ids() {
        let expected = match id {
            "chess-four" => Talk::Free,
            "political" | "coalition" => Talk::Diplomacy,
            _ => Talk::Unsaid,
        };
        assert_eq!(variant(id, "").talk, expected, "{id}");
    }
}

#[test]
fn r1_3_only_cross12_cuts_its_corners_diagonals() {
    for id in ids() {
        let variant = variant(id, "");
        let cut = variant.board == Shape::CROSS12;
        assert_eq!(variant.corner_diagonals, !cut, "{id}");
    }
}

#[test]
fn every_chess_game_has_castling_and_no_other_game() {
    for id in ids() {
        let variant = variant(id, "");
        let castles = variant.castling != Castling::Never;
        assert_eq!(castles, variant.family == Family::Chess, "{id}");
    }
}

#[test]
fn whoever_has_no_move_passes_where_his_game_is_not_drawn_nor_gives_points_for_it() {
    for id in ids() {
        let variant = variant(id, "");
        let expected = match id {
            "online-ffa" => StalemateRule::Points,
            "gencon" | "american" | "hughes" | "verney" | "political" => StalemateRule::Pass,
            _ if variant.family == Family::Checkers => StalemateRule::PassOrLose,
            _ if variant.family == Family::Coalition => StalemateRule::Pass,
            _ => StalemateRule::Draw,
        };
        assert_eq!(variant.stalemate, expected, "{id}");
    }
}

#[test]
fn r3_3_dead_positions_draw_in_chess_but_gencon() {
    for id in ids() {
        let variant = variant(id, "");
        let draws = variant.family == Family::Chess && id != "gencon";
        assert_eq!(variant.dead_draws, draws, "{id}");
    }
}

//! Every game of the book can be written as a definition.

use quadrille::variant::{Family, ids};
use quadrille::{Options, Position, Variant, perft};

fn game(id: &str) -> Variant {
    Variant::new(id, &Options::default()).unwrap()
}

/// The plainest game of a family: what a definition cannot say belongs to the family.
fn plainest(family: Family) -> Variant {
    game(match family {
        Family::Chess => "orthodox",
        Family::Checkers => "checkers-classic",
        Family::Coalition => "coalition",
    })
}

/// What a definition need not keep: which game of the book it was, and what that game offers to choose from.
fn without_its_place_in_the_book(mut variant: Variant) -> Variant {
    variant.id = "".into();
    variant.section = 0;
    variant.offers.clear();
    variant.arrays.clear();
    variant.options = Options::default();
    variant
}

#[test]
fn every_game_of_the_book_reads_back_from_an_edit_of_the_plainest_of_its_family() {
    for id in ids() {
        let variant = game(id);
        let text = variant.to_definition_from(&plainest(variant.family));
        let again: Variant = text
            .parse()
            .unwrap_or_else(|error| panic!("{id}: {error}\n{text}"));
        assert_eq!(
            without_its_place_in_the_book(again),
            without_its_place_in_the_book(variant),
            "{id}\n{text}"
        );
    }
}

#[test]
fn every_game_of_the_book_counts_the_same_when_it_is_read_from_a_definition() {
    for id in ids() {
        let variant = game(id);
        let text = variant.to_definition_from(&plainest(variant.family));
        let again: Variant = text.parse().unwrap();
        for depth in 1..=3 {
            assert_eq!(
                perft(&Position::start(again.clone()), depth),
                perft(&Position::start(variant.clone()), depth),
                "{id} at depth {depth}"
            );
        }
    }
}

#[test]
fn a_definition_that_only_names_its_game_changes_nothing_else() {
    for id in ids() {
        let again: Variant = game(id).to_definition().parse().unwrap();
        assert_eq!(
            without_its_place_in_the_book(again),
            without_its_place_in_the_book(game(id)),
            "{id}"
        );
    }
}

//! What is wrong with a definition is said with line, field, what was found and what is possible.

use quadrille::Variant;

fn faults(text: &str) -> Vec<String> {
    let error = text.parse::<Variant>().expect_err("it should be refused");
    error.0.iter().map(ToString::to_string).collect()
}

fn assert_fault(text: &str, line: usize, field: &str, part: &str) {
    let error = text.parse::<Variant>().expect_err("it should be refused");
    let found = error
        .0
        .iter()
        .any(|fault| fault.line == line && fault.field == field && fault.message.contains(part));
    assert!(found, "{error}");
}

#[test]
fn text_that_is_no_toml_is_refused_at_its_place() {
    assert_fault("name = \"A\"\nmate = = 1", 2, "", "");
}

#[test]
fn an_unknown_field_is_named_with_those_that_there_are() {
    assert_fault(
        "name = \"A\"\nmates = \"inert\"",
        2,
        "mates",
        "king-capture",
    );
}

#[test]
fn an_unknown_word_is_named_with_those_that_are_possible() {
    assert_fault(
        "name = \"A\"\nextends = \"hughes\"\nmate = \"explode\"",
        3,
        "mate",
        "found “explode”; it takes \"remove-army\" or",
    );
}

#[test]
fn an_unknown_game_is_named_with_those_that_there_are() {
    assert_fault(
        "name = \"A\"\nextends = \"chess\"",
        2,
        "extends",
        "quadrochess-four",
    );
}

#[test]
fn a_game_needs_a_name() {
    assert_fault("extends = \"hughes\"", 1, "name", "a game has a name");
}

#[test]
fn every_fault_is_told_at_once() {
    let text = "name = 7\nextends = \"hughes\"\nhuff = \"yes\"\ncastling = 3";
    assert_eq!(faults(text).len(), 3);
}

#[test]
fn a_player_without_a_king_is_refused_where_mate_decides() {
    assert_fault(
        "name = \"A\"\n[array]\nofficers = \"RNBQQBNR\"",
        2,
        "array",
        "begins with 0 kings",
    );
}

#[test]
fn a_row_of_officers_has_as_many_as_the_edge_has_squares() {
    assert_fault(
        "name = \"A\"\nboard = { files = 10, ranks = 8 }",
        1,
        "array",
        "has 8 officers; its row has 10 squares",
    );
}

#[test]
fn pieces_beyond_the_board_are_refused() {
    assert_fault(
        "name = \"A\"\n[array.pieces]\nS = \"Ke1 Ra9\"\nN = \"Ke8\"",
        2,
        "array",
        "a9",
    );
}

#[test]
fn a_piece_that_the_game_does_not_have_is_refused() {
    assert_fault(
        "name = \"A\"\n[array]\nofficers = \"RNBZKBNR\"",
        3,
        "array.officers",
        "no piece “Z”; its pieces are PNBRQK",
    );
}

#[test]
fn a_piece_that_goes_nowhere_is_refused() {
    assert_fault(
        "name = \"A\"\n[pieces.C]\nname = \"stone\"",
        2,
        "pieces.C",
        "does not move",
    );
}

#[test]
fn a_team_rule_needs_two_teams() {
    assert_fault(
        "name = \"A\"\nextends = \"quadrochess-four\"\nmate = \"freeze\"",
        3,
        "mate",
        "more than two parties",
    );
}

#[test]
fn a_text_without_end_is_refused_unread() {
    let text = format!("name = \"{}\"", "A".repeat(Variant::LONGEST_DEFINITION));
    assert!(faults(&text)[0].contains("a definition has at most"));
}

#[test]
fn deep_nesting_is_refused() {
    let text = format!(
        "name = \"A\"\nparties = {}{}",
        "[".repeat(9000),
        "]".repeat(9000)
    );
    assert_eq!(faults(&text).len(), 1);
}

#[test]
fn more_leaps_than_a_board_can_use_are_refused() {
    let leaps: Vec<String> = (1..=9).map(|far| format!("[{far}, 10]")).collect();
    let text = format!("name = \"A\"\n[pieces.C]\nleaps = [{}]", leaps.join(", "));
    assert_fault(&text, 3, "pieces.C.leaps", "at most 48");
}

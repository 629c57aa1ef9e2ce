//! Games that people make up.

use crate::dice::Dice;
use quadrille::{Game, Kind, Position, Setup, Variant};

fn read(text: &str) -> Variant {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn moves(variant: Variant) -> Vec<String> {
    let position = Position::start(variant);
    let moves = position.legal_moves();
    moves.into_iter().map(|mv| position.text(mv)).collect()
}

#[test]
fn a_compound_piece_moves_as_its_parts() {
    let text = r#"
        name = "A chancellor alone"
        pieces.C = { name = "chancellor", slides = "straight", leaps = [[1, 2]] }
        array.pieces = { S = "Ka1 Cd4", N = "Kh8" }
    "#;
    let moves = moves(read(text));
    assert!(
        ["d4-d8", "d4-a4", "d4-e6", "d4-c2"]
            .iter()
            .all(|mv| moves.contains(&(*mv).to_owned()))
    );
    assert!(!moves.contains(&"d4-e5".to_owned()));
}

#[test]
fn a_piece_may_capture_otherwise_than_it_moves() {
    let text = r#"
        name = "A bishop that takes as a rook"
        pieces.C = { name = "crab", quiet = { slides = "diagonal" }, capture = { slides = "straight" } }
        array.pieces = { S = "Ka1 Cd4", N = "Kh8 Rd7 Rf6" }
    "#;
    let moves = moves(read(text));
    assert!(moves.contains(&"d4-d7".to_owned()) && moves.contains(&"d4-e5".to_owned()));
    assert!(!moves.contains(&"d4-d5".to_owned()) && !moves.contains(&"d4-f6".to_owned()));
}

#[test]
fn rectangles_laid_over_one_another_make_a_cross_with_arms() {
    let text = r#"
        name = "A smaller board"
        extends = "quadrochess-four"
        board = { rectangles = ["c1-h10", "a3-j8"] }
        array = { officers = "RNQKNR" }
    "#;
    let variant = read(text);
    assert_eq!(variant.board.corner(), 2);
    assert_eq!(Setup::start(&variant).pieces.len(), 48);
    assert_eq!(moves(variant).len(), 16);
}

#[test]
fn two_queens_for_everybody_play_to_an_end() {
    let text =
        "name = \"Two queens\"\nextends = \"quadrochess-four\"\n[array]\nofficers = \"RNQQKBNR\"";
    let variant = read(text);
    let queens = Setup::start(&variant);
    let queens = queens
        .pieces
        .values()
        .filter(|piece| piece.kind == Kind::Queen);
    assert_eq!(queens.count(), 8);
    let mut dice = Dice::new(7);
    for _ in 0..20 {
        let mut game = Game::new(variant.clone());
        while let moves @ [_, ..] = game.legal_moves().as_slice() {
            let mv = moves[dice.below(moves.len())];
            let text = game.position().text(mv);
            game.play(&text).unwrap();
        }
        assert!(game.position().outcome().is_some());
        let plies = game.ply();
        while game.undo() {}
        assert_eq!((game.ply(), plies > 0), (0, true));
    }
}

const SMALL: &str = r#"
    name = "A small \"cross\" \\ with camels"
    extends = "quadrochess-four"
    board = { rectangles = ["c1-h10", "a3-j8"] }
    pieces.C = { name = "camel", leaps = [[1, 3]] }
    array = { officers = "RCQKCR" }
    promotion.to = "QC"
"#;

#[test]
fn records_carry_the_definition() {
    let mut game = Game::new(read(SMALL));
    for _ in 0..6 {
        let mv = game.legal_moves()[3];
        game.play(&game.position().text(mv)).unwrap();
    }
    let text = game.to_pgn4();
    assert!(text.contains("[Rules "));
    let again = Game::from_pgn4(&text).unwrap();
    assert_eq!(again.position(), game.position());
    assert_eq!(again.variant(), game.variant());
    assert_eq!(again.to_pgn4(), text);
}

#[test]
fn links_carry_the_definition() {
    let mut game = Game::new(read(SMALL));
    for _ in 0..6 {
        let mv = game.legal_moves()[2];
        game.play(&game.position().text(mv)).unwrap();
    }
    let again = Game::from_share(&game.to_share()).unwrap();
    assert_eq!(again.position(), game.position());
    assert_eq!(again.variant(), game.variant());
}

#[test]
fn positions_of_an_own_game_are_read_with_its_rules() {
    let variant = read(SMALL);
    let start = Position::start(variant.clone());
    assert_eq!(
        Position::from_fen4(variant, &start.to_fen4()).unwrap(),
        start
    );
}

#[test]
fn a_record_with_damaged_rules_says_which() {
    let text = Game::new(read(SMALL)).to_pgn4();
    let error = Game::from_pgn4(&text.replace("extends", "extend")).unwrap_err();
    assert!(
        error
            .to_string()
            .contains("line 2, extend: there is no such field"),
        "{error}"
    );
}

#[test]
fn a_definition_is_the_same_when_it_is_written_from_what_was_read() {
    let variant = read(SMALL);
    let text = variant.to_definition();
    assert_eq!(read(&text), variant);
    assert_eq!(read(&text).to_definition(), text);
}

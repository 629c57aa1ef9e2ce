//! Records that go on where the referee would have declared a draw (R3.6).

use quadrille::{Game, Outcome, Reason};

const SHUFFLE: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";

fn pgn(moves: &str) -> Game {
    Game::from_pgn(moves).unwrap()
}

#[test]
fn r3_6_an_orthodox_record_goes_on_after_the_third_occurrence() {
    let game = pgn(&format!("{SHUFFLE} 5. e4 1-0"));
    assert_eq!(game.plies(), 9);
}

#[test]
fn r3_6_and_after_the_fifth() {
    let more = "5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8";
    let drawn = pgn(&format!("{SHUFFLE} {more}"));
    assert_eq!(drawn.status(), Some(Outcome::Draw(Reason::Fivefold)));
    let gone_on = pgn(&format!("{SHUFFLE} {more} 9. e4"));
    assert_eq!((gone_on.plies(), gone_on.status()), (17, None));
}

#[test]
fn r3_6_a_record_of_another_game_goes_on_after_the_third_occurrence() {
    let shuffle = "1. d1-e3 .. a4-c5 .. d12-e10 .. l4-j5\n2. e3-d1 .. c5-a4 .. e10-d12 .. j5-l4\n";
    let twice = format!("[Variant \"quadrochess-four\"]\n\n{shuffle}{shuffle}");
    let drawn = Game::from_pgn4(&twice).unwrap();
    assert_eq!(drawn.status(), Some(Outcome::Draw(Reason::Threefold)));
    let gone_on = Game::from_pgn4(&format!("{twice}5. d2-d3")).unwrap();
    assert_eq!((gone_on.plies(), gone_on.status()), (17, None));
}

#[test]
fn r3_6_points_of_a_draw_that_was_not_heeded_are_taken_back() {
    let shuffle = "1. e1-d3 .. a5-c4 .. e14-d12 .. n5-l4\n2. d3-e1 .. c4-a5 .. d12-e14 .. l4-n5\n";
    let twice = format!("[Variant \"FFA\"]\n\n{shuffle}{shuffle}");
    let drawn = Game::from_pgn4(&twice).unwrap();
    assert_eq!(drawn.position().points().0, [10; 4]);
    let gone_on = Game::from_pgn4(&format!("{twice}5. h2-h3")).unwrap();
    assert_eq!(gone_on.position().points().0, [0; 4]);
}

#[test]
fn r3_6_a_record_goes_on_after_a_dead_position() {
    let start = "[FEN \"7k/8/8/8/8/8/1r6/K7 w - - 0 1\"]\n\n";
    let drawn = pgn(&format!("{start}1. Kxb2"));
    assert_eq!(drawn.status(), Some(Outcome::Draw(Reason::DeadPosition)));
    let gone_on = pgn(&format!("{start}1. Kxb2 Kg7 2. Kc3 *"));
    assert_eq!((gone_on.plies(), gone_on.status()), (3, None));
}

/// Undo, redo and jumps go along the record as it was read.
#[test]
fn r3_6_going_along_a_record_that_went_on_finds_no_end_in_it() {
    let mut game = pgn(&format!(
        "{SHUFFLE} 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4"
    ));
    for ply in (0..=17).chain((0..17).rev()) {
        game.go_to(ply);
        assert_eq!((game.ply(), game.status()), (ply, None));
    }
    game.go_to(16);
    assert!(
        game.play("d2-d4").is_ok(),
        "where the record goes on, so may a variation"
    );
}

#[test]
fn r3_6_a_game_under_way_does_not_go_on_after_its_end() {
    let mut game = pgn(&format!(
        "{SHUFFLE} 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8"
    ));
    assert!(game.play("e2-e4").is_err());
    game.undo();
    game.redo();
    assert!(game.status().is_some());
}

#[test]
fn r3_6_what_went_on_is_written_and_read_again() {
    let game = pgn(&format!(
        "{SHUFFLE} 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4"
    ));
    let read = |text: &str| Game::from_pgn(text).unwrap();
    assert_eq!(read(&game.to_pgn().unwrap()).record(), game.record());
    assert_eq!(
        Game::from_pgn4(&game.to_pgn4()).unwrap().record(),
        game.record()
    );
    assert_eq!(Game::from_share(&game.to_share()).unwrap().plies(), 17);
}

//! Problems: what they ask for, and that their proofs try every defence.

use quadrille::problem::{Goal, Task, judge, prove};
use quadrille::{Game, Options, Position, Seat, Variant};

fn orthodox(fen: &str) -> Position {
    let variant = Variant::new("orthodox", &Options::default()).unwrap();
    Position::from_fen(variant, fen).unwrap()
}

fn solutions(position: &Position, task: &str) -> Vec<String> {
    let proof = prove(position, task.parse().unwrap(), 1_000_000).unwrap();
    let text = |&mv| position.text(mv);
    proof.solutions.iter().map(text).collect()
}

#[test]
fn a_task_reads_what_it_writes() {
    for text in ["mate:2", "save:N:1", "thaw:W:2", "ally:E:1", "win:3:2"] {
        assert_eq!(text.parse::<Task>().unwrap().to_string(), text);
    }
    let task: Task = "save:N:1".parse().unwrap();
    assert_eq!(task.goal, Goal::Save(Seat::North));
}

#[test]
fn a_text_that_is_no_task_is_named() {
    for text in [
        "",
        "mate",
        "mate:0",
        "mate:10",
        "mate:x",
        "mate:N:1",
        "save:Q:1",
        "win:many:2",
        "draw:1",
    ] {
        let error = text.parse::<Task>().unwrap_err().to_string();
        assert!(error.contains(&format!("“{text}”")), "{error}");
    }
}

#[test]
fn all_mates_in_one_are_found() {
    let position = orthodox("k7/8/1K6/8/8/8/8/5RR1 w - - 0 1");
    assert_eq!(solutions(&position, "mate:1"), ["f1-f8", "g1-g8"]);
}

#[test]
fn a_mate_in_two_holds_against_every_defence() {
    // The waiting move of the rook leaves the king one step, and the mate on the back row.
    let position = orthodox("7k/8/5K2/8/8/8/8/6R1 w - - 0 1");
    assert!(solutions(&position, "mate:1").is_empty());
    assert_eq!(solutions(&position, "mate:2"), ["f6-f7"]);
}

#[test]
fn a_proof_stops_at_its_budget() {
    let position = orthodox("7k/8/5K2/8/8/8/8/6R1 w - - 0 1");
    assert_eq!(prove(&position, "mate:2".parse().unwrap(), 5), None);
}

#[test]
fn a_game_is_judged_move_by_move() {
    let task: Task = "mate:2".parse().unwrap();
    let mut game = Game::from_position(orthodox("7k/8/5K2/8/8/8/8/6R1 w - - 0 1"));
    let start = judge(&game, task, 1_000_000).unwrap();
    assert!(start.holds && !start.reached);
    assert_eq!(
        start.reply.map(|mv| game.position().text(mv)).as_deref(),
        Some("f6-f7")
    );

    game.play("f6-f7").unwrap();
    let defence = judge(&game, task, 1_000_000).unwrap();
    assert_eq!((defence.holds, defence.moves_left), (true, 1));
    assert_eq!(
        defence.reply.map(|mv| game.position().text(mv)).as_deref(),
        Some("h8-h7")
    );

    game.play("h8-h7").unwrap();
    game.play("g1-h1").unwrap();
    assert!(judge(&game, task, 1_000_000).unwrap().reached);
}

#[test]
fn a_wrong_try_is_refuted() {
    let task: Task = "mate:2".parse().unwrap();
    let mut game = Game::from_position(orthodox("7k/8/5K2/8/8/8/8/6R1 w - - 0 1"));
    game.play("g1-g2").unwrap();
    let verdict = judge(&game, task, 1_000_000).unwrap();
    assert!(!verdict.holds && verdict.reply.is_some());
}

/// A game of several armies, with some pieces on named squares.
fn position(id: &str, fen4: &str) -> Position {
    let variant = Variant::new(id, &Options::default()).unwrap();
    Position::from_fen4(variant, fen4).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn captures_are_counted_against_losses_when_the_last_move_is_answered() {
    let fen4 = "R-0,1,0,1-0,0,0,0-0,0,0,0-0,0,0,0-0-{'variant':'checkers-classic'}-8/8/3,yM,4/8/1,yM,6/2,rM,5/8/6,rM,1";
    let position = position("checkers-classic", fen4);
    assert!(solutions(&position, "win:3:2").is_empty());
    assert_eq!(solutions(&position, "win:1:1"), ["c3:a5"]);
}

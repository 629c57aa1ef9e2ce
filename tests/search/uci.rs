//! The engine protocol as another program meets it: a child process, its input and its output.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use quadrille::{Game, Variant};

struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_quadrille"))
            .arg("uci")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        Self {
            input: child.stdin.take().unwrap(),
            output: BufReader::new(child.stdout.take().unwrap()),
            child,
        }
    }

    fn tell(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
        self.input.flush().unwrap();
    }

    /// The lines up to the first that begins so.
    fn until(&mut self, beginning: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            assert!(self.output.read_line(&mut line).unwrap() > 0, "{lines:?}");
            lines.push(line.trim_end().to_owned());
            if line.starts_with(beginning) {
                return lines;
            }
        }
    }

    fn quit(mut self) {
        self.tell("quit");
        assert!(self.child.wait().unwrap().success());
    }
}

/// Plays both sides of a game through the protocol; the referee here refuses what is not legal.
fn play_whole_game(id: &str, nodes: u64) -> Game {
    let mut engine = Engine::start();
    engine.tell("uci");
    engine.until("uciok");
    engine.tell(&format!("setoption name variant value {id}"));
    engine.tell("ucinewgame");
    engine.tell("isready");
    assert_eq!(engine.until("readyok"), ["readyok"], "{id}");
    let mut game = Game::new(Variant::new(id, &"-".parse().unwrap()).unwrap());
    let mut moves = String::new();
    while game.status().is_none() && game.ply() < 1_000 {
        engine.tell(&format!("position startpos moves{moves}"));
        engine.tell(&format!("go nodes {nodes}"));
        let answer = engine.until("bestmove").pop().unwrap();
        let text = answer.strip_prefix("bestmove ").unwrap();
        game.play(text)
            .unwrap_or_else(|error| panic!("{id} after{moves}: {error}"));
        moves.extend([" ", text]);
    }
    engine.quit();
    game
}

#[test]
fn whole_games_are_played_through_the_protocol() {
    for (id, nodes) in [("checkers-classic", 400), ("quadrocheckers-teams", 300)] {
        let game = play_whole_game(id, nodes);
        assert!(game.status().is_some(), "{id} did not end");
    }
    let game = play_whole_game("online-teams", 200);
    assert!(game.status().is_some() || game.ply() == 1_000);
}

#[test]
fn an_endless_search_answers_when_it_is_stopped() {
    let mut engine = Engine::start();
    engine.tell("position startpos");
    engine.tell("go infinite");
    let told = engine.until("info depth 3 ");
    assert!(told.iter().all(|line| line.contains(" pv ")), "{told:?}");
    engine.tell("isready");
    engine.until("readyok");
    engine.tell("stop");
    let answer = engine.until("bestmove").pop().unwrap();
    assert!(answer.len() > "bestmove ".len(), "{answer}");
    engine.quit();
}

/// With a single legal move the search is soon decided, but the answer waits.
#[test]
fn an_endless_search_that_is_decided_waits_for_stop() {
    let mut engine = Engine::start();
    engine.tell("setoption name variant value orthodox");
    engine.tell("position fen 6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1");
    engine.tell("go infinite");
    engine.until("info depth 1 ");
    engine.tell("isready");
    let lines = engine.until("readyok");
    assert!(lines.iter().all(|line| !line.starts_with("bestmove")));
    engine.tell("stop");
    assert_eq!(engine.until("bestmove").pop().unwrap(), "bestmove d1-d8");
    engine.quit();
}

#[test]
fn what_is_not_understood_is_answered_and_survived() {
    let mut engine = Engine::start();
    for line in [
        "position startpos moves h2-h9",
        "position fen nonsense",
        "position",
        "setoption name variant value tiddlywinks",
        "setoption name level value 9",
        "setoption name seed value -1",
        "setoption name huff value true",
        "go depth deep",
        "go movetime",
        "go nodes 18446744073709551616",
        "sing",
    ] {
        engine.tell(line);
        let answer = engine.until("").pop().unwrap();
        assert!(answer.starts_with("info string "), "{line}: {answer}");
    }
    for silent in ["", "stop", "go sideways", "stop"] {
        engine.tell(silent);
    }
    engine.until("bestmove");
    engine.quit();
}

#[test]
fn a_line_that_is_no_text_is_answered_and_survived() {
    let mut engine = Engine::start();
    engine.input.write_all(b"\xff\xfe\n").unwrap();
    engine.tell("isready");
    let told = engine.until("readyok");
    assert!(told[0].starts_with("info string unknown"), "{told:?}");
    engine.quit();
}

/// A script may send everything at once: nothing that comes during a search is lost.
#[test]
fn commands_that_come_during_a_search_are_obeyed_after_it() {
    let mut engine = Engine::start();
    for line in [
        "go nodes 5000",
        "setoption name variant value orthodox",
        "go nodes 5000",
        "go depth 1",
        "d",
    ] {
        engine.tell(line);
    }
    for _ in 0..3 {
        engine.until("bestmove");
    }
    let position = engine.until("R-").pop().unwrap();
    assert!(position.contains("orthodox"), "{position}");
    engine.quit();
}

#[test]
fn an_option_that_was_set_is_taken_back() {
    let mut engine = Engine::start();
    let mut shows = |line: &str| {
        engine.tell(line);
        engine.tell("d");
        engine.until("R-").pop().unwrap().contains("'options'")
    };
    assert!(!shows("setoption name variant value quadrochess-four"));
    assert!(shows("setoption name anticlockwise value true"));
    assert!(!shows("setoption name anticlockwise value false"));
    assert!(shows("setoption name armies value WYRB"));
    assert!(!shows("setoption name armies value <empty>"));
    engine.quit();
}

/// The clock is looked at after each thousand positions; a hundred milliseconds are many times that.
#[test]
fn a_search_ends_when_its_time_is_over() {
    for id in ["online-teams", "quadrocheckers-four", "coalition"] {
        let mut engine = Engine::start();
        engine.tell(&format!("setoption name variant value {id}"));
        let started = Instant::now();
        for _ in 0..5 {
            engine.tell("position startpos");
            engine.tell("go movetime 100");
            engine.until("bestmove");
        }
        let took = started.elapsed();
        engine.quit();
        assert!(took < Duration::from_secs(2), "{id}: {took:?}");
    }
}

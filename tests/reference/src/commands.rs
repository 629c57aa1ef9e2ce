//! `games`, `perft`, `divide`, `play`, `random`, `replay` and `moves`.

use std::io::{BufRead, Write};

use crate::options::{GAMES, Options};
use crate::outcome::Table;
use crate::play::{Match, divide, perft};
use crate::random::{Manner, Taste, random_game};
use crate::{checkers, coalition, fen, games, pgn4};

const USAGE: &str = "usage: quadrille-reference games
       … perft GAME DEPTH [--option NAME[=VALUE]]... [--fen4 TEXT | --fen TEXT] [--moves \"...\"]
       … perft --batch FILE
       … divide GAME DEPTH [--option NAME[=VALUE]]... [--moves \"...\"]
       … play GAME [--option NAME[=VALUE]]... [--no-repetition] MOVE...
       … random GAME SEED [--option NAME[=VALUE]]... [--plies N] [--games N] [--listing] [--events] [--taste 0…9]
       … replay FILE...
       … moves [--no-repetition] < lines of game, options, moves";

/// Plies after which a random game stops.
const PLIES: usize = 600;

pub fn run(arguments: &[String]) -> Result<(), String> {
    let (command, rest) = arguments.split_first().ok_or(USAGE)?;
    let words = Words::read(rest)?;
    match command.as_str() {
        "games" => {
            for (id, options) in GAMES {
                println!("{id}: {options}");
            }
            Ok(())
        }
        "perft" => match &words.batch {
            Some(file) => batch(file),
            None => one(&words, Task::Perft(words.number(1)? as u32)),
        },
        "divide" => one(&words, Task::Divide(words.number(1)? as u32)),
        "play" => one(&words, Task::Play(&words.plain[1..])),
        "random" => one(&words, Task::Random(words.number(1)?)),
        "replay" => replay(&words.plain),
        "moves" => stream(!words.no_repetition),
        _ => Err(USAGE.to_string()),
    }
}

/// The words of a command line after the command.
#[derive(Default)]
struct Words {
    plain: Vec<String>,
    options: Vec<String>,
    moves: Vec<String>,
    position: Position,
    no_repetition: bool,
    batch: Option<String>,
    plies: Option<usize>,
    games: Option<u64>,
    listing: bool,
    events: bool,
    taste: Option<Taste>,
}

impl Words {
    fn read(arguments: &[String]) -> Result<Words, String> {
        let mut words = Words::default();
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            let mut value = || {
                rest.next()
                    .cloned()
                    .ok_or(format!("{argument} needs a value"))
            };
            match argument.as_str() {
                "--option" => words.options.push(value()?),
                "--moves" => words.moves = split(&value()?),
                "--fen4" => words.position = Position::Fen4(value()?),
                "--fen" => words.position = Position::Fen(value()?),
                "--batch" => words.batch = Some(value()?),
                "--plies" => words.plies = value()?.parse().ok(),
                "--games" => words.games = value()?.parse().ok(),
                "--events" => words.events = true,
                "--taste" => words.taste = value()?.parse().ok().map(Taste::of_seed),
                "--listing" => words.listing = true,
                "--no-repetition" => words.no_repetition = true,
                _ if argument.starts_with("--") => return Err(format!("unknown {argument}")),
                _ => words.plain.push(argument.clone()),
            }
        }
        Ok(words)
    }

    fn number(&self, index: usize) -> Result<u64, String> {
        let text = self.plain.get(index).ok_or(USAGE)?;
        text.parse().map_err(|_| format!("{text} is not a number"))
    }
}

fn split(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_string).collect()
}

enum Task<'a> {
    Perft(u32),
    Divide(u32),
    Play(&'a [String]),
    Random(u64),
}

/// One command about one game.
fn one(words: &Words, task: Task) -> Result<(), String> {
    let game = words.plain.first().ok_or(USAGE)?;
    let options = Options::read(game, &words.options)?;
    with_table(game, &options, &words.position, Job { words, task })
}

/// Where a game starts from.
#[derive(Default)]
enum Position {
    #[default]
    Array,
    Fen4(String),
    Fen(String),
}

/// Something to be done with a table of whatever family.
trait Errand {
    type Answer;
    fn run<T: Table>(self, start: T) -> Result<Self::Answer, String>;
}

fn with_table<E: Errand>(
    game: &str,
    options: &Options,
    position: &Position,
    errand: E,
) -> Result<E::Answer, String> {
    match position {
        Position::Array if game.contains("checkers") => errand.run(checkers::start(game, options)?),
        Position::Array if game == "coalition" => errand.run(coalition::start(options)?),
        Position::Array => errand.run(games::start(game, options)?),
        Position::Fen4(text) => errand.run(fen::read_fen4(games::start(game, options)?, text)?),
        Position::Fen(text) => errand.run(fen::read_fen(games::start(game, options)?, text)?),
    }
}

struct Job<'a> {
    words: &'a Words,
    task: Task<'a>,
}

impl Errand for Job<'_> {
    type Answer = ();

    fn run<T: Table>(self, start: T) -> Result<(), String> {
        let repetition = matches!(self.task, Task::Play(_)) && !self.words.no_repetition;
        let moves = match self.task {
            Task::Play(moves) => moves,
            _ => &self.words.moves,
        };
        let mut game = Match::new(start, repetition);
        for (place, text) in moves.iter().enumerate() {
            game.play(text)
                .map_err(|why| format!("move {}: {why}", place + 1))?;
        }
        match self.task {
            Task::Perft(depth) => println!("{}", perft(&game.table, depth)),
            Task::Divide(depth) => {
                let counts = divide(&game.table, depth);
                for (text, count) in &counts {
                    println!("{text} {count}");
                }
                println!(
                    "total {}",
                    counts.iter().map(|(_, count)| count).sum::<u64>()
                );
            }
            Task::Play(_) => println!("{}", game.report().join("\n")),
            Task::Random(seed) => {
                let games = self.words.games.unwrap_or(1);
                (seed..seed + games).for_each(|seed| self.random(game.table.clone(), seed));
            }
        }
        Ok(())
    }
}

impl Job<'_> {
    /// Prints a random game: its moves on a line, and with `--listing` what `moves` prints for it.
    fn random<T: Table>(&self, start: T, seed: u64) {
        let manner = Manner {
            taste: self.words.taste.unwrap_or(Taste::of_seed(seed)),
            plies: self.words.plies.unwrap_or(PLIES),
            calls: self
                .words
                .options
                .iter()
                .any(|option| option == "spoken-check"),
            events: self.words.events,
        };
        let game = random_game(start, seed, manner);
        println!("{}", game.moves.join(" "));
        if self.words.listing {
            println!("{}\n{}\nend", game.legal.join("\n"), game.report.join("\n"));
        }
    }
}

/// Tab-separated lines `game, options, fen4, moves, depth`; one count a line.
fn batch(file: &str) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    for line in text.lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        let [game, options, fen4, moves, depth, ..] = columns[..] else {
            return Err(format!("not five columns: {line}"));
        };
        let depth = depth.parse().map_err(|_| format!("no depth: {line}"))?;
        let options = Options::read(game, &listed(options))?;
        let moves = if moves == "-" {
            Vec::new()
        } else {
            split(moves)
        };
        let position = match fen4 {
            "-" => Position::Array,
            _ => Position::Fen4(fen4.to_string()),
        };
        let count = Count { moves, depth };
        println!("{}", with_table(game, &options, &position, count)?);
    }
    Ok(())
}

/// Plies, result and points of recorded games.
fn replay(files: &[String]) -> Result<(), String> {
    let mut failed = 0;
    for file in files {
        let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        match pgn4::replay(&text) {
            Ok(lines) => println!("{file}: {}", lines.join(", ")),
            Err(why) => {
                failed += 1;
                println!("{file}: {why}");
            }
        }
    }
    if failed == 0 {
        Ok(())
    } else {
        Err(format!("{failed} files are not legal games"))
    }
}

fn listed(options: &str) -> Vec<String> {
    if options == "-" {
        return Vec::new();
    }
    options.split(',').map(str::to_string).collect()
}

struct Count {
    moves: Vec<String>,
    depth: u32,
}

impl Errand for Count {
    type Answer = u64;

    fn run<T: Table>(self, start: T) -> Result<u64, String> {
        let mut game = Match::new(start, false);
        for text in &self.moves {
            game.play(text)?;
        }
        Ok(perft(&game.table, self.depth))
    }
}

/// For each line `game, options, moves` of the input: the sorted legal moves before each of its plies and
/// after the last one, one line each, then the report of `play` and `end`.
fn stream(repetition: bool) -> Result<(), String> {
    let output = std::io::stdout();
    let mut output = std::io::BufWriter::new(output.lock());
    for line in std::io::stdin().lock().lines() {
        let line = line.map_err(|error| error.to_string())?;
        let columns: Vec<&str> = line.split('\t').collect();
        let [game, options, moves] = columns[..] else {
            return Err(format!("not three columns: {line}"));
        };
        let options = Options::read(game, &listed(options))?;
        let listing = Listing {
            moves: split(moves),
            repetition,
        };
        let text = with_table(game, &options, &Position::Array, listing)?;
        output
            .write_all(text.as_bytes())
            .map_err(|error| error.to_string())?;
    }
    output.flush().map_err(|error| error.to_string())
}

struct Listing {
    moves: Vec<String>,
    repetition: bool,
}

impl Errand for Listing {
    type Answer = String;

    fn run<T: Table>(self, start: T) -> Result<String, String> {
        let mut game = Match::new(start, self.repetition);
        let mut lines = vec![game.texts().join(" ")];
        for text in &self.moves {
            if let Err(why) = game.play(text) {
                lines.push(format!("error: {why}"));
                break;
            }
            lines.push(game.texts().join(" "));
        }
        lines.extend(game.report());
        lines.push("end".to_string());
        Ok(lines.join("\n") + "\n")
    }
}

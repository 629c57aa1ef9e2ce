//! The command line's commands: parsing of arguments here, one module a command.

mod arguments;
mod bench;
mod bench_search;
mod contest;
mod counting;
mod games;
mod play;
mod replay;
mod uci;

use std::ffi::OsString;
use std::io::{self, Write};

use crate::moves::IllegalMove;

const USAGE: &str = "\
quadrille games                              all games with their options
quadrille perft GAME DEPTH [OPTIONS]         counts positions
quadrille perft --batch FILE                 counts each line: game, options, fen4, moves, depth (tabs, - for none)
quadrille divide GAME DEPTH [OPTIONS]        counts behind each move
quadrille replay FILE…                       replays recorded games (PGN4, orthodox: PGN)
quadrille play GAME [OPTIONS] MOVE…          plays moves and table events, prints where the game stands
quadrille bench perft [GAME DEPTH]           positions a second, and the counts' signature
quadrille bench api [GAME]…                  what a move costs a program that embeds the engine
quadrille bench growth [lengths | boards]    what long games cost, and full and empty boards
quadrille bench search [GAME]                speed and signature of the search; what it finds in one second
quadrille match A B [--games N] [--nodes N] [GAME]…  lets two players (1 to 5, random) meet; without them, every level
quadrille uci                                speaks the engine protocol on standard input and output
OPTIONS: --option NAME[=VALUE]  --fen4 TEXT  --fen TEXT (orthodox)  --moves \"m1 m2 …\"  --no-repetition";

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The arguments make no command.
    #[error("{0}\n{USAGE}")]
    Usage(String),
    /// A game, option or position that does not exist.
    #[error("{0}")]
    Input(String),
    /// A move of the list is not legal.
    #[error("move {place}, “{text}”: {reason}")]
    Move {
        /// Its place in the list, from 1.
        place: usize,
        /// As written.
        text: String,
        /// Why.
        reason: String,
    },
    /// Recorded games that are not legal; what is wrong with each has been printed.
    #[error("{failed} of {all} files cannot be replayed")]
    Replay {
        /// How many.
        failed: usize,
        /// Of how many.
        all: usize,
    },
    /// A file could not be read or the output not written.
    #[error("{0}")]
    Io(#[from] io::Error),
}

impl Failure {
    /// The process's exit status: 2 for anything wrong with the input, 1 for the machine's faults.
    pub const fn exit_status(&self) -> u8 {
        match self {
            Self::Usage(_) | Self::Input(_) | Self::Move { .. } | Self::Replay { .. } => 2,
            Self::Io(_) => 1,
        }
    }

    fn illegal(place: usize, text: &str, reason: &IllegalMove) -> Self {
        Self::Move {
            place,
            text: text.to_owned(),
            reason: reason.to_string(),
        }
    }
}

/// Runs one command.
///
/// # Errors
/// [`Failure`] with a message for the person who typed it.
pub fn run(arguments: Vec<OsString>, out: &mut dyn Write) -> Result<(), Failure> {
    let mut words = lexopt::Parser::from_args(arguments);
    let command = match words
        .next()
        .map_err(|error| Failure::Usage(error.to_string()))?
    {
        Some(lexopt::Arg::Value(word)) => word.to_string_lossy().into_owned(),
        Some(lexopt::Arg::Long("help") | lexopt::Arg::Short('h')) => {
            writeln!(out, "{USAGE}")?;
            return Ok(());
        }
        _ => return Err(Failure::Usage("which command?".to_owned())),
    };
    match command.as_str() {
        "games" => games::list(out),
        "perft" => counting::perft(words, out),
        "divide" => counting::divide(words, out),
        "play" => play::play(words, out),
        "match" => contest::contest(words, out),
        "uci" => uci::talk(io::BufReader::new(io::stdin()), out),
        "replay" => replay::replay(words, out),
        "bench" => bench::bench(words, out),
        other => Err(Failure::Usage(format!("there is no command “{other}”"))),
    }
}

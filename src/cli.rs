//! The command line's commands: parsing of arguments here, one module a command.

mod arguments;
mod bench;
mod contest;
mod counting;
mod failure;
mod games;
mod play;
mod problems;
mod replay;
mod uci;

use std::ffi::OsString;
use std::io::{self, Write};

pub use failure::Failure;
use failure::USAGE;

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
        "games" => games::games(words, out),
        "perft" => counting::perft(words, out),
        "divide" => counting::divide(words, out),
        "play" => play::play(words, out),
        "problems" => problems::problems(words, out),
        "match" => contest::contest(words, out),
        "uci" => uci::talk(io::BufReader::new(io::stdin()), out),
        "replay" => replay::replay(words, out),
        "bench" => bench::bench(words, out),
        other => Err(Failure::Usage(format!("there is no command “{other}”"))),
    }
}

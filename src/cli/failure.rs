//! What the command line understands, and why a command failed.

use std::io;

use crate::moves::IllegalMove;

pub(super) const USAGE: &str = "\
quadrille games                              all games with their options
quadrille perft GAME DEPTH [OPTIONS]         counts positions
quadrille perft --batch FILE                 counts each line: game, options, fen4, moves, depth (tabs, - for none)
quadrille divide GAME DEPTH [OPTIONS]        counts behind each move
quadrille replay [--all] FILE…               replays every game of the files (PGN4, PGN), a line each; --all adds what is not as it should be
quadrille play GAME [OPTIONS] MOVE…          plays moves and table events, prints where the game stands
quadrille bench perft [GAME DEPTH]           positions a second, and the counts' signature
quadrille bench api [GAME]…                  what a move costs a program that embeds the engine
quadrille bench growth [lengths | boards]    what long games cost, and full and empty boards
quadrille bench search [GAME]                speed and signature of the search; what it finds in one second
quadrille match A B [--games N] [--nodes N] [GAME]…  lets two players (1 to 5, random) meet; without them, every level
quadrille problems collect GAME…              finds positions with one solution in games of our own
quadrille problems check FILE…               proves a collection again
quadrille uci                                speaks the engine protocol on standard input and output
OPTIONS: --option NAME[=VALUE]  --fen4 TEXT  --fen TEXT (orthodox)  --moves \"m1 m2 …\"  --no-repetition
         --rules FILE  in place of GAME: the game that the file defines (games --rules FILE checks it and writes it anew)";

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
    #[error("{failed} of {all} games cannot be replayed")]
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

    pub(super) fn illegal(place: usize, text: &str, reason: &IllegalMove) -> Self {
        Self::Move {
            place,
            text: text.to_owned(),
            reason: reason.to_string(),
        }
    }
}

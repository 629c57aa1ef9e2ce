//! The computer player: that it plays legally, finds what must be found, and does the same each time.

mod checkers;
mod clock;
mod games;
mod levels;
mod mates;
#[cfg(feature = "cli")]
mod protocol;
mod stepping;
mod suite;
mod tables;
#[cfg(feature = "cli")]
mod uci;
mod why;

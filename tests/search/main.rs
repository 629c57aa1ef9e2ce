//! The computer player: that it plays legally, finds what must be found, and does the same each time.

mod checkers;
mod games;
mod levels;
mod mates;
mod stepping;
mod tables;
mod why;

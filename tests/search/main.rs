//! The computer player: that it plays legally, finds what must be found, and does the same each time.

mod games;

mod stepping;

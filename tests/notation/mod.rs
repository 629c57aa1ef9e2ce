//! Texts of positions and games: what is written reads back as the very same thing, whatever the game.

mod collections;
mod fen;
mod fen4;
mod generated;
mod others;
mod pgn;
mod pgn4;
mod recorded;
mod records_go_on;
#[cfg(feature = "cli")]
mod replay;
mod share;
mod support;

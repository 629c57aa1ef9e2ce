//! Referee, notation and search for the four-handed chess and checkers games of the last two centuries.
//!
//! ```
//! use quadrille::{Game, Variant};
//! let variant = Variant::new("quadrochess-four", &"-".parse().unwrap()).unwrap();
//! let mut game = Game::new(variant);
//! assert_eq!(game.legal_moves().len(), 20);
//! let effects = game.play("d2-d4").unwrap();
//! assert!(!effects.is_empty());
//! ```
//!
//! Read the modules in this order: [`seat`], [`square`], [`board`], [`piece`], [`variant`], [`setup`], [`position`],
//! [`moves`], [`game`], [`mod@perft`].
//!
#![doc = include_str!("guide.md")]

pub mod board;
mod checkers;
mod chess;
#[cfg(feature = "cli")]
pub mod cli;
mod coalition;
#[cfg(feature = "definitions")]
pub mod definition;
pub mod effect;
mod endings;
pub mod facts;
mod family;
pub mod game;
pub mod moves;
pub mod notation;
mod occupancy;
pub mod outcome;
pub mod perft;
pub mod piece;
mod play;
pub mod position;
pub mod problem;
mod rules;
pub mod search;
pub mod seat;
pub mod setup;
pub mod square;
mod state;
mod turn;
pub mod variant;
#[cfg(feature = "wasm")]
pub mod wasm;
mod words;
mod zobrist;

pub use effect::Effect;
pub use facts::{EnPassantRight, SeatState};
pub use game::Game;
pub use moves::{IllegalMove, Move};
pub use outcome::{Outcome, Reason};
pub use perft::{divide, perft};
pub use piece::{Kind, Piece};
pub use position::Position;
pub use seat::{BySeat, Seat, SeatSet};
pub use setup::Setup;
pub use square::{Square, SquareSet};
pub use variant::{Options, Variant};

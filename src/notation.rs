//! Positions and games as text.

pub mod fen4;

//! Positions and games as text.

pub mod fen;
pub mod fen4;

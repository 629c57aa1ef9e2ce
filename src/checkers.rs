//! QuadroCheckers and classic checkers (rule book, 5 and 12).
//!
//! Choices are found on a board of their own: [`spots`] are the dark squares by number, a set of them one word;
//! [`geometry`] knows the diagonals between them, [`stones`] keeps the pieces in five words, and [`generate`] finds and
//! counts what a seat may do; [`choices`] hands that over as moves, and [`make`](mod@make) makes one. Seats, turns and effects are
//! those of all games.

mod choices;
mod generate;
mod geometry;
mod huff;
mod make;
mod spots;
mod stones;
mod validate;

pub(crate) use choices::{has_move, jump_move, moves};
pub(crate) use generate::{Choices, Compulsion, Path, View};
pub(crate) use geometry::Geometry;
pub(crate) use make::make;
pub(crate) use spots::Spot;
pub(crate) use stones::Stones;
pub(crate) use validate::validate;

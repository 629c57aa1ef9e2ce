//! QuadroCheckers and classic checkers (rule book, 5 and 12).
//!
//! Choices are found on a board of their own: [`Spots`](crate::board::Spots) are the dark squares by number, a set of them one word;
//! [`Geometry`](crate::board::Geometry) knows the diagonals between them, [`stones`] keeps the pieces in five words, and [`generate`] finds and
//! counts what a seat may do; [`choices`] hands that over as moves, and [`make`](mod@make) makes one. Seats, turns and effects are
//! those of all games.

mod choices;
mod generate;
mod huff;
mod long_jump;
mod make;
mod stones;
mod validate;
mod view;

pub(crate) use choices::{has_move, jump_move, moves};
pub(crate) use make::make;
pub(crate) use stones::Stones;
pub(crate) use validate::validate;
pub(crate) use view::{Choices, Compulsion, Path, View};

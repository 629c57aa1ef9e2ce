//! Boards (rule book, 1.2 and 1.3): a shape is data, from which the board with its tables is made.
//!
//! ```text
//!    cross12      ........          cross14       ........
//!                 ........                        ........
//!              ..............                     ........
//!              ..............                ..............
//!               (eight rows)                  (eight rows)
//! ```

mod diagonals;
mod shape;
mod spots;
mod table;

pub(crate) use diagonals::{Diagonal, Geometry};
pub use shape::Shape;
pub(crate) use spots::{Spot, Spots};
pub use table::Board;

//! A game written as a text: TOML that says what it changes in a game of the book. Text was chosen over JSON since people write it by
//! hand, with comments, and since a fault can be shown at its line.
//!
//! ```
//! use quadrille::{Position, Variant};
//! let variant: Variant = r#"
//!     name = "Two queens"
//!     extends = "quadrochess-four"
//!
//!     [array]
//!     officers = "RNQQKBNR"
//! "#.parse().unwrap();
//! assert_eq!(variant.name, "Two queens");
//! assert_eq!(Position::start(variant).legal_moves().len(), 20);
//! ```
//!
//! Every field may be left out: it is then as in the game that `extends` names, orthodox chess if none. [`Variant::to_definition`]
//! writes every field that differs from that game.

mod array;
mod board;
mod check;
mod error;
mod fields;
mod pieces;
mod read;
mod words;
mod write;

pub use error::{DefinitionError, DefinitionFault};

use std::str::FromStr;

use crate::variant::Variant;

impl FromStr for Variant {
    type Err = DefinitionError;

    /// Reads a definition of at most [`Variant::LONGEST_DEFINITION`] bytes.
    ///
    /// # Errors
    /// [`DefinitionError`] with every fault that was found: no TOML, an unknown field or word, a value out of its range, or fields that
    /// contradict one another (a game decided by mate without kings, a piece beyond the board …).
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read::variant(text)
    }
}

impl Variant {
    /// The longest definition that is read, in bytes.
    pub const LONGEST_DEFINITION: usize = 32 * 1024;

    /// The game as a definition, which reads back as the same game.
    ///
    /// ```
    /// use quadrille::{Options, Variant};
    /// let hughes = Variant::new("hughes", &Options::default()).unwrap();
    /// let text = hughes.to_definition();
    /// let again: Variant = text.parse().unwrap();
    /// assert_eq!(again.to_definition(), text);
    /// ```
    pub fn to_definition(&self) -> String {
        write::definition(self)
    }

    /// The game as a definition that extends another game of the same family, with every field in which the two differ.
    ///
    /// ```
    /// use quadrille::{Options, Variant};
    /// let game = |id| Variant::new(id, &Options::default()).unwrap();
    /// assert!(game("hughes").to_definition_from(&game("american")).contains("promotion.to = \"Q\""));
    /// ```
    pub fn to_definition_from(&self, base: &Self) -> String {
        write::extending(self, base)
    }
}

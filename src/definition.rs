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
//! | field | what it takes |
//! |---|---|
//! | `name`, `source` | texts of one line; every game has a name |
//! | `extends`, `options` | a game of the book by its id, and options that it starts from, such as `"armies=WBYR,960=12"` |
//! | `board` | `"cross12"`, `"cross14"`, `"square8"`, `"square10"`, or a table: `files`, `ranks` and `corners`, or `rectangles = ["c1-j12", "a3-l10"]`; `removed` squares, shade of `a1`, `corner-diagonals` |
//! | `order`, `parties`, `controllers` | seats as `"S"`, `"W"`, `"N"`, `"E"`, in lists |
//! | `armies.S` … | `colour` and `light` |
//! | `pieces.C` … | by letter: `true` (as in the book), `false` (the game has none), or a table: `name`, `steps`, `slides`, `leaps`, `leaps-twice`, or apart in `quiet` and `capture`; `double-step`, `pawn`, `promotes`, `royal`, `points`, `value` |
//! | `array` | `officers` (letters, for all or by seat), `row`, `pawn-rows`, `second-set`; or `stones`; or `pieces.S = "Kg1 Qf1"` … |
//! | `pawns` | `double-step`, `en-passant`, `turning`, `leaping` |
//! | `promotion` | `zone` or `rank`, and `to`, letters |
//! | `castling`, `mate`, `mate-when`, `stalemate`, `king-capture`, `scoring` | one of the words that a wrong one is answered with |
//! | `dead-draws`, `draw-claims`, `spoken-check`, `walking-king`, `huff` | `true` or `false` |
//! | `talk`, `labels`, `records`, `dummies` | as the records have them |
//!
//! Examples lie in `www/own`. Records and links of such a game carry its definition. A definition that fits no game is refused with every
//! fault, its line and what is possible: no piece beyond the board, one king for everybody, team rules for two teams, points all
//! together or not at all. What is accepted ends, since repetition and quiet rounds draw.
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

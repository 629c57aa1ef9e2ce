//! Options as they are given, and what a game offers.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use crate::words;

/// Options by name, in the order in which they were given. A switch has an empty value.
///
/// ```
/// use quadrille::Options;
/// let options: Options = "armies=WBYR,anticlockwise".parse().unwrap();
/// assert_eq!(options.get("armies"), Some("WBYR"));
/// assert_eq!(options.to_string(), "armies=WBYR,anticlockwise");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options(Vec<(String, String)>);

impl Options {
    /// The value of an option that was set; empty for a switch.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    /// Was the option set?
    pub fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// Sets an option; the last value given counts.
    pub fn set(&mut self, name: &str, value: &str) {
        self.0.retain(|(known, _)| known != name);
        self.0.push((name.to_owned(), value.to_owned()));
    }

    /// Names and values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Is no option set?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// `name=value` joined by commas; a switch is its name alone.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (name, value)) in self.iter().enumerate() {
            let comma = if i > 0 { "," } else { "" };
            let equals = if value.is_empty() { "" } else { "=" };
            write!(f, "{comma}{name}{equals}{value}")?;
        }
        Ok(())
    }
}

impl FromStr for Options {
    type Err = std::convert::Infallible;

    /// Reads what [`Display`](fmt::Display) writes; `-` and the empty text are no options. Whether a game has them is
    /// checked by [`Variant::new`](super::Variant::new).
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut options = Self::default();
        for part in text
            .split(',')
            .filter(|part| !part.is_empty() && *part != "-")
        {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            options.set(name.trim(), value.trim());
        }
        Ok(options)
    }
}

/// An option that a game offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// Its name.
    pub name: &'static str,
    /// What it takes.
    pub kind: OptionKind,
}

/// What an option takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// Nothing: it is on when it is given.
    Switch,
    /// One of these words, the first being the default; an empty first word means that the default has no name.
    Choice(Vec<Cow<'static, str>>),
    /// A number from 0 to the bound.
    Number(u16),
    /// Four letters of W, Y, B and R, each once, for the seats S W N E.
    Armies,
}

impl fmt::Display for OptionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Switch => f.write_str("no value"),
            Self::Choice(words) => {
                let mut list = String::new();
                for word in words.iter().filter(|word| !word.is_empty()) {
                    words::append(&mut list, " or ", word);
                }
                f.write_str(&list)
            }
            Self::Number(last) => write!(f, "a number from 0 to {last}"),
            Self::Armies => f.write_str(
                "the letters W, Y, B and R in the order of the seats S W N E, such as WYBR",
            ),
        }
    }
}

/// A table rule that people may choose: an option by its name. Options are applied in this order: colours before arrays, parties
/// and order last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TableRule {
    /// `armies`: the colours by seat (4).
    Armies,
    /// `setup`: officers and pawns around the inner board (R4.7).
    Setup,
    /// `960`: a shuffled array by its number (R4.6).
    Shuffled,
    /// `array`: one of the record's arrays by its name.
    Array,
    /// `numbered`: who sits at the numbered side (4).
    Numbered,
    /// `partners`: whether South's partner sits West or East (4).
    Partners,
    /// `anticlockwise`: the order of play the other way round.
    Anticlockwise,
    /// `corner-diagonals`: diagonals pass the points of the cut corners (R1.3).
    CornerDiagonals,
    /// `spoken-check`: a mate counts only when the check was called (R4.2).
    SpokenCheck,
    /// `play-on`: the mated player's king alone leaves the board (R4.5).
    PlayOn,
    /// `no-en-passant`: no pawn is taken in passing.
    NoEnPassant,
    /// `no-walking-king`: the king of a player who left does not walk (14).
    NoWalkingKing,
    /// `huff`: failing to capture is punished instead of forbidden (R5.3).
    Huff,
    /// `catalogue-men`: engineer and motorcyclist exchange their movements (R11.2).
    CatalogueMen,
    /// `dummies`: powers without a player (R11.11).
    Dummies,
    /// `stalemate`: whether it draws or the player passes, where the book is left for the table's own rule.
    Stalemate,
    /// `after-mate`: what becomes of a mated player's pieces. It comes after `play-on`, which it replaces.
    AfterMate,
}

impl TableRule {
    /// The option's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Armies => "armies",
            Self::Setup => "setup",
            Self::Shuffled => "960",
            Self::Array => "array",
            Self::Numbered => "numbered",
            Self::Partners => "partners",
            Self::Anticlockwise => "anticlockwise",
            Self::CornerDiagonals => "corner-diagonals",
            Self::SpokenCheck => "spoken-check",
            Self::PlayOn => "play-on",
            Self::NoEnPassant => "no-en-passant",
            Self::NoWalkingKing => "no-walking-king",
            Self::Huff => "huff",
            Self::CatalogueMen => "catalogue-men",
            Self::Dummies => "dummies",
            Self::Stalemate => "stalemate",
            Self::AfterMate => "after-mate",
        }
    }
}

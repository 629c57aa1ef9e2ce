//! Games with rules of their own: records and links carry the definition, so that they open anywhere.

use crate::variant::Variant;

/// Why the rules that a record or a link carries cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OwnRulesError {
    /// The definition is wrong: what and where, a line a fault.
    #[error("the rules of this game cannot be read: {0}")]
    Unreadable(String),
    /// This build of the engine reads no definitions (feature `definitions`).
    #[error("this game has rules of its own, which this build of the engine does not read")]
    NotHere,
}

/// The definition to carry, if the game is not of the book.
#[cfg(feature = "definitions")]
pub(super) fn definition(variant: &Variant) -> Option<String> {
    variant.is_own().then(|| variant.to_definition())
}

#[cfg(not(feature = "definitions"))]
pub(super) fn definition(_: &Variant) -> Option<String> {
    None
}

/// The game that a definition describes.
#[cfg(feature = "definitions")]
pub(super) fn read(definition: &str) -> Result<Variant, OwnRulesError> {
    let variant = definition.parse::<Variant>();
    variant.map_err(|error| OwnRulesError::Unreadable(error.to_string()))
}

#[cfg(not(feature = "definitions"))]
pub(super) fn read(_: &str) -> Result<Variant, OwnRulesError> {
    Err(OwnRulesError::NotHere)
}

/// A tag's value is one line: lines are joined by `\n`, and backslashes doubled.
pub(super) fn to_tag(definition: &str) -> String {
    let escaped = definition.trim_end().replace('\\', "\\\\");
    escaped.replace('\n', "\\n")
}

/// What [`to_tag`] made one line of.
pub(super) fn from_tag(tag: &str) -> String {
    let mut text = String::with_capacity(tag.len());
    let mut characters = tag.chars();
    while let Some(character) = characters.next() {
        if character != '\\' {
            text.push(character);
            continue;
        }
        match characters.next() {
            Some('n') => text.push('\n'),
            Some(other) => text.push(other),
            None => {}
        }
    }
    text
}

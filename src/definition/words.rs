//! The words of the closed sets that a definition chooses from, and how texts are written.

use std::fmt::Write as _;

use crate::seat::Seat;
use crate::variant::{
    Castling, Colour, EnPassant, KingCapture, Labels, MateRule, MateWhen, RecordStyle, Scoring,
    StalemateRule, Talk, Turning,
};

/// Words and what they mean.
pub(super) type Words<T> = &'static [(&'static str, T)];

/// The word for a value; empty if it has none.
pub(super) fn word_of<T: PartialEq>(words: Words<T>, value: &T) -> &'static str {
    let mut words = words.iter();
    words
        .find(|(_, meaning)| meaning == value)
        .map_or("", |(word, _)| word)
}

pub(super) const SEATS: Words<Seat> = &[
    ("S", Seat::South),
    ("W", Seat::West),
    ("N", Seat::North),
    ("E", Seat::East),
];

pub(super) const COLOURS: Words<Colour> = &[
    ("white", Colour::White),
    ("yellow", Colour::Yellow),
    ("black", Colour::Black),
    ("red", Colour::Red),
    ("brown", Colour::Brown),
    ("tan", Colour::Tan),
    ("blue", Colour::Blue),
    ("green", Colour::Green),
];

pub(super) const TALK: Words<Talk> = &[
    ("unsaid", Talk::Unsaid),
    ("free", Talk::Free),
    ("diplomacy", Talk::Diplomacy),
];

pub(super) const EN_PASSANT: Words<EnPassant> = &[
    ("never", EnPassant::Never),
    ("any-hostile", EnPassant::AnyHostile),
    ("opposite", EnPassant::Opposite),
];

pub(super) const TURNING: Words<Turning> = &[
    ("never", Turning::Never),
    ("partners-row", Turning::PartnersRow),
    ("barred-squares", Turning::BarredSquares),
];

pub(super) const CASTLING: Words<Castling> = &[
    ("never", Castling::Never),
    ("two-squares", Castling::TwoSquares),
    ("960", Castling::Chess960),
];

pub(super) const MATE: Words<MateRule> = &[
    ("remove-army", MateRule::RemoveArmy),
    ("party-loses", MateRule::PartyLoses),
    ("king-off", MateRule::KingOff),
    ("inert", MateRule::Inert),
    ("freeze", MateRule::Freeze),
    ("pass", MateRule::Pass),
];

pub(super) const MATE_WHEN: Words<MateWhen> = &[
    ("own-turn", MateWhen::OwnTurn),
    ("at-once", MateWhen::AtOnce),
];

pub(super) const STALEMATE: Words<StalemateRule> = &[
    ("draw", StalemateRule::Draw),
    ("pass", StalemateRule::Pass),
    ("points", StalemateRule::Points),
    ("pass-or-lose", StalemateRule::PassOrLose),
];

pub(super) const KING_CAPTURE: Words<KingCapture> = &[
    ("never", KingCapture::Never),
    ("removes-arm", KingCapture::RemovesArm),
    ("wins", KingCapture::Wins),
    ("points", KingCapture::Points),
];

pub(super) const SCORING: Words<Scoring> = &[
    ("result", Scoring::Result),
    ("online", Scoring::Online),
    ("coalition", Scoring::Coalition),
];

pub(super) const LABELS: Words<Labels> = &[("plain", Labels::Plain), ("manual", Labels::Manual)];

pub(super) const RECORDS: Words<RecordStyle> =
    &[("own", RecordStyle::Own), ("online", RecordStyle::Online)];

/// A text in quotation marks, as TOML writes it.
pub(super) fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for character in text.chars() {
        match character {
            '"' | '\\' => {
                out.push('\\');
                out.push(character);
            }
            _ if character.is_control() => {
                let _ = write!(out, "\\u{:04X}", character as u32);
            }
            _ => out.push(character),
        }
    }
    out.push('"');
    out
}

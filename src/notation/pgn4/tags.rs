//! The tags that say which game it is, from where it starts and how it ended. They are read into the game itself and written
//! from it; all others are kept as they are.

use super::result::result_text;
use crate::game::Game;
use crate::notation::RecordError;
use crate::notation::fen4::Fen4;
use crate::piece::Kind;
use crate::position::Position;
use crate::variant::{EnPassant, Options, RecordStyle, Variant};
use crate::words;

type Tag = (String, String);

/// Arrays of the online standard by name; the first is the default.
const ARRAYS: [&str; 5] = ["4PC", "4PCo", "4PCb", "4PCn", "4PCrg"];

/// The game before its first move, and the tags that the game does not say by itself.
pub(super) fn read_tags(tags: &[Tag]) -> Result<(Game, Vec<Tag>), RecordError> {
    let tag = |name: &str| {
        let found = tags.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    };
    let id = game_id(tag("Variant").unwrap_or("FFA"));
    let start = tag("StartFen4").unwrap_or_default().trim();
    let options = match tag("Options") {
        Some(options) => options.parse().unwrap_or_default(),
        None if id.starts_with("online") => online_options(id, tags, start),
        None => Options::default(),
    };
    let variant = Variant::new(id, &options)?;
    let mut kept: Vec<Tag> = tags
        .iter()
        .filter(|(name, value)| !is_said_by_game(&variant, name, value))
        .cloned()
        .collect();
    if id.starts_with("online") {
        rename_players(&mut kept, COLOURS, SEATS);
    }
    let named = start.is_empty() || ARRAYS.contains(&start);
    let position = if named {
        Position::start(variant)
    } else {
        let fen4: Fen4 = start.parse()?;
        let setup = fen4.setup(&variant)?;
        let position = Position::from_setup(variant, &setup)
            .map_err(crate::notation::fen4::Fen4Error::from)?;
        // What nobody here knows would be lost if the position were written anew.
        if fen4.has_unknown_fields() {
            kept.push(("StartFen4".to_owned(), start.to_owned()));
        }
        position
    };
    Ok((Game::from_position(position), kept))
}

/// Other sites' names of the games.
fn game_id(name: &str) -> &str {
    match name {
        "Teams" => "online-teams",
        "FFA" | "Solo" => "online-ffa",
        _ => name,
    }
}

fn site_name(id: &str) -> &str {
    match id {
        "online-teams" => "Teams",
        "online-ffa" => "FFA",
        _ => id,
    }
}

/// Array, en passant and walking kings, as the tags and the date of a file from elsewhere have them (14).
fn online_options(id: &str, tags: &[Tag], start: &str) -> Options {
    let tag = |name: &str| {
        let found = tags.iter().find(|(known, _)| known == name);
        found.map_or("", |(_, value)| value.as_str())
    };
    let rules = tag("RuleVariants");
    let has_rule = |rule: &str| {
        rules
            .split(|c: char| !c.is_ascii_alphanumeric())
            .any(|name| name == rule)
    };
    let is_old = year(tag("Date")).is_some_and(|year| year < 2020);
    let array = if start.is_empty() && is_old {
        "4PCo"
    } else {
        start
    };
    let mut options = Options::default();
    if ARRAYS[1..].contains(&array) {
        options.set("array", array);
    }
    if is_old || !has_rule("EnPassant") {
        options.set("no-en-passant", "");
    }
    if id == "online-ffa" && !has_rule("DeadKingWalking") {
        options.set("no-walking-king", "");
    }
    options
}

/// The first four digits that stand together in a date.
fn year(date: &str) -> Option<u16> {
    date.split(|c: char| !c.is_ascii_digit())
        .find(|digits| digits.len() == 4)
        .and_then(|digits| digits.parse().ok())
}

/// The words that say which of a site's rules are played.
fn rule_variants(variant: &Variant) -> String {
    let words = [
        (variant.walking_king, "DeadKingWalking"),
        (variant.pawns.en_passant != EnPassant::Never, "EnPassant"),
        (
            variant.promotion.kinds == [Kind::OnePointQueen],
            "PromoteTo=D",
        ),
    ];
    let mut list = String::new();
    for (on, word) in words {
        if on {
            words::append(&mut list, " ", word);
        }
    }
    list
}

fn is_said_by_game(variant: &Variant, name: &str, value: &str) -> bool {
    match name {
        "Variant" | "Options" | "StartFen4" => true,
        "RuleVariants" => value == rule_variants(variant),
        _ => false,
    }
}

/// All tags in the order in which they are written.
pub(super) fn tags_of(game: &Game) -> Vec<Tag> {
    let (variant, record) = (game.variant(), game.record());
    let online = variant.records == RecordStyle::Online;
    let mut tags: Vec<Tag> = vec![("Variant".to_owned(), site_name(&variant.id).to_owned())];
    let mut add = |name: &str, value: String| tags.push((name.to_owned(), value));
    if !variant.options.is_empty() {
        add("Options", variant.options.to_string());
    }
    if online && record.tag("RuleVariants").is_none() {
        add("RuleVariants", rule_variants(variant));
    }
    if let Some(start) = start_text(game) {
        add("StartFen4", start);
    }
    let mut end = game.clone();
    end.go_to_end();
    if end.status().is_some() {
        add("Result", result_text(&end));
    }
    let written = tags.len();
    for tag in record.tags() {
        let is_ours = |name: &str| name == "Options" || name == "StartFen4";
        if !is_ours(&tag.0) && tags[..written].iter().all(|(name, _)| *name != tag.0) {
            tags.push(tag.clone());
        }
    }
    if online {
        rename_players(&mut tags, SEATS, COLOURS);
    }
    tags
}

/// The tags with the players' names: by their seats in our records, by their colours in files of the online games.
const SEATS: [&str; 4] = ["South", "West", "North", "East"];
const COLOURS: [&str; 4] = ["Red", "Blue", "Yellow", "Green"];

/// Renames tags, unless the new name is taken.
fn rename_players(tags: &mut [Tag], from: [&str; 4], to: [&str; 4]) {
    for (old, new) in from.into_iter().zip(to) {
        if !tags.iter().any(|(name, _)| name == new) {
            for (name, _) in tags.iter_mut().filter(|(name, _)| name == old) {
                new.clone_into(name);
            }
        }
    }
}

/// The start, where it is not the game's own; an array's name for the online games.
fn start_text(game: &Game) -> Option<String> {
    let variant = game.variant();
    if *game.start() == Position::start(variant.clone()) {
        let array = variant.options.get("array").unwrap_or(ARRAYS[0]);
        return (variant.records == RecordStyle::Online).then(|| array.to_owned());
    }
    let kept = game.record().tag("StartFen4").filter(|text| {
        Position::from_fen4(variant.clone(), text).is_ok_and(|start| start == *game.start())
    });
    Some(kept.map_or_else(|| game.start().to_fen4(), str::to_owned))
}

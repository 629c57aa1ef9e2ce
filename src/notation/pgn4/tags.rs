//! The tags that say which game it is, from where it starts and how it ended. They are read into the game itself and written
//! from it; all others are kept as they are.

use super::result::result_text;
use crate::game::Game;
use crate::notation::RecordError;
use crate::notation::fen4::Fen4;
use crate::notation::notice::Notice;
use crate::notation::own;
use crate::piece::Kind;
use crate::position::Position;
use crate::variant::{EnPassant, Options, OptionsError, RecordStyle, Variant};
use crate::words;

type Tag = (String, String);

/// Arrays of the online standard by name; the first is the default.
const ARRAYS: [&str; 5] = ["4PC", "4PCo", "4PCb", "4PCn", "4PCrg"];

/// A game before its first move.
pub(super) struct Start {
    pub(super) game: Game,
    /// The tags that the game does not say by itself.
    pub(super) tags: Vec<Tag>,
    pub(super) notices: Vec<Notice>,
}

/// The game that the tags name, at its start.
pub(super) fn read_tags(tags: &[Tag]) -> Result<Start, RecordError> {
    let tag = |name: &str| {
        let found = tags.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    };
    let start = tag("StartFen4").unwrap_or_default().trim();
    let named = start.is_empty() || ARRAYS.contains(&start);
    let fen4: Option<Fen4> = if named { None } else { Some(start.parse()?) };
    let said = fen4.as_ref().and_then(Fen4::game);
    let name = tag("Variant").or(said).unwrap_or("FFA");
    let id = game_id(name);
    let mut notices = Vec::new();
    let options = match (tag("Options"), &fen4) {
        (Some(options), _) => options.parse().unwrap_or_default(),
        (None, Some(fen4)) if said.is_some() => fen4.options(),
        (None, _) if id.starts_with("online") => {
            notices.extend(check_rules(id, tag("RuleVariants").unwrap_or_default())?);
            online_options(id, tags, start)
        }
        (None, _) => Options::default(),
    };
    let variant = match tag("Rules") {
        Some(rules) => own::read(&own::from_tag(rules))?,
        None => Variant::new(id, &options).map_err(|error| match error {
            OptionsError::UnknownGame(_) => RecordError::NotPlayed(name.to_owned()),
            other => other.into(),
        })?,
    };
    let mut kept: Vec<Tag> = tags
        .iter()
        .filter(|(name, value)| !is_said_by_game(&variant, name, value))
        .cloned()
        .collect();
    if variant.records == RecordStyle::Online {
        rename_players(&mut kept, COLOURS, SEATS);
    }
    let position = match &fen4 {
        None => Position::start(variant),
        Some(fen4) => {
            let setup = fen4.setup(&variant)?;
            let position = Position::from_setup(variant, &setup)
                .map_err(crate::notation::fen4::Fen4Error::from)?;
            // What nobody here knows would be lost if the position were written anew.
            if position.to_fen4() != start {
                kept.push(("StartFen4".to_owned(), start.to_owned()));
            }
            let unknown = fen4.unknown_fields();
            if !unknown.is_empty() {
                notices.push(Notice::UnknownFields(unknown));
            }
            position
        }
    };
    Ok(Start {
        game: Game::from_position(position),
        tags: kept,
        notices,
    })
}

/// What a rule of the big site is here.
enum SiteRule {
    /// It is played, or says nothing about the rules.
    Played,
    /// It is another game, with this name in words.
    OtherGame(&'static str),
}

/// The rules that the site names, without spaces and in lower case, as far as they are known.
const SITE_RULES: [(&str, SiteRule); 30] = [
    ("enpassant", SiteRule::Played),
    ("deadkingwalking", SiteRule::Played),
    ("anonymous", SiteRule::Played),
    ("semianonymous", SiteRule::Played),
    ("private", SiteRule::Played),
    ("rated", SiteRule::Played),
    ("unrated", SiteRule::Played),
    ("capturetheking", SiteRule::OtherGame("Capture the King")),
    ("takeking", SiteRule::OtherGame("Capture the King")),
    ("kingofthehill", SiteRule::OtherGame("King of the Hill")),
    ("koth", SiteRule::OtherGame("King of the Hill")),
    ("3check", SiteRule::OtherGame("Three-check")),
    ("threecheck", SiteRule::OtherGame("Three-check")),
    ("ncheck", SiteRule::OtherGame("N-check")),
    ("atomic", SiteRule::OtherGame("Atomic")),
    ("antichess", SiteRule::OtherGame("Antichess")),
    ("giveaway", SiteRule::OtherGame("Giveaway")),
    ("crazyhouse", SiteRule::OtherGame("Crazyhouse")),
    ("bughouse", SiteRule::OtherGame("Bughouse")),
    ("fogofwar", SiteRule::OtherGame("Fog of War")),
    ("torpedo", SiteRule::OtherGame("Torpedo")),
    ("sideways", SiteRule::OtherGame("Sideways pawns")),
    ("sidewayspawns", SiteRule::OtherGame("Sideways pawns")),
    ("deadwall", SiteRule::OtherGame("Dead Wall")),
    ("deadmatter", SiteRule::OtherGame("Dead Matter")),
    ("play4mate", SiteRule::OtherGame("Play for Mate")),
    ("chess960", SiteRule::OtherGame("Four-player Chess960")),
    ("setup", SiteRule::OtherGame("Setup Chess")),
    ("duck", SiteRule::OtherGame("Duck Chess")),
    ("blindfold", SiteRule::Played),
];

/// Refuses a file whose rules name a game that is not played here; names the rules that nobody here knows.
fn check_rules(id: &str, rules: &str) -> Result<Option<Notice>, RecordError> {
    let mut unknown = Vec::new();
    for rule in rules.split([' ', ',', ';']).filter(|rule| !rule.is_empty()) {
        let (word, value) = rule.split_once('=').unwrap_or((rule, ""));
        let key: String = word
            .chars()
            .filter(char::is_ascii_alphanumeric)
            .map(|c| c.to_ascii_lowercase())
            .collect();
        if matches!(key.as_str(), "promoteto" | "prom") {
            let usual = if id == "online-ffa" { "D" } else { "QRBN" };
            if !value
                .chars()
                .filter(char::is_ascii_alphabetic)
                .all(|kind| usual.contains(kind))
            {
                return Err(RecordError::NotPlayed(format!("promotion to {value}")));
            }
            continue;
        }
        match SITE_RULES.iter().find(|(known, _)| *known == key) {
            Some((_, SiteRule::Played)) => {}
            Some((_, SiteRule::OtherGame(name))) => {
                return Err(RecordError::NotPlayed((*name).to_owned()));
            }
            None => unknown.push(rule.to_owned()),
        }
    }
    Ok((!unknown.is_empty()).then_some(Notice::UnknownRules(unknown)))
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
        found.map(|(_, value)| value.as_str())
    };
    let rules = tag("RuleVariants");
    let has_rule = |rule: &str| {
        let mut names = rules
            .unwrap_or_default()
            .split(|c: char| !c.is_ascii_alphanumeric());
        names.any(|name| name == rule)
    };
    let date = tag("Date").and_then(date);
    let array = if start.is_empty() && date.is_some_and(|date| date < MODERN_ARRAY) {
        "4PCo"
    } else {
        start
    };
    let mut options = Options::default();
    if ARRAYS[1..].contains(&array) {
        options.set("array", array);
    }
    // A file that names its rules names this one (R14.2).
    // The free-for-all was called Solo before that.
    let is_old = date.map_or(tag("Variant") == Some("Solo"), |date| {
        date < EN_PASSANT_STANDARD
    });
    if !has_rule("EnPassant") && (is_old || rules.is_some()) {
        options.set("no-en-passant", "");
    }
    if id == "online-ffa" && !has_rule("DeadKingWalking") {
        options.set("no-walking-king", "");
    }
    options
}

/// Year, month and day.
type Date = (u16, u8, u8);

/// When the site made en passant its standard (R14.2), and the modern array.
const EN_PASSANT_STANDARD: Date = (2019, 5, 21);
const MODERN_ARRAY: Date = (2020, 1, 1);

/// `Thu Aug 01 2019 12:00:00 GMT+0000 (UTC)` as the site writes dates, or `2019.08.01`; without a month or day the first of it.
fn date(text: &str) -> Option<Date> {
    const MONTHS: [&str; 12] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ];
    let words: Vec<&str> = text
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let is_year = |word: &&str| word.len() == 4 && word.bytes().all(|byte| byte.is_ascii_digit());
    let place = words.iter().position(is_year)?;
    let year = words[place].parse().ok()?;
    let number = |word: Option<&&str>| word.and_then(|word| word.parse::<u8>().ok());
    let name = words
        .iter()
        .position(|word| MONTHS.iter().any(|month| word.starts_with(month)));
    let (month, day) = match name {
        Some(name) => {
            let month = MONTHS
                .iter()
                .position(|month| words[name].starts_with(month));
            (
                month.map(|month| month as u8 + 1),
                number(words.get(name + 1)),
            )
        }
        None => (number(words.get(place + 1)), number(words.get(place + 2))),
    };
    Some((year, month.unwrap_or(1), day.unwrap_or(1)))
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
        "Variant" | "Options" | "StartFen4" | "Rules" => true,
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
    if let Some(definition) = own::definition(variant) {
        add("Rules", own::to_tag(&definition));
    }
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
    // A result that is kept as it was written is not the referee's.
    if end.status().is_some() && record.tag("Result").is_none() {
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
    let kept = game.record().tag("StartFen4").filter(|text| {
        Position::from_fen4(variant.clone(), text).is_ok_and(|start| start == *game.start())
    });
    if let Some(kept) = kept {
        return Some(kept.to_owned());
    }
    if *game.start() == Position::start(variant.clone()) {
        let array = variant.options.get("array").unwrap_or(ARRAYS[0]);
        return (variant.records == RecordStyle::Online).then(|| array.to_owned());
    }
    Some(game.start().to_fen4())
}

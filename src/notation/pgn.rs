//! PGN: orthodox games as the rest of the chess world writes them.
//!
//! Resignation, loss on time and an agreed draw are said by the result, as PGN does; what else happens at the table stands
//! in a comment that other programs leave alone: `{[%event resign:N]}`.

use super::RecordError;
use super::fen::FenError;
use super::movetext::{
    Dialect, EVENT_COMMENT, Lexed, Played, Sheet, Step, Token, WordError, clock_text, read_moves,
    write_moves, write_tag,
};
use super::notice::Reading;
use super::pgn4::result::{keep_tags, result_text};
use super::san::{find_san, san};
use crate::effect::Effect;
use crate::game::{Event, Game, NodeId, TableEvent};
use crate::position::Position;
use crate::seat::Seat;
use crate::variant::{Castling, Options, Variant};

/// The tags that every file of PGN begins with, and what they say when nothing is known.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The tags with the players' names, in PGN and in our records.
const PLAYERS: [(&str, &str); 2] = [("White", "South"), ("Black", "North")];

/// A move that is none, as analysts write it.
const NULL_MOVE: &str = "--";

/// How a loss on time is said.
const TIME_FORFEIT: &str = "time forfeit";

impl Game {
    /// Reads an orthodox game with its variations, comments and unknown tags; the cursor stands at the end of its main line.
    ///
    /// ```
    /// use quadrille::Game;
    /// let game = Game::from_pgn("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0").unwrap();
    /// assert_eq!(game.ply(), 7);
    /// assert!(game.to_pgn().unwrap().contains("4. Qxf7# 1-0"));
    /// ```
    ///
    /// # Errors
    /// [`RecordError`] says what is wrong and where; for a move that is not legal with round, player, move and reason.
    pub fn from_pgn(text: &str) -> Result<Self, RecordError> {
        read(&Sheet::of(text)).map(|reading| reading.game)
    }

    /// Writes an orthodox game with everything that its record holds.
    ///
    /// # Errors
    /// [`FenError::OtherGame`] for every other game, [`FenError::Inexact`] for a start that FEN cannot describe.
    pub fn to_pgn(&self) -> Result<String, FenError> {
        let start = self.start().to_fen()?;
        let is_exact = |fen: &str| {
            Position::from_fen(self.variant().clone(), fen).is_ok_and(|read| read == *self.start())
        };
        if !is_exact(&start) {
            return Err(FenError::Inexact);
        }
        let mut text = String::new();
        let mut end = self.clone();
        end.go_to_end();
        let said = self.record().tag("Result").unwrap_or_default();
        // A result that is kept as it was written is not the referee's.
        let result = if event_behind(said, "").is_some() {
            said.to_owned()
        } else {
            result_text(&end)
        };
        let kept_start = self.record().tag("FEN").filter(|text| is_exact(text));
        let start = kept_start.unwrap_or(&start);
        let unsaid =
            last_event(&end).filter(|(node, event)| is_unsaid(self, *node, event, &result));
        for (name, value) in tags_of(
            self,
            start,
            &result,
            unsaid.as_ref().map(|(_, event)| event),
        ) {
            write_tag(&mut text, &name, &value);
        }
        let first_round = start
            .split_whitespace()
            .nth(5)
            .and_then(|number| number.parse().ok());
        let moves = write_moves(
            self,
            &Pgn,
            first_round.unwrap_or(1),
            unsaid.map(|(node, _)| node),
        );
        let space = if moves.is_empty() { "" } else { " " };
        Ok(format!(
            "{text}
{moves}{space}{result}
"
        ))
    }
}

/// Reads an orthodox game.
pub(super) fn read(sheet: &Sheet<'_>) -> Result<Reading, RecordError> {
    if sheet.tags.is_empty() && sheet.moves.is_empty() {
        return Err(RecordError::Empty);
    }
    let (game, tags) = read_tags(&sheet.tags)?;
    let Played {
        mut game,
        result,
        notices,
    } = read_moves(game, &sheet.moves, &Pgn)?;
    let said = |name: &str| {
        tags.iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.clone())
    };
    let result = result.filter(|result| result != "*");
    let result = result.or_else(|| said("Result")).unwrap_or_default();
    let termination = said("Termination").unwrap_or_default();
    if let Some(event) = event_behind(&result, &termination)
        && game.status().is_none()
    {
        // The position allows every one of these as long as the game is not over.
        let _ = game.apply_event(&event);
    }
    let flagged = last_event(&game).is_some_and(|(_, event)| matches!(event, TableEvent::Flag(_)));
    let known = |(name, value): &(String, String)| {
        let is_player = PLAYERS.iter().any(|(_, seat)| seat == name);
        let unsaid = ROSTER.contains(&(name.as_str(), value.as_str())) || is_player && value == "?";
        unsaid || flagged && name == "Termination" && value == TIME_FORFEIT
    };
    let mut notices = notices;
    sheet.tell(&mut notices);
    let tags = tags.into_iter().filter(|tag| !known(tag));
    notices.extend(keep_tags(&mut game, tags.collect()));
    Ok(Reading { game, notices })
}

/// Do the tags and the moves look like PGN rather than PGN4?
pub(super) fn looks_like_pgn(sheet: &Sheet<'_>) -> bool {
    let tag = |name: &str| sheet.tags.iter().find(|(known, _)| known == name);
    // PGN knows no such start: reading it as PGN would begin from the ordinary array.
    if tag("StartFen4").is_some() {
        return false;
    }
    let of_four = ["Red", "Blue", "Yellow", "Green", "RuleVariants"];
    let dots = |lexed: &Lexed<'_>| lexed.token == Token::Word("..");
    let is_of_four = of_four.iter().any(|name| tag(name).is_some()) || sheet.moves.iter().any(dots);
    match tag("Variant") {
        Some((_, name)) if Variant::new(name, &Options::default()).is_ok() => name == "orthodox",
        Some((_, name)) if game_id(name) == "orthodox" => true,
        // A game that is not played here is refused as what it is.
        Some(_) => !is_of_four && (tag("White").is_some() || tag("Black").is_some()),
        None => !is_of_four,
    }
}

/// Other programs' names of the game.
fn game_id(name: &str) -> &str {
    let names = [
        "orthodox",
        "standard",
        "chess",
        "normal",
        "chess960",
        "chess 960",
        "fischerandom",
        "from position",
    ];
    if names.contains(&name.to_ascii_lowercase().as_str()) {
        "orthodox"
    } else {
        name
    }
}

type Tag = (String, String);

/// The game before its first move, and the tags that it does not say by itself, those of the roster first.
fn read_tags(tags: &[Tag]) -> Result<(Game, Vec<Tag>), RecordError> {
    let tag = |name: &str| {
        tags.iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    };
    let name = tag("Variant").unwrap_or("orthodox");
    let id = game_id(name);
    if id != "orthodox" {
        return Err(RecordError::NotPlayed(name.to_owned()));
    }
    let options: Options = tag("Options")
        .unwrap_or_default()
        .parse()
        .unwrap_or_default();
    let variant = Variant::new(id, &options)?;
    let start = match tag("FEN") {
        Some(fen) => Position::from_fen(variant, fen)?,
        None => Position::start(variant),
    };
    let is_said = |(name, value): &Tag| match name.as_str() {
        "Variant" | "Options" | "SetUp" => true,
        "FEN" => start.to_fen().is_ok_and(|fen| fen == *value),
        _ => false,
    };
    let kept = |tag: &&Tag| !is_said(tag);
    let mut ordered: Vec<Tag> = Vec::new();
    for (rostered, _) in ROSTER {
        let seat = PLAYERS.iter().find(|(colour, _)| *colour == rostered);
        for (name, value) in tags.iter().filter(kept) {
            if name == rostered {
                let name = seat.map_or(rostered, |(_, seat)| seat);
                ordered.push((name.to_owned(), value.clone()));
            }
        }
    }
    for tag in tags.iter().filter(kept) {
        if !is_rostered(&tag.0) {
            ordered.push(tag.clone());
        }
    }
    Ok((Game::from_position(start), ordered))
}

fn is_rostered(name: &str) -> bool {
    ROSTER.iter().any(|(known, _)| *known == name)
}

fn tags_of(game: &Game, start: &str, result: &str, unsaid: Option<&TableEvent>) -> Vec<Tag> {
    let (variant, record) = (game.variant(), game.record());
    let mut tags: Vec<Tag> = Vec::new();
    for (name, unknown) in ROSTER {
        let value = if name == "Result" {
            result
        } else {
            let seat = PLAYERS.iter().find(|(colour, _)| *colour == name);
            let player = seat.and_then(|(_, seat)| record.tag(seat));
            player.or_else(|| record.tag(name)).unwrap_or(unknown)
        };
        tags.push((name.to_owned(), value.to_owned()));
    }
    let mut add = |name: &str, value: &str| tags.push((name.to_owned(), value.to_owned()));
    if variant.castling == Castling::Chess960 {
        add("Variant", "Chess960");
    }
    if !variant.options.is_empty() {
        add("Options", &variant.options.to_string());
    }
    let usual = Variant::new("orthodox", &Options::default())
        .is_ok_and(|usual| *game.start() == Position::start(usual));
    if !usual {
        add("SetUp", "1");
        add("FEN", start);
    }
    if matches!(unsaid, Some(TableEvent::Flag(_))) && record.tag("Termination").is_none() {
        add("Termination", TIME_FORFEIT);
    }
    let others = record.tags().iter().filter(|(name, _)| {
        let is_player = PLAYERS.iter().any(|(_, seat)| seat == name);
        !is_rostered(name)
            && !is_player
            && !["Variant", "Options", "SetUp", "FEN"].contains(&name.as_str())
    });
    tags.extend(others.cloned());
    tags
}

/// What must have happened at the table for a game to end so whose moves do not say it.
fn event_behind(result: &str, termination: &str) -> Option<TableEvent> {
    let loser = match result {
        "1-0" => Seat::North,
        "0-1" => Seat::South,
        "1/2-1/2" => return Some(TableEvent::Draw),
        _ => return None,
    };
    let mut words = termination.split(' ');
    if words.any(|word| word.to_ascii_lowercase().starts_with("time")) {
        Some(TableEvent::Flag(loser))
    } else {
        Some(TableEvent::Resign(loser))
    }
}

/// The table event that ends the main line.
fn last_event(game: &Game) -> Option<(NodeId, TableEvent)> {
    let last = *game.record().main_line().last()?;
    match &game.record().node(last).event {
        Event::Table(event) => Some((last, event.clone())),
        Event::Move { .. } => None,
    }
}

/// Do result and termination say this event, and nothing hangs on it that would be lost?
fn is_unsaid(game: &Game, id: NodeId, event: &TableEvent, result: &str) -> bool {
    let node = game.record().node(id);
    let flag = matches!(event, TableEvent::Flag(_));
    let termination =
        game.record()
            .tag("Termination")
            .unwrap_or(if flag { TIME_FORFEIT } else { "" });
    let bare = node.comments.is_empty() && node.marks.is_empty() && node.clock_ms.is_none();
    bare && game.record().children(node.parent).len() == 1
        && event_behind(result, termination).as_ref() == Some(event)
}

/// The words of PGN.
struct Pgn;

impl Dialect for Pgn {
    fn steps(&self, position: &Position, word: &str, _: &[Effect]) -> Result<Vec<Step>, WordError> {
        if matches!(word, "e.p." | "ep" | "+" | "++" | "#" | "ch") {
            return Ok(vec![Step::Nothing]);
        }
        if matches!(word, NULL_MOVE | "Z0" | "0000" | "@@@@" | "null" | "pass") {
            return Ok(vec![Step::Table(TableEvent::Pass)]);
        }
        if !word.bytes().any(|byte| byte.is_ascii_alphanumeric()) {
            // A judgement in signs, such as ± or =.
            return Ok(vec![Step::Remark(word.to_owned())]);
        }
        if let Some(over) = position.outcome() {
            return Err(crate::IllegalMove::GameOver(over).into());
        }
        let mv = find_san(position, word)?;
        Ok(vec![Step::Move(position.text(mv))])
    }

    fn word(&self, position: &Position, event: &Event, effects: &[Effect]) -> String {
        match event {
            Event::Move { mv, .. } => san(position, *mv, effects),
            Event::Table(TableEvent::Pass) => NULL_MOVE.to_owned(),
            Event::Table(event) => format!("{{{EVENT_COMMENT}{event}]}}"),
        }
    }

    fn is_pgn(&self) -> bool {
        true
    }

    fn fills_slot(&self, event: &Event, _: &str) -> bool {
        matches!(event, Event::Move { .. } | Event::Table(TableEvent::Pass))
    }

    fn joined(&self, _: &Position, _: &Event, _: &str) -> Option<String> {
        None
    }

    fn clock(&self, milliseconds: u64) -> String {
        format!("[%clk {}]", clock_text(milliseconds))
    }
}

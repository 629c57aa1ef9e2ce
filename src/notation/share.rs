//! Share: a game as a short text for a link's `#` part.
//!
//! ```text
//! version · game · options · start · names · number of events · events · checksum      as bytes, then base64url
//! ```
//!
//! Only the main line is shared, without comments, clocks and variations. Each move is its place among the legal moves
//! sorted by text, one more place announces a table event; all places together are the digits of one number in mixed radix,
//! so that a position with n legal moves costs log₂(n + 1) bits and no more.

mod base64;
mod events;
mod number;

use crate::game::{Game, IllegalEvent};
use crate::moves::IllegalMove;
use crate::notation::fen::FenError;
use crate::notation::fen4::Fen4Error;
use crate::notation::own::{self, OwnRulesError};
use crate::position::Position;
use crate::variant::{OptionsError, Variant};
use events::{Digit, put_event, sorted_texts, take_event};
use number::Number;

/// Why a link holds no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShareError {
    /// Nothing is there.
    #[error("the link holds no game")]
    Empty,
    /// A character that such links do not have.
    #[error("the link is damaged: “{0}” does not belong into it")]
    BadCharacter(char),
    /// Characters are missing or changed.
    #[error("the link is damaged: a part of it is missing or changed")]
    Damaged,
    /// It was made by a later version.
    #[error(
        "the link was made by a later version of this program (form {0}); reload the page to get that version"
    )]
    Future(u8),
    /// It names no game or option of this version.
    #[error(transparent)]
    Game(#[from] OptionsError),
    /// The game has rules of its own that cannot be used.
    #[error(transparent)]
    OwnRules(#[from] OwnRulesError),
    /// The position that the game starts from cannot be read.
    #[error("the start cannot be read: {0}")]
    StartFen4(#[from] Fen4Error),
    /// The orthodox position that the game starts from cannot be read.
    #[error("the start cannot be read: {0}")]
    StartFen(#[from] FenError),
    /// A move that is not legal any more.
    #[error("move {place} cannot be made: {reason}")]
    Move {
        /// Its place among the events, from 1.
        place: usize,
        /// Why.
        reason: IllegalMove,
    },
    /// A table event that is not possible any more.
    #[error("event {place} is not possible: {reason}")]
    Event {
        /// Its place among the events, from 1.
        place: usize,
        /// Why.
        reason: IllegalEvent,
    },
}

impl ShareError {
    /// A stable key for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Empty => "share-empty",
            Self::BadCharacter(_) | Self::Damaged => "share-damaged",
            Self::Future(_) => "share-future",
            Self::Game(_) => "share-game",
            Self::OwnRules(_) => "share-own-rules",
            Self::StartFen4(_) | Self::StartFen(_) => "share-start",
            Self::Move { .. } | Self::Event { .. } => "share-illegal",
        }
    }
}

/// The form written here; links of later ones are refused by name.
const VERSION: u8 = 1;
/// More events than any game has, so that a forged link cannot keep the reader busy.
const MOST_EVENTS: usize = 1 << 14;

/// The games by their number in links: new ones are added at the end.
const GAMES: [&str; 28] = [
    "quadrochess-four",
    "quadrochess-three",
    "quadrochess-two",
    "quadrochess-teams",
    "quadrochess-teams-adjacent",
    "quadrochess-doubles3",
    "quadrochess-doubles2",
    "quadrochess-doubles2-adjacent",
    "chess-four",
    "gencon",
    "american",
    "hughes",
    "verney",
    "political",
    "coalition",
    "orthodox",
    "online-teams",
    "online-ffa",
    "quadrocheckers-four",
    "quadrocheckers-three",
    "quadrocheckers-two",
    "quadrocheckers-two-sixteen",
    "quadrocheckers-teams",
    "quadrocheckers-teams-adjacent",
    "quadrocheckers-doubles3",
    "quadrocheckers-doubles2",
    "quadrocheckers-doubles2-adjacent",
    "checkers-classic",
];

/// In place of a game's number: its definition follows in place of options.
const OWN: u8 = 254;

impl Game {
    /// The main line up to now as a short text of letters, digits, `-` and `_`.
    ///
    /// ```
    /// use quadrille::Game;
    /// let game = Game::from_pgn("1. e4 e5 2. Nf3").unwrap();
    /// let again = Game::from_share(&game.to_share()).unwrap();
    /// assert_eq!(again.position(), game.position());
    /// ```
    pub fn to_share(&self) -> String {
        let mut bytes = vec![VERSION];
        let variant = self.variant();
        let game = GAMES.iter().position(|&id| variant.id == id);
        if let Some(definition) = own::definition(variant) {
            bytes.push(OWN);
            put_text(&mut bytes, &definition);
        } else {
            bytes.push(game.map_or(u8::MAX, |game| game as u8));
            put_text(&mut bytes, &variant.options.to_string());
        }
        put_start(&mut bytes, self.start());
        for seat in variant.seats().iter() {
            put_text(
                &mut bytes,
                self.record().tag(seat.name()).unwrap_or_default(),
            );
        }
        let (count, number) = self.packed_events();
        put_length(&mut bytes, count);
        bytes.extend(number.into_bytes());
        bytes.extend(checksum(&bytes));
        base64::encode(&bytes)
    }

    /// Reads a shared game; the cursor stands at its end.
    ///
    /// # Errors
    /// [`ShareError`] says what is wrong; a link of a later version is named as one.
    pub fn from_share(text: &str) -> Result<Self, ShareError> {
        let bytes = base64::decode(text.trim()).map_err(ShareError::BadCharacter)?;
        if bytes.is_empty() {
            return Err(ShareError::Empty);
        }
        let split = bytes
            .len()
            .checked_sub(CHECKSUM_LENGTH)
            .ok_or(ShareError::Damaged)?;
        let (content, sum) = bytes.split_at(split);
        if sum != checksum(content) {
            return Err(ShareError::Damaged);
        }
        let mut reader = Reader(content);
        match reader.byte()? {
            VERSION => {}
            later => return Err(ShareError::Future(later)),
        }
        let game = reader.byte()?;
        let rules = reader.text()?;
        let variant = if game == OWN {
            own::read(&rules)?
        } else {
            let id = GAMES.get(usize::from(game)).ok_or(ShareError::Damaged)?;
            Variant::new(id, &rules.parse().unwrap_or_default())?
        };
        let mut game = Self::from_position(reader.start(variant)?);
        for seat in game.variant().seats().iter() {
            let name = reader.text()?;
            if !name.is_empty() {
                game.record_mut().set_tag(seat.name(), &name);
            }
        }
        let count = reader.length()?;
        if count > MOST_EVENTS {
            return Err(ShareError::Damaged);
        }
        let mut number = Number::from_bytes(reader.0);
        for place in 1..=count {
            game.unpack_event(&mut number, place)?;
        }
        if number.is_zero() {
            Ok(game)
        } else {
            Err(ShareError::Damaged)
        }
    }

    /// The main line's events as digits, the first the lowest.
    fn packed_events(&self) -> (usize, Number) {
        let mut game = self.clone();
        let line = self.record().main_line();
        if let Some(&first) = line.first() {
            game.go_to_node(first);
        }
        while game.undo() {}
        let mut digits: Vec<Digit> = Vec::new();
        let mut count = 0;
        for id in line.into_iter().take(MOST_EVENTS) {
            let event = &self.record().node(id).event;
            put_event(&mut digits, game.position(), event);
            // By steps: finding each anew from the beginning would cost the square of the length.
            game.redo();
            count += 1;
        }
        let mut number = Number::default();
        for Digit { value, radix } in digits.into_iter().rev() {
            number.push(value, radix);
        }
        (count, number)
    }

    fn unpack_event(&mut self, number: &mut Number, place: usize) -> Result<(), ShareError> {
        self.go_on();
        let texts = sorted_texts(self.position());
        let index = number.pop(texts.len() as u32 + 1) as usize;
        let Some(text) = texts.get(index) else {
            let event = take_event(number).ok_or(ShareError::Damaged)?;
            return match self.apply_event(&event) {
                Ok(_) => Ok(()),
                Err(reason) => Err(ShareError::Event { place, reason }),
            };
        };
        let called = self.variant().spoken_check && number.pop(2) == 1;
        let call = if called { "+" } else { "" };
        match self.play(&format!("{text}{call}")) {
            Ok(_) => Ok(()),
            Err(reason) => Err(ShareError::Move { place, reason }),
        }
    }
}

/// Where the game starts: 0 from its array, 1 and a FEN4, 2 and a FEN.
fn put_start(bytes: &mut Vec<u8>, start: &Position) {
    let variant = start.variant();
    let usual = if variant.is_own() {
        Ok(variant.clone())
    } else {
        Variant::new(&variant.id, &variant.options)
    };
    if usual.is_ok_and(|usual| *start == Position::start(usual)) {
        bytes.push(0);
        return;
    }
    // Only FEN says that castling is done as in Chess960.
    let fen = start.to_fen().ok().filter(|fen| {
        let usual = Variant::new(&start.variant().id, &start.variant().options);
        usual.is_ok_and(|variant| Position::from_fen(variant, fen).is_ok_and(|read| read == *start))
    });
    let (kind, text) = fen.map_or_else(|| (1, start.to_fen4()), |fen| (2, fen));
    bytes.push(kind);
    put_text(bytes, &text);
}

fn put_text(bytes: &mut Vec<u8>, text: &str) {
    put_length(bytes, text.len());
    bytes.extend(text.bytes());
}

/// Seven bits a byte, lowest first; the highest bit says that more follow.
fn put_length(bytes: &mut Vec<u8>, mut length: usize) {
    while length >= 128 {
        bytes.push(length as u8 | 128);
        length >>= 7;
    }
    bytes.push(length as u8);
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn byte(&mut self) -> Result<u8, ShareError> {
        let (&first, rest) = self.0.split_first().ok_or(ShareError::Damaged)?;
        self.0 = rest;
        Ok(first)
    }

    fn length(&mut self) -> Result<usize, ShareError> {
        let mut length = 0;
        for shift in [0, 7, 14] {
            let byte = self.byte()?;
            length |= usize::from(byte & 127) << shift;
            if byte < 128 {
                return Ok(length);
            }
        }
        Err(ShareError::Damaged)
    }

    fn text(&mut self) -> Result<String, ShareError> {
        let length = self.length()?;
        let (text, rest) = self.0.split_at_checked(length).ok_or(ShareError::Damaged)?;
        self.0 = rest;
        String::from_utf8(text.to_vec()).map_err(|_| ShareError::Damaged)
    }

    fn start(&mut self, variant: Variant) -> Result<Position, ShareError> {
        match self.byte()? {
            0 => Ok(Position::start(variant)),
            1 => Ok(Position::from_fen4(variant, &self.text()?)?),
            2 => Ok(Position::from_fen(variant, &self.text()?)?),
            _ => Err(ShareError::Damaged),
        }
    }
}

const CHECKSUM_LENGTH: usize = 3;

/// Three bytes of FNV-1a, folded.
fn checksum(bytes: &[u8]) -> [u8; CHECKSUM_LENGTH] {
    let hash = bytes.iter().fold(0x811C_9DC5_u32, |hash, &byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    let [a, b, c, d] = hash.to_le_bytes();
    [a ^ d, b, c]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::ids;

    #[test]
    fn every_game_has_a_number() {
        let missing: Vec<&str> = ids().filter(|id| !GAMES.contains(id)).collect();
        assert_eq!(missing, [""; 0]);
    }

    fn sealed(content: &[u8]) -> String {
        base64::encode(&[content, &checksum(content)].concat())
    }

    #[test]
    fn links_of_later_versions_are_named_as_such() {
        let error = |content: &[u8]| Game::from_share(&sealed(content)).err();
        assert_eq!(
            error(&[VERSION + 1, 0, 0]),
            Some(ShareError::Future(VERSION + 1))
        );
        assert_eq!(error(&[VERSION, u8::MAX, 0]), Some(ShareError::Damaged));
        assert_eq!(error(&[VERSION]), Some(ShareError::Damaged));
    }

    #[test]
    fn a_forged_number_of_events_ends_soon() {
        let mut content = vec![VERSION, 15, 0, 0, 0, 0];
        put_length(&mut content, MOST_EVENTS + 1);
        assert_eq!(
            Game::from_share(&sealed(&content)).err(),
            Some(ShareError::Damaged)
        );
    }
}

//! Arguments that several commands share: which game, from where, after which moves.

use lexopt::{Arg, Parser, ValueExt};

use super::failure::Failure;
use crate::Game;
use crate::game::TableEvent;
use crate::notation::find_typed;
use crate::position::Position;
use crate::variant::{Options, Variant};

/// What was asked for.
#[derive(Debug, Default)]
pub(super) struct Arguments {
    pub(super) values: Vec<String>,
    pub(super) options: Options,
    pub(super) fen4: Option<String>,
    pub(super) fen: Option<String>,
    pub(super) moves: Option<String>,
    pub(super) batch: Option<String>,
    /// The definition of the game, in place of its id.
    pub(super) rules: Option<String>,
    pub(super) no_repetition: bool,
    pub(super) all: bool,
}

impl Arguments {
    pub(super) fn read(mut words: Parser) -> Result<Self, Failure> {
        let mut arguments = Self::default();
        let usage = |error: lexopt::Error| Failure::Usage(error.to_string());
        let text = |words: &mut Parser| words.value().and_then(ValueExt::string).map_err(usage);
        while let Some(word) = words.next().map_err(usage)? {
            match word {
                Arg::Value(value) => arguments.values.push(value.string().map_err(usage)?),
                Arg::Long("option") => {
                    let option = text(&mut words)?;
                    let (name, value) = option.split_once('=').unwrap_or((&option, ""));
                    arguments.options.set(name, value);
                }
                Arg::Long("fen4") => arguments.fen4 = Some(text(&mut words)?),
                Arg::Long("fen") => arguments.fen = Some(text(&mut words)?),
                Arg::Long("moves") => arguments.moves = Some(text(&mut words)?),
                Arg::Long("rules") => arguments.rules = Some(text(&mut words)?),
                Arg::Long("batch") => arguments.batch = Some(text(&mut words)?),
                Arg::Long("all") => arguments.all = true,
                Arg::Long("no-repetition") => arguments.no_repetition = true,
                other => return Err(usage(other.unexpected())),
            }
        }
        if arguments.rules.is_some() {
            // What follows stands in the same places as with a game's id.
            arguments.values.insert(0, "own".to_owned());
        }
        Ok(arguments)
    }

    /// The game that the first value names, at the position that the arguments describe.
    pub(super) fn game(&self) -> Result<Game, Failure> {
        let id = self
            .values
            .first()
            .ok_or_else(|| Failure::Usage("which game?".to_owned()))?;
        let variant = match &self.rules {
            Some(file) => variant_in(file)?,
            None => variant(id, &self.options)?,
        };
        let mut game = game_of(variant, self.fen4.as_deref(), self.fen.as_deref())?;
        if self.no_repetition {
            game = game.without_repetition_draws();
        }
        play_all(
            &mut game,
            self.moves.iter().flat_map(|moves| moves.split_whitespace()),
        )?;
        Ok(game)
    }

    /// The depth that the second value names.
    pub(super) fn depth(&self) -> Result<u32, Failure> {
        let depth = self
            .values
            .get(1)
            .ok_or_else(|| Failure::Usage("to which depth?".to_owned()))?;
        depth
            .parse()
            .map_err(|_| Failure::Usage(format!("“{depth}” is no depth")))
    }
}

pub(super) fn game(
    id: &str,
    options: &Options,
    fen4: Option<&str>,
    fen: Option<&str>,
) -> Result<Game, Failure> {
    game_of(variant(id, options)?, fen4, fen)
}

/// The game of the book with this id.
pub(super) fn variant(id: &str, options: &Options) -> Result<Variant, Failure> {
    Variant::new(id, options).map_err(|error| Failure::Input(error.to_string()))
}

/// The game that a file defines.
pub(super) fn variant_in(file: &str) -> Result<Variant, Failure> {
    let text = std::fs::read_to_string(file).map_err(|error| {
        std::io::Error::new(error.kind(), format!("cannot read {file}: {error}"))
    })?;
    text.parse()
        .map_err(|error| Failure::Input(format!("{file} defines no game:\n{error}")))
}

/// A game from a position; from its start if none is given.
pub(super) fn game_of(
    mut variant: Variant,
    fen4: Option<&str>,
    fen: Option<&str>,
) -> Result<Game, Failure> {
    let input = |error: &dyn std::fmt::Display| Failure::Input(error.to_string());
    if fen.is_some() {
        // FEN comes from published tables, whose counts know no dead positions.
        variant.dead_draws = false;
    }
    let position = match (fen4, fen) {
        (Some(text), _) => Position::from_fen4(variant, text).map_err(|error| input(&error))?,
        (None, Some(text)) => Position::from_fen(variant, text).map_err(|error| input(&error))?,
        (None, None) => Position::start(variant),
    };
    Ok(Game::from_position(position))
}

/// Plays a move as the engine writes it, as SAN or with the board's printed labels; `+` at its end calls check where checks are
/// spoken.
fn play_word(game: &mut Game, text: &str) -> Result<(), String> {
    let mv = find_typed(game.position(), text, false).map_err(|error| error.to_string())?;
    let mut plain = game.position().text(mv);
    if game.variant().spoken_check && text.ends_with('+') {
        plain.push('+');
    }
    game.play(&plain).map_err(|error| error.to_string())?;
    Ok(())
}

/// Plays moves and table events.
pub(super) fn play_all<'a>(
    game: &mut Game,
    texts: impl Iterator<Item = &'a str>,
) -> Result<(), Failure> {
    for (i, text) in texts.enumerate() {
        if let Ok(event) = text.parse::<TableEvent>() {
            game.apply_event(&event).map_err(|error| Failure::Move {
                place: i + 1,
                text: text.to_owned(),
                reason: error.to_string(),
            })?;
        } else {
            play_word(game, text).map_err(|reason| Failure::Move {
                place: i + 1,
                text: text.to_owned(),
                reason,
            })?;
        }
    }
    Ok(())
}

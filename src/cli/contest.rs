//! `match`: two computer players meet in many games, spread over seats and variants of each family.
//!
//! ```text
//! match                      the whole ladder of levels, against its bars
//! match 5 4 [ID…]            two players: 1 to 5 or random
//! match --weights TERM=N     the strongest level against itself with one term of its evaluation at N hundredths
//! ```

mod game;

use std::io::Write;

use lexopt::{Arg, Parser, ValueExt};

use self::game::{Played, Player, play, seats_of_first};
use super::failure::Failure;
use crate::search::{Level, TERMS};
use crate::variant::{Family, Options, Variant, ids};
use crate::zobrist::mix;

/// How the games are played.
#[derive(Clone)]
struct Contest {
    /// Games a family.
    games: u64,
    /// Positions a move for levels without a limit of their own.
    nodes: u64,
    /// The family to play, if not all.
    family: Option<String>,
    /// The games to play, if not all.
    only: Vec<String>,
    verbose: bool,
    show: bool,
}

type Belongs = fn(&Variant) -> bool;

/// Games that are won by the same skills: the word for `--family`, what it is called, and what belongs to it.
const FAMILIES: [(&str, &str, Belongs); 4] = [
    ("two", "chess, two parties", |variant| {
        variant.family == Family::Chess && variant.parties.len() == 2
    }),
    ("more", "chess, more parties", |variant| {
        variant.family == Family::Chess && variant.parties.len() > 2
    }),
    ("checkers", "checkers", |variant| {
        variant.family == Family::Checkers
    }),
    ("coalition", "coalition", |variant| {
        variant.family == Family::Coalition
    }),
];

pub(super) fn contest(words: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let (contest, players) = read(words)?;
    match players {
        Some((first, second)) => contest.meet(first, second, 0.0, out).map(|_| ()),
        None => contest.ladder(out),
    }
}

/// In Coalition two players meet, each with the dummy that becomes his ally: otherwise a weak ally would decide.
fn table_rules(id: &str) -> Options {
    let mut options = Options::default();
    if id == "coalition" {
        options.set("dummies", "W+E");
    }
    options
}

fn read(mut words: Parser) -> Result<(Contest, Option<(Player, Player)>), Failure> {
    let usage = |error: lexopt::Error| Failure::Usage(error.to_string());
    let mut values = Vec::new();
    let mut contest = Contest {
        games: 40,
        nodes: 20_000,
        family: None,
        only: Vec::new(),
        verbose: false,
        show: false,
    };
    let mut scaled = None;
    while let Some(word) = words.next().map_err(usage)? {
        match word {
            Arg::Value(value) => values.push(value.string().map_err(usage)?),
            Arg::Long("games") => contest.games = number(&mut words)?,
            Arg::Long("nodes") => contest.nodes = number(&mut words)?,
            Arg::Long("family") => contest.family = Some(family(&text(&mut words)?)?),
            Arg::Long("weights") => scaled = Some(term(&text(&mut words)?)?),
            Arg::Long("verbose") => contest.verbose = true,
            Arg::Long("show") => (contest.verbose, contest.show) = (true, true),
            other => return Err(usage(other.unexpected())),
        }
    }
    let player = |text: &String| {
        Player::read(text)
            .ok_or_else(|| Failure::Usage(format!("“{text}” is no player: 1 to 5, or random")))
    };
    let players = match (scaled, values.as_slice()) {
        (Some(scaled), only) => {
            contest.only = only.to_vec();
            Some((Player::Level(Level::STRONGEST), scaled))
        }
        (None, []) => None,
        (None, [first, second, only @ ..]) => {
            contest.only = only.to_vec();
            Some((player(first)?, player(second)?))
        }
        (None, [_]) => return Err(Failure::Usage("who against whom?".to_owned())),
    };
    Ok((contest, players))
}

fn text(words: &mut Parser) -> Result<String, Failure> {
    words
        .value()
        .and_then(ValueExt::string)
        .map_err(|error| Failure::Usage(error.to_string()))
}

fn family(word: &str) -> Result<String, Failure> {
    let known = FAMILIES.iter().any(|&(other, ..)| other == word);
    known.then(|| word.to_owned()).ok_or_else(|| {
        let words = FAMILIES.map(|(word, ..)| word).join(", ");
        Failure::Usage(format!("“{word}” is no family: {words}"))
    })
}

/// `TERM=N`.
fn term(text: &str) -> Result<Player, Failure> {
    let read = || {
        let (name, hundredths) = text.split_once('=')?;
        let name = TERMS.into_iter().find(|&term| term == name)?;
        Some(Player::Scaled(name, hundredths.parse().ok()?))
    };
    read().ok_or_else(|| {
        let terms = TERMS.join(", ");
        Failure::Usage(format!("“{text}” is no TERM=HUNDREDTHS; terms: {terms}"))
    })
}

fn number(words: &mut Parser) -> Result<u64, Failure> {
    words
        .value()
        .and_then(|value| value.parse())
        .map_err(|error| Failure::Usage(error.to_string()))
}

impl Contest {
    /// The strongest level against random moves, each against the one below, the weakest against the third.
    fn ladder(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let level = |number| Player::read(&format!("{number}")).unwrap_or(Player::Random);
        let mut missed = 0;
        // Nobody needs much thought against random moves; games among several strong players that follow are long.
        let brisk = Self {
            nodes: self.nodes / 8,
            ..self.clone()
        };
        missed += brisk.meet(level(5), Player::Random, 0.95, out)?;
        for number in (2..=5).rev() {
            missed += self.meet(level(number), level(number - 1), 0.60, out)?;
        }
        missed += self.meet(level(3), level(1), 0.90, out)?;
        if missed > 0 {
            return Err(Failure::Input(format!(
                "{missed} shares are below their bars"
            )));
        }
        Ok(())
    }

    /// Lets two players meet in every family; how many shares lie below the bar.
    fn meet(
        &self,
        first: Player,
        second: Player,
        bar: f64,
        out: &mut dyn Write,
    ) -> Result<u32, Failure> {
        write!(out, "{first} against {second}")?;
        if bar > 0.0 {
            write!(out, ", at least {bar:.2}")?;
        }
        writeln!(out)?;
        let mut missed = 0;
        for (word, name, belongs) in FAMILIES {
            if self.family.as_ref().is_some_and(|only| only != word) {
                continue;
            }
            let variants: Vec<Variant> = ids()
                .filter(|id| self.only.is_empty() || self.only.iter().any(|only| only == id))
                .filter_map(|id| Variant::new(id, &table_rules(id)).ok())
                .filter(belongs)
                .filter(|variant| first.knows(variant) && second.knows(variant))
                .collect();
            if !variants.is_empty() {
                let share = self.family(name, &variants, [first, second], out)?;
                missed += u32::from(share < bar);
            }
        }
        Ok(missed)
    }

    /// All games of a family; the first player's share.
    fn family(
        &self,
        name: &str,
        variants: &[Variant],
        players: [Player; 2],
        out: &mut dyn Write,
    ) -> Result<f64, Failure> {
        let played = self.play_all(variants, players);
        let count = f64::from(played.len() as u32);
        let mean = played.iter().map(|game| game.share).sum::<f64>() / count;
        let spread: f64 = played.iter().map(|game| (game.share - mean).powi(2)).sum();
        let bound = 1.96 * (spread / (count - 1.0).max(1.0) / count).sqrt();
        if self.verbose {
            for game in &played {
                writeln!(out, "    {:.2}  {}", game.share, game.story)?;
                if self.show {
                    writeln!(out, "          {}", game.moves)?;
                }
            }
        }
        writeln!(out, "  {name:<20} {count:>4} games  {mean:.3} ± {bound:.3}")?;
        out.flush()?;
        Ok(mean)
    }

    /// The games, on all of the machine's processors.
    fn play_all(&self, variants: &[Variant], players: [Player; 2]) -> Vec<Played> {
        let workers = std::thread::available_parallelism().map_or(1, usize::from) as u64;
        let one = |number: u64| {
            // Each deal is played twice with the sides exchanged, one game after the other.
            let (pair, variety) = (number / 2, variants.len() as u64);
            let variant = &variants[(pair % variety) as usize];
            let deal = pair / variety * 2 + number % 2;
            let seats = seats_of_first(variant, deal);
            play(variant, seats, players, self.nodes, mix(deal / 2))
        };
        std::thread::scope(|scope| {
            let work = |worker| {
                move || {
                    (worker..self.games)
                        .step_by(workers as usize)
                        .map(one)
                        .collect()
                }
            };
            let running: Vec<_> = (0..workers)
                .map(|worker| scope.spawn(work(worker)))
                .collect();
            let done = running
                .into_iter()
                .map(|thread| thread.join().unwrap_or_default());
            done.flat_map(|games: Vec<Played>| games).collect()
        })
    }
}

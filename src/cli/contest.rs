//! `match`: two computer players meet in many games, spread over seats and variants of each family.

use std::io::Write;

use lexopt::{Arg, Parser, ValueExt};

use super::Failure;
use crate::outcome::Outcome;
use crate::search::{Level, Search};
use crate::seat::{Seat, SeatSet};
use crate::variant::{Family, Options, Variant, ids};
use crate::zobrist::mix;
use crate::{Game, Move};

/// Games are stopped after so many rounds and count as drawn.
const ROUNDS: usize = 120;

/// How the games are played.
struct Contest {
    /// Games a family.
    games: u64,
    /// Positions a move for levels without a limit of their own.
    nodes: u64,
    only: Vec<String>,
    verbose: bool,
}

/// A game that was played.
struct Played {
    /// The first player's share.
    share: f64,
    /// What to say of it.
    story: String,
}

/// Who chooses the moves.
#[derive(Clone, Copy, Debug)]
enum Player {
    /// Each legal move as likely as any other.
    Random,
    Level(Level),
}

impl Player {
    fn read(text: &str) -> Option<Self> {
        if text == "random" {
            return Some(Self::Random);
        }
        Level::new(text.parse().ok()?).map(Self::Level)
    }

    fn choose(self, game: &Game, nodes: u64, seed: u64) -> Option<Move> {
        match self {
            Self::Random => random_move(game, seed),
            Self::Level(level) => {
                let mut search = Search::new(game.position(), &game.earlier_keys(), level, seed);
                search.step(nodes);
                search.best().map(|best| best.mv)
            }
        }
    }
}

fn random_move(game: &Game, seed: u64) -> Option<Move> {
    let moves = game.legal_moves();
    let place = mix(seed) % (moves.len() as u64).max(1);
    moves.get(place as usize).copied()
}

impl std::fmt::Display for Player {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Level(level) => write!(f, "level {}", level.number()),
        }
    }
}

type Belongs = fn(&Variant) -> bool;

/// Games that are won by the same skills.
const FAMILIES: [(&str, Belongs); 4] = [
    ("chess, two parties", |variant| {
        variant.family == Family::Chess && variant.parties.len() == 2
    }),
    ("chess, more parties", |variant| {
        variant.family == Family::Chess && variant.parties.len() > 2
    }),
    ("checkers", |variant| variant.family == Family::Checkers),
    ("coalition", |variant| variant.family == Family::Coalition),
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
        nodes: 30_000,
        only: Vec::new(),
        verbose: false,
    };
    while let Some(word) = words.next().map_err(usage)? {
        match word {
            Arg::Value(value) => values.push(value.string().map_err(usage)?),
            Arg::Long("games") => contest.games = number(&mut words)?,
            Arg::Long("nodes") => contest.nodes = number(&mut words)?,
            Arg::Long("verbose") => contest.verbose = true,
            other => return Err(usage(other.unexpected())),
        }
    }
    let player = |text: &String| {
        Player::read(text)
            .ok_or_else(|| Failure::Usage(format!("“{text}” is no player: 1 to 5, or random")))
    };
    let players = match values.as_slice() {
        [] => None,
        [first, second, only @ ..] => {
            contest.only = only.to_vec();
            Some((player(first)?, player(second)?))
        }
        [_] => return Err(Failure::Usage("who against whom?".to_owned())),
    };
    Ok((contest, players))
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
        missed += self.meet(level(5), Player::Random, 0.95, out)?;
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
        for (name, belongs) in FAMILIES {
            let variants: Vec<Variant> = ids()
                .filter(|id| self.only.is_empty() || self.only.iter().any(|only| only == id))
                .filter_map(|id| Variant::new(id, &table_rules(id)).ok())
                .filter(belongs)
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
            }
        }
        writeln!(out, "  {name:<20} {count:>4} games  {mean:.3} ± {bound:.3}")?;
        out.flush()?;
        Ok(mean)
    }

    /// The games, on all of the machine's processors.
    fn play_all(&self, variants: &[Variant], players: [Player; 2]) -> Vec<Played> {
        let workers = std::thread::available_parallelism().map_or(1, usize::from) as u64;
        let play = |number: u64| {
            let variant = &variants[number as usize % variants.len()];
            // Each deal is played twice with the sides exchanged.
            let deal = number / variants.len() as u64;
            let seats = seats_of_first(variant, deal);
            self.game(variant, seats, players, mix(deal / 2))
        };
        std::thread::scope(|scope| {
            let work = |worker| {
                move || {
                    (worker..self.games)
                        .step_by(workers as usize)
                        .map(play)
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

    /// The first player's share of one game, which begins with a random move of each seat.
    fn game(
        &self,
        variant: &Variant,
        seats: SeatSet,
        [first, second]: [Player; 2],
        seed: u64,
    ) -> Played {
        let mut game = Game::new(variant.clone());
        let players = variant.order.len();
        let opening = if variant.family == Family::Coalition {
            0
        } else {
            players
        };
        while game.status().is_none() && game.ply() < ROUNDS * players {
            let turn = game.position().turn();
            let player = if seats.contains(mover(&game, turn)) {
                first
            } else {
                second
            };
            let seed = mix(seed ^ (game.ply() as u64) << 32);
            let chosen = if game.ply() < opening {
                random_move(&game, seed)
            } else {
                player.choose(&game, self.nodes, seed)
            };
            let Some(mv) = chosen else { break };
            let text = game.position().text(mv);
            if game.play(&text).is_err() {
                break;
            }
        }
        let ending = game
            .status()
            .map_or_else(|| "unfinished".to_owned(), |outcome| outcome.to_string());
        Played {
            share: share(&game, seats),
            story: format!(
                "{:<28} first {seats:<8} {:>3} plies  {ending}",
                variant.id,
                game.ply()
            ),
        }
    }
}

/// A win counts 1 and a draw ½, for each seat: whoever went out before a draw has lost, the others have drawn (3). A party
/// with seats of both players is shared.
fn share(game: &Game, seats: SeatSet) -> f64 {
    let position = game.position();
    let in_play = |seat: &Seat| position.standing(*seat).takes_turns();
    let paid = match game.status() {
        Some(Outcome::Win { party, .. }) => party,
        _ => game.variant().seats().iter().filter(in_play).collect(),
    };
    let paid = paid.without(game.variant().dummies);
    f64::from(paid.and(seats).len()) / f64::from(paid.len().max(1))
}

/// Who moves a seat: in Coalition the lesser powers are dummies, moved by their greater ally's player (R11.11).
fn mover(game: &Game, seat: Seat) -> Seat {
    let position = game.position();
    let dummies = game.variant().dummies;
    let mut greater = position.allies(seat).without(dummies).iter();
    if dummies.contains(seat) {
        greater.next().unwrap_or(seat)
    } else {
        seat
    }
}

/// Half of the parties, another half for each deal; deals come in pairs with the sides exchanged.
fn seats_of_first(variant: &Variant, deal: u64) -> SeatSet {
    const HALVES: [[usize; 2]; 3] = [[0, 2], [0, 1], [0, 3]];
    let parties = &variant.parties;
    let all = variant.seats();
    let pick = deal as usize / 2;
    let chosen: SeatSet = match parties.len() {
        // Yellow, and who becomes his ally.
        _ if !variant.dummies.is_empty() => SeatSet::of(&[Seat::South]),
        2 => parties[0],
        4 => HALVES[pick % 3]
            .iter()
            .flat_map(|&party| parties[party].iter())
            .collect(),
        count => parties[pick % count],
    };
    if deal.is_multiple_of(2) {
        chosen
    } else {
        all.without(chosen).without(variant.dummies)
    }
}

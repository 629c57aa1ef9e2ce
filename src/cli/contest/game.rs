//! One game of a match: who chooses the moves, who sits where, and what each gets.

use crate::moves::Move;
use crate::outcome::Outcome;
use crate::search::{Level, Search};
use crate::seat::{Seat, SeatSet};
use crate::variant::{Family, Variant};
use crate::zobrist::mix;
use crate::{Game, Position};

/// Games are stopped after so many rounds and count as drawn.
const ROUNDS: usize = 120;

/// Who chooses the moves.
#[derive(Clone, Copy, Debug)]
pub(super) enum Player {
    /// Each legal move as likely as any other.
    Random,
    Level(Level),
    /// The strongest level with one term of its evaluation scaled to so many hundredths.
    Scaled(&'static str, i16),
}

impl Player {
    /// `random`, or a level's number.
    pub(super) fn read(text: &str) -> Option<Self> {
        if text == "random" {
            return Some(Self::Random);
        }
        Level::new(text.parse().ok()?).map(Self::Level)
    }

    fn choose(self, game: &Game, nodes: u64, seed: u64) -> Option<Move> {
        let (position, keys) = (game.position(), game.earlier_keys());
        let mut search = match self {
            Self::Random => return random_move(game, seed),
            Self::Level(level) => Search::new(position, &keys, level, seed),
            Self::Scaled(term, hundredths) => {
                let term = (term, hundredths);
                Search::with_term(position, &keys, Level::STRONGEST, seed, term)?
            }
        };
        search.step(nodes);
        search.best().map(|best| best.mv)
    }

    /// Can he play this game? Not every game has every term.
    pub(super) fn knows(self, variant: &Variant) -> bool {
        let Self::Scaled(term, hundredths) = self else {
            return true;
        };
        let start = Position::start(variant.clone());
        Search::with_term(&start, &[], Level::WEAKEST, 0, (term, hundredths)).is_some()
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
            Self::Scaled(term, hundredths) => write!(f, "{term} at {hundredths} %"),
        }
    }
}

/// A game that was played.
pub(super) struct Played {
    /// The first player's share.
    pub(super) share: f64,
    /// What to say of it.
    pub(super) story: String,
    /// Its moves.
    pub(super) moves: String,
}

/// Plays a game to its end. It begins with random moves, so that no two games are alike: one of each seat, in Coalition an
/// exchange of two of Yellow's pieces.
pub(super) fn play(
    variant: &Variant,
    seats: SeatSet,
    [first, second]: [Player; 2],
    nodes: u64,
    seed: u64,
) -> Played {
    let mut game = Game::new(variant.clone());
    let opening = match variant.family {
        Family::Coalition => 1,
        Family::Chess | Family::Checkers => variant.order.len(),
    };
    let mut turns = 0;
    let mut moves = String::new();
    while game.status().is_none() && turns < ROUNDS * variant.order.len() {
        let turn = game.position().turn();
        let player = if seats.contains(mover(&game, turn)) {
            first
        } else {
            second
        };
        let seed = mix(seed ^ (game.ply() as u64) << 32);
        let chosen = if game.ply() < opening {
            random_opening(&game, seed)
        } else {
            player.choose(&game, nodes, seed)
        };
        let Some(mv) = chosen else { break };
        // Arranging pieces and putting them back takes many choices, but one turn.
        turns += usize::from(!matches!(mv, Move::Place { .. } | Move::Drop { .. }));
        let text = game.position().text(mv);
        if game.play(&text).is_err() {
            break;
        }
        moves.extend([turn.to_string().as_str(), ":", text.as_str(), " "]);
    }
    let ending = game
        .status()
        .map_or_else(|| "unfinished".to_owned(), |outcome| outcome.to_string());
    let (id, plies) = (&*variant.id, game.ply());
    Played {
        share: share(&game, seats),
        story: format!("{id:<28} first {seats:<8} {plies:>3} plies  {ending}"),
        moves,
    }
}

fn random_opening(game: &Game, seed: u64) -> Option<Move> {
    if game.variant().family != Family::Coalition {
        return random_move(game, seed);
    }
    let moves = game.legal_moves();
    let exchanges = moves.iter().filter(|mv| matches!(mv, Move::Place { .. }));
    let count = exchanges.clone().count() as u64;
    exchanges.copied().nth((mix(seed) % count.max(1)) as usize)
}

/// A win counts 1 and a draw ½, for each seat: whoever went out before a draw has lost, the others have drawn (3). A party
/// with seats of both players is shared.
fn share(game: &Game, seats: SeatSet) -> f64 {
    let position = game.position();
    let in_play = |seat: &Seat| position.seat_state(*seat).takes_turns();
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
pub(super) fn seats_of_first(variant: &Variant, deal: u64) -> SeatSet {
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

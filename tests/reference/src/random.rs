//! Random games for comparisons.

use std::collections::BTreeSet;

use crate::board::{SEATS, Seat};
use crate::outcome::{Outcome, Table};
use crate::play::Match;

/// Numbers for random games: a small multiplicative generator, seeded.
pub struct Dice {
    state: u64,
}

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice {
            state: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1,
        }
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % bound
    }
}

/// A random game: its moves, the sorted legal moves before each of them and after the last, and how it stands.
pub struct RandomGame {
    pub moves: Vec<String>,
    pub legal: Vec<String>,
    pub report: Vec<String>,
}

/// How random games are played.
#[derive(Clone, Copy)]
pub struct Manner {
    pub taste: Taste,
    /// After so many plies they stop.
    pub plies: usize,
    /// Every other move is made with a spoken check.
    pub calls: bool,
    /// Now and then somebody resigns or lets the sand run out, or the game is agreed drawn or claimed.
    pub events: bool,
}

/// Plays a random game.
pub fn random_game<T: Table>(start: T, seed: u64, manner: Manner) -> RandomGame {
    let mut dice = Dice::new(seed);
    let mut game = Match::new(start, true);
    let (mut moves, mut legal) = (Vec::new(), Vec::new());
    loop {
        let mut choices = game.table.choices();
        choices.sort_by(|(a, _), (b, _)| a.cmp(b));
        let texts: Vec<&str> = choices.iter().map(|(text, _)| text.as_str()).collect();
        legal.push(texts.join(" "));
        if texts.is_empty() || moves.len() >= manner.plies {
            break;
        }
        if manner.events
            && let Some(text) = event(&game.table, &mut dice)
        {
            game.play(&text).expect("an event that may happen");
            moves.push(text);
            continue;
        }
        let picked = pick(&game.table, &choices, manner.taste, &mut dice);
        let (mut text, mut after) = choices.swap_remove(picked);
        if manner.calls && dice.below(2) == 0 {
            text.push('+');
            after.call_check();
        }
        game.go_on(after);
        moves.push(text);
    }
    let report = game.report();
    RandomGame {
        moves,
        legal,
        report,
    }
}

/// Once in a while something that is no move.
fn event<T: Table>(table: &T, dice: &mut Dice) -> Option<String> {
    if table.clone().claim() && dice.below(4) == 0 {
        return Some("claim".to_string());
    }
    match dice.below(2000) {
        0 => Some("draw".to_string()),
        1..30 => Some("pass-sand".to_string()),
        30..60 => {
            let in_play = |seat: &Seat| !table.state(*seat).is_out();
            let seats: Vec<Seat> = SEATS.into_iter().filter(in_play).collect();
            let seat = seats[dice.below(seats.len())].letter();
            Some(format!("resign:{seat}"))
        }
        _ => None,
    }
}

/// What the players of a random game like, when they do not make any move at all.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Taste {
    Any,
    /// Captures and pawns' moves, which come to promotions and endings sooner.
    Lively,
    Checks,
    LivelyAndChecks,
    /// Kings like to walk, and a player who can put another out does.
    KingsWalk,
    /// Two opposite seats hunt for mates and captured kings.
    Hunt,
}

impl Taste {
    pub fn of_seed(seed: u64) -> Taste {
        match seed % 10 {
            0 | 1 => Taste::Any,
            2 | 3 => Taste::Lively,
            4 | 5 => Taste::Checks,
            6 | 7 => Taste::LivelyAndChecks,
            8 => Taste::KingsWalk,
            _ => Taste::Hunt,
        }
    }
}

/// Which of the choices to take. Where there are other choices than moves of men, each sort of them gets its
/// turn, however many or few they are.
fn pick<T: Table>(table: &T, choices: &[(String, T)], taste: Taste, dice: &mut Dice) -> usize {
    let sorts: BTreeSet<&str> = choices.iter().map(|(text, _)| sort_of(text)).collect();
    let others: Vec<&str> = sorts.iter().copied().filter(|sort| *sort != MAN).collect();
    let only_others = others.len() == sorts.len();
    let sort = if !others.is_empty() && (only_others || dice.below(2) == 0) {
        others[dice.below(others.len())]
    } else {
        MAN
    };
    let of_sort: Vec<usize> = (0..choices.len())
        .filter(|&i| sort_of(&choices[i].0) == sort)
        .collect();
    let liked = match taste {
        Taste::Hunt if table.to_move().index().is_multiple_of(2) && dice.below(4) != 0 => {
            vec![hunt(choices, &of_sort)]
        }
        Taste::KingsWalk => walk(table, choices, &of_sort, dice),
        _ if dice.below(2) == 0 => Vec::new(),
        _ => {
            let lively = matches!(taste, Taste::Lively | Taste::LivelyAndChecks);
            let checks = matches!(taste, Taste::Checks | Taste::LivelyAndChecks);
            let likes = |&i: &usize| {
                let after = &choices[i].1;
                (lively && after.quiet_plies() == 0) || (checks && !after.checked().is_empty())
            };
            of_sort.iter().copied().filter(likes).collect()
        }
    };
    let among = if liked.is_empty() { &of_sort } else { &liked };
    among[dice.below(among.len())]
}

/// Moves that put somebody out, else half the time the king's.
fn walk<T: Table>(
    table: &T,
    choices: &[(String, T)],
    of_sort: &[usize],
    dice: &mut Dice,
) -> Vec<usize> {
    let in_play = table.seats_in_play();
    let puts_out = |&i: &usize| choices[i].1.seats_in_play() < in_play;
    let captures: Vec<usize> = of_sort.iter().copied().filter(puts_out).collect();
    if !captures.is_empty() || dice.below(2) == 0 {
        return captures;
    }
    let Some(king) = table.king_name() else {
        return Vec::new();
    };
    let beginning = format!("{king}-");
    let walks = |&i: &usize| choices[i].0.starts_with(&beginning);
    of_sort.iter().copied().filter(walks).collect()
}

/// The move that leaves the fewest players in play, and then the fewest answers, but no draw.
fn hunt<T: Table>(choices: &[(String, T)], of_sort: &[usize]) -> usize {
    let prey = |&i: &usize| {
        let mut after = choices[i].1.clone();
        after.settle();
        let drawn = matches!(after.outcome(), Some(Outcome::Draw(_)));
        (drawn, after.seats_in_play(), after.choices().len())
    };
    of_sort
        .iter()
        .copied()
        .min_by_key(prey)
        .expect("the sort has moves")
}

/// A move of a man; everything else begins with a word of its own.
const MAN: &str = "";

fn sort_of(text: &str) -> &'static str {
    let words = ["place:", "declare:", "shade:", "huff:", "skip", "done", "@"];
    words
        .into_iter()
        .find(|word| text.starts_with(word))
        .unwrap_or(MAN)
}

//! A game with its history: threefold and fifty rounds (section 3), moves by their text, perft (13).

use std::collections::{BTreeSet, HashMap};

use crate::board::{SEATS, Seat};
use crate::outcome::{Outcome, Table};

/// What stands between the moves of a record.
enum Event {
    Resign(Seat),
    Draw,
    PassSand,
    Claim,
}

impl Event {
    fn read(text: &str) -> Option<Event> {
        match text {
            "draw" => Some(Event::Draw),
            "pass-sand" => Some(Event::PassSand),
            "claim" => Some(Event::Claim),
            _ => {
                let seat = text
                    .strip_prefix("resign:")
                    .or(text.strip_prefix("flag:"))?;
                SEATS
                    .into_iter()
                    .find(|s| seat == s.letter().to_string())
                    .map(Event::Resign)
            }
        }
    }
}

/// A game being played move by move.
#[derive(Clone)]
pub struct Match<T: Table> {
    pub table: T,
    seen: HashMap<String, u32>,
    repetition: bool,
}

impl<T: Table> Match<T> {
    pub fn new(table: T, repetition: bool) -> Match<T> {
        let mut game = Match {
            table,
            seen: HashMap::new(),
            repetition,
        };
        game.note_position();
        game
    }

    /// The legal moves' texts, sorted.
    pub fn texts(&self) -> Vec<String> {
        let mut texts: Vec<String> = self.table.choices().into_iter().map(|(t, _)| t).collect();
        texts.sort();
        texts
    }

    /// Makes the move of that text.
    pub fn play(&mut self, text: &str) -> Result<(), String> {
        if let Some(outcome) = self.table.outcome() {
            return Err(format!("{text}: the game is over: {}", outcome.text()));
        }
        if let Some(event) = Event::read(text) {
            return self.happen(event);
        }
        let plain = text.trim_end_matches(['+', '#']);
        let found = self.table.choices().into_iter().find(|(t, _)| t == plain);
        let (_, mut after) = found.ok_or_else(|| format!("{text} is not legal"))?;
        if text.ends_with('+') {
            after.call_check();
        }
        self.go_on(after);
        Ok(())
    }

    /// What is no move: who is out already cannot resign, and not everybody may claim.
    fn happen(&mut self, event: Event) -> Result<(), String> {
        match event {
            Event::Resign(seat) if self.table.state(seat).is_out() => {
                return Err(format!("{seat:?} is not in play"));
            }
            Event::Resign(seat) => self.table.resign(seat),
            Event::Draw => self.table.set_outcome(Outcome::Draw("agreement")),
            Event::PassSand => self.table.pass_turn(),
            Event::Claim => {
                if !self.table.claim() {
                    return Err("nobody may claim the win".to_string());
                }
            }
        }
        self.note_position();
        Ok(())
    }

    /// Takes one of the table's choices.
    fn go_on(&mut self, mut after: T) {
        after.settle();
        self.table = after;
        self.note_position();
    }

    fn note_position(&mut self) {
        if !self.repetition || self.table.outcome().is_some() {
            return;
        }
        let Some(key) = self.table.repetition_key() else {
            return;
        };
        let times = self.seen.entry(key).or_insert(0);
        *times += 1;
        if *times == 3 {
            self.table.set_outcome(Outcome::Draw("threefold"));
        } else if self.table.quiet_plies() >= 50 * self.table.seats_in_play() {
            self.table.set_outcome(Outcome::Draw("fifty rounds"));
        }
    }

    /// The lines that `play` prints.
    pub fn report(&self) -> Vec<String> {
        let table = &self.table;
        let turn = match table.outcome() {
            Some(_) => '-',
            None => table.to_move().letter(),
        };
        let checked: Vec<String> = table
            .checked()
            .iter()
            .map(|s| s.letter().to_string())
            .collect();
        let check = if checked.is_empty() {
            "-".to_string()
        } else {
            checked.join(" ")
        };
        let result = table.outcome().map_or("ongoing".to_string(), Outcome::text);
        let mut lines = vec![
            format!("turn: {turn}"),
            format!("states: {}", table.states_text()),
            format!("check: {check}"),
            format!("result: {result}"),
        ];
        lines.extend(table.remark());
        lines
    }
}

/// perft of section 13; repetition is not looked at.
pub fn perft<T: Table>(table: &T, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let choices = table.counted_choices();
    if depth == 1 {
        return choices.len() as u64;
    }
    choices
        .into_iter()
        .map(|(_, mut after)| {
            after.settle();
            perft(&after, depth - 1)
        })
        .sum()
}

/// The counts under each move, sorted by its text.
pub fn divide<T: Table>(table: &T, depth: u32) -> Vec<(String, u64)> {
    let mut counts: Vec<(String, u64)> = table
        .counted_choices()
        .into_iter()
        .map(|(text, mut after)| {
            after.settle();
            (text, perft(&after, depth.saturating_sub(1)))
        })
        .collect();
    counts.sort();
    counts
}

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
        let picked = pick(&choices, seed, &mut dice);
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

/// Which of the choices to take. Where there are other choices than moves of men, each sort of them gets its
/// turn, however many or few they are. Of men's moves half are any; the others prefer, in games of odd seeds,
/// captures and pawns' moves, and in two of four games checks, so that promotions and endings come sooner. In every
/// tenth game two opposite seats hunt for mates and captured kings.
fn pick<T: Table>(choices: &[(String, T)], seed: u64, dice: &mut Dice) -> usize {
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
    let hunter = |(_, after): &(String, T)| after.to_move().index() % 2 == (seed / 10 % 2) as usize;
    if seed % 10 == 9 && hunter(&choices[0]) && dice.below(4) != 0 {
        return hunt(choices, &of_sort);
    }
    let preferred: Vec<usize> = if dice.below(2) == 0 {
        Vec::new()
    } else {
        let lively = |after: &T| seed % 2 == 1 && after.quiet_plies() == 0;
        let checks = |after: &T| seed % 4 >= 2 && !after.checked().is_empty();
        let wanted = |&i: &usize| lively(&choices[i].1) || checks(&choices[i].1);
        of_sort.iter().copied().filter(wanted).collect()
    };
    let among = if preferred.is_empty() {
        &of_sort
    } else {
        &preferred
    };
    among[dice.below(among.len())]
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

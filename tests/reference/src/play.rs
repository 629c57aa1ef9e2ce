//! A game with its history: threefold and fifty rounds (section 3), moves by their text, perft (13).

use std::collections::HashMap;

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
            Event::Claim if self.table.draws_are_claimed() => {
                let why = self.standstill(3, 50).ok_or("there is no draw to claim")?;
                self.table.set_outcome(Outcome::Draw(why));
            }
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
    pub fn go_on(&mut self, mut after: T) {
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
        let by_itself = if self.table.draws_are_claimed() {
            self.standstill(5, 75)
        } else {
            self.standstill(3, 50)
        };
        if let Some(why) = by_itself {
            self.table.set_outcome(Outcome::Draw(why));
        }
    }

    /// Has the position stood so often, or has nothing happened for so many rounds?
    fn standstill(&self, occurrences: u32, rounds: u32) -> Option<&'static str> {
        let times = self.seen.get(&self.table.repetition_key()?).copied();
        if times.unwrap_or(0) >= occurrences {
            Some("repetition")
        } else if self.table.quiet_plies() >= rounds * self.table.seats_in_play() {
            Some("quiet rounds")
        } else {
            None
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

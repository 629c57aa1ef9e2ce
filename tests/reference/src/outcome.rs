//! How games end, and what every kind of game offers to the command line.

use crate::board::{SEATS, Seat};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Win(Vec<Seat>, &'static str),
    Draw(&'static str),
    /// Nobody scores (R11.7).
    Stopped(&'static str),
}

impl Outcome {
    pub fn text(&self) -> String {
        match self {
            Outcome::Win(party, why) => format!("win {} ({why})", party_text(party)),
            Outcome::Draw(why) => format!("draw ({why})"),
            Outcome::Stopped(why) => format!("stopped ({why})"),
        }
    }
}

/// A party as `S+N`.
pub fn party_text(party: &[Seat]) -> String {
    let letters: Vec<String> = party.iter().map(|s| s.letter().to_string()).collect();
    letters.join("+")
}

/// State of a seat (1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    Active,
    Frozen,
    Inert,
    Removed,
    /// The online free-for-all's leaver, whose king alone moves on (section 14).
    Walking,
    /// Not a seat of this game.
    Absent,
}

impl State {
    pub fn word(self) -> &'static str {
        match self {
            State::Active => "active",
            State::Frozen => "frozen",
            State::Inert => "inert",
            State::Removed => "removed",
            State::Walking => "walking",
            State::Absent => "absent",
        }
    }

    /// Out for good.
    pub fn is_out(self) -> bool {
        matches!(self, State::Inert | State::Removed | State::Absent)
    }
}

/// A game in progress. A choice leads to a table that still has to be settled: whose turn it is now,
/// who is mated, whether the game is over.
pub trait Table: Clone {
    /// Every legal move with the table after it. Empty when the game is over.
    fn choices(&self) -> Vec<(String, Self)>;

    /// The moves that count in perft (section 13).
    fn counted_choices(&self) -> Vec<(String, Self)> {
        self.choices()
    }

    fn settle(&mut self);

    fn outcome(&self) -> Option<&Outcome>;

    fn set_outcome(&mut self, outcome: Outcome);

    fn to_move(&self) -> Seat;

    fn state(&self, seat: Seat) -> State;

    /// Seats whose king is attacked.
    fn checked(&self) -> Vec<Seat>;

    /// Where the king of the seat to move stands, if there is one.
    fn king_name(&self) -> Option<String> {
        None
    }

    /// Plies since a capture, a pawn's (or man's) move or a seat's going out (R3.2).
    fn quiet_plies(&self) -> u32;

    /// Everything that makes two positions the same (R3.1); nothing while men are being arranged.
    fn repetition_key(&self) -> Option<String>;

    /// A player in play gives up, or his chess clock has run out (R3.4).
    fn resign(&mut self, seat: Seat);

    /// The sand clock of the player to move has run out (R3.5).
    fn pass_turn(&mut self);

    /// Must a draw by repetition or quiet rounds be claimed by the mover (R3.6)?
    fn draws_are_claimed(&self) -> bool {
        false
    }

    /// The leader of the last two claims the win (section 14); false if he may not.
    fn claim(&mut self) -> bool {
        false
    }

    /// The move that led here was made with a spoken check (R4.2).
    fn call_check(&mut self) {}

    /// A further line about the position, such as points.
    fn remark(&self) -> Option<String> {
        None
    }

    fn states_text(&self) -> String {
        let words: Vec<String> = SEATS
            .into_iter()
            .filter(|&seat| self.state(seat) != State::Absent)
            .map(|seat| format!("{}={}", seat.letter(), self.state(seat).word()))
            .collect();
        words.join(" ")
    }

    /// Seats neither out nor frozen.
    fn seats_in_play(&self) -> u32 {
        let in_play = |&seat: &Seat| matches!(self.state(seat), State::Active | State::Walking);
        SEATS.into_iter().filter(in_play).count() as u32
    }
}

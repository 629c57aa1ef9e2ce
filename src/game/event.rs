//! Events of a record: moves, and what players agree on or suffer besides.

use std::fmt;
use std::str::FromStr;

use super::claim::Claim;
use crate::effect::{Effect, Pass};
use crate::endings::{self, points};
use crate::facts::SeatState;
use crate::moves::Move;
use crate::outcome::{Outcome, Reason};
use crate::play;
use crate::position::Position;
use crate::seat::{Seat, SeatSet};
use crate::variant::Talk;
use crate::words;

/// One entry of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A move; `called` if the mover called check with it (R4.2).
    Move {
        /// The move.
        mv: Move,
        /// Was check called?
        called: bool,
    },
    /// Anything else.
    Table(TableEvent),
}

/// What happens at the table besides moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableEvent {
    /// A player gives up: `resign:W`.
    Resign(Seat),
    /// A player's time is up: `flag:W`.
    Flag(Seat),
    /// Everybody agreed to a draw: `draw`.
    Draw,
    /// The leader of the last two claims the win, or the mover a draw that is theirs to claim: `claim`.
    Claim,
    /// Two players announce a pact: `pact:S-W aim`.
    Pact(Pact),
    /// They dissolve it: `unpact:S-W`.
    Unpact(SeatSet),
    /// The sand clock of the player to move ran out: `pass-sand`.
    PassSand,
    /// The player to move makes no move, as analysts write it into a record: `pass`.
    Pass,
}

/// An announced alliance; it never changes what is legal (10).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pact {
    /// The two players.
    pub seats: SeatSet,
    /// What they want to reach, in their words or from a list.
    pub aim: String,
}

impl TableEvent {
    /// The player who does or suffers it, if it is one.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Resign(seat) | Self::Flag(seat) => Some(*seat),
            _ => None,
        }
    }
}

fn pair(seats: SeatSet) -> String {
    let mut pair = String::new();
    for seat in seats.iter() {
        words::append(&mut pair, "-", seat.letter().encode_utf8(&mut [0; 4]));
    }
    pair
}

impl fmt::Display for TableEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Resign(seat) => write!(f, "resign:{seat}"),
            Self::Flag(seat) => write!(f, "flag:{seat}"),
            Self::Draw => f.write_str("draw"),
            Self::Claim => f.write_str("claim"),
            Self::Pact(pact) if pact.aim.is_empty() => write!(f, "pact:{}", pair(pact.seats)),
            Self::Pact(pact) => write!(f, "pact:{} {}", pair(pact.seats), pact.aim),
            Self::Unpact(seats) => write!(f, "unpact:{}", pair(*seats)),
            Self::PassSand => f.write_str("pass-sand"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// A text that is no table event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "“{0}” is no table event; they are resign:W, flag:W, draw, claim, pact:S-W …, unpact:S-W, pass-sand and pass"
)]
pub struct UnreadableEvent(pub String);

impl FromStr for TableEvent {
    type Err = UnreadableEvent;

    fn from_str(text: &str) -> Result<Self, UnreadableEvent> {
        let unreadable = || UnreadableEvent(text.to_owned());
        let seat = |part: &str| part.parse::<Seat>().map_err(|_| unreadable());
        let seats = |part: &str| -> Result<SeatSet, UnreadableEvent> {
            let (a, b) = part.split_once('-').ok_or_else(unreadable)?;
            let seats = SeatSet::of(&[seat(a)?, seat(b)?]);
            if seats.len() == 2 {
                Ok(seats)
            } else {
                Err(unreadable())
            }
        };
        match text {
            "draw" => return Ok(Self::Draw),
            "claim" => return Ok(Self::Claim),
            "pass-sand" => return Ok(Self::PassSand),
            "pass" => return Ok(Self::Pass),
            _ => {}
        }
        let (word, rest) = text.split_once(':').ok_or_else(unreadable)?;
        match word {
            "resign" => Ok(Self::Resign(seat(rest)?)),
            "flag" => Ok(Self::Flag(seat(rest)?)),
            "pact" => {
                let (pair, aim) = rest.split_once(' ').unwrap_or((rest, ""));
                Ok(Self::Pact(Pact {
                    seats: seats(pair)?,
                    aim: aim.trim().to_owned(),
                }))
            }
            "unpact" => Ok(Self::Unpact(seats(rest)?)),
            _ => Err(unreadable()),
        }
    }
}

/// Why a table event is not possible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalEvent {
    /// The text is no event.
    #[error(transparent)]
    Unreadable(#[from] UnreadableEvent),
    /// The game is over.
    #[error("the game is over: {0}")]
    GameOver(Outcome),
    /// The player is not in the game any more.
    #[error("{seat} is not in play", seat = .0.name())]
    NotInPlay(Seat),
    /// The points do not allow a claim (14).
    #[error(
        "nobody can claim the win: it takes the last two players and a lead of 21 points, 20 more for each walking king"
    )]
    NoClaim,
    /// Neither repetition nor quiet rounds allow a claim (R3.6).
    #[error(
        "nobody can claim a draw: it takes the third occurrence of a position, or fifty rounds without a capture or a pawn's move"
    )]
    NoDrawClaim,
    /// The game knows no pacts.
    #[error("this game knows no pacts now")]
    NoPacts,
    /// There is no such pact.
    #[error("there is no pact between {0}")]
    NoSuchPact(SeatSet),
}

impl IllegalEvent {
    /// A stable key for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unreadable(_) => "unreadable-event",
            Self::GameOver(_) => "game-over",
            Self::NotInPlay(_) => "not-in-play",
            Self::NoClaim => "no-claim",
            Self::NoDrawClaim => "no-draw-claim",
            Self::NoPacts => "no-pacts",
            Self::NoSuchPact(_) => "no-such-pact",
        }
    }
}

/// Applies an event to a position and the pacts that stand, `claim` being what may be claimed.
pub(super) fn apply(
    position: &mut Position,
    pacts: &mut Vec<Pact>,
    event: &TableEvent,
    claim: Option<Claim>,
    effects: &mut Vec<Effect>,
) -> Result<(), IllegalEvent> {
    if let Some(outcome) = position.outcome() {
        return Err(IllegalEvent::GameOver(outcome));
    }
    if let Some(seat) = event.seat()
        && !matches!(
            position.seat_state(seat),
            SeatState::Active | SeatState::Frozen
        )
    {
        return Err(IllegalEvent::NotInPlay(seat));
    }
    let (state, rules) = position.state_mut();
    match event {
        TableEvent::Resign(seat) => {
            effects.push(Effect::Resigned { seat: *seat });
            play::give_up(state, rules, *seat, Reason::Resignation, effects);
        }
        TableEvent::Flag(seat) => {
            effects.push(Effect::Flagged { seat: *seat });
            play::give_up(state, rules, *seat, Reason::Flag, effects);
        }
        TableEvent::Draw => endings::draw(state, rules, Reason::Agreement, effects),
        TableEvent::Claim => {
            let nothing = if rules.variant.draw_claims {
                IllegalEvent::NoDrawClaim
            } else {
                IllegalEvent::NoClaim
            };
            let claim = claim.ok_or(nothing)?;
            match claim.outcome {
                Outcome::Draw(reason) => endings::draw(state, rules, reason, effects),
                _ => points::claim(state, claim.seat, effects),
            }
        }
        TableEvent::Pact(pact) => announce(position, pacts, pact, effects)?,
        TableEvent::Unpact(seats) => {
            let place = pacts.iter().position(|pact| pact.seats == *seats);
            let pact = pacts.remove(place.ok_or(IllegalEvent::NoSuchPact(*seats))?);
            effects.push(Effect::Pact {
                seats: pact.seats,
                made: false,
                aim: pact.aim,
            });
        }
        TableEvent::PassSand => play::pass_turn(state, rules, Pass::Sand, effects),
        TableEvent::Pass => play::pass_turn(state, rules, Pass::Skipped, effects),
    }
    Ok(())
}

/// Pacts are announced in games of talk; three against one is worth a warning (10).
fn announce(
    position: &Position,
    pacts: &mut Vec<Pact>,
    pact: &Pact,
    effects: &mut Vec<Effect>,
) -> Result<(), IllegalEvent> {
    let variant = position.variant();
    // Each for himself, people make pacts whatever the source says; in Coalition the rounds of diplomacy bound them.
    let each_alone =
        variant.parties.len() > 2 && variant.parties.iter().all(|party| party.len() == 1);
    let open = (variant.talk == Talk::Diplomacy || each_alone)
        && position.state().diplomacy.pacts_are_open();
    if !open {
        return Err(IllegalEvent::NoPacts);
    }
    if let Some(seat) = pact
        .seats
        .iter()
        .find(|&seat| !position.seat_state(seat).takes_turns())
    {
        return Err(IllegalEvent::NotInPlay(seat));
    }
    pacts.retain(|known| known.seats != pact.seats);
    pacts.push(pact.clone());
    effects.push(Effect::Pact {
        seats: pact.seats,
        made: true,
        aim: pact.aim.clone(),
    });
    for seat in position.state().in_play().iter() {
        let others = position.state().in_play().without(SeatSet::of(&[seat]));
        let allied = pacts
            .iter()
            .filter(|pact| pact.seats.without(others).is_empty())
            .count();
        // Only among three others are there three pairs.
        if allied == 3 && !pact.seats.contains(seat) {
            effects.push(Effect::ThreeAgainstOne { seat });
        }
    }
    Ok(())
}

//! Events of a record: moves, and what players agree on or suffer besides.

use std::fmt;
use std::str::FromStr;

use crate::effect::{Effect, Pass, Phase};
use crate::moves::Move;
use crate::outcome::{Outcome, Reason};
use crate::position::Position;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};
use crate::state::{Standing, State};
use crate::variant::{Family, KingCapture, MateWhen, Talk};
use crate::words;
use crate::{gencon, online, turn};

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
    /// The leader of the last two claims the win: `claim`.
    Claim,
    /// Two players announce a pact: `pact:S-W aim`.
    Pact(Pact),
    /// They dissolve it: `unpact:S-W`.
    Unpact(SeatSet),
    /// The sand clock of the player to move ran out: `pass-sand`.
    PassSand,
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
        }
    }
}

/// A text that is no table event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "“{0}” is no table event; they are resign:W, flag:W, draw, claim, pact:S-W …, unpact:S-W and pass-sand"
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
            Self::NoPacts => "no-pacts",
            Self::NoSuchPact(_) => "no-such-pact",
        }
    }
}

/// Applies an event to a position and the pacts that stand.
pub(super) fn apply(
    position: &mut Position,
    pacts: &mut Vec<Pact>,
    event: &TableEvent,
    effects: &mut Vec<Effect>,
) -> Result<(), IllegalEvent> {
    if let Some(outcome) = position.outcome() {
        return Err(IllegalEvent::GameOver(outcome));
    }
    if let Some(seat) = event.seat()
        && !matches!(position.standing(seat), Standing::Active | Standing::Frozen)
    {
        return Err(IllegalEvent::NotInPlay(seat));
    }
    match event {
        TableEvent::Resign(seat) => {
            effects.push(Effect::Resigned { seat: *seat });
            give_up(position, *seat, Reason::Resignation, effects);
        }
        TableEvent::Flag(seat) => {
            effects.push(Effect::Flagged { seat: *seat });
            give_up(position, *seat, Reason::Flag, effects);
        }
        TableEvent::Draw => {
            let (state, rules) = position.state_mut();
            if rules.variant.mate_when == MateWhen::AtOnce {
                online::draw(state, Reason::Agreement, effects);
            } else {
                turn::end(state, Outcome::Draw(Reason::Agreement), effects);
            }
        }
        TableEvent::Claim => {
            let (state, _) = position.state_mut();
            let leader = Seat::ALL
                .into_iter()
                .find(|&seat| online::may_claim(state, seat));
            let leader = leader.ok_or(IllegalEvent::NoClaim)?;
            online::claim(state, leader, effects);
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
        TableEvent::PassSand => pass_sand(position, effects),
    }
    Ok(())
}

/// Resignation and flag fall (R3.4): single seats suffer what mate would do; a team loses as one, or its seats go out.
fn give_up(position: &mut Position, seat: Seat, reason: Reason, effects: &mut Vec<Effect>) {
    let (state, rules) = position.state_mut();
    let party = rules.allies[seat];
    let parties_in_play = rules
        .variant
        .parties
        .iter()
        .filter(|party| !party.and(state.in_play()).is_empty())
        .count();
    if rules.variant.family == Family::Coalition {
        crate::coalition::give_up(state, rules, seat, reason, effects);
        return;
    }
    if party.len() > 1 && parties_in_play == 2 {
        turn::party_loses(state, rules, seat, reason, effects);
    } else {
        for member in party.and(state.in_play()).iter() {
            if state.outcome.is_none() {
                leave(state, rules, member, reason, effects);
            }
        }
    }
    turn::reoffer_turn(state, rules, effects);
}

fn leave(state: &mut State, rules: &Rules, seat: Seat, reason: Reason, effects: &mut Vec<Effect>) {
    if state.phase == Phase::Replace && state.turn == seat {
        gencon::done(state, effects);
    }
    if rules.variant.king_capture == KingCapture::Points {
        online::player_left(state, rules, seat, reason, effects);
    } else {
        turn::lose_army(state, rules, seat, reason, effects);
    }
}

/// Pacts are announced in games of talk; three against one is worth a warning (10).
fn announce(
    position: &Position,
    pacts: &mut Vec<Pact>,
    pact: &Pact,
    effects: &mut Vec<Effect>,
) -> Result<(), IllegalEvent> {
    let open =
        position.variant().talk == Talk::Diplomacy && position.state().diplomacy.pacts_are_open();
    if !open {
        return Err(IllegalEvent::NoPacts);
    }
    if let Some(seat) = pact
        .seats
        .iter()
        .find(|&seat| !position.standing(seat).takes_turns())
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

/// A sand clock that runs out costs the turn; in a phase it means "done" (R3.5).
fn pass_sand(position: &mut Position, effects: &mut Vec<Effect>) {
    let (state, rules) = position.state_mut();
    let seat = state.turn;
    effects.push(Effect::Passed {
        seat,
        reason: Pass::Sand,
    });
    match state.phase {
        Phase::Replace => {
            if state.king(seat).is_none()
                && let Some(Move::Drop { kind, square }) =
                    gencon::replacements(state, rules).first().copied()
            {
                gencon::drop(state, kind, square, effects);
            }
            gencon::done(state, effects);
            turn::pass_on(state, rules, effects);
        }
        _ if rules.variant.family == Family::Coalition => {
            crate::coalition::lose_turn(state, rules, effects);
        }
        Phase::SetUp | Phase::Rearrange | Phase::Play => turn::pass_on(state, rules, effects),
    }
}

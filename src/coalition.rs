//! Coalition Chess (rule book, 11): nine kinds of pieces on 10 × 10, two greater powers with kings and two lesser ones
//! without, and alliances that are made at the table.
//!
//! ```text
//! field       who may arrange pieces where, and the array
//! diplomacy   what alliances, rounds and rights need to remember
//! attack      who attacks a square
//! generate    how the pieces move, and which moves are legal
//! opening     Yellow's first move
//! choices     what a player may do besides moving
//! make        doing it, and what deeds commit to
//! order       whose turn it becomes, answers to check, mate and endings
//! score       what the result is worth
//! summary     what is shown of all this
//! why         why a choice is not open
//! validate    which set-ups are no positions
//! ```

mod attack;
mod choices;
mod diplomacy;
mod field;
mod generate;
mod make;
mod opening;
mod order;
mod score;
mod summary;
mod validate;
mod why;

pub use diplomacy::{Alliance, Arrangement, Diplomacy};
pub use summary::{DiplomacySummary, TurnKind};

pub(crate) use attack::attackers;
pub(crate) use choices::{moves, piece_moves};
pub(crate) use field::{MEN, field_of, put_array};
pub(crate) use generate::{count, has_move, list, ready_to_take};
pub(crate) use make::{count_after, make, make_piece_move};
pub(crate) use order::{give_up, lose_turn, reoffer_turn};
pub(crate) use score::points;
pub(crate) use validate::validate;
pub(crate) use why::why_not;

use crate::seat::{Seat, SeatSet};

const YELLOW: Seat = Seat::South;
const RED: Seat = Seat::West;
const BLACK: Seat = Seat::North;
const GREEN: Seat = Seat::East;

/// The powers with kings.
const GREATER: SeatSet = SeatSet::of(&[YELLOW, BLACK]);
/// The powers without, in the order of play.
const LESSER: [Seat; 2] = [GREEN, RED];

/// Rounds in which alliances are made, and the special turns are possible.
const DIPLOMATIC_ROUNDS: u16 = 3;

//! What a position knows besides the pieces on their squares: plain data that set-ups, states and position texts share.

mod diplomacy;
mod en_passant;
mod fault;
mod huff;
mod phase;
pub(crate) mod powers;
mod seat_state;

pub use diplomacy::{Alliance, Arrangement, Diplomacy};
pub use en_passant::EnPassantRight;
pub use fault::{Fault, Faults};
pub use huff::Huff;
pub use phase::Phase;
pub use seat_state::SeatState;

//! How seats and games end (rule book, 3): what a mate, a resignation or the capture of a king does to an army, draws, points.

mod army;
mod dead;
mod king;
mod over;
pub(crate) mod points;

pub(crate) use army::{fall, leave, lose_army, player_left};
pub(crate) use dead::{draw, end_if_dead, is_dead, take_back_draw};
pub(crate) use king::king_captured;
pub(crate) use over::{end, party_loses};

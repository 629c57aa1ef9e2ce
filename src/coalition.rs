//! Coalition Chess (rule book, 11): nine kinds of pieces on 10 × 10, two greater powers with kings and two lesser ones
//! without, and alliances that are made at the table.
//!
//! ```text
//! arrangement  phases, and the pieces in a power's field
//! pieces       what a move does to the pieces
//! alliance     what deeds commit to
//! generate     how the pieces move, and which moves are legal
//! opening      Yellow's first move
//! choices      what a player may do besides moving
//! order        whose turn it becomes, answers to check, mate and endings
//! make         doing what a player chose
//! score        what the result is worth
//! summary      what is shown of all this
//! why          why a choice is not open
//! validate     which set-ups are no positions
//! ```

mod alliance;
mod arrangement;
mod choices;
mod generate;
mod make;
mod opening;
mod order;
mod pieces;
mod score;
mod summary;
mod validate;
mod why;

pub use summary::{DiplomacySummary, TurnKind};

pub(crate) use choices::{moves, piece_moves};
pub(crate) use generate::{has_move, ready_to_take};
pub(crate) use make::{count_after, lose_turn, make, make_piece_move};
pub(crate) use opening::{count, list};
pub(crate) use order::{give_up, reoffer_turn};
pub(crate) use score::points;
pub(crate) use validate::validate;
pub(crate) use why::why_not;

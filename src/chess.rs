//! Chess movement (rule book, 2), on whatever board and for however many armies.

mod attack;
mod castle;
mod generate;
mod lines;
mod make;
mod pawns;
mod sink;
mod tell;
mod why;

pub(crate) use attack::{attackers, in_check, is_attacked, is_attacked_by};
pub(crate) use generate::{count, count_where_kings_are_safe, has_move, list};
pub(crate) use lines::Lines;
pub(crate) use make::{make, ready_to_take};
pub(crate) use sink::{ChessMove, Counter, Finder, Flag, MoveSink};
pub(crate) use tell::{tell_capture, tell_move};
pub(crate) use why::checks_after;

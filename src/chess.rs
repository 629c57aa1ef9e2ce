//! Chess movement (rule book, 2), on whatever board and for however many armies.

mod attack;
mod castle;
mod castlings;
mod double_check;
mod exchange;
mod general;
mod generate;
mod lines;
mod make;
mod pawns;
mod pieces;
mod replace;
mod sink;
mod staged;
mod tell;
mod validate;
mod why;

pub(crate) use attack::{attackers, in_check, is_attacked, is_attacked_by};
pub(crate) use double_check::score_checks;
pub(crate) use exchange::exchange;
pub(crate) use generate::{count, count_where_kings_are_safe, has_move, list};
pub(crate) use lines::Lines;
pub(crate) use make::make;
pub(crate) use pieces::ready_to_take;
pub(crate) use replace::{done, drop, replacements};
pub(crate) use sink::{ChessMove, Counter, Finder, Flag, MoveSink};
pub(crate) use staged::{captures, has_stages, is_legal, quiet_checks, quiet_moves};
pub(crate) use tell::{tell_capture, tell_move};
pub(crate) use validate::validate;
pub(crate) use why::checks_after;

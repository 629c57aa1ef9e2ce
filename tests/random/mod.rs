//! Random games of the families that keep most in step with the board.

mod checkers;
mod coalition;

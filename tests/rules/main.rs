//! The rule book, ruling by ruling: each test is named after what it shows and uses the smallest position that shows it. The chess
//! games' topics lie here; checkers and Coalition have folders of their own.

mod american;
mod boards;
mod checkers;
mod chess_four;
mod coalition;
mod counting;
#[path = "../support/dice.rs"]
mod dice;
mod effects;
mod endings;
mod events;
mod games;
mod gencon;
mod hughes;
mod movement;
mod moves;
mod online;
mod options;
mod own_boards;
mod own_pieces;
mod political;
mod quadrochess;
mod refusals;
mod setups;
mod table;
mod table_rules;

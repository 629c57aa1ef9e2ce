//! Coalition Chess, one topic of the rule book's section 11 a file.

mod alliances;
mod answers;
mod array;
mod corners;
mod counting;
mod dummies;
mod endings;
mod opening;
mod pieces;
mod promotion;
mod refusals;
mod setups;
mod special_turns;
mod table;

//! What holds in every position of every game, tried on random games of each with every option that it has: generic, so that
//! a new game is covered when it is registered.

mod effects;
mod endings;
mod legality;
mod play;
mod positions;
mod symmetry;

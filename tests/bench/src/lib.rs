//! What `tests/bench/perft.mjs` measures natively.

use quadrille::{Options, Position, Variant, perft};

/// Counts the move paths of a game's start position to a depth in plies.
///
/// # Errors
/// The engine's words if it does not know the game.
pub fn count(game: &str, depth: u32) -> Result<u64, String> {
    let variant = Variant::new(game, &Options::default()).map_err(|error| error.to_string())?;
    Ok(perft(&Position::start(variant), depth))
}

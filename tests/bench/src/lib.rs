//! What `tests/bench/perft.mjs` measures, natively and in wasm.

use quadrille::{Options, Position, Variant, perft};

/// Counts the move paths of a game's start position to a depth in plies.
///
/// # Errors
/// The engine's words if it does not know the game.
pub fn count(game: &str, depth: u32) -> Result<u64, String> {
    let variant = Variant::new(game, &Options::default()).map_err(|error| error.to_string())?;
    Ok(perft(&Position::start(variant), depth))
}

/// [`count`] for JavaScript, as a `BigInt`.
///
/// # Errors
/// As [`count`].
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen(js_name = count)]
pub fn count_in_wasm(game: &str, depth: u32) -> Result<u64, String> {
    count(game, depth)
}

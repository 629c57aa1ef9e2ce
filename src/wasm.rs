//! The JavaScript face: coarse calls, plain objects, errors with a stable `code`. The declarations that people read are in
//! `pkg/engine.d.ts`; nothing here decides anything about a game.

mod claims;
mod convert;
mod effects;
mod files;
mod game;
mod json;
mod moves;
#[cfg(feature = "computer")]
mod problems;
mod record;
#[cfg(feature = "computer")]
mod search;
mod variants;
mod view;

pub use files::JsGameFile;
pub use game::JsGame;
#[cfg(feature = "computer")]
pub use search::JsSearch;
pub use variants::variants;

#[cfg(feature = "bench")]
use crate::{Options, Position, Variant, perft};
#[cfg(any(feature = "bench", panic = "abort"))]
use wasm_bindgen::prelude::wasm_bindgen;

/// Makes a trap say where it happened; called by itself when the module starts. As shipped, panics stop at once and have nothing to
/// say.
#[cfg(panic = "abort")]
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Counts the move paths of a game's start position to a depth in plies.
///
/// # Errors
/// The engine's words if it does not know the game.
#[cfg(feature = "bench")]
#[wasm_bindgen]
pub fn count(game: &str, depth: u32) -> Result<u64, String> {
    let variant = Variant::new(game, &Options::default()).map_err(|error| error.to_string())?;
    Ok(perft(&Position::start(variant), depth))
}

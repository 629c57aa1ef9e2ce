//! The JavaScript face: coarse calls, plain objects, errors with a stable `code`. The declarations that people read are in
//! `pkg/engine.d.ts`; nothing here decides anything about a game.

mod convert;
mod effects;
mod game;
mod json;
mod moves;
mod record;
mod search;
mod variants;
mod view;

pub use game::JsGame;
pub use search::JsSearch;
pub use variants::variants;

use wasm_bindgen::prelude::wasm_bindgen;

/// Makes a trap say where it happened; called by itself when the module starts.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

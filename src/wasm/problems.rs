//! Judging problems: a part of the module that thinks.

use wasm_bindgen::prelude::*;

use super::convert::{error, to_js};
use super::game::JsGame;
use crate::problem::{Task, UnknownTask, judge};

/// Positions that judging a problem may look at: less than a second.
const JUDGING: u64 = 400_000;

#[wasm_bindgen(js_class = Game)]
impl JsGame {
    /// See `judge` in the declarations.
    ///
    /// # Errors
    /// `unknown-task` for a task that nobody knows, `too-hard` when there are too many defences to try.
    pub fn judge(&self, task: &str) -> Result<JsValue, JsValue> {
        let task: Task = task
            .parse()
            .map_err(|failure: UnknownTask| error("unknown-task", &failure.to_string()))?;
        let verdict = judge(&self.0, task, JUDGING)
            .ok_or_else(|| error("too-hard", "this problem has too many defences to try"))?;
        Ok(to_js(|json| {
            json.begin_object().key("reached").boolean(verdict.reached);
            json.key("holds").boolean(verdict.holds).key("reply");
            match verdict.reply {
                Some(mv) => json.string(&self.0.position().text(mv)),
                None => json.null(),
            };
            json.key("movesLeft")
                .number(verdict.moves_left.into())
                .end_object();
        }))
    }
}

//! What may be claimed, for the page that offers it.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::convert::to_js;
use super::game::JsGame;
use super::view::write_result;

#[wasm_bindgen(js_class = Game)]
#[expect(
    missing_docs,
    reason = "the declarations in pkg/engine.d.ts carry the documentation"
)]
impl JsGame {
    pub fn claim(&self) -> JsValue {
        let Some(claim) = self.0.claim() else {
            return JsValue::NULL;
        };
        to_js(|json| {
            json.begin_object()
                .key("seat")
                .seat_or_null(Some(claim.seat));
            write_result(json.key("result"), Some(claim.outcome), None);
            json.end_object();
        })
    }
}

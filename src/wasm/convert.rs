//! Values and errors on their way across the border.

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use super::json::Json;
use crate::variant::Options;

#[wasm_bindgen]
extern "C" {
    type Error;

    #[wasm_bindgen(constructor)]
    fn new(message: &str) -> Error;

    #[wasm_bindgen(method, setter)]
    fn set_code(this: &Error, code: &str);

    #[wasm_bindgen(js_namespace = JSON)]
    fn parse(text: &str) -> JsValue;

    #[wasm_bindgen(js_namespace = Object)]
    fn keys(object: &JsValue) -> Vec<String>;

    #[wasm_bindgen(js_namespace = Reflect, catch)]
    fn get(object: &JsValue, name: &str) -> Result<JsValue, JsValue>;
}

/// The value whose JSON a function writes.
pub(super) fn to_js(write: impl FnOnce(&mut Json)) -> JsValue {
    let mut json = Json::default();
    write(&mut json);
    parse(&json.finish())
}

/// An `Error` with a stable `code`.
pub(super) fn error(code: &str, message: &str) -> JsValue {
    let error = Error::new(message);
    error.set_code(code);
    error.unchecked_into()
}

/// Reads `{ name: value }`: `true` and `""` switch an option on, `false`, `null` and `undefined` leave it off.
pub(super) fn options(value: &JsValue) -> Result<Options, JsValue> {
    let mut options = Options::default();
    if value.is_undefined() || value.is_null() {
        return Ok(options);
    }
    if !value.is_object() {
        return Err(error(
            "bad-options",
            "options are an object of names and values",
        ));
    }
    for name in keys(value) {
        let value = get(value, &name)?;
        if let Some(text) = value.as_string() {
            options.set(&name, &text);
        } else if let Some(number) = value.as_f64() {
            // Formatting whole numbers keeps the code for fractions out of the module.
            options.set(&name, &(number as i64).to_string());
        } else if value.as_bool() == Some(true) {
            options.set(&name, "");
        }
    }
    Ok(options)
}

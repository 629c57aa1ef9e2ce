//! Values and errors on their way across the border.

use js_sys::{Error, Object, Reflect};
use serde::Serialize;
use wasm_bindgen::{JsCast, JsValue};

use crate::variant::Options;

/// A plain object, array, string or number.
pub(super) fn to_js<T: Serialize>(value: &T) -> Result<JsValue, JsValue> {
    value
        .serialize(&serde_wasm_bindgen::Serializer::json_compatible())
        .map_err(|failure| error("internal", &failure.to_string()))
}

/// An `Error` with a stable `code`.
pub(super) fn error(code: &str, message: &str) -> JsValue {
    let error = Error::new(message);
    // Setting a property of a fresh object cannot fail.
    let _ = Reflect::set(&error, &"code".into(), &code.into());
    error.into()
}

/// Reads `{ name: value }`: `true` and `""` switch an option on, `false`, `null` and `undefined` leave it off.
pub(super) fn options(value: &JsValue) -> Result<Options, JsValue> {
    let mut options = Options::default();
    if value.is_undefined() || value.is_null() {
        return Ok(options);
    }
    let object: &Object = value
        .dyn_ref()
        .ok_or_else(|| error("bad-options", "options are an object of names and values"))?;
    for name in Object::keys(object)
        .iter()
        .filter_map(|name| name.as_string())
    {
        let value = Reflect::get(object, &name.as_str().into())?;
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

//! Dates.

/// A time in the player's own way of writing dates.
pub fn date(time: u64) -> String {
    let date = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(time as f64));
    String::from(date.to_locale_string("default", &wasm_bindgen::JsValue::UNDEFINED))
}

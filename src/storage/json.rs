//! Reading JSON in the page: by the browser's own reader, which costs nothing to download.

use js_sys::{Array, JSON, Object};
use wasm_bindgen::{JsCast, JsValue};

use crate::engine::json::{Json, NotJson};

/// How deep lists and objects may lie in each other.
const DEEPEST: u8 = 16;

/// Reads a text.
///
/// # Errors
/// When it is not JSON, or has something in it that no save has.
pub fn read(text: &str) -> Result<Json, NotJson> {
    let read = JSON::parse(text).map_err(|_| NotJson::new("it is cut off, or no JSON"))?;
    value(&read, DEEPEST).ok_or_else(|| NotJson::new("it has something in it that no save has"))
}

/// A value of the browser's as one of ours.
fn value(from: &JsValue, depth: u8) -> Option<Json> {
    let deeper = depth.checked_sub(1)?;
    if from.is_null() {
        Some(Json::Null)
    } else if let Some(flag) = from.as_bool() {
        Some(Json::Flag(flag))
    } else if let Some(number) = from.as_f64() {
        whole(number).map(Json::Number)
    } else if let Some(text) = from.as_string() {
        Some(Json::Text(text))
    } else if let Some(list) = from.dyn_ref::<Array>() {
        let items = list.iter().map(|item| value(&item, deeper));
        items.collect::<Option<Vec<Json>>>().map(Json::List)
    } else {
        let entries = Object::entries(from.dyn_ref::<Object>()?);
        let fields = entries.iter().map(|entry| {
            let entry = entry.dyn_into::<Array>().ok()?;
            Some((entry.get(0).as_string()?, value(&entry.get(1), deeper)?))
        });
        let fields = fields.collect::<Option<Vec<(String, Json)>>>()?;
        Some(Json::Object(fields.into()))
    }
}

/// A number, if it is whole, not below zero, and one that JSON numbers hold everywhere.
fn whole(number: f64) -> Option<u64> {
    const MOST: f64 = 9_007_199_254_740_991.0;
    let held = (0.0..=MOST).contains(&number) && number.trunc() == number;
    held.then_some(number as u64)
}

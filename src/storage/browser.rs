//! The local storage of the browser.

use gloo_storage::{LocalStorage, Storage};
use wasm_bindgen::{JsCast, JsValue};

use super::{Results, SlotEntry, StorageProblem, sort};

const SLOT: &str = "carrier-battle/game/";
const LAST: &str = "carrier-battle/last";
const RESULTS: &str = "carrier-battle/results";
const DAMAGED: &str = "carrier-battle/results-damaged";
const PROBE: &str = "carrier-battle/probe";

/// The storage, if the browser gives it to the page. Browsers that forbid it throw on first touch, and
/// gloo's `LocalStorage` panics: this is asked first. Slots go through it, for they are kept letter by
/// letter, and its errors tell full from forbidden.
fn storage() -> Result<web_sys::Storage, StorageProblem> {
    let given = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    given.ok_or(StorageProblem::Forbidden)
}

/// Reads a slot's text, whatever it is.
pub fn read(id: &str) -> Option<String> {
    storage().ok()?.get_item(id).ok().flatten()
}

/// Writes a slot's text and reads it back. What was there before stays if that fails.
///
/// # Errors
/// Why it was not kept.
pub fn write(id: &str, text: &str) -> Result<(), StorageProblem> {
    storage()?.set_item(id, text).map_err(|error| why(&error))?;
    match read(id).as_deref() == Some(text) {
        true => Ok(()),
        false => Err(StorageProblem::NotKept),
    }
}

/// Why the browser refused to keep something.
fn why(error: &JsValue) -> StorageProblem {
    let name = error
        .dyn_ref::<web_sys::DomException>()
        .map(web_sys::DomException::name);
    match name.as_deref() {
        // Firefox has a name of its own for it.
        Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => StorageProblem::Full,
        _ => StorageProblem::Forbidden,
    }
}

/// Every slot, the last saved first; unreadable ones too. Older slots are given their summaries.
pub fn entries() -> Vec<SlotEntry> {
    let Ok(storage) = storage() else {
        return Vec::new();
    };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|n| storage.key(n).ok().flatten());
    let keys: Vec<String> = keys.filter(|key| key.starts_with(SLOT)).collect();
    let mut entries: Vec<SlotEntry> = keys.into_iter().filter_map(entry).collect();
    sort(&mut entries);
    entries
}

/// What the list says of a slot. A text with a summary takes the place of one without only if it is
/// kept: a slot without is as good.
fn entry(id: String) -> Option<SlotEntry> {
    let (mut entry, better) = SlotEntry::read(id.clone(), read(&id)?);
    if let Some(better) = better {
        match write(&id, &better) {
            Ok(()) => entry.text = better,
            // The text that was there is there still, or is put back.
            Err(_) if read(&id).as_deref() != Some(&entry.text) => {
                let _ = write(&id, &entry.text);
            }
            Err(_) => {}
        }
    }
    Some(entry)
}

/// A key for a new slot.
pub fn new_id() -> String {
    format!("{SLOT}{:016x}", random())
}

/// The time, in milliseconds since 1970.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// A random number from the browser, for keys and seeds; the game's dice are the engine's.
pub fn random() -> u64 {
    getrandom::u64().unwrap_or_else(|_| now())
}

/// A seed short enough to read out.
pub fn new_seed() -> u64 {
    random() % 100_000_000
}

/// Deletes a slot, as the player asked.
pub fn remove(id: &str) {
    if let Ok(storage) = storage() {
        // What cannot be removed is still listed.
        let _ = storage.remove_item(id);
    }
}

/// The key of the game played last.
pub fn last() -> Option<String> {
    storage().ok()?;
    LocalStorage::get(LAST).ok()
}

/// Remembers the game played last.
pub fn set_last(id: &str) {
    if storage().is_ok() {
        // Only comfort is lost if it does not fit; games say so through `write`.
        let _ = LocalStorage::set(LAST, id);
    }
}

/// The record of results; whether what stands there could not be read. Such a text is put aside, for
/// nothing is thrown away, and a new record begins once that is done.
pub fn results() -> (Results, bool) {
    let is_aside = read(DAMAGED).is_some();
    match read(RESULTS) {
        None => (Results::default(), is_aside),
        Some(text) => match Results::read(&text) {
            Some(results) => (results, is_aside),
            None => {
                // Why it is not done is said when a result is to be written.
                let _ = put_aside(&text);
                (Results::default(), true)
            }
        },
    }
}

/// Puts a record that cannot be read aside.
fn put_aside(text: &str) -> Result<(), StorageProblem> {
    write(DAMAGED, text)?;
    remove(RESULTS);
    Ok(())
}

/// Writes the record of results, once one that cannot be read has been put aside.
///
/// # Errors
/// Why it was not kept.
pub fn write_results(results: &Results) -> Result<(), StorageProblem> {
    let damaged = read(RESULTS).filter(|text| Results::read(text).is_none());
    if let Some(text) = damaged {
        put_aside(&text)?;
    }
    write(RESULTS, &results.to_text())
}

/// Whether the browser keeps anything for the page at all.
///
/// # Errors
/// Why not.
pub fn probe() -> Result<(), StorageProblem> {
    let kept = write(PROBE, "kept");
    remove(PROBE);
    kept
}

//! The local storage of the browser.

use wasm_bindgen::{JsCast, JsValue};

use super::{Keys, Mark, SlotEntry, StorageProblem, Stored, Texts, sort};

const STORAGE: &str = "carrier-battle/storage";
const ASKED: &str = "carrier-battle/asked-to-keep";
const PROBE: &str = "carrier-battle/probe";

/// The storage, if the browser gives it to the page. Browsers that forbid it throw on first touch, and those whose files
/// are damaged at any later one: every call is one that may fail.
fn storage() -> Result<web_sys::Storage, StorageProblem> {
    let given = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    given.ok_or(StorageProblem::Forbidden)
}

/// Reads a slot's text, whatever it is.
///
/// # Errors
/// Why it cannot be read: nothing is known of it then.
pub fn read(id: &str) -> Result<Option<String>, StorageProblem> {
    let text = storage()?.get_item(id);
    text.map_err(|_| StorageProblem::Unreadable)
}

/// Writes a slot's text and reads it back. What was there before stays if that fails.
///
/// # Errors
/// Why it was not kept.
pub fn write(id: &str, text: &str) -> Result<(), StorageProblem> {
    storage()?.set_item(id, text).map_err(|error| why(&error))?;
    match read(id)?.as_deref() == Some(text) {
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

/// The keys of all slots.
///
/// # Errors
/// Why nothing is known of them.
pub fn slots(of: Keys) -> Result<Vec<String>, StorageProblem> {
    let storage = storage()?;
    let number = storage.length().map_err(|_| StorageProblem::Unreadable)?;
    let keys = (0..number).filter_map(|n| storage.key(n).ok().flatten());
    let begin = of.slots();
    Ok(keys.filter(|key| key.starts_with(&begin)).collect())
}

/// A key for a new slot.
pub fn new_id(of: Keys) -> String {
    format!("{}{:016x}", of.slots(), random())
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
pub fn last(of: Keys) -> Option<String> {
    serde_json::from_str(&read(&last_key(of)).ok()??).ok()
}

/// Remembers the game played last.
pub fn set_last(of: Keys, id: &str) {
    if let (Ok(storage), Ok(text)) = (storage(), serde_json::to_string(id)) {
        // Only comfort is lost if it does not fit; games say so through `write`.
        let _ = storage.set_item(&last_key(of), &text);
    }
}

fn last_key(of: Keys) -> String {
    of.key("last")
}

/// Gives the storage its mark, now that there is a game in it.
pub fn note_kept() {
    if read(STORAGE) == Ok(None) {
        // Without it nothing is told when the games are gone.
        let _ = write(STORAGE, &format!("{:016x}", random()));
    }
}

/// Notes that the browser has been asked to keep the games; says whether this is the first time.
pub fn note_asked() -> bool {
    read(ASKED) == Ok(None) && write(ASKED, "yes").is_ok()
}

/// What is to be noted of the storage elsewhere; nothing while no game has been in it.
///
/// # Errors
/// Why nothing is known of it.
pub fn mark(of: Keys) -> Result<Option<Mark>, StorageProblem> {
    let games = slots(of)?.len();
    let mark = |storage| Mark { storage, games };
    Ok(read(STORAGE)?.map(mark))
}

/// The texts of the local storage.
pub struct LocalTexts;

impl Texts for LocalTexts {
    fn read(&self, key: &str) -> Result<Option<String>, StorageProblem> {
        read(key)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), StorageProblem> {
        write(key, text)
    }

    fn remove(&self, key: &str) {
        remove(key);
    }
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

/// Every slot of a title, the last saved first; unreadable ones too. Older slots are given their summaries.
pub fn entries<T: Stored>() -> Vec<SlotEntry<T>> {
    let keys = slots(T::TITLE.keys).unwrap_or_default();
    let mut entries: Vec<SlotEntry<T>> = keys.into_iter().filter_map(entry).collect();
    sort(&mut entries);
    entries
}

/// What the list says of a slot. A text with a summary takes the place of one without only if it is
/// kept: a slot without is as good.
fn entry<T: Stored>(id: String) -> Option<SlotEntry<T>> {
    let (mut entry, better) = SlotEntry::read(id.clone(), read(&id).ok()??);
    if let Some(better) = better.filter(|better| improve(&id, &entry.text, better)) {
        entry.text = better;
    }
    Some(entry)
}

/// Writes a better text in the place of one that stands there; where the better one is not kept, the other stays or is put
/// back. Says whether it is kept.
fn improve(id: &str, there: &str, better: &str) -> bool {
    if write(id, better).is_ok() {
        return true;
    }
    if read(id).ok().flatten().as_deref() != Some(there) {
        let _ = write(id, there);
    }
    false
}

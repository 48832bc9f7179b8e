//! The player's games in the browser's local storage, one slot each, and as files.
//!
//! Nothing is said to be kept that was not read back. A slot that cannot be read stays where it
//! is, to be exported or deleted by the player.

mod files;
pub mod json;

pub use files::{download, read_file};

use std::rc::Rc;

use gloo_storage::{LocalStorage, Storage};

use crate::engine::json::{Json, object, quoted};
use crate::engine::{Game, LoadError, Save};

const SLOT: &str = "carrier-battle/game/";
const LAST: &str = "carrier-battle/last";

/// Why something was not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StorageProblem {
    /// The browser gives the page no storage.
    #[error("This browser does not let the page keep games")]
    Forbidden,
    /// There is no room, or the browser did not keep what it was given.
    #[error("The browser\u{2019}s storage is full")]
    Full,
}

/// A game as it stands in its slot.
#[derive(Clone, PartialEq, Debug)]
pub struct Slot {
    /// The name the player gave it.
    pub name: String,
    /// When it was saved, in milliseconds since 1970.
    pub saved: u64,
    /// The game.
    pub save: Save,
}

/// A slot as the start screen lists it.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The key of the slot.
    pub id: String,
    /// What is stored, as it is.
    pub text: String,
    /// The name, so far as it can be read.
    pub name: String,
    /// When it was saved, so far as that can be read.
    pub saved: u64,
    /// The game, or why it cannot be read.
    pub game: Rc<Result<Game, LoadError>>,
}

/// The storage, if the browser gives it to the page. Browsers that forbid it throw on first touch.
fn storage() -> Result<web_sys::Storage, StorageProblem> {
    let given = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    given.ok_or(StorageProblem::Forbidden)?;
    Ok(LocalStorage::raw())
}

fn is_slot(key: &str) -> bool {
    key.starts_with(SLOT)
}

/// Reads a slot's text, whatever it is.
pub fn read(id: &str) -> Option<String> {
    storage().ok()?.get_item(id).ok().flatten()
}

/// Every slot, the last saved first; unreadable ones too.
pub fn entries() -> Vec<Entry> {
    let Ok(storage) = storage() else {
        return Vec::new();
    };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|n| storage.key(n).ok().flatten());
    let keys: Vec<String> = keys.filter(|key| is_slot(key)).collect();
    let mut entries: Vec<Entry> = Vec::new();
    for found in keys
        .into_iter()
        .filter_map(|id| Some(entry(read(&id)?, id)))
    {
        let place = entries.partition_point(|other| other.saved >= found.saved);
        entries.insert(place, found);
    }
    entries
}

/// What a slot's text is made of, so far as it can be read.
struct Contents {
    name: Option<String>,
    saved: Option<u64>,
    save: Json,
}

/// Reads a slot's text. An exported game is a save with its name; a slot wraps a save.
fn contents(text: &str) -> Result<Contents, LoadError> {
    let read = json::read(text).map_err(|error| LoadError::Damaged(error.to_string()))?;
    let (name, saved, save) = match read {
        Json::Object(mut fields) => {
            let name = fields.take("name");
            match fields.take("save") {
                Some(save) => (name, fields.take("saved"), save),
                None => (name, None, Json::Object(fields)),
            }
        }
        other => (None, None, other),
    };
    Ok(Contents {
        name: name.and_then(Json::text),
        saved: saved.and_then(Json::number),
        save,
    })
}

/// Reads what a slot holds: the game is replayed and checked.
fn entry(text: String, id: String) -> Entry {
    let (name, saved, game) = match contents(&text) {
        Ok(Contents { name, saved, save }) => (name, saved, Save::replay(save)),
        Err(error) => (None, None, Err(error)),
    };
    Entry {
        id,
        text,
        name: name
            .filter(|name| !name.is_empty())
            .unwrap_or_else(|| "A game without a name".to_owned()),
        saved: saved.unwrap_or_default(),
        game: Rc::new(game),
    }
}

/// The game in a slot's text.
///
/// # Errors
/// What is wrong with it.
pub fn game_of(text: &str) -> Result<Game, LoadError> {
    Save::replay(contents(text)?.save)
}

/// The name in a slot's text, if it has one.
pub fn name_of(text: &str) -> Option<String> {
    contents(text).ok()?.name
}

/// Offers a game to the player as a file that carries its name.
pub fn export(name: &str, save: Save) {
    download(name, &save.named(Some(name)).to_text());
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

/// Keeps a slot and reads it back. What was there before stays if that fails.
///
/// # Errors
/// Why it was not kept.
pub fn write(id: &str, slot: &Slot) -> Result<String, StorageProblem> {
    let storage = storage()?;
    let text = object()
        .text("name", &slot.name)
        .json("saved", &slot.saved)
        .json("save", &slot.save.to_text())
        .end();
    storage
        .set_item(id, &text)
        .map_err(|_| StorageProblem::Full)?;
    if read(id).as_deref() == Some(&text) {
        Ok(text)
    } else {
        Err(StorageProblem::Full)
    }
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
    get(LAST)?.text()
}

/// Remembers the game played last.
pub fn set_last(id: &str) {
    set(LAST, &quoted(&id));
}

/// Reads a small thing; nothing if it is missing, damaged or forbidden.
pub fn get(key: &str) -> Option<Json> {
    json::read(&read(key)?).ok()
}

/// Keeps a small thing, as JSON, that the player can do without.
pub fn set(key: &str, json: &str) {
    if let Ok(storage) = storage() {
        // Only comfort is lost if it does not fit; games say so through `write`.
        let _ = storage.set_item(key, json);
    }
}

/// Whether the browser keeps anything for the page at all.
///
/// # Errors
/// Why not.
pub fn probe() -> Result<(), StorageProblem> {
    let storage = storage()?;
    let key = "carrier-battle/probe";
    storage
        .set_item(key, "kept")
        .map_err(|_| StorageProblem::Full)?;
    let kept = storage.get_item(key).ok().flatten().as_deref() == Some("kept");
    remove(key);
    if kept {
        Ok(())
    } else {
        Err(StorageProblem::Full)
    }
}

//! The page's address: the link in it, and which screen a reload returns to.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use serde::{Deserialize, Serialize};

use crate::engine::Game;
use crate::storage::{self, Mark};
use crate::view::start::{self, Link};

/// What the tab's place in the history says. The browser gives it back when it loads the page again, and to no other
/// tab; it outlasts the storage.
#[derive(Default, Serialize, Deserialize)]
struct Here {
    /// The key of the game on the table.
    table: Option<String>,
    /// What the tab has known of the storage.
    mark: Option<Mark>,
}

/// The link to a game from its start.
pub fn link_to(game: &Game) -> String {
    whole(&Link::to(game).to_text())
}

/// The address at which a finished game is opened to be watched; nothing if it cannot be saved.
pub fn to_watch(game: &Game) -> Option<String> {
    Some(whole(&start::link_to_watch(game)?))
}

/// A link as a whole address.
pub fn whole(link: &str) -> String {
    let location = window().location();
    let origin = location.origin().unwrap_or_default();
    let path = location.pathname().unwrap_or_default();
    format!("{origin}{path}#{link}")
}

/// The link in the address, if there is one.
pub fn link() -> Option<String> {
    let location = window().location();
    let search = location.search().unwrap_or_default();
    let hash = location.hash().unwrap_or_default();
    start::link_in(&search, &hash)
}

/// The path of the address, with what stands behind its `?` and is nobody's link.
fn path() -> Option<String> {
    let location = window().location();
    let search = location.search().unwrap_or_default();
    let path = location.pathname().ok()?;
    Some(format!("{path}{}", start::without_link(&search)))
}

/// Takes the link out of the address, and writes down which game is on the table.
pub fn show(table: Option<&str>) {
    if let Some(path) = path() {
        write(table.map(str::to_owned), Some(&path));
    }
}

/// Writes a link to a game that is kept nowhere into the address: a page that is loaded again opens it again.
pub fn show_link(link: &str) {
    if let Some(path) = path() {
        write(None, Some(&format!("{path}#{link}")));
    }
}

/// Notes what is in the storage; the address stays as it is.
pub fn note() {
    write(table(), None);
}

/// Writes down which game is on the table, and what is in the storage.
fn write(table: Option<String>, address: Option<&str>) {
    // What cannot be read is as it was known.
    let mark = storage::mark().unwrap_or_else(|_| mark());
    let text = serde_json::to_string(&Here { table, mark }).unwrap_or_default();
    if let Ok(history) = window().history() {
        // Where the browser refuses, a reload begins at the start.
        let _ = history.replace_state_with_url(&JsValue::from_str(&text), "", address);
    }
}

fn here() -> Here {
    let state = window()
        .history()
        .ok()
        .and_then(|history| history.state().ok());
    let text = state
        .and_then(|state| state.as_string())
        .unwrap_or_default();
    serde_json::from_str(&text).unwrap_or_else(|_| Here {
        // Pages before this one wrote the game's key alone.
        table: (!text.is_empty()).then_some(text),
        mark: None,
    })
}

/// The key of the game that was on the table when the page was left to be loaded again.
pub fn table() -> Option<String> {
    here().table
}

/// What the tab has known of the storage.
pub fn mark() -> Option<Mark> {
    here().mark
}

//! The page's address: the link in it, and which screen a reload returns to.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

use crate::link::{link_in, without_link};
use crate::storage::{self, Keys, Mark};

/// What the tab's place in the history says. The browser gives it back when it loads the page again, and to no other
/// tab; it outlasts the storage.
#[derive(Default, Serialize, Deserialize)]
struct Here {
    /// The key of the game on the table.
    table: Option<String>,
    /// What the tab has known of the storage.
    mark: Option<Mark>,
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
    link_in(&search, &hash)
}

/// The path of the address, with what stands behind its `?` and is nobody's link.
fn path() -> Option<String> {
    let location = window().location();
    let search = location.search().unwrap_or_default();
    let path = location.pathname().ok()?;
    Some(format!("{path}{}", without_link(&search)))
}

/// The address as the page writes it: which game is on the table, of those of a title.
#[derive(Clone, Copy, Debug)]
pub struct Address {
    keys: Keys,
}

impl Address {
    /// The address of the page of a title.
    pub const fn of(keys: Keys) -> Address {
        Address { keys }
    }

    /// Where the title keeps its games.
    pub const fn keys(self) -> Keys {
        self.keys
    }

    /// Takes the link out of the address, and writes down which game is on the table.
    pub fn show(self, table: Option<&str>) {
        if let Some(path) = path() {
            self.write(table.map(str::to_owned), Some(&path));
        }
    }

    /// Writes a link to a game that is kept nowhere into the address: a page that is loaded again opens it again.
    pub fn show_link(self, link: &str) {
        if let Some(path) = path() {
            self.write(None, Some(&format!("{path}#{link}")));
        }
    }

    /// Notes what is in the storage; the address stays as it is.
    pub fn note(self) {
        self.write(self.table(), None);
    }

    /// Writes down which game is on the table, and what is in the storage.
    fn write(self, table: Option<String>, address: Option<&str>) {
        // What cannot be read is as it was known.
        let mark = storage::mark(self.keys).unwrap_or_else(|_| self.mark());
        let text = serde_json::to_string(&Here { table, mark }).unwrap_or_default();
        if let Ok(history) = window().history() {
            // Where the browser refuses, a reload begins at the start.
            let _ = history.replace_state_with_url(&JsValue::from_str(&text), "", address);
        }
    }

    /// The key of the game that was on the table when the page was left to be loaded again.
    pub fn table(self) -> Option<String> {
        here().table
    }

    /// What the tab has known of the storage.
    pub fn mark(self) -> Option<Mark> {
        here().mark
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

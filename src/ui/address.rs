//! The page's address: the link in it, and which screen a reload returns to.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::engine::Game;
use crate::view::start::{self, Link};

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

/// Takes the link out of the address, and writes down which game is on the table. The browser gives
/// that back when it loads the page again, and to no other tab.
pub fn show(table: Option<&str>) {
    if let (Ok(history), Some(path)) = (window().history(), path()) {
        let state = table.map_or(JsValue::NULL, JsValue::from_str);
        // Where the browser refuses, a reload begins at the start.
        let _ = history.replace_state_with_url(&state, "", Some(&path));
    }
}

/// Writes a link to a game that is kept nowhere into the address: a page that is loaded again opens it again.
pub fn show_link(link: &str) {
    if let (Ok(history), Some(path)) = (window().history(), path()) {
        let address = format!("{path}#{link}");
        // Where the browser refuses, a reload begins at the start.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
    }
}

/// The key of the game that was on the table when the page was left to be loaded again.
pub fn table() -> Option<String> {
    window().history().ok()?.state().ok()?.as_string()
}

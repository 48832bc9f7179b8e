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

/// What stands behind the `#` of the address, if anything does.
pub fn fragment() -> Option<String> {
    let hash = window().location().hash().ok()?;
    let fragment = hash.strip_prefix('#').unwrap_or(&hash);
    (!fragment.is_empty()).then(|| fragment.to_owned())
}

/// Takes the link out of the address, and writes down which game is on the table. The browser gives
/// that back when it loads the page again, and to no other tab.
pub fn show(table: Option<&str>) {
    let location = window().location();
    if let (Ok(history), Ok(path)) = (window().history(), location.pathname()) {
        let search = location.search().unwrap_or_default();
        let state = table.map_or(JsValue::NULL, JsValue::from_str);
        // Where the browser refuses, a reload begins at the start.
        let _ = history.replace_state_with_url(&state, "", Some(&format!("{path}{search}")));
    }
}

/// Writes a link to a game that is kept nowhere into the address: a page that is loaded again opens it again.
pub fn show_link(link: &str) {
    if let Ok(history) = window().history() {
        // Where the browser refuses, a reload begins at the start.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("#{link}")));
    }
}

/// The key of the game that was on the table when the page was left to be loaded again.
pub fn table() -> Option<String> {
    window().history().ok()?.state().ok()?.as_string()
}

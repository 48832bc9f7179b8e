//! The storage of the tab, for what it keeps of the game on the table.

use super::kept::{TabState, kept_to_text, read_kept};

/// The storage, if the browser gives it to the page.
fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.session_storage().ok().flatten()
}

/// What the tab keeps of a game.
pub fn kept<T: TabState>(id: &str) -> Option<T> {
    read_kept(&storage()?.get_item(T::KEY).ok()??, id)
}

/// Keeps something of a game, or nothing of the kind any more.
pub fn keep<T: TabState>(id: &str, kept: Option<T>) {
    let Some(storage) = storage() else {
        return;
    };
    // Only comfort is lost where it is not kept.
    let _ = match kept {
        Some(kept) => storage.set_item(T::KEY, &kept_to_text(id, kept)),
        None => storage.remove_item(T::KEY),
    };
}

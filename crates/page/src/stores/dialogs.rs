//! How many dialogs lie over the page.

use leptos::prelude::*;

/// The dialogs that are open, one over the other.
#[derive(Clone, Copy)]
pub struct DialogStore {
    open: StoredValue<u32>,
}

impl DialogStore {
    /// None is open.
    pub fn new() -> DialogStore {
        DialogStore {
            open: StoredValue::new(0),
        }
    }

    /// Counts a dialog as long as the component lasts that calls this.
    pub fn count(self) {
        self.open.update_value(|open| *open += 1);
        on_cleanup(move || {
            // The page may be going too, and this store with it.
            let _ = self.open.try_update_value(|open| *open -= 1);
        });
    }

    /// Whether a dialog lies over the page, for a handler.
    pub fn is_any_open(self) -> bool {
        self.open.get_value() > 0
    }
}

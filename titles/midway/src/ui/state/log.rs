//! What of the log the player has unfolded.

use std::collections::BTreeMap;

use leptos::prelude::*;

use crate::view::record::Page;
use crate::view::shown_record::SpanId;

/// What of the log the player has unfolded, and the page of the record that he has turned to.
#[derive(Clone, Copy)]
pub struct LogStore {
    /// What he has opened or closed himself.
    opened: RwSignal<BTreeMap<SpanId, bool>>,
    page: RwSignal<Page>,
}

impl LogStore {
    /// Nothing is opened or closed yet.
    pub fn new() -> LogStore {
        LogStore {
            opened: RwSignal::new(BTreeMap::new()),
            page: RwSignal::new(Page::default()),
        }
    }

    /// Whether a group stands open: as the player has left it, or else as it is at first.
    pub fn is_open(self, span: SpanId, at_first: bool) -> bool {
        let opened = self.opened.with(|opened| opened.get(&span).copied());
        opened.unwrap_or(at_first)
    }

    /// Opens a group, or closes it.
    pub fn set_open(self, span: SpanId, is_open: bool) {
        self.opened.update(|opened| {
            opened.insert(span, is_open);
        });
    }

    /// The page of the record.
    pub fn page(self) -> Page {
        self.page.get()
    }

    /// Turns to a page of it.
    pub fn turn_to(self, page: Page) {
        self.page.set(page);
    }
}

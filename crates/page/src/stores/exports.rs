//! Games given out as files, and what the browser did not make a file of.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::storage;

/// What is given out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Export {
    /// Its name.
    pub name: String,
    /// Its text.
    pub text: String,
    /// Whether the browser made a file of it, so far as it tells.
    pub is_made: bool,
}

/// Gives games out as files.
#[derive(Clone, Copy)]
pub struct ExportStore {
    refused: RwSignal<Option<Export>>,
}

impl ExportStore {
    /// Nothing has been given out yet.
    pub fn new() -> ExportStore {
        ExportStore {
            refused: RwSignal::new(None),
        }
    }

    /// Gives a text out as a file.
    pub fn give(self, name: &str, text: &str) {
        let made = storage::download(name, text);
        let export = Export {
            name: name.to_owned(),
            text: text.to_owned(),
            is_made: made.is_ok(),
        };
        self.refused
            .set((made.is_err() || is_framed()).then_some(export));
    }

    /// What the browser made no file of, or perhaps none, until the player has put it away.
    pub fn refused(self) -> Option<Export> {
        self.refused.get()
    }

    /// The player has read it.
    pub fn put_away(self) {
        self.refused.set(None);
    }
}

/// Whether another site shows the page in a frame: that may forbid files, and nobody tells the page.
fn is_framed() -> bool {
    let window = window();
    let parent = window.parent().ok().flatten();
    parent.is_some_and(|parent| JsValue::from(parent) != JsValue::from(window))
}

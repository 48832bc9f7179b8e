//! Games given out as files, and what the browser did not make a file of.

use leptos::prelude::*;

use crate::storage;

/// What is given out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Export {
    /// Its name.
    pub name: String,
    /// Its text.
    pub text: String,
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
        let (name, text) = (name.to_owned(), text.to_owned());
        let export = Export { name, text };
        self.refused.set(made.is_err().then_some(export));
    }

    /// What the browser made no file of, until the player has put it away.
    pub fn refused(self) -> Option<Export> {
        self.refused.get()
    }

    /// The player has read it.
    pub fn put_away(self) {
        self.refused.set(None);
    }
}

//! The settings: kept in the browser's storage, and in step with other tabs.

use codee::string::JsonSerdeCodec;
use leptos::prelude::*;
use leptos_use::storage::use_local_storage;
use leptos_use::use_prefers_reduced_motion;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::settings::{self, Fields, KEY, SharedSettings};

/// Some of the settings, kept in the browser with those of other titles. Where it keeps nothing they last as long as
/// the tab.
pub struct SettingsStore<S: Send + Sync + 'static> {
    all: Signal<Fields>,
    write: WriteSignal<Fields>,
    settings: Memo<S>,
}

impl<S: Send + Sync + 'static> Clone for SettingsStore<S> {
    fn clone(&self) -> SettingsStore<S> {
        *self
    }
}

impl<S: Send + Sync + 'static> Copy for SettingsStore<S> {}

impl<S> SettingsStore<S>
where
    S: Clone + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static,
{
    /// The settings as they are stored, shown on the page's root as they change.
    pub fn new() -> SettingsStore<S> {
        let (all, write, _) = use_local_storage::<Fields, JsonSerdeCodec>(KEY);
        let store = SettingsStore::<S>::of(all, write);
        let shared = store.shared().settings;
        let less_motion = use_prefers_reduced_motion();
        // An effect is for what lies outside the signals: here the element around the page.
        Effect::new(move |_| {
            let now = shared.get();
            let root = document().document_element();
            if let Some(root) = root.as_ref().and_then(|root| root.dyn_ref::<HtmlElement>()) {
                let _ = root.set_attribute("data-theme", now.theme.name());
                let tempo = now.tempo(less_motion.get());
                let _ = root.style().set_property("--tempo", &tempo);
            }
        });
        store
    }

    fn of(all: Signal<Fields>, write: WriteSignal<Fields>) -> SettingsStore<S> {
        SettingsStore {
            all,
            write,
            settings: Memo::new(move |_| all.with(settings::read)),
        }
    }

    /// Those of them that every title has.
    pub fn shared(self) -> SettingsStore<SharedSettings> {
        SettingsStore::of(self.all, self.write)
    }

    /// The settings.
    pub fn get(self) -> S {
        self.settings.get()
    }

    /// The settings, for a handler.
    pub fn get_untracked(self) -> S {
        self.settings.get_untracked()
    }

    /// Looks at the settings without a copy of them.
    pub fn with<T>(self, look: impl FnOnce(&S) -> T) -> T {
        self.settings.with(look)
    }

    /// Changes the settings.
    pub fn change(self, change: impl FnOnce(&mut S)) {
        self.write.update(|all| {
            let mut now = settings::read(all);
            change(&mut now);
            settings::write(all, &now);
        });
    }
}

//! The settings: kept in the browser's storage, and in step with other tabs.

use leptos::prelude::*;
use leptos_use::use_media_query;
use page::stores;

use crate::engine::Scenario;
pub use crate::view::settings::{Aid, Hints, Settings, SoundSwitch, Speed};

/// A screen with room for a timeline, the chart and a question.
const ROOM_FOR_TIMELINE: &str = "(width > 77.5em) and (height >= 53.75em)";

/// The settings, kept in the browser. Where it keeps nothing they last as long as the tab.
#[derive(Clone, Copy)]
pub struct SettingsStore {
    store: stores::SettingsStore<Settings>,
    /// Whether the screen has room for a timeline under the chart.
    has_room: Signal<bool>,
}

impl SettingsStore {
    /// The settings as they are stored, shown on the page's root as they change.
    pub fn new() -> SettingsStore {
        SettingsStore {
            store: stores::SettingsStore::new(),
            has_room: use_media_query(ROOM_FOR_TIMELINE),
        }
    }

    /// The store of these settings among those of all titles.
    pub fn store(self) -> stores::SettingsStore<Settings> {
        self.store
    }

    /// The settings.
    pub fn get(self) -> Settings {
        self.store.get()
    }

    /// The settings, for a handler.
    pub fn get_untracked(self) -> Settings {
        self.store.get_untracked()
    }

    /// How fast things move.
    pub fn speed(self) -> Speed {
        self.store.with(|settings| settings.speed)
    }

    /// How fast things move, for a handler.
    pub fn speed_untracked(self) -> Speed {
        self.get_untracked().speed
    }

    /// When the player is told what would come of each choice.
    pub fn foresight(self) -> Aid {
        self.store.with(|settings| settings.foresight)
    }

    /// Whether every hex shows its number.
    pub fn shows_hex_numbers(self) -> bool {
        self.store.with(|settings| settings.hex_numbers)
    }

    /// Shows the hex numbers, or hides them.
    pub fn toggle_hex_numbers(self) {
        self.change(|settings| settings.hex_numbers = !settings.hex_numbers);
    }

    /// Whether the chart shades what searches have looked at.
    pub fn shows_looks(self) -> bool {
        !self.store.with(|settings| settings.looks_hidden)
    }

    /// Shades what searches have looked at, or does not.
    pub fn toggle_looks(self) {
        self.change(|settings| settings.looks_hidden = !settings.looks_hidden);
    }

    /// Whether the timeline stands under the chart of a scenario.
    pub fn shows_timeline(self, scenario: &Scenario) -> bool {
        let has_room = self.has_room.get();
        let settings = self.store;
        settings.with(|settings| settings.shows_timeline(scenario, has_room))
    }

    /// Puts the timeline under the chart, or away.
    pub fn show_timeline(self, is_shown: bool) {
        self.change(|settings| settings.timeline = Some(is_shown));
    }

    /// Changes the settings.
    pub fn change(self, change: impl FnOnce(&mut Settings)) {
        self.store.change(change);
    }
}

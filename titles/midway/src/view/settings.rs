//! What the player sets up for himself; it changes nothing in the game.

use std::ops::{Deref, DerefMut};

use page::settings::or_default;
use serde::{Deserialize, Serialize};

pub use page::settings::{Hints, Loudness, SharedSettings, SoundSwitch, Speed, Theme};

/// The settings, as they are stored among those of all titles.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Those of all titles.
    #[serde(flatten)]
    pub shared: SharedSettings,
    /// The hints that were given, by their names.
    #[serde(rename = "midway_hints_seen", deserialize_with = "or_default")]
    pub hints_seen: Vec<String>,
    /// Whether the situation has been told.
    #[serde(rename = "midway_briefed", deserialize_with = "or_default")]
    pub is_briefed: bool,
}

impl Deref for Settings {
    type Target = SharedSettings;

    fn deref(&self) -> &SharedSettings {
        &self.shared
    }
}

impl DerefMut for Settings {
    fn deref_mut(&mut self) -> &mut SharedSettings {
        &mut self.shared
    }
}

impl Settings {
    /// Turns hints on or off. Turned on, all are given anew.
    pub fn turn_hints(&mut self, hints: Hints) {
        if hints == Hints::On && self.hints == Hints::Off {
            self.hints_seen.clear();
        }
        self.hints = hints;
    }
}

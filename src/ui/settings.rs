//! What the player sets up for himself; it changes nothing in the game.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::storage;

const KEY: &str = "carrier-battle/settings";

/// How fast things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// Nothing moves; results are there at once.
    Off,
    /// Short.
    Fast,
    /// To follow it.
    Normal,
    /// To study it.
    Slow,
}

/// Day or night.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system has it.
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// The settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// Animation.
    pub speed: Speed,
    /// Whether every hex shows its number.
    pub hex_numbers: bool,
    /// Day or night.
    pub theme: Theme,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            speed: Speed::Normal,
            hex_numbers: false,
            theme: Theme::Auto,
        }
    }
}

impl Speed {
    /// What a pause of normal length is multiplied by, in tenths.
    pub const fn tenths(self) -> u32 {
        match self {
            Speed::Off => 0,
            Speed::Fast => 4,
            Speed::Normal => 10,
            Speed::Slow => 20,
        }
    }

    /// Its name, as in the settings panel.
    pub const fn name(self) -> &'static str {
        match self {
            Speed::Off => "off",
            Speed::Fast => "fast",
            Speed::Normal => "normal",
            Speed::Slow => "slow",
        }
    }
}

impl Theme {
    /// Its name, as in the settings panel and on the page's root.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// Whether the player's system asks for less motion.
fn less_motion() -> bool {
    let query = window()
        .match_media("(prefers-reduced-motion: reduce)")
        .ok()
        .flatten();
    query.is_some_and(|query| query.matches())
}

/// How fast things move on screen: not at all where the system asks for less motion. Fights are
/// shown step by step even then.
fn tempo(settings: Settings) -> Speed {
    if less_motion() {
        Speed::Off
    } else {
        settings.speed
    }
}

/// The settings, kept in the browser and shown on the page's root as they change.
pub fn provide() -> RwSignal<Settings> {
    let settings = RwSignal::new(storage::get(KEY).unwrap_or_default());
    Effect::new(move |_| {
        let now: Settings = settings.get();
        storage::set(KEY, &now);
        if let Some(root) = document().document_element() {
            let tenths = tempo(now).tenths();
            let tempo = format!("--tempo: {}.{}", tenths / 10, tenths % 10);
            let _ = root.set_attribute("data-theme", now.theme.name());
            let _ = root.set_attribute("style", &tempo);
        }
    });
    provide_context(settings);
    settings
}

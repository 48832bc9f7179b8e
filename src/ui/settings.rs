//! What the player sets up for himself; it changes nothing in the game.

use leptos::prelude::*;

use super::live::effect;
use crate::engine::json::{Json, object};
use crate::storage;

const KEY: &str = "carrier-battle/settings";

/// How fast things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// As the system has it.
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// The settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// Every speed.
    pub const ALL: [Speed; 4] = [Speed::Off, Speed::Fast, Speed::Normal, Speed::Slow];

    /// The speed of a name.
    pub fn named(name: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|speed| speed.name() == name)
    }

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
    /// Every theme.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// The theme of a name.
    pub fn named(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// Its name, as in the settings panel and on the page's root.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

impl Settings {
    fn to_json(self) -> String {
        object()
            .text("speed", &self.speed.name())
            .json("hex_numbers", &self.hex_numbers)
            .text("theme", &self.theme.name())
            .end()
    }

    fn from_json(json: Json) -> Option<Settings> {
        let mut of = json.fields()?;
        Some(Settings {
            speed: Speed::named(&of.take("speed")?.text()?)?,
            hex_numbers: of.take("hex_numbers")?.flag()?,
            theme: Theme::named(&of.take("theme")?.text()?)?,
        })
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
    let settings = RwSignal::new(
        storage::get(KEY)
            .and_then(Settings::from_json)
            .unwrap_or_default(),
    );
    effect(move || {
        let now: Settings = settings.get();
        storage::set(KEY, &now.to_json());
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

//! What the player sets up for himself, for all titles; it changes nothing in a game. A title may keep settings of its
//! own beside these, and leaves those of the others as they are.

mod words;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

pub use words::{SettingText, animation, hints, light, sound, volume};

/// Where they are kept.
pub const KEY: &str = "carrier-battle/settings";

/// The settings of all titles as they are stored.
pub type Fields = Map<String, Value>;

/// Some of the settings; what is missing is as it was at first.
pub fn read<S: DeserializeOwned + Default>(fields: &Fields) -> S {
    serde_json::from_value(Value::Object(fields.clone())).unwrap_or_default()
}

/// Writes some of the settings; all others stay.
pub fn write<S: Serialize>(fields: &mut Fields, settings: &S) {
    if let Ok(Value::Object(new)) = serde_json::to_value(settings) {
        fields.extend(new);
    }
}

/// Reads a setting. One that is written by another version of a page is as it was at first, and so no setting loses
/// another.
///
/// # Errors
/// The text is no JSON at all.
pub fn or_default<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: DeserializeOwned + Default,
    D: Deserializer<'de>,
{
    let value = Value::deserialize(deserializer)?;
    Ok(serde_json::from_value(value).unwrap_or_default())
}

/// The settings that every title has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct SharedSettings {
    /// Animation.
    #[serde(deserialize_with = "or_default")]
    pub speed: Speed,
    /// Day or night.
    #[serde(deserialize_with = "or_default")]
    pub theme: Theme,
    /// Whether hints are given.
    #[serde(deserialize_with = "or_default")]
    pub hints: Hints,
    /// Whether the battle is heard.
    #[serde(deserialize_with = "or_default")]
    pub sound: SoundSwitch,
    /// How loud.
    #[serde(deserialize_with = "or_default")]
    pub volume: Loudness,
}

impl SharedSettings {
    /// How long things move on screen, as part of the normal time: not at all where the system asks
    /// for less motion. Fights are shown step by step even then.
    pub fn tempo(self, less_motion: bool) -> String {
        let tenths = if less_motion { 0 } else { self.speed.tenths() };
        format!("{}.{}", tenths / 10, tenths % 10)
    }
}

/// How fast things move.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// Nothing moves; results are there at once.
    Off,
    /// Short.
    Fast,
    /// To follow it.
    #[default]
    Normal,
    /// To study it.
    Slow,
}

/// Day or night.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// Whether hints are given.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hints {
    /// Each once.
    #[default]
    On,
    /// None.
    Off,
}

/// Whether the battle is heard.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SoundSwitch {
    /// No.
    #[default]
    Off,
    /// Yes.
    On,
}

/// How loud the battle is heard.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Loudness {
    /// In the background.
    Low,
    /// To be heard.
    #[default]
    Medium,
    /// As loud as it gets.
    High,
}

impl Speed {
    /// Every speed.
    pub const ALL: [Speed; 4] = [Speed::Off, Speed::Fast, Speed::Normal, Speed::Slow];

    /// What a pause of normal length is multiplied by, in tenths.
    pub const fn tenths(self) -> u32 {
        match self {
            Speed::Off => 0,
            Speed::Fast => 2,
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

    /// Its name, as in the settings panel and on the page's root.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

impl SoundSwitch {
    /// Both, in the order of the settings panel.
    pub const ALL: [SoundSwitch; 2] = [SoundSwitch::Off, SoundSwitch::On];

    /// Its name, as in the settings panel.
    pub const fn name(self) -> &'static str {
        match self {
            SoundSwitch::Off => "silent",
            SoundSwitch::On => "heard",
        }
    }

    /// The other one.
    #[must_use]
    pub const fn switched(self) -> SoundSwitch {
        match self {
            SoundSwitch::Off => SoundSwitch::On,
            SoundSwitch::On => SoundSwitch::Off,
        }
    }
}

impl Loudness {
    /// Every one.
    pub const ALL: [Loudness; 3] = [Loudness::Low, Loudness::Medium, Loudness::High];

    /// Its name, as in the settings panel.
    pub const fn name(self) -> &'static str {
        match self {
            Loudness::Low => "low",
            Loudness::Medium => "medium",
            Loudness::High => "high",
        }
    }
}

impl Hints {
    /// Both, in the order of the settings panel.
    pub const ALL: [Hints; 2] = [Hints::Off, Hints::On];

    /// Its name, as in the settings panel.
    pub const fn name(self) -> &'static str {
        match self {
            Hints::Off => "off",
            Hints::On => "on",
        }
    }
}

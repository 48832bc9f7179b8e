//! What the player sets up for himself; it changes nothing in the game.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::learn::{Hint, HintSet};
use crate::engine::Scenario;

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
    /// What happens is not shown step by step.
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

/// When the player is told what would come of each choice.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Aid {
    /// Never: there is no such thing on the page.
    Off,
    /// When he asks.
    #[default]
    Asked,
    /// At every question.
    Always,
}

/// The settings, as they are stored. What is missing, or written by another version of the page,
/// is as it was at first, and so no setting loses another.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Animation.
    #[serde(deserialize_with = "or_default")]
    pub speed: Speed,
    /// Whether every hex shows its number.
    #[serde(deserialize_with = "or_default")]
    pub hex_numbers: bool,
    /// Whether the chart does without the shades of what searches have looked at.
    #[serde(deserialize_with = "or_default")]
    pub looks_hidden: bool,
    /// Whether the timeline stands under the chart, once the player has opened it or put it away.
    #[serde(deserialize_with = "or_default")]
    pub timeline: Option<bool>,
    /// Day or night.
    #[serde(deserialize_with = "or_default")]
    pub theme: Theme,
    /// Whether hints are given.
    #[serde(deserialize_with = "or_default")]
    pub hints: Hints,
    /// Those that were.
    #[serde(deserialize_with = "or_default")]
    pub hints_seen: HintSet,
    /// Whether the battle is heard.
    #[serde(deserialize_with = "or_default")]
    pub sound: SoundSwitch,
    /// How loud.
    #[serde(deserialize_with = "or_default")]
    pub volume: Loudness,
    /// Whether the player is asked everything in a new battle, and not what the orders of the day answer.
    #[serde(deserialize_with = "or_default")]
    pub asks_everything: bool,
    /// When he is told what would come of each choice.
    #[serde(deserialize_with = "or_default")]
    pub foresight: Aid,
}

fn or_default<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: DeserializeOwned + Default,
    D: Deserializer<'de>,
{
    let value = Value::deserialize(deserializer)?;
    Ok(serde_json::from_value(value).unwrap_or_default())
}

impl Settings {
    /// Whether the timeline stands under the chart: as the player has said, or else where a whole battle is played on
    /// a screen that has room for it.
    pub fn shows_timeline(&self, scenario: &Scenario, has_room: bool) -> bool {
        let by_itself = scenario.battle.is_some() && has_room;
        self.timeline.unwrap_or(by_itself)
    }
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

impl Aid {
    /// All of them, in the order of the settings panel.
    pub const ALL: [Aid; 3] = [Aid::Off, Aid::Asked, Aid::Always];

    /// Its name, as in the settings panel.
    pub const fn name(self) -> &'static str {
        match self {
            Aid::Off => "off",
            Aid::Asked => "on demand",
            Aid::Always => "always",
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

impl Settings {
    /// Turns hints on or off. Turned on, all are given anew.
    pub fn turn_hints(&mut self, hints: Hints) {
        if hints == Hints::On && self.hints == Hints::Off {
            self.hints_seen = HintSet::default();
        }
        self.hints = hints;
    }

    /// The hint to give of those whose moment it is: the one that is shown, as long as it is among
    /// them, or else the first that was not given before.
    pub fn hint(self, now: &[Hint], shown: Option<Hint>) -> Option<Hint> {
        if self.hints == Hints::Off {
            return None;
        }
        let shown = shown.filter(|hint| now.contains(hint));
        let is_there = |hint: Hint| hint != Hint::WhatWouldCome || self.foresight != Aid::Off;
        let is_new = |hint: &&Hint| !self.hints_seen.contains(**hint) && is_there(**hint);
        shown.or_else(|| now.iter().find(is_new).copied())
    }

    /// How long things move on screen, as part of the normal time: not at all where the system asks
    /// for less motion. Fights are shown step by step even then.
    pub fn tempo(self, less_motion: bool) -> String {
        let tenths = if less_motion { 0 } else { self.speed.tenths() };
        format!("{}.{}", tenths / 10, tenths % 10)
    }
}

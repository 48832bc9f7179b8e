//! What the player sets up for himself; it changes nothing in the game.

use std::ops::{Deref, DerefMut};

use page::settings::or_default;
use serde::{Deserialize, Serialize};

use super::learn::{Hint, HintSet};
use crate::engine::Scenario;

pub use page::settings::{Hints, Loudness, SharedSettings, SoundSwitch, Speed, Theme};

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
    /// Those of all titles.
    #[serde(flatten)]
    pub shared: SharedSettings,
    /// Whether every hex shows its number.
    #[serde(deserialize_with = "or_default")]
    pub hex_numbers: bool,
    /// Whether the chart does without the shades of what searches have looked at.
    #[serde(deserialize_with = "or_default")]
    pub looks_hidden: bool,
    /// Whether the timeline stands under the chart, once the player has opened it or put it away.
    #[serde(deserialize_with = "or_default")]
    pub timeline: Option<bool>,
    /// The hints that were given.
    #[serde(deserialize_with = "or_default")]
    pub hints_seen: HintSet,
    /// Whether the player is asked everything in a new battle, and not what the orders of the day answer.
    #[serde(deserialize_with = "or_default")]
    pub asks_everything: bool,
    /// When he is told what would come of each choice.
    #[serde(deserialize_with = "or_default")]
    pub foresight: Aid,
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
    /// Whether the timeline stands under the chart: as the player has said, or else where a whole battle is played on
    /// a screen that has room for it.
    pub fn shows_timeline(&self, scenario: &Scenario, has_room: bool) -> bool {
        let by_itself = scenario.battle.is_some() && has_room;
        self.timeline.unwrap_or(by_itself)
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
}

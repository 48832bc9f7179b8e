//! The settings of all titles, in words.

use super::{Hints, Loudness, SoundSwitch, Speed, Theme};

/// A setting, in words.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SettingText {
    /// Its name.
    pub title: &'static str,
    /// What it changes.
    pub explanation: String,
    /// What can be chosen.
    pub options: Vec<&'static str>,
}

/// How fast things move.
pub fn animation() -> SettingText {
    SettingText {
        title: "Animation",
        explanation: "How fast counters fly and fights are shown. What changes your plan stands until you have seen it, at every speed. If your system asks for less motion, counters jump instead of flying.".to_owned(),
        options: Speed::ALL.map(Speed::name).to_vec(),
    }
}

/// Day or night.
pub fn light() -> SettingText {
    SettingText {
        title: "Light",
        explanation: "The chart by day, or as a plotting room has it at night.".to_owned(),
        options: Theme::ALL.map(Theme::name).to_vec(),
    }
}

/// Whether hints are given.
pub fn hints() -> SettingText {
    SettingText {
        title: "Hints",
        explanation: "A few words at the moment they help, each once. Turned off and on again, all come anew.".to_owned(),
        options: Hints::ALL.map(Hints::name).to_vec(),
    }
}

/// Whether the battle is heard.
/// `key` is the one that switches it.
pub fn sound(key: &str) -> SettingText {
    SettingText {
        title: "Sound",
        explanation: format!(
            "Radar, engines, the die, guns and hits, made by the page itself. Silent while another tab is in front. The {key} key does the same."
        ),
        options: SoundSwitch::ALL.map(SoundSwitch::name).to_vec(),
    }
}

/// How loud the battle is heard.
pub fn volume() -> SettingText {
    SettingText {
        title: "Volume",
        explanation: "How loud it is where sound is heard.".to_owned(),
        options: Loudness::ALL.map(Loudness::name).to_vec(),
    }
}

//! The settings, in words.

use page::settings::SettingText;

use super::CommandName;
use crate::view::settings::Aid;

/// Whether every hex shows its number.
pub fn hex_numbers() -> SettingText {
    let key = CommandName::HexNumbers.key_hint();
    SettingText {
        title: "Hex numbers",
        explanation: format!("The four-figure number in every hex. The {key} key does the same."),
        options: vec!["hidden", "shown"],
    }
}

/// When the player is told what would come of each choice.
pub fn foresight() -> SettingText {
    let key = CommandName::Foresee.key_hint();
    SettingText {
        title: "What would come of it?",
        explanation: format!(
            "Each choice is played on to the end of the battle a few hundred times, when you ask (the {key} key) or at every question. The report says how often, and what your decisions cost."
        ),
        options: Aid::ALL.map(Aid::name).to_vec(),
    }
}

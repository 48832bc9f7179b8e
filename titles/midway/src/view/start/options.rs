//! The options of a new game, and its seed.

use crate::engine::scenario::{GameOption, GameOptions};

/// What the figures beside the options are.
pub const SHARES: &str = "As a game usually is, the staff wins 40 of 100; the figures are its wins with one option changed.";

/// An option, as the form of a new game shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionView {
    /// The option.
    pub option: GameOption,
    /// Its name.
    pub name: &'static str,
    /// The rule that offers it.
    pub rule: &'static str,
    /// What it adds.
    pub adds: &'static str,
    /// How many games of 100 the staff wins with it, or without one of the usual ones.
    pub share: String,
}

/// Those that a game has unless the player says otherwise.
pub fn usual() -> GameOptions {
    GameOptions::default()
}

/// All options, in their order.
pub fn options() -> Vec<OptionView> {
    GameOption::ALL.iter().copied().map(view).collect()
}

fn view(option: GameOption) -> OptionView {
    let data = option.data();
    OptionView {
        option,
        name: data.name,
        rule: data.rule,
        adds: adds(option),
        share: match data.default {
            true => format!("without it {} %", won(option)),
            false => format!("{} %", won(option)),
        },
    }
}

/// What an option adds.
const fn adds(option: GameOption) -> &'static str {
    match option {
        GameOption::Composition => {
            "A task force holds only so many ships; an admiral lets it hold more. Without it, any number."
        }
        GameOption::SbdTbd => "Dive bombers hit better while torpedo planes attack the same ship.",
        GameOption::Incidents => {
            "A die after each move: a submarine, a storm, or something one space further on."
        }
        GameOption::Halsey => {
            "A third admiral, in a force of your choice: it moves farther, and its bombers hit better."
        }
        GameOption::Bb1 | GameOption::Bb3 => {
            "Two old battleships in Pearl Harbor, for guns and bombardment."
        }
        GameOption::Dd1_5 => {
            "More destroyers in Pearl Harbor, to cover ships. A force with them looks worse."
        }
        GameOption::Sb2 => "Another squadron of bombers at Midway.",
        GameOption::A6mOf26Ag => "For the enemy: one more unit of fighters at Wake.",
    }
}

/// How many games of 100 the staff wins with it, or without one of the usual ones: `midway autoplay --games 4000
/// --options ...`. Twice the error of each is 1.6.
const fn won(option: GameOption) -> u8 {
    match option {
        GameOption::Composition | GameOption::SbdTbd | GameOption::Incidents => 40,
        GameOption::A6mOf26Ag => 39,
        GameOption::Halsey => 43,
        GameOption::Bb1 | GameOption::Bb3 => 42,
        GameOption::Dd1_5 | GameOption::Sb2 => 41,
    }
}

/// The seed that a player has written; none if he has left it to chance.
///
/// # Errors
/// What is wrong with it, in a sentence.
pub fn seed(text: &str) -> Result<Option<u64>, String> {
    let text = text.trim();
    match (text.is_empty(), text.parse()) {
        (true, _) => Ok(None),
        (false, Ok(seed)) => Ok(Some(seed)),
        (false, Err(_)) => {
            Err("A seed is a whole number, as 1942; leave it empty for a new one.".to_owned())
        }
    }
}

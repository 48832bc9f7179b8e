//! The options of a new game, and its seed.

use crate::engine::scenario::{GameOption, GameOptions};

/// How many games of a thousand the staff wins with the usual options: `midway autoplay --games 4000`.
const USUAL: i32 = 400;

/// An option, as the form of a new game shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionView {
    /// The option.
    pub option: GameOption,
    /// Its name.
    pub name: &'static str,
    /// The rule that offers it.
    pub rule: &'static str,
    /// What it adds, and what that does to the games that are won.
    pub words: String,
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
        words: format!("{} {}", adds(option), weight(option)),
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
        GameOption::Dd1_5 => "More destroyers in Pearl Harbor, to see farther and to cover ships.",
        GameOption::Sb2 => "Another squadron of bombers at Midway.",
        GameOption::A6mOf26Ag => "For the enemy: one more unit of fighters at Wake.",
    }
}

/// How many games of a thousand the staff wins with it, or without one of the usual ones.
const fn won(option: GameOption) -> i32 {
    match option {
        GameOption::Composition => 400,
        GameOption::SbdTbd => 400,
        GameOption::Incidents => 400,
        GameOption::Halsey => 400,
        GameOption::Bb1 => 400,
        GameOption::Bb3 => 400,
        GameOption::Dd1_5 => 400,
        GameOption::Sb2 => 400,
        GameOption::A6mOf26Ag => 400,
    }
}

/// By how much less it is no more than chance: twice the error of a difference of two shares of 4,000 games.
const CHANCE: i32 = 22;

/// What it does to the games that are won.
fn weight(option: GameOption) -> String {
    // A usual one was measured by leaving it out.
    let adds = match option.data().default {
        true => USUAL - won(option),
        false => won(option) - USUAL,
    };
    let more = match adds {
        0.. => "more",
        _ => "fewer",
    };
    match adds.abs() {
        ..CHANCE => "It hardly changes how often the game is won.".to_owned(),
        by => format!("About {} games of 100 {more} are won.", (by + 5) / 10),
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

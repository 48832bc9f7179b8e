//! The dialogs over the table.

use super::Departure;

/// A dialog over the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dialog {
    /// The settings.
    Settings,
    /// Help.
    Help,
    /// The situation, and what wins and loses.
    Briefing,
    /// All rules.
    Rules,
    /// Name, export and link of the game.
    Save,
    /// The moments that can be played on from.
    SavePoints,
    /// A chart, by its name, with what was read in it last.
    Chart(&'static str),
    /// The chart of a die, by the number of its event.
    Roll(usize),
    /// The report of a game that is over.
    Report,
    /// The question before a game is left that is not saved.
    Unsaved(Departure),
}

//! The dialogs over the table.

use super::Departure;
use crate::view::situation::LightChange;

/// A dialog over the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dialog {
    /// A chart, by its id.
    Chart(&'static str),
    /// The chart of a die of the log, by the number of its event.
    Roll(usize),
    /// The result and the link, to be sent to somebody.
    Share,
    /// The settings.
    Settings,
    /// Help.
    Help,
    /// Name, export and link of the game.
    Save,
    /// The moments that can be played on from.
    SavePoints,
    /// The scenario's briefing.
    Briefing,
    /// Where the battle stands, for whoever comes back to it.
    Situation,
    /// Where it stands as the light changes.
    LightChange(LightChange),
    /// The orders of the day.
    OrdersOfTheDay,
    /// The same, at the sheet of the night.
    OrdersOfTheNight,
    /// For how long the staff is to have command.
    Staff,
    /// The report as a text.
    ReportText,
    /// The question before a game is left that is not saved.
    Unsaved(Departure),
}

//! The dialogs over the table, and leaving it: one of them asks before a game is left that is not saved.

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

/// Where the player goes when he leaves the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Departure {
    /// To the start screen.
    Start,
    /// To a new game with the same options.
    NewSeed,
    /// To the same game from its start.
    SameSeed,
    /// To a game of its own that goes on from after so many orders of this one.
    Branch(usize),
}

impl Departure {
    /// The button that leaves all the same.
    pub const fn label(self) -> &'static str {
        match self {
            Departure::Start => "Go back all the same",
            Departure::NewSeed | Departure::SameSeed => "Play again all the same",
            Departure::Branch(_) => "Go on all the same",
        }
    }
}

//! Leaving a game, and what is asked before one is left that is not saved.

/// Where the player goes when he leaves the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Departure {
    /// To the start screen.
    Start,
    /// To the same battle with other dice.
    NewSeed,
    /// To the same battle from its start.
    SameSeed,
    /// To another scenario, by its number.
    Next(u8),
    /// To a game of its own that goes on from after so many orders of this one.
    Branch(usize),
}

/// The question before a game is left that is not saved.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct UnsavedQuestion {
    /// What is the matter.
    pub title: &'static str,
    /// Why it is not saved.
    pub reason: String,
    /// What leaving would do.
    pub warning: &'static str,
    /// The button that leaves.
    pub leave: &'static str,
}

/// The question before a game is left that is not saved.
pub fn unsaved(reason: &str, to: Departure) -> UnsavedQuestion {
    UnsavedQuestion {
        title: "This game is not saved",
        reason: format!("{reason}."),
        warning: "It stays among your games as long as this tab is open, and is lost when the tab closes. Export it to keep it.",
        leave: match to {
            Departure::Start => "Go back all the same",
            Departure::NewSeed | Departure::SameSeed => "Play again all the same",
            Departure::Next(_) | Departure::Branch(_) => "Go on all the same",
        },
    }
}

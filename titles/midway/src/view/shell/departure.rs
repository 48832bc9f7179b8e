//! Leaving a game, and what is asked before one is left that is not saved.

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

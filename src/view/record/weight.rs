//! What of the log matters, and what of it the player wants to see.

use crate::engine::Event;
use crate::view::presentation::presentation;

/// What of the log the player wants to see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Filter {
    /// All of it, with the bookkeeping folded.
    #[default]
    Everything,
    /// Without the bookkeeping.
    Important,
    /// What was lost and what was scored, in fights too.
    Losses,
    /// The fights alone.
    Fights,
}

impl Filter {
    /// All of them, in their order.
    pub const ALL: [Filter; 4] = [
        Filter::Everything,
        Filter::Important,
        Filter::Losses,
        Filter::Fights,
    ];

    /// What stands on its button.
    pub const fn title(self) -> &'static str {
        match self {
            Filter::Everything => "Everything",
            Filter::Important => "What matters",
            Filter::Losses => "Losses and score",
            Filter::Fights => "Fights",
        }
    }

    /// What the log says where there is nothing of it.
    pub const fn nothing(self) -> &'static str {
        match self {
            Filter::Everything | Filter::Important => "Nothing has happened yet.",
            Filter::Losses => "Nothing has been lost or scored yet.",
            Filter::Fights => "Nobody has fought yet.",
        }
    }
}

/// How much an event matters in the log.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Importance {
    /// It shows elsewhere and has no line: orders, the clock, and a chit that still lies face down.
    Untold,
    /// Fuel, flights, handling, landing.
    Bookkeeping,
    /// A player would tell it.
    Important,
    /// Something was lost.
    Loss,
}

/// How much an event matters.
pub(super) fn weight(event: &Event) -> Importance {
    presentation(event).importance
}

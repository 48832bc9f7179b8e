//! Moments of a game that can be played on from: those that the player has named, and which game grew from which.

use serde::{Deserialize, Serialize};

/// A moment that the player has named.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct NamedPoint {
    /// What he calls it.
    pub name: String,
    /// How many orders the game had.
    pub orders: usize,
}

/// The game that another grew from.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// Its name then.
    pub name: String,
    /// The moment, in words.
    pub at: String,
}

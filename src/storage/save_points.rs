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

/// The moments that the player has named, of a game that goes back and on.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct NamedPoints {
    /// Those up to where the game stands.
    kept: Vec<NamedPoint>,
    /// Those that he has taken back: they come again with redo, and are gone with the next order.
    aside: Vec<NamedPoint>,
}

impl NamedPoints {
    /// Those that a slot has kept.
    pub fn of(kept: Vec<NamedPoint>) -> NamedPoints {
        let aside = Vec::new();
        NamedPoints { kept, aside }
    }

    /// Those up to where the game stands.
    pub fn kept(&self) -> &[NamedPoint] {
        &self.kept
    }

    /// Names the moment after so many orders, whatever it was called before.
    pub fn name(&mut self, name: String, orders: usize) {
        self.kept.retain(|point| point.orders != orders);
        self.kept.push(NamedPoint { name, orders });
    }

    /// The game stands after so many orders now, some taken back or given again.
    pub fn go_to(&mut self, orders: usize) {
        let kept = std::mem::take(&mut self.kept).into_iter();
        let all = kept.chain(std::mem::take(&mut self.aside));
        (self.kept, self.aside) = all.partition(|point| point.orders <= orders);
    }

    /// Another order has been given: a moment that was taken back is another one when it is played to again.
    pub fn play_on(&mut self) {
        self.aside.clear();
    }
}

/// The game that another grew from.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// Its name then.
    pub name: String,
    /// The moment, in words.
    pub at: String,
}

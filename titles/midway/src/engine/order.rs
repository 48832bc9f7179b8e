//! What the player may answer.

mod written;

use serde::{Serialize, Serializer};

use super::map::Place;

pub use written::Named;

/// An order of the player's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// One of the spaces that are asked about.
    ChooseSpace {
        /// The space.
        space: Place,
    },
}

/// As saves have it.
impl Serialize for Order {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&kernel::Written::written(self))
    }
}

//! A Japanese force on the map (7.0), so far as air missions must know of it.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::engine::map::HexId;

/// A force, by the letter of its counter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ForceId(pub char);

impl fmt::Display for ForceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Force {}", self.0)
    }
}

impl Serialize for ForceId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A force of ships.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Force {
    /// Its counter.
    pub id: ForceId,
    /// The hex it is in.
    pub hex: HexId,
}

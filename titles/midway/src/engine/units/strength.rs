//! The two steps of air and coastal defense units (2.2, 17.1, 17.3).

use std::fmt;

use serde::ser::SerializeTuple;
use serde::{Deserialize, Serialize, Serializer};

/// Which side of a counter with two is up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Strength {
    /// Hit once.
    Reduced,
    /// Whole.
    Full,
}

impl Strength {
    /// What a hit leaves: nothing of a reduced unit (17.1, 17.3).
    pub const fn after_hit(self) -> Option<Strength> {
        match self {
            Strength::Full => Some(Strength::Reduced),
            Strength::Reduced => None,
        }
    }

    /// How many hits it takes until it is eliminated.
    pub const fn steps(self) -> u8 {
        match self {
            Strength::Full => 2,
            Strength::Reduced => 1,
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Strength::Full => "full",
            Strength::Reduced => "reduced",
        })
    }
}

/// What is printed on the two sides of a counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByStrength<T> {
    /// On its front.
    pub full: T,
    /// On its back.
    pub reduced: T,
}

impl<T: Copy> ByStrength<T> {
    /// What is printed on the side that is up.
    pub const fn at(&self, strength: Strength) -> T {
        match strength {
            Strength::Full => self.full,
            Strength::Reduced => self.reduced,
        }
    }
}

impl<T: Serialize> Serialize for ByStrength<T> {
    /// A pair: full, reduced.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut pair = serializer.serialize_tuple(2)?;
        pair.serialize_element(&self.full)?;
        pair.serialize_element(&self.reduced)?;
        pair.end()
    }
}

//! A set of ships, small enough to copy.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::ship::ShipId;

/// A set of ships, in the order of their roster. Written as the list of their names.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct ShipSet(u128);

impl ShipSet {
    /// How many ships.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the ship is in it.
    pub fn contains(self, ship: ShipId) -> bool {
        self.iter().any(|other| other == ship)
    }

    /// The set with the ship in it if she was not, or without her if she was.
    #[must_use]
    pub const fn toggled(self, ship: ShipId) -> ShipSet {
        ShipSet(self.0 ^ ship.bit())
    }

    /// The ships, in the order of the roster.
    pub fn iter(self) -> impl Iterator<Item = ShipId> {
        ShipId::all().filter(move |ship| self.0 & ship.bit() != 0)
    }
}

impl FromIterator<ShipId> for ShipSet {
    fn from_iter<I: IntoIterator<Item = ShipId>>(ships: I) -> ShipSet {
        ShipSet(ships.into_iter().fold(0, |set, ship| set | ship.bit()))
    }
}

impl fmt::Display for ShipSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, ship) in self.iter().enumerate() {
            write!(f, "{}{ship}", if n == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for ShipSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl Serialize for ShipSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for ShipSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ShipSet, D::Error> {
        let names = Vec::<ShipId>::deserialize(deserializer)?;
        Ok(names.into_iter().collect())
    }
}

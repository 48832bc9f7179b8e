//! A ship or an air unit, where a rule treats them alike: reinforcements and repairs (6.0(11a), 6.0(16)).

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::air_unit::AirUnit;
use super::ship_list::Ship;
use super::side::Side;
use crate::engine::listed::NotAName;

/// A ship or an air unit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Unit {
    /// A ship.
    Ship(Ship),
    /// An air unit.
    Air(AirUnit),
}

impl Unit {
    /// Whose it is.
    pub const fn side(self) -> Side {
        match self {
            Unit::Ship(ship) => ship.side(),
            Unit::Air(unit) => unit.side(),
        }
    }
}

impl From<Ship> for Unit {
    fn from(ship: Ship) -> Unit {
        Unit::Ship(ship)
    }
}

impl From<AirUnit> for Unit {
    fn from(unit: AirUnit) -> Unit {
        Unit::Air(unit)
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unit::Ship(ship) => ship.fmt(f),
            Unit::Air(unit) => unit.fmt(f),
        }
    }
}

impl FromStr for Unit {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Unit, NotAName> {
        let ship = text.parse().map(Unit::Ship);
        ship.or_else(|_| text.parse().map(Unit::Air))
            .map_err(|_: NotAName| NotAName {
                text: text.to_owned(),
                kind: "a ship or an air unit",
            })
    }
}

impl Serialize for Unit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

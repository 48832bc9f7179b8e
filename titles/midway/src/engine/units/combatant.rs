//! What fights: an air unit, a ship, or the coastal defense of an island base.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::air_unit::AirUnit;
use super::island_base::IslandBase;
use super::ship_list::Ship;
use super::side::Side;
use crate::engine::listed::NotAName;

/// A unit that shoots, or is shot at (2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Combatant {
    /// An air unit.
    Air(AirUnit),
    /// A ship.
    Ship(Ship),
    /// The coastal defense of an island base.
    Defense(IslandBase),
}

impl Combatant {
    /// Whose it is.
    pub const fn side(self) -> Side {
        match self {
            Combatant::Air(unit) => unit.side(),
            Combatant::Ship(ship) => ship.side(),
            Combatant::Defense(base) => base.side(),
        }
    }

    /// The air unit, if it is one.
    pub const fn air(self) -> Option<AirUnit> {
        match self {
            Combatant::Air(unit) => Some(unit),
            _ => None,
        }
    }

    /// The ship, if it is one.
    pub const fn ship(self) -> Option<Ship> {
        match self {
            Combatant::Ship(ship) => Some(ship),
            _ => None,
        }
    }
}

impl From<AirUnit> for Combatant {
    fn from(unit: AirUnit) -> Combatant {
        Combatant::Air(unit)
    }
}

impl From<Ship> for Combatant {
    fn from(ship: Ship) -> Combatant {
        Combatant::Ship(ship)
    }
}

impl From<IslandBase> for Combatant {
    fn from(base: IslandBase) -> Combatant {
        Combatant::Defense(base)
    }
}

impl fmt::Display for Combatant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Combatant::Air(unit) => unit.fmt(f),
            Combatant::Ship(ship) => ship.fmt(f),
            Combatant::Defense(base) => base.fmt(f),
        }
    }
}

impl FromStr for Combatant {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Combatant, NotAName> {
        let air = text.parse().map(Combatant::Air);
        let ship = air.or_else(|_: NotAName| text.parse().map(Combatant::Ship));
        ship.or_else(|_: NotAName| text.parse().map(Combatant::Defense))
            .map_err(|_: NotAName| NotAName {
                text: text.to_owned(),
                kind: "a unit that fights",
            })
    }
}

impl Serialize for Combatant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

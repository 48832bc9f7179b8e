//! Who is spotted, and who has looked where.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::Table;
use crate::engine::event::SpottingEvent;
use crate::engine::listed::NotAName;
use crate::engine::map::Place;
use crate::engine::units::{AirUnit, Force, IslandBase, Side};

/// Who attempts to spot: task forces and island bases, never single ships, air units or home bases (9.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spotter {
    /// A task force.
    Force(Force),
    /// An island base.
    Base(IslandBase),
}

impl Spotter {
    /// Whose it is.
    pub const fn side(self) -> Side {
        match self {
            Spotter::Force(force) => force.side(),
            Spotter::Base(base) => base.side(),
        }
    }
}

impl fmt::Display for Spotter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spotter::Force(force) => force.fmt(f),
            Spotter::Base(base) => base.fmt(f),
        }
    }
}

impl FromStr for Spotter {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Spotter, NotAName> {
        let force = text.parse().map(Spotter::Force);
        force.or_else(|_| text.parse().map(Spotter::Base))
    }
}

impl Serialize for Spotter {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Who has looked where since he last got an attempt (9.1).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Attempts {
    /// Each attempt: who, where, and whether it succeeded.
    made: Vec<(Spotter, Place, bool)>,
}

impl Attempts {
    /// Whether somebody has looked at all.
    pub fn has_looked(&self, by: Spotter) -> bool {
        self.made.iter().any(|(who, ..)| *who == by)
    }

    /// Whether somebody has looked at a space.
    pub fn has_looked_at(&self, by: Spotter, space: Place) -> bool {
        let mut made = self.made.iter();
        made.any(|(who, at, _)| *who == by && *at == space)
    }

    /// Whether somebody has looked at a space and seen nothing.
    pub fn has_failed(&self, by: Spotter, space: Place) -> bool {
        self.made.contains(&(by, space, false))
    }
}

impl Table {
    /// Where somebody looks from; nothing if he is not on the map, or a base that is no longer his side's.
    pub fn place_of_spotter(&self, by: Spotter) -> Option<Place> {
        match by {
            Spotter::Force(force) => self.place_of(force),
            Spotter::Base(base) => self.holder(base).map(|_| base.place()),
        }
    }

    /// Whether a failed attempt bars the air units of a task force or base from a space, until it next gets an attempt
    /// (9.1). An island base in the space is always spotted, and lifts the bar.
    pub fn is_barred(&self, unit: AirUnit, space: Place) -> bool {
        let enemy = unit.side().enemy();
        if self.island_base_at(space, enemy).is_some() {
            return false;
        }
        let spotter = self.spotter_of(unit);
        spotter.is_some_and(|by| self.attempts.has_failed(by, space))
    }

    /// The task force or island base that an air unit is with.
    pub fn spotter_of(&self, unit: AirUnit) -> Option<Spotter> {
        use super::{AirPlace, ShipPlace};
        match self.air[unit].at {
            AirPlace::Base(place) => place.island_base().map(Spotter::Base),
            AirPlace::Carrier(carrier) => match self.ships[carrier].at {
                ShipPlace::Force(force) => Some(Spotter::Force(force)),
                _ => None,
            },
            _ => None,
        }
    }

    pub(super) fn apply_spotting(&mut self, event: &SpottingEvent) {
        match event {
            SpottingEvent::Begun { by } => {
                self.attempts.made.retain(|(who, ..)| !by.contains(who));
            }
            SpottingEvent::Looked { by, space, seen } => {
                self.attempts.made.push((*by, *space, *seen));
            }
            SpottingEvent::Spotted { force, .. } => self.force_mut(*force).spotted = true,
            SpottingEvent::ShipSpotted { ship, .. } => self.ships[*ship].spotted = true,
            SpottingEvent::DecoysShown { force, .. } => self.ijn_forces[*force].decoys = 0,
        }
    }
}

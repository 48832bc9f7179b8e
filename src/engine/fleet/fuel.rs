//! The fuel track of an air mission, down to Fuel Critical and its seven boxes (4.43-4.45).

use std::fmt;

use serde::Serialize;

/// The box of the Fuel Critical track at which a mission is lost (4.454).
pub const EXHAUSTED: u8 = 7;

/// Where a mission's fuel marker stands: fuel points left, or below zero the Fuel Critical box.
/// Zero is Fuel Critical with the value 0 (4.44). Written as a number, negative when critical.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Fuel(i8);

impl Fuel {
    /// What a fighter takes off with, far from Fuel Critical: it stands for the fuel of a search, which has no marker.
    pub const PLENTY: Fuel = Fuel::points(16);

    /// A marker with this many fuel points left.
    pub const fn points(points: i8) -> Fuel {
        Fuel(points)
    }

    /// Fuel points left; none when critical.
    pub const fn left(self) -> u8 {
        if self.0 > 0 { self.0 as u8 } else { 0 }
    }

    /// The value of the Fuel Critical marker, once there is one (4.44).
    pub const fn critical(self) -> Option<u8> {
        if self.0 > 0 {
            None
        } else {
            Some(self.0.unsigned_abs())
        }
    }

    /// It as a number: points left, or negative when critical.
    pub(in crate::engine) const fn number(self) -> i8 {
        self.0
    }

    /// Whether the mission is fuel critical (4.44).
    pub const fn is_critical(self) -> bool {
        self.0 <= 0
    }

    /// Whether the marker has reached box 7, where every unit is lost (4.454).
    pub const fn is_exhausted(self) -> bool {
        self.0 <= -(EXHAUSTED as i8)
    }

    /// The marker after spending some points: past zero it climbs the Fuel Critical boxes (4.44).
    #[must_use]
    pub const fn spend(self, points: i8) -> Fuel {
        let after = self.0.saturating_sub(points);
        Fuel(if after < -(EXHAUSTED as i8) {
            -(EXHAUSTED as i8)
        } else {
            after
        })
    }

    /// Whether the points can be spent without reaching box 7 (4.433, 4.51).
    pub const fn can_pay(self, points: i8) -> bool {
        !self.spend(points).is_exhausted()
    }
}

impl fmt::Display for Fuel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.critical() {
            None => write!(f, "{} fuel", self.0),
            Some(value) => write!(f, "Fuel Critical {value}"),
        }
    }
}

//! What hits do to a ship (12.1, 12.2, 12.5).

use std::fmt;

use serde::Serialize;

use super::ship::{Allegiance, Ship, ShipKind};

/// How badly a ship is damaged (12.11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// No damage that has an effect.
    Sound,
    /// Light damage; only carriers know it.
    Light,
    /// Heavy damage.
    Heavy,
    /// Dead in the water (12.4).
    Crippled,
    /// Sunk, or a unit of ships removed (12.53).
    Sunk,
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Condition::Sound => "sound",
            Condition::Light => "light",
            Condition::Heavy => "heavy",
            Condition::Crippled => "crippled",
            Condition::Sunk => "sunk",
        })
    }
}

/// The fewest hits that bring a ship into each condition.
struct Thresholds {
    /// Nothing for ships that know no light damage.
    light: Option<u8>,
    heavy: u8,
    crippled: u8,
}

/// Hits of a US battleship that cripple her, whatever her hit capacity (12.51).
const US_BATTLESHIP_CRIPPLED: u8 = 15;

impl Ship {
    /// Her condition after as many hits of all kinds. Where one number of hits is two conditions, it is
    /// the worse.
    pub fn condition(&self, hits: u8) -> Condition {
        if hits >= self.capacity {
            return Condition::Sunk;
        }
        match self.thresholds() {
            Some(at) if hits >= at.crippled => Condition::Crippled,
            Some(at) if hits >= at.heavy => Condition::Heavy,
            Some(at) if at.light.is_some_and(|light| hits >= light) => Condition::Light,
            _ => Condition::Sound,
        }
    }

    /// Her anti-aircraft value in a condition, fractions dropped (12.11, 12.25, 12.28).
    pub fn anti_aircraft(&self, condition: Condition) -> u8 {
        match (self.kind, condition) {
            (_, Condition::Sunk) => 0,
            (ShipKind::Cruisers | ShipKind::AntiAircraftCruiser | ShipKind::Destroyers, _)
            | (_, Condition::Sound)
            | (ShipKind::Battleship | ShipKind::HybridCarrier, Condition::Light) => self.aa,
            (_, Condition::Light | Condition::Heavy) => self.aa / 2,
            (_, Condition::Crippled) => 0,
        }
    }

    /// None for units that are whole until they are gone (12.53).
    fn thresholds(&self) -> Option<Thresholds> {
        let us = matches!(self.allegiance, Allegiance::Us(_));
        let half = self.capacity.div_ceil(2);
        let three_quarters = self.capacity - self.capacity / 4; // rounded up
        let (light, heavy, crippled) = match self.kind {
            ShipKind::Cv if us => (Some(1), 4, 6),
            ShipKind::Cvl if us => (Some(1), 3, 4),
            ShipKind::Battleship if us => {
                let heavy = if self.capacity > 20 { 12 } else { 10 };
                (None, heavy, US_BATTLESHIP_CRIPPLED)
            }
            ShipKind::Cv => (Some(1), half, self.capacity.saturating_sub(2)),
            ShipKind::Cvl => (Some(1), half, self.capacity.saturating_sub(1)),
            ShipKind::HybridCarrier => (Some(1), half, three_quarters),
            ShipKind::Battleship => (None, half, three_quarters),
            ShipKind::Cruisers | ShipKind::AntiAircraftCruiser | ShipKind::Destroyers => {
                return None;
            }
        };
        Some(Thresholds {
            light,
            heavy,
            crippled,
        })
    }
}

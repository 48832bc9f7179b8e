//! What dice are rolled for, and what is chosen at random.

use serde::Serialize;

use crate::engine::map::Place;
use crate::engine::table::Spotter;
use crate::engine::units::{IjnForce, IslandBase, Ship, Unit};

/// What a roll resolves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "for", rename_all = "snake_case")]
pub enum Purpose {
    /// The line to which a carrier of the IJN comes at the set-up (3.2).
    Deployment {
        /// The carrier.
        ship: Ship,
    },
    /// An attempt to spot (9.1).
    Spotting {
        /// Who looks.
        by: Spotter,
        /// Where.
        space: Place,
    },
    /// How far a task force of the IJN moves (8.4).
    Movement {
        /// The force.
        force: IjnForce,
    },
    /// Signals intelligence (6.0(12b)).
    Signals,
    /// Whether a ship or air unit of the USN can be repaired now (6.0(16a), 6.0(16d)).
    UsnRepair {
        /// The unit.
        unit: Unit,
    },
    /// Whether a coastal defense can (6.0(16e)).
    DefenseRepair {
        /// Its base.
        base: IslandBase,
    },
    /// How badly a ship is damaged that can be repaired (6.0(16d)).
    ShipSeverity {
        /// The ship.
        ship: Ship,
    },
    /// How badly a coastal defense is (6.0(16e)).
    DefenseSeverity {
        /// Its base.
        base: IslandBase,
    },
}

/// What is chosen at random without a chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "of", rename_all = "snake_case")]
pub enum Choice {
    /// A warship or decoy for a task force of the IJN (3.2).
    Counter {
        /// The force.
        force: IjnForce,
    },
    /// The Ops marker that is drawn (6.0(1)).
    OpsMarker,
}

//! Events of what is hit (17), and of leaders whose task force is lost (20.1).

use serde::Serialize;

use crate::engine::map::Place;
use crate::engine::units::{AirUnit, IslandBase, Leader, Ship, UsnForce};

/// Something is hit, or goes down with what is hit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum HitEvent {
    /// An air unit loses its first step (17.1).
    AirUnitReduced {
        /// The air unit.
        unit: AirUnit,
    },
    /// An air unit loses its last step (17.1).
    AirUnitEliminated {
        /// The air unit.
        unit: AirUnit,
    },
    /// A ship goes to the Damaged box (17.2).
    ShipDamaged {
        /// The ship.
        ship: Ship,
        /// Where she was hit.
        space: Place,
    },
    /// A ship is sunk (17.2).
    ShipSunk {
        /// The ship.
        ship: Ship,
        /// Where she was hit.
        space: Place,
    },
    /// A coastal defense loses its first step (17.3).
    DefenseReduced {
        /// Its base.
        base: IslandBase,
    },
    /// A coastal defense loses its last step (17.3).
    DefenseEliminated {
        /// Its base.
        base: IslandBase,
    },
    /// A leader is lost with his task force (20.1).
    LeaderLost {
        /// The leader.
        leader: Leader,
    },
    /// A leader whose last ship is damaged goes to another task force (20.1).
    LeaderSaved {
        /// The leader.
        leader: Leader,
        /// The task force.
        force: UsnForce,
    },
}

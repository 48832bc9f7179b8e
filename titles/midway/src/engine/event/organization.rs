//! Events of the player's organization (6.0(11)).

use serde::Serialize;

use crate::engine::map::Place;
use crate::engine::table::AirBase;
use crate::engine::units::{AirUnit, Leader, Ship, Unit, UsnForce};

/// Something that the player has organized.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum OrganizationEvent {
    /// The turn's reinforcement comes (6.0(11a)).
    Reinforced {
        /// The unit.
        unit: Unit,
        /// Where it comes to: a ship by herself, an air unit on land.
        at: Place,
    },
    /// A ship joins a task force in the same place (6.0(11b)).
    #[serde(rename = "ship_assigned")]
    Assigned {
        /// The ship.
        ship: Ship,
        /// The force.
        force: UsnForce,
    },
    /// A ship leaves her task force, and is by herself (8.2).
    #[serde(rename = "ship_detached")]
    Detached {
        /// The ship.
        ship: Ship,
        /// Where.
        at: Place,
    },
    /// A naval air unit goes aboard a carrier in the same place (6.0(11b)).
    Embarked {
        /// The unit.
        unit: AirUnit,
        /// What it was based on.
        from: AirBase,
        /// The carrier.
        carrier: Ship,
    },
    /// The marker of a task force comes to the map (6.0(11d)).
    #[serde(rename = "force_formed")]
    Formed {
        /// The force.
        force: UsnForce,
        /// Where.
        at: Place,
    },
    /// A leader goes to another task force in the same place (20.1).
    LeaderAssigned {
        /// The leader.
        leader: Leader,
        /// The force.
        force: UsnForce,
    },
}

//! Events of task groups, of their CAP and of air missions (4, 6.1).

use serde::Serialize;

use super::parts::{FuelUse, MoveReason};
use crate::engine::fleet::{CapId, Fuel, MissionId, TaskGroupId, UnitSet};
use crate::engine::map::HexId;
use crate::engine::ships::ShipSet;

/// Something that happened to a task group, to a CAP mission or to an air mission.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum AirEvent {
    /// A task group was placed on the map.
    #[serde(rename = "placed")]
    TaskGroupPlaced {
        /// The task group.
        what: TaskGroupId,
        /// The hex where it happens.
        hex: HexId,
    },
    /// Ships left the Battle Line and formed a task group of their own (6.15).
    Detached {
        /// The new task group.
        what: TaskGroupId,
        /// The hex where it happens.
        hex: HexId,
        /// Its ships.
        ships: ShipSet,
    },
    /// A CAP mission was placed in its task group's box.
    #[serde(rename = "placed")]
    CapPlaced {
        /// The CAP mission.
        what: CapId,
        /// The air mission display it holds (4.13).
        display: u8,
        /// Its units.
        units: UnitSet,
    },
    /// An air mission was placed on the map.
    #[serde(rename = "placed")]
    MissionPlaced {
        /// The mission.
        what: MissionId,
        /// The hex where it happens.
        hex: HexId,
        /// Its units.
        units: UnitSet,
        /// Its fuel.
        fuel: Fuel,
        /// The CAP mission it was until now (4.34).
        from: Option<CapId>,
    },
    /// A mission flew one hex.
    #[serde(rename = "moved")]
    MissionMoved {
        /// The mission.
        what: MissionId,
        /// From where.
        from: HexId,
        /// To where.
        to: HexId,
        /// 1 or 2: which hex of this segment's move.
        hexes: u8,
        /// What made it fly.
        why: MoveReason,
    },
    /// A mission kept its hex (4.431).
    Held {
        /// The mission.
        what: MissionId,
    },
    /// A mission spent fuel.
    Fuel {
        /// The mission.
        mission: MissionId,
        /// Fuel points.
        spent: u8,
        /// Where its marker stands now; below zero are the Fuel Critical boxes.
        left: Fuel,
        /// On what.
        why: FuelUse,
    },
    /// Units left an intercept mission to form another (4.37).
    Split {
        /// The mission they left.
        mission: MissionId,
        /// The mission they form.
        into: MissionId,
        /// The hex where it happens.
        hex: HexId,
        /// The units.
        units: UnitSet,
    },
    /// A mission is in the air as the battle ends, with the fuel to come home: it counts as home.
    HomeAtTheEnd {
        /// The mission.
        what: MissionId,
        /// Its units.
        units: UnitSet,
        /// Hexes to the nearest carriers.
        hexes: u8,
        /// Its fuel.
        left: Fuel,
    },
    /// An air mission left the map with its last unit.
    #[serde(rename = "removed")]
    MissionRemoved {
        /// The mission.
        what: MissionId,
    },
}

//! Events of the fleet at sea: task groups that part, ships that are left behind and towed, and lights (6.3, 6.4,
//! 12.4).

use serde::Serialize;

use crate::engine::fleet::{TaskGroupId, TaskGroupSet};
use crate::engine::forces::RaidId;
use crate::engine::map::{HexId, Wind, WindCourse};
use crate::engine::ships::ShipId;

/// Something that task groups or crippled ships did.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum FleetEvent {
    /// Task groups moved one hex together, apart from others (6.33, 6.34).
    #[serde(rename = "moved")]
    GroupsMoved {
        /// The task groups.
        what: TaskGroupSet,
        /// From where.
        from: HexId,
        /// To where.
        to: HexId,
    },
    /// Task groups withdrew from the enemy in their hex (21.15).
    Withdrew {
        /// The task groups.
        what: TaskGroupSet,
        /// From where.
        from: HexId,
        /// To where.
        to: HexId,
    },
    /// A crippled ship does not come along with her task group, and is on the map by herself from now on (12.41).
    LeftBehind {
        /// The ship.
        ship: ShipId,
        /// The task group she sailed with.
        group: TaskGroupId,
        /// Where she lies.
        hex: HexId,
    },
    /// A crippled ship was towed one hex (12.42).
    #[serde(rename = "moved")]
    Towed {
        /// The ship.
        what: ShipId,
        /// From where.
        from: HexId,
        /// To where.
        to: HexId,
    },
    /// The enemy came upon a crippled ship that lies by herself, which is lost (12.46).
    Overtaken {
        /// The ship.
        ship: ShipId,
        /// The hex where it happens.
        hex: HexId,
    },
    /// A raid that is about to be placed goes for a crippled ship, and for no task group (12.44).
    RaidAtCripple {
        /// The raid.
        raid: RaidId,
        /// The ship.
        ship: ShipId,
    },
    /// The ships in a hex turned on their lights (6.43).
    LightsOn {
        /// The hex where it happens.
        hex: HexId,
        /// The task groups, all that are there (6.431).
        groups: TaskGroupSet,
    },
    /// They turned them off again (6.433).
    LightsOff {
        /// The hex where it happens.
        hex: HexId,
        /// The task groups that had them on.
        groups: TaskGroupSet,
    },
    /// Whence the wind blows, before the first turn (17.6).
    WindSet {
        /// The wind.
        wind: Wind,
    },
    /// The carrier task groups have come to leeward before the first turn (17.5).
    LeewardAtStart {
        /// The task groups.
        groups: TaskGroupSet,
    },
    /// At the end of US Move: task groups with carriers get the marker of their move, or lose the one they had (17.1).
    CourseMarked {
        /// How they have moved by the wind.
        course: WindCourse,
        /// The task groups.
        groups: TaskGroupSet,
    },
}

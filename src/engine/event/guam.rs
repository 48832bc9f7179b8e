//! Events of Guam: its aircraft, their raids over the map, and what other bases send (11, 16).

use serde::Serialize;

use crate::engine::forces::{ForceId, LandBase, RaidId};
use crate::engine::map::HexId;

/// Something that happened to the aircraft of Guam.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum GuamEvent {
    /// At the start all its points are ready for any range (11.21).
    #[serde(rename = "guam_ready")]
    Ready {
        /// Its air value.
        value: u8,
    },
    /// A raid takes off under US fighters, which are the better for it in this phase (11.27).
    TakesOff {
        /// The raid.
        raid: RaidId,
    },
    /// A raid of Guam has done what it could, and flies back over the map (11.28).
    #[serde(rename = "raid_flies_home")]
    FliesHome {
        /// The raid.
        raid: RaidId,
        /// From where.
        from: HexId,
    },
    /// A raid from carriers flies over the map to Guam instead of home (23.3).
    #[serde(rename = "raid_diverts")]
    Diverts {
        /// The raid.
        raid: RaidId,
        /// From where.
        from: HexId,
    },
    /// What was on its way to Guam has landed: its points stand in the Landed box (11.29, 16.21, 23.3).
    #[serde(rename = "raid_landed")]
    Landed {
        /// The raid.
        raid: RaidId,
        /// Its points.
        points: u8,
        /// The air value of Guam with them.
        value: u8,
        /// The force that they came from, in whose Lost box they stand from now on (23.3).
        #[serde(skip_serializing_if = "Option::is_none")]
        lost_to: Option<ForceId>,
    },
    /// Everything in the boxes of Guam moved one box on (11.29).
    #[serde(rename = "guam_boxes_moved")]
    BoxesMoved {
        /// The points in each box: Landed, Servicing, and the four Available ones.
        boxes: [u8; 6],
    },
    /// A base sends aircraft to Guam, and no more on this day (16.12).
    #[serde(rename = "guam_reinforced")]
    Reinforced {
        /// The base.
        base: LandBase,
        /// Their points.
        points: u8,
    },
    /// They land at once, for no US fighters or ships are near (16.22).
    #[serde(rename = "reinforcements_landed")]
    ArrivedUnseen {
        /// The base that they come from.
        base: LandBase,
        /// Their points.
        points: u8,
        /// The air value of Guam with them.
        value: u8,
    },
}

//! Events of Japanese raids and of the fighters sent against them (10, 4.5).

use serde::Serialize;

use super::parts::MoveReason;
use crate::engine::fleet::{Interceptor, MissionId, UnitSet};
use crate::engine::forces::{ForceId, Launcher, RaidId, RaidTarget, Service};
use crate::engine::map::HexId;

/// The way home of a raid (10.31).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Homeward {
    /// The force that launched it.
    pub force: ForceId,
    /// How far away that is, in hexes.
    pub distance: u8,
}

/// Something that happened to a raid.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum RaidEvent {
    /// A raid was placed on the map.
    #[serde(rename = "placed")]
    Placed {
        /// The raid.
        what: RaidId,
        /// The hex where it happens.
        hex: HexId,
        /// Its air points.
        points: u8,
        /// The hex it was launched from.
        source: HexId,
        /// Where it flies.
        target: RaidTarget,
        /// First or second wave (10.24).
        wave: u8,
        /// Naval or land aircraft (5.75).
        service: Service,
        /// Who launched it; nobody where the scenario brings it on.
        #[serde(rename = "force", skip_serializing_if = "Option::is_none")]
        by: Option<Launcher>,
    },
    /// A raid flew one hex.
    #[serde(rename = "moved")]
    Moved {
        /// The raid.
        what: RaidId,
        /// From where.
        from: HexId,
        /// To where.
        to: HexId,
        /// What made it fly.
        why: MoveReason,
    },
    /// The player decided that a mission meets a raid (4.51).
    Declared {
        /// The fighters.
        interceptor: Interceptor,
        /// The raid.
        raid: RaidId,
    },
    /// A mission's fight with its raid begins; its fuel has been paid (4.51).
    BattleBegins {
        /// The mission.
        mission: MissionId,
        /// The raid.
        raid: RaidId,
    },
    /// Fighters that were sent against a raid found nothing left to fight; their fuel is spent (4.51).
    StoodDown {
        /// The fighters.
        interceptor: Interceptor,
        /// The raid.
        raid: RaidId,
    },
    /// A raid's fighters were told from its attack planes (10.13).
    Sorted {
        /// The raid.
        raid: RaidId,
        /// Points of fighters.
        fighters: u8,
        /// Points of attack planes.
        attack: u8,
    },
    /// A mission's fighters were divided between escorts and attack planes (4.52).
    Divided {
        /// The mission.
        mission: MissionId,
        /// The raid.
        raid: RaidId,
        /// Units against the escorts.
        escorts: UnitSet,
        /// Units against the attack planes.
        attack: UnitSet,
    },
    /// An escort slipped past to the fighters that go for the attack planes (4.57).
    BrokeThrough {
        /// The raid whose escort it is.
        raid: RaidId,
        /// The mission it attacks.
        mission: MissionId,
    },
    /// A fighter unit was driven off and cannot fire at the attack planes (4.57).
    HeldOut {
        /// The mission it belongs to.
        mission: MissionId,
    },
    /// A mission's fight with its raid is over.
    Fought {
        /// The mission.
        mission: MissionId,
        /// The raid.
        raid: RaidId,
    },
    /// A raid that has done what it could flew off.
    #[serde(rename = "raid_withdrew")]
    Withdrew {
        /// The raid.
        raid: RaidId,
        /// The force it returns to, if it is there (10.31).
        #[serde(skip_serializing_if = "Option::is_none")]
        returns: Option<Homeward>,
    },
    /// A raid's target has moved: it flies on a new line, from where it is (10.23).
    #[serde(rename = "raid_turns")]
    Turns {
        /// The raid.
        raid: RaidId,
        /// Where it is.
        from: HexId,
        /// Where its target is now.
        to: HexId,
    },
    /// A raid left the map with its last point.
    #[serde(rename = "removed")]
    Destroyed {
        /// The raid.
        what: RaidId,
    },
    /// A raid got through to its target and left the map.
    GotThrough {
        /// The raid.
        raid: RaidId,
        /// Points of attack planes over the target.
        attack: u8,
    },
}

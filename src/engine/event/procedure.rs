//! Events of the air raid procedure: each question that it asks of an activated force, and its answer (10.1).

use serde::Serialize;

use crate::engine::charts::Waves;
use crate::engine::fleet::TaskGroupId;
use crate::engine::forces::{ForceId, Intelligence, Launcher, LevelOne};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;

/// A step of the air raid procedure.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum ProcedureEvent {
    /// An activated force is asked whether it raids (10.1), or Guam (11.22).
    #[serde(rename = "raid_procedure")]
    Begins {
        /// Who may raid: a force, or Guam.
        force: Launcher,
        /// Its raids in progress; all that come home count as one (10.1A).
        raids: u8,
    },
    /// It would find this target, if it had carriers (10.1B, 2).
    #[serde(rename = "raid_target")]
    Target {
        /// The force.
        force: Launcher,
        /// The task group.
        group: TaskGroupId,
        /// Where that is.
        hex: HexId,
        /// How far, in hexes.
        range: u8,
        /// How far raids are launched in this turn.
        largest: u8,
    },
    /// With no carrier group in range, it would find this crippled carrier, which lies alone (12.44).
    #[serde(rename = "raid_target")]
    Cripple {
        /// The force.
        force: Launcher,
        /// The ship.
        ship: ShipId,
        /// Where she lies.
        hex: HexId,
        /// How far, in hexes.
        range: u8,
        /// How far raids are launched in this turn.
        largest: u8,
    },
    /// What was drawn and rolled counts for nothing: it is no carrier force, and nothing has been seen of it
    /// (10.1C). The chits go back.
    CalledBack {
        /// The force.
        force: ForceId,
        /// The chits of Level 1 that go back to where they were.
        chits: Vec<LevelOne>,
        /// What it was found to be at Level 2.
        rolled: Option<Intelligence>,
        /// What is known of it, as before.
        stays: Intelligence,
        /// Why they go back.
        #[serde(skip_serializing_if = "Back::is_usual")]
        why: Back,
    },
    /// What the strength of its raid is read by (10.1D).
    #[serde(rename = "raid_basis")]
    Basis {
        /// The force.
        force: Launcher,
        /// What its strength is read by.
        basis: RaidBasis,
    },
    /// A raid is in progress already, or it comes from Guam: both waves fly as one (10.1E, 11.26).
    #[serde(rename = "raid_combined")]
    Combined {
        /// The force.
        force: Launcher,
        /// The waves.
        waves: Waves,
    },
    /// The raid is weaker for points that are lost or away (10.1F).
    #[serde(rename = "raid_reduced")]
    Reduced {
        /// The force.
        force: Launcher,
        /// What the chart says.
        initial: Waves,
        /// What cannot fly with it.
        away: PointsAway,
        /// What is left; nothing if it is no raid any more.
        left: Option<Waves>,
    },
    /// No raid comes of it.
    NoRaid {
        /// The force.
        force: Launcher,
        /// Why there is no raid.
        why: NoRaid,
    },
}

/// What the strength of a raid is read by (10.1D, 10.1E).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RaidBasis {
    /// The scenario says how strong every carrier force is, in air points.
    Set(u16),
    /// The air points it has shown, less its permanent hits (9.24, 9.241).
    Known(u16),
    /// It has shown none.
    Unknown,
    /// Its air value: that of its chit, of its carriers, or the net air value of Guam (9.25, 9.26, 11.24).
    Value(u16),
}

/// Air points of a force that cannot fly with a raid (10.1F).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct PointsAway {
    /// In the Lost box, as far as they count (12.24).
    pub lost: u8,
    /// In the Air Raid boxes.
    pub in_raids: u8,
    /// On the Air Raid Return track.
    pub returning: u8,
    /// In Servicing.
    pub servicing: u8,
    /// Ready, but not for so far.
    pub out_of_reach: u8,
}

impl PointsAway {
    /// All together.
    pub const fn total(self) -> u8 {
        self.lost + self.in_raids + self.returning + self.servicing + self.out_of_reach
    }
}

/// Why what was drawn and rolled counts for nothing (10.1C).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Back {
    /// It is no carrier force.
    NoCarriers,
    /// It would be a new carrier force, and the commitment test says that it is not there (13.22).
    NotCommitted,
}

impl Back {
    fn is_usual(&self) -> bool {
        *self == Back::NoCarriers
    }
}

/// Why an activated force does not raid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NoRaid {
    /// It is a surface force (10.1A).
    Surface,
    /// It retires (19.3).
    Retires,
    /// It has two raids in progress (10.1A).
    TwoRaids,
    /// No raid is launched at this hour (10.1B).
    TooLate,
    /// There is no carrier group to be found (10.1B).
    NoTarget,
    /// The nearest carrier group is too far (10.1B).
    TooFar {
        /// How far it is, in hexes.
        range: u8,
        /// How far raids are launched in this turn.
        largest: u8,
    },
    /// It does not find its target, or lets it be (10.1B).
    NotFound,
    /// It is no carrier force (10.1C).
    NoCarriers,
    /// The commitment limit is reached, and it is not known to be a carrier force (10.1A, 13.24).
    LimitReached,
    /// Its air value is less than three (10.1E).
    NoValue,
    /// Too few of its points can fly (10.1F).
    TooFew,
}

//! What can lie on the chart.

use std::fmt;

use crate::engine::Table;
use crate::engine::fleet::MissionId;
use crate::engine::forces::{ForceId, RaidId};
use crate::engine::map::HexId;

/// Whose a counter is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Ours: navy blue.
    Us,
    /// Japanese: cream and red.
    Japanese,
}

/// Something that lies on the chart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unit {
    /// All task groups of a hex (6.12).
    TaskForce,
    /// An air mission.
    Mission(MissionId),
    /// A raid.
    Raid(RaidId),
    /// A Japanese force.
    Force(ForceId),
}

impl Unit {
    /// Whose it is.
    pub fn side(self) -> Side {
        match self {
            Unit::TaskForce | Unit::Mission(_) => Side::Us,
            Unit::Raid(_) | Unit::Force(_) => Side::Japanese,
        }
    }

    /// Where it is, while it is on the chart.
    pub fn hex(self, table: &Table) -> Option<HexId> {
        match self {
            Unit::TaskForce => table.task_groups.first().map(|group| group.hex),
            Unit::Mission(id) => table.mission(id).map(|mission| mission.hex),
            Unit::Raid(id) => table.raid(id).map(|raid| raid.hex),
            Unit::Force(id) => table.force(id).map(|force| force.hex),
        }
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unit::TaskForce => f.write_str("TF 58"),
            Unit::Mission(id) => id.fmt(f),
            Unit::Raid(id) => id.fmt(f),
            Unit::Force(id) => id.fmt(f),
        }
    }
}

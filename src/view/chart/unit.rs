//! What can lie on the chart.

use std::fmt;

use crate::engine::Table;
use crate::engine::fleet::{MissionId, SubmarineId, TaskGroupSet};
use crate::engine::forces::{ForceId, OilerId, RaidId};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::view::wording;

/// Whose a counter is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// Ours: navy blue.
    Us,
    /// Japanese: cream and red.
    Japanese,
}

/// Something that lies on the chart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unit {
    /// All task groups, while they are in one hex (6.12).
    TaskForce,
    /// The task groups of a hex, once the task force has parted (6.33).
    Groups(TaskGroupSet),
    /// A crippled ship of ours that was left behind (12.41).
    Cripple(ShipId),
    /// A submarine of ours (14.11).
    Submarine(SubmarineId),
    /// An air mission.
    Mission(MissionId),
    /// A raid.
    Raid(RaidId),
    /// A Japanese force.
    Force(ForceId),
    /// A Japanese supply fleet, for those who go home (20.2).
    Oiler(OilerId),
}

impl Unit {
    /// The task groups of a hex; nothing where there is none.
    pub fn fleet_in(table: &Table, hex: HexId) -> Option<Unit> {
        let groups = table.groups_in(hex);
        match wording::is_together(table) {
            _ if groups.is_empty() => None,
            true => Some(Unit::TaskForce),
            false => Some(Unit::Groups(groups)),
        }
    }

    /// Whether it is the fleet, or some of its task groups.
    pub const fn is_fleet(self) -> bool {
        matches!(self, Unit::TaskForce | Unit::Groups(_))
    }

    /// Whose it is.
    pub fn side(self) -> Side {
        match self {
            Unit::TaskForce
            | Unit::Groups(_)
            | Unit::Cripple(_)
            | Unit::Submarine(_)
            | Unit::Mission(_) => Side::Us,
            Unit::Raid(_) | Unit::Force(_) | Unit::Oiler(_) => Side::Japanese,
        }
    }

    /// Where it is, while it is on the chart.
    pub fn hex(self, table: &Table) -> Option<HexId> {
        match self {
            Unit::TaskForce => table.groups_at_sea().next().map(|group| group.hex),
            Unit::Groups(groups) => {
                let first = groups.iter().next().and_then(|it| table.task_group(it));
                first.map(|group| group.hex)
            }
            Unit::Cripple(ship) => table.hex_of_ship(ship),
            Unit::Submarine(id) => table.submarines.get(id).map(|submarine| submarine.hex),
            Unit::Mission(id) => table.mission(id).map(|mission| mission.hex),
            Unit::Raid(id) => table.raid(id).map(|raid| raid.hex),
            Unit::Force(id) => table.force(id).map(|force| force.hex),
            Unit::Oiler(id) => table.refuelling.hex_of(id),
        }
    }
}

/// The force that a counter stands for, if nothing else lies with it: while a search is planned it is aimed at.
pub fn force_alone(units: &[Unit]) -> Option<ForceId> {
    match units {
        [Unit::Force(id)] => Some(*id),
        _ => None,
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unit::TaskForce => f.write_str("TF 58"),
            Unit::Groups(groups) => f.write_str(&wording::on_counter(*groups)),
            Unit::Cripple(ship) => ship.fmt(f),
            Unit::Submarine(id) => id.fmt(f),
            Unit::Mission(id) => id.fmt(f),
            Unit::Raid(id) => id.fmt(f),
            Unit::Force(id) => id.fmt(f),
            Unit::Oiler(id) => id.fmt(f),
        }
    }
}

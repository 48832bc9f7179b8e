//! By whom or by what the reported forces came to be known.

use std::fmt;

use super::ForceTold;
use crate::engine::GameTime;
use crate::engine::fleet::{MissionId, SearchId, SubmarineId};
use crate::engine::forces::RaidId;

/// The first sighting of a force.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Found {
    /// Turn, phase and segment.
    pub at: GameTime,
    /// By whom.
    pub by: Finder,
    /// How far from the point of origin of the search, in hexes.
    pub range: Option<u8>,
}

/// Who saw a force.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Finder {
    /// A search.
    Search(SearchId),
    /// A strike.
    Strike(MissionId),
    /// Radar, by its raid (10.21).
    Raid(RaidId),
    /// One of our submarines (14.13).
    Submarine(SubmarineId),
    /// Nobody: its chit showed that it has carriers, and no raid came of it (10.1C).
    ItsChit,
    /// Nobody: the commitment limit was reached, and what may still have had carriers was looked through (13.23).
    Limit,
    /// Nobody: it left the map by the invasion zone's edge (7.23).
    ItLeft,
    /// Nobody: the battle was over, and hits waited on it (14.162).
    TheEnd,
}

impl fmt::Display for Finder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finder::Search(search) => search.fmt(f),
            Finder::Strike(mission) => mission.fmt(f),
            Finder::Raid(raid) => write!(f, "by {raid}"),
            Finder::Submarine(submarine) => submarine.fmt(f),
            Finder::ItsChit => f.write_str("by its chit"),
            Finder::Limit => f.write_str("by the commitment limit"),
            Finder::ItLeft => f.write_str("as it left the map"),
            Finder::TheEnd => f.write_str("as the battle ended"),
        }
    }
}

/// How many reports there were, and how many of them were made out: the halves of a double force were one.
pub fn made_out(forces: &[ForceTold]) -> (u32, u32) {
    let reports = || forces.iter().filter(|force| force.half_of.is_none());
    let seen = reports().filter(|force| force.found.is_some());
    (seen.count() as u32, reports().count() as u32)
}

/// How many of the reports gave themselves away, by their raids or their chits, before anybody had seen them.
pub fn gave_themselves_away(forces: &[ForceTold]) -> u32 {
    known_by(forces, |by| matches!(by, Finder::Raid(_) | Finder::ItsChit))
}

/// How many of the reports came to be known by the rules alone: nobody had seen them, and they had done nothing.
pub fn known_unseen(forces: &[ForceTold]) -> u32 {
    known_by(forces, |by| {
        matches!(by, Finder::Limit | Finder::ItLeft | Finder::TheEnd)
    })
}

fn known_by(forces: &[ForceTold], is: impl Fn(Finder) -> bool) -> u32 {
    let reports = forces.iter().filter(|force| force.half_of.is_none());
    let known = reports.filter(|force| force.found.is_some_and(|found| is(found.by)));
    known.count() as u32
}

//! By whom or by what the reported forces came to be known.

use std::fmt;

use crate::view::account::{Finder, ForceAccount};

impl fmt::Display for Finder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finder::Search(search) => search.fmt(f),
            Finder::Strike(mission) => mission.fmt(f),
            Finder::Raid(raid) => write!(f, "by {raid}"),
            Finder::Submarine(submarine) => submarine.fmt(f),
            Finder::ItsChit => f.write_str("by its chit"),
            Finder::Limit => f.write_str("as no more carriers were to come"),
            Finder::ItLeft => f.write_str("at the edge of the map"),
            Finder::TheEnd => f.write_str("as the battle ended"),
        }
    }
}

/// How many reports there were, and how many of them were made out: the halves of a double force were one.
pub(in crate::view::record) fn made_out(forces: &[ForceAccount]) -> (u32, u32) {
    let reports = || forces.iter().filter(|force| force.half_of.is_none());
    let seen = reports().filter(|force| force.found.is_some());
    (seen.count() as u32, reports().count() as u32)
}

/// How many of the reports gave themselves away, by their raids or their chits, before anybody had seen them.
pub(in crate::view::record) fn gave_themselves_away(forces: &[ForceAccount]) -> u32 {
    known_by(forces, |by| matches!(by, Finder::Raid(_) | Finder::ItsChit))
}

/// How many of the reports came to be known by the rules alone: nobody had seen them, and they had done nothing.
pub(in crate::view::record) fn known_unseen(forces: &[ForceAccount]) -> u32 {
    known_by(forces, |by| {
        matches!(by, Finder::Limit | Finder::ItLeft | Finder::TheEnd)
    })
}

fn known_by(forces: &[ForceAccount], is: impl Fn(Finder) -> bool) -> u32 {
    let reports = forces.iter().filter(|force| force.half_of.is_none());
    let known = reports.filter(|force| force.found.is_some_and(|found| is(found.by)));
    known.count() as u32
}

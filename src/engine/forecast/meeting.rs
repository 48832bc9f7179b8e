//! What a mission can meet, where it is and where it can fly.

use std::fmt;

use super::{Reach, reach};
use crate::engine::fleet::Mission;
use crate::engine::forces::{Force, ForceId, RaidId};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::HexId;
use crate::engine::table::Table;

/// Whom a mission can meet: fighters a raid, a strike a force.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Foe {
    /// A raid.
    Raid(RaidId),
    /// A Japanese force in contact.
    Force(ForceId),
}

impl fmt::Display for Foe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Foe::Raid(raid) => raid.fmt(f),
            Foe::Force(force) => force.fmt(f),
        }
    }
}

/// Whom a mission can meet in a hex.
pub fn foes_in(table: &Table, mission: &Mission, hex: HexId) -> Vec<Foe> {
    if mission.is_intercept() {
        let raids = table.inbound().filter(|raid| raid.hex == hex);
        return raids.map(|raid| Foe::Raid(raid.id)).collect();
    }
    let detected = |force: &&Force| force.hex == hex && force.detection.is_detected();
    let forces = table.forces.iter().filter(detected);
    forces.map(|force| Foe::Force(force.id)).collect()
}

/// Whom a mission can fight in its own hex: raids, or for a strike that may attack, forces with carriers afloat, and
/// those whose ships nobody knows.
pub fn foes_here(table: &Table, mission: &Mission) -> Vec<Foe> {
    if mission.is_intercept() {
        return foes_in(table, mission, mission.hex);
    }
    let is_target = |force: &&Force| {
        let mut carriers = force.carriers();
        // Its ships may not be known yet (7.33).
        let may_have = match force.ships.is_empty() {
            true => !force.intelligence.is_complete(),
            false => carriers.any(|ship| !table.is_sunk_or_sinking(ship)),
        };
        force.hex == mission.hex && force.detection.is_detected() && may_have
    };
    let here = table.forces.iter().filter(|_| !mission.spent);
    let here = here.filter(is_target);
    here.map(|force| Foe::Force(force.id)).collect()
}

/// Whom the mission can meet by flying, and what that costs: the cheapest first, for nearer hexes come first in the
/// forecast.
pub fn meets(table: &Table, mission: &Mission) -> Vec<(Vec<Foe>, Reach)> {
    let reaches = reach(table, mission).into_iter();
    let all = reaches.map(|reach| (foes_in(table, mission, reach.hex), reach));
    let mut all: Vec<(Vec<Foe>, Reach)> = all.filter(|(foes, _)| !foes.is_empty()).collect();
    if !mission.is_intercept() {
        // A force that no other strike has flown to comes first: they were dealt one to a force.
        let others = |hex| table.missions.iter().filter(|it| it.hex == hex).count();
        all.insertion_sort_by_key(|(_, reach)| others(reach.hex));
    }
    all
}

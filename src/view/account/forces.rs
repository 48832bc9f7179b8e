//! The forces of the enemy by their letters: when each was found and by whom, what became known of it, what it did, and
//! which counter it had (7, 8.1, 9.11).

mod following;

use std::collections::BTreeMap;

use crate::engine::charts::Waves;
use crate::engine::fleet::{MissionId, SearchId, SubmarineId};
use crate::engine::forces::{Detection, ForceId, Intelligence, LevelOne, OilerId, RaidId};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{ForceMove, GameTime, Record, Roll};
use crate::view::shown_record::ShownRecord;

pub use following::ForceTracker;

/// A reported force, as far as it has been shown.
#[derive(Clone, PartialEq, Debug)]
pub struct ForceAccount {
    /// The force.
    pub id: ForceId,
    /// The counter it had before it got that of a butai, or lost it (9.11, 9.13).
    pub was: Option<ForceId>,
    /// The last counter of a butai that it had (9.11).
    pub butai: Option<ForceId>,
    /// How many had its letter before it.
    pub before: u8,
    /// The force that it came to light with, as its other half (7.52).
    pub half_of: Option<ForceId>,
    /// When and how it was first seen, if it was.
    pub found: Option<Found>,
    /// Attempts of searches to see it.
    pub looks: u32,
    /// What was known of it in the end.
    pub intelligence: Intelligence,
    /// The highest level of intelligence that it reached.
    pub level: u8,
    /// Whether it proved to be nothing (7.35).
    pub is_nothing: bool,
    /// Whether it was ever known to have carriers.
    pub had_carriers: bool,
    /// Its ships, as they were drawn.
    pub ships: Vec<ShipId>,
    /// Whether it left by the invasion zone's edge (7.23).
    pub has_exited: bool,
    /// What its levels scored.
    pub score: i32,
    /// What happened to it, and was learnt of it, the oldest first.
    pub story: Vec<Happening>,
    /// Where it is, while it is on the map.
    hex: Option<HexId>,
    /// The ships it is known to have, those it was placed with among them.
    known_ships: Vec<ShipId>,
    /// Whether it is a crippled ship that was left behind (12.41).
    is_left_behind: bool,
}

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

/// Something that happened to a force, or was learnt of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Happening {
    /// The number of its event.
    pub number: usize,
    /// When.
    pub at: GameTime,
    /// Where the force was then, while it was on the map.
    pub hex: Option<HexId>,
    /// What.
    pub what: Happened,
}

/// What happens to forces, and is learnt of them: what is news of them by the name that it has there, and the looks,
/// dice and hits besides.
#[derive(Clone, PartialEq, Debug)]
pub enum Happened {
    /// It was reported.
    Reported,
    /// A die was rolled for it: what it says is told next.
    Rolled(Roll),
    /// A search looked for it, from so many hexes away (8.34).
    LookedFor {
        /// The search.
        search: SearchId,
        /// How far the force was from where that took off.
        range: u8,
        /// Whether it was seen.
        is_seen: bool,
    },
    /// A search stays with it (18.11).
    Shadowed(SearchId),
    /// A strike looks for it (5.21).
    SoughtByStrike(MissionId),
    /// A strike has found it, perhaps in place of its target (5.24).
    FoundByStrike {
        /// The strike.
        mission: MissionId,
        /// Whether that looked for another force.
        is_mistaken: bool,
    },
    /// A die is rolled for where it is in truth (8.36).
    Located,
    /// Its place is known better, or less well.
    Contact {
        /// How well it was.
        from: Detection,
        /// How well it is now.
        to: Detection,
    },
    /// A chit of Level 1 was drawn for it (7.34).
    Chit {
        /// The chit.
        chit: LevelOne,
        /// How many there were in the cup; none for one of those kept out of it.
        among: Option<usize>,
    },
    /// No chit was left for it: it counts as one.
    CountsAs(LevelOne),
    /// More is known of it than a chit of Level 1 says.
    Level {
        /// What.
        to: Intelligence,
        /// Its ships, as far as they are known.
        ships: Vec<ShipId>,
    },
    /// Ships of it were seen.
    Ships(Vec<ShipId>),
    /// The commitment test (13.22).
    Tested {
        /// What was known of it.
        known: Intelligence,
        /// Whether it stands.
        stands: bool,
    },
    /// It does not know that it is seen, or no longer.
    Advantage(bool),
    /// It has come to light beside another (7.52).
    Beside(ForceId),
    /// Another sails with it.
    TwoForces(ForceId),
    /// It parts from its other half.
    Parts(ForceId),
    /// It has another counter (9.11).
    Counter {
        /// What it was.
        from: ForceId,
        /// What it is from now on.
        to: ForceId,
    },
    /// Its chit comes up, and a die says whether it would strike (10.1).
    ComesUp {
        /// Whether it would.
        strikes: bool,
    },
    /// It would have struck, and what was drawn counts for nothing (10.1C).
    CalledBack,
    /// It launches a raid, of one wave or two (10.1G).
    LaunchesRaid(Waves),
    /// A raid of it flies to Guam instead of home (23.3).
    Diverts(RaidId),
    /// That has landed there, and is lost to it (23.3).
    LandsOnGuam {
        /// The raid.
        raid: RaidId,
        /// Its points.
        points: u8,
    },
    /// It moves.
    Moves {
        /// To where.
        to: HexId,
        /// Why.
        why: ForceMove,
    },
    /// It retires from now on (19.3).
    Retires,
    /// It makes for an oiler (20.5).
    MakesFor(OilerId),
    /// It tried to refuel, and did or waits on (20.6).
    TriesForOil {
        /// Where.
        oiler: OilerId,
        /// Whether it has its oil.
        refuelled: bool,
    },
    /// It was seen well, and goes home without oil (20.7).
    GivesUpOil,
    /// It leaves a crippled ship behind (12.41).
    LeavesBehind(ShipId),
    /// It is a crippled ship, left behind by a force.
    LeftBy(ForceId),
    /// A ship of it is hit.
    Hit {
        /// The ship.
        ship: ShipId,
        /// How often.
        hits: u8,
    },
    /// A ship of it sinks.
    Sunk(ShipId),
}

/// The forces of a game that were reported at its start, and those that sailed with them (7.5), by their
/// letters.
pub fn forces_told(record: &Record) -> Vec<ForceAccount> {
    let mut following = ForceTracker::new(record);
    following.follow(record.events().len());
    let forces = following.forces.into_iter();
    forces.filter(|told| !told.is_left_behind).collect()
}

/// The forces by the counters that they have now, and crippled ships that were left behind: of a letter that was used
/// before, the last.
pub fn forces_by_counter(shown: ShownRecord) -> BTreeMap<ForceId, ForceAccount> {
    let mut following = ForceTracker::new(shown.record());
    following.follow(shown.end());
    let ForceTracker {
        forces, counters, ..
    } = following;
    let mut forces: Vec<Option<ForceAccount>> = forces.into_iter().map(Some).collect();
    let now = counters.into_iter();
    now.filter_map(|(counter, force)| Some((counter, forces.get_mut(force)?.take()?)))
        .collect()
}

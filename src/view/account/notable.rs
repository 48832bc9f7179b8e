//! What stands out by itself among all that happened: sightings, raids on the radar, ships that are hit or sunk.

use crate::engine::forces::RaidId;
use crate::engine::map::WindCourse;
use crate::engine::{
    DamageEvent, DetectionEvent, Event, FleetEvent, ForceEvent, GuamEvent, RaidEvent,
    SubmarineEvent,
};

/// What stands out by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notable {
    /// A force is seen, or better known than before.
    Sighting,
    /// Task groups go to leeward (17.2).
    ToLeeward,
    /// A raid comes up on the radar, of so many points.
    RaidComesUp(RaidId, u8),
    /// A raid flies to Guam instead of home (23.3).
    Diverts(RaidId),
    /// A submarine of ours attacks.
    SubmarineAttacks,
    /// A ship is hit: one of ours, or of theirs.
    Hit {
        /// Whether she is ours.
        is_ours: bool,
    },
    /// A ship sinks, or a submarine of ours.
    Sunk {
        /// Whether it is ours.
        is_ours: bool,
    },
}

/// Whether an event stands out by itself, and as what.
pub fn notable(event: &Event) -> Option<Notable> {
    match event {
        Event::Raids(RaidEvent::Placed { what, points, .. }) => {
            Some(Notable::RaidComesUp(*what, *points))
        }
        Event::Detection(DetectionEvent::Changed { from, to, .. }) => {
            (to > from).then_some(Notable::Sighting)
        }
        Event::Forces(ForceEvent::FalseContact { .. }) => Some(Notable::Sighting),
        Event::Forces(ForceEvent::Intelligence { from, to, .. }) => {
            (to.level() > from.level()).then_some(Notable::Sighting)
        }
        Event::Fleet(FleetEvent::CourseMarked {
            course: WindCourse::Leeward,
            ..
        }) => Some(Notable::ToLeeward),
        Event::Guam(GuamEvent::Diverts { raid, .. }) => Some(Notable::Diverts(*raid)),
        Event::Submarines(SubmarineEvent::Attacks { .. }) => Some(Notable::SubmarineAttacks),
        Event::Submarines(SubmarineEvent::HitsOnForce { .. }) => {
            Some(Notable::Hit { is_ours: false })
        }
        Event::Submarines(SubmarineEvent::Lost { .. }) => Some(Notable::Sunk { is_ours: true }),
        Event::Damage(DamageEvent::Hits { ship, .. }) => Some(Notable::Hit {
            is_ours: ship.is_us(),
        }),
        Event::Damage(DamageEvent::Sunk { ship }) => Some(Notable::Sunk {
            is_ours: ship.is_us(),
        }),
        // One of many, or told with the fight or the search that it is part of.
        Event::Game { .. }
        | Event::Turn { .. }
        | Event::Phase { .. }
        | Event::Segment { .. }
        | Event::Order { .. }
        | Event::Roll(_)
        | Event::Pick { .. }
        | Event::Air(_)
        | Event::Fleet(_)
        | Event::Decks(_)
        | Event::Raids(_)
        | Event::Forces(_)
        | Event::Butai(_)
        | Event::Guam(_)
        | Event::Procedure(_)
        | Event::Detection(_)
        | Event::Searches(_)
        | Event::Attacks(_)
        | Event::Damage(_)
        | Event::Losses(_)
        | Event::Score(_)
        | Event::Commitment(_)
        | Event::Arrivals(_)
        | Event::Submarines(_)
        | Event::Refuelling(_)
        | Event::Surface(_) => None,
    }
}

//! The raids that were launched, and those that radar has shown (10.1G, 10.21).

use crate::engine::charts::Waves;
use crate::engine::forces::{Launcher, RaidId};
use crate::engine::{ButaiEvent, Event, EventRecord, RaidEvent};

/// A raid as radar showed it at first.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RaidSeen {
    /// The number of its event, among those that were given.
    pub number: usize,
    /// The raid.
    pub raid: RaidId,
    /// Its air points.
    pub points: u8,
    /// Who launched it, where that is known.
    pub by: Option<Launcher>,
}

/// The raids that come up in some events, in their order.
pub fn raids_seen(events: &[EventRecord]) -> impl Iterator<Item = RaidSeen> {
    let numbered = events.iter().enumerate();
    numbered.filter_map(|(number, record)| {
        let Event::Raids(RaidEvent::Placed {
            what, points, by, ..
        }) = &record.event
        else {
            return None;
        };
        Some(RaidSeen {
            number,
            raid: *what,
            points: *points,
            by: *by,
        })
    })
}

/// The raids that were launched, each with the number of its event, who launched it, and its waves (10.1G).
pub fn raids_launched(events: &[EventRecord]) -> impl Iterator<Item = (usize, Launcher, Waves)> {
    let numbered = events.iter().enumerate();
    numbered.filter_map(|(number, record)| {
        let Event::Butai(ButaiEvent::RaidLaunched { force, waves, .. }) = &record.event else {
            return None;
        };
        Some((number, *force, *waves))
    })
}

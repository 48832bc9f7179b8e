//! The raids that radar has shown (10.21).

use crate::engine::forces::{Launcher, RaidId};
use crate::engine::{Event, EventRecord, RaidEvent};

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

//! Shuttle raids: those that flew on to Guam, and what of them landed there (23).

use crate::engine::forces::{ForceId, RaidId};
use crate::engine::{Event, EventRecord, GuamEvent};

/// A raid that flies to Guam instead of home.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Diverted {
    /// The number of the event, among those that were given.
    pub number: usize,
    /// The raid.
    pub raid: RaidId,
}

/// The raids that turned for Guam in some events (23.3).
pub fn diverted(events: &[EventRecord]) -> impl Iterator<Item = Diverted> {
    let numbered = events.iter().enumerate();
    numbered.filter_map(|(number, record)| {
        let Event::Guam(GuamEvent::Diverts { raid, .. }) = record.event else {
            return None;
        };
        Some(Diverted { number, raid })
    })
}

/// What of a shuttle raid has landed on Guam.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShuttleLanded {
    /// The raid.
    pub raid: RaidId,
    /// Its points.
    pub points: u8,
    /// The force that has lost them.
    pub force: ForceId,
}

impl ShuttleLanded {
    /// What an event says of one that has landed (23.3).
    pub const fn of(event: &Event) -> Option<ShuttleLanded> {
        let Event::Guam(GuamEvent::Landed {
            raid,
            points,
            lost_to: Some(force),
            ..
        }) = event
        else {
            return None;
        };
        Some(ShuttleLanded {
            raid: *raid,
            points: *points,
            force: *force,
        })
    }
}

/// What of shuttle raids landed on Guam in some events.
pub fn shuttles_landed(events: &[EventRecord]) -> impl Iterator<Item = ShuttleLanded> {
    events
        .iter()
        .filter_map(|record| ShuttleLanded::of(&record.event))
}

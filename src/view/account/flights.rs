//! What missions paid for, and what they were before (4.34, 4.51).

use crate::engine::fleet::{CapId, Fuel, MissionId};
use crate::engine::{AirEvent, Event, EventRecord, FuelUse};

/// The patrol that a mission was until it went on the map in some events (4.34).
pub fn patrol_of(events: &[EventRecord], mission: MissionId) -> Option<CapId> {
    events.iter().rev().find_map(|record| {
        let Event::Air(AirEvent::MissionPlaced { what, from, .. }) = record.event else {
            return None;
        };
        from.filter(|_| what == mission)
    })
}

/// The fuel points that a mission paid to fight in some events, and what that left it (4.51).
pub fn paid_to_fight(events: &[EventRecord], payer: MissionId) -> Option<(u8, Fuel)> {
    events.iter().rev().find_map(|record| {
        let Event::Air(AirEvent::Fuel {
            mission,
            spent,
            left,
            why: FuelUse::Combat,
        }) = record.event
        else {
            return None;
        };
        (mission == payer).then_some((spent, left))
    })
}

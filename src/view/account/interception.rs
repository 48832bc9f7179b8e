//! What a mission does before it meets a raid: it leaves its patrol for the map, and pays its fuel (4.34, 4.51).

use crate::engine::fleet::{CapId, Fuel, MissionId};
use crate::engine::{AirEvent, Event, EventRecord, FuelUse};

/// Fuel that a mission paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FuelPaid {
    /// Fuel points.
    pub spent: u8,
    /// What it has left.
    pub left: Fuel,
}

/// What a mission paid for its fight, in the events of the segment (4.51).
pub fn fuel_of_combat(events: &[EventRecord], mission: MissionId) -> Option<FuelPaid> {
    events.iter().find_map(|record| {
        let Event::Air(AirEvent::Fuel {
            mission: payer,
            spent,
            left,
            why: FuelUse::Combat,
        }) = record.event
        else {
            return None;
        };
        (payer == mission).then_some(FuelPaid { spent, left })
    })
}

/// The patrol that a mission was until it left its box for the map, in the events of the segment (4.34).
pub fn patrol_before(events: &[EventRecord], mission: MissionId) -> Option<CapId> {
    events.iter().find_map(|record| {
        let Event::Air(AirEvent::MissionPlaced { what, from, .. }) = record.event else {
            return None;
        };
        from.filter(|_| what == mission)
    })
}

//! What our submarines did (14.1).

use crate::engine::map::HexId;
use crate::engine::{Event, EventRecord, SubmarineEvent};

/// The hexes in which our submarines attacked (14.16), in their order.
pub fn torpedo_attacks(events: &[EventRecord]) -> impl Iterator<Item = HexId> {
    events.iter().filter_map(|record| {
        let Event::Submarines(SubmarineEvent::Attacks { hex, .. }) = &record.event else {
            return None;
        };
        Some(*hex)
    })
}

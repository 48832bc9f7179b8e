//! The way that raids have flown in this phase, and forces have steamed.

use super::geometry::whole_centre;
use crate::engine::{Event, EventRecord, ForceEvent, RaidEvent};

/// A hex's length of a raid's or a force's way.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TrailView {
    /// The raid, or the force.
    pub of: String,
    /// Which hex of its way in this phase, from 0.
    pub leg: u8,
    /// From middle to middle, as a path.
    pub path: String,
}

/// The ways of raids and forces since the phase began: they stay until the next.
pub fn trails(shown: &[EventRecord]) -> Vec<TrailView> {
    let here = shown.iter().rev();
    let here = here.take_while(|it| !matches!(it.event, Event::Phase { .. } | Event::Turn { .. }));
    let here: Vec<&EventRecord> = here.collect();
    let mut trails: Vec<TrailView> = Vec::new();
    for record in here.into_iter().rev() {
        let (of, from, to) = match &record.event {
            Event::Raids(RaidEvent::Moved { what, from, to, .. }) => (what.to_string(), *from, *to),
            Event::Forces(ForceEvent::Moved { what, from, to, .. }) => {
                (what.to_string(), *from, *to)
            }
            _ => continue,
        };
        let leg = trails.iter().filter(|leg| leg.of == of).count() as u8;
        let ((x, y), (to_x, to_y)) = (whole_centre(from), whole_centre(to));
        trails.push(TrailView {
            of,
            leg,
            path: format!("M{x} {y}L{to_x} {to_y}"),
        });
    }
    trails
}

//! The way that raids have flown in this phase.

use super::geometry::whole_centre;
use crate::engine::forces::RaidId;
use crate::engine::{Event, Happening};

/// A hex's length of a raid's way.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TrailView {
    /// The raid.
    pub raid: RaidId,
    /// Which hex of its flight in this phase, from 0.
    pub leg: u8,
    /// From middle to middle, as a path.
    pub path: String,
}

/// The ways of the raids since the phase began: they stay until the next.
pub fn trails(shown: &[Happening]) -> Vec<TrailView> {
    let here = shown.iter().rev();
    let here = here.take_while(|it| !matches!(it.event, Event::Phase { .. } | Event::Turn { .. }));
    let here: Vec<&Happening> = here.collect();
    let mut trails: Vec<TrailView> = Vec::new();
    for happening in here.into_iter().rev() {
        if let Event::RaidMoved { what, from, to, .. } = happening.event {
            let leg = trails.iter().filter(|leg| leg.raid == what).count() as u8;
            let ((x, y), (to_x, to_y)) = (whole_centre(from), whole_centre(to));
            trails.push(TrailView {
                raid: what,
                leg,
                path: format!("M{x} {y}L{to_x} {to_y}"),
            });
        }
    }
    trails
}

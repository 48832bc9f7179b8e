//! The way that raids have flown in this phase, and forces have steamed.

use super::geometry::whole_centre;
use crate::view::account::{self, Arrived, Mover};
use crate::view::shown_record::ShownRecord;

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
pub fn trails(shown: ShownRecord) -> Vec<TrailView> {
    let mut trails: Vec<TrailView> = Vec::new();
    for place in account::places(shown.since_phase_began()) {
        let of = match place.who {
            Mover::Raid(raid) => raid.to_string(),
            Mover::Force(force) => force.to_string(),
            Mover::TaskForce
            | Mover::Groups(_)
            | Mover::Mission(_)
            | Mover::Search(_)
            | Mover::Submarine(_) => continue,
        };
        let Arrived::From(from) = place.how else {
            continue;
        };
        let leg = trails.iter().filter(|leg| leg.of == of).count() as u8;
        let ((x, y), (to_x, to_y)) = (whole_centre(from), whole_centre(place.hex));
        trails.push(TrailView {
            of,
            leg,
            path: format!("M{x} {y}L{to_x} {to_y}"),
        });
    }
    trails
}

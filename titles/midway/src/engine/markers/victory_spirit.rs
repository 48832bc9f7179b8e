//! The Victory Spirit marker (7.1).

use crate::engine::event::MovementEvent;
use crate::engine::incidents::Incident;
use crate::engine::units::{Mover, UsnForce};
use crate::engine::{Play, spotting};

/// Every task force of the USN on a route line goes one space back, towards the home base of the line; those in a home
/// base box stay. Gives the checks for incidents that are then due (21.0).
pub(super) fn send_back(play: &mut Play) -> Vec<Incident> {
    let mut incidents = Vec::new();
    for force in UsnForce::ALL.iter().copied() {
        let from = play.table.place_of(force);
        let Some(from) = from.filter(|place| place.is_space_of_line()) else {
            continue;
        };
        if let Some(to) = from.east() {
            let force = force.into();
            play.happen(MovementEvent::Moved { force, from, to });
            let mover = Mover::Force(force);
            incidents.extend(Incident::after_move(&play.table, mover, to));
        }
    }
    // 9.2: an enemy may be where they come to.
    spotting::spot_those_who_meet(play);
    incidents
}

//! The Victory Spirit marker (7.1).

use crate::engine::event::MovementEvent;
use crate::engine::units::UsnForce;
use crate::engine::{Play, spotting};

/// Every task force of the USN on a route line goes one space back, towards the home base of the line; those in a home
/// base box stay.
pub(super) fn send_back(play: &mut Play) {
    for force in UsnForce::ALL.iter().copied() {
        let from = play.table.place_of(force);
        let Some(from) = from.filter(|place| place.is_space_of_line()) else {
            continue;
        };
        if let Some(to) = from.east() {
            let force = force.into();
            play.happen(MovementEvent::Moved { force, from, to });
        }
    }
    // 9.2: an enemy may be where they come to.
    spotting::spot_those_who_meet(play);
}

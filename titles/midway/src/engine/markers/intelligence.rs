//! The Intelligence marker (7.1).

use crate::engine::Play;
use crate::engine::charts::{INTELLIGENCE_MARKER, SpottingResult};
use crate::engine::event::{Purpose, SpottedBy, SpottingEvent};
use crate::engine::units::UsnForce;

/// A die falls for each task force of the USN on a space of a route line, not in a home base box; on a 1 it is spotted.
pub(super) fn look(play: &mut Play) {
    for force in UsnForce::ALL.iter().copied() {
        let Some(space) = play.table.place_of(force) else {
            continue;
        };
        if !space.is_space_of_line() {
            continue;
        }
        let purpose = Purpose::Intelligence { force };
        let result = play.roll(purpose, &INTELLIGENCE_MARKER, 0, []);
        if result == SpottingResult::Spotted && !play.table.is_spotted(force) {
            play.happen(SpottingEvent::Spotted {
                force: force.into(),
                space,
                why: SpottedBy::Intelligence,
            });
        }
    }
}

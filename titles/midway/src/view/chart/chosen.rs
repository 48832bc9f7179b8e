//! What a click on a marker chooses, where the question is about ordering somebody about.

use crate::engine::Decision;
use crate::engine::table::Spotter;
use crate::engine::units::{Mover, Side};
use crate::view::Chosen;

/// What a click on a marker chooses: nothing if the question has nothing to ask of him.
pub fn chosen(decision: &Decision, mover: Mover) -> Option<Chosen> {
    if mover.side() != Side::Usn {
        return None;
    }
    match (decision, mover) {
        (Decision::Operations | Decision::Organization, _) => Some(Chosen::Mover(mover)),
        (Decision::Spotting | Decision::ReactionSpotting { .. }, Mover::Force(force)) => {
            Some(Chosen::Spotter(Spotter::Force(force)))
        }
        _ => None,
    }
}

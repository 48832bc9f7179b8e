//! The Redeploy marker (7.1).

use crate::engine::Play;
use crate::engine::charts::RANDOM_DEPLOYMENT;
use crate::engine::event::{MovementEvent, Purpose, SentBack};
use crate::engine::map::Line;
use crate::engine::table::Table;

/// Whether the IJN has captured an island base.
pub(super) fn is_to_be_done(table: &Table) -> bool {
    table.captured() > 0
}

/// Each task force on the line of a captured base rolls for a line, and is placed in the IJN's home base box there, even
/// if the line is its own.
pub(super) fn redeploy(play: &mut Play) {
    let is_captured = |line: &&Line| {
        let mut bases = line.island_bases();
        bases.any(|base| play.table.bases[base].captured)
    };
    let lines = Line::ALL.iter().filter(is_captured);
    // Who comes to another of the lines does not roll again there.
    let forces: Vec<_> = lines
        .flat_map(|line| play.table.ijn_forces_on(*line))
        .collect();
    for force in forces {
        let Some(from) = play.table.place_of(force) else {
            continue;
        };
        let purpose = Purpose::Redeployment { force };
        let line = play.roll(purpose, &RANDOM_DEPLOYMENT, 0, []);
        play.happen(MovementEvent::SentBack {
            force,
            from,
            to: line.ijn_home_base(),
            why: SentBack::Redeployed,
        });
    }
}

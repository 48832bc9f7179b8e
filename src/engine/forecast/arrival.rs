//! When raids arrive (10.23).

use super::segments_to_target;
use crate::engine::clock::{PHASES, Turn};
use crate::engine::forces::Raid;
use crate::engine::table::Table;

/// Action phases from this one until a raid is over its target: none if it is there, or arrives in
/// this phase. It flies two hexes in each Japanese Air Movement Segment, the first of a phase (10.23).
pub fn phases_until_arrival(table: &Table, raid: &Raid) -> u8 {
    let has_begun_a_phase = table.phase > 0;
    let flies_in_this_phase = has_begun_a_phase && table.segment.is_none();
    segments_to_target(table, raid).saturating_sub(flies_in_this_phase.into())
}

/// In how many phases a raid is over its target that has still to fly so many hexes in the segment that is going on
/// (10.23).
pub fn phases_while_flying(table: &Table, raid: &Raid, left: u8) -> u8 {
    let away = raid.hex.distance(table.target_hex(raid));
    away.saturating_sub(left).div_ceil(2)
}

/// The turn and the phase in which a raid is over its target, unless the scenario ends before.
pub fn arrival(table: &Table, raid: &Raid) -> (Turn, u8) {
    after_phases(table, phases_until_arrival(table, raid))
}

/// The turn and the phase so many phases from now.
pub fn after_phases(table: &Table, phases: u8) -> (Turn, u8) {
    let phases = (table.phase + phases).max(1) - 1;
    let turns = phases / PHASES;
    let turn = (0..turns).fold(table.turn, |turn, _| turn.next());
    (turn, phases % PHASES + 1)
}

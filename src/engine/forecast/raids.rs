//! Where a raid will be, and what its points are (10.13, 10.23).

use crate::engine::charts::ESCORT_FIGHTERS;
use crate::engine::forces::{Raid, Strength};
use crate::engine::map::{HexId, on_line};
use crate::engine::table::Table;

/// The hexes a raid may be in after some more Japanese Air Movement Segments: more than one where
/// its line runs between two. It flies two hexes a segment (10.23).
pub fn raid_after(table: &Table, raid: &Raid, segments: u8) -> Vec<HexId> {
    let target = table.target_hex(raid);
    // One whose target has moved, or that flies home, begins its line anew (10.23, 11.28).
    let line_from = match raid.line_to == target {
        true => raid.line_from,
        false => raid.hex,
    };
    on_line(
        line_from,
        target,
        raid.hex.distance(target).saturating_sub(segments * 2),
    )
}

/// Japanese Air Movement Segments until a raid is over its target.
pub fn segments_to_target(table: &Table, raid: &Raid) -> u8 {
    raid.hex.distance(table.target_hex(raid)).div_ceil(2)
}

/// What a raid's points are: fighters and attack planes. Until they have been told apart (10.13)
/// it is the mean of the chart that will tell, which is all anybody can know.
pub fn likely_points(raid: &Raid) -> (u8, u8) {
    match raid.strength {
        Strength::Sorted { fighters, attack } => (fighters, attack),
        Strength::Unsorted(points) => {
            let faces = ESCORT_FIGHTERS.faces(ESCORT_FIGHTERS.column(points), 0);
            let sum: u32 = faces.map(u32::from).sum();
            let fighters = ((sum + 5) / 10).min(points.into()) as u8;
            (fighters, points - fighters)
        }
    }
}

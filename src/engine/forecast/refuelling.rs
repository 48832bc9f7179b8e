//! What an attempt to refuel comes to (20.61).

use crate::engine::charts::{FLAGSHIP_OUT, REFUELLING, Refuels};
use crate::engine::forces::flagship_is_out;
use crate::engine::table::Table;

/// In how many of ten attempts a force at an oiler gets its oil (20.61).
pub fn refuels_in_ten(table: &Table) -> u8 {
    let flagship = FLAGSHIP_OUT.when(flagship_is_out(table));
    let modifier = flagship.map_or(0, |applied| applied.value);
    let faces = REFUELLING.faces(0, modifier);
    faces.filter(|face| *face == Refuels::Refuelled).count() as u8
}

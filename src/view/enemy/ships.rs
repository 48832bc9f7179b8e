//! The enemy's ships, as his forces' cards list them.

use crate::engine::Table;
use crate::engine::ships::ShipId;
use crate::view::ship::{self, Outline, Pips};

/// A ship: her outline with her hits, her values, her condition.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ShipLine {
    /// The ship.
    pub id: ShipId,
    /// She from above, with her hits.
    pub outline: Outline,
    /// Her printed values.
    pub values: String,
    /// Her condition and her hits.
    pub state: String,
}

/// His ships that sank.
pub fn sunk(table: &Table) -> Vec<ShipLine> {
    let sunk = table.sunk.iter().filter(|ship| !ship.is_us());
    sunk.map(|ship| ship_line(table, *ship)).collect()
}

pub(super) fn ship_line(table: &Table, ship: ShipId) -> ShipLine {
    ShipLine {
        id: ship,
        outline: ship::outline(ship, Pips::recorded(table, ship)),
        values: ship::values(ship),
        state: ship::state(table, ship),
    }
}

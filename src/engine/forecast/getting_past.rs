//! Forces that are about to get past the fleet to the landing on Saipan (7.23, 15.11).

use crate::engine::forces::ForceId;
use crate::engine::map::Zone;
use crate::engine::table::Table;

/// A force in the invasion zone, from which it goes on to the east edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GettingPast {
    /// The force.
    pub force: ForceId,
    /// Moves of a hex until it is off the map.
    pub moves: u8,
}

/// The forces in the invasion zone that do not go home, in the order in which they lie on the table (7.23). A report of a
/// force may prove to be nothing.
pub fn getting_past(table: &Table) -> impl Iterator<Item = GettingPast> {
    let forces = table.forces.iter();
    let in_it = forces.filter(|force| {
        let stays = force.retiring || table.is_all_crippled(force);
        !stays && Zone::of(force.hex) == Zone::Invasion
    });
    // Columns are counted from the east.
    in_it.map(|force| GettingPast {
        force: force.id,
        moves: force.hex.column(),
    })
}

//! The patrols in the CAP boxes of the task groups (4.33).

use crate::engine::Table;
use crate::engine::fleet::CapId;
use crate::view::wording;

/// A CAP mission in its task group's box.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Patrol {
    /// The mission.
    pub id: CapId,
    /// Its units and their carriers.
    pub units: String,
}

/// Every CAP mission in its box, task group by task group.
pub fn patrols(table: &Table) -> Vec<Patrol> {
    let mut patrols = Vec::new();
    for group in &table.task_groups {
        patrols.extend(group.cap_missions().map(|(id, units)| Patrol {
            id,
            units: wording::units_from(table, units),
        }));
    }
    patrols
}

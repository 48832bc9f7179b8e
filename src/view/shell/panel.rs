//! The figures on the tabs of the side panel.

use super::Tab;
use crate::engine::Table;

/// The figure on a tab: how much of what it shows there is.
pub fn figure(table: &Table, tab: Tab) -> Option<usize> {
    match tab {
        Tab::Air => Some(table.missions.len() + table.searches.len()),
        Tab::Enemy => Some(table.inbound().count() + table.forces.len()),
        Tab::Question | Tab::Fleet | Tab::Record => None,
    }
}

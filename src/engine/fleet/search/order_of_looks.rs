//! In which order a search looks for the forces in its reach (8.331).

use super::{Leg, SearchId};
use crate::engine::forces::{Detection, Force};
use crate::engine::order::Order;
use crate::engine::refusal::{Refusal, SearchRefusal};
use crate::engine::scenario::Variant;
use crate::engine::table::Table;

/// Whether it can matter in which order a search looks for the forces that it has still to look for (8.331).
pub(super) fn matters(table: &Table, search: SearchId) -> bool {
    table.looking.len() > 1 && (may_stay(table, search) || one_look_may_move_another(table))
}

/// Whether the search may stay with a force that it sees, and look for none after it (18.12).
pub fn may_stay(table: &Table, search: SearchId) -> bool {
    let search = table.search(search);
    let is_outbound = search.is_some_and(|search| search.leg == Leg::Outbound);
    is_outbound && table.plays(Variant::Shadowing)
}

/// Whether a look at one of the forces may move another before it is looked for: the halves of a double force are put
/// right together, and the second is then looked for at another range (18.31, 18.34, 7.53).
pub fn one_look_may_move_another(table: &Table) -> bool {
    let forces = || table.looking.iter().filter_map(|id| table.force(*id));
    let may_be_elsewhere = |force: &Force| force.detection == Detection::ApproximateSighting;
    let with_other_half = |force: &Force| forces().any(|other| force.twin == Some(other.id));
    table.plays(Variant::LocationUncertainty)
        && forces().any(|force| may_be_elsewhere(force) && with_other_half(force))
}

pub(crate) fn check_which(table: &Table, order: Order) -> Result<(), Refusal> {
    match order {
        Order::LookFor { force } if table.looking.contains(&force) => Ok(()),
        Order::LookFor { force } => Err(Refusal::Searches(SearchRefusal::NotInTheZone(force))),
        _ => Err(Refusal::NotAsked),
    }
}

pub(crate) fn legal_which(table: &Table) -> Vec<Order> {
    let forces = table.looking.iter().copied();
    forces.map(|force| Order::LookFor { force }).collect()
}

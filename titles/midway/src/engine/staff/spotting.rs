//! Who looks first: whoever loses least by a failure, which bars his aircraft (9.1).

use super::appraisal::naval;
use super::best;
use crate::engine::order::Order;
use crate::engine::table::{Spotter, Table};
use crate::engine::units::{AirUnit, ShipClass, Side};

/// The next attempt, of the legal ones.
pub(super) fn attempt(table: &Table, legal: Vec<Order>) -> Option<Order> {
    let attempts = legal
        .into_iter()
        .filter(|it| matches!(it, Order::Spot { .. }));
    let next = best(attempts, |order| match order {
        Order::Spot { by, space } => {
            let hidden = table.ijn_forces_at(*space);
            let hidden = hidden.filter(|force| !table.is_spotted(*force)).count();
            hidden as i32 - 10 * risk(table, *by)
        }
        _ => 0,
    });
    Some(next.unwrap_or(Order::StopSpotting))
}

/// What a failure costs: the bombers of a task force, and destroyers fail most (20.2).
fn risk(table: &Table, by: Spotter) -> i32 {
    let Spotter::Force(force) = by else {
        return 0;
    };
    let mut ships = table.ships_in(force);
    let has_destroyers = ships.any(|ship| ship.class() == ShipClass::Dd);
    let place = table.place_of(force);
    let bombers = AirUnit::of(Side::Usn).filter(|unit| table.base_of(*unit) == place);
    let bombers = bombers.filter(|unit| naval(table, *unit) > 1).count();
    bombers as i32 + if has_destroyers { 20 } else { 0 }
}

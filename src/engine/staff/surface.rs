//! How the staff fights ships that the fleet has met (21): where its guns are the better ones, and on the heaviest first.

use crate::engine::order::Order;
use crate::engine::ships::ShipId;
use crate::engine::surface::{
    Side, defense, fires_as, firing, japanese_side, targets_for, us_side, weight,
};
use crate::engine::table::Table;

/// Fights if our guns are better than theirs, and gets away else.
pub(in crate::engine) fn accept_or_evade(table: &Table) -> Order {
    let Some(meeting) = &table.markers.meeting else {
        return Order::Evade;
    };
    let guns = |ships: Vec<ShipId>| {
        let firing = ships.into_iter().filter(|ship| fires_as(*ship).is_some());
        firing.map(|ship| u16::from(ship.data().value)).sum::<u16>()
    };
    let ours = guns(us_side(table, meeting.hex));
    match ours > guns(japanese_side(table, meeting.force)) {
        true => Order::AcceptBattle,
        false => Order::Evade,
    }
}

/// The next ship's target: the heaviest that she may fire on.
pub(in crate::engine) fn fire(table: &Table) -> Order {
    let mut orders = firing(table, Side::Us).into_iter().filter_map(|ship| {
        let targets = targets_for(table, ship).into_iter();
        let at = targets.max_by_key(|at| (weight(*at), defense(*at)))?;
        Some(Order::FireOn { ship, at })
    });
    orders.next().unwrap_or(Order::Fight)
}

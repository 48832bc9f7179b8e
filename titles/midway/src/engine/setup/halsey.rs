//! Halsey's task force (22.0, an option): the player chooses it before the first turn.

use crate::engine::Play;
use crate::engine::event::SetupEvent;
use crate::engine::order::Order;
use crate::engine::scenario::GameOption;
use crate::engine::table::{LeaderPlace, Table};
use crate::engine::units::{Leader, UsnForce};

/// How many leaders a task force may have (20.1).
pub(crate) const MOST_LEADERS: usize = 2;

/// Whether Halsey is in play and has no task force yet.
pub(crate) fn is_to_be_placed(table: &Table) -> bool {
    table.plays(GameOption::Halsey) && table.leaders[Leader::Halsey] == LeaderPlace::NotInPlay
}

/// The task forces that Halsey can lead: with ships, and with fewer than two leaders.
pub(crate) fn forces_for(table: &Table) -> Vec<UsnForce> {
    let forces = UsnForce::ALL.iter().copied();
    let can = |force: &UsnForce| {
        table.has_ships(*force) && table.leaders_with(*force).count() < MOST_LEADERS
    };
    forces.filter(can).collect()
}

/// Places Halsey with the task force of an order.
pub(crate) fn place(play: &mut Play, order: &Order) {
    if let Order::PlaceHalsey { force } = order {
        play.happen(SetupEvent::LeaderPlaced {
            leader: Leader::Halsey,
            force: *force,
        });
    }
}

//! Leaders that go to another task force (20.1).

use super::check_capacity;
use crate::engine::Play;
use crate::engine::event::OrganizationEvent;
use crate::engine::order::Order;
use crate::engine::pieces;
use crate::engine::refusal::{OrganizationRefusal, Refusal};
use crate::engine::table::{LeaderPlace, Table};
use crate::engine::units::{Leader, UsnForce};

/// How many leaders a task force can have (20.1).
pub(super) const MOST: usize = 2;

/// Every leader with each task force.
pub(super) fn candidates() -> Vec<Order> {
    let leaders = Leader::ALL.iter().copied();
    let orders = leaders.flat_map(|leader| {
        let forces = UsnForce::ALL.iter().copied();
        forces.map(move |force| Order::AssignLeader { leader, force })
    });
    orders.collect()
}

/// Whether a leader can go to a task force.
pub(super) fn check(table: &Table, leader: Leader, force: UsnForce) -> Result<(), Refusal> {
    let LeaderPlace::With(left) = table.leaders[leader] else {
        return Err(OrganizationRefusal::NoLeader(leader).into());
    };
    if left == force {
        return Err(OrganizationRefusal::LeaderThere { leader, force }.into());
    }
    if pieces::our_force(table, left)? != pieces::our_force(table, force)? {
        return Err(OrganizationRefusal::LeaderApart { leader, force }.into());
    }
    if table.leaders_with(force).count() >= MOST {
        return Err(OrganizationRefusal::TooManyLeaders(force).into());
    }
    // 4.4: the ships that he leaves must have room without him.
    let ships = table.ships_in(left).count() + usize::from(leader.data().capacity);
    check_capacity(table, left, ships)
}

/// A leader goes to a task force.
pub(super) fn carry_out(play: &mut Play, leader: Leader, force: UsnForce) {
    play.happen(OrganizationEvent::LeaderAssigned { leader, force });
}

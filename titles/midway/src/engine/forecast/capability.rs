//! What a task force of the USN can do as it is, for the player who organizes it (6.0(11)).

use crate::engine::charts::WITH_DESTROYERS;
use crate::engine::event::OrganizationEvent;
use crate::engine::movement;
use crate::engine::order::Order;
use crate::engine::spotting;
use crate::engine::table::{Spotter, Table};
use crate::engine::units::{AirUnit, Force, Leader, Mover, ShipClass, UsnForce};

/// What a task force of the USN can do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Capability {
    /// How many ships it has.
    pub ships: usize,
    /// How many it holds; nothing if any number (4.4).
    pub capacity: Option<usize>,
    /// How many spaces it moves (8.6, 20.1).
    pub movement: u8,
    /// How many spaces it looks (9.1).
    pub sight: u8,
    /// What its destroyers add to the dice of its attempts: the fewer the better (20.2).
    pub destroyers: i8,
    /// Its air units that can attack one space off, and two.
    pub strikes: [Vec<AirUnit>; 2],
}

/// What a task force of the USN can do as it is.
pub fn of_force(table: &Table, force: UsnForce) -> Capability {
    let mut ships = table.ships_in(force);
    let has_destroyers = ships.any(|ship| ship.class() == ShipClass::Dd);
    let groups = table
        .ships_in(force)
        .flat_map(|ship| table.air_aboard(ship));
    let mut groups: Vec<AirUnit> = groups.collect();
    groups.sort_unstable();
    let within = |range: u8| {
        let groups = groups.iter().copied();
        groups.filter(|unit| unit.range() >= range).collect()
    };
    Capability {
        ships: table.ships_in(force).count(),
        capacity: table.capacity_of_force(force),
        movement: movement::movement(table, Mover::Force(force.into())),
        sight: spotting::range(table, Spotter::Force(Force::Usn(force))),
        destroyers: WITH_DESTROYERS
            .when(has_destroyers)
            .map_or(0, |it| it.value),
        strikes: [within(1), within(2)],
    }
}

/// What a task force of the USN could do if a leader were with it too (20.1).
pub fn led_by(table: &Table, leader: Leader, force: UsnForce) -> Capability {
    let mut then = table.clone();
    then.apply(&OrganizationEvent::LeaderAssigned { leader, force }.into());
    of_force(&then, force)
}

/// The task forces of which an order of the organization would change what they can do, and what they could do then
/// (6.0(11)).
pub fn organized(table: &Table, order: &Order) -> Vec<(UsnForce, Capability)> {
    let mut then = table.clone();
    let events = organizing(table, order);
    events.into_iter().for_each(|it| then.apply(&it.into()));
    let forces = UsnForce::ALL.iter().copied();
    let changed = forces.filter_map(|force| {
        let after = of_force(&then, force);
        (after.ships > 0 && after != of_force(table, force)).then_some((force, after))
    });
    changed.collect()
}

/// What an order of the organization comes to.
fn organizing(table: &Table, order: &Order) -> Vec<OrganizationEvent> {
    match order {
        Order::Assign { ship, force } => {
            let (ship, force) = (*ship, *force);
            vec![OrganizationEvent::Assigned { ship, force }]
        }
        Order::Detach { ship } => {
            let at = table.place_of_ship(*ship).into_iter();
            at.map(|at| OrganizationEvent::Detached { ship: *ship, at })
                .collect()
        }
        Order::Form { force, ship } => {
            let (ship, force) = (*ship, *force);
            let at = table.place_of_ship(ship).into_iter();
            let formed = at.map(|at| OrganizationEvent::Formed { force, at });
            formed
                .chain([OrganizationEvent::Assigned { ship, force }])
                .collect()
        }
        Order::Combine { forces } => {
            let [force, others @ ..] = &forces[..] else {
                return Vec::new();
            };
            let force = *force;
            let leaders = others.iter().flat_map(|it| table.leaders_with(*it));
            let leaders = leaders.map(|leader| OrganizationEvent::LeaderAssigned { leader, force });
            let ships = others.iter().flat_map(|it| table.ships_in(*it));
            leaders
                .chain(ships.map(|ship| OrganizationEvent::Assigned { ship, force }))
                .collect()
        }
        Order::Embark { unit, carrier } => {
            let (unit, carrier) = (*unit, *carrier);
            let from = table.air_base_of(unit).into_iter();
            let embarked = from.map(|from| OrganizationEvent::Embarked {
                unit,
                from,
                carrier,
            });
            embarked.collect()
        }
        Order::AssignLeader { leader, force } => {
            let (leader, force) = (*leader, *force);
            vec![OrganizationEvent::LeaderAssigned { leader, force }]
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::trial;

    #[test]
    fn r20_1_r22_0_halsey_leads_as_far_as_the_best_leader_of_a_force() {
        let table = trial::table();
        let movement = |force| led_by(&table, Leader::Halsey, force).movement;
        assert_eq!(movement(UsnForce::Tf44), 4);
        assert_eq!(movement(UsnForce::Tf16), 4, "and not Spruance's as well");
    }

    #[test]
    fn r4_4_r20_1_r20_2_a_force_is_shown_with_what_it_can_do() {
        let table = trial::table();
        let tf_16 = of_force(&table, UsnForce::Tf16);
        let numbers = (tf_16.ships, tf_16.capacity, tf_16.movement, tf_16.sight);
        assert_eq!(numbers, (4, Some(6), 3, 2));
        assert_eq!(tf_16.destroyers, 2);
        let counts = tf_16.strikes.map(|units| units.len());
        assert_eq!(counts, [6, 4], "the TBDs fly one space");
        let tf_44 = of_force(&table, UsnForce::Tf44);
        assert_eq!((tf_44.movement, tf_44.sight, tf_44.destroyers), (2, 3, 0));
    }
}

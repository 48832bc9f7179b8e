//! A player who plays as a careful staff would: meet each raid early, go for the attack planes,
//! keep the patrols for what comes through, and land those who run dry.

use super::Player;
use crate::engine::combat::{Division, FUEL_OF_COMBAT};
use crate::engine::decision::Decision;
use crate::engine::fleet::{self, CarrierId, Interceptor, Mission};
use crate::engine::forces::Raid;
use crate::engine::forecast;
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::table::Table;

/// The staff of Task Force 58.
#[derive(Clone, Copy, Default, Debug)]
pub struct Sensible;

impl Player for Sensible {
    fn order(&mut self, game: &Game) -> Option<Order> {
        let table = game.table();
        let order = match game.decision()? {
            Decision::AirMovement => movement(table),
            Decision::Landing => landing(table),
            Decision::Interception => interception(game),
            Decision::Division(division) => divide(table, &division),
        };
        Some(order)
    }
}

/// Sends each mission to the raid that most needs meeting; the others go back to the fleet.
fn movement(table: &Table) -> Order {
    let Some(mission) = fleet::waiting(table).next() else {
        return Order::EndMovement;
    };
    let hold = Order::Hold {
        mission: mission.id,
    };
    let hexes = forecast::reach(table, mission);
    let fights =
        |left: fleet::Fuel| left.can_pay(FUEL_OF_COMBAT) && left.spend(FUEL_OF_COMBAT).can_pay(1);
    // A raid within reach: the one with the most planes nobody is on yet.
    let meet = table
        .inbound()
        .filter(|raid| {
            let there = raid.hex == mission.hex && fights(mission.fuel.spend(1));
            there
                || hexes
                    .iter()
                    .any(|reach| reach.hex == raid.hex && fights(reach.worst))
        })
        .max_by_key(|raid| i16::from(raid.strength.points()) - 3 * fighters_at(table, raid));
    let goal = match meet {
        Some(raid) => raid.hex,
        None => station(table, mission),
    };
    if goal == mission.hex {
        return hold;
    }
    // Towards the goal: all the way to a raid, one cheap hex otherwise.
    let best = hexes
        .iter()
        .filter(|reach| reach.hex == goal || reach.most == 1)
        .min_by_key(|reach| (reach.hex.distance(goal), reach.most));
    match best {
        Some(reach) if reach.hex.distance(goal) < mission.hex.distance(goal) => Order::Fly {
            mission: mission.id,
            to: reach.hex,
        },
        _ => hold,
    }
}

/// Fighter units already in a raid's hex.
fn fighters_at(table: &Table, raid: &Raid) -> i16 {
    let there = table
        .missions
        .iter()
        .filter(|mission| mission.hex == raid.hex);
    there.map(|mission| i16::from(mission.units.len())).sum()
}

/// Where a mission without a raid in reach goes: on the way of the nearest raid, or over the fleet.
fn station(table: &Table, mission: &Mission) -> crate::engine::map::HexId {
    let home = table
        .task_groups
        .first()
        .map_or(mission.hex, |group| group.hex);
    if mission.fuel.is_critical() {
        return home;
    }
    let next = table
        .inbound()
        .min_by_key(|raid| raid.hex.distance(mission.hex));
    next.and_then(|raid| forecast::raid_after(table, raid, 1).first().copied())
        .unwrap_or(home)
}

/// Lands missions that cannot fight any more while no raid is at hand.
fn landing(table: &Table) -> Order {
    let pressed = table
        .inbound()
        .any(|raid| forecast::segments_to_target(table, raid) <= 1);
    let spent = table.missions.iter().find(|mission| {
        let next = mission.fuel.spend(1);
        !next.can_pay(FUEL_OF_COMBAT) || (!pressed && mission.fuel.left() <= 1)
    });
    let home = spent.and_then(|mission| {
        let open = |carrier: &CarrierId| !table.blocked_decks.contains(carrier);
        let carrier = table.carriers_in(mission.hex).find(open)?;
        Some(Order::Land {
            unit: mission.units.iter().next()?,
            carrier,
        })
    });
    home.unwrap_or(Order::EndLanding)
}

/// Sends every mission against a raid in its hex, and a patrol against what is over the fleet.
fn interception(game: &Game) -> Order {
    let table = game.table();
    let worth = |order: &Order| match order {
        Order::Engage { interceptor, raid } => {
            let raid = table.raid(*raid)?;
            let over_target = raid.hex == table.target_hex(raid);
            let engaged = table
                .engagements
                .iter()
                .filter(|engagement| engagement.raid == raid.id)
                .count();
            let due = match interceptor {
                Interceptor::Mission(_) => true,
                Interceptor::Cap(_) => over_target,
            };
            due.then(|| {
                (
                    over_target,
                    usize::from(raid.strength.points()) / (engaged + 1),
                    *order,
                )
            })
        }
        _ => None,
    };
    let best = game
        .legal()
        .filter_map(|order| worth(&order))
        .max_by_key(|(over, points, _)| (*over, *points));
    best.map_or(Order::Fight, |(_, _, order)| order)
}

/// The division with the best expected score: points shot down, attack planes counting double for
/// what they would do over the fleet, less two for each own unit.
fn divide(table: &Table, division: &Division) -> Order {
    let best = forecast::divisions(table, division)
        .into_iter()
        .max_by_key(|expected| {
            expected.escorts + 3 * expected.attack
                - (2 * expected.lost).min(expected.escorts + 3 * expected.attack)
        });
    Order::Divide {
        escorts: best.map_or(division.least, |expected| expected.against_escorts),
    }
}

//! What is suggested to all missions that wait, in turn: each after those before it (4.4).

use super::{Heading, heading};
use crate::engine::event::{AirEvent, Event, FuelUse, MoveReason};
use crate::engine::fleet::{FUEL_OF_HOLDING, Fuel, Mission, MissionId};
use crate::engine::forecast;
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::staff::movement;

/// What is suggested to a mission, and then to each other that waits, as if those before it had flown as suggested to
/// them. No die is thrown for that: each is taken to have spent the most fuel that its order can cost.
pub fn headings(game: &Game, first: MissionId) -> Vec<(Mission, Heading)> {
    let table = game.table();
    let others = movement::in_turn(table).into_iter();
    let others = others.filter(|mission| mission.id != first);
    let all = table.mission(first).into_iter().chain(others);
    let mut ahead = game.clone();
    let mut headings = Vec::new();
    for mission in all {
        let heading = heading(&ahead, mission);
        if let Some(order) = heading.own_order(&ahead, mission) {
            for event in ordered(&ahead, mission, order) {
                ahead.apply_hypothetical(&event);
            }
        }
        headings.push((mission.clone(), heading));
    }
    headings
}

/// What becomes of a mission by an order, at the most that it can cost (4.431, 4.432).
fn ordered(game: &Game, mission: &Mission, order: Order) -> Vec<Event> {
    let what = mission.id;
    let (spent, left, event) = match order {
        Order::Fly { to, .. } => {
            let reaches = forecast::reach(game.table(), mission);
            let Some(reach) = reaches.iter().find(|reach| reach.hex == to) else {
                return Vec::new();
            };
            let moved = AirEvent::MissionMoved {
                what,
                from: mission.hex,
                to,
                hexes: mission.hex.distance(to),
                why: MoveReason::Ordered,
            };
            (reach.most, reach.worst, moved)
        }
        _ => {
            let left: Fuel = mission.fuel_after_holding();
            (
                FUEL_OF_HOLDING.unsigned_abs(),
                left,
                AirEvent::Held { what },
            )
        }
    };
    let pays = AirEvent::Fuel {
        mission: what,
        spent,
        left,
        why: FuelUse::Holding,
    };
    vec![Event::Air(event), Event::Air(pays)]
}

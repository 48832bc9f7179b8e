//! What the player repairs (6.0(16)), and where a repaired air group goes (6.0(17)).

use super::asking::{Asking, one_of};
use super::block::{Block, Line, Lines, Piece};
use super::ijn_choices::of_combatant;
use super::{Prompt, staffs};
use crate::engine::Order;
use crate::engine::forecast::{self, Delay, Repair};
use crate::engine::map::Place;
use crate::engine::table::LogisticsAction;
use crate::engine::units::{AirUnit, Combatant, Ship};
use crate::view::wording;

/// The five things that may be done once a turn, in the order in which the page shows them.
const ACTIONS: [(LogisticsAction, &str, &str); 5] = [
    (
        LogisticsAction::RepairShip,
        "Repair a ship",
        "The West Coast is a step better, and farther away.",
    ),
    (LogisticsAction::RepairAir, "Repair an air unit", ""),
    (
        LogisticsAction::Refit,
        "New aircraft for an eliminated air unit",
        "It comes to the Damaged box, to be repaired later.",
    ),
    (
        LogisticsAction::Withdraw,
        "Withdraw a reduced air unit",
        "It comes to the Damaged box, to be repaired later.",
    ),
    (
        LogisticsAction::RepairDefense,
        "Repair a coastal defense",
        "Where one fell once, no aircraft are based any more (17.3).",
    ),
];

/// What can be repaired.
pub(super) fn logistics(asking: &Asking) -> Prompt {
    let legal = asking.game.legal();
    let block = |(action, title, hint): &(LogisticsAction, &str, &str)| {
        let lines = lines(asking, &legal, *action);
        (!lines.is_empty()).then(|| {
            Block::Lines(Lines {
                title: (*title).to_owned(),
                hint: (*hint).to_owned(),
                lines,
                ..Lines::default()
            })
        })
    };
    let blocks = ACTIONS.iter().filter_map(block).collect();
    staffs::answers(
        asking,
        |_, order| because(order),
        Prompt {
            blocks,
            ..asking.prompt("What is repaired?")
        },
    )
}

/// What the staff goes by in an order of its logistics.
fn because(order: &Order) -> Option<String> {
    Some(match order {
        Order::RepairShip { ship, .. } if ship.is_carrier() => "carriers first".to_owned(),
        Order::RepairShip { .. } => "ships before all else".to_owned(),
        Order::RepairDefense { base } => format!("guns against a landing at {base}"),
        Order::RepairAir { .. } => "the damaged air unit that is worth most".to_owned(),
        Order::Refit { .. } => "new aircraft for what was lost".to_owned(),
        Order::Withdraw { .. } => "a reduced air unit that can be spared".to_owned(),
        _ => return None,
    })
}

/// What an order of the logistics is about, and which of the five things it is.
fn subject(order: &Order) -> Option<(LogisticsAction, Combatant)> {
    Some(match *order {
        Order::RepairShip { ship, .. } => (LogisticsAction::RepairShip, ship.into()),
        Order::RepairAir { unit, .. } => (LogisticsAction::RepairAir, unit.into()),
        Order::Refit { unit } => (LogisticsAction::Refit, unit.into()),
        Order::Withdraw { unit } => (LogisticsAction::Withdraw, unit.into()),
        Order::RepairDefense { base } => (LogisticsAction::RepairDefense, base.into()),
        _ => return None,
    })
}

/// A line for each unit, with an answer for each port.
fn lines(asking: &Asking, legal: &[Order], action: LogisticsAction) -> Vec<Line> {
    let orders: Vec<(&Order, Combatant)> = legal
        .iter()
        .filter_map(|order| Some((order, subject(order)?)))
        .filter(|(_, (other, _))| *other == action)
        .map(|(order, (_, unit))| (order, unit))
        .collect();
    let mut units: Vec<Combatant> = orders.iter().map(|(_, unit)| *unit).collect();
    units.dedup();
    let line = |unit: Combatant| {
        let own = orders.iter().filter(|(_, other)| *other == unit);
        let own: Vec<&Order> = own.map(|(order, _)| *order).collect();
        let answers = own.iter().map(|order| {
            let name = wording::capitalized(&staffs::in_words(asking.table, order));
            let detail = repair(order).map_or_else(String::new, |it| when(&it));
            let label = label(order);
            asking
                .step(label, (*order).clone())
                .detail(detail)
                .name(name)
        });
        let odds = own.first().and_then(|order| repair(order));
        Line {
            what: wording::ratings(asking.table, unit),
            odds: odds.map_or_else(String::new, |it| {
                format!("repaired on {}", wording::chance(it.chance))
            }),
            is_chosen: own.iter().any(|order| asking.is_staffs(order)),
            answers: answers.collect(),
            ..of_combatant(asking.table, unit)
        }
    };
    units.into_iter().map(line).collect()
}

fn label(order: &Order) -> String {
    match order {
        Order::RepairShip { port, .. } | Order::RepairAir { port, .. } => format!("At {port}"),
        Order::Refit { .. } => "Refit".to_owned(),
        Order::Withdraw { .. } => "Withdraw".to_owned(),
        _ => "Repair".to_owned(),
    }
}

/// What an attempt promises, if it is one.
fn repair(order: &Order) -> Option<Repair> {
    match *order {
        Order::RepairShip { ship, port } => Some(forecast::of_ship(ship, port)),
        Order::RepairAir { unit, .. } => Some(forecast::of_air(unit)),
        Order::RepairDefense { .. } => Some(forecast::of_defense()),
        _ => None,
    }
}

/// How long it takes: "back at once, or after up to 5 turns".
fn when(repair: &Repair) -> String {
    let count = |turns: u8| wording::count(turns.into(), "turn", "turns");
    let delays = repair.delays.iter().map(|(delay, _)| *delay);
    let (Some(first), Some(last)) = (delays.clone().min(), delays.max()) else {
        return String::new();
    };
    match (first, last) {
        (Delay::AtOnce, Delay::AtOnce) => "back at once".to_owned(),
        (Delay::AtOnce, Delay::TurnEnds(last)) => {
            format!("back at once, or after up to {}", count(last))
        }
        (Delay::TurnEnds(first), Delay::TurnEnds(last)) if first != last => {
            format!("back after {first} to {}", count(last))
        }
        (Delay::TurnEnds(turns), _) => format!("back after {}", count(turns)),
    }
}

/// Where a repaired naval air unit goes (6.0(17)).
pub(super) fn repaired_group(asking: &Asking, unit: AirUnit, carrier: Ship, port: Place) -> Prompt {
    let table = asking.table;
    let at = table.place_of_ship(carrier);
    let aboard = Line {
        piece: Some(Piece::Ship(carrier)),
        name: format!("Aboard {carrier}"),
        what: at.map_or_else(String::new, |at| format!("at {at}")),
        odds: format!("{} aboard now", table.air_aboard(carrier).count()),
        ..Line::default()
    };
    let ashore = Line {
        piece: Some(Piece::Place(port)),
        name: format!("Into {port}"),
        what: "until a carrier comes".to_owned(),
        ..Line::default()
    };
    let lines = vec![
        (aboard, asking.answer("Aboard", Order::Aboard)),
        (ashore, asking.answer("Into port", Order::IntoPort)),
    ];
    let name = of_combatant(table, unit.into()).name;
    one_of(
        Prompt {
            because: "she sails with all her groups".to_owned(),
            ..asking.prompt(format!("{name} is repaired: where does it go?"))
        },
        lines,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::units::IslandBase;

    #[test]
    fn how_long_a_repair_takes_is_told_in_a_sentence() {
        let of_ship = |port| when(&forecast::of_ship(Ship::Enterprise, port));
        assert_eq!(
            of_ship(Place::PearlHarbor),
            "back at once, or after up to 5 turns"
        );
        let of_air = |unit| when(&forecast::of_air(unit));
        assert_eq!(of_air(AirUnit::EnterpriseFtr), "back after 2 turns");
    }

    #[test]
    fn the_reason_for_a_repair_is_that_of_what_is_repaired() {
        let defense = Order::RepairDefense {
            base: IslandBase::Midway,
        };
        let reason = because(&defense);
        assert_eq!(reason.as_deref(), Some("guns against a landing at Midway"));
        let ship = Order::RepairShip {
            ship: Ship::Enterprise,
            port: Place::PearlHarbor,
        };
        assert_eq!(because(&ship).as_deref(), Some("carriers first"));
    }
}

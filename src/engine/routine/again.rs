//! The same as in the phase before, with units of the same types.

use super::launching::able_to_launch;
use super::{Routine, RoutineKind, units_at};
use crate::engine::draft::Draft;
use crate::engine::event::{Deck, DeckEvent, Event};
use crate::engine::fleet::{AirStep, AirUnitId, CarrierId, MissionId, UnitSet};
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::sequence::SegmentId;
use crate::engine::table::Table;

/// What was done in the same step of the air operations before these, with units of the same
/// types.
pub(super) fn as_before(game: &Game, step: AirStep) -> Routine {
    let mut draft = Draft::new(game.table(), step);
    for event in last_time(game, step) {
        let ready = |units: &UnitSet| {
            let mut left = units_at(&draft.table, |deck| deck.ready);
            let same = units.iter().filter_map(|wanted| {
                let at = left.iter().position(|unit| unit.kind() == wanted.kind())?;
                Some(left.swap_remove(at))
            });
            same.collect::<Vec<_>>()
        };
        let order = match event {
            Event::Decks(DeckEvent::Handled {
                carrier,
                unit,
                from,
                to,
            }) => handled_again(&draft.table, *carrier, *unit, *from, *to),
            Event::Decks(DeckEvent::Launched { what, units, .. }) => {
                draft.table.free_display().and_then(|number| {
                    let mission = MissionId {
                        kind: what.kind,
                        number,
                    };
                    let units = ready(units);
                    able_to_launch(&draft.table, &units, |units| Order::Launch {
                        mission,
                        units,
                    })
                })
            }
            Event::Decks(DeckEvent::CapLaunched { what, units, .. }) => {
                let group = draft.table.task_group(what.group);
                let room = group.and_then(|group| group.room_for_cap(1));
                let units = ready(units);
                room.and_then(|cap| {
                    able_to_launch(&draft.table, &units, |units| Order::LaunchCap {
                        cap,
                        units,
                    })
                })
            }
            Event::Decks(DeckEvent::Landed { carrier, unit, .. }) => {
                landed_again(&draft.table, *carrier, *unit)
            }
            _ => None,
        };
        order.map(|order| draft.add(order));
    }
    draft.routine(RoutineKind::AsBefore, "As in the phase before")
}

fn handled_again(
    table: &Table,
    carrier: CarrierId,
    unit: AirUnitId,
    from: Deck,
    to: Deck,
) -> Option<Order> {
    let mut there = table.deck(carrier)?.at(from).iter();
    let unit = there.find(|other| other.kind() == unit.kind())?;
    Some(match (from, to) {
        (Deck::Servicing, Deck::Ready) => Order::Raise { unit },
        (Deck::Servicing, _) => Order::Stow { unit },
        (Deck::Hangar, _) => Order::Service { unit },
        _ => Order::Lower { unit },
    })
}

fn landed_again(table: &Table, carrier: CarrierId, unit: AirUnitId) -> Option<Order> {
    let hex = table.hex_of(carrier)?;
    let over = table.missions.iter().filter(|mission| mission.hex == hex);
    let mut units = over.flat_map(|mission| mission.units.iter().collect::<Vec<_>>());
    let unit = units.find(|other| other.kind() == unit.kind())?;
    Some(Order::Land { unit, carrier })
}

/// The events of a step in the air operations before the present ones.
fn last_time(game: &Game, step: AirStep) -> Vec<&Event> {
    let mut segments_back = 0;
    let mut events = Vec::new();
    for record in game.events().iter().rev() {
        match &record.event {
            Event::Segment {
                name: SegmentId::UsAirOperations,
            } => segments_back += 1,
            event if segments_back == 1 => events.push(event),
            _ => {}
        }
        if segments_back == 2 {
            break;
        }
    }
    events.reverse();
    let of_step = |event: &&&Event| {
        matches!(
            event,
            Event::Decks(DeckEvent::AirStep { step: begun })
                if *begun == step
        )
    };
    let Some(begin) = events.iter().position(|event| of_step(&event)) else {
        return Vec::new();
    };
    let rest = events.split_off(begin + 1);
    rest.into_iter()
        .take_while(|event| {
            !matches!(
                event,
                Event::Decks(DeckEvent::AirStep { .. }) | Event::Segment { .. }
            )
        })
        .collect()
}

//! An air battle as it goes on (4.52-4.57).

use crate::engine::fleet::{AirUnitId, UnitSet};
use crate::engine::{Event, EventRecord, LossEvent, RaidEvent, Roll, Target, UnitLoss};

/// Something that happens in an air battle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum BattlePart<'a> {
    /// A die falls.
    Die(&'a Roll),
    /// The raid's fighters are told from its attack planes (10.13).
    Sorted {
        /// Points of fighters.
        fighters: u8,
        /// Points of attack planes.
        attack: u8,
    },
    /// The mission's units are divided (4.52).
    Divided {
        /// Against the escorts.
        escorts: UnitSet,
        /// Against the attack planes.
        attack: UnitSet,
    },
    /// An escort breaks through (4.57).
    BreaksThrough,
    /// A unit is driven off, and cannot fire (4.57).
    HeldOut,
    /// Points of the raid are shot down.
    PointsLost {
        /// How many.
        points: u8,
        /// Of which kind.
        kind: Target,
    },
    /// A unit of the mission is shot down.
    UnitLost(AirUnitId),
}

/// What happens in an air battle, by its events.
pub fn battle(events: &[EventRecord]) -> impl Iterator<Item = BattlePart<'_>> {
    events.iter().filter_map(|record| part(&record.event))
}

fn part(event: &Event) -> Option<BattlePart<'_>> {
    Some(match event {
        Event::Roll(roll) => BattlePart::Die(roll),
        Event::Raids(RaidEvent::Sorted {
            fighters, attack, ..
        }) => BattlePart::Sorted {
            fighters: *fighters,
            attack: *attack,
        },
        Event::Raids(RaidEvent::Divided {
            escorts, attack, ..
        }) => BattlePart::Divided {
            escorts: *escorts,
            attack: *attack,
        },
        Event::Raids(RaidEvent::BrokeThrough { .. }) => BattlePart::BreaksThrough,
        Event::Raids(RaidEvent::HeldOut { .. }) => BattlePart::HeldOut,
        Event::Losses(LossEvent::Points { points, kind, .. }) => BattlePart::PointsLost {
            points: *points,
            kind: *kind,
        },
        Event::Losses(LossEvent::Unit {
            what,
            why: UnitLoss::Combat,
            ..
        }) => BattlePart::UnitLost(*what),
        Event::Game { .. }
        | Event::Turn { .. }
        | Event::Phase { .. }
        | Event::Segment { .. }
        | Event::Order { .. }
        | Event::Pick { .. }
        | Event::Air(_)
        | Event::Fleet(_)
        | Event::Decks(_)
        | Event::Raids(_)
        | Event::Forces(_)
        | Event::Butai(_)
        | Event::Guam(_)
        | Event::Procedure(_)
        | Event::Detection(_)
        | Event::Searches(_)
        | Event::Attacks(_)
        | Event::Damage(_)
        | Event::Losses(_)
        | Event::Score(_)
        | Event::Commitment(_)
        | Event::Arrivals(_)
        | Event::Submarines(_) => return None,
    })
}

//! What became of ships outside the fights: fires, ships that go down, and those that are come upon (12.3, 12.27, 12.46).

use crate::engine::charts::{FireSpread, Outcome};
use crate::engine::fleet::CarrierId;
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{DamageEvent, DeckEvent, Event, EventRecord, FleetEvent, HitKind, Roll};

/// What a fire has done, from good to bad.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Burns {
    /// It is out.
    Out,
    /// It has died down.
    Shrinks,
    /// It burns on as it did.
    On,
    /// It has broken out.
    BreaksOut,
    /// It has spread.
    Grows,
    /// It has done so many hits.
    Damages(u8),
    /// She is lost to it.
    Sinks,
}

/// The carriers that burn in some events, each with the worst that her fires have done, in their order (12.3).
pub fn fires(events: &[EventRecord]) -> Vec<(CarrierId, Burns)> {
    let mut fires: Vec<(CarrierId, Burns)> = Vec::new();
    // Whether a fire shrank or grew its die says.
    let mut die = None;
    for record in events {
        if let Event::Roll(roll) = &record.event {
            die = fire_spread(roll);
        }
        let Event::Damage(event) = &record.event else {
            continue;
        };
        let Some((carrier, burns)) = of_fire(event, die) else {
            continue;
        };
        let known = fires.iter_mut().find(|(other, _)| *other == carrier);
        match (known, burns) {
            (Some((_, Burns::Damages(sum))), Burns::Damages(hits)) => *sum += hits,
            (Some((_, worst)), burns) => *worst = burns.max(*worst),
            (None, burns) => fires.push((carrier, burns)),
        }
    }
    fires
}

/// What the die of a fire says (12.32).
const fn fire_spread(roll: &Roll) -> Option<FireSpread> {
    let Outcome::FireSpread(spread) = roll.result else {
        return None;
    };
    Some(spread)
}

fn of_fire(event: &DamageEvent, die: Option<FireSpread>) -> Option<(CarrierId, Burns)> {
    Some(match event {
        DamageEvent::FireBrokeOut { carrier } => (*carrier, Burns::BreaksOut),
        DamageEvent::FireChanged { carrier, level, .. } => {
            let burns = match (level, die) {
                (0, _) => Burns::Out,
                (_, Some(FireSpread::Shrinks)) => Burns::Shrinks,
                _ => Burns::Grows,
            };
            (*carrier, burns)
        }
        DamageEvent::FireBurnsOn { carrier, .. } => (*carrier, Burns::On),
        DamageEvent::Hits {
            ship,
            hits,
            kind: HitKind::Fire,
        } => (ship.carrier()?, Burns::Damages(*hits)),
        DamageEvent::Sunk { ship } => (ship.carrier()?, Burns::Sinks),
        DamageEvent::Hits { .. }
        | DamageEvent::HitsAdjusted
        | DamageEvent::Damaged { .. }
        | DamageEvent::Sinking { .. }
        | DamageEvent::DeckInoperative { .. }
        | DamageEvent::DeckRepaired { .. }
        | DamageEvent::FiresOut { .. } => return None,
    })
}

/// The ships that sank in some events, each with the number of its event.
pub fn ships_sunk(events: &[EventRecord]) -> impl Iterator<Item = (usize, ShipId)> {
    let numbered = events.iter().enumerate();
    numbered.filter_map(|(number, record)| {
        let Event::Damage(DamageEvent::Sunk { ship }) = record.event else {
            return None;
        };
        Some((number, ship))
    })
}

/// Crippled ships that were come upon as they lay by themselves, each with the number of the event, and where (12.46).
pub fn ships_overtaken(events: &[EventRecord]) -> impl Iterator<Item = (usize, ShipId, HexId)> {
    let numbered = events.iter().enumerate();
    numbered.filter_map(|(number, record)| {
        let Event::Fleet(FleetEvent::Overtaken { ship, hex }) = record.event else {
            return None;
        };
        Some((number, ship, hex))
    })
}

/// The carriers whose decks wrecks block from some events on (4.452).
pub fn deck_crashes(events: &[EventRecord]) -> impl Iterator<Item = CarrierId> {
    events.iter().filter_map(|record| {
        let Event::Decks(DeckEvent::Crash { carrier }) = record.event else {
            return None;
        };
        Some(carrier)
    })
}

/// A ship of ours that cannot keep up with her task group (12.41).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Straggler {
    /// The number of the event, among those that were given.
    pub number: usize,
    /// The ship.
    pub ship: ShipId,
    /// Where she is left behind, or towed to.
    pub hex: HexId,
    /// Whether she is in tow.
    pub is_towed: bool,
}

/// The ships of ours that were left behind, or towed on, in some events.
pub fn stragglers(events: &[EventRecord]) -> impl Iterator<Item = Straggler> {
    let numbered = events.iter().enumerate();
    numbered.filter_map(|(number, record)| {
        let (ship, hex, is_towed) =
            if let Event::Fleet(FleetEvent::LeftBehind { ship, hex, .. }) = record.event {
                (ship, hex, false)
            } else if let Event::Fleet(FleetEvent::Towed { what, to, .. }) = record.event {
                (what, to, true)
            } else {
                return None;
            };
        Some(Straggler {
            number,
            ship,
            hex,
            is_towed,
        })
    })
}

//! What became of ships outside the fights: fires, ships that go down, and those that are come upon (12.3, 12.27, 12.46).

use crate::engine::charts::{FireSpread, Outcome};
use crate::engine::fleet::CarrierId;
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{DamageEvent, Event, EventRecord, FleetEvent, HitKind};

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
            die = match roll.result {
                Outcome::FireSpread(spread) => Some(spread),
                Outcome::Number(_)
                | Outcome::Fuel(_)
                | Outcome::SafeReturn(_)
                | Outcome::DeckCrash(_)
                | Outcome::Clearing(_)
                | Outcome::JapaneseFire(_)
                | Outcome::Contact(_)
                | Outcome::Surprise(_)
                | Outcome::AntiAircraft(_)
                | Outcome::DamageRolls(_)
                | Outcome::BattleLine(_)
                | Outcome::Outbreak(_)
                | Outcome::Repair(_)
                | Outcome::SubmarineAttack(_)
                | Outcome::Sighting(_)
                | Outcome::LevelTwo(_)
                | Outcome::Carriers(_)
                | Outcome::SurfaceShips(_)
                | Outcome::Screen(_)
                | Outcome::Shift(_)
                | Outcome::RaidDecision(_)
                | Outcome::Waves(_)
                | Outcome::LandAir(_)
                | Outcome::CommitmentTest(_)
                | Outcome::ArrivalZone(_)
                | Outcome::ArrivalHex(_)
                | Outcome::NearCarriers(_)
                | Outcome::SubmarineContact(_)
                | Outcome::TorpedoHits(_)
                | Outcome::Hunt(_) => None,
            };
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

/// Crippled ships that were come upon as they lay by themselves, and where (12.46).
pub fn ships_overtaken(events: &[EventRecord]) -> impl Iterator<Item = (ShipId, HexId)> {
    events.iter().filter_map(|record| {
        let Event::Fleet(FleetEvent::Overtaken { ship, hex }) = record.event else {
            return None;
        };
        Some((ship, hex))
    })
}

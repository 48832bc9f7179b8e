//! The ships of Task Force 58.

use super::ship::ShipKind::{AntiAircraftCruiser, Battleship, Cruisers, Destroyers};
use super::ship::{Allegiance, Ship, ShipKind};
use crate::engine::fleet::{CARRIERS, Carrier, CarrierId, CarrierType, TaskGroupId};

/// A ship by her task group, anti-aircraft value, hit capacity and attack value.
const fn ship(
    name: &'static str,
    kind: ShipKind,
    group: u8,
    aa: u8,
    capacity: u8,
    value: u8,
) -> Ship {
    Ship {
        name,
        kind,
        aa,
        capacity,
        value,
        allegiance: Allegiance::Us(TaskGroupId(group)),
    }
}

const fn carrier(carrier: &Carrier) -> Ship {
    let (kind, aa, capacity) = match carrier.kind {
        CarrierType::Cv => (ShipKind::Cv, 10, 8),
        CarrierType::Cvl => (ShipKind::Cvl, 5, 5),
    };
    ship(carrier.name, kind, carrier.group.0, aa, capacity, 0)
}

/// The carriers of the battle.
pub(super) const OF_THE_BATTLE: usize = CarrierId::SARATOGA.index() as usize;

/// The carriers of the battle in the order of [`CARRIERS`], then the other ships group by group.
pub(super) const SHIPS: [Ship; OF_THE_BATTLE + SURFACE.len()] = {
    let mut ships = [SURFACE[0]; OF_THE_BATTLE + SURFACE.len()];
    let mut n = 0;
    while n < ships.len() {
        ships[n] = if n < OF_THE_BATTLE {
            carrier(&CARRIERS[n])
        } else {
            SURFACE[n - OF_THE_BATTLE]
        };
        n += 1;
    }
    ships
};

/// The carriers that only a scenario adds.
pub(super) const ADDED: [Ship; CARRIERS.len() - OF_THE_BATTLE] = {
    let mut ships = [SURFACE[0]; CARRIERS.len() - OF_THE_BATTLE];
    let mut n = 0;
    while n < ships.len() {
        ships[n] = carrier(&CARRIERS[OF_THE_BATTLE + n]);
        n += 1;
    }
    ships
};

/// Everything but the carriers.
const SURFACE: [Ship; 32] = [
    // Task group 58.1.
    ship("CruDiv 10", Cruisers, 1, 12, 10, 7),
    ship("Oakland", AntiAircraftCruiser, 1, 9, 4, 3),
    ship("San Juan", AntiAircraftCruiser, 1, 9, 4, 3),
    ship("Desron 46", Destroyers, 1, 8, 6, 4),
    ship("DesDiv 92", Destroyers, 1, 6, 5, 3),
    ship("DesDiv 12", Destroyers, 1, 5, 5, 3),
    // Task group 58.2.
    ship("CruDiv 13", Cruisers, 2, 13, 9, 6),
    ship("San Diego", AntiAircraftCruiser, 2, 9, 4, 3),
    ship("Desron 52", Destroyers, 2, 8, 6, 4),
    ship("DesDiv 104", Destroyers, 2, 6, 5, 3),
    ship("DesDiv 1", Destroyers, 2, 4, 4, 2),
    // Task group 58.3.
    ship("CruDiv 12", Cruisers, 3, 13, 9, 6),
    ship("Indianapolis", Cruisers, 3, 7, 5, 5),
    ship("Reno", AntiAircraftCruiser, 3, 9, 4, 3),
    ship("Desron 50", Destroyers, 3, 8, 6, 4),
    ship("DesDiv 100", Destroyers, 3, 6, 5, 3),
    ship("DesDiv 90", Destroyers, 3, 6, 5, 3),
    // Task group 58.4.
    ship("CruDiv 14", Cruisers, 4, 13, 9, 6),
    ship("Desron 12", Destroyers, 4, 5, 5, 3),
    ship("DesDiv 24", Destroyers, 4, 5, 5, 3),
    ship("Desron 23", Destroyers, 4, 9, 7, 4),
    // Task group 58.7.
    ship("Iowa", Battleship, 7, 16, 22, 14),
    ship("New Jersey", Battleship, 7, 16, 22, 14),
    ship("Washington", Battleship, 7, 14, 20, 12),
    ship("North Carolina", Battleship, 7, 14, 20, 12),
    ship("South Dakota", Battleship, 7, 14, 20, 12),
    ship("Alabama", Battleship, 7, 14, 20, 12),
    ship("Indiana", Battleship, 7, 14, 20, 12),
    ship("CruDiv 6", Cruisers, 7, 13, 11, 8),
    ship("Desron 45", Destroyers, 7, 8, 6, 4),
    ship("DesDiv 89", Destroyers, 7, 6, 5, 3),
    ship("DesDiv 106", Destroyers, 7, 6, 5, 3),
];

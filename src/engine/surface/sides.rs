//! Who takes part, and how heavy each is (21.16, 21.22-21.25).

use super::meeting::{Meeting, Side};
use crate::engine::forces::{Force, ForceId};
use crate::engine::map::HexId;
use crate::engine::ships::{Condition, ShipId, ShipKind};
use crate::engine::table::Table;

/// A weight class, the lightest first (21.23).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Weight {
    /// Units of destroyers.
    Destroyer,
    /// Units of cruisers.
    Cruiser,
    /// Battleships.
    Battleship,
}

/// How heavy a ship is as a target: carriers as cruisers, Ise and Hyuga as battleships (21.23).
pub fn weight(ship: ShipId) -> Weight {
    match ship.data().kind {
        ShipKind::Battleship | ShipKind::HybridCarrier => Weight::Battleship,
        ShipKind::Cv | ShipKind::Cvl | ShipKind::Cruisers | ShipKind::AntiAircraftCruiser => {
            Weight::Cruiser
        }
        ShipKind::Destroyers => Weight::Destroyer,
    }
}

/// As what she fires; nothing for whatever has planes, which is no class of those present (21.22).
pub fn fires_as(ship: ShipId) -> Option<Weight> {
    (!ship.data().kind.is_carrier()).then(|| weight(ship))
}

/// Her defense value (21.25).
pub fn defense(ship: ShipId) -> u8 {
    match weight(ship) {
        Weight::Battleship => 6,
        Weight::Cruiser => 3,
        Weight::Destroyer => 1,
    }
}

/// Our ships in a hex that can fight: all task groups there are one side, with those who stand by a crippled ship.
/// Crippled ships take no part (21.16).
pub fn us_side(table: &Table, hex: HexId) -> Vec<ShipId> {
    let ours = ShipId::all().filter(|ship| ship.is_us());
    ours.filter(|ship| table.hex_of_ship(*ship) == Some(hex))
        .filter(|ship| table.condition(*ship) < Condition::Crippled)
        .collect()
}

/// The ships of a force that can fight, as far as they are known.
pub fn japanese_side(table: &Table, force: ForceId) -> Vec<ShipId> {
    let ships = table.force(force).map(|force| force.ships.clone());
    let mut ships = ships.unwrap_or_default();
    ships.retain(|ship| table.condition(*ship) < Condition::Crippled);
    ships
}

/// The ships of a side in a meeting.
pub(super) fn side(table: &Table, meeting: &Meeting, side: Side) -> Vec<ShipId> {
    match side {
        Side::Us => us_side(table, meeting.hex),
        Side::Japanese => japanese_side(table, meeting.force),
    }
}

/// Whether a ship is a battleship that fires as one.
pub(super) fn is_battleship(ship: ShipId) -> bool {
    fires_as(ship) == Some(Weight::Battleship)
}

/// The forces in a hex that are more than crippled ships.
pub(super) fn forces_in(table: &Table, hex: HexId) -> impl Iterator<Item = &Force> {
    let there = table.forces.iter().filter(move |force| force.hex == hex);
    there.filter(|force| !table.is_all_crippled(force))
}

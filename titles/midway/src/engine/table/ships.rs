//! Where each ship is.

use super::Table;
use crate::engine::map::{Line, Place};
use crate::engine::units::{Force, Mover, RepairBox, Ship, Side};

/// Where a ship is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ShipPlace {
    /// Not in the game: an optional one that is not played (22.0), or one not yet set up.
    #[default]
    NotInPlay,
    /// In the USN Reinforcements box (3.1).
    Reinforcements,
    /// In a task force.
    Force(Force),
    /// By herself in a place: of the USN only (8.2).
    Loose(Place),
    /// In her side's Damaged box.
    Damaged,
    /// On the repair track of a port of the USN (6.0(16d)).
    Repairing(Place, RepairBox),
    /// In her side's Eliminated box.
    Sunk,
}

/// What is known of a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ShipState {
    /// Where she is.
    pub at: ShipPlace,
    /// Of one by herself, whether she is spotted (9.1). In a task force its marker says it.
    pub spotted: bool,
    /// The line on which a ship of the IJN was hit, as long as she is damaged or sunk (6.0(9)).
    pub hit_on: Option<Line>,
}

impl Table {
    /// Where a ship is on the map; nothing if she is not.
    pub fn place_of_ship(&self, ship: Ship) -> Option<Place> {
        match self.ships[ship].at {
            ShipPlace::Force(force) => self.place_of(force),
            ShipPlace::Loose(place) => Some(place),
            _ => None,
        }
    }

    /// Whether a ship can be attacked: spotted with her force, or by herself (9.0).
    pub fn is_ship_spotted(&self, ship: Ship) -> bool {
        match self.ships[ship].at {
            ShipPlace::Force(force) => self.is_spotted(force),
            ShipPlace::Loose(_) => self.ships[ship].spotted,
            _ => false,
        }
    }

    /// The task force a ship is in; nothing if she is by herself or not on the map.
    pub fn force_of(&self, ship: Ship) -> Option<Force> {
        match self.ships[ship].at {
            ShipPlace::Force(force) => Some(force),
            _ => None,
        }
    }

    /// The ships in a task force.
    pub fn ships_in(&self, force: impl Into<Force>) -> impl Iterator<Item = Ship> {
        let at = ShipPlace::Force(force.into());
        self.ships.which(move |ship| ship.at == at)
    }

    /// The ships that sail together: those of a task force, or one by herself.
    pub fn ships_of(&self, mover: Mover) -> Vec<Ship> {
        match mover {
            Mover::Force(force) => self.ships_in(force).collect(),
            Mover::Ship(ship) => vec![ship],
        }
    }

    /// Where a task force is, or a ship by herself; nothing if it is not on the map.
    pub fn place_of_mover(&self, mover: Mover) -> Option<Place> {
        match mover {
            Mover::Force(force) => self.place_of(force),
            Mover::Ship(ship) => self.place_of_ship(ship),
        }
    }

    /// The ships of a side in a place, in task forces or by themselves.
    pub fn ships_at(&self, place: Place, side: Side) -> impl Iterator<Item = Ship> {
        let here = move |ship: &Ship| self.place_of_ship(*ship) == Some(place);
        Ship::of(side).filter(here)
    }

    /// The ships by themselves in a place (8.2).
    pub fn loose_ships_at(&self, place: Place) -> impl Iterator<Item = Ship> {
        self.ships
            .which(move |ship| ship.at == ShipPlace::Loose(place))
    }
}

//! The marker of a task force, or of a ship by herself, as the player sees it: an unspotted one of the IJN shows its back
//! alone (9.0).

use crate::engine::map::Place;
use crate::engine::table::Table;
use crate::engine::units::{Force, Mover, Ship, ShipClass, Side};
use crate::view::wording;

/// A marker on the chart.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MarkerView {
    /// The task force, or the ship.
    pub mover: Mover,
    /// Whose it is.
    pub side: Side,
    /// What is written on it.
    pub name: &'static str,
    /// What is drawn on it.
    pub face: Face,
    /// Whether the other side sees it.
    pub is_spotted: bool,
    /// Its name for the ear, with all that is known of it.
    pub label: String,
}

/// What is drawn on a marker.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// Nothing of what is behind it.
    Back,
    /// The ships in it.
    Front(Vec<(Silhouette, u8)>),
}

/// How a ship is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Silhouette {
    /// A flight deck.
    Carrier,
    /// Battleships and cruisers.
    Guns,
    /// Destroyers.
    Destroyers,
    /// Transports and tenders.
    Transports,
}

impl Silhouette {
    const fn of(class: ShipClass) -> Silhouette {
        match class {
            ShipClass::Cv | ShipClass::Cva | ShipClass::Cvl => Silhouette::Carrier,
            ShipClass::Bb | ShipClass::Ca | ShipClass::Cl => Silhouette::Guns,
            ShipClass::Dd => Silhouette::Destroyers,
            ShipClass::Tr | ShipClass::Avd => Silhouette::Transports,
        }
    }
}

/// The markers in a place: those of the IJN, then our task forces, then our ships by themselves.
pub fn markers_at(table: &Table, place: Place) -> Vec<MarkerView> {
    let ijn = table.forces_at(place, Side::Ijn);
    let usn = table.forces_at(place, Side::Usn);
    let forces = ijn.into_iter().chain(usn);
    let forces = forces.map(|force| of_force(table, force, place));
    let loose = table.loose_ships_at(place);
    let loose = loose.map(|ship| of_ship(table, ship, place));
    forces.chain(loose).collect()
}

/// The ships of a task force that the player may see: of one of the IJN only while it is spotted (9.0).
pub fn ships_seen(table: &Table, force: Force) -> Option<Vec<Ship>> {
    let is_open = force.side() == Side::Usn || table.is_spotted(force);
    is_open.then(|| table.ships_in(force).collect())
}

fn of_force(table: &Table, force: Force, place: Place) -> MarkerView {
    let ships = ships_seen(table, force);
    let label = match &ships {
        Some(ships) => format!(
            "{force}, {place}: {}{}",
            wording::list(ships),
            led(table, force)
        ),
        None => format!("{force}, {place}: not spotted"),
    };
    MarkerView {
        mover: Mover::Force(force),
        side: force.side(),
        name: force.text(),
        face: ships.map_or(Face::Back, |ships| front(&ships)),
        is_spotted: table.is_spotted(force),
        label: label + seen(table.is_spotted(force), force.side()),
    }
}

fn of_ship(table: &Table, ship: Ship, place: Place) -> MarkerView {
    let is_spotted = table.is_ship_spotted(ship);
    MarkerView {
        mover: Mover::Ship(ship),
        side: ship.side(),
        name: ship.text(),
        face: front(&[ship]),
        is_spotted,
        label: format!(
            "{ship}, {place}, by herself{}",
            seen(is_spotted, ship.side())
        ),
    }
}

/// Who leads a task force, in a sentence that goes on.
fn led(table: &Table, force: Force) -> String {
    let Force::Usn(force) = force else {
        return String::new();
    };
    let leaders: Vec<_> = table.leaders_with(force).collect();
    match leaders[..] {
        [] => String::new(),
        _ => format!("; led by {}", wording::list(leaders)),
    }
}

/// Whether the enemy sees what is ours, in a sentence that goes on.
const fn seen(is_spotted: bool, side: Side) -> &'static str {
    match (is_spotted, side) {
        (true, Side::Usn) => "; the enemy sees it",
        _ => "",
    }
}

fn front(ships: &[Ship]) -> Face {
    let mut drawn: Vec<(Silhouette, u8)> = Vec::new();
    for silhouette in ships.iter().map(|ship| Silhouette::of(ship.class())) {
        match drawn.iter_mut().find(|(other, _)| *other == silhouette) {
            Some((_, count)) => *count += 1,
            None => drawn.push((silhouette, 1)),
        }
    }
    drawn.sort_unstable();
    Face::Front(drawn)
}

//! The Japanese ships.

use super::ship::ShipClass::{Additional, Ghost, Historical};
use super::ship::ShipKind::{Battleship, Cruisers, Cv, Cvl, Destroyers, HybridCarrier};
use super::ship::{Allegiance, Ship, ShipClass, ShipKind};

/// A ship by her class, anti-aircraft value, hit capacity, and air or attack value.
const fn ship(
    name: &'static str,
    kind: ShipKind,
    class: ShipClass,
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
        allegiance: Allegiance::Japan(class),
    }
}

/// Carriers by their air value, the others by their attack value.
pub(super) const SHIPS: [Ship; 46] = [
    ship("Taiho", Cv, Historical, 9, 9, 9),
    ship("Shokaku", Cv, Historical, 8, 8, 10),
    ship("Zuikaku", Cv, Historical, 8, 8, 10),
    ship("Junyo", Cvl, Historical, 8, 6, 6),
    ship("Hiyo", Cvl, Historical, 8, 6, 6),
    ship("Ryuho", Cvl, Historical, 4, 5, 4),
    ship("Chitose", Cvl, Historical, 4, 5, 4),
    ship("Chiyoda", Cvl, Historical, 4, 5, 4),
    ship("Zuiho", Cvl, Historical, 4, 5, 4),
    ship("Shinano", Cv, Additional, 7, 16, 15),
    ship("Unryu", Cv, Additional, 7, 7, 8),
    ship("Amagi", Cv, Additional, 7, 7, 8),
    ship("Ise", HybridCarrier, Additional, 4, 15, 3),
    ship("Hyuga", HybridCarrier, Additional, 4, 15, 3),
    ship("Kaiyo", Cvl, Additional, 3, 4, 3),
    ship("Shinyo", Cvl, Additional, 3, 4, 3),
    ship("Akagi", Cv, Ghost, 5, 9, 9),
    ship("Kaga", Cv, Ghost, 5, 9, 10),
    ship("Soryu", Cv, Ghost, 5, 7, 8),
    ship("Hiryu", Cv, Ghost, 5, 7, 8),
    ship("Yamato", Battleship, Historical, 12, 25, 13),
    ship("Musashi", Battleship, Historical, 12, 25, 13),
    ship("Nagato", Battleship, Historical, 9, 18, 11),
    ship("Kongo", Battleship, Historical, 10, 16, 9),
    ship("Haruna", Battleship, Historical, 10, 16, 9),
    ship("Fuso", Battleship, Additional, 8, 17, 10),
    ship("Yamashiro", Battleship, Additional, 8, 17, 10),
    ship("Mutsu", Battleship, Ghost, 8, 18, 11),
    ship("Hiei", Battleship, Ghost, 7, 16, 9),
    ship("Kirishima", Battleship, Ghost, 7, 16, 9),
    ship("Cruiser Force 1", Cruisers, Historical, 14, 10, 7),
    ship("Cruiser Force 2", Cruisers, Historical, 12, 9, 6),
    ship("Cruiser Force 3", Cruisers, Historical, 16, 12, 8),
    ship("Cruiser Force 4", Cruisers, Historical, 10, 8, 5),
    ship("Cruiser Force 5", Cruisers, Historical, 14, 10, 7),
    ship("Cruiser Force 6", Cruisers, Historical, 12, 9, 6),
    ship("Cruiser Force 7", Cruisers, Historical, 10, 8, 5),
    ship("Cruiser Force 8", Cruisers, Historical, 16, 12, 8),
    ship("Destroyer Force 1", Destroyers, Historical, 6, 5, 3),
    ship("Destroyer Force 2", Destroyers, Historical, 8, 6, 4),
    ship("Destroyer Force 3", Destroyers, Historical, 5, 4, 2),
    ship("Destroyer Force 4", Destroyers, Historical, 9, 7, 4),
    ship("Destroyer Force 5", Destroyers, Historical, 7, 5, 3),
    ship("Destroyer Force 6", Destroyers, Historical, 6, 5, 3),
    ship("Destroyer Force 7", Destroyers, Historical, 5, 4, 2),
    ship("Destroyer Force 8", Destroyers, Historical, 8, 6, 4),
];

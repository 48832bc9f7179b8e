//! Every ship counter (3.1, 3.2, 22.0). Names of the IJN's warships and all ratings but the USN carriers' room are rebuilt.

use super::air_unit::{AirHome, AirUnit};
use super::ship::ShipClass::{Avd, Bb, Ca, Cl, Cva, Cvl, Dd, Tr};
use super::ship::{ShipClass, ShipData, ijn_carrier, ijn_ships, us_carrier, us_ships};
use super::side::Side;
use crate::engine::listed::listed;

/// What battleships do to ships and to a coastal defense: the heaviest guns afloat.
const BATTLESHIPS: (u8, u8) = (4, 4);
const HEAVY_CRUISERS: (u8, u8) = (3, 2);
const LIGHT_CRUISERS: (u8, u8) = (2, 1);
/// Kitakami and Oi, with forty torpedo tubes each.
const TORPEDO_CRUISERS: (u8, u8) = (3, 1);
const DESTROYERS: (u8, u8) = (2, 1);
const UNARMED: (u8, u8) = (0, 0);

listed! {
    /// A ship counter: those of the USN, then those of the IJN, which are repaired in this order (6.0(10)).
    pub enum Ship: ShipData, "a ship";
    Lexington = "Lexington" => us_carrier("Lexington", "CV-2");
    Yorktown = "Yorktown" => us_carrier("Yorktown", "CV-5");
    Enterprise = "Enterprise" => us_carrier("Enterprise", "CV-6");
    Hornet = "Hornet" => us_carrier("Hornet", "CV-8");
    Saratoga = "Saratoga" => us_carrier("Saratoga", "CV-3");
    Ca16_2 = "CA-16.2" => us_ships(Ca, "Pensacola, New Orleans, Minneapolis, Vincennes", 2, HEAVY_CRUISERS);
    Ca17_2 = "CA-17.2" => us_ships(Ca, "Astoria, Portland, Chester", 2, HEAVY_CRUISERS);
    Ca17_3 = "CA-17.3" => us_ships(Ca, "Australia, Chicago, Hobart", 2, HEAVY_CRUISERS);
    Cl8_6 = "CL-8.6" => us_ships(Cl, "Nashville, Honolulu, St. Louis", 2, LIGHT_CRUISERS);
    Dd8_4 = "DD-8.4" => us_ships(Dd, "Destroyers of TF-8", 1, DESTROYERS);
    Dd11_4 = "DD-11.4" => us_ships(Dd, "Destroyers of TF-11", 1, DESTROYERS);
    Dd16_4 = "DD-16.4" => us_ships(Dd, "Destroyers of TF-16", 1, DESTROYERS);
    Dd17_4 = "DD-17.4" => us_ships(Dd, "Destroyers of TF-17", 1, DESTROYERS);
    Avd12 = "AVD-12" => us_ships(Avd, "Seaplane tenders", 1, UNARMED);
    Bb4 = "BB-4" => us_ships(Bb, "Battleship Division 4", 2, BATTLESHIPS);
    Dd1_4 = "DD-1.4" => us_ships(Dd, "Destroyers of TF-1", 1, DESTROYERS);
    Avd17_9 = "AVD-17.9" => us_ships(Avd, "Tangier and other tenders", 1, UNARMED);
    // Optional (22.0).
    Bb1 = "BB-1" => us_ships(Bb, "Battleship Division 1", 2, BATTLESHIPS);
    Bb3 = "BB-3" => us_ships(Bb, "Battleship Division 3", 2, BATTLESHIPS);
    Dd1_5 = "DD-1.5" => us_ships(Dd, "More destroyers of TF-1", 1, DESTROYERS);
    // Carriers of the IJN.
    Akagi = "Akagi" => ijn_carrier(Cva, "Akagi", 3);
    Kaga = "Kaga" => ijn_carrier(Cva, "Kaga", 3);
    Hiryu = "Hiryu" => ijn_carrier(Cva, "Hiryu", 2);
    Soryu = "Soryu" => ijn_carrier(Cva, "Soryu", 2);
    Shokaku = "Shokaku" => ijn_carrier(Cva, "Shokaku", 3);
    Zuikaku = "Zuikaku" => ijn_carrier(Cva, "Zuikaku", 3);
    Junyo = "Junyo" => ijn_carrier(Cvl, "Junyo", 2);
    Ryujo = "Ryujo" => ijn_carrier(Cvl, "Ryujo", 2);
    Shoho = "Shoho" => ijn_carrier(Cvl, "Shoho", 2);
    Zuiho = "Zuiho" => ijn_carrier(Cvl, "Zuiho", 2);
    Hosho = "Hosho" => ijn_carrier(Cvl, "Hosho", 1);
    // Its warships.
    Yamato = "Yamato" => ijn_ships(Bb, "Yamato, Nagato, Mutsu", 2, BATTLESHIPS);
    Ise = "Ise" => ijn_ships(Bb, "Ise, Hyuga", 1, BATTLESHIPS);
    Fuso = "Fuso" => ijn_ships(Bb, "Fuso, Yamashiro", 1, BATTLESHIPS);
    Kongo = "Kongo" => ijn_ships(Bb, "Kongo, Hiei", 1, BATTLESHIPS);
    Haruna = "Haruna" => ijn_ships(Bb, "Haruna, Kirishima", 1, BATTLESHIPS);
    Atago = "Atago" => ijn_ships(Ca, "Atago, Takao, Maya, Chokai", 1, HEAVY_CRUISERS);
    Myoko = "Myoko" => ijn_ships(Ca, "Myoko, Haguro", 1, HEAVY_CRUISERS);
    Aoba = "Aoba" => ijn_ships(Ca, "Aoba, Kinugasa, Furutaka, Kako", 1, HEAVY_CRUISERS);
    Kumano = "Kumano" => ijn_ships(Ca, "Kumano, Suzuya, Mikuma, Mogami", 1, HEAVY_CRUISERS);
    Tone = "Tone" => ijn_ships(Ca, "Tone, Chikuma", 1, HEAVY_CRUISERS);
    Kitakami = "Kitakami" => ijn_ships(Cl, "Kitakami, Oi", 1, TORPEDO_CRUISERS);
    Tenryu = "Tenryu" => ijn_ships(Cl, "Tenryu, Tatsuta, Yubari", 1, LIGHT_CRUISERS);
    Kiso = "Kiso" => ijn_ships(Cl, "Kiso, Tama, Abukuma", 1, LIGHT_CRUISERS);
    DesRon1 = "DesRon 1" => ijn_ships(Dd, "Destroyer Squadron 1", 1, DESTROYERS);
    DesRon2 = "DesRon 2" => ijn_ships(Dd, "Destroyer Squadron 2", 1, DESTROYERS);
    DesRon6 = "DesRon 6" => ijn_ships(Dd, "Destroyer Squadron 6", 1, DESTROYERS);
    DesRon10 = "DesRon 10" => ijn_ships(Dd, "Destroyer Squadron 10", 1, DESTROYERS);
    // Its transports.
    Tr1 = "TR-1" => ijn_ships(Tr, "Transports for Midway", 1, UNARMED);
    Tr2 = "TR-2" => ijn_ships(Tr, "Transports for Midway", 1, UNARMED);
    Tr3 = "TR-3" => ijn_ships(Tr, "Transports for the Aleutians", 1, UNARMED);
    Tr4 = "TR-4" => ijn_ships(Tr, "Transports for Port Moresby", 1, UNARMED);
    Tr5 = "TR-5" => ijn_ships(Tr, "Transports for Port Moresby", 1, UNARMED);
    Tr6 = "TR-6" => ijn_ships(Tr, "Transports for the Solomons", 1, UNARMED);
}

impl Ship {
    /// Whose it is.
    pub const fn side(self) -> Side {
        self.data().side
    }

    /// Its class.
    pub const fn class(self) -> ShipClass {
        self.data().class
    }

    /// Whether air groups are based aboard.
    pub const fn is_carrier(self) -> bool {
        self.class().is_carrier()
    }

    /// Every ship of a side, optional ones too.
    pub fn of(side: Side) -> impl Iterator<Item = Ship> {
        let all = Ship::ALL.iter().copied();
        all.filter(move |ship| ship.side() == side)
    }

    /// The air groups that belong aboard a carrier (3.1, 3.2, 4.1).
    pub fn own_groups(self) -> impl Iterator<Item = AirUnit> {
        let all = AirUnit::ALL.iter().copied();
        all.filter(move |unit| unit.data().home == AirHome::Carrier(self))
    }
}

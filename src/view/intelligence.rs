//! What is known of a force's ships, in a few words: the same wherever it is told.

use crate::engine::count_of;
use crate::engine::forces::{CarrierCount, Carriers, Intelligence};
use crate::engine::ships::{ShipId, ShipKind};

/// What is known of a force of which these ships are known.
pub fn brief(known: Intelligence, ships: &[ShipId]) -> String {
    match known {
        Intelligence::Level0 => "nothing known".to_owned(),
        Intelligence::Level1(chit) => chit.to_string(),
        Intelligence::Level2Surface(size) => size.to_string(),
        Intelligence::Level3Surface => "surface ships".to_owned(),
        Intelligence::Level2Carriers(CarrierCount::KidoButai) => {
            CarrierCount::KidoButai.to_string()
        }
        Intelligence::Level2Carriers(number) => format!("{} carriers", range(number)),
        Intelligence::Level3Carriers(carriers) => counted(carriers),
        Intelligence::Level4Carriers => counted(carriers_among(ships)),
    }
}

/// About how many carriers.
pub const fn range(number: CarrierCount) -> &'static str {
    match number {
        CarrierCount::OneToTwo => "1\u{2013}2",
        CarrierCount::TwoToThree => "2\u{2013}3",
        CarrierCount::ThreeToFour => "3\u{2013}4",
        CarrierCount::FourOrMore => "4+",
        CarrierCount::KidoButai => "6",
    }
}

/// Carriers of each type: "2 fleet carriers and 1 light carrier".
pub fn counted(carriers: Carriers) -> String {
    let fleet = count_of(carriers.cv, "fleet carrier", "fleet carriers");
    let light = count_of(carriers.cvl, "light carrier", "light carriers");
    match (carriers.cv, carriers.cvl) {
        (0, 0) => "no carrier left".to_owned(),
        (_, 0) => fleet,
        (0, _) => light,
        _ => format!("{fleet} and {light}"),
    }
}

/// The carriers among ships that are known. The hybrid carriers count with the light ones (7.43).
pub fn carriers_among(ships: &[ShipId]) -> Carriers {
    let is_fleet = |cv: bool| {
        let carriers = ships.iter().filter(|ship| ship.data().kind.is_carrier());
        carriers
            .filter(|ship| (ship.data().kind == ShipKind::Cv) == cv)
            .count() as u8
    };
    Carriers::new(is_fleet(true), is_fleet(false))
}

//! What is known of a force, in words and in short for its counter; never what it may be.

use crate::engine::forces::{
    CarrierCount, Carriers, Detection, Force, Intelligence, LevelOne, SurfaceSize,
};
use crate::engine::ships::{ShipId, ShipKind};
use crate::engine::{count, forecast};

/// The sign of a detection, as the markers of the game have it (8.11); none while a force is undetected.
pub const fn sign(detection: Detection) -> Option<&'static str> {
    match detection {
        Detection::Undetected => None,
        Detection::ApproximateSighting => Some("?"),
        Detection::Located => Some("L"),
        Detection::Spotted => Some("S"),
    }
}

/// How many activations contact with a force survives, of the three at most (8.14).
pub fn strength_of_contact(force: &Force) -> u8 {
    forecast::activation::activations_to_fade(force.detection)
}

/// What is known of a force, in a line or two as wide as its counter; nothing of Level 0.
pub fn short(force: &Force) -> Vec<String> {
    let lines: &[&str] = match force.intelligence {
        Intelligence::Rumour => &[],
        Intelligence::LevelOne(chit) => return vec![chit.to_string()],
        Intelligence::SomeCarriers(number) => return vec![format!("{} CV", range(number))],
        Intelligence::SomeSurface(SurfaceSize::Small) => &["Surface", "small"],
        Intelligence::SomeSurface(SurfaceSize::Medium) => &["Surface", "medium"],
        Intelligence::SomeSurface(SurfaceSize::Large) => &["Surface", "large"],
        Intelligence::CarriersCounted(carriers) => return by_type(carriers),
        Intelligence::SurfaceShips => &["Surface", "known"],
        Intelligence::CarrierShips => return by_type(carriers_of(&force.ships)),
    };
    lines.iter().map(|line| (*line).to_owned()).collect()
}

/// What is known of a force, in a few words.
pub fn in_brief(force: &Force) -> String {
    brief(force.intelligence, &force.ships)
}

/// What is known of a force of which these ships are known, in a few words.
pub fn brief(known: Intelligence, ships: &[ShipId]) -> String {
    match known {
        Intelligence::Rumour => "nothing known".to_owned(),
        Intelligence::LevelOne(chit) => chit.to_string(),
        Intelligence::SomeSurface(size) => size.to_string(),
        Intelligence::SurfaceShips => "surface ships".to_owned(),
        Intelligence::SomeCarriers(number) => format!("{} carriers", range(number)),
        Intelligence::CarriersCounted(carriers) => counted(carriers),
        Intelligence::CarrierShips => counted(carriers_of(ships)),
    }
}

/// What is known of a force, in a sentence.
pub(super) fn sentence(force: &Force) -> String {
    match force.intelligence {
        Intelligence::Rumour => "Only that ships were reported. There may be none.".to_owned(),
        Intelligence::LevelOne(chit) => format!("Level 1, {chit}: {}.", report(chit)),
        Intelligence::SomeCarriers(number) => {
            let number = range(number);
            format!("Level 2: {number} carriers, fleet and light ones not told apart.")
        }
        Intelligence::SomeSurface(size) => {
            let size = size.to_string().to_lowercase();
            format!("Level 2: a {size} force, no carriers.")
        }
        Intelligence::CarriersCounted(carriers) => {
            format!("Level 3: {}, not named yet.", counted(carriers))
        }
        Intelligence::SurfaceShips => "Level 3: surface ships, all of them known.".to_owned(),
        Intelligence::CarrierShips => {
            let carriers = counted(carriers_of(&force.ships));
            format!("Level 4: {carriers} and their screen.")
        }
    }
}

/// What a chit of Level 1 says (7.32).
const fn report(chit: LevelOne) -> &'static str {
    match chit {
        LevelOne::Carrier => "at least one carrier is reported",
        LevelOne::Surface => "most likely surface ships",
        LevelOne::Large => "many ships, with carriers or without",
        LevelOne::Medium => "some ships, with carriers or without",
        LevelOne::Small => "a few ships, with carriers or without",
        LevelOne::FalseContact => "nothing at all",
        LevelOne::DoubleForce => "two forces in one hex",
    }
}

/// About how many.
const fn range(number: CarrierCount) -> &'static str {
    match number {
        CarrierCount::OneToTwo => "1\u{2013}2",
        CarrierCount::TwoToThree => "2\u{2013}3",
        CarrierCount::ThreeToFour => "3\u{2013}4",
        CarrierCount::FourOrMore => "4+",
    }
}

/// Carriers by type, as the navy writes them: "1 CV", "2 CVL".
pub(super) fn by_type(carriers: Carriers) -> Vec<String> {
    let some = [(carriers.cv, "CV"), (carriers.cvl, "CVL")];
    let there = some.iter().filter(|(number, _)| *number > 0);
    there
        .map(|(number, kind)| format!("{number} {kind}"))
        .collect()
}

/// Carriers by type, in words.
fn counted(carriers: Carriers) -> String {
    let fleet = count(carriers.cv, "fleet carrier", "fleet carriers");
    let light = count(carriers.cvl, "light carrier", "light carriers");
    match (carriers.cv, carriers.cvl) {
        (0, 0) => "no carrier left".to_owned(),
        (_, 0) => fleet,
        (0, _) => light,
        _ => format!("{fleet} and {light}"),
    }
}

/// The carriers among ships that are known. The hybrid carriers count with the light ones (7.43).
fn carriers_of(ships: &[ShipId]) -> Carriers {
    let is_fleet = |cv: bool| {
        let carriers = ships.iter().filter(|ship| ship.data().kind.is_carrier());
        carriers
            .filter(|ship| (ship.data().kind == ShipKind::Cv) == cv)
            .count() as u8
    };
    Carriers::new(is_fleet(true), is_fleet(false))
}

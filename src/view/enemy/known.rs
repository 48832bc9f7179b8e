//! What is known of a force, in words and in short for its counter; never what it may be.

use crate::engine::forces::{
    CarrierCount, Carriers, Detection, Force, ForceId, Intelligence, LevelOne, SurfaceSize,
};
use crate::engine::ships::ShipId;
use crate::engine::{Table, forecast};
use crate::view::intelligence::{brief, carriers_among, counted, range};

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
        Intelligence::Level0 => &[],
        Intelligence::Level1(chit) => return vec![chit.to_string()],
        Intelligence::Level2Carriers(CarrierCount::KidoButai) => &["Kido", "Butai"],
        Intelligence::Level2Carriers(number) => return vec![format!("{} CV", range(number))],
        Intelligence::Level2Surface(SurfaceSize::Small) => &["Surface", "small"],
        Intelligence::Level2Surface(SurfaceSize::Medium) => &["Surface", "medium"],
        Intelligence::Level2Surface(SurfaceSize::Large) => &["Surface", "large"],
        Intelligence::Level3Carriers(carriers) => return by_type(carriers),
        Intelligence::Level3Surface => &["Surface", "known"],
        Intelligence::Level4Carriers => return by_type(carriers_among(&force.ships)),
    };
    lines.iter().map(|line| (*line).to_owned()).collect()
}

/// What is known of a force, in a few words.
pub fn in_brief(force: &Force) -> String {
    match force.id {
        ForceId::Cripple(_) if force.ships.is_empty() => "sunk".to_owned(),
        _ => brief(force.intelligence, &force.ships),
    }
}

/// What is known of a force, in a sentence.
pub(super) fn sentence(table: &Table, force: &Force) -> String {
    if let ForceId::Cripple(ship) = force.id {
        return of_cripple(table, ship).to_owned();
    }
    match force.intelligence {
        Intelligence::Level0 => "Only that ships were reported. There may be none.".to_owned(),
        Intelligence::Level1(chit) => format!("Level 1, {chit}: {}.", report(chit)),
        Intelligence::Level2Carriers(CarrierCount::KidoButai) => {
            "Level 2: Kido Butai, six fleet carriers, everything that struck Pearl Harbor."
                .to_owned()
        }
        Intelligence::Level2Carriers(number) => {
            let number = range(number);
            format!("Level 2: {number} carriers, fleet and light ones not told apart.")
        }
        Intelligence::Level2Surface(size) => {
            let size = size.to_string().to_lowercase();
            format!("Level 2: a {size} force, no carriers.")
        }
        Intelligence::Level3Carriers(carriers) => {
            format!("Level 3: {}, not named yet.", counted(carriers))
        }
        Intelligence::Level3Surface => "Level 3: surface ships, all of them known.".to_owned(),
        Intelligence::Level4Carriers => {
            let carriers = counted(carriers_among(&force.ships));
            format!("Level 4: {carriers} and their screen.")
        }
    }
}

/// What has become of a crippled ship that was left behind.
fn of_cripple(table: &Table, ship: ShipId) -> &'static str {
    if table.is_sunk(ship) {
        "She was crippled and left behind, and has gone down."
    } else if table.is_sinking(ship) {
        "She was crippled and left behind, and is going down."
    } else {
        "She was crippled and left behind by her force (12.41)."
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

/// Carriers by type, as the navy writes them: "1 CV", "2 CVL".
pub(super) fn by_type(carriers: Carriers) -> Vec<String> {
    let some = [(carriers.cv, "CV"), (carriers.cvl, "CVL")];
    let there = some.iter().filter(|(number, _)| *number > 0);
    there
        .map(|(number, kind)| format!("{number} {kind}"))
        .collect()
}

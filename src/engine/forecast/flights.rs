//! Where a mission can fly, what it costs, and how far it can go and come back (4.42-4.434).

use crate::engine::charts::SECOND_HEX_FUEL;
use crate::engine::combat::{COORDINATION, FUEL_OF_COMBAT, SECOND_CONTACT};
use crate::engine::decision::Decision;
use crate::engine::fleet::{self, AirStep, Fuel, Mission, Movement};
use crate::engine::map::HexId;
use crate::engine::refusal::Refusal;
use crate::engine::scenario::Scenario;
use crate::engine::table::Table;

/// A hex a mission can fly to now, and what it costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The hex.
    pub hex: HexId,
    /// Least fuel it can cost.
    pub least: u8,
    /// Most fuel it can cost; more than the least where a die decides.
    pub most: u8,
    /// In how many of ten cases it costs the least.
    pub least_in_ten: u8,
    /// The fuel marker afterwards, at best.
    pub best: Fuel,
    /// The fuel marker afterwards, at worst.
    pub worst: Fuel,
}

/// Whether a decision lets a mission fly: in the movement segment, or at its launch (4.42).
pub fn flies_now(decision: Option<Decision>, mission: &Mission) -> bool {
    match decision {
        Some(Decision::AirMovement) => true,
        Some(Decision::AirOperations {
            step: AirStep::Launch,
        }) => mission.movement == Movement::Launched,
        _ => false,
    }
}

/// Whether a decision lets a mission be ordered to fly, to hold or to split: it has hexes left to
/// fly (4.431, 4.432), or units that can leave it (4.37).
pub fn can_be_ordered(table: &Table, decision: Option<Decision>, mission: &Mission) -> bool {
    let is_open = fleet::range(mission) > 0 || fleet::legal_splits(table, mission).next().is_some();
    is_open && flies_now(decision, mission)
}

/// Every hex a mission can fly to now.
pub fn reach(table: &Table, mission: &Mission) -> Vec<Reach> {
    let second = SecondHex::cost();
    let near = (1..=fleet::range(mission)).flat_map(|distance| mission.hex.ring(distance));
    near.filter(|hex| fleet::check_flight(table, mission, *hex).is_ok())
        .map(|hex| flight(mission, hex, second))
        .collect()
}

/// What flying to a hex costs a mission that may fly there.
fn flight(mission: &Mission, hex: HexId, second: SecondHex) -> Reach {
    // 4.42: the hex flown at launch costs one as well.
    let first = u8::from(matches!(
        mission.movement,
        Movement::Waiting | Movement::Launched
    ));
    let has_second = mission.hex.distance(hex) + (1 - first) == fleet::HEXES_A_SEGMENT;
    let second = if has_second { second } else { SecondHex::NONE };
    let (least, most) = (first + second.least, first + second.most);
    Reach {
        hex,
        least,
        most,
        least_in_ten: second.least_in_ten,
        best: mission.fuel.spend(least as i8),
        worst: mission.fuel.spend(most as i8),
    }
}

/// The fuel that a second hex can cost (4.432).
#[derive(Clone, Copy)]
pub(super) struct SecondHex {
    pub least: u8,
    pub most: u8,
    /// In how many of ten cases it costs the least.
    pub least_in_ten: u8,
}

impl SecondHex {
    /// None is flown.
    const NONE: SecondHex = SecondHex {
        least: 0,
        most: 0,
        least_in_ten: 10,
    };

    /// By its chart.
    pub fn cost() -> SecondHex {
        let costs = || SECOND_HEX_FUEL.faces(0, 0).map(i8::unsigned_abs);
        let least = costs().min().unwrap_or(0);
        SecondHex {
            least,
            most: costs().max().unwrap_or(0),
            least_in_ten: costs().filter(|cost| *cost == least).count() as u8,
        }
    }
}

/// Why a mission cannot fly to a hex, if it cannot.
pub fn why_not(table: &Table, mission: &Mission, hex: HexId) -> Option<Refusal> {
    fleet::check_flight(table, mission, hex).err()
}

/// Whether the rules of strikes let one fly to a hex, as far away as it may be (4.22, 4.23, 5.23).
pub fn strike_may_go(table: &Table, mission: &Mission, hex: HexId) -> bool {
    fleet::check_way(table, mission, hex).is_ok()
}

/// The fuel points a mission does well to keep: fighters for a fight and their landing (4.434, 4.433), a
/// strike for a second attempt and its attack (5.22, 5.61) where there are forces to attack, or else for
/// its landing. Where strikes attack, the battle ends before they are home.
pub fn fuel_to_keep(scenario: &Scenario, mission: &Mission) -> i8 {
    match mission.id.kind {
        fleet::MissionType::Intercept => FUEL_OF_COMBAT + fleet::LANDING,
        fleet::MissionType::Strike if scenario.forces.is_empty() => fleet::LANDING,
        fleet::MissionType::Strike if mission.spent => 0,
        fleet::MissionType::Strike => SECOND_CONTACT + COORDINATION,
    }
}

/// How far a mission of some fuel can go and come back, in hexes, with enough left to fight or
/// attack once (4.434, 5.61), to land (4.433) and not to be fuel critical: one hex a phase, and two
/// hexes a phase when the dice are as expected.
pub fn radius(fuel: Fuel, kind: fleet::MissionType) -> (u8, u8) {
    let fight = match kind {
        fleet::MissionType::Intercept => FUEL_OF_COMBAT,
        fleet::MissionType::Strike => COORDINATION,
    };
    // One more, not to be fuel critical.
    let kept = fight + fleet::LANDING + 1;
    let spare = fuel.left().saturating_sub(kept.unsigned_abs());
    // Two hexes cost two points or three, each as often (4.432): five for four hexes there and back.
    (spare / 2, spare * 2 / 5)
}

//! What the player can reckon before he orders: costs and odds, read off the same charts that
//! the dice are. Nothing here is random and nothing changes the game.

pub mod activation;
mod arrival;
pub mod attacks;
mod danger;
mod endurance;
pub mod engagements;
mod homecoming;
pub mod identity;
mod illumination;
pub mod interceptors;
mod luck;
mod meeting;
mod needless;
mod needless_steps;
mod next_raid;
mod nightfall;
mod sailing;
pub mod searching;
mod steps;

pub use arrival::{after_phases, arrival, phases_until_arrival, phases_while_flying};
pub use danger::{Danger, danger, dangers, fires_in_ten};
pub use endurance::{
    Short, comes_home_from, fate, flight_home, fuel_after_attack, may_fight_again, phases_to_come,
    raids_are_over, shortage,
};
pub use homecoming::{Homecoming, homecomings};
pub use illumination::{Illumination, illumination};
pub use luck::{Dicer, Luck, Reckoner, Stake};
pub use meeting::{Foe, foes_here, foes_in, meets};
pub use needless::{Needless, needless};
pub(crate) use needless_steps::FUEL_TO_WAIT;
pub use needless_steps::{NeedlessStep, Passed, next_question};
pub use next_raid::{NextRaid, next_raid};
pub use nightfall::{Nightfall, home_in_the_dark, lost_in_the_dark, nightfall, radius_by_day};
pub use sailing::{MissionHome, NearestThen, RaidMeets, Sailing, SearchHome, WayHome, sailing};
pub use steps::{Nothing, nothing_to_do};

use super::charts::{
    ESCORT_FIGHTERS, FIRING_FUEL_CRITICAL, JAPANESE_AIR_TO_AIR, JapaneseFire, SAFE_RETURN,
    SECOND_HEX_FUEL, SafeReturn, TARGET_FUEL_CRITICAL, TARGET_IS_FIGHTERS, US_AIR_TO_AIR,
};
use super::combat::{COORDINATION, Division, FUEL_OF_COMBAT, SECOND_CONTACT};
use super::decision::Decision;
use super::fleet::{self, AirStep, Fuel, LandingLight, Mission, Movement};
use super::forces::{Raid, Strength};
use super::map::{HexId, on_line};
use super::refusal::Refusal;
use super::scenario::Scenario;
use super::table::Table;

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
    let near = (1..=fleet::range(mission)).flat_map(|distance| mission.hex.ring(distance));
    near.filter(|hex| fleet::check_flight(table, mission, *hex).is_ok())
        .map(|hex| flight(mission, hex))
        .collect()
}

/// What flying to a hex costs a mission that may fly there.
fn flight(mission: &Mission, hex: HexId) -> Reach {
    // 4.42: the hex flown at launch costs one as well.
    let first = u8::from(matches!(
        mission.movement,
        Movement::Waiting | Movement::Launched
    ));
    let has_second = mission.hex.distance(hex) + (1 - first) == fleet::HEXES_A_SEGMENT;
    let (low, high) = match has_second {
        true => second_hex_fuel(),
        false => (0, 0),
    };
    let (least, most) = (first + low, first + high);
    let second = SECOND_HEX_FUEL.faces(0, 0);
    let cheap = second.iter().filter(|cost| cost.unsigned_abs() == low);
    let cheap = cheap.count() as u8;
    Reach {
        hex,
        least,
        most,
        least_in_ten: if has_second { cheap } else { 10 },
        best: mission.fuel.spend(least as i8),
        worst: mission.fuel.spend(most as i8),
    }
}

/// Least and most fuel that a second hex can cost (4.432).
fn second_hex_fuel() -> (u8, u8) {
    let costs = || {
        let faces = SECOND_HEX_FUEL.faces(0, 0).into_iter();
        faces.map(i8::unsigned_abs)
    };
    (costs().min().unwrap_or(0), costs().max().unwrap_or(0))
}

/// Why a mission cannot fly to a hex, if it cannot.
pub fn why_not(table: &Table, mission: &Mission, hex: HexId) -> Option<Refusal> {
    fleet::check_flight(table, mission, hex).err()
}

/// Whether the rules of strikes let one fly to a hex, as far away as it may be (4.22, 4.23, 5.23).
pub fn strike_may_go(table: &Table, mission: &Mission, hex: HexId) -> bool {
    fleet::check_way(table, mission, hex).is_ok()
}

/// The hexes a raid may be in after some more Japanese Air Movement Segments: more than one where
/// its line runs between two. It flies two hexes a segment (10.23).
pub fn raid_after(table: &Table, raid: &Raid, segments: u8) -> Vec<HexId> {
    let target = table.target_hex(raid);
    on_line(
        raid.source,
        target,
        raid.hex.distance(target).saturating_sub(segments * 2),
    )
}

/// Japanese Air Movement Segments until a raid is over its target.
pub fn segments_to_target(table: &Table, raid: &Raid) -> u8 {
    raid.hex.distance(table.target_hex(raid)).div_ceil(2)
}

/// In how many of ten cases a unit of a mission is lost if it lands now (4.451).
pub fn landing_losses_in_ten(table: &Table, mission: &Mission) -> u8 {
    losses_in_ten(mission.fuel, table.landing_light(mission.hex))
}

/// In how many of ten cases a unit is lost that lands with some fuel in some light (4.451, 6.42, 6.432).
fn losses_in_ten(fuel: Fuel, light: impl Into<LandingLight>) -> u8 {
    let Some(modifiers) = fleet::safe_return_modifiers(fuel, light) else {
        return 0;
    };
    let total = modifiers.iter().map(|applied| applied.value).sum();
    SAFE_RETURN
        .faces(0, total)
        .iter()
        .filter(|result| **result == SafeReturn::Lost)
        .count() as u8
}

/// What a division of fighters can be expected to bring, in hundredths of a point or unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expectation {
    /// Units sent against the escorts.
    pub against_escorts: u8,
    /// Points of escorts destroyed.
    pub escorts: u32,
    /// Points of attack planes destroyed.
    pub attack: u32,
    /// Own units lost.
    pub lost: u32,
}

/// The expected result of every legal division of a mission's fighters.
pub fn divisions(table: &Table, division: &Division) -> Vec<Expectation> {
    let critical = table
        .mission(division.mission)
        .is_some_and(|mission| mission.fuel.is_critical());
    (division.least..=division.most)
        .map(|against| expectation(division, against, critical))
        .collect()
}

/// The expected result of sending some of the fighters against the escorts and the rest against
/// the attack planes, by going through every roll of the dice.
pub fn expectation(division: &Division, against_escorts: u8, critical: bool) -> Expectation {
    let on_attack = division.units.saturating_sub(against_escorts);
    let our_fire = our_faces(against_escorts, division.escorts, critical, true);
    let their_fire = their_faces(division.escorts, critical);
    let breaking = their_faces(1, critical);
    // What is left to fire at the attack planes when none, one, two or three are out of it.
    let attack_by: [u32; 4] = std::array::from_fn(|out| {
        let firing = on_attack.saturating_sub(out as u8);
        sum(&our_faces(firing, division.attack, critical, false))
    });
    // Sums over the 10 x 10 x 10 x 10 rolls: our fire, theirs, the escort's that breaks through,
    // ours on the attack planes.
    let (mut attack, mut lost) = (0, 0);
    let escorts = sum(&our_fire) * 1000;
    let both = |ours: u8| their_fire.iter().map(move |theirs| (ours, theirs));
    for (destroyed, fire) in our_fire.into_iter().flat_map(both) {
        lost += u32::from(fire.eliminated.min(against_escorts)) * 100;
        if !fire.abort || destroyed == division.escorts || on_attack == 0 {
            attack += attack_by[0] * 10;
            continue;
        }
        for extra in breaking {
            let shot = extra.eliminated.min(on_attack);
            lost += u32::from(shot) * 10;
            attack += attack_by[usize::from(shot) + usize::from(extra.abort)];
        }
    }
    // 10,000 rolls: a hundredth of the sums is the expectation in hundredths.
    Expectation {
        against_escorts,
        escorts: escorts / 100,
        attack: attack / 100,
        lost: lost / 100,
    }
}

/// Points that fighters destroy among some that are there, for each face of the die.
fn our_faces(firing: u8, there: u8, critical: bool, at_fighters: bool) -> [u8; 10] {
    if firing == 0 {
        return [0; 10];
    }
    let short = FIRING_FUEL_CRITICAL.when(critical);
    let shift = short
        .into_iter()
        .chain(TARGET_IS_FIGHTERS.when(at_fighters))
        .map(|applied| applied.value)
        .sum();
    let faces = US_AIR_TO_AIR.faces(US_AIR_TO_AIR.column(firing), shift);
    faces.map(|destroyed| destroyed.min(there))
}

/// What some points of Japanese fighters do, for each face of the die.
fn their_faces(points: u8, critical: bool) -> [JapaneseFire; 10] {
    if points == 0 {
        let nothing = JapaneseFire {
            abort: false,
            eliminated: 0,
        };
        return [nothing; 10];
    }
    let short = TARGET_FUEL_CRITICAL.when(critical);
    let shift = short.map_or(0, |applied| applied.value);
    JAPANESE_AIR_TO_AIR.faces(JAPANESE_AIR_TO_AIR.column(points), shift)
}

fn sum(faces: &[u8; 10]) -> u32 {
    faces.iter().map(|points| u32::from(*points)).sum()
}

/// What a raid's points are: fighters and attack planes. Until they have been told apart (10.13)
/// it is the mean of the chart that will tell, which is all anybody can know.
pub fn likely_points(raid: &Raid) -> (u8, u8) {
    match raid.strength {
        Strength::Sorted { fighters, attack } => (fighters, attack),
        Strength::Unsorted(points) => {
            let faces = ESCORT_FIGHTERS.faces(ESCORT_FIGHTERS.column(points), 0);
            let fighters = ((sum(&faces) + 5) / 10).min(points.into()) as u8;
            (fighters, points - fighters)
        }
    }
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

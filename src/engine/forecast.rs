//! What the player can reckon before he orders: costs and odds, read off the same charts that
//! the dice are. Nothing here is random and nothing changes the game.

use super::charts::{
    FIRING_FUEL_CRITICAL, JAPANESE_AIR_TO_AIR, JapaneseFire, SAFE_RETURN, SECOND_HEX_FUEL,
    SafeReturn, TARGET_FUEL_CRITICAL, TARGET_IS_FIGHTERS, US_AIR_TO_AIR,
};
use super::combat::Division;
use super::fleet::{self, AirUnitId, Fuel, Mission};
use super::forces::Raid;
use super::map::{HexId, on_line};
use super::refusal::Refusal;
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

/// Every hex a mission can fly to now.
pub fn reach(table: &Table, mission: &Mission) -> Vec<Reach> {
    let near = (1..=fleet::range(mission)).flat_map(|distance| mission.hex.ring(distance));
    near.filter(|hex| fleet::check_flight(table, mission, *hex).is_ok())
        .map(|hex| flight(mission, hex))
        .collect()
}

/// What flying to a hex costs a mission that may fly there.
fn flight(mission: &Mission, hex: HexId) -> Reach {
    let first = u8::from(mission.movement == fleet::Movement::Waiting);
    let has_second = mission.hex.distance(hex) + (1 - first) == fleet::HEXES_A_SEGMENT;
    let second = SECOND_HEX_FUEL.faces(0, 0);
    let (low, high) = if has_second {
        let costs = || second.iter().map(|cost| cost.unsigned_abs());
        (costs().min().unwrap_or(0), costs().max().unwrap_or(0))
    } else {
        (0, 0)
    };
    let (least, most) = (first + low, first + high);
    let cheap = second
        .iter()
        .filter(|cost| cost.unsigned_abs() == low)
        .count() as u8;
    Reach {
        hex,
        least,
        most,
        least_in_ten: if has_second { cheap } else { 10 },
        best: mission.fuel.spend(least as i8),
        worst: mission.fuel.spend(most as i8),
    }
}

/// Why a mission cannot fly to a hex, if it cannot.
pub fn why_not(table: &Table, mission: &Mission, hex: HexId) -> Option<Refusal> {
    fleet::check_flight(table, mission, hex).err()
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
pub fn landing_losses_in_ten(table: &Table, mission: &Mission, unit: AirUnitId) -> u8 {
    let Some(modifiers) = fleet::safe_return_modifiers(mission, unit, table.light()) else {
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

/// The expected result of every legal division, by going through every roll of the dice.
pub fn divisions(table: &Table, division: &Division) -> Vec<Expectation> {
    let critical = table
        .mission(division.mission)
        .is_some_and(|mission| mission.fuel.is_critical());
    (division.least..=division.most)
        .map(|against| expectation(division, against, critical))
        .collect()
}

fn expectation(division: &Division, against_escorts: u8, critical: bool) -> Expectation {
    let on_attack = division.units - against_escorts;
    let firing = |units: u8, escorts: bool| {
        let shift = FIRING_FUEL_CRITICAL
            .when(critical)
            .map_or(0, |applied| applied.value)
            + TARGET_IS_FIGHTERS
                .when(escorts)
                .map_or(0, |applied| applied.value);
        US_AIR_TO_AIR.faces(US_AIR_TO_AIR.column(units), shift)
    };
    let under_fire = |points: u8| {
        let shift = TARGET_FUEL_CRITICAL
            .when(critical)
            .map_or(0, |applied| applied.value);
        JAPANESE_AIR_TO_AIR.faces(JAPANESE_AIR_TO_AIR.column(points), shift)
    };
    // Points of attack planes some units destroy, summed over the ten faces.
    let attack_by = |units: u8| -> u32 {
        let faces = firing(units, false);
        if units == 0 {
            0
        } else {
            faces
                .iter()
                .map(|points| u32::from((*points).min(division.attack)))
                .sum()
        }
    };
    let breaking = under_fire(1);
    // Sums over the 10 x 10 x 10 x 10 rolls: our fire, theirs, the escort's, ours on the attack planes.
    let (mut escorts, mut attack, mut lost) = (0, 0, 0);
    let theirs = under_fire(division.escorts);
    for ours in firing(against_escorts, true) {
        let destroyed = if division.escorts == 0 {
            0
        } else {
            ours.min(division.escorts)
        };
        for fire in theirs {
            let fire = if division.escorts == 0 {
                JapaneseFire {
                    abort: false,
                    eliminated: 0,
                }
            } else {
                fire
            };
            escorts += u32::from(destroyed) * 100;
            lost += u32::from(fire.eliminated.min(against_escorts)) * 100;
            if fire.abort && destroyed < division.escorts && on_attack > 0 {
                for extra in breaking {
                    let shot = extra.eliminated.min(on_attack);
                    let held = u8::from(extra.abort && on_attack > shot);
                    lost += u32::from(shot) * 10;
                    attack += attack_by(on_attack - shot - held);
                }
            } else {
                attack += attack_by(on_attack) * 10;
            }
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

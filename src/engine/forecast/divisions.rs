//! What the division of a mission's fighters between escorts and attack planes can be expected to bring (4.52-4.57).

use crate::engine::charts::{JAPANESE_AIR_TO_AIR, JapaneseFire, US_AIR_TO_AIR, by_face};
use crate::engine::combat::{Conditions, Division, japanese_fire, us_fire};
use crate::engine::event::Target;
use crate::engine::table::Table;

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
    let conditions = Conditions::of(table, critical).against(table, division.raid);
    (division.least..=division.most)
        .map(|against| expectation(division, against, conditions))
        .collect()
}

/// The expected result of sending some of the fighters against the escorts and the rest against
/// the attack planes, by going through every roll of the dice.
pub fn expectation(
    division: &Division,
    against_escorts: u8,
    conditions: impl Into<Conditions>,
) -> Expectation {
    let conditions = conditions.into();
    let on_attack = division.units.saturating_sub(against_escorts);
    let our_fire = our_faces(
        against_escorts,
        division.escorts,
        conditions,
        Target::Fighters,
    );
    let their_fire = their_faces(division.escorts, conditions);
    let breaking = their_faces(1, conditions);
    // What is left to fire at the attack planes when none, one, two or three are out of it.
    let attack_by: [u32; 4] = std::array::from_fn(|out| {
        let firing = on_attack.saturating_sub(out as u8);
        sum(&our_faces(
            firing,
            division.attack,
            conditions,
            Target::AttackPlanes,
        ))
    });
    // Where an escort breaks through, over its ten rolls: what it shoots down, and what is left then does.
    let shot = |fire: &JapaneseFire| fire.eliminated.min(on_attack);
    let lost_to_it: u32 = breaking.iter().map(|fire| u32::from(shot(fire))).sum();
    let attack_after_it: u32 = breaking
        .iter()
        .map(|fire| attack_by[usize::from(shot(fire)) + usize::from(fire.abort)])
        .sum();
    // Sums over the 10 x 10 x 10 x 10 rolls: our fire, theirs, the escort's that breaks through,
    // ours on the attack planes.
    let (mut attack, mut lost) = (0, 0);
    let escorts = sum(&our_fire) * 1000;
    for destroyed in our_fire {
        for fire in their_fire {
            let breaks_through = fire.abort && destroyed < division.escorts && on_attack > 0;
            lost += u32::from(fire.eliminated.min(against_escorts)) * 100;
            if breaks_through {
                lost += lost_to_it * 10;
                attack += attack_after_it;
            } else {
                attack += attack_by[0] * 10;
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

/// Points that fighters destroy among some that are there, for each face of the die.
pub(super) fn our_faces(firing: u8, there: u8, conditions: Conditions, at: Target) -> [u8; 10] {
    if firing == 0 {
        return [0; 10];
    }
    let shift = us_fire(conditions, at).map(|applied| applied.value).sum();
    let faces = by_face(&US_AIR_TO_AIR, US_AIR_TO_AIR.column(firing), shift);
    faces.map(|destroyed| destroyed.min(there))
}

/// What some points of Japanese fighters do, for each face of the die.
pub(super) fn their_faces(points: u8, conditions: Conditions) -> [JapaneseFire; 10] {
    if points == 0 {
        let nothing = JapaneseFire {
            abort: false,
            eliminated: 0,
        };
        return [nothing; 10];
    }
    let modifiers = japanese_fire(conditions, Target::Fighters);
    let shift = modifiers.map(|applied| applied.value).sum();
    by_face(
        &JAPANESE_AIR_TO_AIR,
        JAPANESE_AIR_TO_AIR.column(points),
        shift,
    )
}

fn sum(faces: &[u8; 10]) -> u32 {
    faces.iter().map(|points| u32::from(*points)).sum()
}

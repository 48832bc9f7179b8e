//! What fighters sent against a raid can be expected to bring before any of them fights (4.51-4.57),
//! by going through every roll of the dice: the telling apart of the raid (10.13), each fight after
//! those before it, and what they leave of it. Fractions serve for showing alone: no die, no order and no
//! event depends on them.

use std::collections::BTreeMap;

use super::divisions::{our_faces, their_faces};
use crate::engine::charts::{ESCORT_FIGHTERS, JapaneseFire, US_AIR_TO_AIR};
use crate::engine::combat::{Conditions, Division};
use crate::engine::event::Target;
use crate::engine::fleet::MissionId;
use crate::engine::forces::{Raid, Strength};

/// Fighters that would meet a raid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fighting {
    /// Fighter units.
    pub units: u8,
    /// Under what conditions they would fight (4.45).
    pub conditions: Conditions,
}

/// What to expect of fights with a raid, one after the other.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Odds {
    /// Points of escorts shot down.
    pub escorts: f64,
    /// Points of attack planes shot down.
    pub attack: f64,
    /// Own units lost.
    pub lost: f64,
    /// Points that are left of the raid.
    pub left: f64,
}

impl Odds {
    /// Points shot down.
    pub fn down(&self) -> f64 {
        self.escorts + self.attack
    }
}

/// One way a fight can end.
#[derive(Clone, Copy)]
struct Ending {
    chance: f64,
    escorts: u8,
    attack: u8,
    lost: u8,
}

/// The fighter units that the last column of the chart stands for: more fire no better (4.54).
pub fn units_of_the_last_column() -> u8 {
    let last = US_AIR_TO_AIR.columns.last();
    last.map_or(u8::MAX, |column| column.from as u8)
}

/// The odds of fights with a raid in turn, each divided as `divide` says of it (4.52).
pub fn odds(
    raid: &Raid,
    fighters: impl IntoIterator<Item = Fighting>,
    divide: impl Fn(&Division, Conditions) -> u8,
) -> Odds {
    let mut states = told_apart(raid.strength);
    let mut odds = Odds::default();
    for fighting in fighters {
        let mut next: BTreeMap<(u8, u8), f64> = BTreeMap::new();
        for ((escorts, attack), chance) in states {
            // A raid that is gone fights nobody; the fuel is spent all the same (4.51).
            if escorts + attack == 0 {
                *next.entry((0, 0)).or_default() += chance;
                continue;
            }
            let anybody = MissionId::intercept(1);
            let division = Division::new(anybody, raid.id, fighting.units, escorts, attack);
            let against = divide(&division, fighting.conditions);
            for ending in endings(&division, against, fighting.conditions) {
                let chance = chance * ending.chance;
                odds.escorts += chance * f64::from(ending.escorts);
                odds.attack += chance * f64::from(ending.attack);
                odds.lost += chance * f64::from(ending.lost);
                let left = (escorts - ending.escorts, attack - ending.attack);
                *next.entry(left).or_default() += chance;
            }
        }
        states = next;
    }
    let left = states.iter();
    odds.left = left
        .map(|((escorts, attack), chance)| f64::from(escorts + attack) * chance)
        .sum();
    odds
}

/// A raid's escorts and attack planes, with the chance of each number (10.13).
fn told_apart(strength: Strength) -> BTreeMap<(u8, u8), f64> {
    let mut states = BTreeMap::new();
    match strength {
        Strength::Sorted { fighters, attack } => {
            states.insert((fighters, attack), 1.0);
        }
        Strength::Unsorted(points) => {
            for fighters in ESCORT_FIGHTERS.faces(ESCORT_FIGHTERS.column(points), 0) {
                let fighters = fighters.min(points);
                *states.entry((fighters, points - fighters)).or_default() += 0.1;
            }
        }
    }
    states
}

/// The different results of a chart, with the chance of each.
fn distinct<T: Copy + PartialEq>(faces: [T; 10]) -> Vec<(T, f64)> {
    let mut all: Vec<(T, f64)> = Vec::new();
    for face in faces {
        match all.iter_mut().find(|(other, _)| *other == face) {
            Some((_, chance)) => *chance += 0.1,
            None => all.push((face, 0.1)),
        }
    }
    all
}

/// Every way a fight can end: our fire and theirs at once (4.54), the escort that breaks through
/// (4.57), then ours on the attack planes.
fn endings(division: &Division, against: u8, conditions: Conditions) -> Vec<Ending> {
    let on_attack = division.units.saturating_sub(against);
    let ours = distinct(our_faces(
        against,
        division.escorts,
        conditions,
        Target::Fighters,
    ));
    let theirs = distinct(their_faces(division.escorts, conditions));
    let one_escort = distinct(their_faces(1, conditions));
    let calm = [(
        JapaneseFire {
            abort: false,
            eliminated: 0,
        },
        1.0,
    )];
    let mut all = Vec::new();
    for (escorts, chance) in &ours {
        for (fire, of_theirs) in &theirs {
            let breaks = fire.abort && *escorts < division.escorts && on_attack > 0;
            let extra = if breaks { &one_escort[..] } else { &calm[..] };
            for (shot, of_extra) in extra {
                let fallen = shot.eliminated.min(on_attack);
                let firing = on_attack.saturating_sub(fallen + u8::from(shot.abort));
                let lost = fire.eliminated.min(against) + fallen;
                let destroyed = distinct(our_faces(
                    firing,
                    division.attack,
                    conditions,
                    Target::AttackPlanes,
                ));
                all.extend(destroyed.into_iter().map(|(attack, of_ours)| Ending {
                    chance: chance * of_theirs * of_extra * of_ours,
                    escorts: *escorts,
                    attack,
                    lost,
                }));
            }
        }
    }
    all
}

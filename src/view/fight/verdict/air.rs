//! How an air battle ended (4.54, 4.55).

use std::cmp::Ordering;

use super::{notes, or_none};
use crate::engine::fleet::MissionId;
use crate::engine::forces::Strength;
use crate::engine::{Table, count_of, some_of};
use crate::view::card::{Fact, Outcome, Tone};
use crate::view::fight::AirBattle;
use crate::view::wording;

pub(super) fn outcome(battle: &AirBattle, table: &Table, scored: i16) -> Outcome {
    let (mission, raid) = (&battle.name, battle.raid);
    let strength = strength(battle, table);
    let (left, down, lost) = (strength.points(), down(battle), battle.account.lost.len());
    let went = match scored.cmp(&0).then(down.cmp(&lost)) {
        Ordering::Greater => Tone::Good,
        Ordering::Equal => Tone::Even,
        Ordering::Less => Tone::Bad,
    };
    let (tone, headline) = if left == 0 {
        (Tone::Good, format!("{raid} is destroyed"))
    } else if table.mission(battle.mission).is_none() {
        (Tone::Bad, format!("{mission} is destroyed"))
    } else if down == 0 {
        (went, format!("{mission} is held off"))
    } else if strength.attack() == 0 {
        (Tone::Good, format!("{raid} has no attack planes left"))
    } else {
        // That it flies on is neither good nor bad: what the fight did to it is the news.
        let did = points(down);
        (went, format!("{mission} shoots down {did} of {raid}"))
    };
    Outcome::new(tone, headline, sentence(battle, left))
}

/// What each side shot down, and what of the raid flies on.
fn sentence(battle: &AirBattle, left: u8) -> String {
    let (mission, raid) = (&battle.name, battle.raid);
    let (all, down) = (points(battle.points), down(battle));
    let cost = match battle.account.lost.len() {
        0 => "lost nobody".to_owned(),
        1 if battle.units.len() == 1 => "lost its only unit".to_owned(),
        lost => format!("lost {lost} of its {}", units(battle.units.len())),
    };
    match (left, down) {
        (_, 0) => format!("{mission} shot nothing down and {cost}; {raid} flies on with {all}."),
        (0, _) => format!("{mission} shot down {} and {cost}.", points(down)),
        _ => format!("{raid} flies on with {}; {mission} {cost}.", points(left)),
    }
}

pub(super) fn facts(battle: &AirBattle, table: &Table) -> Vec<Fact> {
    let (down, lost) = (down(battle), battle.account.lost.len());
    let of_each = of_each(battle.account.escorts_down, battle.account.attack_down);
    let their_note = match down {
        0 => format!("of {}", points(battle.points)),
        _ => of_each,
    };
    let now = mission_now(battle.mission, table);
    let on_the_map = match battle.is_patrol() {
        true => format!("flies on as {}", battle.mission),
        false => String::new(),
    };
    vec![
        Fact::new("Shot down", or_none(down, points(down)), their_note),
        Fact::new(
            "Our losses",
            or_none(lost, units(lost)),
            wording::by_type(battle.account.lost),
        ),
        raid_now(battle, table),
        Fact {
            label: format!("{} now", battle.name),
            note: notes([now.note, on_the_map]),
            ..now
        },
    ]
}

fn raid_now(battle: &AirBattle, table: &Table) -> Fact {
    let strength = strength(battle, table);
    let label = format!("{} now", battle.raid);
    let raid = table.raid(battle.raid).filter(|raid| raid.is_inbound());
    match (strength.points(), raid) {
        (0, _) | (_, None) => Fact::new(label, "nothing left", ""),
        (left, Some(raid)) => {
            let parts = of_each(strength.fighters(), strength.attack());
            Fact::new(
                label,
                points(left),
                notes([parts, wording::arrival(table, raid)]),
            )
        }
    }
}

/// How many of some points are escorts, and how many attack planes.
fn of_each(escorts: u8, attack: u8) -> String {
    let (escorts, attack) = (
        some_of(escorts, "escorts"),
        some_of(attack, "attack planes"),
    );
    format!("{escorts}, {attack}")
}

/// What is left of a mission, with its fuel.
pub(super) fn mission_now(id: MissionId, table: &Table) -> Fact {
    let label = format!("{id} now");
    let Some(mission) = table.mission(id) else {
        return Fact::new(label, "nobody left", "");
    };
    let left = format!("{} \u{b7} {}", units(mission.units.len()), mission.fuel);
    let home = match mission.spent {
        true => "must fly home",
        false => "",
    };
    Fact::new(label, left, home)
}

fn strength(battle: &AirBattle, table: &Table) -> Strength {
    let raid = table.raid(battle.raid);
    raid.map_or(Strength::Unsorted(0), |raid| raid.strength)
}

fn down(battle: &AirBattle) -> u8 {
    battle.account.escorts_down + battle.account.attack_down
}

/// "3 points".
pub(super) fn points(points: u8) -> String {
    count_of(points, "point", "points")
}

/// "2 units".
pub(super) fn units(units: u8) -> String {
    count_of(units, "unit", "units")
}

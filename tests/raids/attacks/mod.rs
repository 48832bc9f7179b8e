//! Raids attack the task force: Battle Line, targets, guns, strength (5.51, 5.61, 5.7, 10.13).

mod battle_line;
mod guns;

use crate::common::decks::*;
use crate::common::*;
use carrier_battle::engine::fleet::TaskGroupId;
use carrier_battle::engine::forces::{Fate, RaidId, Service};
use carrier_battle::engine::ships::{ShipId, ShipKind};
use carrier_battle::engine::{
    AirPoints, AttackEvent, Attacker, DamageEvent, Decision, Event, Game, Killer, LossEvent, Order,
    Purpose, Quarry, RaidEntry, RaidEvent, Refusal, Scenario, SegmentId, Table, Target, UsSetup,
    targets_of_raid,
};

const FIRST: (TaskGroupId, u8) = (CARRIER_GROUPS[0], 0);
const SECOND: (TaskGroupId, u8) = (CARRIER_GROUPS[1], 0);
const THE_LINE: (TaskGroupId, u8) = (LINE, 0);

/// One turn with raids over the task force in its last phase, whose carriers are empty: nothing is
/// asked but about overflights.
const fn attacked(groups: &'static [(TaskGroupId, u8)], raids: &'static [RaidEntry]) -> Scenario {
    like_scenario_3(1, at_sea(groups, None), raids)
}

const EIGHT_POINTS: &[RaidEntry] = &[raid_of(8, 1, 3)];
const TWO_RAIDS: &[RaidEntry] = &[raid_of(2, 1, 3), raid_of(2, 1, 3)];
const THREE_RAIDS: &[RaidEntry] = &[raid_of(2, 1, 3), raid_of(2, 1, 3), raid_of(2, 1, 3)];

static CARRIERS_ALONE: Scenario = attacked(&[FIRST], EIGHT_POINTS);
/// The same in scenario 9.
static GREAT_BATTLE: Scenario = Scenario {
    number: 9,
    ..attacked(&[FIRST], EIGHT_POINTS)
};
static BOTH_CARRIER_GROUPS: Scenario = attacked(&[FIRST, SECOND, THE_LINE], EIGHT_POINTS);
static WITH_LINE: Scenario = attacked(&[FIRST, THE_LINE], EIGHT_POINTS);
static LINE_ALONE: Scenario = attacked(&[THE_LINE], EIGHT_POINTS);
static TWO: Scenario = attacked(&[FIRST, THE_LINE], TWO_RAIDS);
static THREE: Scenario = attacked(&[FIRST, THE_LINE], THREE_RAIDS);
static A_PHASE_APART: Scenario =
    attacked(&[FIRST, THE_LINE], &[raid_of(2, 1, 2), raid_of(2, 1, 3)]);
/// One unit of fighters is overhead.
static MET: Scenario = Scenario {
    us: UsSetup {
        intercepts: &[1],
        ..at_sea(&[FIRST], None)
    },
    ..attacked(&[FIRST], &[raid_of(2, 1, 3)])
};

/// Everything that happens with these dice, to the end of the game.
#[track_caller]
fn fought(scenario: &'static Scenario, dice: &[u8]) -> Vec<Event> {
    let game = scripted_with(scenario, &[], dice);
    assert_eq!(game.decision(), None);
    history(&game)
}

/// The rolls of an attack as chart, column and result.
fn charts(happened: &[Event]) -> Vec<(&'static str, &'static str, String)> {
    let rolls = read(happened).into_iter();
    rolls
        .map(|(chart, column, _, _, result)| (chart, column, result))
        .collect()
}

fn guns(happened: &[Event]) -> Vec<(Quarry, u8, Vec<ShipId>)> {
    let fire = |event: &Event| match event {
        Event::Attacks(AttackEvent::GunsFire {
            what,
            factors,
            overflown,
        }) => Some((*what, *factors, overflown.clone())),
        _ => None,
    };
    happened.iter().filter_map(fire).collect()
}

fn attacks(happened: &[Event]) -> Vec<(Attacker, Quarry)> {
    let begun = |event: &Event| match event {
        Event::Attacks(AttackEvent::Begins { by, target }) => Some((*by, *target)),
        _ => None,
    };
    happened.iter().filter_map(begun).collect()
}

fn group(number: u8) -> Quarry {
    Quarry::TaskGroup(TaskGroupId(number))
}

fn by(raid: u8) -> Attacker {
    Attacker::Raid(RaidId(raid))
}

fn strength(happened: &[Event]) -> Option<(u16, bool, &'static str)> {
    happened.iter().find_map(|event| match event {
        Event::Attacks(AttackEvent::Strength {
            total,
            doubled,
            column,
            ..
        }) => Some((*total, *doubled, *column)),
        _ => None,
    })
}

fn aims(happened: &[Event]) -> Vec<String> {
    let aimed = |event: &Event| match event {
        Event::Attacks(AttackEvent::Aimed { ship, .. }) => Some(ship.to_string()),
        _ => None,
    };
    happened.iter().filter_map(aimed).collect()
}

/// Three raids over the Battle Line, the first of them overflying, at the question who fires.
fn three_raids(rest: &[u8]) -> Game {
    let dice = [&[1, 1, 1, 1, 1, 6][..], rest].concat();
    let game = scripted_with(&THREE, &[], &dice);
    assert_eq!(game.decision(), Some(Decision::Overflight { raid: RAID }));
    game
}

//! What the tests of damage to US ships share: raids with so many hits on a ship of a task group.

use carrier_battle::engine::fleet::{TaskGroupId, UnitSet};
use carrier_battle::engine::{
    AttackEvent, Event, Game, LossEvent, RaidEntry, Roll, Scenario, UnitLoss,
};

use super::decks::*;
use super::*;

pub const FIRST: (TaskGroupId, u8) = (CARRIER_GROUPS[0], 0);

/// Twenty points over Task Group 58.2, whose carriers are empty, in the last phase of the first
/// turn: with ones for its escorts and the guns it has six damage rolls.
pub const fn attacked(turns: u8, raids: &'static [RaidEntry]) -> Scenario {
    like_scenario_3(turns, at_sea(&[FIRST], None), raids)
}

pub static ONE_ATTACK: Scenario = attacked(1, &[raid_of(20, 1, 3)]);
pub static FOUR_TURNS: Scenario = attacked(4, &[raid_of(20, 1, 3)]);
pub static A_PHASE_EARLIER: Scenario = attacked(1, &[raid_of(20, 1, 2)]);
pub static TWO_TOGETHER: Scenario = attacked(1, &[raid_of(20, 1, 3), raid_of(20, 1, 3)]);
pub static TWO_PHASES: Scenario = attacked(1, &[raid_of(20, 1, 2), raid_of(20, 1, 3)]);
/// The same with planes aboard.
pub static LADEN: Scenario =
    like_scenario_3(1, at_sea(&[FIRST], Some(MIXED)), &[raid_of(20, 1, 3)]);
/// The Battle Line alone.
pub static LINE_TWICE: Scenario = like_scenario_3(
    1,
    at_sea(&[(LINE, 0)], None),
    &[raid_of(20, 1, 2), raid_of(20, 1, 3)],
);

/// What the Air Attack Die Rolls chart adds to the six rolls.
pub const ADDED: [u8; 6] = [1, 1, 1, 0, 0, 0];
/// Totals on the Air Attack Damage chart for 0 to 4 hits.
pub const TOTALS: [u8; 5] = [1, 4, 7, 9, 11];

/// The attack on one carrier, the first to fourth of her group, for so many hits: escorts, guns, the
/// ships, the damage.
pub fn attack(ship: u8, hits: u8) -> Vec<u8> {
    let mut dice = vec![1, 1];
    dice.extend([ship; 6]);
    let mut left = hits;
    for added in ADDED {
        let most = if added > 0 { 4 } else { 3 };
        let now = left.min(most);
        left -= now;
        dice.push(if now == 0 {
            1
        } else {
            TOTALS[usize::from(now)] - added
        });
    }
    assert_eq!(left, 0);
    dice
}

pub const BUNKER_HILL: u8 = 1;
pub const WASP: u8 = 2;
pub const CABOT: u8 = 4;

/// A game with these dice in which nobody does anything, at its end.
#[track_caller]
pub fn endured(scenario: &'static Scenario, dice: &[&[u8]]) -> Game {
    let mut game = scripted_with(scenario, &[], &dice.concat());
    pass_to_the_end(&mut game);
    game
}

pub fn rolls_on(game: &Game, chart: &str) -> Vec<Roll> {
    let all = rolls(&history(game)).into_iter();
    all.filter(|roll| roll.chart == chart).collect()
}

pub fn lost(happened: &[Event]) -> UnitSet {
    let units = happened.iter().filter_map(|event| match event {
        Event::Losses(LossEvent::Unit {
            what,
            why: UnitLoss::Aboard,
            ..
        }) => Some(*what),
        _ => None,
    });
    units.collect()
}

/// The factors of each fire of the task group's guns.
pub fn fire_of(game: &Game) -> Vec<u8> {
    let factors = |event: &Event| match event {
        Event::Attacks(AttackEvent::GunsFire { factors, .. }) => Some(*factors),
        _ => None,
    };
    history(game).iter().filter_map(factors).collect()
}

/// The attack of a raid that diverts to one ship of the Battle Line, each of whose five damage rolls
/// shows this.
pub fn at_the_line(ship: u8, die: u8) -> Vec<u8> {
    [&[1, 1, 1][..], &[ship; 5], &[die; 5]].concat()
}

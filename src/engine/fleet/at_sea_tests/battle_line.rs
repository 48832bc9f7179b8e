//! Where the Battle Line stands when a raid attacks (5.71, 5.72, 5.721).

use super::*;
use crate::engine::combat::{JapaneseAttack, Quarry};
use crate::engine::event::{AttackEvent, Purpose, RaidEvent};
use crate::engine::forces::{RaidId, Service};
use crate::engine::title::Step;

/// The fleet with the dice of a seed.
fn by_seed(groups: &[(u8, HexId)], seed: u64) -> Play {
    let mut play = fleet(groups, 1210, &[]);
    play.set_dice(Dice::seeded(seed));
    play
}

/// A raid of eight points over the task group it flew to.
fn raid(play: &mut Play, number: u8, target: u8) {
    let target = TaskGroupId(target);
    let hex = play.table.task_group(target).unwrap().hex;
    play.happen(Event::Raids(RaidEvent::Placed {
        what: RaidId(number),
        hex,
        points: 8,
        source: HexId::at(1121),
        target: target.into(),
        wave: 1,
        service: Service::Naval,
        by: None,
    }));
}

/// Carries the segment out up to its first question.
fn attack(play: &mut Play) -> Option<Decision> {
    let mut attack = JapaneseAttack::default();
    loop {
        match attack.step(play) {
            Step::Again => {}
            Step::Ask(decision) => return Some(decision),
            _ => return None,
        }
    }
}

fn met_the_line(play: &Play) -> usize {
    let meets = |event: &Event| matches!(event, Event::Roll(roll) if matches!(roll.purpose, Purpose::BattleLine(_)));
    play.events().iter().filter(|it| meets(&it.event)).count()
}

fn attacked(play: &Play) -> Vec<TaskGroupId> {
    let events = play.events().iter();
    events
        .filter_map(|it| match &it.event {
            Event::Attacks(AttackEvent::Begins {
                target: Quarry::TaskGroup(group),
                ..
            }) => Some(*group),
            _ => None,
        })
        .collect()
}

/// 5.72: the Battle Line acts only on raids over its own hex.
#[test]
fn r5_72_the_battle_line_meets_only_raids_over_its_own_hex() {
    let mut fired = 0;
    for seed in 0..20 {
        for (line, met) in [(HOME, 1), (EAST, 0)] {
            let mut play = by_seed(&[(2, HOME), (7, line)], seed);
            raid(&mut play, 1, 2);
            assert_eq!(attack(&mut play), None);
            assert_eq!(met_the_line(&play), met, "Battle Line in {line}");
            if met == 0 {
                assert_eq!(attacked(&play), [TaskGroupId(2)]);
                assert!(play.table.turned_over.is_empty());
            }
            fired += play.table.turned_over.len();
        }
    }
    assert!(fired > 0, "some raids have overflown it in its own hex");
}

/// 5.71: a raid attacks the task groups of the hex it has reached, and no others.
#[test]
fn r5_71_a_raid_attacks_a_task_group_of_the_hex_it_has_reached() {
    for seed in 0..10 {
        let mut play = by_seed(&[(1, EAST), (2, HOME), (3, EAST)], seed);
        raid(&mut play, 1, 2);
        assert_eq!(attack(&mut play), None);
        assert_eq!(attacked(&play), [TaskGroupId(2)]);
    }
}

/// 5.721: which battleships fire on it is asked only while another raid may overfly them, over the same hex.
#[test]
fn r5_721_another_raid_over_another_hex_is_nothing_to_save_fire_for() {
    for (second, may_ask) in [(1, false), (3, true)] {
        let asked = (0..20).filter(|seed| {
            let places = [(1, EAST), (2, HOME), (3, HOME), (7, HOME)];
            let mut play = by_seed(&places, *seed);
            raid(&mut play, 1, 2);
            raid(&mut play, 2, second);
            let decision = attack(&mut play);
            matches!(decision, Some(Decision::Overflight { .. }))
        });
        assert_eq!(asked.count() > 0, may_ask, "another over 58.{second}");
    }
}

/// 6.15, 5.72: ships detached from the Battle Line have none of its special functions.
#[test]
fn r6_15_detached_ships_do_not_meet_raids_as_the_battle_line_does() {
    let mut play = by_seed(&[(2, HOME), (7, HOME)], 1);
    let all = play.table.ships_of(TaskGroupId(7)).collect();
    crate::engine::fleet::detach(&mut play, all);
    raid(&mut play, 1, 2);
    assert_eq!(attack(&mut play), None);
    assert_eq!(met_the_line(&play), 0);
}

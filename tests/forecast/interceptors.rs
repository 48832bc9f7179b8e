//! Who can meet a raid, and with what fuel (4.43, 4.51): the forecast against what the rules let fly.

use std::cell::Cell;

use crate::common::*;
use carrier_battle::engine::fleet::{CapId, Fuel, MissionId, Movement, TaskGroupId, UnitSet};
use carrier_battle::engine::forces::{RaidId, Service};
use carrier_battle::engine::forecast::interceptors::{Fighters, meetings};
use carrier_battle::engine::forecast::{foes_here, reach};
use carrier_battle::engine::map::{Direction, HexId};
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{Decision, Event, FUEL_OF_COMBAT, Game, RaidEvent, SCENARIOS, Table};

/// Looks at games of three scenarios wherever missions are asked where they fly.
fn every_movement(look: impl Fn(&Game)) -> u32 {
    let mut seen = 0;
    for number in [0, 2, 4] {
        for seed in 0..3 {
            let mut game = Game::new(SCENARIOS[number], &[], seed).unwrap();
            let (mut random, mut staff) = (Random::new(seed), Sensible);
            for _ in 0..600 {
                let player: &mut dyn Player = match seed {
                    0 => &mut random,
                    _ => &mut staff,
                };
                let Some(order) = player.order(&game) else {
                    break;
                };
                if game.decision() == Some(Decision::AirMovement) {
                    look(&game);
                    seen += 1;
                }
                game.play(order).unwrap();
            }
        }
    }
    seen
}

#[test]
fn r4_432_who_can_meet_a_raid_in_this_phase_is_who_can_fly_there_with_fuel_for_a_fight() {
    let seen = every_movement(|game| {
        let table = game.table();
        for raid in table.inbound() {
            let met = meetings(table, raid);
            let waits = |it: &&_| -> bool {
                let it: &carrier_battle::engine::fleet::Mission = it;
                it.is_intercept() && it.movement == Movement::Waiting
            };
            for mission in table.missions.iter().filter(waits) {
                if !foes_here(table, mission).is_empty() {
                    continue;
                }
                let reaches = reach(table, mission);
                let there = reaches.iter().find(|reach| reach.hex == raid.hex);
                let there = there.filter(|reach| reach.worst.can_pay(FUEL_OF_COMBAT));
                let mut of_it = met.iter();
                let said = of_it.find(|it| it.who == Fighters::Mission(mission.id));
                let said = said.filter(|it| it.phases == 0);
                assert_eq!(
                    said.is_some(),
                    there.is_some(),
                    "{} {}",
                    mission.id,
                    raid.id
                );
                if let (Some(said), Some(there)) = (said, there) {
                    assert_eq!(said.hex, raid.hex);
                    assert_eq!(said.worst, there.worst.spend(FUEL_OF_COMBAT));
                    assert_eq!(said.best, there.best.spend(FUEL_OF_COMBAT));
                }
            }
        }
    });
    assert!(seen > 100, "{seen}");
}

#[test]
fn r4_51_meetings_come_before_the_attack_the_earliest_first_and_each_but_once() {
    let all = Cell::new(0);
    every_movement(|game| {
        let table = game.table();
        for raid in table.inbound() {
            let met = meetings(table, raid);
            all.set(all.get() + met.len());
            assert!(met.is_sorted_by_key(|it| it.phases));
            let last = carrier_battle::engine::forecast::segments_to_target(table, raid);
            let mut units = UnitSet::EMPTY;
            for meeting in &met {
                assert!(meeting.phases <= last && meeting.worst <= meeting.best);
                assert!(units.common(meeting.units).is_empty(), "{met:?}");
                units = units.with(meeting.units);
            }
        }
    });
    assert!(all.get() > 1000, "{}", all.get());
}

/// Scenario 3 with nothing in the air but a raid eight hexes west of Task Group 58.2, its target: it is there in four
/// phases, two hexes in each. Says how many hexes west of the target a hex is wanted.
fn raid_eight_hexes_out() -> (Table, impl Fn(u8) -> HexId) {
    let game = Game::new(SCENARIOS[2], &[], 1).unwrap();
    let mut table = game.table().clone();
    (table.missions, table.raids) = (Vec::new(), Vec::new());
    table.phase = 1;
    for group in &mut table.task_groups {
        group.cap = Default::default();
    }
    let home = table.task_group(TaskGroupId(2)).unwrap().hex;
    let west = move |hexes: u8| {
        let mut hex = home;
        for _ in 0..hexes {
            hex = hex.neighbour(Direction::W).unwrap();
        }
        hex
    };
    table.apply(&Event::Raids(RaidEvent::Placed {
        what: RaidId(1),
        hex: west(8),
        points: 9,
        source: west(8),
        target: TaskGroupId(2).into(),
        wave: 1,
        service: Service::Naval,
        by: None,
    }));
    (table, west)
}

/// Who, how many hexes west, in how many phases, and the fuel after the fight at worst and at best.
fn told(table: &Table, who: Fighters, west: impl Fn(u8) -> HexId) -> Option<(u8, u8, Fuel, Fuel)> {
    let met = meetings(table, table.inbound().next().unwrap());
    let meeting = met.into_iter().find(|it| it.who == who)?;
    let hexes = (0..=8).find(|hexes| west(*hexes) == meeting.hex).unwrap();
    Some((hexes, meeting.phases, meeting.worst, meeting.best))
}

fn fuel(points: i8) -> Fuel {
    Fuel::points(points.max(0)).spend(-points.min(0))
}

/// 4.431, 4.432: from over the fleet the raid is met four hexes out in two phases. That is three movement segments and one
/// second hex: four fuel or five, and three for the fight (4.434).
#[test]
fn r4_431_r4_432_a_mission_in_the_air_pays_for_every_segment_and_every_second_hex() {
    let (mut table, west) = raid_eight_hexes_out();
    with_mission(
        &mut table,
        "Intercept 1",
        &west(0).to_string(),
        &["F6F 14"],
        12,
    );
    let who = Fighters::Mission(MissionId::intercept(1));
    assert_eq!(told(&table, who, west), Some((4, 2, fuel(4), fuel(5))));
}

/// 4.35: a patrol has ten fuel or as many as fourteen when it leaves its box, and waits there without spending any.
#[test]
fn r4_35_a_patrol_begins_with_the_fuel_of_its_die() {
    let (mut table, west) = raid_eight_hexes_out();
    let group = table.task_groups.iter_mut();
    let mut group = group.filter(|group| group.id == TaskGroupId(2));
    group.next().unwrap().cap[0] = units(&["F6F 14"]);
    let cap = CapId {
        group: TaskGroupId(2),
        place: 0,
    };
    let met = told(&table, Fighters::Cap(cap), west);
    assert_eq!(met, Some((4, 2, fuel(10 - 5 - 3), fuel(14 - 4 - 3))));
}

/// 4.42: what is ready on deck flies its first hex as it takes off, after this phase's movement: in the two segments that
/// are left it flies three, one of them a second hex. Hellcats begin with sixteen fuel (4.15).
#[test]
fn r4_42_ready_fighters_fly_a_hex_as_they_take_off() {
    let (table, west) = raid_eight_hexes_out();
    let met = told(&table, Fighters::OnDeck(west(0)), west);
    assert_eq!(met, Some((4, 2, fuel(16 - 5 - 3), fuel(16 - 4 - 3))));
}

/// 4.45: two hexes from the raid a mission meets it at once, but one that is Fuel Critical flies no second hex: it waits for
/// the raid, which costs a point in each segment (4.431).
#[test]
fn r4_45_who_is_fuel_critical_flies_no_second_hex() {
    for (has, expected) in [
        (3, (8, 0, fuel(3 - 3 - 3), fuel(3 - 2 - 3))),
        (0, (6, 1, fuel(-2 - 3), fuel(-2 - 3))),
    ] {
        let (mut table, west) = raid_eight_hexes_out();
        let hex = west(6).to_string();
        with_mission(&mut table, "Intercept 1", &hex, &["F6F 14"], has);
        let who = Fighters::Mission(MissionId::intercept(1));
        assert_eq!(told(&table, who, west), Some(expected), "{has}");
    }
}

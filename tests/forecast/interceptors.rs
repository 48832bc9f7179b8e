//! Who can meet a raid, and with what fuel (4.43, 4.51): the forecast against what the rules let fly.

use carrier_battle::engine::fleet::{Movement, UnitSet};
use carrier_battle::engine::forecast::interceptors::{Fighters, meetings};
use carrier_battle::engine::forecast::{foes_here, reach};
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{Decision, FUEL_OF_COMBAT, Game, SCENARIOS};

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
    every_movement(|game| {
        let table = game.table();
        for raid in table.inbound() {
            let met = meetings(table, raid);
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
}

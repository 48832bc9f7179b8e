//! Raids on crippled carriers that lie alone (12.44).

use super::*;
use crate::engine::combat::{Attacker, JapaneseAttack, Quarry};
use crate::engine::event::AttackEvent;
use crate::engine::fleet::cripples_to_raid;
use crate::engine::forces::{Launch, LevelOne, RaidId, RaidMovement, Service, place};
use crate::engine::title::Step;

const SOURCE: HexId = HexId::at(1121);

/// Essex lies crippled in 1113; her task group has gone to another hex.
fn cripple(group: HexId, seed: u64) -> Play {
    let mut play = fleet(&[(4, HOME)], 1210, &[]);
    play.set_dice(Dice::seeded(seed));
    hit(&mut play, "Essex", 6);
    moves(&mut play, Order::MoveTaskForce { to: EAST });
    play.table.task_groups[0].hex = group;
    play
}

/// 12.44: only with no task group to attack within twelve hexes of the source, and no surface force within six of her.
#[test]
fn r12_44_raids_go_for_task_groups_first() {
    let essex = (ship("Essex"), HOME);
    // Thirteen hexes off, and twelve.
    assert_eq!(
        cripples_to_raid(&cripple(HexId::at(1108), 1).table, SOURCE),
        [essex]
    );
    assert_eq!(
        cripples_to_raid(&cripple(HexId::at(1109), 1).table, SOURCE),
        []
    );
    // The Battle Line, without carriers, is no target of 10.1.
    let mut play = cripple(HexId::at(1108), 1);
    play.happen(Event::Air(AirEvent::TaskGroupPlaced {
        what: TaskGroupId(7),
        hex: WEST,
    }));
    assert_eq!(cripples_to_raid(&play.table, SOURCE), [essex]);
    for (hex, intelligence, open) in [
        (1119, Intelligence::Level1(LevelOne::Surface), false),
        (1120, Intelligence::Level1(LevelOne::Surface), true),
        (1119, Intelligence::Level0, true),
    ] {
        let mut play = cripple(HexId::at(1108), 1);
        force(&mut play, HexId::at(hex), intelligence, &[]);
        let found = cripples_to_raid(&play.table, SOURCE);
        assert_eq!(!found.is_empty(), open, "{intelligence:?} in {hex}");
    }
}

/// 12.44 is about carriers: a crippled battleship is left alone.
#[test]
fn r12_44_raids_go_for_crippled_carriers_only() {
    let mut play = fleet(&[(7, HOME)], 1210, &[]);
    hit(&mut play, "Iowa", 15);
    moves(&mut play, Order::MoveTaskForce { to: EAST });
    assert_eq!(cripples_to_raid(&play.table, SOURCE), []);
}

/// A raid at Essex, placed and flown until it is over her.
fn raid_at_her(play: &mut Play) {
    let raid = RaidId(1);
    let essex = ship("Essex");
    let launch = Launch {
        source: SOURCE,
        target: TaskGroupId(4).into(),
        cripple: Some(essex),
        first: 12,
        second: None,
        service: Service::Naval,
        by: None,
    };
    place(play, launch);
    let placed = play.table.raid(raid).unwrap();
    assert_eq!(play.table.target_hex(placed), HOME);
    let range = placed.hex.distance(HOME);
    assert!(
        (1..=5).contains(&range),
        "10.21: met {range} hexes from her"
    );
    for _ in 0..3 {
        let scenario = crate::engine::scenario::Scenario::numbered(4).unwrap();
        RaidMovement::new(scenario, 9).step(play);
    }
    assert_eq!(play.table.raid(raid).unwrap().hex, HOME);
}

fn attack(play: &mut Play) -> Vec<(Attacker, Quarry)> {
    let mut attack = JapaneseAttack::default();
    while matches!(attack.step(play), Step::Again) {}
    let events = play.events().iter();
    events
        .filter_map(|it| match &it.event {
            Event::Attacks(AttackEvent::Begins { by, target }) => Some((*by, *target)),
            _ => None,
        })
        .collect()
}

/// 12.44, 10.23, 5.7: it flies to her and attacks her; her guns are silent (12.25).
#[test]
fn r12_44_a_raid_attacks_the_crippled_carrier_it_goes_for() {
    let by = Attacker::Raid(RaidId(1));
    let mut sunk = 0;
    for seed in 0..20 {
        let mut play = cripple(HexId::at(1101), seed);
        raid_at_her(&mut play);
        let attacks = attack(&mut play);
        assert_eq!(attacks, [(by, Quarry::Ship(ship("Essex")))]);
        let guns = |event: &Event| matches!(event, Event::Attacks(AttackEvent::GunsFire { .. }));
        assert!(!play.events().iter().any(|it| guns(&it.event)));
        sunk += u8::from(play.table.is_sunk(ship("Essex")));
        assert!(play.table.inbound().next().is_none(), "it has flown off");
    }
    assert!(sunk > 0, "a dozen points sink her as a rule");
}

/// 12.44: a task group that has come to her hex is attacked first.
#[test]
fn r12_44_a_task_group_in_her_hex_is_attacked_first() {
    let mut play = cripple(HexId::at(1101), 3);
    raid_at_her(&mut play);
    play.table.task_groups[0].hex = HOME;
    let attacks = attack(&mut play);
    let by = Attacker::Raid(RaidId(1));
    assert_eq!(attacks, [(by, Quarry::TaskGroup(TaskGroupId(4)))]);
}

/// One that finds her sunk attacks nothing.
#[test]
fn r12_44_a_raid_that_finds_her_sunk_attacks_nothing() {
    let mut play = cripple(HexId::at(1101), 3);
    raid_at_her(&mut play);
    hit(&mut play, "Essex", 2);
    assert_eq!(attack(&mut play), []);
    assert!(play.table.inbound().next().is_none());
}

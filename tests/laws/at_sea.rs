//! Task groups apart, crippled ships, dusk and night: what holds in every game by the whole rules of the fleet (6.3,
//! 6.4, 12.4, 14.2), in an evening made for it.

use kernel::Written;

use carrier_battle::engine::fleet::{AirUnitId, TaskGroupId};
use carrier_battle::engine::map::ISLANDS;
use carrier_battle::engine::ships::Condition;
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{
    DamageEvent, Decision, Event, FleetEvent, ForceEvent, Game, HitKind, Light, Order, Purpose,
    Table,
};
use carrier_battle::view::Selection;
use carrier_battle::view::prompt::prompt;

use crate::common::at_sea::EVENING;
use crate::common::*;

/// What was seen in the games, so that they are known to come to it.
#[derive(Default, Debug)]
struct Seen {
    parted: u32,
    together_again: u32,
    left_behind: u32,
    towed: u32,
    lit: u32,
    off: u32,
    torpedoes: u32,
    at_cripples: u32,
    dark_landings: u32,
}

/// Plays a game to its end and looks at it after every order.
fn follow(seed: u64, player: &mut dyn Player, detaches: bool, seen: &mut Seen) -> Game {
    let mut game = Game::new(&EVENING, &[], seed).unwrap();
    let mut detached = 0;
    while let Some(mut order) = player.order(&game) {
        if detaches && detached < 3 && game.decision() == Some(Decision::UsMovement) {
            let line = game.table().ships_of(TaskGroupId(7));
            let ships = line.take(1 + detached).collect();
            if game.check(Order::Detach { ships }).is_ok() {
                order = Order::Detach { ships };
                detached += 1;
            }
        }
        let before = game.table().clone();
        if game.orders().len().is_multiple_of(5) {
            let asked = prompt(&game, &Selection::default(), &[]);
            assert!(asked.is_none_or(|asked| !asked.answers.is_empty()));
            let suggested = Sensible.order(&game);
            if let Some(order) = suggested {
                assert_eq!(game.check(order), Ok(()), "{:?}: {order}", game.decision());
            }
        }
        let listed = game.legal();
        for listed in listed.filter(|_| game.orders().len().is_multiple_of(7)) {
            assert_eq!(game.check(listed), Ok(()), "{listed}");
        }
        let happened = play(&mut game, order);
        after(&before, order, &happened, &game, seen);
    }
    assert!(game.outcome().is_some());
    game
}

fn after(before: &Table, order: Order, happened: &[Event], game: &Game, seen: &mut Seen) {
    let table = game.table();
    moves_hold(before, order, happened, seen);
    places_hold(table);
    every_unit_is_somewhere(table);
    landings_hold(before, happened, seen);
    for event in happened {
        match event {
            Event::Fleet(FleetEvent::LightsOn { .. }) => seen.lit += 1,
            Event::Fleet(FleetEvent::LightsOff { .. }) => seen.off += 1,
            Event::Damage(DamageEvent::Hits {
                kind: HitKind::Torpedo,
                ship,
                ..
            }) => {
                assert!(ship.is_us());
                seen.torpedoes += 1;
            }
            Event::Roll(roll) if matches!(roll.purpose, Purpose::SubmarineAtCripple(_)) => {
                seen.at_cripples += 1;
            }
            _ => {}
        }
    }
}

/// 6.34, 6.36, 12.41, 12.42: who has moved has moved one hex, at the chit, and nobody else with him.
fn moves_hold(before: &Table, order: Order, happened: &[Event], seen: &mut Seen) {
    let mut moved = Vec::new();
    for event in happened {
        match event {
            Event::Forces(ForceEvent::TaskForceMoved { from, to, .. }) => {
                assert_eq!(from.distance(*to), 1);
                moved.extend(before.groups_at_sea().map(|group| group.id));
            }
            Event::Fleet(FleetEvent::GroupsMoved { what, from, to }) => {
                assert_eq!(from.distance(*to), 1);
                moved.extend(what.iter());
                seen.parted += 1;
                let others = before.groups_in(*to).without(*what);
                seen.together_again += u32::from(!others.is_empty());
            }
            Event::Fleet(FleetEvent::LeftBehind { ship, .. }) => {
                assert_eq!(before.condition(*ship), Condition::Crippled);
                seen.left_behind += 1;
            }
            Event::Fleet(FleetEvent::Towed { what, from, to }) => {
                assert_eq!(from.distance(*to), 1);
                assert_eq!(before.turn.time() % 100, 30, "12.42");
                assert!(!before.markers.towed.contains(*what));
                seen.towed += 1;
            }
            _ => {}
        }
    }
    let moves = matches!(
        order,
        Order::MoveTaskForce { .. } | Order::MoveTaskGroups { .. } | Order::Tow { .. }
    );
    assert!(moves || moved.is_empty(), "ships move at their chit alone");
    for group in moved {
        assert!(!before.markers.moved.contains(group), "once at a chit");
    }
}

/// 6.34, 6.35, 12.41, 12.46: where the ships of the two sides may be.
fn places_hold(table: &Table) {
    for group in table.groups_at_sea() {
        let mut ships = table.ships_of(group.id);
        let carriers = ships.any(|ship| ship.data().kind.is_carrier());
        let island = ISLANDS.iter().any(|island| island.hex == group.hex);
        assert!(!(carriers && island), "6.34: {} in {}", group.id, group.hex);
        let mut there = table.forces.iter().filter(|force| force.hex == group.hex);
        assert!(there.all(|force| table.is_all_crippled(force)), "6.35");
        // 4.33: the CAP of each task group.
        assert!(group.on_patrol() <= 3);
    }
    for (ship, hex) in table.left_behind() {
        assert_eq!(table.condition(ship), Condition::Crippled);
        assert_eq!(table.group_of(ship), None);
        assert_eq!(table.hex_of_ship(ship), Some(hex));
    }
    let displays = table.missions.len() + table.cap_missions().count();
    assert!(displays <= 8, "4.13");
}

/// Every unit of the fleet is aboard, in the air or lost, and in one place only.
fn every_unit_is_somewhere(table: &Table) {
    let mut places = vec![0; AirUnitId::all().count()];
    let all: Vec<AirUnitId> = AirUnitId::all().collect();
    let aboard = table.decks.iter().map(|deck| deck.aboard());
    let missions = table.missions.iter().map(|mission| mission.units);
    let patrols = table.cap_missions().map(|(_, units)| units);
    let searches = table.searches.iter().map(|search| search.units);
    let lost = table.lost.iter().map(|unit| unit.unit.into());
    let sets = aboard.chain(missions).chain(patrols).chain(searches);
    for set in sets.chain(lost) {
        for unit in set.iter() {
            places[all.iter().position(|it| *it == unit).unwrap()] += 1;
        }
    }
    for (unit, places) in all.iter().zip(places) {
        let hers = table.decks.iter().any(|deck| deck.carrier == unit.home());
        assert_eq!(places, u8::from(hers), "{unit}");
    }
}

/// 6.42, 6.432: who lands in the dark rolls, unless his hex is lit.
fn landings_hold(before: &Table, happened: &[Event], seen: &mut Seen) {
    for event in happened {
        let Event::Roll(roll) = event else { continue };
        let Purpose::Landing(unit) = roll.purpose else {
            continue;
        };
        let Some(mission) = before.mission_of(unit) else {
            continue;
        };
        let dark = before.light() != Light::Day && !before.is_lit(mission.hex);
        let critical = mission.fuel.spend(1).is_critical();
        assert!(dark || critical, "{unit} need not roll");
        seen.dark_landings += u32::from(dark);
    }
}

/// 6.3, 6.4, 12.4, 14.2: random games, with ships detached from the Battle Line in every other one; each comes out
/// the same when it is played again, and its table is what its events make of it.
#[test]
fn the_fleet_keeps_the_rules_of_the_sea_in_random_games() {
    let mut seen = Seen::default();
    for seed in 0..60 {
        let mut player = Random::new(seed);
        let game = follow(seed, &mut player, seed.is_multiple_of(2), &mut seen);
        if seed.is_multiple_of(10) {
            let mut again = Game::new(&EVENING, &[], seed).unwrap();
            for order in game.orders() {
                let read: Order = order.written().parse().unwrap();
                assert_eq!(read, *order);
                play(&mut again, read);
            }
            assert_eq!(again.table(), game.table());
            let mut table = Table::new(EVENING.first_turn);
            for record in game.events() {
                table.apply(&record.event);
            }
            assert_eq!(&table, game.table());
        }
    }
    let all = [
        seen.parted,
        seen.together_again,
        seen.left_behind,
        seen.towed,
        seen.lit,
        seen.off,
        seen.torpedoes,
        seen.at_cripples,
        seen.dark_landings,
    ];
    assert!(all.iter().all(|times| *times > 0), "{seen:?}");
}

/// The staff plays such an evening by the rules, too.
#[test]
fn the_staff_plays_an_evening_at_sea() {
    let mut seen = Seen::default();
    for seed in 0..8 {
        follow(seed, &mut Sensible, false, &mut seen);
    }
    assert!(seen.parted == 0, "it keeps the fleet together");
}

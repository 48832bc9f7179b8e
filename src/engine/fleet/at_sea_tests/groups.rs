//! Task groups that part and come together again (6.3, 6.15).

use super::*;
use crate::engine::event::DeckEvent;
use crate::engine::fleet::{
    AirUnitId, CapId, Fuel, MissionId, UnitSet, can_still_move, task_group_moves,
};
use crate::engine::forces::LevelOne;
use crate::engine::scenario::{FIRST_WITH_ALL_RULES, Scenario};

fn to(groups: TaskGroupSet, to: HexId) -> Order {
    Order::MoveTaskGroups { groups, to }
}

/// 6.33: some task groups leave the others, and a task group that comes to others is with them again.
#[test]
fn r6_33_task_groups_part_and_come_together_again() {
    let mut play = fleet(&[(1, HOME), (2, HOME), (3, HOME), (7, HOME)], 1210, &[]);
    moves(&mut play, to(groups(&[2, 7]), EAST));
    assert_eq!(places(&play), [(1, HOME), (2, EAST), (3, HOME), (7, EAST)]);
    moves(&mut play, to(groups(&[3]), WEST));
    assert_eq!(places(&play), [(1, HOME), (2, EAST), (3, WEST), (7, EAST)]);
    assert_eq!(
        refused(&play, Order::MoveTaskForce { to: EAST }),
        ShipRefusal::TaskForceApart
    );
    assert_eq!(
        told(&play)[4..],
        [
            "Task Groups 58.2, 58.7 move from 1113 to 1112.",
            "Task Group 58.3 moves from 1113 to 1114."
        ]
    );
    // The next turn's chit.
    play.table.markers = Default::default();
    moves(&mut play, to(groups(&[2, 7]), HOME));
    moves(&mut play, to(groups(&[3]), HOME));
    assert_eq!(play.table.groups_in(HOME), groups(&[1, 2, 3, 7]));
    play.table.markers = Default::default();
    moves(&mut play, Order::MoveTaskForce { to: WEST });
    assert_eq!(play.table.groups_in(WEST), groups(&[1, 2, 3, 7]));
}

/// 6.34: one hex each time, for each task group.
#[test]
fn r6_34_each_task_group_moves_one_hex_at_a_chit() {
    let mut play = fleet(&[(1, HOME), (2, HOME)], 1210, &[]);
    let group = TaskGroupId(2);
    for far in [HOME, HexId::at(1115)] {
        assert_eq!(
            refused(&play, to(groups(&[1, 2]), far)),
            ShipRefusal::GroupOneHex {
                group: TaskGroupId(1),
                to: far
            }
        );
    }
    moves(&mut play, to(groups(&[2]), EAST));
    assert_eq!(
        refused(&play, to(groups(&[2]), HOME)),
        ShipRefusal::GroupHasMoved(group)
    );
    assert_eq!(
        refused(&play, to(groups(&[4]), HOME)),
        ShipRefusal::NoTaskGroup(TaskGroupId(4))
    );
    assert_eq!(
        refused(&play, to(groups(&[]), HOME)),
        ShipRefusal::NoGroupsChosen
    );
    // The other one may still follow, and then nothing is left to move.
    assert!(task_group_moves(&play.table, groups(&[1])).contains(&EAST));
    moves(&mut play, to(groups(&[1]), EAST));
    assert!(!can_still_move(&play.table));
    play.table.markers = Default::default();
    play.table.task_groups[0].hex = HOME;
    assert_eq!(
        refused(&play, to(groups(&[1, 2]), HexId::at(1013))),
        ShipRefusal::GroupsApart {
            one: TaskGroupId(1),
            other: group
        }
    );
}

/// 6.34: carriers keep out of islands; surface ships need not.
#[test]
fn r6_34_only_task_groups_with_carriers_keep_out_of_islands() {
    let guam = HexId::at(1407);
    let beside = guam.neighbours().next().unwrap();
    let play = fleet(&[(1, beside), (7, beside)], 1210, &[]);
    let island = ShipRefusal::IslandHex(guam);
    assert_eq!(refused(&play, to(groups(&[1]), guam)), island);
    assert_eq!(refused(&play, to(groups(&[1, 7]), guam)), island);
    assert_eq!(refused(&play, Order::MoveTaskForce { to: guam }), island);
    let alone = Decision::UsMovement.check(&play.table, to(groups(&[7]), guam));
    assert_eq!(alone, Ok(()));
}

/// 6.35: no task group enters a hex of the enemy, known or not.
#[test]
fn r6_35_no_task_group_enters_a_hex_of_the_enemy() {
    for intelligence in [
        Intelligence::Level0,
        Intelligence::Level1(LevelOne::Surface),
    ] {
        let mut play = fleet(&[(1, HOME), (7, HOME)], 1210, &[]);
        let force = force(&mut play, WEST, intelligence, &[]);
        let closed = ShipRefusal::EnemyHex { force, hex: WEST };
        for parting in [&[1][..], &[7], &[1, 7]] {
            assert_eq!(refused(&play, to(groups(parting), WEST)), closed);
        }
    }
}

/// 6.31, 6.33: the legal orders are the whole of Task Force 58, or one of its task groups; apart, those of each hex
/// together, and each alone.
#[test]
fn r6_33_the_legal_moves_are_of_the_whole_of_each_hex_and_of_each_alone() {
    let mut play = fleet(&[(1, HOME), (2, HOME), (3, HOME)], 1210, &[]);
    let count = |play: &Play, wanted: &dyn Fn(Order) -> bool| {
        let legal = Decision::UsMovement.legal(&play.table);
        legal.into_iter().filter(|order| wanted(*order)).count()
    };
    let whole = |order| matches!(order, Order::MoveTaskForce { .. });
    let of = |number: u8| move |order| matches!(order, Order::MoveTaskGroups { groups, .. } if groups.len() == number);
    assert_eq!(
        (
            count(&play, &whole),
            count(&play, &of(1)),
            count(&play, &of(3))
        ),
        (6, 18, 0)
    );
    moves(&mut play, to(groups(&[3]), EAST));
    assert_eq!(
        (
            count(&play, &whole),
            count(&play, &of(1)),
            count(&play, &of(2))
        ),
        (0, 12, 6)
    );
    for order in Decision::UsMovement.legal(&play.table) {
        assert_eq!(Decision::UsMovement.check(&play.table, order), Ok(()));
    }
}

/// 6.33 in scenarios 1 to 4: there the task groups stay together, as their special rules say.
#[test]
fn r6_33_in_scenario_4_the_task_groups_stay_together() {
    assert!(Scenario::numbered(4).is_some_and(|it| it.number < FIRST_WITH_ALL_RULES));
    let mut play = fleet(&[(1, HOME), (2, HOME)], 1210, &[]);
    play.table.scenario = 4;
    assert_eq!(
        refused(&play, to(groups(&[1]), EAST)),
        ShipRefusal::NoParting
    );
    assert_eq!(Decision::UsMovement.legal(&play.table).len(), 7);
    moves(&mut play, Order::MoveTaskForce { to: EAST });
    assert!(!can_still_move(&play.table));
}

/// 6.36: missions on the map stay where they are, CAP in its box comes along with its task group.
#[test]
fn r6_36_cap_goes_with_its_task_group_and_missions_stay() {
    let mut play = fleet(&[(1, HOME), (2, HOME)], 1210, &[]);
    let mut fighters = AirUnitId::all().filter(|unit| unit.kind().is_fighter());
    let mut unit = || -> UnitSet { fighters.next().into_iter().collect() };
    let (patrol, mission) = (unit(), unit());
    let cap = CapId {
        group: TaskGroupId(2),
        place: 0,
    };
    play.happen(Event::Air(AirEvent::CapPlaced {
        what: cap,
        display: 1,
        units: patrol,
    }));
    let what = MissionId::intercept(2);
    play.happen(Event::Air(AirEvent::MissionPlaced {
        what,
        hex: HOME,
        units: mission,
        fuel: Fuel::points(9),
        from: None,
    }));
    moves(&mut play, to(groups(&[2]), EAST));
    assert!(play.table.has_us_aircraft(EAST), "the patrol is there");
    assert_eq!(play.table.cap(cap), Some(patrol));
    assert_eq!(play.table.mission(what).unwrap().hex, HOME);
}

/// 6.15: ships detached from the Battle Line are a task group with a place of its own; the Battle Line is where its
/// other ships are.
#[test]
fn r6_15_ships_of_the_battle_line_go_their_own_way_as_a_surface_group() {
    let mut play = fleet(&[(1, HOME), (7, HOME)], 1210, &[]);
    let ships = [ship("Iowa"), ship("CruDiv 6")].into_iter().collect();
    let order = Order::Detach { ships };
    assert_eq!(Decision::UsMovement.check(&play.table, order), Ok(()));
    crate::engine::fleet::detach(&mut play, ships);
    moves(&mut play, to(TaskGroupId(11).into(), WEST));
    assert_eq!(play.table.hex_of_ship(ship("Iowa")), Some(WEST));
    assert_eq!(play.table.hex_of_ship(ship("Alabama")), Some(HOME));
    // A surface group may land on an island's hex, and never becomes the Battle Line again.
    assert_eq!(play.table.groups_in(WEST), TaskGroupId(11).into());
    assert_eq!(
        play.table.group_of(ship("Iowa")),
        Some(TaskGroupId::SURFACE[0])
    );
}

/// 4.14, 6.33: a mission of several task groups has all of them for its base, one that others join too.
#[test]
fn r4_14_r6_33_a_mission_of_several_task_groups_has_each_for_its_base() {
    let mut play = fleet(&[(1, HOME), (2, HOME), (3, HOME)], 1210, &[]);
    let of = |carrier: &str| -> UnitSet {
        let units = AirUnitId::all().filter(|unit| unit.home().data().name == carrier);
        units.take(1).collect()
    };
    for deck in &mut play.table.decks {
        deck.ready = of(deck.carrier.data().name);
    }
    let what = MissionId::strike(1);
    let both = of("Hornet").with(of("Wasp"));
    crate::engine::fleet::launch_event(&play.table, what, both)
        .into_iter()
        .for_each(|event| play.happen(event));
    let bases = |play: &Play| play.table.mission(what).unwrap().bases();
    assert_eq!(bases(&play), groups(&[1, 2]));
    crate::engine::fleet::launch_event(&play.table, what, of("Lexington"))
        .into_iter()
        .for_each(|event| play.happen(event));
    assert_eq!(bases(&play), groups(&[1, 2, 3]));
    let recorded = play.events().iter().filter(|it| {
        matches!(&it.event, Event::Decks(DeckEvent::Launched { also_from, .. }) if !also_from.is_empty())
    });
    assert_eq!(recorded.count(), 1);
}

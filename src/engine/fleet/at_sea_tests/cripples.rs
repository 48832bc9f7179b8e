//! Crippled US ships: left behind, towed, overtaken (12.41-12.46).

use super::*;
use crate::engine::event::{LossEvent, UnitLoss};
use crate::engine::fleet::{AirUnitId, overtake};
use crate::engine::forces::LevelOne;
use crate::engine::ships::Condition;

/// 12.41: she stays with her task group as long as it keeps its hex, and is left behind when it moves.
#[test]
fn r12_41_a_crippled_ship_stays_when_her_task_group_moves() {
    for (name, hits) in [("Essex", 6), ("Cowpens", 4), ("Iowa", 15)] {
        let mut play = fleet(&[(4, HOME), (7, HOME)], 1210, &[1; 20]);
        hit(&mut play, name, hits);
        let she = ship(name);
        assert_eq!(play.table.condition(she), Condition::Crippled);
        assert_eq!(play.table.left_behind().count(), 0);
        let with = play.table.group_of(she);
        moves(&mut play, Order::MoveTaskForce { to: EAST });
        let left: Vec<_> = play.table.left_behind().collect();
        assert_eq!(left, [(she, HOME)]);
        assert_eq!(play.table.hex_of_ship(she), Some(HOME));
        assert_eq!(play.table.group_of(she), None);
        assert!(!play.table.ships_of(with.unwrap()).any(|it| it == she));
        assert!(!play.table.is_home(HOME), "she is no task group");
        assert_eq!(play.table.carriers_in(HOME).count(), 0);
    }
    // With one hit less she comes along.
    let mut play = fleet(&[(4, HOME)], 1210, &[1; 20]);
    hit(&mut play, "Essex", 5);
    moves(&mut play, Order::MoveTaskForce { to: EAST });
    assert_eq!(play.table.hex_of_ship(ship("Essex")), Some(EAST));
}

/// 12.41 is for the ships of a task group that moves, and for no other.
#[test]
fn r12_41_a_cripple_of_a_task_group_that_stays_is_with_it() {
    let mut play = fleet(&[(4, HOME), (1, HOME)], 1210, &[1; 20]);
    hit(&mut play, "Essex", 6);
    let order = Order::MoveTaskGroups {
        groups: groups(&[1]),
        to: EAST,
    };
    moves(&mut play, order);
    assert_eq!(play.table.left_behind().count(), 0);
    assert_eq!(
        play.table.group_of(ship("Essex")),
        Some(TaskGroupId(4)),
        "her own has kept its hex"
    );
}

/// 12.411: to leave ships with her is for games with rule 21. Without it she is left by herself: nobody is asked, no
/// order keeps another ship with her, and all others have sailed.
#[test]
fn r12_411_without_rule_21_nobody_stays_with_a_cripple() {
    let mut play = fleet(&[(4, HOME), (7, HOME)], 1210, &[1; 20]);
    hit(&mut play, "Essex", 6);
    let sailed: Vec<_> = [4, 7]
        .into_iter()
        .flat_map(|group| play.table.ships_of(TaskGroupId(group)).collect::<Vec<_>>())
        .filter(|it| *it != ship("Essex"))
        .collect();
    let choices = Decision::UsMovement.legal(&play.table);
    let moves_ships = |order: &Order| {
        matches!(
            order,
            Order::MoveTaskForce { .. } | Order::MoveTaskGroups { .. } | Order::GoOn
        )
    };
    assert!(choices.iter().all(moves_ships), "{choices:?}");
    moves(&mut play, Order::MoveTaskForce { to: EAST });
    let left: Vec<_> = play.table.left_behind().collect();
    assert_eq!(left, [(ship("Essex"), HOME)]);
    assert!(sailed.len() > 10);
    for other in sailed {
        assert_eq!(play.table.hex_of_ship(other), Some(EAST), "{other}");
    }
}

/// 12.42: towed one hex in every third turn, those that start at half past.
#[test]
fn r12_42_a_crippled_ship_is_towed_in_every_third_turn() {
    let mut turn = Turn::at(19, 530);
    for n in 0..18 {
        assert_eq!(turn.can_tow(), n % 3 == 0, "{turn}");
        turn = turn.next();
    }
    let essex = ship("Essex");
    let tow = Order::Tow {
        ship: essex,
        to: WEST,
    };
    let mut play = fleet(&[(4, HOME)], 1450, &[1; 20]);
    hit(&mut play, "Essex", 6);
    moves(&mut play, Order::MoveTaskForce { to: EAST });
    assert_eq!(refused(&play, tow), ShipRefusal::NoTowingNow);
    play.table.turn = Turn::at(19, 1330);
    play.table.markers.moved = TaskGroupSet::EMPTY;
    let far = Order::Tow {
        ship: essex,
        to: HexId::at(1115),
    };
    assert_eq!(
        refused(&play, far),
        ShipRefusal::TowOneHex {
            ship: essex,
            to: HexId::at(1115)
        }
    );
    assert!(Decision::UsMovement.legal(&play.table).contains(&tow));
    moves(&mut play, tow);
    assert_eq!(play.table.hex_of_ship(essex), Some(WEST));
    assert_eq!(
        refused(&play, tow),
        ShipRefusal::TowedAlready(essex),
        "once at a chit"
    );
    let sound = Order::Tow {
        ship: ship("Langley"),
        to: WEST,
    };
    assert_eq!(
        refused(&play, sound),
        ShipRefusal::NotCrippled(ship("Langley"))
    );
}

/// 12.41, 12.42: a group of cripples alone can only be towed; she leaves it then.
#[test]
fn r12_42_a_task_group_of_cripples_moves_in_tow() {
    let mut play = fleet(&[(7, HOME)], 1330, &[]);
    hit(&mut play, "Iowa", 15);
    let iowa = ship("Iowa");
    crate::engine::fleet::detach(&mut play, iowa_alone());
    let group = TaskGroupId::SURFACE[0];
    let order = Order::MoveTaskGroups {
        groups: group.into(),
        to: EAST,
    };
    assert_eq!(refused(&play, order), ShipRefusal::GroupCrippled(group));
    let mut alone = play.clone();
    alone.table.task_groups.retain(|it| it.id == group);
    assert_eq!(
        refused(&alone, Order::MoveTaskForce { to: EAST }),
        ShipRefusal::GroupCrippled(group),
        "Task Force 58 is no more than she is"
    );
    moves(
        &mut play,
        Order::Tow {
            ship: iowa,
            to: EAST,
        },
    );
    assert_eq!(play.table.hex_of_ship(iowa), Some(EAST));
    assert!(play.table.is_left_behind(iowa));
    assert!(play.table.groups_at_sea().all(|it| it.id != group));
}

fn iowa_alone() -> crate::engine::ships::ShipSet {
    [ship("Iowa")].into_iter().collect()
}

/// 6.34 with 12.42: a crippled carrier is towed into no island; a battleship may be.
#[test]
fn r6_34_a_crippled_carrier_is_towed_into_no_island() {
    let guam = HexId::at(1407);
    let beside = guam.neighbours().next().unwrap();
    let mut play = fleet(&[(4, beside), (7, beside)], 1330, &[1; 20]);
    hit(&mut play, "Essex", 6);
    hit(&mut play, "Iowa", 15);
    let tow = |name: &str| Order::Tow {
        ship: ship(name),
        to: guam,
    };
    assert_eq!(refused(&play, tow("Essex")), ShipRefusal::IslandHex(guam));
    let iowa = Decision::UsMovement.check(&play.table, tow("Iowa"));
    assert_eq!(iowa, Ok(()));
}

/// 12.46: a task group may enter a hex of crippled Japanese ships alone, and sinks them by it; they score as sunk.
#[test]
fn r12_46_a_task_group_sinks_the_crippled_ships_it_comes_upon() {
    let mut play = fleet(&[(1, HOME)], 1210, &[]);
    let cripple = force(&mut play, WEST, Intelligence::Level4Carriers, &["Zuiho"]);
    let closed = ShipRefusal::EnemyHex {
        force: cripple,
        hex: WEST,
    };
    let into = Order::MoveTaskForce { to: WEST };
    hit(&mut play, "Zuiho", 3);
    assert_eq!(refused(&play, into), closed, "she is not crippled yet");
    hit(&mut play, "Zuiho", 1);
    // Another ship in the hex that is not crippled closes it.
    let screen = force(
        &mut play,
        WEST,
        Intelligence::Level3Surface,
        &["Cruiser Force 1"],
    );
    assert_eq!(
        refused(&play, into),
        ShipRefusal::EnemyHex {
            force: screen,
            hex: WEST
        }
    );
    play.table.forces.pop();
    moves(&mut play, into);
    assert!(play.table.is_sunk(ship("Zuiho")));
    assert_eq!(play.table.force(cripple), None, "nothing of it is left");
    assert_eq!(
        crate::engine::victory::worth_of_hits(ship("Zuiho"), 5),
        15,
        "with hits to her capacity"
    );
    assert_eq!(
        crate::engine::victory::japanese_carrier(&play.table, ship("Zuiho")),
        15
    );
}

/// 12.46: a Japanese surface force that enters the hex of a crippled ship has sunk her, with all aboard; other
/// forces pass her by.
#[test]
fn r12_46_a_surface_force_sinks_the_cripple_it_comes_upon() {
    for (intelligence, sinks) in [
        (Intelligence::Level1(LevelOne::Surface), true),
        (Intelligence::Level3Surface, true),
        (Intelligence::Level0, false),
        (Intelligence::Level1(LevelOne::Carrier), false),
    ] {
        let mut play = fleet(&[(4, HOME)], 1210, &[1; 20]);
        hit(&mut play, "Essex", 6);
        let units = AirUnitId::all().filter(|unit| unit.home().data().name == "Essex");
        let units: Vec<AirUnitId> = units.take(2).collect();
        for deck in &mut play.table.decks {
            if deck.carrier.data().name == "Essex" {
                deck.hangar = units.iter().copied().collect();
            }
        }
        moves(&mut play, Order::MoveTaskForce { to: EAST });
        let force = force(&mut play, HOME, intelligence, &[]);
        overtake(&mut play, force);
        assert_eq!(play.table.is_sunk(ship("Essex")), sinks, "{intelligence:?}");
        let aboard = play.events().iter().filter(|it| {
            matches!(
                it.event,
                Event::Losses(LossEvent::Unit {
                    hex: HOME,
                    why: UnitLoss::Aboard,
                    ..
                })
            )
        });
        assert_eq!(aboard.count(), if sinks { 2 } else { 0 });
        // 15.1: units lost through damage to carriers count as lost in a task group's hex.
        assert!(play.table.lost.iter().all(|unit| unit.at_home));
    }
}

/// 12.46: the task group that she still sails with keeps the enemy out of her hex (7.24).
#[test]
fn r12_46_a_cripple_is_not_overtaken_beside_her_task_group() {
    let mut play = fleet(&[(4, HOME)], 1210, &[1; 20]);
    hit(&mut play, "Essex", 6);
    let force = force(&mut play, HOME, Intelligence::Level3Surface, &["Yamato"]);
    overtake(&mut play, force);
    assert!(!play.table.is_sunk(ship("Essex")));
}

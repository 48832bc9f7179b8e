//! The way home to task groups in several hexes (4.16, 4.22, 5.23, 8.28).

use super::*;
use crate::engine::event::DeckEvent;
use crate::engine::fleet::{
    AirUnitId, Fuel, Mission, MissionId, SearchAim, SearchId, UnitSet, check_flight, check_way,
    homes, nearest_home, search_home,
};
use crate::engine::map::Bearing;
use crate::engine::refusal::MovementRefusal;

const FAR_WEST: HexId = HexId::at(1118);

/// A strike of the first of these task groups and the others, in a hex.
fn strike(play: &mut Play, bases: &[u8], hex: HexId, spent: bool) -> Mission {
    let what = MissionId::strike(1);
    let unit: UnitSet = AirUnitId::all().last().into_iter().collect();
    play.happen(Event::Decks(DeckEvent::Launched {
        what,
        hex,
        units: unit,
        fuel: Fuel::points(9),
        base: TaskGroupId(bases[0]),
        also_from: groups(&bases[1..]),
    }));
    let mission = &mut play.table.missions[0];
    mission.spent = spent;
    mission.movement = crate::engine::fleet::Movement::Waiting;
    mission.clone()
}

fn may_fly(play: &Play, strike: &Mission, to: HexId) -> bool {
    check_way(&play.table, strike, to).is_ok()
}

/// 5.23, 6.33: a strike that must return flies home to any of the task groups that launched it, and to no other.
#[test]
fn r5_23_r6_33_a_strike_of_several_task_groups_comes_home_to_any_of_them() {
    let north = HexId::at(813);
    let south = HexId::at(1413);
    let at = HexId::at(1118);
    for (bases, north_open, south_open) in [
        (&[1][..], true, false),
        (&[2], false, true),
        (&[1, 2], true, true),
    ] {
        let mut play = fleet(&[(1, north), (2, south)], 1210, &[]);
        let strike = strike(&mut play, bases, at, true);
        let towards = |home: HexId| {
            let nearer = at.neighbours().find(|hex| {
                hex.distance(home) < at.distance(home)
                    && hex.distance(north) != hex.distance(south)
                    && hex.distance(if home == north { south } else { north })
                        >= at.distance(if home == north { south } else { north })
            });
            nearer.is_some_and(|hex| may_fly(&play, &strike, hex))
        };
        assert_eq!((towards(north), towards(south)), (north_open, south_open));
    }
}

/// 4.16: over its carriers it may go on to those of another task group, which may have room.
#[test]
fn r4_16_a_strike_that_is_home_may_go_on_to_other_carriers() {
    let mut play = fleet(
        &[(1, HOME), (2, HexId::at(1110)), (7, HexId::at(1116))],
        1210,
        &[],
    );
    let spent = strike(&mut play, &[1], HOME, true);
    assert!(may_fly(&play, &spent, EAST), "towards Task Group 58.2");
    assert!(!may_fly(&play, &spent, WEST), "the Battle Line has no deck");
    let away = Mission {
        hex: HexId::at(1114),
        ..spent
    };
    assert!(!may_fly(&play, &away, HexId::at(1115)));
    assert!(may_fly(&play, &away, HOME));
}

/// 4.22: the leash of two hexes is from each task group that launched it, and moves with it.
#[test]
fn r4_22_a_strike_keeps_within_two_hexes_of_a_task_group_that_launched_it() {
    let mut play = fleet(&[(1, HOME), (2, HexId::at(1117))], 1210, &[]);
    let waiting = strike(&mut play, &[1], HOME, false);
    assert!(may_fly(&play, &waiting, HexId::at(1115)));
    let out = Mission {
        hex: HexId::at(1115),
        ..waiting
    };
    assert!(!may_fly(&play, &out, HexId::at(1116)));
    let of_both = Mission {
        also_from: TaskGroupId(2).into(),
        ..out.clone()
    };
    assert!(may_fly(&play, &of_both, HexId::at(1116)));
    play.table.task_groups[0].hex = WEST;
    assert!(may_fly(&play, &out, HexId::at(1116)));
    assert!(check_flight(&play.table, &out, HexId::at(1116)).is_ok());
    play.table.task_groups[0].hex = EAST;
    assert_eq!(
        check_flight(&play.table, &out, HexId::at(1116)),
        Err(Refusal::Movement(MovementRefusal::StrikeNeedsATarget {
            mission: out.id,
            to: HexId::at(1116)
        }))
    );
}

/// 4.22, 4.16: a task group that has lost its carriers keeps no strike near it; those that will take it in do.
#[test]
fn r4_22_a_task_group_without_carriers_holds_no_strike_near_it() {
    let mut play = fleet(&[(1, HOME), (2, HexId::at(1117))], 1210, &[1; 60]);
    let out = Mission {
        hex: HexId::at(1115),
        ..strike(&mut play, &[1], HOME, false)
    };
    assert!(may_fly(&play, &out, HexId::at(1114)));
    for carrier in ["Hornet", "Yorktown", "Belleau Wood", "Bataan"] {
        hit(&mut play, carrier, 20);
    }
    assert!(!may_fly(&play, &out, HexId::at(1015)), "no deck there");
    assert!(may_fly(&play, &out, HexId::at(1116)), "Task Group 58.2's");
}

/// 4.16, 12.11: home is where carriers can still take planes, of its own task groups first.
#[test]
fn r4_16_home_is_where_carriers_can_take_planes() {
    let mut play = fleet(&[(4, HOME), (2, EAST), (1, FAR_WEST)], 1210, &[1; 40]);
    let four = groups(&[4]);
    assert_eq!(homes(&play.table, four), [HOME]);
    hit(&mut play, "Essex", 6);
    hit(&mut play, "Cowpens", 3);
    assert_eq!(homes(&play.table, four), [HOME], "Langley is sound");
    hit(&mut play, "Langley", 3);
    assert_eq!(homes(&play.table, four), [EAST, FAR_WEST]);
    assert_eq!(
        nearest_home(&play.table, four, HexId::at(1117)),
        Some(FAR_WEST)
    );
    assert_eq!(nearest_home(&play.table, four, HOME), Some(EAST));
}

/// 8.28: a search returns to the task group that launched it, wherever that has gone.
#[test]
fn r8_28_a_search_returns_to_its_own_task_group_among_several() {
    let mut play = fleet(&[(1, HOME), (2, HOME)], 1210, &[1; 40]);
    let aim = SearchAim::Standard(Bearing::clockwise(9));
    play.happen(Event::Searches(
        crate::engine::event::SearchEvent::Launched {
            what: SearchId(1),
            units: AirUnitId::all().take(1).collect(),
            hex: HOME,
            base: TaskGroupId(2),
            aim,
            max_radius: aim.max_radius(HOME),
        },
    ));
    moves(
        &mut play,
        Order::MoveTaskGroups {
            groups: groups(&[2]),
            to: EAST,
        },
    );
    let search = play.table.searches[0].clone();
    assert_eq!(search_home(&play.table, &search), EAST);
    assert_eq!(
        search.origin, HOME,
        "zones are measured from where it took off (8.281)"
    );
}

/// 4.14, 6.24: what takes off together takes off from one hex.
#[test]
fn r4_14_launches_of_several_hexes_are_listed_hex_by_hex() {
    let mut play = fleet(&[(1, HOME), (2, EAST)], 1210, &[]);
    for deck in &mut play.table.decks {
        let units = AirUnitId::all().filter(|unit| unit.home() == deck.carrier);
        deck.ready = units.take(1).collect();
    }
    let step = crate::engine::fleet::AirStep::Launch;
    let decision = Decision::AirOperations { step };
    let legal = decision.legal(&play.table);
    let together = legal.iter().filter_map(|order| match order {
        Order::Launch { units, .. } if units.len() > 1 => Some(*units),
        _ => None,
    });
    let mut hexes: Vec<_> = together
        .map(|units| {
            let mut carriers = units.iter().map(|unit| unit.home());
            carriers
                .next()
                .and_then(|carrier| play.table.hex_of(carrier))
        })
        .collect();
    hexes.dedup();
    assert_eq!(hexes, [Some(HOME), Some(EAST)]);
}

/// 6.41: without rule 22 nothing takes off at night, and no strike attacks; at dusk both may be done.
#[test]
fn r6_41_at_night_nothing_takes_off() {
    for (time, phase, open) in [
        (1730, 4, true),
        (1850, 3, true),
        (1850, 4, false),
        (2010, 1, false),
    ] {
        let mut play = fleet(&[(1, HOME)], time, &[]);
        play.table.phase = phase;
        let unit = AirUnitId::all().next().unwrap();
        play.table.decks[0].ready = unit.into();
        let decision = Decision::AirOperations {
            step: crate::engine::fleet::AirStep::Launch,
        };
        let order = Order::Launch {
            mission: MissionId::strike(1),
            units: unit.into(),
        };
        assert_eq!(
            decision.check(&play.table, order).is_ok(),
            open,
            "{time} {phase}"
        );
        let strike = strike(&mut play, &[1], WEST, false);
        let force = force(&mut play, WEST, Intelligence::Level3Surface, &["Yamato"]);
        let contact = Order::Contact {
            mission: strike.id,
            force,
        };
        assert_eq!(
            Decision::AirAttack.check(&play.table, contact).is_ok(),
            open
        );
    }
}

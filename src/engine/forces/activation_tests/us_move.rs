//! The US Move chit (3.22, 6.3).

use super::*;
use crate::engine::decision::Declined;
use crate::engine::event::SearchEvent;
use crate::engine::event::{AirEvent, RaidEvent};
use crate::engine::fleet::{AirUnitId, CapId, Fuel, MissionId, SearchAim, SearchId, UnitSet};
use crate::engine::forces::{RaidId, Service};
use crate::engine::map::Bearing;
use crate::engine::order::Order;
use crate::engine::scenario::FIRST_WITH_ALL_RULES;

/// 3.22, 6.32: the US Move chit lets the player move Task Force 58, which need not; a force's chit does not.
#[test]
fn r3_22_r6_32_the_us_move_chit_asks_for_the_move() {
    let home = HexId::at(1113);
    for (chit, asked) in [
        (ActivationChit::UsMove, true),
        (ActivationChit::Force(F), false),
        (ActivationChit::NoOp, false),
    ] {
        let mut play = with_task_force(force_in(HexId::at(1121), true, &[4]), home);
        play.table.cup = vec![chit];
        play.table.chits_a_phase = 1;
        let (mut activation, decision) = begin(&mut play);
        assert_eq!(decision == Some(Decision::UsMovement), asked, "{chit}");
        if asked {
            activation.answer(Order::GoOn, &mut play);
            assert!(matches!(activation.step(&mut play), Step::Done));
        }
        assert_eq!(play.table.task_groups[0].hex, home);
    }
}

const HOME: HexId = HexId::at(1113);

/// The US Move chit is drawn with all five task groups in their hex.
fn us_move_of_five_groups() -> Play {
    let mut play = force_in(HexId::at(1121), true, &[4]);
    for group in 1..=5 {
        play.happen(Event::Air(AirEvent::TaskGroupPlaced {
            what: TaskGroupId(group),
            hex: HOME,
        }));
    }
    play.table.cup = vec![ActivationChit::UsMove];
    play.table.chits_a_phase = 1;
    play
}

/// Answers the chit by a move, and says whether it asks again.
fn move_to(play: &mut Play, to: HexId) -> bool {
    let (mut activation, decision) = begin(play);
    let order = Order::MoveTaskForce { to };
    assert_eq!(decision.unwrap().check(&play.table, order), Ok(()));
    activation.answer(order, play);
    !matches!(activation.step(play), Step::Done)
}

/// 6.31, 6.32: the one counter stands for all its task groups, and one order moves it, once.
#[test]
fn r6_31_task_force_58_is_moved_by_one_order() {
    let mut play = us_move_of_five_groups();
    let to = HexId::at(1112);
    assert!(!move_to(&mut play, to), "the chit gives no other move");
    let moves: Vec<&ForceEvent> = play
        .events()
        .iter()
        .filter_map(|it| match &it.event {
            Event::Forces(moved @ ForceEvent::TaskForceMoved { .. }) => Some(moved),
            _ => None,
        })
        .collect();
    let moved = ForceEvent::TaskForceMoved {
        what: "Task Force 58",
        from: HOME,
        to,
    };
    assert_eq!(moves, [&moved]);
}

/// 6.33: none of the task groups is left behind, wherever it goes and if it goes nowhere.
#[test]
fn r6_33_every_task_group_goes_with_task_force_58() {
    let (_, decision) = begin(&mut us_move_of_five_groups());
    let orders = decision.unwrap().legal(&us_move_of_five_groups().table);
    assert_eq!(orders.len(), 7);
    for order in orders {
        let mut play = us_move_of_five_groups();
        begin(&mut play).0.answer(order, &mut play);
        let to = match order {
            Order::MoveTaskForce { to } => to,
            _ => HOME,
        };
        let at = play.table.task_groups.iter();
        let at: Vec<(u8, HexId)> = at.map(|group| (group.id.0, group.hex)).collect();
        assert_eq!(at, [1, 2, 3, 4, 5].map(|group| (group, to)));
    }
}

/// 6.36: CAP goes with the task force; missions, searches and raids on the map stay in their hexes.
#[test]
fn r6_36_cap_goes_with_the_task_force_and_what_is_on_the_map_stays() {
    let mut play = us_move_of_five_groups();
    let mut fighters = AirUnitId::all().filter(|unit| unit.kind().is_fighter());
    let mut unit = || -> UnitSet { fighters.next().into_iter().collect() };
    let cap = CapId {
        group: TaskGroupId(1),
        place: 0,
    };
    let patrol = unit();
    play.happen(Event::Air(AirEvent::CapPlaced {
        what: cap,
        display: 1,
        units: patrol,
    }));
    for what in [MissionId::strike(1), MissionId::intercept(2)] {
        play.happen(Event::Air(AirEvent::MissionPlaced {
            what,
            hex: HOME,
            units: unit(),
            fuel: Fuel::points(9),
            from: None,
        }));
    }
    let aim = SearchAim::Standard(Bearing::clockwise(9));
    play.happen(Event::Searches(SearchEvent::Launched {
        what: SearchId(1),
        units: unit(),
        hex: HOME,
        base: TaskGroupId(1),
        aim,
        max_radius: aim.max_radius(HOME),
    }));
    play.happen(Event::Raids(RaidEvent::Placed {
        what: RaidId(1),
        hex: HOME,
        points: 4,
        source: HexId::at(1121),
        target: TaskGroupId(1).into(),
        wave: 1,
        service: Service::Naval,
        by: None,
    }));
    move_to(&mut play, HexId::at(1112));
    let table = &play.table;
    assert_eq!(table.cap(cap), Some(patrol));
    assert_eq!(table.task_group(cap.group).unwrap().hex, HexId::at(1112));
    assert!(table.missions.iter().all(|mission| mission.hex == HOME));
    assert_eq!((table.missions.len(), table.searches[0].hex), (2, HOME));
    assert_eq!(table.raids[0].hex, HOME);
}

/// 6.32, 6.33: by the whole rules the chit is for every task group, once each, and the player says when the others
/// stay.
#[test]
fn r6_32_r6_33_the_chit_asks_until_every_task_group_has_moved_or_stays() {
    for stays in [false, true] {
        let mut play = us_move_of_five_groups();
        play.table.scenario = FIRST_WITH_ALL_RULES;
        let (mut activation, decision) = begin(&mut play);
        let moves = |groups: &[u8]| Order::MoveTaskGroups {
            groups: groups.iter().copied().map(TaskGroupId).collect(),
            to: HexId::at(1112),
        };
        assert_eq!(decision, Some(Decision::UsMovement));
        assert_eq!(
            decision.and_then(|it| it.declined(&play.table, Order::GoOn)),
            Some(Declined::Move)
        );
        activation.answer(moves(&[2, 3]), &mut play);
        let again = activation.step(&mut play);
        assert!(matches!(again, Step::Ask(Decision::UsMovement)));
        let declined = Decision::UsMovement.declined(&play.table, Order::GoOn);
        assert_eq!(declined, None, "some have moved");
        // Counter 5 has no ships: it is nowhere, and does not move.
        activation.answer(if stays { Order::GoOn } else { moves(&[1, 4]) }, &mut play);
        assert!(matches!(activation.step(&mut play), Step::Done));
        let there = play.table.groups_in(HexId::at(1112)).len();
        assert_eq!(there, if stays { 2 } else { 4 });
        let idle = |event: &Event| matches!(event, Event::Forces(ForceEvent::ChitIdle { .. }));
        assert!(!play.events().iter().any(|it| idle(&it.event)));
    }
}

//! The US Move chit (3.22, 6.3).

use super::*;
use crate::engine::event::SearchEvent;
use crate::engine::event::{AirEvent, RaidEvent};
use crate::engine::fleet::{AirUnitId, CapId, Fuel, MissionId, SearchAim, SearchId, UnitSet};
use crate::engine::forces::{RaidId, Service};
use crate::engine::map::Bearing;
use crate::engine::order::Order;

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

/// 6.31, 6.33, 6.34, 6.36: Task Force 58 moves one hex as a whole, none of its groups is left behind; CAP goes with it,
/// missions, searches and raids on the map stay in their hexes.
#[test]
fn r6_31_r6_33_r6_36_the_task_force_moves_whole_and_missions_stay() {
    let (home, to) = (HexId::at(1113), HexId::at(1112));
    let mut play = force_in(HexId::at(1121), true, &[4]);
    for group in 1..=5 {
        play.happen(Event::Air(AirEvent::TaskGroupPlaced {
            what: TaskGroupId(group),
            hex: home,
        }));
    }
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
            hex: home,
            units: unit(),
            fuel: Fuel::points(9),
            from: None,
        }));
    }
    let aim = SearchAim::Standard(Bearing::clockwise(9));
    play.happen(Event::Searches(SearchEvent::Launched {
        what: SearchId(1),
        units: unit(),
        hex: home,
        base: TaskGroupId(1),
        aim,
        max_radius: aim.max_radius(home),
    }));
    play.happen(Event::Raids(RaidEvent::Placed {
        what: RaidId(1),
        hex: home,
        points: 4,
        source: HexId::at(1121),
        target: TaskGroupId(1),
        wave: 1,
        service: Service::Naval,
    }));
    play.table.cup = vec![ActivationChit::UsMove];
    play.table.chits_a_phase = 1;
    let (mut activation, decision) = begin(&mut play);
    let order = Order::MoveTaskForce { to };
    assert_eq!(decision.unwrap().check(&play.table, order), Ok(()));
    activation.answer(order, &mut play);
    let table = &play.table;
    assert_eq!(table.task_groups.len(), 5);
    assert!(table.task_groups.iter().all(|group| group.hex == to));
    assert_eq!(table.cap(cap), Some(patrol));
    assert!(table.missions.iter().all(|mission| mission.hex == home));
    assert_eq!((table.missions.len(), table.searches[0].hex), (2, home));
    assert_eq!(table.raids[0].hex, home);
    // The move is made: the chit gives no other.
    assert!(matches!(activation.step(&mut play), Step::Done));
}

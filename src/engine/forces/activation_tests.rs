//! Activation, movement and the fading of contact, on tables made for them (3.2, 7.2, 8.14, 19.2).

use std::str::FromStr;

use super::activation::Activation;
use super::force_movement::move_force;
use crate::engine::clock::Turn;
use crate::engine::decision::Decision;
use crate::engine::dice::Dice;
use crate::engine::event::{Event, ForceEvent, SearchEvent};
use crate::engine::fleet::{
    AirUnitId, CapId, Fuel, MissionId, SearchAim, SearchId, TaskGroupId, UnitSet,
};
use crate::engine::forces::{
    ActivationChit, Detection, Force, ForceId, Intelligence, LevelOne, RaidId, Service, fill_of_cup,
};
use crate::engine::map::{Bearing, Direction, HexId, ISLANDS, Zone};
use crate::engine::order::Order;
use crate::engine::play::Play;
use crate::engine::procedure::Step;
use crate::engine::table::Table;

const F: ForceId = ForceId('F');
const G: ForceId = ForceId('G');

/// Force F in a hex, with these dice.
fn force_in(hex: HexId, retiring: bool, dice: &[u8]) -> Play {
    let mut table = Table::new(Turn::at(20, 530));
    table.forces.push(Force {
        retiring,
        ..Force::unseen(F, hex)
    });
    Play {
        table,
        dice: Dice::script(dice),
        events: Vec::new(),
    }
}

fn with_task_force(mut play: Play, hex: HexId) -> Play {
    play.happen(Event::TaskGroupPlaced {
        what: TaskGroupId(1),
        hex,
    });
    play
}

fn hex_of(play: &Play, force: ForceId) -> Option<HexId> {
    play.table.force(force).map(|force| force.hex)
}

/// Where force F goes by a number of the compass; of several hexes the first.
fn moved(mut play: Play, arm: u8) -> Option<HexId> {
    move_force(&mut play, F, arm);
    hex_of(&play, F)
}

fn compass(hex: HexId, arm: u8) -> Direction {
    Zone::of(hex).compass()[usize::from(arm) - 1]
}

/// Carries an Activation Segment out, as far as nobody is asked.
fn activate(play: &mut Play) {
    begin(play);
}

/// The same, with the question.
fn begin(play: &mut Play) -> (Activation, Option<Decision>) {
    let mut activation = Activation::default();
    loop {
        match activation.step(play) {
            Step::Again => {}
            Step::Ask(decision) => return (activation, Some(decision)),
            _ => return (activation, None),
        }
    }
}

/// 7.22: mission movement goes one hex along the compass of the zone; the retiring force the other way (7.21(1),
/// 19.2).
#[test]
fn r7_21_r7_22_r19_2_a_force_moves_along_its_compass_or_the_other_way() {
    for hex in [HexId::at(1119), HexId::at(518), HexId::at(1222)] {
        for arm in 1..=10 {
            let way = compass(hex, arm);
            assert_eq!(moved(force_in(hex, false, &[]), arm), hex.neighbour(way));
            let back = hex.neighbour(way.opposite());
            assert_eq!(moved(force_in(hex, true, &[]), arm), back);
        }
    }
}

/// 7.222: at the edge a force moves along it, in the direction nearest to the one asked, and never leaves.
#[test]
fn r7_222_mission_movement_never_leads_off_the_map() {
    let mut turned = 0;
    for hex in HexId::all() {
        for arm in 1..=10 {
            let way = compass(hex, arm);
            if hex.neighbour(way).is_some() {
                continue;
            }
            let to = moved(force_in(hex, false, &[1, 1]), arm).expect("it stays on the map");
            let least = Direction::ALL
                .into_iter()
                .filter(|other| hex.neighbour(*other).is_some())
                .map(|other| other.turns_from(way))
                .min();
            let taken = Direction::ALL
                .into_iter()
                .find(|other| hex.neighbour(*other) == Some(to));
            assert_eq!(
                taken.map(|taken| taken.turns_from(way)),
                least,
                "{hex} {arm}"
            );
            turned += 1;
        }
    }
    assert!(turned > 20, "{turned}");
}

/// 7.222 with 19.2: a retiring force leaves the map by the west edge, and is not removed as a False Contact.
#[test]
fn r19_2_a_retiring_force_leaves_by_the_west_edge() {
    let mut left = 0;
    for hex in HexId::all().filter(|hex| hex.neighbour(Direction::W).is_none()) {
        for arm in 1..=10 {
            if compass(hex, arm).opposite() != Direction::W {
                continue;
            }
            let mut play = force_in(hex, true, &[]);
            move_force(&mut play, F, arm);
            assert_eq!(hex_of(&play, F), None, "{hex}");
            assert_eq!(play.table.left_the_map, [F]);
            left += 1;
        }
    }
    assert!(left > 0);
}

/// 19.2(1): within less than nine hexes of a task group it moves away from it, as nearly in its direction as it
/// can; at nine it follows its compass.
#[test]
fn r19_2_within_less_than_nine_hexes_a_retiring_force_moves_away() {
    let here = HexId::at(1117);
    for group in HexId::all() {
        let distance = group.distance(here);
        for arm in 1..=10 {
            if group == here || here.neighbour(compass(here, arm).opposite()) == Some(group) {
                continue;
            }
            let play = with_task_force(force_in(here, true, &[1, 1, 1]), group);
            let to = moved(play, arm).unwrap();
            let wanted = compass(here, arm).opposite();
            if distance >= 9 {
                assert_eq!(Some(to), here.neighbour(wanted));
                continue;
            }
            assert!(to.distance(group) > distance, "{group} {arm}");
            let turns = |direction: Direction| direction.turns_from(wanted);
            let farther = Direction::ALL.into_iter().filter(|direction| {
                let hex = here.neighbour(*direction);
                hex.is_some_and(|hex| hex.distance(group) > distance)
            });
            let taken = Direction::ALL
                .into_iter()
                .find(|direction| here.neighbour(*direction) == Some(to));
            assert_eq!(taken.map(turns), farther.map(turns).min());
        }
    }
}

/// 7.24 without rule 21: a move into a hex of US ships is not made.
#[test]
fn r7_24_no_force_enters_a_hex_of_us_ships() {
    let here = HexId::at(1119);
    for arm in 1..=10 {
        let us = here.neighbour(compass(here, arm)).unwrap();
        let play = with_task_force(force_in(here, false, &[]), us);
        assert_eq!(moved(play, arm), Some(here));
    }
}

/// 7.25: islands are no obstacle to a Japanese force.
#[test]
fn r7_25_a_force_enters_island_hexes() {
    let mut entered = 0;
    for island in ISLANDS {
        for hex in island.hex.neighbours() {
            for arm in 1..=10 {
                if hex.neighbour(compass(hex, arm)) == Some(island.hex) {
                    assert_eq!(moved(force_in(hex, false, &[]), arm), Some(island.hex));
                    entered += 1;
                }
            }
        }
    }
    assert!(entered > 0);
}

/// 3.23, 3.24 and the worked example: 14 forces and three other chits are 17; three No Op make 20, five a phase.
#[test]
fn r3_23_r3_24_fourteen_forces_and_three_others_are_twenty_chits_five_a_phase() {
    // No scenario has the chits of the submarines and of Guam yet: three of a kind stand for the three.
    let forces: Vec<ForceId> = ForceId::all().take(14).collect();
    let chits = fill_of_cup(forces, &[ActivationChit::UsMove; 3]);
    let number =
        |wanted: &dyn Fn(&ActivationChit) -> bool| chits.iter().filter(|chit| wanted(chit)).count();
    assert_eq!(number(&|chit| *chit == ActivationChit::NoOp), 3);
    assert_eq!(number(&|chit| matches!(chit, ActivationChit::Force(_))), 14);
    assert_eq!(chits.len(), 20);
    assert_eq!(super::chits_a_phase(chits.len()), 5);
    // A number that is divisible already gets none.
    let even = fill_of_cup(ForceId::all().take(7), &[ActivationChit::UsMove]);
    assert_eq!((even.len(), super::chits_a_phase(8)), (8, 2));
    assert!(!even.contains(&ActivationChit::NoOp));
}

/// 3.21, 7.221: the chits of a phase are drawn after one die for all mission movement, and act in the order drawn.
#[test]
fn r3_21_r7_221_chits_act_in_the_order_drawn_by_one_die() {
    // The compass 4; of F, G and No Op the second, then the first of the two left.
    let mut play = force_in(HexId::at(1119), true, &[4, 2, 1]);
    play.table.forces.push(Force::unseen(G, HexId::at(1121)));
    play.table.cup = vec![
        ActivationChit::Force(F),
        ActivationChit::Force(G),
        ActivationChit::NoOp,
    ];
    play.table.chits_a_phase = 2;
    activate(&mut play);
    let moves: Vec<ForceId> = play
        .events
        .iter()
        .filter_map(|it| match it.event {
            Event::Forces(ForceEvent::Moved { what, .. }) => Some(what),
            _ => None,
        })
        .collect();
    assert_eq!(moves, [G, F]);
    let dice = play
        .events
        .iter()
        .filter(|it| matches!(it.event, Event::Roll(_)));
    assert_eq!(dice.count(), 1);
    assert_eq!(play.table.cup, [ActivationChit::NoOp]);
}

/// 3.22, 3.2: a No Op chit activates nothing, and the chit of a force that is gone is one.
#[test]
fn r3_22_a_no_op_and_the_chit_of_a_removed_force_do_nothing() {
    let mut play = force_in(HexId::at(1119), true, &[4, 1]);
    play.table.cup = vec![ActivationChit::NoOp, ActivationChit::Force(G)];
    play.table.chits_a_phase = 2;
    activate(&mut play);
    assert_eq!(hex_of(&play, F), Some(HexId::at(1119)));
    let idle = |it: &&crate::engine::event::Happening| {
        matches!(it.event, Event::Forces(ForceEvent::ChitIdle { .. }))
    };
    assert_eq!(play.events.iter().filter(idle).count(), 1);
}

/// 8.14: Spotted, Located, Approximate Sighting, undetected: a step at each activation, before it moves.
#[test]
fn r8_14_contact_fades_by_a_step_at_each_activation() {
    use Detection::{ApproximateSighting, Located, Spotted, Undetected};
    let mut play = force_in(HexId::at(1119), true, &[1, 1, 1, 1]);
    for force in &mut play.table.forces {
        force.detection = Spotted;
    }
    play.table.chits_a_phase = 1;
    for expected in [Located, ApproximateSighting, Undetected, Undetected] {
        play.table.cup = vec![ActivationChit::Force(F)];
        play.table.drawn_chits.clear();
        activate(&mut play);
        assert_eq!(
            play.table.force(F).map(|force| force.detection),
            Some(expected)
        );
    }
    let names: Vec<&str> = play
        .events
        .iter()
        .filter_map(|it| match &it.event {
            Event::Detection { .. } => Some("fades"),
            Event::Forces(ForceEvent::Moved { .. }) => Some("moves"),
            _ => None,
        })
        .collect();
    assert_eq!(names[..2], ["fades", "moves"]);
}

/// 8.35: the US Advantage lasts until the force has completed its next activation.
#[test]
fn r8_35_the_advantage_is_gone_after_the_next_activation() {
    let mut play = force_in(HexId::at(1119), true, &[1]);
    for force in &mut play.table.forces {
        force.us_advantage = true;
    }
    play.table.cup = vec![ActivationChit::Force(F)];
    play.table.chits_a_phase = 1;
    activate(&mut play);
    assert!(!play.table.force(F).unwrap().us_advantage);
    let last = &play.events.last().unwrap().event;
    assert_eq!(
        *last,
        Event::Forces(ForceEvent::UsAdvantage {
            force: F,
            on: false
        })
    );
}

/// 7.53: both halves of a double force move and fade with the first of their chits; the second does nothing.
#[test]
fn r7_53_a_double_force_moves_once_with_the_first_of_its_chits() {
    let start = HexId::at(1119);
    let mut play = force_in(start, true, &[4, 1, 4]);
    play.table.forces[0].twin = Some(G);
    play.table.forces.push(Force {
        twin: Some(F),
        retiring: true,
        detection: Detection::Located,
        ..Force::unseen(G, start)
    });
    play.table.cup = vec![ActivationChit::Force(F), ActivationChit::Force(G)];
    play.table.chits_a_phase = 1;
    activate(&mut play);
    let after = start.neighbour(compass(start, 4).opposite());
    assert_eq!([hex_of(&play, F), hex_of(&play, G)], [after; 2]);
    let half = |play: &Play| play.table.force(G).unwrap().detection;
    assert_eq!(half(&play), Detection::ApproximateSighting);
    activate(&mut play);
    assert_eq!([hex_of(&play, F), hex_of(&play, G)], [after; 2]);
    assert_eq!(half(&play), Detection::ApproximateSighting);
}

/// 9.13, 19.1: a Level 4 force whose last carrier sinks is a surface force at its highest level, and retires; no
/// level is scored.
#[test]
fn r9_13_a_force_that_loses_all_its_carriers_is_a_surface_force() {
    use crate::engine::ships::ShipId;
    let mut play = force_in(HexId::at(1119), false, &[]);
    let ships = ["Zuikaku", "Junyo", "Nagato"].map(|name| ShipId::named(name).unwrap());
    play.table.forces[0].ships = ships.to_vec();
    play.table.forces[0].intelligence = Intelligence::CarrierShips;
    super::sink(&mut play, ships[0]);
    assert_eq!(
        play.table.forces[0].intelligence,
        Intelligence::CarrierShips
    );
    super::sink(&mut play, ships[1]);
    let force = &play.table.forces[0];
    assert_eq!(force.intelligence, Intelligence::SurfaceShips);
    assert!(force.retiring && force.ships == [ships[2]]);
    assert_eq!(
        (play.table.levels_reached, play.table.fully_known),
        ([0; 5], 0)
    );
    assert!(!force.intelligence.is_carrier_force());
    let told = play.events.last().unwrap().event.to_string();
    assert_eq!(
        told,
        "Force F has lost its last carrier: it is a surface force now."
    );
}

/// 7.21(5): what nobody knows is no carrier force; Level 1 Carrier is (7.21, 6).
#[test]
fn r7_21_only_carrier_chits_make_a_carrier_force() {
    let is = |chit| Intelligence::LevelOne(chit).is_carrier_force();
    assert!(!Intelligence::Rumour.is_carrier_force() && is(LevelOne::Carrier));
    for other in [
        LevelOne::Surface,
        LevelOne::Small,
        LevelOne::Medium,
        LevelOne::Large,
    ] {
        assert!(!is(other));
    }
}

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
        play.happen(Event::TaskGroupPlaced {
            what: TaskGroupId(group),
            hex: home,
        });
    }
    let mut fighters = AirUnitId::all().filter(|unit| unit.kind().is_fighter());
    let mut unit = || -> UnitSet { fighters.next().into_iter().collect() };
    let cap = CapId::from_str("CAP 58.1 A").unwrap();
    let patrol = unit();
    play.happen(Event::CapPlaced {
        what: cap,
        display: 1,
        units: patrol,
    });
    for what in [MissionId::strike(1), MissionId::intercept(2)] {
        play.happen(Event::MissionPlaced {
            what,
            hex: home,
            units: unit(),
            fuel: Fuel::points(9),
            from: None,
        });
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
    play.happen(Event::RaidPlaced {
        what: RaidId(1),
        hex: home,
        points: 4,
        source: HexId::at(1121),
        target: TaskGroupId(1),
        wave: 1,
        service: Service::Naval,
    });
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

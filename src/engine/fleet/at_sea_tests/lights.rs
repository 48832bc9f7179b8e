//! Landing at dusk and at night, and the lights (6.4).

use super::*;
use crate::engine::clock::Light;
use crate::engine::decision::Declined;
use crate::engine::event::{DeckEvent, Purpose};
use crate::engine::fleet::landing::land;
use crate::engine::fleet::{
    AirOperations, AirStep, AirUnitId, CarrierId, Fuel, LandingLight, MissionId, Movement,
    SearchAim, SearchId, UnitSet, safe_return_modifiers, something_to_do,
};
use crate::engine::forecast::illumination;
use crate::engine::map::Bearing;
use crate::engine::title::Step;

const LAND: Decision = Decision::AirOperations {
    step: AirStep::Land,
};

/// Task Groups 58.1 and 58.2, in these hexes, in a phase of a turn.
fn evening(hexes: [HexId; 2], time: u16, phase: u8, dice: &[u8]) -> Play {
    let mut play = fleet(&[(1, hexes[0]), (2, hexes[1])], time, dice);
    play.table.phase = phase;
    play
}

/// A mission of one unit of Hornet over a hex, with so much fuel.
fn above(play: &mut Play, hex: HexId, fuel: i8) -> (AirUnitId, CarrierId) {
    let hornet = CarrierId::all()
        .find(|it| it.data().name == "Hornet")
        .unwrap();
    let unit = AirUnitId::all().find(|unit| unit.home() == hornet).unwrap();
    play.happen(Event::Decks(DeckEvent::Launched {
        what: MissionId::strike(1),
        hex,
        units: unit.into(),
        fuel: Fuel::points(0),
        base: TaskGroupId(1),
        also_from: TaskGroupSet::EMPTY,
    }));
    let mission = &mut play.table.missions[0];
    mission.fuel = Fuel::points(fuel.max(0)).spend(-fuel.min(0));
    mission.movement = Movement::Flew(1);
    (unit, hornet)
}

fn on(hex: HexId) -> Order {
    Order::TurnOnLights { hex }
}

fn turn_on(play: &mut Play, hex: HexId) {
    assert_eq!(LAND.check(&play.table, on(hex)), Ok(()));
    AirOperations::new().answer(on(hex), play);
}

fn reasons(fuel: i8, light: Light, lit: bool) -> Option<Vec<(&'static str, i8)>> {
    let fuel = Fuel::points(fuel.max(0)).spend(-fuel.min(0));
    let applied = safe_return_modifiers(fuel, LandingLight { light, lit })?;
    Some(applied.iter().map(|it| (it.reason, it.value)).collect())
}

/// 6.432: in a lit hex only units that are fuel critical roll, by night with a modifier of their own.
#[test]
fn r6_432_in_a_lit_hex_only_fuel_critical_units_roll() {
    let critical = ("current value of the Fuel Critical marker", 2);
    for light in [Light::Day, Light::Dusk, Light::Night] {
        assert_eq!(reasons(5, light, true), None, "{light}");
    }
    assert_eq!(reasons(-1, Light::Day, true), Some(vec![critical]));
    assert_eq!(reasons(-1, Light::Dusk, true), Some(vec![critical]));
    assert_eq!(
        reasons(-1, Light::Night, true),
        Some(vec![critical, ("night, hex illuminated", 1)])
    );
    assert_eq!(
        reasons(-1, Light::Night, false),
        Some(vec![critical, ("night, hex not illuminated", 3)])
    );
}

/// 6.42, 6.432, 4.451: the same units on dark decks and on lit ones; a 9 at dusk and a 7 at night are lost in the dark.
#[test]
fn r6_42_r6_432_lights_bring_home_those_the_dark_would_take() {
    for (phase, die) in [(2, 9), (4, 7)] {
        for lit in [false, true] {
            let dice: &[u8] = if lit { &[] } else { &[die] };
            let mut play = evening([HOME, HOME], 1850, phase, dice);
            let (unit, carrier) = above(&mut play, HOME, 5);
            if lit {
                turn_on(&mut play, HOME);
            }
            land(&mut play, unit, carrier);
            assert_eq!(play.table.lost.len(), usize::from(!lit), "phase {phase}");
            assert_eq!(play.table.aboard(unit).is_some(), lit);
        }
    }
}

/// 4.451: fuel critical, with the lights on at night: 2 for the marker's box and 1 for the night.
#[test]
fn r4_451_lights_do_not_spare_the_fuel_critical_their_roll() {
    for (die, lost) in [(6, 0), (7, 1)] {
        let mut play = evening([HOME, HOME], 2010, 1, &[die]);
        let (unit, carrier) = above(&mut play, HOME, -1);
        turn_on(&mut play, HOME);
        land(&mut play, unit, carrier);
        assert_eq!(play.table.lost.len(), lost, "{die} and 3");
    }
}

/// 6.42, 6.432: searches too; they are never fuel critical, and in a lit hex they do not roll.
#[test]
fn r6_432_searches_land_by_the_lights_without_a_roll() {
    for lit in [false, true] {
        let dice: &[u8] = if lit { &[] } else { &[9] };
        let mut play = evening([HOME, HOME], 1850, 2, dice);
        let aim = SearchAim::Standard(Bearing::clockwise(9));
        let hornet = CarrierId::all()
            .find(|it| it.data().name == "Hornet")
            .unwrap();
        let unit = AirUnitId::all().find(|unit| unit.home() == hornet).unwrap();
        play.happen(Event::Searches(
            crate::engine::event::SearchEvent::Launched {
                what: SearchId(1),
                units: unit.into(),
                hex: HOME,
                base: TaskGroupId(1),
                aim,
                max_radius: aim.max_radius(HOME),
            },
        ));
        if lit {
            turn_on(&mut play, HOME);
        }
        crate::engine::fleet::search::land(&mut play, SearchId(1), unit, hornet);
        assert_eq!(play.table.lost.len(), usize::from(!lit));
    }
}

/// 6.43, 6.431: lights of one task group are those of all in its hex, and of no other hex.
#[test]
fn r6_431_lights_are_on_for_every_task_group_of_the_hex() {
    let mut play = evening([HOME, EAST], 1850, 4, &[]);
    assert!(!play.table.is_lit(HOME));
    turn_on(&mut play, HOME);
    assert!(play.table.is_lit(HOME) && !play.table.is_lit(EAST));
    assert_eq!(
        LAND.check(&play.table, on(HOME)),
        Err(Refusal::Ships(ShipRefusal::LitAlready(HOME)))
    );
    assert_eq!(
        LAND.check(&play.table, on(WEST)),
        Err(Refusal::Ships(ShipRefusal::NobodyToLight(WEST)))
    );
    let mut play = evening([HOME, HOME], 1850, 4, &[]);
    turn_on(&mut play, HOME);
    assert_eq!(play.table.markers.lit, groups(&[1, 2]));
}

/// 6.43: light belongs to the ships: it moves with them, and lights whoever is in their hex.
#[test]
fn r6_43_light_moves_with_the_ships() {
    let mut play = evening([HOME, EAST], 2010, 1, &[]);
    turn_on(&mut play, HOME);
    moves(
        &mut play,
        Order::MoveTaskGroups {
            groups: groups(&[1]),
            to: EAST,
        },
    );
    assert!(play.table.is_lit(EAST) && !play.table.is_lit(HOME));
    assert_eq!(play.table.lit_hexes(), [EAST]);
}

/// 6.43: in any step of a US Air Operations Segment, by day too; at no other question.
#[test]
fn r6_43_lights_are_turned_on_in_us_air_operations() {
    for (time, phase) in [(1210, 1), (1850, 2), (2010, 3)] {
        let play = evening([HOME, HOME], time, phase, &[]);
        for step in AirStep::ALL {
            let decision = Decision::AirOperations { step };
            assert_eq!(decision.check(&play.table, on(HOME)), Ok(()));
            let listed = decision.legal(&play.table).contains(&on(HOME));
            assert_eq!(listed, time > 1210, "by day they help nobody");
        }
        for other in [
            Decision::AirMovement,
            Decision::UsMovement,
            Decision::AirAttack,
            Decision::Lights,
        ] {
            assert_eq!(other.check(&play.table, on(HOME)), Err(Refusal::NotAsked));
        }
    }
    let mut play = evening([HOME, HOME], 1850, 2, &[]);
    play.table.scenario = 4;
    assert_eq!(
        LAND.check(&play.table, on(HOME)),
        Err(Refusal::Ships(ShipRefusal::NoLights))
    );
    assert!(!LAND.legal(&play.table).contains(&on(HOME)));
}

/// 6.43: with planes in the air in the dark the player is asked in every segment, though nothing else can be done;
/// by day and with nobody aloft he is not.
#[test]
fn r6_43_the_lights_are_asked_about_while_planes_are_out_in_the_dark() {
    for (phase, aloft, asked) in [(1, true, false), (2, true, true), (2, false, false)] {
        let mut play = evening([HOME, HOME], 1850, phase, &[]);
        if aloft {
            above(&mut play, WEST, 9);
        }
        let mut operations = AirOperations::new();
        let decision = loop {
            match operations.step(&mut play) {
                Step::Ask(decision) => break Some(decision),
                Step::Again => {}
                _ => break None,
            }
        };
        assert_eq!(decision, asked.then_some(LAND), "phase {phase}");
        if asked {
            let declined = LAND.declined(&play.table, Order::GoOn);
            assert_eq!(declined, Some(Declined::Lights));
            operations.answer(on(HOME), &mut play);
            assert!(!something_to_do(&play.table, AirStep::Land), "it is lit");
            assert!(matches!(operations.step(&mut play), Step::Again));
        }
    }
}

/// 4.33, 4.16: each task group has a CAP box of its own, in its own hex.
#[test]
fn r4_33_each_task_group_has_its_own_cap_wherever_it_is() {
    let mut play = evening([HOME, EAST], 1210, 1, &[]);
    let mut fighters = AirUnitId::all().filter(|unit| unit.kind().is_fighter());
    for group in [1, 2] {
        for place in 0..2 {
            let number = if place == 0 { 2 } else { 1 };
            let units: UnitSet = fighters.by_ref().take(number).collect();
            let group = TaskGroupId(group);
            play.happen(Event::Air(AirEvent::CapPlaced {
                what: crate::engine::fleet::CapId { group, place },
                display: 2 * group.0 + place,
                units,
            }));
        }
    }
    for group in &play.table.task_groups {
        assert_eq!((group.on_patrol(), group.room_for_cap(1)), (3, None));
    }
    assert!(play.table.has_us_aircraft(HOME) && play.table.has_us_aircraft(EAST));
    assert!(!play.table.has_us_aircraft(WEST));
}

/// What lights save and risk, read off the charts: at night 4 in 10 are lost without, none with; a submarine hits in
/// 30 cases of 100 and sinks in 3.
#[test]
fn what_the_lights_would_do_is_read_off_the_charts() {
    let mut play = evening([HOME, EAST], 1850, 4, &[]);
    above(&mut play, HOME, 5);
    let lights = illumination(&play.table, HOME);
    assert_eq!(
        (lights.units, lights.lost_dark, lights.lost_lit),
        (1, 40, 0)
    );
    assert_eq!((lights.hit_in_hundred, lights.sunk_in_hundred), (30, 3));
    assert!(!lights.pays(), "a unit is a quarter of a point");
    // A CV: 21 cases of light damage (5), 6 of three hits (5), 3 sunk (35); a CVL: 21 of 5, 6 of 10, 3 of 25.
    let (cv, cvl) = (27 * 5 + 3 * 35, 21 * 5 + 6 * 10 + 3 * 25);
    let (fleet_carriers, light_carriers) = (2, 2);
    let all = fleet_carriers * cv + light_carriers * cvl;
    assert_eq!(lights.danger, all / (fleet_carriers + light_carriers));
    assert_eq!(illumination(&play.table, EAST).units, 0);
    // A quarter of 40 hundredths.
    assert_eq!(lights.points_dark(), 10);
    assert_eq!(lights.points_lit(), lights.danger);
}

/// 14.24: a carrier that was left behind in the hex is hit as well as another. Essex is crippled by six hits of eight,
/// for which 15 points are lost already: of a hundred cases two hits sink her in 9, three in 6 and the die itself in 3,
/// for 20 points more.
#[test]
fn r14_24_the_lights_bring_submarines_to_a_carrier_left_behind_too() {
    let mut play = fleet(&[(4, HOME)], 1210, &[1; 20]);
    hit(&mut play, "Essex", 6);
    moves(&mut play, Order::MoveTaskForce { to: EAST });
    assert!(play.table.is_left_behind(ship("Essex")));
    play.happen(Event::Air(AirEvent::TaskGroupPlaced {
        what: TaskGroupId(1),
        hex: HOME,
    }));
    let (essex, others) = ((9 + 6 + 3) * 20, 4 * 240);
    assert_eq!(illumination(&play.table, HOME).danger, (others + essex) / 5);
}

/// A die of a landing is for its unit.
#[test]
fn r6_42_each_unit_rolls_for_itself() {
    let mut play = evening([HOME, HOME], 1850, 3, &[1]);
    let (unit, carrier) = above(&mut play, HOME, 5);
    land(&mut play, unit, carrier);
    let rolled = play.events().iter().filter(
        |it| matches!(&it.event, Event::Roll(roll) if roll.purpose == Purpose::Landing(unit)),
    );
    assert_eq!(rolled.count(), 1);
}

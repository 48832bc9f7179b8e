//! US air mission movement and its fuel (4.4).

mod fuel_critical;

use crate::common::*;
use carrier_battle::engine::MissionRefusal;
use carrier_battle::engine::MovementRefusal;
use carrier_battle::engine::fleet::{Fuel, HEXES_A_SEGMENT, Movement};
use carrier_battle::engine::{
    AirEvent, Decision, Event, FUEL_OF_COMBAT, FuelUse, Game, MoveReason, Order, Refusal, Scenario,
    Turn,
};

/// One intercept mission of two units, and a raid of four points in turn 4, phase 3: by then the
/// mission has held its hex fourteen times.
static LATE_RAID: Scenario =
    like_scenario_1(Turn::at(19, 530), 7, aloft(&[2]), &[raid_of(4, 4, 3)]);

fn fuel(game: &Game, name: &str) -> Fuel {
    mission(game, name).fuel
}

fn spent(name: &str, spent: u8, left: i8, why: FuelUse) -> Event {
    Event::Air(AirEvent::Fuel {
        mission: named(name),
        spent,
        left: Fuel::points(left),
        why,
    })
}

/// 4.41: every mission on the map moves, or holds, in every US Air Movement Segment, once.
#[test]
fn r4_41_every_mission_moves_or_holds_in_every_segment() {
    let mut game = scripted(&[5, 1]);
    play_all(
        &mut game,
        &[hold("Intercept 1"), fly("Intercept 2", "1111")],
    );
    for order in [hold("Intercept 1"), fly("Intercept 1", "1110")] {
        assert_eq!(
            refused(&mut game, order),
            Refusal::Movement(MovementRefusal::HadItsOrder(named("Intercept 1")))
        );
    }
    for order in [hold("Intercept 2"), fly("Intercept 2", "1112")] {
        assert_eq!(
            refused(&mut game, order),
            Refusal::Movement(MovementRefusal::HadItsOrder(named("Intercept 2")))
        );
    }
    // Who got no order keeps its hex; over carriers it pays for that after the landings (4.433).
    let ended = play(&mut game, Order::EndMovement);
    assert_eq!(
        ended[1],
        Event::Air(AirEvent::Held {
            what: named("Intercept 3")
        })
    );
    let landed = play(&mut game, Order::EndLanding);
    assert!(landed.contains(&spent("Intercept 3", 1, 15, FuelUse::Holding)));
    // The next segment moves them all again.
    pass_to(&mut game, 1, 2);
    assert!(
        game.table()
            .missions
            .iter()
            .all(|mission| mission.movement == Movement::Waiting)
    );
    assert_eq!(
        refused(&mut game, fly("Intercept 4", "1110")),
        Refusal::Missions(MissionRefusal::NoMission(named("Intercept 4")))
    );
}

/// 4.41: from hex to hex, over islands, raids and US ships alike.
#[test]
fn r4_41_islands_and_raids_do_not_affect_movement() {
    let mut table = task_force();
    with_raid(&mut table, "1110", 9);
    with_mission(&mut table, "Intercept 1", HOME, &["F6F 1"], 16);
    with_mission(&mut table, "Intercept 2", "1206", &["F6F 2"], 16); // over Rota
    let legal = Decision::AirMovement.legal(&table);
    let of = |name: &str| {
        let flies =
            |order: &&Order| matches!(order, Order::Fly { mission, .. } if *mission == named(name));
        legal.iter().filter(flies).count()
    };
    assert_eq!((of("Intercept 1"), of("Intercept 2")), (18, 18));
    // Through the raid's hex, into it, and onto Saipan's neighbour Tinian.
    for (name, to) in [
        ("Intercept 1", "1111"),
        ("Intercept 1", "1110"),
        ("Intercept 2", "1105"),
    ] {
        assert_eq!(Decision::AirMovement.check(&table, fly(name, to)), Ok(()));
    }
    // At the edge of the map only what lies on it.
    with_mission(&mut table, "Intercept 3", "0101", &["F6F 3"], 16);
    let legal = Decision::AirMovement.legal(&table);
    let there: Vec<&Order> = legal
        .iter()
        .filter(|order| order.to_string().starts_with("Intercept 3 flies"))
        .collect();
    let hexes = ["0102", "0201", "0202", "0103", "0203", "0301", "0302"];
    assert_eq!(there.len(), hexes.len());
    assert!(
        hexes
            .iter()
            .all(|to| there.contains(&&fly("Intercept 3", to))),
        "{there:?}"
    );
}

/// 4.43: movement, combat and landing are paid from the marker, each as it comes.
#[test]
fn r4_43_fuel_is_paid_for_movement_combat_and_landing() {
    // Range 1; second hex dear; escorts 2, and a fight without hits.
    let mut game = scripted(&[1, 10, 1, 1, 1, 1]);
    play_all(
        &mut game,
        &[fly("Intercept 1", "1011"), fly("Intercept 2", "1110")],
    );
    assert_eq!(fuel(&game, "Intercept 1"), Fuel::points(16 - 3));
    assert_eq!(fuel(&game, "Intercept 2"), Fuel::points(16 - 1));
    play_all(&mut game, &[Order::EndMovement, Order::EndLanding]);
    let fought = play_all(&mut game, &[engage("Intercept 2", 1), Order::Fight]);
    assert!(fought.contains(&spent("Intercept 2", 3, 12, FuelUse::Combat)));
    play(&mut game, divide(1));
    pass_to(&mut game, 1, 2);
    play_all(&mut game, &[fly("Intercept 2", HOME), Order::EndMovement]);
    assert_eq!(fuel(&game, "Intercept 2"), Fuel::points(11));
    // Landing costs the unit that lands; far from critical it does not show (see landing.rs).
    play(&mut game, land("F6F 4", "Hornet"));
    assert_eq!(fuel(&game, "Intercept 2"), Fuel::points(11));
}

/// 4.431: the first hex costs one point; keeping the hex costs one as well.
#[test]
fn r4_431_the_first_hex_or_holding_costs_one() {
    let mut game = scripted(&[5]);
    let flown = play(&mut game, fly("Intercept 1", "1010"));
    let moved = Event::Air(AirEvent::MissionMoved {
        what: named("Intercept 1"),
        from: hex(HOME),
        to: hex("1010"),
        hexes: 1,
        why: MoveReason::Ordered,
    });
    assert_eq!(
        flown[1..],
        [moved, spent("Intercept 1", 1, 15, FuelUse::FirstHex)]
    );
    // Away from carriers it is paid at once, over them after the landings (4.433).
    play(&mut game, hold("Intercept 2"));
    assert_eq!(fuel(&game, "Intercept 2"), Fuel::points(16));
    play_all(&mut game, &[Order::EndMovement, Order::EndLanding]);
    assert_eq!(fuel(&game, "Intercept 2"), Fuel::points(15));
    let held = play(&mut game, hold("Intercept 1"));
    let stays = Event::Air(AirEvent::Held {
        what: named("Intercept 1"),
    });
    assert_eq!(
        held[1..],
        [stays, spent("Intercept 1", 1, 14, FuelUse::Holding)]
    );
    assert_eq!(mission(&game, "Intercept 2").hex, hex(HOME));
    // Its own hex is no hex to fly to.
    assert_eq!(
        refused(&mut game, fly("Intercept 3", HOME)),
        Refusal::Movement(MovementRefusal::SameHex(named("Intercept 3")))
    );
}

/// 4.432: a second hex costs one more on 1-5 and two more on 6-10: two or three in all.
#[test]
fn r4_432_second_hex_costs_one_or_two() {
    for die in 1..=10 {
        let extra = if die <= 5 { 1 } else { 2 };
        let mut game = scripted(&[5, die]);
        let flown = play(&mut game, fly("Intercept 1", "1111"));
        assert_eq!(
            read(&flown),
            [(
                "second_hex_fuel",
                "extra fuel",
                die,
                die as i8,
                extra.to_string()
            )]
        );
        assert!(flown.contains(&spent(
            "Intercept 1",
            extra,
            15 - extra as i8,
            FuelUse::SecondHex
        )));
        assert_eq!(
            fuel(&game, "Intercept 1"),
            Fuel::points(16 - 1 - extra as i8)
        );
        assert_eq!(mission(&game, "Intercept 1").hex, hex("1111"));
    }
}

/// 4.432: the second hex may be decided upon after the first; there is no third.
#[test]
fn r4_432_a_mission_flies_two_hexes_a_segment_at_most() {
    assert_eq!(HEXES_A_SEGMENT, 2);
    let mut game = scripted(&[5, 6]);
    let too_far = |most, to: &str, distance| {
        Refusal::Movement(MovementRefusal::TooFar {
            mission: named("Intercept 1"),
            most,
            to: hex(to),
            distance,
        })
    };
    assert_eq!(
        refused(&mut game, fly("Intercept 1", "1112")),
        too_far(2, "1112", 3)
    );
    play_all(
        &mut game,
        &[fly("Intercept 1", "1110"), hold("Intercept 2")],
    );
    assert_eq!(
        refused(&mut game, fly("Intercept 1", "1112")),
        too_far(1, "1112", 2)
    );
    play(&mut game, fly("Intercept 1", "1109")); // back again
    assert_eq!(fuel(&game, "Intercept 1"), Fuel::points(13));
    assert_eq!(mission(&game, "Intercept 1").movement, Movement::Flew(2));
    assert_eq!(
        refused(&mut game, fly("Intercept 1", "1110")),
        Refusal::Movement(MovementRefusal::HadItsOrder(named("Intercept 1")))
    );
}

/// 4.434: interception costs three points, from a CAP mission's initial fuel too.
#[test]
fn r4_434_interception_costs_three() {
    assert_eq!(FUEL_OF_COMBAT, 3);
    // Range 2, so that the raid is overhead in phase 2; CAP fuel 12; escorts 2; no hits.
    let mut game = scripted(&[2, 5, 1, 1, 1, 1, 1, 1, 1, 5]);
    pass_to_interception(&mut game, 1, 2);
    let before = fuel(&game, "Intercept 1");
    play_all(
        &mut game,
        &[engage("Intercept 1", 1), engage("CAP 58.3", 1)],
    );
    assert_eq!(fuel(&game, "Intercept 1"), before); // declaring costs nothing
    // Both pay before the first die of the first fight (4.51), which is the escorts'.
    let first = play(&mut game, Order::Fight);
    let at = |wanted: Event| first.iter().position(|event| *event == wanted).unwrap();
    let escorts =
        |event: &Event| matches!(event, Event::Roll(roll) if roll.chart == "escort_fighters");
    let fight = first.iter().position(escorts).unwrap();
    assert!(at(spent("Intercept 1", 3, 14 - 3, FuelUse::Combat)) < fight);
    assert!(at(spent("Intercept 6", 3, 12 - 3, FuelUse::Combat)) < fight);
    play_all(&mut game, &[divide(1), divide(1)]);
    assert_eq!(fuel(&game, "Intercept 6"), Fuel::points(9));
}

/// 4.435: the US Fuel Expenditure Summary, line by line.
#[test]
fn r4_435_the_fuel_expenditure_summary() {
    let cost = |dice: &[u8], orders: &[Order]| {
        let mut game = scripted(dice);
        play_all(&mut game, orders);
        16 - i8::try_from(fuel(&game, "Intercept 1").left()).unwrap()
    };
    let held = [hold("Intercept 1"), Order::EndMovement, Order::EndLanding];
    assert_eq!(cost(&[5], &held), 1);
    assert_eq!(cost(&[5], &[fly("Intercept 1", "1110")]), 1);
    assert_eq!(cost(&[5, 5], &[fly("Intercept 1", "1111")]), 2);
    assert_eq!(cost(&[5, 6], &[fly("Intercept 1", "1111")]), 3);
    let fight = [
        fly("Intercept 1", "1110"),
        Order::EndMovement,
        Order::EndLanding,
        engage("Intercept 1", 1),
        Order::Fight,
    ];
    assert_eq!(cost(&[1, 1], &fight), 1 + 3);
}

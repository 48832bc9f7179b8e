//! Landing, safe return and deck crashes (4.433, 4.451-4.453, 6.42).

mod common;

use carrier_battle::engine::fleet::{
    AirUnitId, CarrierId, Fuel, Mission, Movement, deck_to_land_on, landing_fuel,
    safe_return_modifiers,
};
use carrier_battle::engine::{
    AirEvent, Decision, Deck, DeckEvent, DeckRefusal, Event, Game, Light, LossEvent, LostUnit,
    MissionRefusal, Order, Refusal, Scenario, ScoreEvent, Scored, Table, Turn, UnitLoss, Variant,
};
use common::*;

/// One intercept mission of three units and no raids, from dawn on.
static QUIET: Scenario = like_scenario_1(Turn::at(19, 530), 6, aloft(&[3]), &[]);
/// The same at the turn of dusk.
static EVENING: Scenario = like_scenario_1(Turn::at(19, 1850), 2, aloft(&[3]), &[]);

/// The mission of these scenarios.
const UNITS: [&str; 3] = ["F6F 1", "F6F 11", "F6F 21"];

const CRITICAL: &str = "current value of the Fuel Critical marker";
const CANNOT_PAY: &str = "cannot pay the landing fuel point";

/// A mission as it stands when it may land.
fn arrived(fuel: i8, movement: Movement) -> Mission {
    let mut table = task_force();
    let mission = with_mission(&mut table, "Intercept 1", HOME, &UNITS, fuel);
    Mission {
        movement,
        ..mission
    }
}

/// A game in which the mission is over its carriers, having flown in (fuel critical) with this fuel, or held:
/// then this is what it has once it has paid its point, by landing or by staying. Its dice are for the landing.
fn ready_to_land(fuel: i8, movement: Movement, options: &[Variant], dice: &[u8]) -> Game {
    let mut game = scripted_with(&QUIET, options, dice);
    let segments = u8::try_from(16 - fuel).unwrap();
    let place = |segment: u8| ((segment - 1) / 4 + 1, (segment - 1) % 4 + 1);
    let (turn, phase) = place(segments - 1);
    pass_to(&mut game, turn, phase);
    if movement == Movement::Held {
        play_all(
            &mut game,
            &[Order::EndMovement, Order::EndLanding, Order::EndMovement],
        );
    } else {
        // Fuel critical it flies one hex, and then there is nothing more to ask in the segment.
        play_all(
            &mut game,
            &[fly("Intercept 1", "1108"), fly("Intercept 1", HOME)],
        );
    }
    let owed = if movement == Movement::Held { 1 } else { 0 };
    assert_eq!(
        (game.decision(), mission(&game, "Intercept 1").fuel),
        (Some(Decision::Landing), Fuel::points(fuel + owed))
    );
    game
}

/// The modifiers of one landing unit, or nothing if it need not roll.
fn modifiers_of(mission: &Mission, light: Light) -> Option<Vec<(&'static str, i8)>> {
    let applied = safe_return_modifiers(mission, light)?;
    Some(
        applied
            .iter()
            .map(|applied| (applied.reason, applied.value))
            .collect(),
    )
}

/// 4.433: a mission that flew in pays one point more to land.
#[test]
fn r4_433_landing_costs_one_point_over_the_way_in() {
    for movement in [Movement::Flew(1), Movement::Flew(2)] {
        assert_eq!(landing_fuel(&arrived(9, movement)), (Fuel::points(8), true));
        assert_eq!(landing_fuel(&arrived(1, movement)), (Fuel::points(0), true));
        assert_eq!(
            landing_fuel(&arrived(0, movement)),
            (Fuel::points(-1), true)
        );
        assert_eq!(
            landing_fuel(&arrived(-5, movement)),
            (Fuel::points(-6), true)
        );
        // A point more would be box 7: it cannot be paid.
        assert_eq!(
            landing_fuel(&arrived(-6, movement)),
            (Fuel::points(-6), false)
        );
    }
}

/// 4.433: a mission that kept its hex pays one point in all, not two: its units pay it by landing.
#[test]
fn r4_433_a_mission_that_held_pays_its_hex_by_landing() {
    for fuel in [9, 1, 0, -3, -5] {
        assert_eq!(
            landing_fuel(&arrived(fuel, Movement::Held)),
            (Fuel::points(fuel - 1), true)
        );
    }
}

/// 4.454, 4.433: at box 6 a mission over its carriers may still land, with 6 and 2 added; what stays aloft is lost.
#[test]
fn r4_454_at_box_six_units_over_their_carriers_may_land_and_the_rest_are_lost() {
    let at_six = arrived(-6, Movement::Held);
    assert_eq!(landing_fuel(&at_six), (Fuel::points(-6), false));
    assert_eq!(
        modifiers_of(&at_six, Light::Day),
        Some(vec![(CRITICAL, 6), (CANNOT_PAY, 2)])
    );
    let mut game = ready_to_land(-7, Movement::Held, &[], &[1]);
    let safe = play(&mut game, land("F6F 1", "Hornet"));
    assert_eq!(
        read(&safe),
        [("safe_return", "result", 1, 9, "safe".into())]
    );
    let stayed = play(&mut game, Order::EndLanding);
    let lost = stayed.iter().filter(|event| {
        matches!(
            event,
            Event::Losses(LossEvent::Unit {
                why: UnitLoss::OutOfFuel,
                ..
            })
        )
    });
    assert_eq!(lost.count(), 2);
}

/// 4.433: some land, some stay aloft; those aloft keep the mission's fuel.
#[test]
fn r4_433_some_units_land_and_others_stay_aloft() {
    let mut game = ready_to_land(8, Movement::Held, &[], &[]);
    let landed = play(&mut game, land("F6F 11", "Wasp"));
    let event = Event::Decks(DeckEvent::Landed {
        carrier: named("Wasp"),
        unit: named("F6F 11"),
        from: named("Intercept 1"),
        // Its point for landing is paid.
        fuel: Fuel::points(8),
        to: Deck::Landing,
    });
    assert_eq!(landed[1..], [event]);
    assert_eq!(game.decision(), Some(Decision::Landing));
    play(&mut game, Order::EndLanding);
    let left = mission(&game, "Intercept 1");
    assert_eq!(
        (left.units, left.fuel),
        (units(&["F6F 1", "F6F 21"]), Fuel::points(8))
    );
    // All can land on one deck: scenario 1 has no limits.
    play_all(&mut game, &[Order::EndMovement, land("F6F 1", "Wasp")]);
    let last = play(&mut game, land("F6F 21", "Wasp"));
    assert!(last.contains(&Event::Air(AirEvent::MissionRemoved {
        what: named("Intercept 1")
    })));
}

/// 4.451: only fuel critical missions check; the others just land.
#[test]
fn r4_451_a_mission_with_fuel_lands_without_a_die() {
    let mut game = ready_to_land(1, Movement::Held, &[], &[]);
    let landed = play_all(&mut game, &UNITS.map(|unit| land(unit, "Hornet")));
    assert_eq!(rolls(&landed), []);
    assert_eq!(game.table().landed().len(), 3);
    assert_eq!(
        modifiers_of(&arrived(2, Movement::Flew(2)), Light::Day),
        None
    );
}

/// 4.451: the value of the Fuel Critical marker is added; the rulebook's case is box 5.
#[test]
fn r4_451_the_fuel_critical_marker_is_added_to_the_die() {
    for value in 0..=6 {
        let modifiers = modifiers_of(&arrived(1 - value, Movement::Held), Light::Day);
        assert_eq!(modifiers, Some(vec![(CRITICAL, value)]));
    }
    // The point for landing counts: flown in with one point left, it lands at Fuel Critical 0.
    assert_eq!(
        modifiers_of(&arrived(1, Movement::Flew(1)), Light::Day),
        Some(vec![(CRITICAL, 0)])
    );
    assert_eq!(
        modifiers_of(&arrived(-5, Movement::Flew(1)), Light::Day),
        Some(vec![(CRITICAL, 6)])
    );

    let mut game = ready_to_land(-5, Movement::Held, &[], &[4, 5]);
    let safe = play(&mut game, land("F6F 1", "Hornet"));
    assert_eq!(
        read(&safe),
        [("safe_return", "result", 4, 9, "safe".into())]
    );
    let lost = play(&mut game, land("F6F 11", "Hornet"));
    assert_eq!(
        read(&lost),
        [("safe_return", "result", 5, 10, "lost".into())]
    );
    assert_eq!(modifiers(&rolls(&lost)[0]), [(CRITICAL, 5)]);
}

/// 4.451, 4.433: who cannot pay the landing adds two more.
#[test]
fn r4_451_who_cannot_pay_adds_two() {
    let modifiers_at_six = modifiers_of(&arrived(-6, Movement::Flew(1)), Light::Day);
    assert_eq!(modifiers_at_six, Some(vec![(CRITICAL, 6), (CANNOT_PAY, 2)]));
    let mut game = ready_to_land(-6, Movement::Flew(1), &[], &[1, 2]);
    let safe = play(&mut game, land("F6F 1", "Hornet"));
    assert_eq!(
        read(&safe),
        [("safe_return", "result", 1, 9, "safe".into())]
    );
    let lost = play(&mut game, land("F6F 11", "Hornet"));
    assert_eq!(
        read(&lost),
        [("safe_return", "result", 2, 10, "lost".into())]
    );
}

/// 4.451: each unit rolls for itself; one that is lost scores as a unit lost.
#[test]
fn r4_451_each_unit_rolls_and_a_lost_one_is_gone() {
    let mut game = ready_to_land(0, Movement::Held, &[], &[10, 9, 10]);
    let lost = play(&mut game, land("F6F 1", "Hornet"));
    let gone = Event::Losses(LossEvent::Unit {
        what: named("F6F 1"),
        points: 1,
        mission: Some(named("Intercept 1")),
        search: None,
        carrier: Some(named("Hornet")),
        hex: hex(HOME),
        why: UnitLoss::Landing,
    });
    assert_eq!(
        lost[2..],
        [
            gone,
            Event::Score(ScoreEvent::Scored {
                vp: -2,
                why: Scored::UnitLost
            })
        ]
    );
    play(&mut game, land("F6F 11", "Hornet"));
    let last = play(&mut game, land("F6F 21", "Hornet"));
    assert!(last.contains(&Event::Air(AirEvent::MissionRemoved {
        what: named("Intercept 1")
    })));
    assert_eq!(game.table().landed(), [(named("F6F 11"), named("Hornet"))]);
    let lost = |unit: &str| LostUnit {
        unit: named(unit),
        hex: hex(HOME),
        at_home: true,
        why: UnitLoss::Landing,
    };
    assert_eq!(game.table().lost, [lost("F6F 1"), lost("F6F 21")]);
    assert_eq!(game.table().score, -4);
    // A safe landing costs nothing more, and nobody rolled for the deck: that is optional (4.452).
    assert_eq!(rolls(&events(game.events())).len(), 3);
}

/// 4.451: the checks come after all movement of the segment.
#[test]
fn r4_451_nobody_lands_before_all_have_moved() {
    let mut game = scripted(&[5]);
    assert_eq!(
        refused(&mut game, land("F6F 3", "Hornet")),
        Refusal::NotAsked
    );
    assert_eq!(refused(&mut game, Order::EndLanding), Refusal::NotAsked);
    play(&mut game, Order::EndMovement);
    assert_eq!(game.decision(), Some(Decision::Landing));
    for order in [
        hold("Intercept 1"),
        fly("Intercept 1", "1110"),
        place_cap("CAP 58.1"),
        Order::EndMovement,
        Order::Fight,
    ] {
        assert_eq!(refused(&mut game, order), Refusal::NotAsked);
    }
}

/// 4.451: where no mission is over carriers, landing is not asked.
#[test]
fn landing_is_asked_over_carriers_only() {
    let mut game = scripted_with(&QUIET, &[], &[]);
    play_all(&mut game, &[fly("Intercept 1", "1108"), Order::EndMovement]);
    assert_eq!(
        (game.decision(), game.table().phase),
        (Some(Decision::AirMovement), 2)
    );
}

/// 4.452: with the option, a unit lost landing rolls once more, and a 10 blocks the deck.
#[test]
fn r4_452_a_ten_for_a_lost_unit_blocks_the_deck() {
    let mut game = ready_to_land(
        0,
        Movement::Held,
        &[Variant::DeckCrashes],
        &[10, 9, 10, 10, 9, 1],
    );
    let clear = play(&mut game, land("F6F 1", "Hornet"));
    assert_eq!(
        read(&clear)[1],
        ("deck_crash", "result", 9, 9, "clear".into())
    );
    assert_eq!(game.table().blocked_decks, []);
    let crash = play(&mut game, land("F6F 11", "Hornet"));
    assert_eq!(
        read(&crash)[1],
        ("deck_crash", "result", 10, 10, "crash".into())
    );
    assert_eq!(
        crash.last(),
        Some(&Event::Decks(DeckEvent::Crash {
            carrier: named("Hornet")
        }))
    );
    assert_eq!(game.table().blocked_decks, [named("Hornet")]);
    // Nobody else lands there; on another deck they do.
    assert_eq!(
        refused(&mut game, land("F6F 21", "Hornet")),
        Refusal::Decks(DeckRefusal::DeckBlocked(named("Hornet")))
    );
    assert!(!game.legal().any(|order| order == land("F6F 21", "Hornet")));
    assert_eq!(
        game.legal()
            .filter(|order| matches!(order, Order::Land { .. }))
            .count(),
        14
    );
    let safe = play(&mut game, land("F6F 21", "Yorktown"));
    // 9: safe, so that no deck is checked; then the wreck is cleared at the end of the phase.
    assert_eq!(
        read(&safe),
        [
            ("safe_return", "result", 9, 9, "safe".into()),
            ("clear_deck_crash", "result", 1, 1, "cleared".into())
        ]
    );
}

/// 4.16, 4.452: by rote a unit lands at home, or on the next deck that is clear.
#[test]
fn r4_452_a_unit_lands_on_the_first_clear_deck() {
    let mut table = task_force();
    with_mission(&mut table, "Intercept 1", HOME, &UNITS, 9);
    let unit = named::<AirUnitId>("F6F 21");
    let home = unit.home();
    assert_eq!(deck_to_land_on(&table, unit), Ok(home));
    table.apply(&Event::Decks(DeckEvent::Crash { carrier: home }));
    let first = any_clear(&table, home);
    assert_eq!(deck_to_land_on(&table, unit), Ok(first));
    let decks: Vec<CarrierId> = table.carriers_in(hex(HOME)).collect();
    for carrier in decks.into_iter().filter(|carrier| *carrier != home) {
        table.apply(&Event::Decks(DeckEvent::Crash { carrier }));
    }
    assert_eq!(
        deck_to_land_on(&table, unit),
        Err(Refusal::Decks(DeckRefusal::DeckBlocked(home)))
    );
    let elsewhere = named::<AirUnitId>("F6F 2");
    assert_eq!(
        deck_to_land_on(&table, elsewhere),
        Err(Refusal::Missions(MissionRefusal::NotFlying(elsewhere)))
    );
    with_mission(&mut table, "Intercept 2", "1112", &["F6F 2"], 9);
    let refused = deck_to_land_on(&table, elsewhere);
    assert!(
        matches!(
            refused,
            Err(Refusal::Decks(DeckRefusal::CarrierElsewhere { .. }))
        ),
        "{refused:?}"
    );
}

fn any_clear(table: &Table, but: CarrierId) -> CarrierId {
    let mut decks = table.carriers_in(hex(HOME));
    decks.find(|carrier| *carrier != but).unwrap()
}

/// 4.453: at the end of each phase, that of the crash included, 1-7 clears the deck.
#[test]
fn r4_453_one_to_seven_clears_the_deck_at_the_end_of_the_phase() {
    for die in 1..=10 {
        let dice = [10, 10, die, 1];
        let mut game = ready_to_land(0, Movement::Held, &[Variant::DeckCrashes], &dice);
        let crash = play(&mut game, land("F6F 1", "Hornet"));
        assert!(crash.contains(&Event::Decks(DeckEvent::Crash {
            carrier: named("Hornet")
        })));
        let ended = play(&mut game, Order::EndLanding);
        let result = if die <= 7 { "cleared" } else { "stays" };
        assert_eq!(
            read(&ended),
            [("clear_deck_crash", "result", die, die as i8, result.into())]
        );
        assert_eq!(
            ended.contains(&Event::Decks(DeckEvent::Cleared {
                carrier: named("Hornet")
            })),
            die <= 7
        );
        assert_eq!(game.table().blocked_decks.is_empty(), die <= 7);
        if die > 7 {
            // The next phase: still blocked for landing, then the next try.
            play(&mut game, Order::EndMovement);
            assert_eq!(
                refused(&mut game, land("F6F 11", "Hornet")),
                Refusal::Decks(DeckRefusal::DeckBlocked(named("Hornet")))
            );
            let ended = play(&mut game, Order::EndLanding);
            assert_eq!(
                read(&ended),
                [("clear_deck_crash", "result", 1, 1, "cleared".into())]
            );
            assert_eq!(game.table().blocked_decks, []);
        }
    }
}

/// 4.453: the roll is made in the End of Action Phase, once for each marker.
#[test]
fn r4_453_each_marker_has_its_roll_at_the_end_of_the_phase() {
    let dice = [10, 10, 10, 10, 8, 7];
    let mut game = ready_to_land(0, Movement::Held, &[Variant::DeckCrashes], &dice);
    play_all(
        &mut game,
        &[land("F6F 1", "Hornet"), land("F6F 11", "Essex")],
    );
    assert_eq!(
        game.table().blocked_decks,
        [named("Hornet"), named("Essex")]
    );
    let mark = game.events().len();
    play(&mut game, Order::EndLanding);
    let happened = &game.events()[mark..];
    let cleared = happened
        .iter()
        .find(|it| matches!(it.event, Event::Decks(DeckEvent::Cleared { .. })))
        .unwrap();
    assert_eq!(
        cleared.event,
        Event::Decks(DeckEvent::Cleared {
            carrier: named("Essex")
        })
    );
    assert_eq!(
        cleared.at.segment.unwrap().to_string(),
        "End of Action Phase"
    );
    assert_eq!((cleared.at.turn.time(), cleared.at.phase), (930, 4));
    assert_eq!(game.table().blocked_decks, [named("Hornet")]);
}

/// 4.454 with 4.433: who stays overhead pays after the landings. At box 6 the units over their carriers land this
/// phase, with the box's 6 and 2 for the point that they cannot pay; those that stay aloft reach box 7.
#[test]
fn r4_454_at_box_six_units_over_their_carriers_land_or_are_lost() {
    let mut game = ready_to_land(-6, Movement::Flew(1), &[], &[2, 3]);
    play_all(&mut game, &[Order::EndLanding, Order::EndMovement]);
    assert_eq!(game.decision(), Some(Decision::Landing));
    let safe = play(&mut game, land("F6F 1", "Hornet"));
    assert_eq!(
        modifiers(&rolls(&safe)[0]),
        [(CRITICAL, 6), (CANNOT_PAY, 2)]
    );
    assert_eq!(
        read(&safe),
        [("safe_return", "result", 2, 10, "lost".into())]
    );
    let lost = play(&mut game, Order::EndLanding);
    let out_of_fuel = |event: &&Event| {
        matches!(
            event,
            Event::Losses(LossEvent::Unit {
                why: UnitLoss::OutOfFuel,
                ..
            })
        )
    };
    assert_eq!(lost.iter().filter(out_of_fuel).count(), 2);
    assert_eq!(game.table().score, -6);
}

/// 6.42: at dusk and at night every unit rolls, whatever its fuel; with the fuel's modifiers too.
#[test]
fn r6_42_in_the_dark_every_unit_rolls() {
    let dusk = ("dusk, hex not illuminated", 1);
    let night = ("night, hex not illuminated", 3);
    let fresh = arrived(10, Movement::Flew(2));
    assert_eq!(modifiers_of(&fresh, Light::Day), None);
    assert_eq!(modifiers_of(&fresh, Light::Dusk), Some(vec![dusk]));
    assert_eq!(modifiers_of(&fresh, Light::Night), Some(vec![night]));
    let critical = arrived(-1, Movement::Held);
    assert_eq!(
        modifiers_of(&critical, Light::Day),
        Some(vec![(CRITICAL, 2)])
    );
    assert_eq!(
        modifiers_of(&critical, Light::Dusk),
        Some(vec![(CRITICAL, 2), dusk])
    );
    let desperate = arrived(-6, Movement::Flew(1));
    assert_eq!(
        modifiers_of(&desperate, Light::Night),
        Some(vec![(CRITICAL, 6), (CANNOT_PAY, 2), night])
    );
}

/// 2.341: without rule 22 a night-capable unit is like any other on the Safe Return chart (6.42, 22.7).
#[test]
fn r2_341_without_rule_22_night_capable_units_roll_like_the_others() {
    let mut table = task_force();
    let mission = with_mission(&mut table, "Intercept 1", HOME, &["F6F-3N 1"], 10);
    let modifiers = modifiers_of(&mission, Light::Night);
    assert_eq!(modifiers, Some(vec![("night, hex not illuminated", 3)]));
}

/// 6.42 in play: day, dusk, dusk and night of the 1850 turn.
#[test]
fn r6_42_landing_through_the_evening() {
    let mut game = scripted_with(&EVENING, &[], &[8, 7]);
    play_all(&mut game, &[Order::EndMovement]);
    assert_eq!(rolls(&play(&mut game, land("F6F 1", "Hornet"))), []); // day
    play_all(&mut game, &[Order::EndLanding, Order::EndMovement]);
    let dusk = play(&mut game, land("F6F 11", "Hornet"));
    assert_eq!(
        read(&dusk),
        [("safe_return", "result", 8, 9, "safe".into())]
    );
    play_all(
        &mut game,
        &[
            Order::EndLanding,
            Order::EndMovement,
            Order::EndLanding,
            Order::EndMovement,
        ],
    );
    let night = play(&mut game, land("F6F 21", "Hornet"));
    assert_eq!(
        read(&night),
        [("safe_return", "result", 7, 10, "lost".into())]
    );
}

//! Landing, safe return and deck crashes (4.433, 4.451-4.453, 6.42).

mod crashes;
mod fuel;

use crate::common::*;
use carrier_battle::engine::fleet::{
    AirUnitId, CarrierId, Fuel, Mission, Movement, deck_to_land_on, landing_fuel,
    safe_return_modifiers,
};
use carrier_battle::engine::{
    AirEvent, Decision, Deck, DeckEvent, Event, Game, Light, LossEvent, LostUnit, Order, Refusal,
    Scenario, ScoreEvent, Scored, Table, Turn, UnitLoss, Variant,
};

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
    let applied = safe_return_modifiers(mission.fuel, light)?;
    Some(
        applied
            .iter()
            .map(|applied| (applied.reason, applied.value))
            .collect(),
    )
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

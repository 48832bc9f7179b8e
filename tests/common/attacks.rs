//! What the tests of strikes share: scenarios with the strikes, forces and carriers a rule needs,
//! short names for their orders, and games that stand before an attack.

use carrier_battle::engine::fleet::{AirUnitType, TaskGroupId};
use carrier_battle::engine::forces::Force;
use carrier_battle::engine::ships::ShipId;
use carrier_battle::engine::{
    AttackEvent, DamageEvent, Decision, Event, ForceSetup, Game, LossEvent, Order, SCENARIOS,
    Scenario, SegmentId, StrikeSetup, UsSetup,
};

use super::*;

/// The hex where the strikes of scenario 2 start.
pub const START: &str = "1121";
/// Scripted rolls of one attack up to its damage: the strike finds its target, which is not
/// surprised.
pub const FOUND: u8 = 8;
pub const UNSURPRISED: u8 = 1;
/// With one added for a force that has launched no raid.
pub const PARTLY_SURPRISED: u8 = 8;
pub const SURPRISED: u8 = 9;

// Scenarios.

/// A scenario made up while a test runs.
pub fn made_up(scenario: Scenario) -> &'static Scenario {
    Box::leak(Box::new(scenario))
}

/// A force with a hex, ships and CAP.
pub fn force(letter: char, at: &str, ships: &[&'static str], cap: u8) -> ForceSetup {
    ForceSetup {
        letter,
        hex: hex(at),
        ships: Box::leak(ships.to_vec().into_boxed_slice()),
        cap,
    }
}

/// Units for the strikes, by type.
pub type Pool<'a> = &'a [(AirUnitType, u8)];

/// Scenario 2 with other units in the air, other fuel and other forces, for some turns.
pub fn strikes_against(pool: Pool, fuel: i8, forces: &[ForceSetup], turns: u8) -> Scenario {
    let strikes = StrikeSetup {
        hex: hex(START),
        fuel,
        number: 5,
        pool: Box::leak(pool.to_vec().into_boxed_slice()),
    };
    let us = UsSetup {
        strikes: Some(strikes),
        ..SCENARIOS[1].us
    };
    Scenario {
        us,
        turns,
        forces: Box::leak(forces.to_vec().into_boxed_slice()),
        ends_with_last_attack: false,
        ..*SCENARIOS[1]
    }
}

/// Scenario 3 with attack planes on the decks, some forces at sea and no raid; strikes are
/// launched, fly and attack.
pub fn carriers_against(forces: &[ForceSetup]) -> Scenario {
    let scenario = SCENARIOS[2];
    let us = UsSetup {
        groups: &[(TaskGroupId(2), 0), (TaskGroupId(3), 0)],
        decks: scenario.us.attack_decks,
        ..scenario.us
    };
    Scenario {
        us,
        raids: &[],
        forces: Box::leak(forces.to_vec().into_boxed_slice()),
        segments: &[
            SegmentId::UsAirMovement,
            SegmentId::UsAirOperations,
            SegmentId::UsAirAttack,
        ],
        variants: SCENARIOS[1].variants,
        ..*scenario
    }
}

// Orders.

/// The air strike of a number.
pub fn strike(number: u8) -> String {
    format!("Air Strike {number}")
}

/// The force of a letter.
pub fn at_sea(game: &Game, letter: char) -> &Force {
    let forces = &game.table().forces;
    forces
        .iter()
        .find(|force| force.id.mark() == letter)
        .unwrap()
}

pub fn launch(number: u8, flying: &[&str]) -> Order {
    Order::Launch {
        mission: named(&strike(number)),
        units: units(flying),
    }
}

pub fn recall(number: u8, leaving: &[&str]) -> Order {
    Order::Recall {
        mission: named(&strike(number)),
        units: units(leaving),
    }
}

pub fn contact(number: u8, letter: char) -> Order {
    Order::Contact {
        mission: named(&strike(number)),
        force: named(&format!("Force {letter}")),
    }
}

pub fn coordinate(pay: bool) -> Order {
    Order::Coordinate { pay }
}

pub fn aim(roll: u8, ship: &str) -> Order {
    Order::Aim {
        roll,
        ship: self::ship(ship),
    }
}

pub fn ship(name: &str) -> ShipId {
    named(name)
}

// Games.

/// A game that stands before the first turn's first order: strikes of these units are formed.
pub fn formed(scenario: Scenario, strikes: &[&[&str]], dice: &[u8]) -> Game {
    let mut game = scripted_with(made_up(scenario), &[], dice);
    for (number, flying) in (1..).zip(strikes) {
        play(&mut game, launch(number, flying));
    }
    play(&mut game, Order::GoOn);
    game
}

/// A game in which the whole pool is one strike that has kept its hex, as in [`over_the_force`].
#[track_caller]
pub fn all_in_one(scenario: Scenario, dice: &[u8]) -> Game {
    let mut game = scripted_with(made_up(scenario), &[], dice);
    let all = Order::Launch {
        mission: named(&strike(1)),
        units: game.table().pool,
    };
    play_all(&mut game, &[all, Order::GoOn, Order::EndMovement]);
    assert_eq!(game.decision(), Some(Decision::AirAttack));
    game
}

/// A game whose strikes have kept their hex, so that the player is asked whom to attack there.
/// Each strike has one fuel point less than the set-up says.
#[track_caller]
pub fn over_the_force(scenario: Scenario, strikes: &[&[&str]], dice: &[u8]) -> Game {
    let mut game = formed(scenario, strikes, dice);
    play(&mut game, Order::EndMovement);
    assert_eq!(game.decision(), Some(Decision::AirAttack));
    game
}

/// Answers what an attack asks: pays for it if it can, aims every roll at the ship, attacks.
/// Returns what happened, the answers included.
#[track_caller]
pub fn attack(game: &mut Game, number: u8, letter: char, target: &str) -> Vec<Event> {
    attack_and(game, number, letter, target, true)
}

/// The same, with or without the fuel point for the attack.
#[track_caller]
pub fn attack_and(
    game: &mut Game,
    number: u8,
    letter: char,
    target: &str,
    pay: bool,
) -> Vec<Event> {
    let mut happened = play(game, contact(number, letter));
    loop {
        let order = match game.decision() {
            Some(Decision::Coordination { .. }) => coordinate(pay),
            Some(Decision::Assignment { .. }) => match unassigned(game) {
                Some(roll) => aim(roll, target),
                None => Order::Attack,
            },
            _ => return happened,
        };
        happened.extend(play(game, order));
    }
}

/// The first damage roll that has no ship.
fn unassigned(game: &Game) -> Option<u8> {
    let attack = game.table().attack.as_ref().unwrap();
    let first = attack.rolls.iter().position(|roll| roll.ship.is_none());
    first.map(|roll| roll as u8)
}

/// Goes through the steps of air operations, launching strikes in the first.
pub fn launch_and_go_on(game: &mut Game, orders: &[Order]) {
    pass_until(game, |game| {
        matches!(game.decision(), Some(Decision::AirOperations { .. }))
    });
    play_all(game, orders);
    pass_until(game, |game| {
        !matches!(game.decision(), Some(Decision::AirOperations { .. }))
    });
}

// Reading what happened.

/// The rolls on one chart, as column, die, total and result.
pub fn read_on(chart: &str, events: &[Event]) -> Vec<(&'static str, u8, i8, String)> {
    let on = read(events).into_iter().filter(|roll| roll.0 == chart);
    on.map(|(_, column, die, total, result)| (column, die, total, result))
        .collect()
}

/// The charts rolled on, in turn.
pub fn charts(events: &[Event]) -> Vec<&'static str> {
    rolls(events).iter().map(|roll| roll.chart).collect()
}

/// Hits on ships, by name.
pub fn hits(events: &[Event]) -> Vec<(&'static str, u8)> {
    let hit = |event: &Event| match event {
        Event::Damage(DamageEvent::Hits { ship, hits, .. }) => Some((ship.data().name, *hits)),
        _ => None,
    };
    events.iter().filter_map(hit).collect()
}

/// US units lost, by name.
pub fn lost(events: &[Event]) -> Vec<String> {
    let lost = |event: &Event| match event {
        Event::Losses(LossEvent::Unit { what, .. }) => Some(what.to_string()),
        _ => None,
    };
    events.iter().filter_map(lost).collect()
}

/// US units kept from the attack, by name.
pub fn aborted(events: &[Event]) -> Vec<String> {
    let aborted = |event: &Event| match event {
        Event::Attacks(AttackEvent::Aborted { unit, .. }) => Some(unit.to_string()),
        _ => None,
    };
    events.iter().filter_map(aborted).collect()
}

/// Strength, whether it was doubled, column and damage rolls of the attack.
pub fn strength(events: &[Event]) -> Option<(u16, bool, &'static str, Vec<i8>)> {
    events.iter().find_map(|event| match event {
        Event::Attacks(AttackEvent::Strength {
            total,
            doubled,
            column,
            rolls,
            ..
        }) => Some((*total, *doubled, *column, rolls.0.to_vec())),
        _ => None,
    })
}

/// Factors the guns fired with, each time.
pub fn factors(events: &[Event]) -> Vec<u8> {
    let fired = |event: &Event| match event {
        Event::Attacks(AttackEvent::GunsFire { factors, .. }) => Some(*factors),
        _ => None,
    };
    events.iter().filter_map(fired).collect()
}

/// The points of CAP against escorts and against attack planes.
pub fn strike_combat(events: &[Event]) -> Option<(u8, u8)> {
    events.iter().find_map(|event| match event {
        Event::Attacks(AttackEvent::StrikeCombat {
            on_escorts,
            on_attack,
            ..
        }) => Some((*on_escorts, *on_attack)),
        _ => None,
    })
}

/// Points of CAP that went up, each time.
pub fn cap_up(events: &[Event]) -> Vec<u8> {
    let up = |event: &Event| match event {
        Event::Attacks(AttackEvent::CapUp { points, .. }) => Some(*points),
        _ => None,
    };
    events.iter().filter_map(up).collect()
}

/// Japanese points lost, in all.
pub fn points_lost(events: &[Event]) -> u8 {
    let lost = events.iter().map(|event| match event {
        Event::Losses(LossEvent::Points { points, .. }) => *points,
        _ => 0,
    });
    lost.sum()
}

/// What an event is called in the log.
pub fn name(event: &Event) -> String {
    let json = serde_json::to_value(event).unwrap();
    json["event"].as_str().unwrap().to_owned()
}

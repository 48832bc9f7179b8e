//! What hits do to Japanese ships, and what they are worth (12.2, 12.5, 15.1).

mod awards;

use crate::common::attacks::*;
use crate::common::*;
use carrier_battle::engine::fleet::AirUnitType::{F6F, Sb2c};
use carrier_battle::engine::forces::{AirValue, Hits, air_value};
use carrier_battle::engine::ships::Condition;
use carrier_battle::engine::{
    AirPoints, DamageEvent, Decision, Event, ForceSetup, Game, Killer, LossEvent, Order, Scenario,
    Scored, UsSetup,
};

/// Nine Helldivers that no CAP meets attack with 126: these are the modifiers of their rolls.
const NINE: &[&str] = &[
    "SB2C 1", "SB2C 2", "SB2C 3", "SB2C 4", "SB2C 5", "SB2C 6", "SB2C 7", "SB2C 8", "SB2C 9",
];
const MODIFIERS: [u8; 6] = [2, 1, 1, 1, 0, 0];

/// Dice for the six rolls that make some hits together, 23 at most.
fn dice_for(hits: u8) -> Vec<u8> {
    let mut left = hits;
    let die = |modifier: u8| {
        let now = left.min(3 + modifier);
        left -= now;
        let total = [3, 6, 8, 10, 11, 12][usize::from(now)];
        total - modifier
    };
    let dice = MODIFIERS.map(die).to_vec();
    assert_eq!(left, 0, "{hits} hits are too many");
    dice
}

/// Scripted dice of an attack by nine Helldivers that makes some hits. A carrier force can be
/// surprised; guns of ten factors roll, to no effect.
fn script(hits: u8, carriers: bool, guns: bool) -> Vec<u8> {
    let mut dice = vec![FOUND];
    dice.extend(carriers.then_some(UNSURPRISED));
    dice.extend(guns.then_some(1));
    dice.extend(dice_for(hits));
    dice
}

/// A ship alone under some hits, and what happened to her.
fn struck(name: &'static str, hits: u8) -> (Game, Vec<Event>) {
    let data = ship(name).data();
    let forces = [force('A', START, &[name], 0)];
    let scenario = strikes_against(&[(Sb2c, 9)], 90, &forces, 4);
    let dice = script(hits, data.kind.is_carrier(), data.aa >= 10);
    let mut game = all_in_one(scenario, &dice);
    let happened = attack(&mut game, 1, 'A', name);
    (game, happened)
}

fn aged(game: &Game, name: &str) -> (u8, u8, u8) {
    let Hits {
        current,
        previous,
        permanent,
    } = game.table().hits(ship(name));
    (current, previous, permanent)
}

fn damaged(events: &[Event]) -> Vec<Condition> {
    let damaged = |event: &Event| match event {
        Event::Damage(DamageEvent::Damaged { condition, .. }) => Some(*condition),
        _ => None,
    };
    events.iter().filter_map(damaged).collect()
}

fn sunk(events: &[Event]) -> Vec<String> {
    let sunk = |event: &Event| match event {
        Event::Damage(DamageEvent::Sunk { ship }) => Some(ship.to_string()),
        _ => None,
    };
    events.iter().filter_map(sunk).collect()
}

fn permanent(hits: u8) -> Hits {
    Hits {
        permanent: hits,
        ..Hits::default()
    }
}

fn worth(value: u8, losses: u8) -> AirValue {
    AirValue { value, losses }
}

/// 12.21: hits are of this turn, then of the turn before, then permanent, turn end by turn end.
#[test]
fn r12_21_hits_grow_old_at_the_end_of_each_turn() {
    let forces = [force('A', START, &["Zuikaku"], 0)];
    let scenario = strikes_against(&[(Sb2c, 10)], 90, &forces, 4);
    let dice = [script(2, true, false), vec![FOUND, UNSURPRISED, 5]].concat();
    let mut game = over_the_force(scenario, &[NINE, &["SB2C 10"]], &dice);
    attack(&mut game, 1, 'A', "Zuikaku");
    assert_eq!(aged(&game, "Zuikaku"), (2, 0, 0));
    play(&mut game, Order::GoOn);
    let happened = pass_to(&mut game, 2, 1);
    assert!(happened.contains(&Event::Damage(DamageEvent::HitsAdjusted)));
    assert_eq!(aged(&game, "Zuikaku"), (0, 2, 0));
    play_all(&mut game, &[hold("Air Strike 2"), Order::EndMovement]);
    attack(&mut game, 2, 'A', "Zuikaku");
    assert_eq!(aged(&game, "Zuikaku"), (1, 2, 0));
    // Not between phases.
    pass_to(&mut game, 2, 4);
    assert_eq!(aged(&game, "Zuikaku"), (1, 2, 0));
    pass_to(&mut game, 3, 1);
    assert_eq!(aged(&game, "Zuikaku"), (0, 1, 2));
    pass_to(&mut game, 4, 1);
    assert_eq!(aged(&game, "Zuikaku"), (0, 0, 3));
}

/// 12.22: hits of this turn and the turn before take nothing from the air value.
#[test]
fn r12_22_only_permanent_hits_take_air_value() {
    let young = Hits {
        current: 4,
        previous: 3,
        permanent: 0,
    };
    assert_eq!(air_value(&[(ship("Zuikaku"), young)], &[], 3), worth(10, 3));
    let mixed = Hits {
        permanent: 2,
        ..young
    };
    assert_eq!(air_value(&[(ship("Zuikaku"), mixed)], &[], 3), worth(8, 3));
}

/// 12.23: light damage takes a point a hit, heavy damage everything.
#[test]
fn r12_23_light_damage_takes_a_point_a_hit_and_heavy_damage_all() {
    for (name, values) in [
        ("Zuikaku", &[10, 9, 8, 7, 0, 0][..]),
        ("Taiho", &[9, 8, 7, 6, 5, 0]),
        ("Chitose", &[4, 3, 2, 0, 0]),
        ("Junyo", &[6, 5, 4, 0, 0]),
    ] {
        for (hits, value) in (0..).zip(values) {
            let left = air_value(&[(ship(name), permanent(hits))], &[], 0);
            assert_eq!(left, worth(*value, 0), "{name}, {hits} hits");
        }
    }
}

/// The example of 12.23 and 12.24: Shokaku, Zuikaku and Chitose.
#[test]
fn r12_24_a_ruined_carrier_takes_her_share_of_the_losses_with_her() {
    let force = |zuikaku| {
        let sound = Hits::default();
        [
            (ship("Shokaku"), sound),
            (ship("Zuikaku"), zuikaku),
            (ship("Chitose"), sound),
        ]
    };
    let hit = Hits {
        current: 5,
        ..Hits::default()
    };
    assert_eq!(air_value(&force(hit), &[], 0).value, 24);
    assert_eq!(air_value(&force(permanent(5)), &[], 10), worth(14, 6));
    // Two fifths of seven are two, the fraction dropped.
    assert_eq!(air_value(&force(permanent(5)), &[], 7), worth(14, 5));
    // Light damage leaves her losses where they are.
    assert_eq!(air_value(&force(permanent(3)), &[], 10), worth(21, 10));
    // Each ruined carrier takes her own share: two of five parts, and one.
    let [shokaku, zuikaku, _] = force(permanent(5));
    let all = [shokaku, zuikaku, (ship("Chitose"), permanent(5))];
    assert_eq!(air_value(&all, &[], 10), worth(10, 4));
    // Those that are sunk, or were left behind, take theirs as well; never more than their air value.
    let [shokaku, _, chitose] = force(permanent(0));
    let gone = [ship("Zuikaku")];
    assert_eq!(air_value(&[shokaku, chitose], &gone, 10), worth(14, 6));
    assert_eq!(air_value(&[shokaku], &[ship("Chitose")], 18), worth(10, 14));
    assert_eq!(air_value(&[], &gone, 8), worth(0, 0));
}

/// 12.25: a damaged carrier's fire is halved, a crippled one has none.
#[test]
fn r12_25_a_hit_carrier_fires_less() {
    for (first, fired) in [(0, 18), (1, 14), (4, 14), (6, 10)] {
        let forces = [force('A', START, &["Zuikaku", "Kongo"], 0)];
        let scenario = strikes_against(&[(Sb2c, 10)], 6, &forces, 1);
        let dice = [script(first, true, true), vec![FOUND, UNSURPRISED, 1]].concat();
        let mut game = over_the_force(scenario, &[NINE, &["SB2C 10"]], &dice);
        attack(&mut game, 1, 'A', "Zuikaku");
        let second = play(&mut game, contact(2, 'A'));
        assert_eq!(factors(&second), [fired], "{first} hits");
    }
}

/// 12.26: a CV is crippled one or two hits short of her capacity, a CVL one.
#[test]
fn r12_26_hits_of_every_age_cripple() {
    for (name, hits, condition) in [
        ("Zuikaku", 3, Condition::Light),
        ("Zuikaku", 5, Condition::Heavy),
        ("Zuikaku", 6, Condition::Crippled),
        ("Zuikaku", 7, Condition::Crippled),
        ("Chitose", 3, Condition::Heavy),
        ("Chitose", 4, Condition::Crippled),
    ] {
        let (game, happened) = struck(name, hits);
        assert_eq!(damaged(&happened), [condition], "{name}, {hits} hits");
        assert_eq!(game.table().condition(ship(name)), condition);
    }
}

/// 12.27: hits to her capacity sink a carrier only once they are permanent, two turn ends later.
#[test]
fn r12_27_a_carrier_sinks_when_the_hits_are_permanent() {
    for (hits, sinks) in [(7, false), (8, true), (15, true)] {
        let (mut game, happened) = struck("Zuikaku", hits);
        // Lost all the same, she is told to be sinking, and not crippled.
        let is_told = happened.contains(&Event::Damage(DamageEvent::Sinking {
            ship: ship("Zuikaku"),
        }));
        assert_eq!(is_told, sinks);
        assert_eq!(damaged(&happened).is_empty(), sinks);
        assert_eq!(game.table().condition(ship("Zuikaku")), Condition::Crippled);
        assert!(sunk(&happened).is_empty() && at_sea(&game, 'A').has_carriers());
        assert_eq!(game.table().is_sinking(ship("Zuikaku")), sinks);
        let first_end = pass_to(&mut game, 2, 1);
        assert!(sunk(&first_end).is_empty());
        let second_end = pass_to(&mut game, 3, 1);
        assert_eq!(sunk(&second_end).len(), usize::from(sinks));
        assert_eq!(game.table().is_sunk(ship("Zuikaku")), sinks);
        assert!(!game.table().is_sinking(ship("Zuikaku")));
        // With its last ship the force is gone.
        assert_eq!(game.table().force(named("Force A")).is_none(), sinks);
        assert!(sunk(&pass_to(&mut game, 4, 1)).is_empty());
    }
}

/// 12.28: Ise is hit like a battleship: crippled by twelve hits, sunk at once by fifteen. Her air
/// value suffers like a light carrier's.
#[test]
fn r12_28_ise_is_a_battleship_with_the_planes_of_a_light_carrier() {
    assert_eq!(damaged(&struck("Ise", 11).1), [Condition::Heavy]);
    assert_eq!(damaged(&struck("Ise", 12).1), [Condition::Crippled]);
    let (game, happened) = struck("Ise", 15);
    assert_eq!(sunk(&happened), ["Ise"]);
    assert!(game.table().is_sunk(ship("Ise")));
    for (hits, value) in [(0, 3), (1, 2), (3, 0), (7, 0), (8, 0)] {
        let left = air_value(&[(ship("Ise"), permanent(hits))], &[], 0);
        assert_eq!(left.value, value, "{hits} hits");
    }
    // Her share of the losses is a light carrier's: one part of three.
    let force = [
        (ship("Zuikaku"), Hits::default()),
        (ship("Ise"), permanent(8)),
    ];
    assert_eq!(air_value(&force, &[], 9), worth(10, 6));
}

/// Three points of CAP over a force, nine Helldivers and two fighters. CAP and guns do nothing.
fn over_cap(ships: &[&'static str], hits: &[(&str, u8)]) -> (Game, Vec<Event>) {
    let forces = [force('A', START, ships, 3)];
    let scenario = strikes_against(&[(F6F, 2), (Sb2c, 9)], 6, &forces, 1);
    let aa: u8 = ships.iter().map(|name| ship(name).data().aa).sum();
    let mut dice = vec![FOUND, UNSURPRISED, 1, 1, 1];
    dice.extend((aa >= 10).then_some(1));
    // 63, met by CAP: rolls 1, 1, 0 and 0.
    let sum: u8 = hits.iter().map(|(_, hits)| *hits).sum();
    let mut left = sum;
    for modifier in [1, 1, 0, 0] {
        let now = left.min(3 + modifier);
        left -= now;
        dice.push([3, 6, 8, 10, 11][usize::from(now)] - modifier);
    }
    let mut game = all_in_one(scenario, &dice);
    let happened = attack(&mut game, 1, 'A', hits[0].0);
    assert_eq!(self::hits(&happened), hits);
    (game, happened)
}

/// 12.29: with every flight deck out of action the CAP of the segment is lost; with one left, none.
#[test]
fn r12_29_cap_without_a_deck_is_lost() {
    let (game, happened) = over_cap(&["Zuikaku"], &[("Zuikaku", 4)]);
    assert!(happened.contains(&Event::Losses(LossEvent::Points {
        what: AirPoints::Force(named("Force A")),
        points: 3,
        aborted: 0,
        kind: carrier_battle::engine::Target::Fighters,
        hex: hex(START),
        why: Killer::NoDeck,
    })));
    assert_eq!(
        (at_sea(&game, 'A').lost, game.table().points_destroyed),
        (3, 3)
    );
    // Light damage leaves her deck in action, and so does another carrier.
    for (ships, hits) in [
        (&["Zuikaku"][..], 3),
        (&["Zuikaku", "Destroyer Force 1", "Ryuho"], 14),
    ] {
        let (game, happened) = over_cap(ships, &[("Zuikaku", hits)]);
        assert_eq!(points_lost(&happened), 0);
        assert_eq!(at_sea(&game, 'A').lost, 0);
    }
}

/// 12.29: it is lost after the segment: a second strike still meets it.
#[test]
fn r12_29_the_cap_fights_on_to_the_end_of_the_segment() {
    let forces = [force('A', START, &["Zuikaku"], 1)];
    let scenario = strikes_against(&[(Sb2c, 10)], 6, &forces, 1);
    // 63, met by one point of CAP that counts twice: rolls 1, 1, 0 and 0.
    let dice = [FOUND, UNSURPRISED, 1, 10, 1, 1, 1, FOUND, UNSURPRISED, 1, 1];
    let mut game = over_the_force(scenario, &[NINE, &["SB2C 10"]], &dice);
    let first = attack(&mut game, 1, 'A', "Zuikaku");
    assert_eq!(
        (hits(&first), points_lost(&first)),
        (vec![("Zuikaku", 4)], 0)
    );
    let second = attack(&mut game, 2, 'A', "Zuikaku");
    assert_eq!(
        (strike_combat(&second), points_lost(&second)),
        (Some((0, 1)), 1)
    );
}

/// 12.52: a Japanese battleship is heavily damaged by half her capacity, crippled by three quarters
/// and sunk at once by all of it; her fire is halved, and then gone.
#[test]
fn r12_52_battleships_lose_fire_by_halves() {
    for (hits, fired, conditions) in [
        (7, 26, vec![]),
        (8, 21, vec![Condition::Heavy]),
        (12, 16, vec![Condition::Crippled]),
        (16, 16, vec![]),
    ] {
        let forces = [force('A', START, &["Kongo", "Cruiser Force 3"], 0)];
        let scenario = strikes_against(&[(Sb2c, 10)], 6, &forces, 1);
        let dice = [script(hits, false, true), vec![FOUND, 1, 1]].concat();
        let mut game = over_the_force(scenario, &[NINE, &["SB2C 10"]], &dice);
        let first = attack(&mut game, 1, 'A', "Kongo");
        assert_eq!(damaged(&first), conditions, "{hits} hits");
        assert_eq!(sunk(&first).is_empty(), hits < 16);
        let second = play(&mut game, contact(2, 'A'));
        assert_eq!(factors(&second), [fired], "{hits} hits");
    }
}

/// 12.53: a unit of several ships suffers nothing until its capacity is reached; then it is gone.
#[test]
fn r12_53_units_of_ships_are_whole_until_they_are_gone() {
    for (name, capacity) in [("Cruiser Force 4", 8), ("Destroyer Force 2", 6)] {
        let (game, happened) = struck(name, capacity - 1);
        assert!(damaged(&happened).is_empty() && sunk(&happened).is_empty());
        assert_eq!(game.table().guns(ship(name)), ship(name).data().aa);
        let (game, happened) = struck(name, capacity);
        assert_eq!(sunk(&happened), [name]);
        assert!(game.table().force(named("Force A")).is_none());
        // Surface ships are worth nothing in scenario 2 (15.1).
        assert_eq!(game.table().score, 0);
    }
}

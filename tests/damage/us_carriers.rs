//! What hits do to US carriers: guns, flight decks, units aboard, sinking (12.1).

use crate::common::decks::*;
use crate::common::hits::*;
use crate::common::*;
use carrier_battle::engine::fleet::{AirStep, UnitSet};
use carrier_battle::engine::ships::{Condition, ShipId};
use carrier_battle::engine::{DamageEvent, Event, HitKind, Scenario, Scored, SegmentId};

/// Task Group 58.3, of which Enterprise has six units.
static ENTERPRISE: Scenario = like_scenario_3(
    1,
    at_sea(&[(CARRIER_GROUPS[1], 0)], Some(MIXED)),
    &[raid_of(20, 1, 3)],
);

/// 12.11: each level of damage halves her guns or silences them.
#[test]
fn r12_11_damage_weakens_the_guns_of_her_task_group() {
    for (hits, factors) in [(1, 65), (4, 65), (6, 60), (7, 60)] {
        // Both ranges, the attacks of two phases, no fire, and Wasp's repair after the second.
        let nothing = attack(CABOT, 0);
        let game = endured(
            &TWO_PHASES,
            &[&[1, 1], &attack(WASP, hits), &[1], &nothing, &[1]],
        );
        assert_eq!(fire_of(&game), [70, factors], "{hits} hits");
    }
    // Sunk, she is gone, and Cabot is the third carrier of the group.
    let nothing = attack(3, 0);
    let game = endured(&TWO_PHASES, &[&[1, 1], &attack(WASP, 8), &nothing]);
    assert_eq!(fire_of(&game), [70, 60]);
}

/// 12.12: hits of any number close her flight deck at once; a second attack adds no second marker.
#[test]
fn r12_12_any_hit_makes_the_flight_deck_inoperative() {
    let game = endured(&ONE_ATTACK, &[&[1], &attack(CABOT, 1), &[1]]);
    assert!(deck(&game, "Cabot").inoperative && !deck(&game, "Wasp").inoperative);
    let game = endured(
        &TWO_TOGETHER,
        &[&[1, 1, 1], &attack(CABOT, 1), &attack(CABOT, 1), &[1]],
    );
    let cabot = Event::Damage(DamageEvent::DeckInoperative {
        carrier: carrier("Cabot"),
    });
    let markers = history(&game).into_iter().filter(|event| *event == cabot);
    assert_eq!(markers.count(), 1);
}

/// 12.13: a die at the end of each phase but that of the damage; 7 or more repairs the deck.
#[test]
fn r12_13_a_deck_is_repaired_at_the_end_of_a_later_phase() {
    for (die, inoperative) in [(6, true), (7, false)] {
        // The attack is in the third phase, and the only repair roll at the end of the fourth.
        let game = endured(&A_PHASE_EARLIER, &[&[1], &attack(WASP, 2), &[1, die]]);
        assert_eq!(deck(&game, "Wasp").inoperative, inoperative);
        let rolled: Vec<_> = game
            .events()
            .iter()
            .filter(|it| matches!(&it.event, Event::Roll(roll) if roll.chart == "repair_deck"))
            .map(|it| (it.at.phase, it.at.segment))
            .collect();
        assert_eq!(rolled, [(4, Some(SegmentId::EndOfActionPhase))]);
        // 12.15: her hits stay.
        assert_eq!(game.table().hits(named("Wasp")).total(), 2);
    }
    // Hit again in the fourth phase, she gets no roll at all.
    let game = endured(
        &TWO_PHASES,
        &[&[1, 1], &attack(WASP, 1), &[1], &attack(WASP, 1), &[1]],
    );
    assert!(rolls_on(&game, "repair_deck").is_empty() && deck(&game, "Wasp").inoperative);
}

/// 12.14: a unit a hit: the flight deck first, ready or landed, then servicing, then the hangar,
/// where a unit counts for two.
#[test]
fn r12_14_units_are_lost_from_the_flight_deck_first() {
    // Wasp has F6F 14 and SB2C 10 ready, F6F 15 in servicing, and four in the hangar.
    let cases: [(u8, &[u8], &[&str]); 7] = [
        (1, &[2], &["SB2C 10"]),
        (2, &[1], &["F6F 14", "SB2C 10"]),
        (3, &[1], &["F6F 14", "SB2C 10", "F6F 15"]),
        (4, &[1, 4], &["F6F 14", "SB2C 10", "F6F 15", "TBF 5"]),
        (5, &[1, 1], &["F6F 14", "SB2C 10", "F6F 15", "F6F 16"]),
        (
            6,
            &[1, 1, 1],
            &["F6F 14", "SB2C 10", "F6F 15", "F6F 16", "SB2C 11"],
        ),
        (
            7,
            &[1, 1, 1],
            &["F6F 14", "SB2C 10", "F6F 15", "F6F 16", "SB2C 11"],
        ),
    ];
    for (hits, picks, gone) in cases {
        // Six hits with such planes aboard burn at any die; the next die puts the fire out.
        let out: &[u8] = if hits >= 6 { &[1, 1] } else { &[1] };
        let game = endured(&LADEN, &[&[1], &attack(WASP, hits), picks, out]);
        assert_eq!(lost(&history(&game)), units(gone), "{hits} hits");
    }
}

/// 12.14, EXAMPLE: one unit in landing, four in the hangar, and three hits: the landed unit and one
/// of the four are lost, which are three as the rule counts them.
#[test]
fn r12_14_example_three_hits_with_one_landing_and_four_in_the_hangar() {
    let dice = [&[1][..], &attack(2, 3), &[3, 1]].concat();
    let mut game = scripted_with(&ENTERPRISE, &[], &dice);
    play(&mut game, launch("Air Strike 1", &["F6F 24", "SBD 4"]));
    go_on_to(&mut game, AirStep::Service);
    play(&mut game, stow("F6F 25"));
    pass_to_step(&mut game, 1, 2, AirStep::Land);
    play(&mut game, land("F6F 24", "Enterprise"));
    assert_eq!(
        boxes(&game, "Enterprise"),
        [
            UnitSet::EMPTY,
            units(&["F6F 24"]),
            UnitSet::EMPTY,
            units(&["F6F 25", "F6F 26", "SBD 5", "TBF 6"]),
        ]
    );
    let happened = pass_to_the_end(&mut game);
    assert!(happened.contains(&Event::Damage(DamageEvent::Hits {
        ship: named("Enterprise"),
        hits: 3,
        kind: HitKind::AirAttack,
    })));
    assert_eq!(lost(&happened), units(&["F6F 24", "SBD 5"]));
}

/// 12.14: with nobody but in the hangar, one hit takes one unit as two do, and three take two.
#[test]
fn r12_14_a_unit_in_the_hangar_counts_for_two_hits() {
    let cases: [(u8, &[u8], u8); 4] =
        [(1, &[1], 1), (2, &[1], 1), (3, &[1, 1], 2), (4, &[1, 1], 2)];
    for (hits, picks, gone) in cases {
        let dice = [&[1][..], &attack(WASP, hits), picks, &[1]].concat();
        let mut game = scripted_with(&LADEN, &[], &dice);
        play(&mut game, launch("Air Strike 1", &["F6F 14", "SB2C 10"]));
        go_on_to(&mut game, AirStep::Service);
        play(&mut game, stow("F6F 15"));
        let happened = pass_to_the_end(&mut game);
        assert_eq!(lost(&happened).len(), gone, "{hits} hits");
    }
}

/// 12.15: nothing but decks and wrecks is ever repaired.
#[test]
fn r12_15_hits_are_never_repaired() {
    // Repaired in the first phase of the second turn; no fire, and nothing more to roll for.
    let game = endured(&FOUR_TURNS, &[&[1], &attack(WASP, 4), &[1, 7]]);
    assert!(!deck(&game, "Wasp").inoperative);
    assert_eq!(
        (
            game.table().hits(named("Wasp")).total(),
            condition(&game, "Wasp")
        ),
        (4, Condition::Heavy)
    );
}

/// 12.16: six or seven hits cripple a fleet carrier, four a light one.
#[test]
fn r12_16_carriers_are_crippled_and_sunk_by_their_hits() {
    use Condition::{Crippled, Heavy, Light, Sunk};
    let cases = [
        (WASP, "Wasp", 3, Light),
        (WASP, "Wasp", 4, Heavy),
        (WASP, "Wasp", 5, Heavy),
        (WASP, "Wasp", 6, Crippled),
        (WASP, "Wasp", 7, Crippled),
        (WASP, "Wasp", 8, Sunk),
        (CABOT, "Cabot", 2, Light),
        (CABOT, "Cabot", 3, Heavy),
        (CABOT, "Cabot", 4, Crippled),
        (CABOT, "Cabot", 5, Sunk),
    ];
    for (place, name, hits, wanted) in cases {
        let no_fire: &[u8] = if wanted == Sunk { &[] } else { &[1] };
        let game = endured(&ONE_ATTACK, &[&[1], &attack(place, hits), no_fire]);
        assert_eq!(condition(&game, name), wanted, "{name} with {hits} hits");
        let ship: ShipId = named(name);
        let told = if wanted == Sunk {
            Event::Damage(DamageEvent::Sunk { ship })
        } else {
            Event::Damage(DamageEvent::Damaged {
                ship,
                condition: wanted,
            })
        };
        assert!(history(&game).contains(&told));
    }
}

/// A carrier that sinks takes everything aboard with her, and nothing else.
#[test]
fn r12_16_everything_aboard_is_lost_with_a_carrier_that_sinks() {
    let mut game = scripted_with(&LADEN, &[], &[&[1][..], &attack(WASP, 8)].concat());
    play(&mut game, launch("Intercept 1", &["F6F 14"]));
    let happened = pass_to_the_end(&mut game);
    let aboard = ["SB2C 10", "F6F 15", "F6F 16", "SB2C 11", "SB2C 12", "TBF 5"];
    assert_eq!(lost(&happened), units(&aboard));
    assert_eq!(deck(&game, "Wasp").aboard(), UnitSet::EMPTY);
    assert_eq!(mission(&game, "Intercept 1").units, units(&["F6F 14"]));
    // No fire breaks out on her, and her deck is no longer spoken of.
    assert!(rolls_on(&game, "fire_outbreak").is_empty());
    // 15.1: a fleet carrier, and six units in the task group's hex.
    assert_eq!(
        (
            game.table().scored(Scored::UsCarriers),
            game.table().scored(Scored::UnitLostAtHome)
        ),
        (-35, -1)
    );
    assert!(
        !game
            .table()
            .carriers_in(hex(HOME))
            .any(|afloat| afloat == carrier("Wasp"))
    );
}

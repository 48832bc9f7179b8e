//! Fires aboard US carriers (12.3).

use crate::common::decks::*;
use crate::common::hits::*;
use crate::common::*;
use carrier_battle::engine::charts::Outbreak;
use carrier_battle::engine::fleet::AirStep;
use carrier_battle::engine::ships::Condition;
use carrier_battle::engine::{DamageEvent, Event, HitKind, Purpose, Scenario, SegmentId};

/// Two raids over decks with planes.
static TWO_LADEN: Scenario = like_scenario_3(
    1,
    at_sea(&[FIRST], Some(MIXED)),
    &[raid_of(20, 1, 3), raid_of(20, 1, 3)],
);

/// 12.31: one roll a segment for all hits of its attacks, with what stood aboard at the first.
#[test]
fn r12_31_one_roll_for_all_hits_of_the_segment() {
    let dice: [&[u8]; 4] = [&[1, 1, 1], &attack(WASP, 1), &attack(WASP, 2), &[1]];
    let game = endured(&TWO_TOGETHER, &dice);
    let rolls = rolls_on(&game, "fire_outbreak");
    assert_eq!(rolls.len(), 1);
    assert_eq!(rolls[0].purpose, Purpose::Outbreak(carrier("Wasp")));
    assert_eq!(
        modifiers(&rolls[0]),
        [("+1 for each hit in the segment beyond the first", 2)]
    );
    // With planes ready and in servicing when the first bomb fell, though the bombs destroyed them.
    let dice: [&[u8]; 5] = [&[1, 1, 1], &attack(WASP, 2), &[1], &attack(WASP, 1), &[2]];
    let game = endured(&TWO_LADEN, &dice);
    let rolls = rolls_on(&game, "fire_outbreak");
    assert_eq!(
        modifiers(&rolls[0]),
        [
            ("+1 for each hit in the segment beyond the first", 2),
            ("any Ready unit on the flight deck", 2),
            ("any unit in Servicing", 1),
        ]
    );
    assert_eq!(
        (rolls.len(), rolls[0].total, rolls[0].result),
        (1, 7, Outbreak::NoFire.into())
    );
    assert!(!deck(&game, "Wasp").burns());
}

/// 12.31: planes that are only landed or stored do not burn so easily; a carrier not hit does not roll.
#[test]
fn r12_31_only_ready_and_serviced_planes_count() {
    let dice = [&[1][..], &attack(WASP, 1), &[1, 8]].concat();
    let mut game = scripted_with(&LADEN, &[], &dice);
    play(&mut game, launch("Air Strike 1", &["F6F 14", "SB2C 10"]));
    go_on_to(&mut game, AirStep::Service);
    play(&mut game, stow("F6F 15"));
    pass_to_the_end(&mut game);
    let rolls = rolls_on(&game, "fire_outbreak");
    assert_eq!(
        (rolls.len(), modifiers(&rolls[0]), rolls[0].total),
        (1, vec![], 8)
    );
}

/// 12.31: a fire begins at level 1.
#[test]
fn r12_31_a_fire_begins_at_level_1() {
    for (die, burns) in [(8, false), (9, true)] {
        let dice = [
            &[1][..],
            &attack(WASP, 1),
            &[die],
            &[7][..usize::from(burns)],
        ]
        .concat();
        let game = endured(&ONE_ATTACK, &[&dice]);
        assert_eq!(deck(&game, "Wasp").fires, [1][..usize::from(burns)]);
    }
}

/// 12.32: in the Fire step at the end of the turn, fires of that turn included.
#[test]
fn r12_32_every_fire_is_rolled_for_at_the_end_of_the_turn() {
    let game = endured(&ONE_ATTACK, &[&[1], &attack(WASP, 1), &[9, 7]]);
    let rolled = game
        .events()
        .iter()
        .find(|it| matches!(&it.event, Event::Roll(roll) if roll.chart == "fire_spread"))
        .unwrap();
    assert_eq!(
        (rolled.at.turn.number, rolled.at.segment),
        (4, Some(SegmentId::Fire))
    );
    // Not once more in each phase of the next turn: a die of the deck's repair, and one at its end.
    let dice: [&[u8]; 4] = [&[1], &attack(WASP, 1), &[9, 7], &[7, 7, 7, 7]];
    let game = endured(&FOUR_TURNS, &dice);
    assert_eq!(rolls_on(&game, "fire_spread").len(), 4);
}

/// A fire on Wasp, who has so many hits from the air, after these dice of the Fire steps: its level
/// and her hits. With hits of fire her deck is closed again, and not repaired.
fn burned(hits: u8, spread: &[u8]) -> (Option<u8>, u8) {
    // With more hits the die need not be as high.
    let outbreak = 10 - (hits - 1).min(9);
    let mut dice = [&[1][..], &attack(WASP, hits), &[outbreak]].concat();
    // Each later turn begins with a repair roll while her deck is closed: it is not repaired.
    for (turn, die) in spread.iter().enumerate() {
        if turn > 0 {
            dice.extend([1; 4]);
        }
        dice.push(*die);
    }
    let turns = spread.len();
    let scenario: &'static Scenario = [&BURNS_1, &BURNS_2, &BURNS_3][turns - 1];
    let game = endured(scenario, &[&dice]);
    let fires = &deck(&game, "Wasp").fires;
    (
        fires.first().copied(),
        game.table().hits(named("Wasp")).total(),
    )
}

static BURNS_1: Scenario = attacked(1, &[raid_of(20, 1, 3)]);
static BURNS_2: Scenario = attacked(2, &[raid_of(20, 1, 3)]);
static BURNS_3: Scenario = attacked(3, &[raid_of(20, 1, 3)]);

/// 12.33: every result at level 1.
#[test]
fn r12_33_a_fire_of_level_1() {
    for die in 1..=6 {
        // Extinguished, or a level lower, which is the same.
        assert_eq!(burned(1, &[die]), (None, 1));
    }
    assert_eq!(burned(1, &[7]), (Some(1), 1));
    assert_eq!(burned(1, &[8]), (Some(2), 1));
    assert_eq!(burned(1, &[9]), (Some(1), 2));
    // A level higher, and damage of the level it has then.
    assert_eq!(burned(1, &[10]), (Some(2), 3));
}

/// 12.33: every result at level 2, with 1 added.
#[test]
fn r12_33_a_fire_of_level_2() {
    let second = |die| burned(1, &[8, die]);
    assert_eq!(second(3), (None, 1));
    assert_eq!(second(4), (Some(1), 1));
    assert_eq!(second(5), (Some(1), 1));
    assert_eq!(second(6), (Some(2), 1));
    assert_eq!(second(7), (Some(3), 1));
    assert_eq!(second(8), (Some(2), 3));
    assert_eq!(second(9), (Some(3), 4));
    // Twice the level, which is 3 by then.
    assert_eq!(second(10), (Some(3), 7));
}

/// 12.33: every result at level 3, with 2 added: it grows no further.
#[test]
fn r12_33_a_fire_of_level_3() {
    let third = |die| burned(1, &[8, 7, die]);
    assert_eq!(third(2), (None, 1));
    assert_eq!(third(3), (Some(2), 1));
    assert_eq!(third(4), (Some(2), 1));
    assert_eq!(third(5), (Some(3), 1));
    assert_eq!(third(6), (Some(3), 1));
    assert_eq!(third(7), (Some(3), 4));
    assert_eq!(third(8), (Some(3), 4));
    assert_eq!(third(9), (Some(3), 7));
}

/// 12.32, 12.33: on a crippled carrier 1 is added; what the fire does may sink her.
#[test]
fn r12_33_fire_sinks_a_crippled_carrier() {
    assert_eq!(burned(6, &[6]), (Some(1), 6));
    assert_eq!(burned(6, &[8]), (Some(1), 7));
    let game = endured(&BURNS_1, &[&[1], &attack(WASP, 6), &[5, 9]]);
    assert_eq!(condition(&game, "Wasp"), Condition::Sunk);
    assert!(history(&game).contains(&Event::Damage(DamageEvent::Hits {
        ship: named("Wasp"),
        hits: 2,
        kind: HitKind::Fire,
    })));
}

/// 12.33, 12.12, 12.14: hits of fire close the flight deck and cost units like others.
#[test]
fn r12_33_hits_of_fire_do_what_others_do() {
    // One hit: SB2C 10 of two is lost. Fire on 1 + 2 + 1; its damage takes F6F 14.
    let dice: [&[u8]; 3] = [&[1], &attack(WASP, 1), &[2, 6, 9]];
    let game = endured(&LADEN, &dice);
    assert_eq!(lost(&history(&game)), units(&["F6F 14", "SB2C 10"]));
    assert!(deck(&game, "Wasp").inoperative);
}

/// 12.35: fire is for carriers.
#[test]
fn r12_35_surface_ships_do_not_burn() {
    let game = endured(
        &LINE_TWICE,
        &[&[1, 1], &at_the_line(7, 3), &at_the_line(1, 3)],
    );
    assert!(
        rolls_on(&game, "fire_outbreak").is_empty() && rolls_on(&game, "fire_spread").is_empty()
    );
}

/// 12.36: hit again while she burns, a carrier may have a second fire, and each is rolled for.
#[test]
fn r12_36_two_fires_burn_each_on_its_own() {
    let dice: [&[u8]; 6] = [
        &[1, 1],
        &attack(WASP, 1),
        &[9],
        &attack(WASP, 1),
        &[10],
        &[8, 5],
    ];
    let game = endured(&TWO_PHASES, &dice);
    let rolled = rolls_on(&game, "fire_spread");
    assert_eq!(rolled.len(), 2);
    // The first grew; the second, at level 1, went out, and no level of the first was added to it.
    assert_eq!(modifiers(&rolled[1]), []);
    assert_eq!(deck(&game, "Wasp").fires, [2]);
}

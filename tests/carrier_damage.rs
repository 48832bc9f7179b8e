//! What hits do to US ships: flight decks, units aboard, fires, sinking, and the points they cost
//! (12.1, 12.3, 12.51, 15.1).

mod common;

use carrier_battle::engine::fleet::{AirStep, TaskGroupId, UnitSet};
use carrier_battle::engine::ships::{Condition, ShipId};
use carrier_battle::engine::{
    Event, Game, HitKind, Order, Purpose, RaidEntry, Roll, Scenario, Scored, SegmentId, UnitLoss,
    UsSetup,
};
use common::decks::*;
use common::*;

const FIRST: (TaskGroupId, u8) = (CARRIER_GROUPS[0], 0);

/// Twenty points over Task Group 58.2, whose carriers are empty, in the last phase of the first
/// turn: with ones for its escorts and the guns it has six damage rolls.
const fn attacked(turns: u8, raids: &'static [RaidEntry]) -> Scenario {
    like_scenario_3(turns, at_sea(&[FIRST], None), raids)
}

static ONE_ATTACK: Scenario = attacked(1, &[raid_of(20, 1, 3)]);
static FOUR_TURNS: Scenario = attacked(4, &[raid_of(20, 1, 3)]);
static A_PHASE_EARLIER: Scenario = attacked(1, &[raid_of(20, 1, 2)]);
static TWO_TOGETHER: Scenario = attacked(1, &[raid_of(20, 1, 3), raid_of(20, 1, 3)]);
static TWO_PHASES: Scenario = attacked(1, &[raid_of(20, 1, 2), raid_of(20, 1, 3)]);
/// The same with planes aboard.
static LADEN: Scenario = like_scenario_3(1, at_sea(&[FIRST], Some(MIXED)), &[raid_of(20, 1, 3)]);
static TWO_LADEN: Scenario = like_scenario_3(
    1,
    at_sea(&[FIRST], Some(MIXED)),
    &[raid_of(20, 1, 3), raid_of(20, 1, 3)],
);
/// Task Group 58.3, of which Enterprise has six units.
static ENTERPRISE: Scenario = like_scenario_3(
    1,
    at_sea(&[(CARRIER_GROUPS[1], 0)], Some(MIXED)),
    &[raid_of(20, 1, 3)],
);
/// The Battle Line alone.
static LINE_TWICE: Scenario = like_scenario_3(
    1,
    at_sea(&[(LINE, 0)], None),
    &[raid_of(20, 1, 2), raid_of(20, 1, 3)],
);

/// What the Air Attack Die Rolls chart adds to the six rolls.
const ADDED: [u8; 6] = [1, 1, 1, 0, 0, 0];
/// Totals on the Air Attack Damage chart for 0 to 4 hits.
const TOTALS: [u8; 5] = [1, 4, 7, 9, 11];

/// The attack on one carrier, the first to fourth of her group, for so many hits: escorts, guns, the
/// ships, the damage.
fn attack(ship: u8, hits: u8) -> Vec<u8> {
    let mut dice = vec![1, 1];
    dice.extend([ship; 6]);
    let mut left = hits;
    for added in ADDED {
        let most = if added > 0 { 4 } else { 3 };
        let now = left.min(most);
        left -= now;
        dice.push(if now == 0 {
            1
        } else {
            TOTALS[usize::from(now)] - added
        });
    }
    assert_eq!(left, 0);
    dice
}

const BUNKER_HILL: u8 = 1;
const WASP: u8 = 2;
const CABOT: u8 = 4;

/// A game with these dice in which nobody does anything, at its end.
#[track_caller]
fn endured(scenario: &'static Scenario, dice: &[&[u8]]) -> Game {
    let mut game = scripted_with(scenario, &[], &dice.concat());
    pass_to_the_end(&mut game);
    game
}

fn rolls_on(game: &Game, chart: &str) -> Vec<Roll> {
    let all = rolls(&history(game)).into_iter();
    all.filter(|roll| roll.chart == chart).collect()
}

fn lost(happened: &[Event]) -> UnitSet {
    let units = happened.iter().filter_map(|event| match event {
        Event::UnitLost {
            what,
            why: UnitLoss::Aboard,
            ..
        } => Some(*what),
        _ => None,
    });
    units.collect()
}

// Hits and flight decks (12.11-12.16).

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

/// The factors of each fire of the task group's guns.
fn fire_of(game: &Game) -> Vec<u8> {
    let factors = |event: &Event| match event {
        Event::GunsFire { factors, .. } => Some(*factors),
        _ => None,
    };
    history(game).iter().filter_map(factors).collect()
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
    let cabot = Event::DeckInoperative {
        carrier: carrier("Cabot"),
    };
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
    assert!(happened.contains(&Event::Hits {
        ship: named("Enterprise"),
        hits: 3,
        kind: HitKind::AirAttack,
    }));
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
            Event::Sunk { ship }
        } else {
            Event::Damaged {
                ship,
                condition: wanted,
            }
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
            scored(&game, Scored::UsCarriers),
            scored(&game, Scored::UnitLostAtHome)
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

// Fire (12.3).

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
        (rolls.len(), rolls[0].total, rolls[0].result.as_str()),
        (1, 7, "no fire")
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
    assert!(history(&game).contains(&Event::Hits {
        ship: named("Wasp"),
        hits: 2,
        kind: HitKind::Fire,
    }));
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

/// The attack of a raid that diverts to one ship of the Battle Line, each of whose five damage rolls
/// shows this.
fn at_the_line(ship: u8, die: u8) -> Vec<u8> {
    [&[1, 1, 1][..], &[ship; 5], &[die; 5]].concat()
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

// Battleships (12.51).

/// 12.51: fifteen hits cripple a battleship and silence her; hits to her capacity sink her.
#[test]
fn r12_51_battleships_are_crippled_and_sunk() {
    // Eleven and ten: 4 + 4 + 4 + 3 + 3 hits on Indiana, who is the seventh.
    let game = endured(
        &LINE_TWICE,
        &[&[1, 1], &at_the_line(7, 10), &at_the_line(1, 1)],
    );
    assert_eq!(
        (
            game.table().hits(named("Indiana")).total(),
            condition(&game, "Indiana")
        ),
        (18, Condition::Crippled)
    );
    assert_eq!(fire_of(&game), [135, 121]);
    // The same again, and she is gone.
    let game = endured(
        &LINE_TWICE,
        &[&[1, 1], &at_the_line(7, 10), &at_the_line(7, 10)],
    );
    assert_eq!(condition(&game, "Indiana"), Condition::Sunk);
    assert!(
        game.table()
            .ships_of(LINE)
            .all(|ship| ship != named("Indiana"))
    );
    // 15.1 counts carriers only.
    assert_eq!(scored(&game, Scored::UsCarriers), 0);
}

// What they cost (15.1).

/// 15.1: 5 for a carrier lightly damaged, 10 heavily, 15 crippled; sunk 25 for a light one, 35 for a
/// fleet carrier.
#[test]
fn r15_1_damaged_carriers_cost_victory_points() {
    let cases = [
        (BUNKER_HILL, 1, 5),
        (BUNKER_HILL, 3, 5),
        (WASP, 4, 10),
        (WASP, 5, 10),
        (WASP, 6, 15),
        (WASP, 7, 15),
        (WASP, 8, 35),
        (CABOT, 1, 5),
        (CABOT, 2, 5),
        (CABOT, 3, 10),
        (CABOT, 4, 15),
        (CABOT, 5, 25),
    ];
    for (place, hits, cost) in cases {
        let capacity = if place == CABOT { 5 } else { 8 };
        let no_fire: &[u8] = if hits == capacity { &[] } else { &[1] };
        let game = endured(&ONE_ATTACK, &[&[1], &attack(place, hits), no_fire]);
        assert_eq!(
            (scored(&game, Scored::UsCarriers), game.table().score),
            (-cost, -cost)
        );
    }
}

/// 15.1: what a carrier costs grows with her damage; it is not counted twice.
#[test]
fn r15_1_more_damage_costs_the_difference() {
    let dice: [&[u8]; 5] = [&[1, 1, 1], &attack(WASP, 1), &attack(WASP, 3), &[1], &[]];
    let game = endured(&TWO_TOGETHER, &dice);
    let scores: Vec<i16> = history(&game)
        .iter()
        .filter_map(|event| match event {
            Event::Score {
                vp,
                why: Scored::UsCarriers,
            } => Some(*vp),
            _ => None,
        })
        .collect();
    assert_eq!(scores, [-5, -5]);
}

/// 15.1: units lost aboard count as lost in the task group's hex, one point for four.
#[test]
fn r15_1_units_lost_aboard_cost_a_point_for_four() {
    for (hits, picks, cost) in [(3, &[1][..], 0), (4, &[1, 1], -1)] {
        let game = endured(&LADEN, &[&[1], &attack(WASP, hits), picks, &[1]]);
        assert_eq!(scored(&game, Scored::UnitLostAtHome), cost);
        assert!(game.table().lost.iter().all(|lost| lost.at_home));
    }
}

/// 15.1: a point for two units lost away from the task groups.
#[test]
fn r15_1_units_lost_in_combat_elsewhere_cost_a_point_for_two() {
    for (die, gone, cost) in [(6, 1, 0), (10, 2, -1)] {
        // Range 1, nine escorts of twenty points; ours miss, theirs hit.
        let mut game = scripted_with(&FAR_OUT, &[], &[1, 10, 1, die]);
        play_all(&mut game, &[fly("Intercept 1", "1110"), Order::EndMovement]);
        pass_to_interception(&mut game, 1, 1);
        play_all(&mut game, &[engage("Intercept 1", 1), Order::Fight]);
        assert_eq!(game.table().lost.len(), gone);
        assert!(game.table().lost.iter().all(|lost| !lost.at_home));
        assert_eq!(
            (scored(&game, Scored::UnitLostAway), game.table().score),
            (cost, cost)
        );
    }
}

/// Two fighter units to send out, and one that stays.
static FAR_OUT: Scenario = like_scenario_3(
    1,
    UsSetup {
        intercepts: &[2, 1],
        ..at_sea(&[FIRST], None)
    },
    &[raid_of(20, 1, 1)],
);

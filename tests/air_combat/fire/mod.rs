//! Air-to-air combat in interception: fire and its results (4.45, 4.52, 4.54-4.57).

mod aborts;

use crate::common::*;
use carrier_battle::engine::charts::{JAPANESE_AIR_TO_AIR, Outcome, US_AIR_TO_AIR};
use carrier_battle::engine::fleet::Fuel;
use carrier_battle::engine::forces::{Fate, Strength};
use carrier_battle::engine::{
    AirEvent, AirPoints, Event, Game, Killer, LossEvent, Order, RaidEvent, Scenario, ScoreEvent,
    Scored, Target, Turn, UnitLoss,
};

const FIRES_CRITICAL: (&str, i8) = ("firing mission is fuel critical", -2);
const FIRED_ON_CRITICAL: (&str, i8) = ("target mission is fuel critical", 2);
const AT_FIGHTERS: (&str, i8) = ("target is fighters", -1);

/// Twenty points against eight units, in scenario 9.
static VETERANS: Scenario = Scenario {
    number: 9,
    ..like_scenario_1(Turn::at(19, 930), 2, aloft(&[8]), &[raid_of(20, 1, 1)])
};

/// The one mission fights with so many units against the escorts. Returns what came of the division.
fn fight(scenario: &'static Scenario, dice: &[u8], escorts: u8) -> (Game, Vec<Event>) {
    let mut game = over_the_raid(scenario, dice);
    play_all(&mut game, &[engage("Intercept 1", 1), Order::Fight]);
    let fought = play(&mut game, divide(escorts));
    let end = fought
        .iter()
        .position(|event| matches!(event, Event::Raids(RaidEvent::Fought { .. })))
        .unwrap();
    let fought = fought[2..=end].to_vec();
    (game, fought)
}

fn points_lost(points: u8, kind: Target) -> Event {
    Event::Losses(LossEvent::Points {
        what: AirPoints::Raid(RAID),
        points,
        aborted: 0,
        kind,
        hex: hex("1110"),
        why: Killer::Mission(named("Intercept 1")),
    })
}

fn shot_down(unit: &str) -> Event {
    unit_lost(unit, "Intercept 1", "1110", UnitLoss::Combat)
}

/// The events that are not dice or victory points.
fn bare(fought: &[Event]) -> Vec<Event> {
    let other = |event: &&Event| {
        !matches!(
            event,
            Event::Roll(_) | Event::Score(ScoreEvent::Scored { .. })
        )
    };
    fought.iter().filter(other).cloned().collect()
}

/// 4.52: the fight against the escorts comes before that against the attack planes.
#[test]
fn r4_52_escorts_are_fought_first() {
    let (_, fought) = fight(&EIGHT, &[1, 10, 9, 1, 8], 5);
    assert_eq!(
        read(&fought),
        [
            ("us_air_to_air", "5", 9, 8, "4".into()),
            ("japanese_air_to_air", "8", 1, 1, "-".into()),
            ("us_air_to_air", "3", 8, 8, "3".into()),
        ]
    );
    assert_eq!(
        fought[2..],
        [
            points_lost(4, Target::Fighters),
            scored(4, Scored::PointsDestroyed),
            fought[4].clone(),
            points_lost(3, Target::AttackPlanes),
            scored(3, Scored::PointsDestroyed),
            Event::Raids(RaidEvent::Fought {
                mission: named("Intercept 1"),
                raid: RAID
            }),
        ]
    );
}

/// 4.54: the modifier for fighters as targets, and none for attack planes.
#[test]
fn r4_54_fighters_are_harder_to_hit() {
    let (_, fought) = fight(&EIGHT, &[1, 10, 5, 1, 5], 4);
    let rolled = rolls(&fought);
    assert_eq!(modifiers(&rolled[0]), [AT_FIGHTERS]);
    assert_eq!(modifiers(&rolled[1]), []);
    assert_eq!(modifiers(&rolled[2]), []);
    // The same die in the same column, a row apart.
    assert_eq!((rolled[0].total, rolled[0].result), (4, Outcome::Number(2)));
    assert_eq!((rolled[2].total, rolled[2].result), (5, Outcome::Number(2)));
}

/// 4.54: the naval airmen of scenario 9 add one to their fire, and ours is what it was.
#[test]
fn r4_54_naval_airmen_of_scenario_9_shoot_better() {
    let (_, fought) = fight(&VETERANS, &[1, 10, 5, 1, 5], 4);
    let rolled = rolls(&fought);
    assert_eq!(modifiers(&rolled[0]), [AT_FIGHTERS]);
    assert_eq!(
        modifiers(&rolled[1]),
        [("naval air points in scenario 9", 1)]
    );
    assert_eq!(modifiers(&rolled[2]), []);
    assert_eq!((rolled[1].die, rolled[1].total), (1, 2));
}

/// 4.54: all fire is simultaneous: escorts that are shot down have fired with all their points.
#[test]
fn r4_54_fire_is_simultaneous() {
    // Nine fighters; eight units shoot seven of them down; they fire as nine and get two.
    let (game, fought) = fight(&EIGHT, &[1, 10, 10, 10], 8);
    assert_eq!(
        read(&fought),
        [
            ("us_air_to_air", "8", 10, 9, "7".into()),
            ("japanese_air_to_air", "8", 10, 10, "2E".into())
        ]
    );
    assert_eq!(
        raid(&game, 1).strength,
        Strength::Sorted {
            fighters: 2,
            attack: 11
        }
    );
    assert_eq!(mission(&game, "Intercept 1").units.len(), 6);
    assert_eq!(game.table().score, 7 - 4);
}

/// 4.54: only fighters fire. Attack planes never do, and without escorts nobody fires back.
#[test]
fn r4_54_attack_planes_do_not_fire() {
    static BOMBERS: Scenario =
        like_scenario_1(Turn::at(19, 930), 1, aloft(&[3]), &[raid_of(3, 1, 1)]);
    let mut game = over_the_raid(&BOMBERS, &[1, 1, 4, 1]); // no fighters; one of three shot down
    play(&mut game, engage("Intercept 1", 1));
    let fought = play(&mut game, Order::Fight); // nothing to divide
    assert!(fought.contains(&Event::Raids(RaidEvent::Sorted {
        raid: RAID,
        fighters: 0,
        attack: 3
    })));
    assert_eq!(
        read(&fought)[1..],
        [("us_air_to_air", "3", 4, 4, "1".into())]
    );
    assert_eq!(
        raid(&game, 1).strength,
        Strength::Sorted {
            fighters: 0,
            attack: 2
        }
    );
}

/// 4.54: more units or points than the chart has columns use its largest.
#[test]
fn r4_54_the_largest_column_is_the_limit() {
    static TWELVE: Scenario =
        like_scenario_1(Turn::at(19, 930), 1, aloft(&[12]), &[raid_of(20, 1, 1)]);
    let (_, fought) = fight(&TWELVE, &[1, 10, 10, 1], 12);
    assert_eq!(read(&fought)[0], ("us_air_to_air", "8", 10, 9, "7".into()));
    let last = |points: u8| JAPANESE_AIR_TO_AIR.columns[JAPANESE_AIR_TO_AIR.column(points)].label;
    assert_eq!([10, 11, 60].map(last), ["10"; 3]);
    assert_eq!(
        US_AIR_TO_AIR.columns[US_AIR_TO_AIR.column(76_u8)].label,
        "8"
    );
}

/// 4.55: excess against escorts is ignored and does not fall on the attack planes, nor the other
/// way round.
#[test]
fn r4_55_excess_is_ignored() {
    static FOUR: Scenario = like_scenario_1(Turn::at(19, 930), 1, aloft(&[8]), &[raid_of(4, 1, 1)]);
    // One fighter, three attack planes. Seven against the fighter hit 6, one gets 1.
    let (game, fought) = fight(&FOUR, &[1, 1, 10, 1, 6], 7);
    assert_eq!(read(&fought)[0].4, "6");
    assert!(fought.contains(&points_lost(1, Target::Fighters)));
    assert!(fought.contains(&points_lost(1, Target::AttackPlanes)));
    assert_eq!(
        raid(&game, 1).strength,
        Strength::Sorted {
            fighters: 0,
            attack: 2
        }
    );
    assert_eq!(game.table().score, 2);
    // One against the fighter misses, seven hit all three attack planes with a 7 to spare.
    let (game, fought) = fight(&FOUR, &[1, 1, 1, 1, 10], 1);
    assert_eq!(read(&fought)[2].4, "7");
    assert!(fought.contains(&points_lost(3, Target::AttackPlanes)));
    assert_eq!(
        raid(&game, 1).strength,
        Strength::Sorted {
            fighters: 1,
            attack: 0
        }
    );
    assert_eq!(raid(&game, 1).fate, Fate::Inbound);
}

/// 4.55: a raid that lost its last point is gone.
#[test]
fn r4_55_a_raid_without_points_is_destroyed() {
    static FOUR: Scenario = like_scenario_1(Turn::at(19, 930), 1, aloft(&[8]), &[raid_of(4, 1, 1)]);
    let (game, fought) = fight(&FOUR, &[1, 1, 10, 1, 10], 4);
    assert!(fought.contains(&points_lost(1, Target::Fighters)));
    let end = fought.len();
    assert_eq!(
        fought[end - 4..],
        [
            points_lost(3, Target::AttackPlanes),
            scored(3, Scored::PointsDestroyed),
            Event::Raids(RaidEvent::Destroyed { what: RAID }),
            Event::Raids(RaidEvent::Fought {
                mission: named("Intercept 1"),
                raid: RAID
            }),
        ]
    );
    assert_eq!(
        (raid(&game, 1).fate, game.table().inbound().count()),
        (Fate::Destroyed, 0)
    );
}

/// 4.56: no result.
#[test]
fn r4_56_a_dash_does_nothing() {
    let (game, fought) = fight(&EIGHT, &[1, 10, 1, 2, 1], 4);
    assert_eq!(
        read(&fought)[1],
        ("japanese_air_to_air", "8", 2, 2, "-".into())
    );
    assert_eq!(mission(&game, "Intercept 1").units.len(), 8);
    assert_eq!(read(&fought).len(), 3);
}

/// 4.56: E removes one of the units that took on the escorts; no escort breaks through.
#[test]
fn r4_56_e_eliminates_one_unit() {
    let (game, fought) = fight(&EIGHT, &[1, 10, 1, 6, 1], 4);
    assert_eq!(
        read(&fought)[1],
        ("japanese_air_to_air", "8", 6, 6, "E".into())
    );
    assert_eq!(read(&fought)[2].1, "4"); // all four against the attack planes fire
    let escorts = game.events().iter().find_map(|it| match &it.event {
        Event::Raids(RaidEvent::Divided { escorts, .. }) => Some(*escorts),
        _ => None,
    });
    let left = mission(&game, "Intercept 1").units;
    assert_eq!((left.len(), left.common(escorts.unwrap()).len()), (7, 3));
    assert_eq!((game.table().lost.len(), game.table().score), (1, -2));
    assert_eq!(game.table().lost[0].hex, hex("1110"));
}

/// 4.56: A+E is both results.
#[test]
fn r4_56_a_and_e_is_both() {
    let (game, fought) = fight(&EIGHT, &[1, 10, 1, 8, 1, 1], 4);
    assert_eq!(read(&fought)[1].4, "A+E");
    assert_eq!(
        read(&fought)[2],
        ("japanese_air_to_air", "1", 1, 1, "-".into())
    );
    assert!(fought.contains(&Event::Raids(RaidEvent::BrokeThrough {
        raid: RAID,
        mission: named("Intercept 1")
    })));
    assert_eq!(mission(&game, "Intercept 1").units.len(), 7);
}

/// 4.56: 2E eliminates two, or the one there is.
#[test]
fn r4_56_two_e_eliminates_two() {
    let (game, fought) = fight(&EIGHT, &[1, 10, 1, 10, 1], 4);
    assert_eq!(read(&fought)[1].4, "2E");
    let over = Event::Raids(RaidEvent::Fought {
        mission: named("Intercept 1"),
        raid: RAID,
    });
    assert_eq!(
        bare(&fought),
        [shot_down("F6F 11"), shot_down("F6F 12"), over]
    );
    assert_eq!(mission(&game, "Intercept 1").units.len(), 6);
    assert_eq!(read(&fought)[2].1, "4");

    static ONE: Scenario = like_scenario_1(Turn::at(19, 930), 1, aloft(&[1]), &[raid_of(20, 1, 1)]);
    let mut game = over_the_raid(&ONE, &[1, 10, 1, 10, 1]);
    play(&mut game, engage("Intercept 1", 1));
    let fought = play(&mut game, Order::Fight);
    assert_eq!(
        fought
            .iter()
            .filter(|event| matches!(event, Event::Losses(LossEvent::Unit { .. })))
            .count(),
        1
    );
    assert!(fought.contains(&Event::Air(AirEvent::MissionRemoved {
        what: named("Intercept 1")
    })));
    assert!(fought.contains(&Event::Raids(RaidEvent::Fought {
        mission: named("Intercept 1"),
        raid: RAID
    })));
    assert!(game.table().missions.is_empty() && game.table().engagements.is_empty());
}

/// 4.45: a fuel critical mission fires at -2 and is fired on at +2, in every fight.
#[test]
fn r4_45_fuel_critical_fighters_fight_badly() {
    static LATE: Scenario =
        like_scenario_1(Turn::at(19, 530), 4, aloft(&[8]), &[raid_of(20, 4, 3)]);
    let mut game = scripted_with(&LATE, &[], &[1, 10, 8, 1, 5, 8]);
    pass_to(&mut game, 4, 3);
    play_all(&mut game, &[fly("Intercept 1", "1110"), Order::EndMovement]);
    play_all(&mut game, &[engage("Intercept 1", 1), Order::Fight]);
    assert_eq!(mission(&game, "Intercept 1").fuel, Fuel::points(-2)); // it was at 1 before paying
    let fought = play(&mut game, divide(4));
    let rolled = rolls(&fought);
    assert_eq!(
        read(&fought),
        [
            ("us_air_to_air", "4", 8, 5, "2".into()),
            ("japanese_air_to_air", "8", 1, 3, "A".into()),
            ("japanese_air_to_air", "1", 5, 7, "-".into()),
            ("us_air_to_air", "4", 8, 6, "3".into()),
        ]
    );
    assert_eq!(modifiers(&rolled[0]), [AT_FIGHTERS, FIRES_CRITICAL]);
    assert_eq!(modifiers(&rolled[1]), [FIRED_ON_CRITICAL]);
    assert_eq!(modifiers(&rolled[2]), [FIRED_ON_CRITICAL]);
    assert_eq!(modifiers(&rolled[3]), [FIRES_CRITICAL]);
}

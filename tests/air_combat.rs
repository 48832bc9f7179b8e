//! Interception and air-to-air combat (4.51, 4.52, 4.54-4.57).

mod common;

use carrier_battle::engine::charts::{JAPANESE_AIR_TO_AIR, US_AIR_TO_AIR};
use carrier_battle::engine::fleet::{Fuel, MissionId};
use carrier_battle::engine::forces::{Fate, RaidId, Strength};
use carrier_battle::engine::{
    Decision, Division, Event, FuelUse, Game, Order, Refusal, Scenario, Scored, Target, Turn,
    UnitLoss, least_against_escorts,
};
use common::*;

const RAID: RaidId = RaidId(1);
const FIRES_CRITICAL: (&str, i8) = ("firing mission is fuel critical", -2);
const FIRED_ON_CRITICAL: (&str, i8) = ("target mission is fuel critical", 2);
const AT_FIGHTERS: (&str, i8) = ("target is fighters", -1);

/// Eight units against twenty points: with a 10 nine of them are fighters.
static EIGHT: Scenario = like_scenario_1(Turn::at(19, 930), 2, aloft(&[8]), &[raid_of(20, 1, 1)]);

/// A game in which every mission is in the raid's hex, the first one west of the task force, and
/// the player is asked about interception. The die for the radar range comes first: a 1.
fn over_the_raid(scenario: &'static Scenario, dice: &[u8]) -> Game {
    let mut game = scripted_with(scenario, &[], dice);
    let missions: Vec<MissionId> = game
        .table()
        .missions
        .iter()
        .map(|mission| mission.id)
        .collect();
    for mission in missions {
        play(
            &mut game,
            Order::Fly {
                mission,
                to: hex("1110"),
            },
        );
    }
    play(&mut game, Order::EndMovement);
    assert_eq!(game.decision(), Some(Decision::Interception));
    game
}

/// The one mission fights with so many units against the escorts. Returns what came of the division.
fn fight(scenario: &'static Scenario, dice: &[u8], escorts: u8) -> (Game, Vec<Event>) {
    let mut game = over_the_raid(scenario, dice);
    play_all(&mut game, &[engage("Intercept 1", 1), Order::Fight]);
    let fought = play(&mut game, divide(escorts));
    let end = fought
        .iter()
        .position(|event| matches!(event, Event::Fought { .. }))
        .unwrap();
    let fought = fought[2..=end].to_vec();
    (game, fought)
}

fn division(game: &Game) -> Division {
    match game.decision() {
        Some(Decision::Division(division)) => division,
        other => panic!("{other:?}"),
    }
}

fn points_lost(points: u8, kind: Target) -> Event {
    Event::PointsLost {
        what: RAID,
        points,
        kind,
        hex: hex("1110"),
        why: named("Intercept 1"),
    }
}

fn shot_down(unit: &str) -> Event {
    Event::UnitLost {
        what: named(unit),
        points: 1,
        mission: named("Intercept 1"),
        hex: hex("1110"),
        why: UnitLoss::Combat,
    }
}

fn scored(vp: i16, why: Scored) -> Event {
    Event::Score { vp, why }
}

/// The events that are not dice or victory points.
fn bare(fought: &[Event]) -> Vec<Event> {
    let other = |event: &&Event| !matches!(event, Event::Roll(_) | Event::Score { .. });
    fought.iter().filter(other).cloned().collect()
}

/// 4.51: some, all or none of the missions in a hex fight, in the order the player wishes, and all
/// is decided before the first die.
#[test]
fn r4_51_some_all_or_none_fight_in_the_order_declared() {
    static THREE: Scenario =
        like_scenario_1(Turn::at(19, 930), 1, aloft(&[1, 1, 1]), &[raid_of(9, 1, 1)]);
    // None: no die is rolled and the turn goes on.
    let mut game = over_the_raid(&THREE, &[1]);
    assert_eq!(rolls(&play(&mut game, Order::Fight)), []);
    assert_eq!(game.table().phase, 2);
    // All, the third first. A single unit has nothing to divide.
    let mut game = over_the_raid(&THREE, &[1, 1, 1, 1, 1, 1, 1, 1]);
    for (n, name) in [(1, "Intercept 3"), (2, "Intercept 1"), (3, "Intercept 2")] {
        let declared = play(&mut game, engage(name, 1));
        assert_eq!(rolls(&declared), []);
        assert_eq!(
            declared[1],
            Event::Declared {
                interceptor: named(name),
                raid: RAID
            }
        );
        assert_eq!(game.table().engagements.len(), n);
    }
    assert_eq!(game.legal().collect::<Vec<_>>(), [Order::Fight]);
    let fought = play(&mut game, Order::Fight);
    let order: Vec<MissionId> = fought
        .iter()
        .filter_map(|event| match event {
            Event::Fought { mission, .. } => Some(*mission),
            _ => None,
        })
        .collect();
    assert_eq!(
        order,
        ["Intercept 3", "Intercept 1", "Intercept 2"].map(named)
    );
    assert!(game.table().engagements.is_empty());
    // Some: only the one that was sent pays.
    let mut game = over_the_raid(&THREE, &[1, 1, 1, 1]);
    play_all(&mut game, &[engage("Intercept 2", 1), Order::Fight]);
    let fuel = ["Intercept 1", "Intercept 2", "Intercept 3"].map(|name| mission(&game, name).fuel);
    assert_eq!(fuel, [15, 12, 15].map(Fuel::points));
}

/// 4.51: one raid a mission, in its own hex.
#[test]
fn r4_51_a_mission_engages_one_raid_in_its_hex() {
    let mut table = task_force();
    with_mission(&mut table, "Intercept 1", "1110", &["F6F 1", "F6F 2"], 16);
    with_raid(&mut table, "1110", 5);
    with_raid(&mut table, "1110", 6);
    with_raid(&mut table, "1111", 7);
    let check = |table: &_, raid| Decision::Interception.check(table, engage("Intercept 1", raid));
    assert_eq!(check(&table, 2), Ok(()));
    let elsewhere = Refusal::NotInItsHex {
        interceptor: named("Intercept 1"),
        raid: RaidId(3),
    };
    assert_eq!(check(&table, 3), Err(elsewhere));
    assert_eq!(check(&table, 4), Err(Refusal::NoRaid(RaidId(4))));
    table.apply(&Event::Declared {
        interceptor: named("Intercept 1"),
        raid: RAID,
    });
    let engaged = Refusal::AlreadyEngaged(named("Intercept 1"));
    assert_eq!(
        [check(&table, 1), check(&table, 2)],
        [Err(engaged), Err(engaged)]
    );
}

/// 4.51: the three points must be payable: not from Fuel Critical 4 or worse.
#[test]
fn r4_51_fuel_critical_four_cannot_pay_for_combat() {
    for marker in -6..=16 {
        let mut table = task_force();
        with_mission(&mut table, "Intercept 1", HOME, &["F6F 1"], marker);
        with_raid(&mut table, HOME, 5);
        let checked = Decision::Interception.check(&table, engage("Intercept 1", 1));
        let fuel = Fuel::points(marker);
        let cannot = Err(Refusal::CannotPayCombat {
            mission: named("Intercept 1"),
            fuel,
        });
        assert_eq!(
            checked,
            if marker <= -4 { cannot } else { Ok(()) },
            "{fuel}"
        );
    }
}

/// 4.51: the cost comes at once, before the raid is told apart.
#[test]
fn r4_51_the_three_points_are_paid_before_the_fight() {
    let mut game = over_the_raid(&EIGHT, &[1, 1]);
    let begun = play_all(&mut game, &[engage("Intercept 1", 1), Order::Fight]);
    let paid = Event::Fuel {
        mission: named("Intercept 1"),
        spent: 3,
        left: Fuel::points(12),
        why: FuelUse::Combat,
    };
    assert_eq!(begun[3], paid);
    assert!(matches!(begun[4], Event::Roll(_)));
    assert_eq!(
        begun[5],
        Event::Sorted {
            raid: RAID,
            fighters: 6,
            attack: 14
        }
    );
    assert_eq!(begun.len(), 6);
}

/// 4.51 as read: fighters whose raid an earlier fight destroyed stand down, and pay nothing.
#[test]
fn fighters_sent_against_a_destroyed_raid_stand_down() {
    static SMALL: Scenario =
        like_scenario_1(Turn::at(19, 930), 1, aloft(&[8, 1]), &[raid_of(2, 1, 1)]);
    let mut game = over_the_raid(&SMALL, &[1, 1, 10]); // no fighters, two attack planes
    play_all(
        &mut game,
        &[engage("Intercept 1", 1), engage("Intercept 2", 1)],
    );
    let fought = play(&mut game, Order::Fight);
    assert!(fought.contains(&Event::RaidDestroyed { what: RAID }));
    let stood_down = Event::StoodDown {
        interceptor: named("Intercept 2"),
        raid: RAID,
    };
    assert!(fought.contains(&stood_down));
    assert_eq!(mission(&game, "Intercept 2").fuel, Fuel::points(15));
    assert!(game.table().engagements.is_empty());
}

/// 4.51: CAP too goes on the map only when its fight begins; the die and the three points then.
#[test]
fn r4_51_cap_pays_after_its_fuel_is_known() {
    // Range 2; a 7 for the fuel: 13, as in the example of 4.35; escorts 2; no hits; next raids.
    let mut game = scripted(&[2, 7, 1, 1, 1, 1, 5]);
    pass_to_interception(&mut game, 1, 2);
    let begun = play_all(&mut game, &[engage("CAP 58.1", 1), Order::Fight]);
    let placed = begun
        .iter()
        .position(|event| matches!(event, Event::MissionPlaced { .. }))
        .unwrap();
    assert!(
        matches!(&begun[placed], Event::MissionPlaced { fuel, .. } if *fuel == Fuel::points(13))
    );
    assert!(
        matches!(&begun[placed + 1], Event::Fuel { spent: 3, left, .. } if *left == Fuel::points(10))
    );
    play(&mut game, divide(1));
    assert_eq!(mission(&game, "Intercept 4").fuel, Fuel::points(10));
}

/// 4.51, 4.13: a CAP mission needs a display, and two may not be promised the same one.
#[test]
fn r4_51_each_cap_mission_sent_needs_a_display() {
    let mut game = scripted(&[2]);
    for unit in ["F6F 3", "F6F 13", "F6F 23"] {
        play(&mut game, split("Intercept 1", &[unit]));
    }
    pass_to_interception(&mut game, 1, 2);
    assert_eq!(game.table().free_displays(), 2);
    play_all(&mut game, &[engage("CAP 58.1", 1), engage("CAP 58.2", 1)]);
    assert_eq!(
        refused(&mut game, engage("CAP 58.3", 1)),
        Refusal::NoFreeDisplay
    );
    assert_eq!(
        refused(&mut game, split("Intercept 2", &["F6F 4"])),
        Refusal::NoFreeDisplay
    );
    assert_eq!(
        refused(&mut game, engage("CAP 58.1", 1)),
        Refusal::AlreadyEngaged(named("CAP 58.1"))
    );
    assert_eq!(
        refused(&mut game, engage("CAP 58.4 B", 1)),
        Refusal::NoCap(named("CAP 58.4 B"))
    );
    play(&mut game, engage("Intercept 2", 1)); // it has its own
}

/// 4.52: one unit for every two points of escorts, and one even for a single point.
#[test]
fn r4_52_one_unit_for_every_two_escort_points() {
    let least: Vec<u8> = (0..=10).map(least_against_escorts).collect();
    assert_eq!(least, [0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
    let limits = |units, escorts, attack| {
        let division = Division::new(named("Intercept 1"), RAID, units, escorts, attack);
        (division.least, division.most, division.is_open())
    };
    assert_eq!(limits(8, 9, 11), (4, 8, true));
    assert_eq!(limits(2, 9, 11), (2, 2, false)); // escorts first, all of them
    assert_eq!(limits(4, 1, 8), (1, 4, true));
    assert_eq!(limits(4, 0, 8), (0, 0, false)); // nobody to send against
    assert_eq!(limits(4, 3, 0), (4, 4, false)); // nothing else to fight
}

/// 4.52: the player divides within these limits, and only so.
#[test]
fn r4_52_the_division_is_held_to_its_limits() {
    let mut game = over_the_raid(&EIGHT, &[1, 10, 1, 1, 1]);
    play_all(&mut game, &[engage("Intercept 1", 1), Order::Fight]);
    let asked = division(&game);
    assert_eq!((asked.mission, asked.raid), (named("Intercept 1"), RAID));
    assert_eq!(
        (
            asked.units,
            asked.escorts,
            asked.attack,
            asked.least,
            asked.most
        ),
        (8, 9, 11, 4, 8)
    );
    let limits = Refusal::Division { least: 4, most: 8 };
    for wrong in [0, 3, 9, 255] {
        assert_eq!(refused(&mut game, divide(wrong)), limits);
    }
    for other in [Order::Fight, engage("Intercept 1", 1), Order::EndMovement] {
        assert_eq!(refused(&mut game, other), Refusal::NotAsked);
    }
    assert_eq!(
        game.legal().collect::<Vec<_>>(),
        [4, 5, 6, 7, 8].map(divide)
    );
    let divided = play(&mut game, divide(5));
    assert!(
        matches!(&divided[1], Event::Divided { escorts, attack, .. } if (escorts.len(), attack.len()) == (5, 3))
    );
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
            Event::Fought {
                mission: named("Intercept 1"),
                raid: RAID
            },
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
    assert_eq!((rolled[0].total, rolled[0].result.as_str()), (4, "2"));
    assert_eq!((rolled[2].total, rolled[2].result.as_str()), (5, "2"));
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
    assert!(fought.contains(&Event::Sorted {
        raid: RAID,
        fighters: 0,
        attack: 3
    }));
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
    let last = |points| JAPANESE_AIR_TO_AIR.columns[JAPANESE_AIR_TO_AIR.column(points)].label;
    assert_eq!([10, 11, 60].map(last), ["10"; 3]);
    assert_eq!(US_AIR_TO_AIR.columns[US_AIR_TO_AIR.column(76)].label, "8");
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
            Event::RaidDestroyed { what: RAID },
            Event::Fought {
                mission: named("Intercept 1"),
                raid: RAID
            },
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
        Event::Divided { escorts, .. } => Some(*escorts),
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
    assert!(fought.contains(&Event::BrokeThrough {
        raid: RAID,
        mission: named("Intercept 1")
    }));
    assert_eq!(mission(&game, "Intercept 1").units.len(), 7);
}

/// 4.56: 2E eliminates two, or the one there is.
#[test]
fn r4_56_two_e_eliminates_two() {
    let (game, fought) = fight(&EIGHT, &[1, 10, 1, 10, 1], 4);
    assert_eq!(read(&fought)[1].4, "2E");
    let over = Event::Fought {
        mission: named("Intercept 1"),
        raid: RAID,
    };
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
            .filter(|event| matches!(event, Event::UnitLost { .. }))
            .count(),
        1
    );
    assert!(fought.contains(&Event::MissionRemoved {
        what: named("Intercept 1")
    }));
    assert!(fought.contains(&Event::Fought {
        mission: named("Intercept 1"),
        raid: RAID
    }));
    assert!(game.table().missions.is_empty() && game.table().engagements.is_empty());
}

/// 4.57: with an A one surviving escort attacks the units that go for the attack planes, before
/// they do.
#[test]
fn r4_57_an_abort_lets_one_escort_through() {
    let (game, fought) = fight(&EIGHT, &[1, 10, 5, 3, 7, 6], 4);
    assert_eq!(
        read(&fought),
        [
            ("us_air_to_air", "4", 5, 4, "2".into()),
            ("japanese_air_to_air", "8", 3, 3, "A".into()),
            ("japanese_air_to_air", "1", 7, 7, "-".into()),
            ("us_air_to_air", "4", 6, 6, "3".into()),
        ]
    );
    assert_eq!(
        bare(&fought),
        [
            points_lost(2, Target::Fighters),
            Event::BrokeThrough {
                raid: RAID,
                mission: named("Intercept 1")
            },
            points_lost(3, Target::AttackPlanes),
            Event::Fought {
                mission: named("Intercept 1"),
                raid: RAID
            },
        ]
    );
    assert_eq!(mission(&game, "Intercept 1").units.len(), 8);
}

/// 4.57: an A of the extra attack keeps one unit from firing; it is not lost.
#[test]
fn r4_57_an_abort_of_the_extra_attack_holds_one_unit_out() {
    let (game, fought) = fight(&EIGHT, &[1, 10, 1, 3, 8, 6], 4);
    assert_eq!(
        read(&fought)[2],
        ("japanese_air_to_air", "1", 8, 8, "A".into())
    );
    assert_eq!(read(&fought)[3], ("us_air_to_air", "3", 6, 6, "2".into()));
    assert!(fought.contains(&Event::HeldOut {
        mission: named("Intercept 1")
    }));
    assert_eq!(mission(&game, "Intercept 1").units.len(), 8);
}

/// 4.57: the extra attack can shoot a unit down; it is one of those against the attack planes.
#[test]
fn r4_57_the_extra_attack_can_eliminate_a_unit() {
    let (game, fought) = fight(&EIGHT, &[1, 10, 1, 3, 10, 6], 4);
    assert_eq!(
        read(&fought)[2],
        ("japanese_air_to_air", "1", 10, 10, "E".into())
    );
    assert_eq!(read(&fought)[3].1, "3");
    let Event::Divided { attack, .. } = game
        .events()
        .iter()
        .rfind(|it| matches!(it.event, Event::Divided { .. }))
        .unwrap()
        .event
        .clone()
    else {
        unreachable!()
    };
    assert!(attack.contains(game.table().lost[0].unit));
    assert_eq!(mission(&game, "Intercept 1").units.len(), 7);
    // With only one unit against the attack planes none is left to fire.
    for extra in [8, 10] {
        let (_, fought) = fight(&EIGHT, &[1, 10, 1, 3, extra], 7);
        assert_eq!(read(&fought).len(), 3);
    }
}

/// 4.57: no escort survives, or nobody went for the attack planes: an A is nothing.
#[test]
fn r4_57_an_abort_without_survivors_or_targets_is_nothing() {
    static SIX: Scenario = like_scenario_1(Turn::at(19, 930), 1, aloft(&[8]), &[raid_of(6, 1, 1)]);
    // Three escorts, all shot down; their A finds nobody to go.
    let (_, fought) = fight(&SIX, &[1, 10, 10, 6, 1], 7);
    assert_eq!(
        read(&fought),
        [
            ("us_air_to_air", "7", 10, 9, "6".into()),
            ("japanese_air_to_air", "3", 6, 6, "A".into()),
            ("us_air_to_air", "1", 1, 1, "0".into()),
        ]
    );
    // Everybody against the escorts: there is nobody to break through to.
    let (_, fought) = fight(&SIX, &[1, 10, 1, 6], 8);
    assert_eq!(read(&fought).len(), 2);
    assert!(
        !fought
            .iter()
            .any(|event| matches!(event, Event::BrokeThrough { .. }))
    );
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

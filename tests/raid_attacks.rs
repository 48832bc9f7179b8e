//! Raids attack the task force: Battle Line, targets, guns, strength (5.51, 5.61, 5.7, 10.13).

mod common;

use carrier_battle::engine::fleet::TaskGroupId;
use carrier_battle::engine::forces::{Fate, RaidId, Service};
use carrier_battle::engine::ships::{ShipId, ShipKind};
use carrier_battle::engine::{
    AirPoints, AttackEvent, AttackRefusal, Attacker, DamageEvent, Decision, Event, Game, Killer,
    LossEvent, Order, Purpose, Quarry, RaidEntry, RaidEvent, Refusal, Scenario, SegmentId, Target,
    UsSetup,
};
use common::decks::*;
use common::*;

const FIRST: (TaskGroupId, u8) = (CARRIER_GROUPS[0], 0);
const SECOND: (TaskGroupId, u8) = (CARRIER_GROUPS[1], 0);
const THE_LINE: (TaskGroupId, u8) = (LINE, 0);

/// One turn with raids over the task force in its last phase, whose carriers are empty: nothing is
/// asked but about overflights.
const fn attacked(groups: &'static [(TaskGroupId, u8)], raids: &'static [RaidEntry]) -> Scenario {
    like_scenario_3(1, at_sea(groups, None), raids)
}

const EIGHT_POINTS: &[RaidEntry] = &[raid_of(8, 1, 3)];
const TWO_RAIDS: &[RaidEntry] = &[raid_of(2, 1, 3), raid_of(2, 1, 3)];
const THREE_RAIDS: &[RaidEntry] = &[raid_of(2, 1, 3), raid_of(2, 1, 3), raid_of(2, 1, 3)];

static CARRIERS_ALONE: Scenario = attacked(&[FIRST], EIGHT_POINTS);
static BOTH_CARRIER_GROUPS: Scenario = attacked(&[FIRST, SECOND, THE_LINE], EIGHT_POINTS);
static WITH_LINE: Scenario = attacked(&[FIRST, THE_LINE], EIGHT_POINTS);
static LINE_ALONE: Scenario = attacked(&[THE_LINE], EIGHT_POINTS);
static TWO: Scenario = attacked(&[FIRST, THE_LINE], TWO_RAIDS);
static THREE: Scenario = attacked(&[FIRST, THE_LINE], THREE_RAIDS);
static A_PHASE_APART: Scenario =
    attacked(&[FIRST, THE_LINE], &[raid_of(2, 1, 2), raid_of(2, 1, 3)]);
/// One unit of fighters is overhead.
static MET: Scenario = Scenario {
    us: UsSetup {
        intercepts: &[1],
        ..at_sea(&[FIRST], None)
    },
    ..attacked(&[FIRST], &[raid_of(2, 1, 3)])
};

/// Everything that happens with these dice, to the end of the game.
#[track_caller]
fn fought(scenario: &'static Scenario, dice: &[u8]) -> Vec<Event> {
    let game = scripted_with(scenario, &[], dice);
    assert_eq!(game.decision(), None);
    history(&game)
}

/// The rolls of an attack as chart, column and result.
fn charts(happened: &[Event]) -> Vec<(&'static str, &'static str, String)> {
    let rolls = read(happened).into_iter();
    rolls
        .map(|(chart, column, _, _, result)| (chart, column, result))
        .collect()
}

fn guns(happened: &[Event]) -> Vec<(Quarry, u8, Vec<ShipId>)> {
    let fire = |event: &Event| match event {
        Event::Attacks(AttackEvent::GunsFire {
            what,
            factors,
            overflown,
        }) => Some((*what, *factors, overflown.clone())),
        _ => None,
    };
    happened.iter().filter_map(fire).collect()
}

fn attacks(happened: &[Event]) -> Vec<(Attacker, Quarry)> {
    let begun = |event: &Event| match event {
        Event::Attacks(AttackEvent::Begins { by, target }) => Some((*by, *target)),
        _ => None,
    };
    happened.iter().filter_map(begun).collect()
}

fn group(number: u8) -> Quarry {
    Quarry::TaskGroup(TaskGroupId(number))
}

fn by(raid: u8) -> Attacker {
    Attacker::Raid(RaidId(raid))
}

fn strength(happened: &[Event]) -> Option<(u16, bool, &'static str)> {
    happened.iter().find_map(|event| match event {
        Event::Attacks(AttackEvent::Strength {
            total,
            doubled,
            column,
            ..
        }) => Some((*total, *doubled, *column)),
        _ => None,
    })
}

/// 5.71: without the Battle Line in the hex the raid goes for the carriers at once.
#[test]
fn r5_71_without_the_battle_line_raids_go_for_the_carriers() {
    let happened = fought(&CARRIERS_ALONE, &[1, 1, 1, 1, 1, 1, 1, 1, 1]);
    let of = |chart, column, result: &str| (chart, column, result.to_owned());
    assert_eq!(
        charts(&happened),
        [
            of("intercept_range", "hexes from target", "1"),
            of("escort_fighters", "8", "2"),
            of("anti_aircraft", "70", "1/0"),
            of("air_attack_damage", "hits", "0"),
            of("air_attack_damage", "hits", "0"),
            of("air_attack_damage", "hits", "0"),
        ]
    );
    assert_eq!(attacks(&happened), [(by(1), group(2))]);
    // Then it flies off.
    assert_eq!(
        happened
            .iter()
            .rev()
            .find(|event| matches!(event, Event::Raids(RaidEvent::Withdrew { .. }))),
        Some(&Event::Raids(RaidEvent::Withdrew { raid: RAID }))
    );
}

/// 5.71: raids over the same target attack one after the other, in random order, each by itself.
#[test]
fn r5_71_raids_attack_in_random_order_and_separately() {
    let one = [1, 9, 1, 1, 1]; // no escorts, avoids, guns abort one, Bunker Hill, no hits
    for (pick, order) in [(1, [1, 2]), (2, [2, 1])] {
        let dice = [&[1, 1, pick][..], &one, &one].concat();
        let happened = fought(&TWO, &dice);
        assert_eq!(attacks(&happened), order.map(|raid| (by(raid), group(2))));
        assert!(happened.contains(&Event::Pick {
            what: carrier_battle::engine::Choice::NextRaid,
            among: [1, 2].map(|raid| RaidId(raid).to_string()).into(),
            picked: RaidId(pick).to_string(),
        }));
    }
}

/// 5.71: the carrier group is chosen at random, and only it fires (5.73).
#[test]
fn r5_71_a_carrier_group_is_chosen_at_random() {
    for (pick, target, factors) in [(1, 2, 70), (2, 3, 79)] {
        let dice = [1, 1, 10, pick, 1, 1, 1, 1, 1, 1, 1];
        let happened = fought(&BOTH_CARRIER_GROUPS, &dice);
        assert_eq!(attacks(&happened), [(by(1), group(target))]);
        assert_eq!(guns(&happened), [(group(target), factors, Vec::new())]);
        assert!(happened.contains(&Event::Pick {
            what: carrier_battle::engine::Choice::TaskGroup(RAID),
            among: [2, 3].map(|group| TaskGroupId(group).to_string()).into(),
            picked: TaskGroupId(target).to_string(),
        }));
    }
}

/// 5.72: a raid that diverts attacks the Battle Line and no carriers, under all its guns.
#[test]
fn r5_72_a_raid_that_diverts_attacks_the_battle_line() {
    for die in [1, 5] {
        let dice = [1, 1, die, 1, 1, 7, 1, 1];
        let happened = fought(&BOTH_CARRIER_GROUPS, &dice);
        assert_eq!(attacks(&happened), [(by(1), group(7))]);
        assert_eq!(guns(&happened), [(group(7), 135, Vec::new())]);
        // 5.75: no carriers there, so battleships.
        assert_eq!(aims(&happened), ["Iowa", "Indiana"]);
    }
}

fn aims(happened: &[Event]) -> Vec<String> {
    let aimed = |event: &Event| match event {
        Event::Attacks(AttackEvent::Aimed { ship, .. }) => Some(ship.to_string()),
        _ => None,
    };
    happened.iter().filter_map(aimed).collect()
}

/// 5.72: a raid that overflies meets half the battleships' factors, and then the guns of the group
/// it attacks; each result of the first strikes any of its points, fighters as well.
#[test]
fn r5_72_a_raid_that_overflies_is_fired_on_twice() {
    // Two fighters and six attack planes. The battleships' 51 factors eliminate two and abort one:
    // both fighters, and then an attack plane. Task Group 58.2 draws from all six, the aborted one among them
    // (5.51), and aborts another.
    let dice = [1, 1, 6, 10, 1, 1, 1, 1, 1, 2, 1, 1];
    let happened = fought(&WITH_LINE, &dice);
    let line: Vec<ShipId> = BATTLESHIPS.iter().map(|name| named(name)).collect();
    assert_eq!(
        guns(&happened),
        [(group(7), 51, line), (group(2), 70, Vec::new())]
    );
    let of = |chart, column, result: &str| (chart, column, result.to_owned());
    assert_eq!(
        charts(&happened)[2..5],
        [
            of("battle_line", "action", "overfly"),
            of("anti_aircraft", "50", "1/2"),
            of("anti_aircraft", "70", "1/0")
        ]
    );
    let lost = Event::Losses(LossEvent::Points {
        what: AirPoints::Raid(RAID),
        points: 2,
        aborted: 0,
        kind: Target::Fighters,
        hex: hex(HOME),
        why: Killer::Guns(LINE),
    });
    assert_eq!(happened.iter().filter(|event| **event == lost).count(), 1);
    // Four of six planes attack: four times four, and twice that.
    assert_eq!(strength(&happened), Some((32, true, "27-33")));
    assert_eq!(attacks(&happened), [(by(1), group(2))]);
    assert_eq!(aims(&happened), ["Bunker Hill", "Wasp"]);
}

/// 5.72: the points are drawn one by one, and those drawn are not drawn again.
#[test]
fn r5_72_overflight_results_fall_on_points_at_random() {
    // The same, but the first two drawn are attack planes and the third is a fighter.
    let dice = [1, 1, 6, 10, 8, 7, 2, 1, 1, 1, 1, 1];
    let happened = fought(&WITH_LINE, &dice);
    let lost: Vec<(u8, Target)> = happened
        .iter()
        .filter_map(|event| match event {
            Event::Losses(LossEvent::Points { points, kind, .. }) => Some((*points, *kind)),
            _ => None,
        })
        .collect();
    assert_eq!(lost, [(2, Target::AttackPlanes)]);
    // A fighter whose aim is spoiled makes no difference: four planes less the one that Task Group
    // 58.2 aborts.
    assert_eq!(strength(&happened), Some((24, true, "21-26")));
}

/// 5.72: a raid that avoids the Battle Line meets none of its guns.
#[test]
fn r5_72_a_raid_that_avoids_meets_the_carriers_guns_alone() {
    for die in [9, 10] {
        let happened = fought(&WITH_LINE, &[1, 1, die, 1, 1, 1, 1, 1, 1, 1]);
        assert_eq!(attacks(&happened), [(by(1), group(2))]);
        assert_eq!(guns(&happened), [(group(2), 70, Vec::new())]);
    }
}

/// Three raids over the Battle Line, the first of them overflying, at the question who fires.
fn three_raids(rest: &[u8]) -> Game {
    let dice = [&[1, 1, 1, 1, 1, 6][..], rest].concat();
    let game = scripted_with(&THREE, &[], &dice);
    assert_eq!(game.decision(), Some(Decision::Overflight { raid: RAID }));
    game
}

/// 5.721: the player says which battleships fire; each fires once a phase.
#[test]
fn r5_721_each_battleship_fires_on_one_overflying_raid_a_phase() {
    let carriers_guns = [1, 1, 1];
    let dice = [
        &[1][..],
        &carriers_guns,
        &[1, 1, 6], // Raid 2, no escorts, overflies.
        &carriers_guns,
        &[1, 6, 1], // Raid 3 overflies as well, under fire from the rest.
        &carriers_guns,
    ]
    .concat();
    let mut game = three_raids(&dice);
    assert_eq!(
        refused(&mut game, open_fire(&["Iowa", "CruDiv 6"])),
        Refusal::Attacks(AttackRefusal::NotABattleship(named("CruDiv 6")))
    );
    assert_eq!(
        refused(&mut game, open_fire(&["Wasp"])),
        Refusal::Attacks(AttackRefusal::NotABattleship(named("Wasp")))
    );
    assert_eq!(refused(&mut game, Order::GoOn), Refusal::NotAsked);
    let happened = play(&mut game, open_fire(&["Iowa", "New Jersey"]));
    let fired: Vec<ShipId> = vec![named("Iowa"), named("New Jersey")];
    // 32 factors, halved; on the column for 15.
    assert_eq!(guns(&happened)[0], (group(7), 16, fired.clone()));
    assert_eq!(charts(&happened)[0].1, "15");
    assert_eq!(game.table().turned_over, fired);
    // The second raid overflies: those two have fired.
    assert_eq!(
        game.decision(),
        Some(Decision::Overflight { raid: RaidId(2) })
    );
    for ships in [&["Iowa"][..], &["Indiana", "New Jersey"]] {
        assert!(matches!(
            refused(&mut game, open_fire(ships)),
            Refusal::Attacks(AttackRefusal::HasFired(_))
        ));
    }
    // Holding fire is a choice.
    let happened = play(&mut game, open_fire(&[]));
    assert_eq!(guns(&happened)[0].0, group(2));
    // Nobody comes after the third, so the five that have not fired do.
    let last = guns(&happened)[1].clone();
    assert_eq!((last.0, last.1, last.2.len()), (group(7), 35, 5));
    assert_eq!(game.decision(), None);
}

/// 5.721: a battleship that was turned over fires all the same when the Battle Line is attacked.
#[test]
fn r5_721_turned_over_battleships_fire_on_what_attacks_them() {
    let dice = [
        &[1, 1, 1, 1][..], // The battleships, then 58.2's guns, a ship and its damage.
        &[1, 1, 1, 1],     // Raid 2 diverts; the guns abort both planes.
        &[1, 9, 1, 1, 1],
    ]
    .concat();
    let mut game = three_raids(&dice);
    let happened = play(&mut game, open_fire(&BATTLESHIPS));
    assert_eq!(guns(&happened)[0].1, 51);
    assert_eq!(guns(&happened)[2], (group(7), 135, Vec::new()));
}

/// 5.721: in the next phase they fire again.
#[test]
fn r5_721_battleships_are_turned_back_for_the_next_phase() {
    let one = [1, 6, 1, 1, 1, 1];
    let dice = [&[1, 1][..], &one, &one].concat();
    let happened = fought(&A_PHASE_APART, &dice);
    let factors: Vec<u8> = guns(&happened).iter().map(|fire| fire.1).collect();
    assert_eq!(factors, [51, 70, 51, 70]);
}

/// 5.721, 12.51: a crippled battleship has no guns to fire with, a heavily damaged one half.
#[test]
fn r5_721_crippled_battleships_do_not_fire() {
    let mut table = carriers();
    hit(&mut table, "Indiana", 15);
    hit(&mut table, "Iowa", 12);
    let asked = Decision::Overflight { raid: RAID };
    assert_eq!(
        asked.check(&table, open_fire(&["Iowa", "Indiana"])),
        Err(Refusal::Attacks(AttackRefusal::GunsSilent(named(
            "Indiana"
        ))))
    );
    assert_eq!(asked.check(&table, open_fire(&BATTLESHIPS[..6])), Ok(()));
    assert_eq!(table.factors(table.ships_of(LINE)), 135 - 14 - 8);
    // As many orders are listed as there are numbers of battleships that can fire, and none.
    assert_eq!(asked.legal(&table).len(), 7);
    table.apply(&Event::Damage(DamageEvent::Sunk {
        ship: named("Indiana"),
    }));
    assert_eq!(
        asked.check(&table, open_fire(&["Indiana"])),
        Err(Refusal::Attacks(AttackRefusal::NotABattleship(named(
            "Indiana"
        ))))
    );
}

/// 5.51: the highest column not exceeding the factors; fewer than ten do nothing.
#[test]
fn r5_51_fewer_than_ten_factors_do_nothing_to_a_raid() {
    let mut game = three_raids(&[1, 1, 1, 1, 9, 1, 1, 1, 1, 9, 1, 1, 1]);
    let happened = play(&mut game, open_fire(&["Indiana"]));
    assert_eq!(guns(&happened)[0].1, 7);
    // No die for them: the first is that of Task Group 58.2.
    assert_eq!(
        rolls(&happened)[0].purpose,
        Purpose::UsGuns(CARRIER_GROUPS[0], RAID)
    );
    assert_eq!(game.table().turned_over, [named("Indiana")]);
}

/// 5.73: results strike attack planes only; the eliminated are shot down, the aborted do not attack.
#[test]
fn r5_73_guns_abort_and_eliminate_points_of_attack_planes() {
    // Six attack planes; "2/2": two fly home, two are shot down, two attack.
    let happened = fought(&CARRIERS_ALONE, &[1, 1, 10, 1, 1, 1, 1]);
    assert!(happened.contains(&Event::Losses(LossEvent::Points {
        what: AirPoints::Raid(RAID),
        points: 2,
        aborted: 0,
        kind: Target::AttackPlanes,
        hex: hex(HOME),
        why: Killer::Guns(CARRIER_GROUPS[0]),
    })));
    assert!(
        happened.contains(&Event::Attacks(AttackEvent::PointsAborted {
            raid: RAID,
            points: 2,
            kind: Target::AttackPlanes,
            why: Killer::Guns(CARRIER_GROUPS[0]),
        }))
    );
    assert_eq!(strength(&happened), Some((16, true, "16-20")));
    // The aborted fly off with the fighters: they are not destroyed.
    let game = scripted_with(&CARRIERS_ALONE, &[], &[1, 1, 10, 1, 1, 1, 1]);
    assert_eq!(
        (raid(&game, 1).strength.points(), raid(&game, 1).fate),
        (6, Fate::Withdrew)
    );
    assert_eq!(game.table().score, 1);
}

/// 5.73: a raid none of whose attack planes is left does not attack.
#[test]
fn r5_73_a_raid_shot_to_pieces_does_not_attack() {
    // Two planes, "2/2" of Task Group 58.2.
    let dice = [1, 1, 1, 1, 9, 10, 1, 9, 10];
    let happened = fought(&TWO, &dice);
    assert!(happened.contains(&Event::Raids(RaidEvent::Destroyed { what: RAID })));
    assert_eq!(strength(&happened), None);
}

/// 5.74: neither contact nor surprise is rolled for, and surprise adds nothing to the damage.
#[test]
fn r5_74_raids_need_no_contact_and_surprise_nobody() {
    let happened = fought(&CARRIERS_ALONE, &[1, 1, 1, 1, 1, 1, 1, 1, 1]);
    let known = [
        "intercept_range",
        "escort_fighters",
        "anti_aircraft",
        "air_attack_damage",
    ];
    assert!(
        rolls(&happened)
            .iter()
            .all(|roll| known.contains(&roll.chart))
    );
    assert!(
        !happened
            .iter()
            .any(|event| matches!(event, Event::Attacks(AttackEvent::Surprised { .. })))
    );
    let damage = rolls(&happened)
        .into_iter()
        .filter(|roll| roll.chart == "air_attack_damage");
    let added: Vec<Vec<_>> = damage.map(|roll| modifiers(&roll)).collect();
    assert_eq!(
        added,
        [
            vec![],
            vec![],
            vec![("from the Air Attack Die Rolls chart", -1)]
        ]
    );
}

/// 5.75: a naval point attacks at four and a land point at three.
#[test]
fn r5_75_naval_points_attack_at_four_and_land_points_at_three() {
    assert_eq!(
        [Service::Naval, Service::Land].map(Service::attack_value),
        [4, 3]
    );
    // Five points, with none met by fighters: twice twenty.
    let happened = fought(&CARRIERS_ALONE, &[1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(strength(&happened), Some((40, true, "34-41")));
}

/// 5.61, 5.75: a raid that fighters have met attacks at its plain value.
#[test]
fn r5_75_a_raid_that_met_fighters_is_not_doubled() {
    let mut game = scripted_with(&MET, &[], &[1, 1, 1, 1, 1, 1]);
    pass_to_interception(&mut game, 1, 4);
    let orders = [engage("Intercept 1", 1), Order::Fight];
    let happened = play_all(&mut game, &orders);
    assert_eq!(strength(&happened), Some((4, false, "4-6")));
}

/// 5.75: damage rolls fall on carriers at random, fleet and light alike, and all of them before the
/// first die (5.61).
#[test]
fn r5_75_each_damage_roll_falls_on_a_carrier_at_random() {
    let happened = fought(&CARRIERS_ALONE, &[1, 1, 1, 2, 4, 3, 1, 1, 1]);
    assert_eq!(aims(&happened), ["Wasp", "Cabot", "Monterey"]);
    let last_aim = happened
        .iter()
        .rposition(|event| matches!(event, Event::Attacks(AttackEvent::Aimed { .. })));
    let first_die = happened
        .iter()
        .position(|event| matches!(event, Event::Roll(roll) if roll.chart == "air_attack_damage"));
    assert!(last_aim < first_die);
    let damage: Vec<Purpose> = rolls(&happened)[3..]
        .iter()
        .map(|roll| roll.purpose)
        .collect();
    assert_eq!(
        damage,
        ["Wasp", "Cabot", "Monterey"].map(|ship| Purpose::Damage(named(ship)))
    );
}

/// 5.75: where there are no carriers, battleships are attacked, unless the raid avoids them.
#[test]
fn r5_75_without_carriers_battleships_are_attacked() {
    let happened = fought(&LINE_ALONE, &[1, 1, 1, 1, 1, 5, 1, 1]);
    assert_eq!(aims(&happened), ["Iowa", "South Dakota"]);
    // 5.71 with 5.61(4b): a raid that avoids the Battle Line leaves it alone, and has no other target.
    let happened = fought(&LINE_ALONE, &[1, 1, 9]);
    assert_eq!((attacks(&happened), guns(&happened)), (vec![], vec![]));
    // Seven of them, and no other ship of the Battle Line.
    let kinds = BATTLESHIPS.map(|name| named::<ShipId>(name).data().kind);
    assert_eq!(kinds, [ShipKind::Battleship; 7]);
    let happened = fought(&LINE_ALONE, &[1, 1, 1, 1, 7, 7, 1, 1]);
    assert!(
        happened
            .iter()
            .any(|event| matches!(event, Event::Pick { among, .. } if among.len() == 7))
    );
}

/// 10.13: a raid that no fighter has met is told apart when it reaches its target.
#[test]
fn r10_13_a_raid_met_by_nobody_is_told_apart_over_its_target() {
    let game = scripted_with(&CARRIERS_ALONE, &[], &[1, 10, 1, 1, 1, 1, 1]);
    let told = game
        .events()
        .iter()
        .find(|it| matches!(it.event, Event::Raids(RaidEvent::Sorted { .. })))
        .unwrap();
    assert_eq!(
        told.event,
        Event::Raids(RaidEvent::Sorted {
            raid: RAID,
            fighters: 4,
            attack: 4,
        })
    );
    assert_eq!(
        (told.at.phase, told.at.segment),
        (4, Some(SegmentId::JapaneseAirAttack))
    );
}

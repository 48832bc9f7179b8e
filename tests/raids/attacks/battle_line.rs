//! Whom raids attack, and the Battle Line in their way (5.71, 5.72).

use super::*;
use carrier_battle::engine::AttackRefusal;
use carrier_battle::engine::Pick;

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
        Some(&Event::Raids(RaidEvent::Withdrew {
            raid: RAID,
            returns: None
        }))
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
        assert!(happened.contains(&Event::Pick(Pick {
            what: carrier_battle::engine::Choice::NextRaid,
            among: [1, 2].map(|raid| RaidId(raid).to_string()).into(),
            picked: RaidId(pick).to_string(),
        })));
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
        assert!(happened.contains(&Event::Pick(Pick {
            what: carrier_battle::engine::Choice::TaskGroup(RAID),
            among: [2, 3].map(|group| TaskGroupId(group).to_string()).into(),
            picked: TaskGroupId(target).to_string(),
        })));
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

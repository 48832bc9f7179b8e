//! Levels 0 to 3, and the chits (7.31-7.38).

use super::super::strength_modifier;
use super::*;
use crate::engine::charts::KNOWN_AIR_STRENGTH;
use crate::engine::event::ForceEvent;

const CHITS: [LevelOne; 5] = [
    LevelOne::Carrier,
    LevelOne::Surface,
    LevelOne::Small,
    LevelOne::Medium,
    LevelOne::Large,
];
const COUNTS: [CarrierCount; 4] = [
    CarrierCount::OneToTwo,
    CarrierCount::TwoToThree,
    CarrierCount::ThreeToFour,
    CarrierCount::FourOrMore,
];
const SIZES: [SurfaceSize; 3] = [SurfaceSize::Small, SurfaceSize::Medium, SurfaceSize::Large];

/// 7.31: a force comes on the map at Level 0: it has no chit and no ships, and is no carrier force.
#[test]
fn r7_31_a_new_force_is_at_level_0() {
    let force = Force::unseen(FORCE, HexId::at(1119));
    assert_eq!(
        (force.intelligence, force.intelligence.level()),
        (Intelligence::Level0, 0)
    );
    assert!(force.ships.is_empty() && force.tracks.points() == 0);
    assert!(!force.intelligence.is_carrier_force());
}

/// 7.32: of the five chits of Level 1, Carrier alone is known to have carriers; any other may prove to have some, a
/// Surface force with one face of the ten.
#[test]
fn r7_32_five_chits_and_what_they_may_prove_to_be() {
    let is_carrier_force = |chit| Intelligence::Level1(chit).is_carrier_force();
    assert_eq!(
        CHITS.map(is_carrier_force),
        [true, false, false, false, false]
    );
    let faces_with_carriers = |chit| {
        let faces = (1..=10).map(|die| promoted(Intelligence::Level1(chit), &[die]));
        faces.filter(|level_2| level_2.is_carrier_force()).count()
    };
    assert_eq!(CHITS.map(faces_with_carriers), [9, 1, 4, 5, 6]);
}

/// 7.33: at Level 2 a force is a carrier force or a surface force for certain, and stays what it is.
#[test]
fn r7_33_from_level_2_on_it_is_certain_whether_there_are_carriers() {
    for chit in CHITS {
        for die in 1..=10 {
            let level_2 = promoted(Intelligence::Level1(chit), &[die]);
            assert_eq!(level_2.level(), 2);
            // Enough dice for whatever is drawn.
            let mut play = force_of(level_2, &[], &[1; 20]);
            while !known(&play).is_complete() {
                promote(&mut play, FORCE);
                assert_eq!(known(&play).is_carrier_force(), level_2.is_carrier_force());
            }
            let carriers = play.table.force(FORCE).unwrap().has_carriers();
            assert_eq!(carriers, level_2.is_carrier_force());
        }
    }
}

/// 7.331: a carrier force has a chit at Levels 2 and 3, with about how many carriers it has and then how many of each
/// type, and no ships; at Level 4 it has its ships.
#[test]
fn r7_331_a_carrier_force_gets_its_ships_at_level_4() {
    for count in COUNTS {
        for die in 1..=10 {
            let mut play = force_of(
                Intelligence::Level2Carriers(count),
                &[],
                &[&[die][..], &[1; 20]].concat(),
            );
            promote(&mut play, FORCE);
            let Intelligence::Level3Carriers(chit) = known(&play) else {
                panic!("{count}, {die}: {}", known(&play));
            };
            assert!(chit.total() > 0 && ships(&play).is_empty());
            assert_eq!(known(&play).level(), 3);
            promote(&mut play, FORCE);
            assert_eq!(
                (known(&play), known(&play).level()),
                (Intelligence::Level4Carriers, 4)
            );
            assert!(known(&play).is_complete() && ships(&play).len() >= 2);
        }
    }
}

/// 7.332: a surface force has a chit with its size at Level 2 and its ships at Level 3, which is its highest: a cruiser
/// force or a destroyer force, and maybe battleships with it.
#[test]
fn r7_332_a_surface_force_gets_its_ships_at_level_3() {
    for size in SIZES {
        for die in 1..=10 {
            let level_2 = Intelligence::Level2Surface(size);
            assert!(level_2.level() == 2 && !level_2.is_complete());
            let mut play = force_of(level_2, &[], &[&[die][..], &[1; 20]].concat());
            promote(&mut play, FORCE);
            assert_eq!(
                (known(&play), known(&play).level()),
                (Intelligence::Level3Surface, 3)
            );
            assert!(known(&play).is_complete());
            let force = play.table.force(FORCE).unwrap();
            let kinds: Vec<ShipKind> = force.ships.iter().map(|ship| ship.data().kind).collect();
            let (battleships, small): (Vec<ShipKind>, Vec<ShipKind>) = kinds
                .iter()
                .partition(|kind| **kind == ShipKind::Battleship);
            assert!(matches!(
                small[..],
                [ShipKind::Cruisers | ShipKind::Destroyers]
            ));
            assert!(battleships.is_empty() || small == [ShipKind::Cruisers]);
            // There is no Level 4 of it.
            let before = play.table.clone();
            promote(&mut play, FORCE);
            assert!(play.table == before);
        }
    }
}

/// 7.34, 5.1 step 2: a contact takes a force through every level to its highest.
#[test]
fn r5_1_r7_34_a_contact_takes_a_force_to_its_highest_level_one_by_one() {
    // Carrier; 2-3 carriers; three light carriers; the same; ships; a medium screen.
    let mut play = force_of(Intelligence::Level0, &[], &[4, 3, 3, 1, 1, 1, 4, 1]);
    play.table.level_one_cup = vec![LevelOne::Carrier];
    take_to_the_highest_level(&mut play, FORCE);
    let levels: Vec<u8> = play
        .events()
        .iter()
        .filter_map(|record| match &record.event {
            Event::Forces(ForceEvent::Intelligence { to, .. }) => Some(to.level()),
            _ => None,
        })
        .collect();
    assert_eq!(levels, [1, 2, 3, 4]);
    assert_eq!(play.table.levels_reached, [0, 1, 1, 1, 1]);
    assert_eq!(play.table.fully_known, 1);
}

/// 7.35: a False Contact leaves the map, and its chit does not go back into the cup.
#[test]
fn r7_35_a_false_contact_is_removed_with_its_chit() {
    let mut play = force_of(Intelligence::Level0, &[], &[2]);
    play.table.level_one_cup = vec![LevelOne::Carrier, LevelOne::FalseContact];
    promote(&mut play, FORCE);
    assert!(play.table.force(FORCE).is_none());
    assert_eq!(play.table.level_one_cup, [LevelOne::Carrier]);
    assert_eq!(play.table.levels_reached, [0; 5]);
    // From an empty cup comes a False Contact (reading of 7.35).
    let mut empty = force_of(Intelligence::Level0, &[], &[]);
    promote(&mut empty, FORCE);
    assert!(empty.table.force(FORCE).is_none());
}

/// The worked example of 7.36 with 9.24: a Level 1 carrier force that has shown nine air points.
#[test]
fn r7_36_r9_24_a_carrier_force_of_strength_nine_rolls_six_less_one() {
    let carrier = Intelligence::Level1(LevelOne::Carrier);
    let mut play = force_of(carrier, &[], &[6]);
    for force in &mut play.table.forces {
        force.lost = 9;
    }
    promote(&mut play, FORCE);
    assert_eq!(
        known(&play),
        Intelligence::Level2Carriers(CarrierCount::TwoToThree)
    );
    let Event::Roll(roll) = &play.events()[0].event else {
        panic!("the chart comes first");
    };
    assert_eq!((roll.die, roll.total, roll.column), (6, 5, "Carrier"));
    assert_eq!(
        (roll.modifiers[0].reason, roll.modifiers[0].value),
        ("8-9", -1)
    );
}

/// 9.24, 7.36: what each known air strength adds. A strength of zero is known, and not the same as an unknown one.
#[test]
fn r9_24_every_known_air_strength_has_its_modifier() {
    let added = |strength| strength_modifier(Some(strength)).map(|it| it.value);
    for (from, to, expected) in [
        (0, 5, -3),
        (6, 7, -2),
        (8, 9, -1),
        (10, 12, 0),
        (13, 14, 1),
        (15, 16, 2),
        (17, 18, 3),
        (19, 20, 4),
        (21, 60, 5),
    ] {
        for strength in from..=to {
            assert_eq!(added(strength), Some(expected), "{strength}");
        }
    }
    assert_eq!(KNOWN_AIR_STRENGTH.len(), 9);
    assert!(strength_modifier(None).is_none());
}

/// 9.24, 7.37: at Level 2 the known strength chooses the row: the figures of the table
/// that the rulebook prints.
#[test]
fn r7_37_r9_24_the_known_strength_chooses_the_row() {
    for (strength, die, cv, cvl) in [
        (Some(5), 8, 0, 1),
        (Some(5), 9, 0, 2),
        (None, 3, 0, 1),
        (None, 9, 0, 2),
        (None, 10, 1, 0),
        (Some(6), 10, 1, 0),
        (Some(8), 5, 0, 2),
        (Some(8), 8, 1, 1),
        (Some(10), 9, 2, 0),
        (Some(11), 2, 1, 1),
        (Some(11), 7, 2, 0),
        (Some(30), 8, 2, 1),
    ] {
        let mut play = force_of(
            Intelligence::Level2Carriers(CarrierCount::OneToTwo),
            &[],
            &[die],
        );
        play.table.forces[0].tracks.turnaround[5] = strength.unwrap_or(0);
        promote(&mut play, FORCE);
        let expected = Intelligence::Level3Carriers(Carriers::new(cv, cvl));
        assert_eq!(known(&play), expected, "{strength:?}, {die}");
        // No modifiers here: the row says it all.
        assert!(rolls(&play)[0].modifiers.is_empty());
    }
}

/// 7.36: nothing is added while the strength is unknown, and a 1 is a medium surface force.
#[test]
fn r7_36_unknown_strength_adds_nothing_and_note_one_depends_on_it() {
    let carrier = Intelligence::Level1(LevelOne::Carrier);
    let mut unknown = force_of(carrier, &[], &[1]);
    promote(&mut unknown, FORCE);
    assert_eq!(
        known(&unknown),
        Intelligence::Level2Surface(SurfaceSize::Medium)
    );
    let mut shown = force_of(carrier, &[], &[1]);
    for force in &mut shown.table.forces {
        force.lost = 10;
    }
    promote(&mut shown, FORCE);
    assert_eq!(
        known(&shown),
        Intelligence::Level2Carriers(CarrierCount::OneToTwo)
    );
}

/// The worked example of 7.37: 1-2 carriers of unknown strength and a 5 are two light carriers.
#[test]
fn r7_37_one_or_two_carriers_of_unknown_strength() {
    let level_2 = Intelligence::Level2Carriers(CarrierCount::OneToTwo);
    let mut play = force_of(level_2, &[], &[5]);
    promote(&mut play, FORCE);
    assert_eq!(
        known(&play),
        Intelligence::Level3Carriers(Carriers::new(0, 2))
    );
}

/// 7.38: a chit that is not to be had is replaced by the one that differs least, at random among equals.
#[test]
fn r7_38_a_missing_chit_is_replaced_by_the_nearest() {
    // 4+ carriers, unknown, a 9: three and two; there is one such chit, and another force has it.
    let level_2 = Intelligence::Level2Carriers(CarrierCount::FourOrMore);
    let mut play = force_of(level_2, &[], &[9, 2]);
    play.table.forces.push(Force {
        intelligence: Intelligence::Level3Carriers(Carriers::new(3, 2)),
        ..Force::unseen(ForceId::Letter('G'), HexId::at(1120))
    });
    promote(&mut play, FORCE);
    // One ship off: 2/2, 3/1 and 4/2 is two off; two equally near, the die takes the second.
    assert_eq!(
        known(&play),
        Intelligence::Level3Carriers(Carriers::new(3, 1))
    );
}

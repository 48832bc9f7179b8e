//! New carrier forces that may not be there (13.22), and Double Force chits (13.221, 7.55).

use super::*;
use crate::engine::event::{
    AirEvent, Back, DrawnFrom, ForceEvent, IndexChange, NothingThere, ProcedureEvent, Roll,
};
use crate::engine::fleet::TaskGroupId;
use crate::engine::forces::air_raid::air_raid_procedure;
use crate::engine::forces::promote;

const F: ForceId = letter('F');

/// Two forces of Level 3 that count so much together.
fn with_index(index: u8, options: &[Variant], dice: &[u8]) -> Play {
    let mut play = battle(options, dice);
    let counted = |cvl| Intelligence::Level3Carriers(Carriers::new(0, cvl));
    place(&mut play, letter('O'), 1130, counted(index / 2));
    place(&mut play, letter('P'), 1130, counted(index - index / 2));
    assert_eq!(commitment_index(&play.table), index);
    let levels = play.table.commitment_levels().unwrap();
    play.table.commitment.threshold_reached = index >= levels.threshold;
    play
}

fn rolls(play: &Play) -> Vec<&Roll> {
    let events = play.events().iter();
    events.filter_map(|it| it.event.roll()).collect()
}

fn tests_of(play: &Play) -> Vec<&Roll> {
    let rolls = rolls(play).into_iter();
    rolls
        .filter(|roll| roll.chart == "commitment_test")
        .collect()
}

fn nothing_there(play: &Play) -> Option<NothingThere> {
    play.events().iter().find_map(|it| match it.event {
        Event::Forces(ForceEvent::FalseContact { why, .. }) => Some(why),
        _ => None,
    })
}

/// 13.22: under the threshold a Carrier chit is what it says; from the threshold on it is tested, in the column of the
/// index without the new force, which a historical game reads from 8 on and one with additional ships from 13 on.
#[test]
fn r13_22_the_line_of_the_posture_gives_the_column_of_the_index() {
    let column = |index: u8, options: &[Variant]| {
        let mut play = with_index(index, options, &[10]);
        place(&mut play, F, 1120, Intelligence::Level0);
        play.table.level_one_cup = vec![LevelOne::Carrier];
        promote(&mut play, F);
        tests_of(&play).first().map(|roll| roll.column)
    };
    for (over, expected) in [
        (0, "0-1"),
        (1, "0-1"),
        (2, "2-3"),
        (3, "2-3"),
        (4, "4-5"),
        (5, "4-5"),
        (6, "6+"),
        (9, "6+"),
    ] {
        assert_eq!(column(8 + over, &[]), Some(expected));
        let additional = column(13 + over, &[Variant::AdditionalShips]);
        assert_eq!(additional, Some(expected));
    }
    assert_eq!(column(7, &[]), None);
    assert_eq!(column(12, &[Variant::AdditionalShips]), None);
}

/// 13.22: a failed test in a search makes the force a False Contact: it leaves the map, its chit does not go back, and
/// the index stays; one that stands counts.
#[test]
fn r13_22_a_new_carrier_force_may_be_a_false_contact() {
    for (die, stands) in [(1, false), (3, false), (4, true), (10, true)] {
        let mut play = with_index(8, &[], &[die]);
        place(&mut play, F, 1120, Intelligence::Level0);
        play.table.level_one_cup = vec![LevelOne::Carrier];
        promote(&mut play, F);
        assert!(play.table.level_one_cup.is_empty());
        let tested = CommitmentEvent::Tested {
            force: F,
            known: CARRIER,
            index: 8,
            threshold: 8,
            stands,
        };
        assert_eq!(told(&play)[0], &tested);
        if stands {
            assert_eq!(known(&play, F), Some(CARRIER));
            assert_eq!(play.table.commitment.index, 12);
        } else {
            assert_eq!(known(&play, F), None);
            assert_eq!(nothing_there(&play), Some(NothingThere::NotCommitted));
            assert_eq!(play.table.commitment.index, 8);
        }
    }
}

/// 13.22: Surface, Large, Medium and Small forces that would have carriers at Level 2 are new carrier forces; a force
/// of Level 1 Carrier is none, whatever becomes of it.
#[test]
fn r13_22_forces_that_prove_to_have_carriers_are_tested() {
    for from in [SURFACE, LARGE, MEDIUM, SMALL] {
        // Carriers; there.
        let mut play = with_index(8, &[], &[10, 9]);
        place(&mut play, F, 1120, from);
        let force = promote(&mut play, F);
        assert!(known(&play, force).unwrap().is_carrier_force());
        assert_eq!(tests_of(&play).len(), 1);
        // Carriers; not there.
        let mut play = with_index(8, &[], &[10, 2]);
        place(&mut play, F, 1120, from);
        promote(&mut play, F);
        assert_eq!(known(&play, F), None);
        // No carriers.
        let mut play = with_index(8, &[], &[1]);
        place(&mut play, F, 1120, from);
        promote(&mut play, F);
        assert_eq!(known(&play, F).unwrap().level(), 2);
    }
    let mut play = with_index(8, &[], &[4]);
    place(&mut play, F, 1120, CARRIER);
    let force = promote(&mut play, F);
    assert_eq!(
        known(&play, force),
        Some(Intelligence::Level2Carriers(CarrierCount::TwoToThree))
    );
}

/// 13.22 goes by the index of the moment: when that has fallen under the threshold again nobody is tested, though a
/// Double Force goes on counting as a Carrier (13.221).
#[test]
fn r13_22_r13_221_the_index_may_fall_under_the_threshold_again() {
    let mut play = with_index(7, &[Variant::DoubleForces], &[]);
    play.table.commitment.threshold_reached = true;
    place(&mut play, F, 1120, Intelligence::Level0);
    play.table.level_one_cup = vec![LevelOne::DoubleForce];
    play.table.withheld = vec![LevelOne::Large, LevelOne::Carrier, LevelOne::Carrier];
    promote(&mut play, F);
    assert_eq!(known(&play, F), Some(CARRIER));
    assert!(tests_of(&play).is_empty());
    let counts = CommitmentEvent::DoubleForceCountsAs {
        force: F,
        chit: LevelOne::Carrier,
    };
    assert_eq!(told(&play)[0], &counts);
}

/// 13.221: once the threshold is reached a Double Force is a Level 1 Carrier and no second force joins it, and it is
/// tested like any other.
#[test]
fn r13_221_a_double_force_counts_as_a_carrier_and_is_tested() {
    for (die, expected) in [(4, Some(CARRIER)), (3, None)] {
        let mut play = with_index(8, &[Variant::DoubleForces], &[die]);
        place(&mut play, F, 1120, Intelligence::Level0);
        play.table.level_one_cup = vec![LevelOne::DoubleForce];
        play.table.withheld = vec![LevelOne::Large, LevelOne::Carrier, LevelOne::Carrier];
        promote(&mut play, F);
        assert_eq!(known(&play, F), expected);
        assert_eq!(tests_of(&play).len(), 1);
        assert!(play.table.forces.iter().all(|force| force.twin.is_none()));
        assert_eq!(play.table.withheld.len(), 3);
        assert!(play.table.level_one_cup.is_empty());
    }
}

/// 7.55, 7.52: under the threshold a Double Force is two forces, with no test between its halves, though the first
/// takes the index over the threshold.
#[test]
fn r7_55_under_the_threshold_both_halves_are_revealed_without_a_test() {
    let mut play = with_index(7, &[Variant::DoubleForces], &[1, 1]);
    place(&mut play, F, 1120, Intelligence::Level0);
    play.table.level_one_cup = vec![LevelOne::DoubleForce];
    play.table.withheld = vec![LevelOne::Carrier, LevelOne::Carrier, LevelOne::Large];
    promote(&mut play, F);
    let other = play.table.force(F).and_then(|force| force.twin).unwrap();
    assert_eq!([F, other].map(|id| known(&play, id)), [Some(CARRIER); 2]);
    assert!(tests_of(&play).is_empty());
    // Both count at once: 7 and twice 4.
    assert_eq!(play.table.commitment.index, 15);
}

/// 7.55: from the limit on a Double Force is a False Contact.
#[test]
fn r7_55_from_the_limit_on_a_double_force_is_nothing() {
    let mut play = with_index(2, &[Variant::DoubleForces], &[]);
    play.table.commitment.threshold_reached = true;
    play.table.commitment.limit_reached = true;
    place(&mut play, F, 1120, Intelligence::Level0);
    play.table.level_one_cup = vec![LevelOne::DoubleForce];
    promote(&mut play, F);
    assert_eq!(known(&play, F), None);
    assert_eq!(nothing_there(&play), Some(NothingThere::FalseContact));
}

/// A force eight hexes from a carrier group: its procedure, with these dice.
fn raided(
    index: u8,
    options: &[Variant],
    from: Intelligence,
    cup: &[LevelOne],
    dice: &[u8],
) -> Play {
    let mut play = with_index(index, options, dice);
    play.table.turn = Turn::at(19, 1210);
    play.happen(Event::Air(AirEvent::TaskGroupPlaced {
        what: TaskGroupId(2),
        hex: HexId::at(1109),
    }));
    place(&mut play, F, 1117, from);
    play.table.level_one_cup = cup.to_vec();
    play.table.withheld = vec![LevelOne::Large, LevelOne::Carrier, LevelOne::Carrier];
    play.record = Record::default();
    air_raid_procedure(&mut play, F);
    play
}

fn called_back(play: &Play) -> Option<(Vec<LevelOne>, Option<Intelligence>, Back)> {
    play.events().iter().find_map(|it| match &it.event {
        Event::Procedure(ProcedureEvent::CalledBack {
            chits, rolled, why, ..
        }) => Some((chits.clone(), *rolled, *why)),
        _ => None,
    })
}

/// 13.22, 10.1C(1c, 2b): a force that fails the test in the air raid procedure is called back: it stays on the map as
/// it was, its chit in the cup, and no raid comes.
#[test]
fn r13_22_in_a_raid_procedure_a_failed_test_is_called_back() {
    let rumour = Intelligence::Level0;
    let some = Intelligence::Level2Carriers(CarrierCount::OneToTwo);
    for (from, cup, dice, back) in [
        // They strike; not there.
        (
            rumour,
            vec![LevelOne::Carrier],
            vec![10, 3],
            (vec![LevelOne::Carrier], None),
        ),
        // They strike; carriers; not there.
        (
            rumour,
            vec![LevelOne::Small],
            vec![10, 7, 3],
            (vec![LevelOne::Small], Some(some)),
        ),
        (SMALL, vec![], vec![10, 7, 3], (vec![], Some(some))),
        (
            rumour,
            vec![LevelOne::DoubleForce],
            vec![10, 1],
            (vec![LevelOne::DoubleForce], None),
        ),
    ] {
        let play = raided(8, &[Variant::DoubleForces], from, &cup, &dice);
        assert_eq!(known(&play, F), Some(from));
        assert_eq!(play.table.level_one_cup, cup);
        assert_eq!(play.table.withheld.len(), 3);
        assert_eq!(
            called_back(&play),
            Some((back.0, back.1, Back::NotCommitted))
        );
        assert!(play.table.raids.is_empty());
        assert_eq!(play.table.commitment.index, 8);
    }
}

/// 13.12, 13.22: one that stands raids; when the raid is known the index counts the force by what it has shown.
#[test]
fn r13_12_a_force_revealed_by_its_raid_counts_by_its_planes() {
    // They strike; there; 8/5 (7); radar sees the wave and the next.
    let play = raided(
        8,
        &[],
        Intelligence::Level0,
        &[LevelOne::Carrier],
        &[10, 9, 7, 5, 5],
    );
    let raid = play.table.raids.iter();
    let points: u8 = raid.map(|raid| raid.strength.points()).sum();
    assert_eq!(points, 13);
    assert_eq!(play.table.commitment.index, 8 + 4);
    let indices = told(&play);
    let indices = indices
        .iter()
        .filter(|it| matches!(it, CommitmentEvent::Index { .. }));
    assert_eq!(indices.count(), 1);
    // 13.12(2): a raid of a force of Level 1 that was seen before: 4 while unknown, then what it shows.
    let play = raided(3, &[], CARRIER, &[], &[10, 1, 5]);
    let raid = play.table.raids.iter();
    let points: u8 = raid.map(|raid| raid.strength.points()).sum();
    assert!(points < 6, "{points}");
    assert_eq!(
        told(&play),
        [&CommitmentEvent::Index {
            from: 7,
            to: 4,
            force: ForceId::Butai(1),
            why: IndexChange::Strength
        }]
    );
}

/// 13.22, 13.221: a Double Force that counts as a Carrier in a raid procedure leaves the cup when it stands.
#[test]
fn r13_221_a_double_force_in_a_raid_procedure_is_one_carrier_force() {
    let cup = [LevelOne::DoubleForce];
    let play = raided(
        8,
        &[Variant::DoubleForces],
        Intelligence::Level0,
        &cup,
        &[10, 9, 7, 5, 5],
    );
    assert!(play.table.level_one_cup.is_empty());
    assert_eq!(play.table.withheld.len(), 3);
    assert_eq!(known(&play, ForceId::Butai(1)), Some(CARRIER));
    let drawn = play.events().iter().find_map(|it| match &it.event {
        Event::Forces(ForceEvent::LevelOneDrawn { chit, from, .. }) => Some((*chit, *from)),
        _ => None,
    });
    assert_eq!(drawn, Some((LevelOne::DoubleForce, DrawnFrom::Cup)));
}

//! Double forces (7.5).

use super::*;
use crate::engine::event::{ForceEvent, NothingThere};

/// 7.52: the two halves of a double force are in one hex at Level 1, with two of the three chits kept out.
#[test]
fn r7_52_a_double_force_is_two_forces_in_one_hex() {
    let mut play = force_of(Intelligence::Level0, &[Variant::DoubleForces], &[1, 3, 2]);
    play.table.level_one_cup = vec![LevelOne::DoubleForce, LevelOne::Small];
    play.table.withheld = vec![LevelOne::Carrier, LevelOne::Carrier, LevelOne::Large];
    promote(&mut play, FORCE);
    let other = play.table.force(ForceId::Letter('A')).unwrap();
    assert_eq!(known(&play), Intelligence::Level1(LevelOne::Large));
    assert_eq!(other.intelligence, Intelligence::Level1(LevelOne::Carrier));
    assert_eq!(other.hex, HexId::at(1119));
    assert_eq!(other.twin, Some(FORCE));
    assert_eq!(play.table.withheld, [LevelOne::Carrier]);
}

/// 7.56: a second double force gets the chit that is left and a Carrier from the cup.
#[test]
fn r7_56_a_second_double_force_gets_the_last_chit_and_one_of_the_cup() {
    let mut play = force_of(Intelligence::Level0, &[Variant::DoubleForces], &[2, 2]);
    play.table.level_one_cup = vec![LevelOne::Carrier, LevelOne::DoubleForce];
    play.table.withheld = vec![LevelOne::Large];
    promote(&mut play, FORCE);
    assert_eq!(known(&play), Intelligence::Level1(LevelOne::Carrier));
    let other = play.table.force(ForceId::Letter('A')).unwrap();
    assert_eq!(other.intelligence, Intelligence::Level1(LevelOne::Large));
    assert!(play.table.level_one_cup.is_empty());
    assert!(play.table.withheld.is_empty());
}

/// 7.56: with no Carrier left in the cup one half counts as one without a chit, either of them, and it is told so.
#[test]
fn r7_56_the_half_without_a_chit_of_its_own_is_either_and_is_told() {
    const OTHER: ForceId = ForceId::Letter('A');
    for (die, with_chit, without) in [(1, FORCE, OTHER), (2, OTHER, FORCE)] {
        let mut play = force_of(Intelligence::Level0, &[Variant::DoubleForces], &[die]);
        play.table.level_one_cup = vec![LevelOne::DoubleForce];
        play.table.withheld = vec![LevelOne::Large];
        promote(&mut play, FORCE);
        let told: Vec<&ForceEvent> = play
            .events()
            .iter()
            .filter_map(|it| match &it.event {
                Event::Forces(event @ ForceEvent::WithoutChit { .. }) => Some(event),
                _ => None,
            })
            .collect();
        let expected = ForceEvent::WithoutChit {
            force: without,
            other: with_chit,
            chit: LevelOne::Carrier,
        };
        assert_eq!(told, [&expected]);
        let known = |id| play.table.force(id).unwrap().intelligence;
        assert_eq!(known(with_chit), Intelligence::Level1(LevelOne::Large));
        assert_eq!(known(without), Intelligence::Level1(LevelOne::Carrier));
        assert!(play.table.withheld.is_empty());
    }
}

/// 7.35, 7.52: a report is struck off for its chit, for want of one, or for want of a counter.
#[test]
fn r7_35_r7_52_it_is_told_why_nothing_was_there() {
    for (cup, others, why) in [
        (vec![LevelOne::FalseContact], 0, NothingThere::FalseContact),
        (vec![], 0, NothingThere::NoChitLeft),
        (vec![LevelOne::DoubleForce], 15, NothingThere::NoCounterLeft),
    ] {
        let mut play = force_of(Intelligence::Level0, &[Variant::DoubleForces], &[]);
        play.table.level_one_cup = cup;
        for id in ForceId::all().filter(|id| *id != FORCE).take(others) {
            play.table.forces.push(Force::unseen(id, HexId::at(1120)));
        }
        promote(&mut play, FORCE);
        let last = play.events().last().map(|it| it.event.clone());
        let expected = ForceEvent::FalseContact {
            what: FORCE,
            hex: HexId::at(1119),
            why,
        };
        assert_eq!(last, Some(Event::Forces(expected)));
    }
}

/// 7.55: without the Commitment rules nothing but the counters limits double forces: whatever else is known, the chit
/// is two forces; with all sixteen counters on the map it is a False Contact.
#[test]
fn r7_55_without_commitment_a_double_force_always_enters_play() {
    for (others, forces) in [(0, 2), (14, 16), (15, 15)] {
        let mut play = force_of(Intelligence::Level0, &[Variant::DoubleForces], &[1, 1]);
        play.table.level_one_cup = vec![LevelOne::DoubleForce];
        play.table.withheld = vec![LevelOne::Carrier, LevelOne::Carrier, LevelOne::Large];
        for id in ForceId::all().filter(|id| *id != FORCE).take(others) {
            play.table.forces.push(Force {
                intelligence: Intelligence::Level3Carriers(Carriers::new(2, 2)),
                ..Force::unseen(id, HexId::at(1120))
            });
        }
        promote(&mut play, FORCE);
        assert_eq!(play.table.forces.len(), forces, "{others}");
        let twins = play
            .table
            .forces
            .iter()
            .filter(|force| force.twin.is_some());
        assert_eq!(twins.count(), if others < 15 { 2 } else { 0 });
    }
}

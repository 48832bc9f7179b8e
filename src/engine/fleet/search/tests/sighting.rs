//! What a search sees of a force, and what follows from it (8.1, 8.34, 8.35).

use super::super::sighting::{look, search_modifiers};
use super::*;
use crate::engine::event::DetectionEvent;
use crate::engine::forces::CarrierCount;

/// 8.11: a force comes on the map undetected; the other three states are "detected", each better than the one before.
#[test]
fn r8_11_a_force_begins_undetected_and_three_states_are_detected() {
    use Detection::{ApproximateSighting, Located, Spotted, Undetected};
    assert_eq!(Force::unseen(F, HOME).detection, Undetected);
    let states = [Undetected, ApproximateSighting, Located, Spotted];
    assert!(states.is_sorted());
    assert_eq!(
        states.map(Detection::is_detected),
        [false, true, true, true]
    );
}

/// 8.12, 8.34: 6 is an Approximate Sighting, 7 and 9 Located, 8 and 10 Spotted; below there is nothing.
#[test]
fn r8_12_r8_34_each_face_of_the_die() {
    use Detection::{ApproximateSighting, Located, Spotted};
    for (die, seen) in [
        (1, None),
        (5, None),
        (6, Some(ApproximateSighting)),
        (7, Some(Located)),
        (8, Some(Spotted)),
    ] {
        let mut play = known(watching(WEST, 2, &[], &[die]), LARGE, Detection::Undetected);
        assert_eq!(
            look(&mut play, SEARCH, F, false),
            seen.map(|seen| (F, seen))
        );
        assert_eq!(
            force(&play).detection,
            seen.unwrap_or(Detection::Undetected)
        );
        assert_eq!(force(&play).intelligence, LARGE);
    }
}

/// 8.341: a force at Level 0 draws its first chit with any result; the "chit+1" is ignored.
#[test]
fn r8_341_a_force_at_level_0_gets_one_chit_whatever_was_seen() {
    for (die, seen) in [
        (6, Detection::ApproximateSighting),
        (9, Detection::Located),
        (10, Detection::Spotted),
    ] {
        let mut play = watching(WEST, 2, &[], &[die]);
        play.table.level_one_cup = vec![LevelOne::Large];
        look(&mut play, SEARCH, F, false);
        assert_eq!(
            (force(&play).intelligence, force(&play).detection),
            (LARGE, seen)
        );
        assert!(!force(&play).us_advantage);
    }
}

/// 8.341, 8.13: a False Contact leaves the map and is no detected force.
#[test]
fn r8_341_a_false_contact_is_struck_off() {
    let mut play = watching(WEST, 2, &[], &[8]);
    play.table.level_one_cup = vec![LevelOne::FalseContact];
    look(&mut play, SEARCH, F, false);
    assert!(play.table.force(F).is_none() && play.table.level_one_cup.is_empty());
    assert!(
        !play
            .events()
            .iter()
            .any(|it| matches!(it.event, Event::Detection(DetectionEvent::Changed { .. })))
    );
}

/// 8.13: a better marker is never replaced by a worse one.
#[test]
fn r8_13_a_better_marker_stays() {
    for die in [6, 7] {
        let mut play = known(watching(WEST, 2, &[], &[die]), LARGE, Detection::Spotted);
        look(&mut play, SEARCH, F, false);
        assert_eq!(force(&play).detection, Detection::Spotted);
    }
}

/// 8.342, 8.35: chit+1 promotes a known force one level; one that proves by it to have carriers gets the US
/// Advantage, one that was known to have them does not.
#[test]
fn r8_342_r8_35_chit_plus_one_promotes_and_may_give_the_advantage() {
    for (before, die, advantage) in [
        (LARGE, 10, true),
        (LARGE, 1, false),
        (Intelligence::Level1(LevelOne::Carrier), 10, false),
    ] {
        let mut play = known(
            watching(WEST, 2, &[], &[10, die]),
            before,
            Detection::Undetected,
        );
        look(&mut play, SEARCH, F, false);
        assert_eq!(force(&play).intelligence.level(), 2);
        assert_eq!(force(&play).us_advantage, advantage);
        assert_eq!(force(&play).detection, Detection::Spotted);
    }
    // "L, chit+1" promotes in the same way.
    let mut play = known(
        watching(WEST, 2, &[], &[9, 10]),
        LARGE,
        Detection::Undetected,
    );
    look(&mut play, SEARCH, F, false);
    assert_eq!(
        (force(&play).intelligence, force(&play).detection),
        (
            Intelligence::Level2Carriers(CarrierCount::FourOrMore),
            Detection::Located
        )
    );
}

/// 8.211: planes of every type may search; of fighters the die is one less, and once only for two of them.
#[test]
fn r8_211_fighters_take_one_from_the_die() {
    use AirUnitType::{F6F, Sb2c, Sbd, Tbf, Tbm};
    let table = fleet(HOME, &[], &[]).table;
    let taken = |crew: UnitSet| -> Vec<i8> {
        let added = search_modifiers(&table, crew, WEST, 2).into_iter();
        added.map(|it| it.value).collect()
    };
    for kind in [Sb2c, Sbd, Tbf, Tbm] {
        let crew: UnitSet = AirUnitId::all()
            .find(|unit| unit.kind() == kind)
            .into_iter()
            .collect();
        assert_eq!((crew.len(), taken(crew)), (1, vec![]));
    }
    assert_eq!(taken(units(F6F, 1)), [-1]);
    assert_eq!(taken(units(F6F, 2)), [1, -1]);
    assert_eq!(taken(units(F6F, 1).with(pair().first(1))), [1, -1]);
}

/// 8.34, c: without rule 22 a search that is in the air at night flies on and sees nothing.
#[test]
fn r8_34_nobody_sees_anything_at_night() {
    for (phase, looks) in [(1, 1), (3, 1), (4, 0)] {
        let mut play = watching(WEST, 2, &[], &[1]);
        play.table.turn = Turn::at(20, 1850);
        play.table.phase = phase;
        fly(&mut play);
        assert_eq!(play.table.search(SEARCH).unwrap().hex, HexId::at(1115));
        assert_eq!(rolls(&play).len(), looks, "phase {phase}");
    }
}

/// 7.54: the two halves of a double force are searched for and detected apart.
#[test]
fn r7_54_each_half_of_a_double_force_is_detected_by_itself() {
    let mut play = watching(WEST, 2, &[Variant::DoubleForces], &[8, 1]);
    place(&mut play, G, 1115);
    play.table.forces[0].twin = Some(G);
    play.table.forces[1].twin = Some(F);
    let mut play = known(play, LARGE, Detection::Undetected);
    fly(&mut play);
    // A die for each: 8 is Spotted, 1 is nothing.
    assert_eq!(searched(&play), [("0-2 hexes".to_owned(), vec![F, G])]);
    assert_eq!(
        [F, G].map(|half| play.table.force(half).unwrap().detection),
        [Detection::Spotted, Detection::Undetected]
    );
}

/// 14.15: a submarine that shadows a force adds 2 to the die of a search for it, and to no other; so the player is
/// told.
#[test]
fn r14_15_a_submarine_that_shadows_the_force_adds_two() {
    use crate::engine::event::SubmarineEvent;
    use crate::engine::fleet::SubmarineId;
    use crate::engine::forecast::searching::sighting_of;
    let mut play = known(
        watching(WEST, 2, &[], &[4, 4]),
        LARGE,
        Detection::Undetected,
    );
    place(&mut play, G, 1115);
    let seen = |play: &Play, id| {
        let (table, force) = (&play.table, play.table.force(id).unwrap());
        let now = (table.turn, table.phase);
        sighting_of(table, now, table.search(SEARCH).unwrap(), force).seen()
    };
    let before = seen(&play, F);
    let hex = force(&play).hex;
    let submarine = SubmarineId::Finback;
    play.happen(Event::Submarines(SubmarineEvent::Placed {
        what: submarine,
        hex,
    }));
    play.happen(Event::Submarines(SubmarineEvent::Shadows {
        submarine,
        force: F,
        hex,
    }));
    assert_eq!((seen(&play, F), seen(&play, G)), (before + 2, before));
    look(&mut play, SEARCH, G, false);
    assert_eq!(
        play.table.force(G).unwrap().detection,
        Detection::Undetected
    );
    look(&mut play, SEARCH, F, false);
    assert_eq!(force(&play).detection, Detection::ApproximateSighting);
}

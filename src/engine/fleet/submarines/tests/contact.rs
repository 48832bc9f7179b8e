//! Finding a force (14.13, 14.131, 14.14).

use super::*;
use crate::engine::event::{ButaiEvent, ForceEvent, ForceMove};
use crate::engine::fleet::contact_modifiers;
use crate::engine::forces::Hits;

/// What the modifiers come to for a submarine that has come from a hex, or has not moved.
fn modifiers(play: &Play, id: SubmarineId, from: Option<HexId>, force: ForceId) -> Vec<(&str, i8)> {
    let force = play.table.force(force).unwrap();
    let applied = contact_modifiers(&play.table, id, from, force).into_iter();
    applied.map(|it| (it.reason, it.value)).collect()
}

/// Force A has moved to a hex by its chit.
fn moved(play: &mut Play, from: HexId, to: HexId) {
    play.happen(Event::Forces(ForceEvent::Moved {
        what: A,
        from,
        to,
        why: ForceMove::Mission,
    }));
}

/// 14.13: contact on 5 and more; on 4 nothing, and the submarine has had its chance.
#[test]
fn r14_13_contact_on_five_and_more() {
    for die in 1..=10 {
        let mut play = known(&[die], Intelligence::Level1(LevelOne::Carrier));
        let asked = orders(&mut play, &[seek(A)]);
        if die >= 5 {
            let (submarine, force) = (CAVALLA, A);
            assert_eq!(asked, Some(Decision::SubmarineContact { submarine, force }));
            continue;
        }
        assert_eq!(asked, None);
        assert_eq!(refused(&play, seek(A)), SubmarineRefusal::HasActed(CAVALLA));
        let to = HexId::at(1013);
        let sails = Order::MoveSubmarine {
            submarine: CAVALLA,
            to,
        };
        assert_eq!(refused(&play, sails), SubmarineRefusal::HasActed(CAVALLA));
    }
}

/// 14.131, the rulebook's example: force I went from 1013 to 1012. Stingray comes from 0912, from the quarter; Finback
/// from 1013, straight behind.
#[test]
fn r14_131_the_example_of_approach() {
    let mut play = morning(&[]);
    for id in [STINGRAY, FINBACK] {
        lies(&mut play, id, HexId::at(913));
    }
    let from = HexId::at(1013);
    force(&mut play, A, from, Intelligence::Level0, &[]);
    moved(&mut play, from, HERE);
    let of = |id, from| modifiers(&play, id, Some(HexId::at(from)), A);
    assert_eq!(of(STINGRAY, 912), [("oblique approach", -2)]);
    assert_eq!(of(FINBACK, 1013), [("stern chase", -3)]);
    // The other quarter, and the hexes ahead.
    let beside = |from: HexId| modifiers(&play, STINGRAY, Some(from), A);
    let sums: Vec<i8> = HERE
        .neighbours()
        .map(|from| beside(from).iter().map(|(_, value)| value).sum())
        .collect();
    let mut sorted = sums.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, [-3, -2, -2, 0, 0, 0]);
}

/// 14.131: one that waits has 1 more when the force comes upon it, until it moves or the force moves on.
#[test]
fn r14_131_a_force_that_moves_into_the_hex_of_a_submarine_adds_one() {
    let mut play = morning(&[4, 4]);
    lies(&mut play, CAVALLA, HERE);
    lies(&mut play, FINBACK, HexId::at(1011));
    let from = HexId::at(1013);
    force(
        &mut play,
        A,
        from,
        Intelligence::Level1(LevelOne::Carrier),
        &[],
    );
    moved(&mut play, from, HERE);
    assert_eq!(
        modifiers(&play, CAVALLA, None, A),
        [("force moved into the submarine's hex", 1)]
    );
    // Finback was not there.
    assert_eq!(modifiers(&play, FINBACK, None, A), []);
    // 4 + 1 is contact.
    assert!(orders(&mut play, &[seek(A)]).is_some());
    assert_eq!(total(&play), 5);
    // Nor does it count for one that has left and come back.
    let there_and_back = |play: &mut Play, from, to| {
        play.happen(Event::Submarines(SubmarineEvent::Moved {
            what: CAVALLA,
            from,
            to,
        }));
    };
    there_and_back(&mut play, HERE, from);
    there_and_back(&mut play, from, HERE);
    next_segment(&mut play);
    assert_eq!(modifiers(&play, CAVALLA, None, A), []);
}

/// 14.131: one that did not move when it was last activated adds 1, wherever the submarine comes from. One that has not
/// been activated yet adds nothing; where it proves to be by a better look was no move (18.3).
#[test]
fn r14_131_a_force_that_did_not_move_adds_one() {
    let mut play = known(&[], Intelligence::Level1(LevelOne::Carrier));
    let from = HexId::at(1013);
    assert_eq!(modifiers(&play, CAVALLA, Some(from), A), []);
    play.happen(Event::Forces(ForceEvent::KeptHex {
        what: A,
        hex: HERE,
        why: ForceMove::OpensRange,
    }));
    let still = [("force did not move when last activated", 1)];
    assert_eq!(modifiers(&play, CAVALLA, Some(from), A), still);
    assert_eq!(modifiers(&play, CAVALLA, None, A), still);
    play.happen(Event::Forces(ForceEvent::Moved {
        what: A,
        from: HERE,
        to: from,
        why: ForceMove::Correction,
    }));
    assert_eq!(modifiers(&play, CAVALLA, Some(HERE), A), still);
}

/// 14.131: 1 less at dusk and by night.
#[test]
fn r14_131_dusk_and_night_take_one() {
    for (time, phase, expected) in [(930, 1, 0), (1850, 1, 0), (1850, 4, -1), (2010, 1, -1)] {
        let mut play = at(time, &[]);
        play.table.phase = phase;
        lies(&mut play, CAVALLA, HERE);
        force(&mut play, A, HERE, Intelligence::Level0, &[]);
        let sum: i8 = modifiers(&play, CAVALLA, None, A)
            .iter()
            .map(|it| it.1)
            .sum();
        let night = play.table.light() != crate::engine::clock::Light::Day;
        assert_eq!(sum, expected, "{time} {phase}");
        assert_eq!(night, expected < 0);
    }
}

/// 14.131: 3 more for a crippled ship, and 1 because she lies still where her force has left her.
#[test]
fn r14_131_a_crippled_ship_adds_three() {
    let mut play = carriers(&[], &["Shokaku", "Zuikaku"]);
    let hits = Hits {
        permanent: 6,
        ..Hits::default()
    };
    play.table.damage.push((ship("Shokaku"), hits));
    assert_eq!(modifiers(&play, CAVALLA, None, A), []);
    let cripple = ForceId::Cripple(ship("Shokaku"));
    play.happen(Event::Butai(ButaiEvent::LeftBehind {
        what: cripple,
        ship: ship("Shokaku"),
        force: A,
        hex: HERE,
    }));
    assert_eq!(
        modifiers(&play, CAVALLA, None, cripple),
        [
            ("force did not move when last activated", 1),
            ("crippled ship", 3)
        ]
    );
}

/// 14.14: a force of Level 0 gets its chit at contact, and no marker of detection (8.12 read with the note of 14.14).
#[test]
fn r14_14_a_force_of_level_0_gets_its_chit_and_is_not_detected() {
    let mut play = known(&[8], Intelligence::Level0);
    play.table.level_one_cup = vec![LevelOne::Carrier];
    orders(&mut play, &[seek(A)]);
    let found = play.table.force(A).unwrap();
    assert_eq!(found.intelligence, Intelligence::Level1(LevelOne::Carrier));
    assert_eq!(found.detection, Detection::Undetected);
    assert!(!found.us_advantage);
    // One that has a chit gets no other.
    let mut play = known(&[8], Intelligence::Level1(LevelOne::Large));
    orders(&mut play, &[seek(A)]);
    let found = play.table.force(A).unwrap();
    assert_eq!(found.intelligence, Intelligence::Level1(LevelOne::Large));
}

/// 14.14, 2 to 4: one that has found a force shadows it or attacks.
#[test]
fn r14_14_the_submarine_shadows_or_attacks() {
    let play = known(&[], Intelligence::Level1(LevelOne::Large));
    let decision = Decision::SubmarineContact {
        submarine: CAVALLA,
        force: A,
    };
    assert_eq!(decision.legal(&play.table), [Order::Shadow, fire(None)]);
    assert!(decision.check(&play.table, Order::GoOn).is_err());
    let mut play = known(&[8], Intelligence::Level1(LevelOne::Large));
    assert_eq!(orders(&mut play, &[seek(A), Order::Shadow]), None);
    assert_eq!(state(&play, CAVALLA), SubmarineState::Shadowing(A));
    // 8, no damage roll, and a hunt that finds nothing.
    let mut play = known(&[8, 1, 1], Intelligence::Level1(LevelOne::Large));
    assert_eq!(orders(&mut play, &[seek(A), fire(None)]), None);
    assert_eq!(state(&play, CAVALLA), SubmarineState::Free);
    assert!(all_rolled(&play));
}

/// 14.141: after a False Contact it may look for another force of the hex, and move no more; a failure or a real force
/// ends that.
#[test]
fn r14_141_after_a_false_contact_it_looks_for_another() {
    let mut play = known(&[8, 4], Intelligence::Level0);
    play.table.level_one_cup = vec![LevelOne::FalseContact];
    force(
        &mut play,
        B,
        HERE,
        Intelligence::Level1(LevelOne::Small),
        &[],
    );
    assert_eq!(orders(&mut play, &[seek(A)]), Some(Decision::Submarines));
    assert!(play.table.force(A).is_none());
    let to = HexId::at(1013);
    let sails = Order::MoveSubmarine {
        submarine: CAVALLA,
        to,
    };
    assert_eq!(refused(&play, sails), SubmarineRefusal::HasMoved(CAVALLA));
    assert_eq!(Decision::Submarines.check(&play.table, seek(B)), Ok(()));
    // The same chit goes on.
    assert_eq!(orders(&mut play, &[seek(B)]), None);
    assert_eq!(refused(&play, seek(B)), SubmarineRefusal::HasActed(CAVALLA));
}

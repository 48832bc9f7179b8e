//! The hunt for submarines (14.152, 14.17-14.172).

use super::*;
use crate::engine::forces::Hits;

/// What a hunt after an attack without hits leaves of Cavalla.
fn hunted(dice: &[u8]) -> Option<SubmarineState> {
    let mut all = vec![5, 1];
    all.extend(dice);
    let mut play = known(&all, LARGE);
    orders(&mut play, &[seek(A), fire(None)]);
    assert!(all_rolled(&play));
    let at_sea = play.table.submarines.get(CAVALLA);
    at_sea.map(|submarine| submarine.state)
}

/// 14.17, 14.171: what each die does; a 10 calls for another.
#[test]
fn r14_17_the_hunt_pins_or_sinks() {
    use SubmarineState::{Free, Pinned};
    for (dice, expected) in [
        (&[1][..], Some(Free)),
        (&[3], Some(Free)),
        (&[4], Some(Pinned(1))),
        (&[6], Some(Pinned(1))),
        (&[7], Some(Pinned(2))),
        (&[9], Some(Pinned(2))),
        (&[10, 6], Some(Pinned(2))),
        (&[10, 7], None),
        (&[10, 9], None),
    ] {
        assert_eq!(hunted(dice), expected, "{dice:?}");
    }
}

/// 14.17: the log says what comes of a hunt, whatever the die; and nothing where nothing comes of it.
#[test]
fn r14_17_the_log_says_what_the_escorts_do() {
    for (dice, expected) in [
        (&[3][..], None),
        (&[4], Some("Cavalla is driven deep in 1012 for 1 turn.")),
        (&[7], Some("Cavalla is driven deep in 1012 for 2 turns.")),
        (
            &[10, 1],
            Some("Cavalla is driven deep in 1012 for 2 turns."),
        ),
        (
            &[10, 7],
            Some("Cavalla is sunk in 1012 by the escorts of Force A."),
        ),
    ] {
        let mut all = vec![5, 1];
        all.extend(dice);
        let mut play = known(&all, LARGE);
        orders(&mut play, &[seek(A), fire(None)]);
        let told = told(&play);
        let hunted = |line: &&String| line.contains("driven deep") || line.contains("is sunk");
        let lines: Vec<&str> = told.iter().filter(hunted).map(String::as_str).collect();
        assert_eq!(lines, expected.into_iter().collect::<Vec<_>>(), "{dice:?}");
        // The die stands before it, with what it is for.
        let die = told.iter().rfind(|line| line.contains("hunt Cavalla"));
        assert!(die.is_some(), "{told:?}");
    }
}

/// 14.17: 1 more after an attack that has hit, in the first roll alone.
#[test]
fn r14_17_hits_add_one_to_the_hunt() {
    // Contact, one damage roll of 1 hit, the hunt.
    let mut play = known(&[5, 6, 1, 9, 6], LARGE);
    orders(&mut play, &[seek(A), fire(None)]);
    let dice: Vec<_> = rolled(&play).into_iter().skip(3).collect();
    let hunt = Purpose::Hunt(A, CAVALLA);
    assert_eq!(
        dice,
        [
            (hunt, 10, "roll again".to_owned()),
            (hunt, 6, "Pin 2".to_owned())
        ]
    );
}

/// 14.171: sunk is gone for good, and costs four points (15.1).
#[test]
fn r14_171_a_submarine_that_is_sunk_is_gone() {
    let mut play = known(&[5, 1, 10, 10], LARGE);
    orders(&mut play, &[seek(A), fire(None)]);
    assert_eq!(play.table.submarines.at_sea, []);
    assert_eq!(play.table.submarines.lost, [(CAVALLA, HERE)]);
    assert_eq!(play.table.score, -4);
    assert_eq!(refused(&play, seek(A)), SubmarineRefusal::NotAtSea(CAVALLA));
    // The chit finds nobody.
    play.table.cup = vec![ActivationChit::UsSubs];
    play.table.chits_a_phase = 1;
    play.set_dice(Dice::script([1]));
    let mut activation = Activation::default();
    while matches!(activation.step(&mut play), Step::Again) {}
    let last = told(&play).pop().unwrap();
    assert_eq!(last, "US Subs: no submarine is left.");
}

/// 14.171: a submarine that lies deep does nothing at all.
#[test]
fn r14_171_one_that_lies_deep_does_nothing() {
    let mut play = known(&[], LARGE);
    play.happen(Event::Submarines(SubmarineEvent::Pinned {
        submarine: CAVALLA,
        hex: HERE,
        turns: 2,
    }));
    next_segment(&mut play);
    let down = SubmarineRefusal::Pinned(CAVALLA);
    let to = HexId::at(1013);
    let sails = Order::MoveSubmarine {
        submarine: CAVALLA,
        to,
    };
    for order in [seek(A), sails, fire(None)] {
        assert_eq!(refused(&play, order), down);
    }
    assert_eq!(chit(&mut play).1, None);
    assert_eq!(state(&play, CAVALLA), SubmarineState::Pinned(1));
}

/// 14.152: the escorts of a shadowed force hunt when it is activated, before it moves; a submarine that is not driven
/// deep goes with it.
#[test]
fn r14_152_a_submarine_goes_with_the_force_it_shadows() {
    let mut play = shadowed(&[3]);
    activate(&mut play, A, 1);
    let there = play.table.force(A).unwrap().hex;
    assert_ne!(there, HERE);
    assert_eq!(play.table.submarines.get(CAVALLA).unwrap().hex, there);
    assert_eq!(state(&play, CAVALLA), SubmarineState::Shadowing(A));
    let told = told(&play);
    let place = |what: &str| told.iter().position(|line| line.contains(what)).unwrap();
    assert!(place("hunt Cavalla") < place("steams from"));
    // It has not been come upon: it was there all the time.
    let last = play.table.submarines.last_move(A).unwrap();
    assert_eq!(last.came_upon, []);
}

/// 14.152: one that lies deep loses the force, and stays.
#[test]
fn r14_152_one_that_is_driven_deep_loses_the_force() {
    let mut play = shadowed(&[4]);
    activate(&mut play, A, 1);
    assert_ne!(play.table.force(A).unwrap().hex, HERE);
    assert_eq!(play.table.submarines.get(CAVALLA).unwrap().hex, HERE);
    assert_eq!(state(&play, CAVALLA), SubmarineState::Pinned(1));
}

/// 14.152 with 3.1: it is hunted even if the force keeps its hex. At first contact nobody hunts.
#[test]
fn r14_152_the_hunt_comes_even_if_the_force_does_not_move() {
    let mut play = known(&[5], LARGE);
    orders(&mut play, &[seek(A), Order::Shadow]);
    assert!(all_rolled(&play));
    // A force of crippled ships alone is towed in every third turn only (12.42).
    let mut play = at(810, &[4]);
    lies(&mut play, CAVALLA, HERE);
    force(
        &mut play,
        A,
        HERE,
        Intelligence::Level4Carriers,
        &["Shokaku"],
    );
    let hits = Hits {
        permanent: 6,
        ..Hits::default()
    };
    play.table.damage.push((ship("Shokaku"), hits));
    play.happen(Event::Submarines(SubmarineEvent::Shadows {
        submarine: CAVALLA,
        force: A,
        hex: HERE,
    }));
    activate(&mut play, A, 1);
    assert_eq!(play.table.force(A).unwrap().hex, HERE);
    assert_eq!(state(&play, CAVALLA), SubmarineState::Pinned(1));
}

/// A crippled Shokaku by herself, with Cavalla in her hex, attacked with these dice.
fn attacked_alone(dice: &[u8]) -> Play {
    let mut play = morning(dice);
    lies(&mut play, CAVALLA, HERE);
    let cripple = ForceId::Cripple(ship("Shokaku"));
    force(
        &mut play,
        cripple,
        HERE,
        Intelligence::Level4Carriers,
        &["Shokaku"],
    );
    let hits = Hits {
        permanent: 6,
        ..Hits::default()
    };
    play.table.damage.push((ship("Shokaku"), hits));
    orders(&mut play, &[seek(cripple), fire(Some("Shokaku"))]);
    assert!(all_rolled(&play));
    play
}

/// 14.172: with a crippled ship alone an odd die does nothing; the rulebook's 10 and then 9 does not sink.
#[test]
fn r14_172_an_odd_die_does_nothing_for_a_crippled_ship_alone() {
    use SubmarineState::{Free, Pinned};
    // Contact, an attack that misses with the 2 more for a crippled ship, the hunt.
    for (dice, expected) in [
        (&[2, 3, 5][..], Some(Free)),
        (&[2, 3, 7], Some(Free)),
        (&[2, 3, 6], Some(Pinned(1))),
        (&[2, 3, 10, 9], Some(Free)),
        (&[2, 3, 10, 6], Some(Pinned(2))),
        (&[2, 3, 10, 8], None),
    ] {
        let play = attacked_alone(dice);
        let left = play.table.submarines.get(CAVALLA);
        assert_eq!(left.map(|it| it.state), expected, "{dice:?}");
    }
    // The die itself counts, not what hits add: 9 and 1 is 10, and odd. Two hits have sunk her for good by then.
    let play = attacked_alone(&[2, 4, 3, 9]);
    assert_eq!(state(&play, CAVALLA), Free);
    let odd = "The die is odd: nobody hunts Cavalla, with only a crippled ship there.";
    assert!(told(&play).contains(&odd.to_owned()));
}

/// 14.18: raids and submarines have nothing to do with each other: a submarine can find forces alone.
#[test]
fn r14_18_no_raid_is_found_or_followed() {
    let mut play = known(&[], LARGE);
    next_segment(&mut play);
    let orders = Decision::Submarines.legal(&play.table);
    let sought = orders.iter().filter_map(|order| match order {
        Order::SeekContact { force, .. } => Some(*force),
        _ => None,
    });
    assert_eq!(sought.collect::<Vec<_>>(), [A]);
    // A submarine is no ship and no aircraft that a raid would meet (10.21, 7.24).
    assert!(!play.table.is_home(HERE) && !play.table.has_us_aircraft(HERE));
}

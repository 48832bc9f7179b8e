//! The attack, and what its hits fall on (14.16-14.164).

use super::*;
use crate::engine::charts::{SUBMARINE_HITS, TorpedoHits};
use crate::engine::forces::{Carriers, Hits, adjust_hits, take_to_the_highest_level};
use crate::engine::ships::Condition;

fn hits_on_force(play: &Play) -> Hits {
    play.table.force(A).unwrap().hits
}

const CARRIER: Intelligence = Intelligence::Level1(LevelOne::Carrier);

/// The rulebook's SUBMARINE EXAMPLE: Cavalla finds a force of Level 0, which proves to have carriers; an attack of 10,
/// hits of 9 and of 10 and then 7, eleven in all; the hunt is 7 + 1, Pin 2. Pin 2 becomes Pin 1, Pin 1 comes off, and
/// at the chit after that she acts again. Later the force is known to the ships: Shokaku goes down at once.
#[test]
fn r14_16_the_example_of_cavalla_and_shokaku() {
    let mut play = known(&[8, 10, 9, 10, 7, 7], Intelligence::Level0);
    play.table.level_one_cup = vec![LevelOne::Carrier];
    orders(&mut play, &[seek(A), fire(None)]);
    let hits = Purpose::TorpedoHits(CAVALLA, A);
    let dice = [
        (Purpose::SubmarineContact(CAVALLA, A), 8, "contact"),
        (Purpose::UsSubmarineAttack(CAVALLA, A), 10, "2"),
        (hits, 9, "5"),
        (hits, 10, "roll again"),
        (hits, 7, "6"),
        (Purpose::Hunt(A, CAVALLA), 8, "Pin 2"),
    ];
    let dice = dice.map(|(purpose, total, result)| (purpose, total, result.to_owned()));
    assert_eq!(rolled(&play), dice);
    assert_eq!(play.table.force(A).unwrap().intelligence, CARRIER);
    let current = Hits {
        current: 11,
        ..Hits::default()
    };
    assert_eq!(hits_on_force(&play), current);
    let states = [
        SubmarineState::Pinned(2),
        SubmarineState::Pinned(1),
        SubmarineState::Free,
    ];
    for (n, pinned) in states.into_iter().enumerate() {
        assert_eq!(state(&play, CAVALLA), pinned);
        adjust_hits(&mut play);
        next_segment(&mut play);
        let (_, asked) = chit(&mut play);
        let acts = n == states.len() - 1;
        assert_eq!(asked, acts.then_some(Decision::Submarines), "{n}");
    }
    // 12.21: the hits are there for good by now.
    let permanent = Hits {
        permanent: 11,
        ..Hits::default()
    };
    assert_eq!(hits_on_force(&play), permanent);
    // One fleet carrier and a light one: Shokaku and Junyo, with destroyers.
    force_of(&mut play).intelligence = Intelligence::Level3Carriers(Carriers::new(1, 1));
    play.set_dice(Dice::script([5, 2, 1, 1, 1]));
    let id = take_to_the_highest_level(&mut play, A);
    assert!(all_rolled(&play));
    assert!(play.table.is_sunk(ship("Shokaku")));
    let force = play.table.force(id).unwrap();
    assert_eq!(force.carriers().collect::<Vec<_>>(), [ship("Junyo")]);
    assert_eq!(force.hits, Hits::default());
    // Eight of the eleven hits sink her; three are forfeited.
    assert_eq!(play.table.hits(ship("Shokaku")).permanent, 8);
    assert!(told(&play).contains(
        &"The ship of Butai 1 that was torpedoed is Shokaku: 8 hits, and 3 more than she can take."
            .to_owned()
    ));
    // 15.1: 25 points for a fleet carrier sunk.
    assert_eq!(play.table.score, 25);
}

/// 14.16, 2a: all hits go to one carrier of the player's choice where they are known, and only to a carrier.
#[test]
fn r14_16_one_carrier_of_a_known_force_is_chosen() {
    let names = ["Taiho", "Zuiho", "Cruiser Force 1"];
    let mut play = carriers(&[5, 8, 3, 1], &names);
    let decision = Decision::SubmarineContact {
        submarine: CAVALLA,
        force: A,
    };
    let legal = decision.legal(&play.table);
    assert_eq!(
        legal,
        [Order::Shadow, fire(Some("Taiho")), fire(Some("Zuiho"))]
    );
    let refused = |order| match decision.check(&play.table, order) {
        Err(Refusal::Submarines(refusal)) => refusal,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(fire(None)), SubmarineRefusal::NameACarrier(A));
    let cruisers = ship("Cruiser Force 1");
    assert_eq!(
        refused(fire(Some("Cruiser Force 1"))),
        SubmarineRefusal::NotATarget {
            force: A,
            ship: cruisers
        }
    );
    orders(&mut play, &[seek(A), fire(Some("Zuiho"))]);
    assert_eq!(play.table.hits(ship("Zuiho")).current, 2);
    assert_eq!(play.table.hits(ship("Taiho")), Hits::default());
    assert!(all_rolled(&play));
}

/// 14.16, 1: 2 more for a crippled ship.
#[test]
fn r14_16_a_crippled_ship_adds_two_to_the_attack() {
    for (hits, expected) in [(5, 4), (6, 6)] {
        let mut play = carriers(&[5, 4, 1, 1], &["Shokaku", "Zuikaku"]);
        let permanent = Hits {
            permanent: hits,
            ..Hits::default()
        };
        play.table.damage.push((ship("Shokaku"), permanent));
        orders(&mut play, &[seek(A), fire(Some("Shokaku"))]);
        let attack = Purpose::UsSubmarineAttack(CAVALLA, A);
        let totals: Vec<i8> = rolled(&play)
            .into_iter()
            .filter_map(|(purpose, total, _)| (purpose == attack).then_some(total))
            .collect();
        assert_eq!(totals, [expected]);
    }
}

/// 14.16, 2b: on a force whose ships are not known the hits wait.
#[test]
fn r14_16_hits_wait_on_a_force_of_unknown_ships() {
    for what in [
        CARRIER,
        Intelligence::Level1(LevelOne::Large),
        Intelligence::Level3Carriers(Carriers::new(2, 1)),
    ] {
        let mut play = known(&[5, 6, 9, 1], what);
        orders(&mut play, &[seek(A), fire(None)]);
        assert_eq!(hits_on_force(&play).current, 5);
        assert_eq!(play.table.force(A).unwrap().intelligence, what);
        assert_eq!(play.table.score, 0);
    }
}

/// 14.161: hits that wait age like others, and weaken the force only once they are permanent (12.23).
#[test]
fn r14_161_hits_of_submarines_age_like_others() {
    let counted = Intelligence::Level3Carriers(Carriers::new(2, 1));
    let mut play = known(&[5, 6, 9, 1], counted);
    let value = |play: &Play| {
        let force = play.table.force(A).unwrap();
        crate::engine::forces::known_air_value(&play.table, force)
    };
    orders(&mut play, &[seek(A), fire(None)]);
    let mut seen = Vec::new();
    for _ in 0..3 {
        let Hits {
            current,
            previous,
            permanent,
        } = hits_on_force(&play);
        seen.push(((current, previous, permanent), value(&play)));
        adjust_hits(&mut play);
    }
    assert_eq!(
        seen,
        [
            ((5, 0, 0), Some(24)),
            ((0, 5, 0), Some(24)),
            ((0, 0, 5), Some(19)),
        ]
    );
}

/// 14.163: hits on a surface force promote it to Level 3, and one ship of the largest class takes them.
#[test]
fn r14_163_a_battleship_of_a_surface_force_is_hit() {
    let mut play = morning(&[5, 8, 4, 1, 1]);
    lies(&mut play, CAVALLA, HERE);
    let names = ["Destroyer Force 1", "Kongo", "Cruiser Force 1", "Haruna"];
    force(&mut play, A, HERE, Intelligence::Level3Surface, &names);
    orders(&mut play, &[seek(A), fire(None)]);
    // 1 of the two battleships at random.
    assert_eq!(play.table.hits(ship("Kongo")).total(), 2);
    assert_eq!(play.table.damage.len(), 1);
    assert!(all_rolled(&play));
}

/// 14.163: one whose ships are not known is known from then on; without hits it stays as it was.
#[test]
fn r14_163_a_surface_force_that_is_hit_is_promoted() {
    use crate::engine::forces::SurfaceSize::Small;
    // Contact, attack 8, hits 3; Level 3: destroyers, the first of them; a hunt for nothing.
    let mut play = known(&[5, 8, 5, 1, 1, 1], Intelligence::Level2Surface(Small));
    orders(&mut play, &[seek(A), fire(None)]);
    let force = play.table.force(A).unwrap();
    assert_eq!(force.intelligence, Intelligence::Level3Surface);
    assert_eq!(force.hits, Hits::default());
    let hit: Vec<(ShipId, u8)> = play
        .table
        .damage
        .iter()
        .map(|it| (it.0, it.1.total()))
        .collect();
    assert_eq!(hit, [(force.ships[0], 3)]);
    let mut play = known(&[5, 5, 1], Intelligence::Level2Surface(Small));
    orders(&mut play, &[seek(A), fire(None)]);
    let what = play.table.force(A).unwrap().intelligence;
    assert_eq!(what, Intelligence::Level2Surface(Small));
}

/// Torpedoes hit a Surface force, with another that counts 8 for the commitment index, the threshold: at Level 2 it
/// would have carriers, and is tested.
fn hit_and_tested(test: &[u8]) -> Play {
    // Contact, attack 8, hits 3; Level 2: carriers.
    let mut dice = vec![5, 8, 5, 10];
    dice.extend(test);
    let mut play = known(&dice, Intelligence::Level1(LevelOne::Surface));
    let counted = Intelligence::Level3Carriers(Carriers::new(0, 8));
    force(&mut play, B, HexId::at(1130), counted, &[]);
    orders(&mut play, &[seek(A), fire(None)]);
    play
}

/// 13.22, 14.163: a Surface force that torpedoes hit is promoted, and may prove to be nothing: there are no escorts
/// then that hunt (14.17), and no ship has been hit. One that stands has carriers, and hunts.
#[test]
fn r13_22_a_false_contact_that_torpedoes_reveal_does_not_hunt() {
    let play = hit_and_tested(&[1]);
    assert!(play.table.force(A).is_none());
    assert!(all_rolled(&play));
    let last = rolled(&play).pop().unwrap();
    assert_eq!(last.0, Purpose::Commitment(A));
    assert_eq!(state(&play, CAVALLA), SubmarineState::Free);
    assert_eq!(play.table.damage, []);

    // It stands; the carriers of the force, its ships and the one that is hit; the hunt comes last.
    let play = hit_and_tested(&[10, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    let last = rolled(&play).pop().unwrap();
    assert!(matches!(last.0, Purpose::Hunt(..)), "{last:?}");
    assert!(play.table.damage.iter().any(|it| it.1.total() == 3));
}

/// 14.164: a 10 is rolled again; a second 10 destroys the ship at once, a carrier too.
#[test]
fn r14_164_a_second_ten_destroys_the_ship_at_once() {
    assert_eq!(SUBMARINE_HITS.result(0, 10), TorpedoHits::RollAgain);
    let mut play = carriers(&[5, 6, 10, 10, 1], &["Taiho", "Zuiho"]);
    orders(&mut play, &[seek(A), fire(Some("Taiho"))]);
    assert!(play.table.is_sunk(ship("Taiho")));
    assert_eq!(play.table.score, 25);
    // 5 and 6 hits by the other faces.
    for (die, hits) in [(4, 5), (5, 6), (9, 6)] {
        let mut play = carriers(&[5, 6, 10, die, 1], &["Taiho", "Zuiho"]);
        orders(&mut play, &[seek(A), fire(Some("Taiho"))]);
        assert_eq!(play.table.hits(ship("Taiho")).current, hits);
        assert_ne!(play.table.condition(ship("Taiho")), Condition::Sunk);
    }
}

/// 14.164: on a force of unknown ships it is as many hits as any carrier of the game can take.
#[test]
fn r14_164_a_large_number_of_hits_waits() {
    for (options, expected) in [
        (vec![], 9),
        (vec![crate::engine::scenario::Variant::AdditionalShips], 16),
    ] {
        let mut play = known(&[5, 6, 10, 10, 1], CARRIER);
        play.table.options = options;
        orders(&mut play, &[seek(A), fire(None)]);
        assert_eq!(hits_on_force(&play).current, expected);
    }
}

/// 14.164, 9.13: a force whose only carrier is destroyed is a surface force; one whose last ship is, is gone.
#[test]
fn r14_164_a_force_without_its_last_ship_is_gone() {
    let mut play = carriers(&[5, 6, 10, 10, 1], &["Zuiho", "Cruiser Force 1"]);
    orders(&mut play, &[seek(A), fire(Some("Zuiho"))]);
    let known = play.table.force(A).unwrap().intelligence;
    assert_eq!(known, Intelligence::Level3Surface);
    let mut play = carriers(&[5, 6, 10, 10, 1], &["Zuiho"]);
    orders(&mut play, &[seek(A), fire(Some("Zuiho"))]);
    assert!(play.table.force(A).is_none());
}

//! Hits that wait until the ships of a force are known (14.162, 14.163).

use super::*;
use crate::engine::forces::{
    Carriers, Hits, SurfaceSize, settle_waiting_hits, take_to_the_highest_level,
};
use crate::engine::ships::Condition;

/// A force on which hits wait.
fn waiting(known: Intelligence, hits: Hits, dice: &[u8]) -> Play {
    let mut play = morning(dice);
    force(&mut play, A, HERE, known, &[]);
    force_of(&mut play).hits = hits;
    play
}

fn permanent(permanent: u8) -> Hits {
    Hits {
        permanent,
        ..Hits::default()
    }
}

/// 14.162: one of the fleet carriers at random takes all hits, and no light carrier.
#[test]
fn r14_162_a_fleet_carrier_at_random_takes_all_hits() {
    // Two fleet carriers, Taiho and Shokaku; a screen of destroyers; the second of them is hit.
    let known = Intelligence::Level3Carriers(Carriers::new(2, 0));
    let mut play = waiting(known, permanent(5), &[5, 1, 1, 1, 1, 2]);
    take_to_the_highest_level(&mut play, A);
    assert!(all_rolled(&play));
    assert_eq!(play.table.hits(ship("Shokaku")), permanent(5));
    assert_eq!(play.table.damage.len(), 1);
    assert_eq!(play.table.condition(ship("Shokaku")), Condition::Heavy);
    assert_eq!(play.table.score, 10);
}

/// 14.162: hits keep their age; with enough of them that are not permanent yet she sinks when they are (12.27).
#[test]
fn r14_162_hits_keep_their_age() {
    let known = Intelligence::Level3Carriers(Carriers::new(0, 1));
    let hits = Hits {
        current: 4,
        previous: 3,
        permanent: 1,
    };
    // One light carrier, Ryuho; destroyers.
    let mut play = waiting(known, hits, &[1, 3, 1, 1]);
    let id = take_to_the_highest_level(&mut play, A);
    let expected = Hits {
        current: 1,
        previous: 3,
        permanent: 1,
    };
    assert_eq!(play.table.hits(ship("Ryuho")), expected);
    assert!(play.table.is_sinking(ship("Ryuho")));
    assert_eq!(play.table.force(id).unwrap().hits, Hits::default());
    crate::engine::forces::adjust_hits(&mut play);
    assert!(!play.table.is_sunk(ship("Ryuho")));
    crate::engine::forces::adjust_hits(&mut play);
    assert!(play.table.is_sunk(ship("Ryuho")));
}

/// 14.163: hits that wait on a force that proves to be of surface ships are those of one ship of its largest class.
#[test]
fn r14_163_hits_that_waited_on_a_surface_force() {
    // Large: a battleship, the first of five, and cruisers.
    let known = Intelligence::Level2Surface(SurfaceSize::Large);
    let mut play = waiting(known, permanent(9), &[4, 1, 1]);
    take_to_the_highest_level(&mut play, A);
    assert_eq!(play.table.hits(ship("Yamato")), permanent(9));
    assert_eq!(play.table.damage.len(), 1);
}

/// 14.162: when the game ends, forces on which hits wait are taken to the highest level, and the hits are given.
#[test]
fn r14_162_hits_are_given_before_the_score_is_counted() {
    let known = Intelligence::Level3Carriers(Carriers::new(0, 1));
    let mut play = waiting(known, permanent(5), &[1, 3, 1, 1]);
    force(&mut play, B, HERE, known, &[]);
    settle_waiting_hits(&mut play);
    assert!(play.table.is_sunk(ship("Ryuho")));
    assert_eq!(play.table.score, 15);
    // Nobody looks at the other.
    assert_eq!(play.table.force(B).unwrap().intelligence, known);
}

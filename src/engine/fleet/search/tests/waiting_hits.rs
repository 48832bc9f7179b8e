//! Searches that show which ships torpedoes had hit (12.53, 14.162, 14.163).

use super::super::sighting::look;
use super::*;
use crate::engine::event::{DamageEvent, ForceEvent, SubmarineEvent};
use crate::engine::forces::{Carriers, Hits};
use crate::engine::ships::{ShipId, ShipKind};

/// Force F two hexes off, of which so much is known, with hits that wait for one of its ships.
fn torpedoed(intelligence: Intelligence, permanent: u8, dice: &[u8]) -> Play {
    let play = watching(WEST, 2, &[], dice);
    let mut play = known(play, intelligence, Detection::Undetected);
    play.table.forces[0].hits = Hits {
        permanent,
        ..Hits::default()
    };
    play
}

fn ship(name: &str) -> ShipId {
    name.parse().unwrap()
}

/// The forces that have left the map with their last ship.
fn gone(play: &Play) -> Vec<ForceId> {
    let events = play.events().iter();
    events
        .filter_map(|it| match it.event {
            Event::Forces(ForceEvent::AllSunk { what, .. }) => Some(what),
            _ => None,
        })
        .collect()
}

/// 14.163: hits that wait on a force promote it at once to Level 3 when it proves to be of surface ships, by one look.
#[test]
fn r14_163_waiting_hits_promote_a_force_that_proves_to_be_surface() {
    // Spotted and known; Medium is Medium Surface, which is a cruiser force.
    let medium = Intelligence::Level1(LevelOne::Medium);
    let mut play = torpedoed(medium, 2, &[10, 3, 5, 1]);
    look(&mut play, SEARCH, F, false);
    let force = force(&play);
    assert_eq!(force.intelligence, Intelligence::Level3Surface);
    assert_eq!(force.hits, Hits::default());
    let [cruisers] = force.ships[..] else {
        panic!("{:?}", force.ships);
    };
    assert_eq!(cruisers.data().kind, ShipKind::Cruisers);
    assert_eq!(play.table.hits(cruisers).permanent, 2);
    assert!(gone(&play).is_empty());
    let told = |event: &Event| {
        matches!(
            event,
            Event::Submarines(SubmarineEvent::HitsPromote { force: F, hits: 2 })
        )
    };
    assert_eq!(play.events().iter().filter(|it| told(&it.event)).count(), 1);
}

/// 14.163: without hits one look shows one level, and on a carrier force hits wait for Level 4 (14.162).
#[test]
fn r14_163_nothing_else_is_promoted_at_once() {
    let medium = Intelligence::Level1(LevelOne::Medium);
    let mut play = torpedoed(medium, 0, &[10, 3]);
    look(&mut play, SEARCH, F, false);
    assert_eq!(force(&play).intelligence.level(), 2);
    let mut play = torpedoed(medium, 2, &[10, 6]);
    look(&mut play, SEARCH, F, false);
    assert_eq!(force(&play).intelligence.level(), 2);
    assert!(force(&play).intelligence.is_carrier_force());
    assert_eq!(force(&play).hits.total(), 2);
}

/// 12.53: cruisers and destroyers with hits to their capacity are removed at once, and so is the force whose last ship
/// they were, when a search shows it: no search looks for it any more.
#[test]
fn r12_53_a_force_sunk_by_waiting_hits_is_gone_as_a_search_shows_it() {
    // Small Surface, and destroyers.
    let small = Intelligence::Level1(LevelOne::Small);
    let mut play = torpedoed(small, 9, &[10, 1, 1, 1]);
    let seen = look(&mut play, SEARCH, F, false);
    assert!(seen.is_some());
    let sunk = |event: &Event| matches!(event, Event::Damage(DamageEvent::Sunk { .. }));
    assert_eq!(play.events().iter().filter(|it| sunk(&it.event)).count(), 1);
    assert_eq!(gone(&play), [F]);
    assert!(play.table.force(F).is_none());
    assert_eq!(play.table.sunk_forces, [F]);
}

/// 12.53, 14.162: the same of a carrier force whose only ship has waited for its hits.
#[test]
fn r12_53_r14_162_a_carrier_alone_that_goes_down_takes_her_force_with_her() {
    // One light carrier, and no ship left for a screen.
    let one = Intelligence::Level3Carriers(Carriers::new(0, 1));
    let mut play = torpedoed(one, 5, &[10, 1, 3, 1]);
    let surface = ShipId::all().filter(|ship| !ship.is_us() && !ship.data().kind.is_carrier());
    play.table.drawn_ships.extend(surface);
    look(&mut play, SEARCH, F, false);
    assert!(play.table.is_sunk(ship("Ryuho")));
    assert_eq!(gone(&play).len(), 1);
    assert!(play.table.forces.is_empty());
}

/// 12.53: only a force that such hits have sunk is gone then; one for which no ship was left (7.39, 7.43) stays.
#[test]
fn r12_53_a_force_that_never_had_a_ship_is_not_sunk_by_waiting_hits() {
    let small = Intelligence::Level1(LevelOne::Small);
    let mut play = torpedoed(small, 9, &[10, 1, 1, 1]);
    let g = ForceId::Letter('G');
    place(&mut play, g, 1130);
    let mut forces = play.table.forces.iter_mut();
    let without_ships = forces.find(|force| force.id == g).unwrap();
    without_ships.intelligence = Intelligence::Level3Surface;
    look(&mut play, SEARCH, F, false);
    assert_eq!(gone(&play), [F]);
    assert!(play.table.force(g).is_some());
}

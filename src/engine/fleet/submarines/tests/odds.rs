//! What is forecast of submarines is what the charts bring (14.13-14.17).

use super::*;
use crate::engine::forecast::submarines::{
    CASES, TorpedoOdds, chance_to_sink, contact_in_ten, torpedo_hits, torpedo_odds,
    worth_of_torpedoes,
};

/// 14.13: 5 and more of ten faces find a force; a stern chase leaves three.
#[test]
fn r14_13_the_odds_of_contact() {
    let mut play = known(&[], Intelligence::Level1(LevelOne::Carrier));
    let faces = |play: &Play, from| {
        let force = play.table.force(A).unwrap();
        contact_in_ten(&play.table, CAVALLA, from, force)
    };
    assert_eq!(faces(&play, None), 6);
    play.happen(Event::Forces(crate::engine::event::ForceEvent::Moved {
        what: A,
        from: HexId::at(1013),
        to: HERE,
        why: crate::engine::event::ForceMove::Mission,
    }));
    assert_eq!(faces(&play, None), 7);
    assert_eq!(faces(&play, Some(HexId::at(1013))), 3);
    assert_eq!(faces(&play, Some(HexId::at(912))), 4);
}

/// 14.16: every case of the dice once; five in ten attacks hit, and with two damage rolls of five and six hits come
/// eleven.
#[test]
fn r14_16_the_odds_of_torpedoes() {
    for at_cripple in [false, true] {
        let hits = torpedo_hits(at_cripple);
        assert_eq!(hits.iter().map(|it| it.1).sum::<u32>(), CASES);
        let none = hits.iter().find(|it| it.0 == 0).unwrap().1;
        assert_eq!(none, CASES * if at_cripple { 3 } else { 5 } / 10);
    }
    let at = |number| torpedo_hits(false).into_iter().find(|it| it.0 == number);
    // Two faces of ten have two rolls; 5 hits have 14 cases of a hundred, 6 have 5.
    assert_eq!(at(11), Some((11, 2 * 2 * 14 * 5)));
    // A hit and a miss: no odds are left out.
    let play = carriers(&[], &["Shokaku", "Zuiho"]);
    let worth = |name| worth_of_torpedoes(&play.table, ship(name));
    assert!(worth("Shokaku") > 0 && worth("Zuiho") > 0);
    // She goes down with as many hits as she can take: with all that bring so many.
    for name in ["Shokaku", "Zuiho"] {
        let capacity = ship(name).data().capacity;
        let hits = torpedo_hits(false).into_iter();
        let cases: u32 = hits.filter(|it| it.0 >= capacity).map(|it| it.1).sum();
        let sinks = chance_to_sink(&play.table, ship(name));
        assert_eq!(u32::from(sinks), (cases + CASES / 200) * 100 / CASES);
        assert!(sinks > 0);
    }
}

/// 14.17, 14.172: of a hundred attacks four without hits and eight with hits end with the submarine; alone with a
/// crippled ship, fewer.
#[test]
fn r14_17_the_odds_of_the_hunt() {
    // Missed: Pin on 4 to 9, and of a second roll six in ten. Hit: on 3 to 8, and 9 and 10 roll again.
    let expected = TorpedoOdds {
        hit: 50,
        pinned: 69,
        lost: 6,
    };
    assert_eq!(torpedo_odds(false, false), expected);
    assert!(torpedo_odds(true, true).lost < expected.lost);
}

/// The staff keeps its submarines across the track, attacks carriers, and keeps what nobody knows in sight.
#[test]
fn the_staff_attacks_carriers_and_shadows_what_nobody_knows() {
    use crate::engine::staff::submarines as submarine_orders;
    let contact = |what, seen| {
        let mut play = known(&[], what);
        force_of(&mut play).detection = seen;
        submarine_orders::contact(&play.table, CAVALLA, A)
    };
    let large = Intelligence::Level1(LevelOne::Large);
    let carrier = Intelligence::Level1(LevelOne::Carrier);
    assert_eq!(contact(carrier, Detection::Undetected), fire(None));
    assert_eq!(contact(large, Detection::Undetected), Order::Shadow);
    assert_eq!(contact(large, Detection::Located), fire(None));
    // Of two carriers the one for whom it brings more.
    let mut play = carriers(&[], &["Zuiho", "Shokaku"]);
    let best = submarine_orders::contact(&play.table, CAVALLA, A);
    assert_eq!(best, fire(Some("Shokaku")));
    // It looks for what is in its hex, and moves into that of a force beside it, but not from behind.
    next_segment(&mut play);
    assert_eq!(submarine_orders::next_order(&play.table), seek(A));
    // Who goes down already is left alone.
    for (name, order) in [("Shokaku", fire(Some("Zuiho"))), ("Zuiho", Order::Shadow)] {
        let hits = ship(name).data().capacity;
        crate::engine::combat::suffer(
            &mut play,
            ship(name),
            hits,
            crate::engine::event::HitKind::Torpedo,
        );
        assert_eq!(submarine_orders::contact(&play.table, CAVALLA, A), order);
    }
    let sought = submarine_orders::next_order(&play.table);
    assert!(!matches!(sought, Order::SeekContact { .. }), "{sought}");
    let mut play = morning(&[]);
    lies(&mut play, CAVALLA, HexId::at(1011));
    force(&mut play, A, HERE, large, &[]);
    let to = HERE;
    let comes_up = Order::MoveSubmarine {
        submarine: CAVALLA,
        to,
    };
    assert_eq!(submarine_orders::next_order(&play.table), comes_up);
}

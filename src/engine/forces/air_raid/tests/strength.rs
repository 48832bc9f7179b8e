//! Steps D, E and G: how strong a raid is, by which chart, and where its points come from (10.1D, 10.1E, 9.2).

use super::*;
use crate::engine::event::{ButaiEvent, RaidBasis};
use crate::engine::forces::{Carriers, Hits};
use crate::engine::ships::ShipId;

fn basis(play: &Play) -> Option<RaidBasis> {
    procedure(play).iter().find_map(|event| match event {
        ProcedureEvent::Basis { basis, .. } => Some(*basis),
        _ => None,
    })
}

/// The points of the raid by their boxes, and those never seen before.
fn launched(play: &Play) -> Option<([u8; 6], u8)> {
    play.events().iter().find_map(|it| match &it.event {
        Event::Butai(ButaiEvent::RaidLaunched {
            taken, revealed, ..
        }) => Some((*taken, *revealed)),
        _ => None,
    })
}

/// The example of 9.24: a Level 2 force with four points ready for all ranges, two ready for three hexes and two lost
/// has shown eight. A raid of six at ten hexes takes the four and two new ones: ten. At two hexes it needs no new one.
#[test]
fn r9_24_r9_23_eight_points_with_six_wanted_at_range_ten_and_at_range_two() {
    for (hex, range, taken, revealed, known) in [
        (1119, 10, [0, 0, 0, 0, 0, 4], 2, 10),
        (1111, 2, [0, 0, 2, 0, 0, 4], 0, 8),
    ] {
        // Column 12 of scenario 5, a 2: six points.
        let level_2 = some(CarrierCount::TwoToThree);
        let mut play = simple(HexId::at(hex), level_2, &[10, 2, 1]);
        let force = &mut play.table.forces[0];
        force.id = BUTAI;
        (force.lost, force.tracks.turnaround) = (2, [0, 0, 2, 0, 0, 4]);
        assert_eq!(play.table.known_air_strength(BUTAI), Some(8));
        raid(&mut play);
        assert_eq!(rolls(&play)[1].result.to_string(), "6", "{range}");
        assert_eq!(launched(&play), Some((taken, revealed)), "{range}");
        assert_eq!(play.table.known_air_strength(BUTAI), Some(known), "{range}");
    }
}

/// 9.25: the chit of a Level 3 force prints ten for a CV and four for a CVL. That is the first strength, whatever has
/// been lost; what is lost or away comes off the raid afterwards (10.1F).
#[test]
fn r9_25_the_chit_of_a_level_3_force_gives_its_air_value() {
    for (cv, cvl, value) in [
        (0, 1, 4),
        (0, 3, 12),
        (1, 0, 10),
        (1, 2, 18),
        (2, 1, 24),
        (4, 2, 48),
    ] {
        let chit = Intelligence::Level3Carriers(Carriers::new(cv, cvl));
        let mut play = force_in(EIGHT, chit, 1210, &[10, 1, 1]);
        raid(&mut play);
        assert_eq!(basis(&play), Some(RaidBasis::Value(value)));
    }
    // Eighteen: a 1 is eight points in one wave.
    let chit = Intelligence::Level3Carriers(Carriers::new(1, 2));
    for (lost, servicing, points) in [(0, 0, 8), (3, 0, 5), (0, 2, 6), (3, 2, 3)] {
        let mut play = force_in(EIGHT, chit, 1210, &[10, 1, 1]);
        let force = &mut play.table.forces[0];
        force.id = BUTAI;
        (force.lost, force.tracks.turnaround[0]) = (lost, servicing);
        raid(&mut play);
        assert_eq!(basis(&play), Some(RaidBasis::Value(18)));
        assert_eq!(rolls(&play)[1].column, "17-20");
        assert_eq!(placed(&play), [(points, 1, 1)], "{lost}, {servicing}");
    }
}

/// 10.1D: Levels 1 and 2 by what they have shown, less their permanent hits (9.241); a Level 3 force by its chit
/// (9.25), a Level 4 force by its carriers (9.26); less what permanent hits take (12.23).
#[test]
fn r9_241_r9_26_r12_23_what_the_strength_is_read_by() {
    let hits = Hits {
        current: 2,
        previous: 3,
        permanent: 4,
    };
    let of = |known: Intelligence, shown: u8, hits: Hits| {
        let mut play = force_in(EIGHT, known, 1210, &[10, 1, 1]);
        let force = &mut play.table.forces[0];
        force.id = BUTAI;
        force.tracks.turnaround[5] = shown;
        force.hits = hits;
        raid(&mut play);
        (basis(&play).unwrap(), rolls(&play)[1].chart)
    };
    let two = some(CarrierCount::TwoToThree);
    let none = Hits::default();
    assert_eq!(
        of(two, 0, none),
        (RaidBasis::Unknown, "raid_strength_unknown")
    );
    // 9.241 has no effect while nothing is known.
    assert_eq!(of(two, 0, hits).0, RaidBasis::Unknown);
    assert_eq!(
        of(two, 12, none),
        (RaidBasis::Known(12), "raid_strength_known")
    );
    assert_eq!(of(two, 12, hits).0, RaidBasis::Known(8));
    assert_eq!(of(two, 3, hits).0, RaidBasis::Known(0));
    let chit = Intelligence::Level3Carriers(Carriers::new(1, 2));
    assert_eq!(
        of(chit, 0, none),
        (RaidBasis::Value(18), "raid_strength_value")
    );
    assert_eq!(of(chit, 12, hits).0, RaidBasis::Value(14));
}

/// 9.26, 12.22-12.24, the rulebook's example: Shokaku, Zuikaku and Chitose are worth 24. Hits of this turn change
/// nothing; once they are permanent they are worth 14, and of ten lost points six count.
#[test]
fn r9_26_r12_24_the_carriers_of_a_level_4_force() {
    let ship = |name| ShipId::named(name).unwrap();
    let with = |hits: Hits| {
        let mut play = force_in(EIGHT, Intelligence::Level4Carriers, 1210, &[10, 10, 1]);
        let force = &mut play.table.forces[0];
        force.id = BUTAI;
        force.ships = ["Shokaku", "Zuikaku", "Chitose"].map(ship).to_vec();
        force.lost = 10;
        play.table.damage = vec![(ship("Zuikaku"), hits)];
        raid(&mut play);
        let away = procedure(&play).iter().find_map(|event| match event {
            ProcedureEvent::Reduced { away, left, .. } => Some((away.lost, *left)),
            _ => None,
        });
        (
            basis(&play).unwrap(),
            away.map(|(lost, left)| (lost, left.unwrap().to_string())),
        )
    };
    let current = Hits {
        current: 5,
        ..Hits::default()
    };
    let permanent = Hits {
        permanent: 5,
        ..Hits::default()
    };
    // 14/9 less ten: thirteen, in one wave.
    assert_eq!(
        with(current),
        (RaidBasis::Value(24), Some((10, "13".to_owned())))
    );
    // 9/6 less six: nine, in one wave.
    assert_eq!(
        with(permanent),
        (RaidBasis::Value(14), Some((6, "9".to_owned())))
    );
}

/// 10.1E: an air value under three launches nothing.
#[test]
fn r10_1_an_air_value_under_three_launches_no_raid() {
    let ship = |name| ShipId::named(name).unwrap();
    for (hits, raids) in [(0, true), (1, true), (2, false)] {
        let mut play = force_in(EIGHT, Intelligence::Level4Carriers, 1210, &[10, 1, 1]);
        let force = &mut play.table.forces[0];
        force.id = BUTAI;
        force.ships = vec![ship("Ryuho")];
        let permanent = Hits {
            permanent: hits,
            ..Hits::default()
        };
        play.table.damage = vec![(ship("Ryuho"), permanent)];
        raid(&mut play);
        assert_eq!(no_raid(&play) != Some(NoRaid::NoValue), raids, "{hits}");
    }
}

/// 10.1E: forces of Level 2 shift the column of the known strength; scenario 5 reads that of twelve for all.
#[test]
fn r10_1_the_number_of_carriers_shifts_the_column() {
    for (known, column) in [
        (CARRIER, "11-12"),
        (some(CarrierCount::OneToTwo), "9-10"),
        (some(CarrierCount::TwoToThree), "11-12"),
        (some(CarrierCount::ThreeToFour), "11-12"),
        (some(CarrierCount::FourOrMore), "13-15"),
        (some(CarrierCount::KidoButai), "13-15"),
        (Intelligence::Level3Carriers(Carriers::new(3, 2)), "11-12"),
    ] {
        let mut play = simple(EIGHT, known, &[10, 1, 1]);
        raid(&mut play);
        assert_eq!(basis(&play), Some(RaidBasis::Set(12)));
        assert_eq!(rolls(&play)[1].column, column, "{known}");
    }
    // At either end of the chart there is nothing to shift to.
    for (shown, count, column) in [
        (2, CarrierCount::OneToTwo, "4 or less"),
        (40, CarrierCount::FourOrMore, "23+"),
    ] {
        let mut play = force_in(EIGHT, some(count), 1210, &[10, 1, 1]);
        play.table.forces[0].id = BUTAI;
        play.table.forces[0].tracks.turnaround[5] = shown;
        raid(&mut play);
        assert_eq!(rolls(&play)[1].column, column);
    }
    for (count, column) in [
        (CarrierCount::OneToTwo, "L2 1-2 Carriers"),
        (CarrierCount::TwoToThree, "L2 2-3 Carriers"),
        (CarrierCount::ThreeToFour, "L2 3-4 Carriers"),
        (CarrierCount::FourOrMore, "L2 4+ Carriers"),
        (CarrierCount::KidoButai, "L2 4+ Carriers"),
    ] {
        let mut play = force_in(EIGHT, some(count), 1210, &[10, 1, 1]);
        raid(&mut play);
        assert_eq!(rolls(&play)[1].column, column);
    }
}

/// 10.11: two raids whose points a die has told apart are points of one kind once they are home, and the next raid
/// takes them without asking what they were.
#[test]
fn r10_11_points_that_are_home_are_of_no_kind() {
    use super::super::super::raid_return::fly_home;
    use crate::engine::forces::{RaidId, Strength, sort};
    // Column 12, a 10: nine and seven, both a 5 for their escorts. Then a 10 again.
    let mut play = simple(EIGHT, CARRIER, &[10, 10, 1, 5, 5, 10, 10, 1]);
    raid(&mut play);
    for id in [RaidId(1), RaidId(2)] {
        sort(&mut play, id);
        let strength = play.table.raid(id).unwrap().strength;
        assert!(matches!(strength, Strength::Sorted { fighters, .. } if fighters > 0));
        fly_home(&mut play, id);
    }
    let tracks = &mut play.table.forces[0].tracks;
    while !tracks.returning.is_empty() || tracks.servicing() > 0 {
        tracks.advance();
    }
    assert_eq!(tracks.points(), 16);
    assert_eq!(tracks.available(8), 0);
    (0..3).for_each(|_| tracks.advance());
    assert_eq!(tracks.available(14), 16);
    raid(&mut play);
    let again = play.events().iter().rev().find_map(|it| match &it.event {
        Event::Butai(ButaiEvent::RaidLaunched {
            taken, revealed, ..
        }) => Some((*taken, *revealed)),
        _ => None,
    });
    assert_eq!(again, Some(([0, 0, 0, 0, 0, 16], 0)));
    let inbound: Vec<Strength> = play.table.inbound().map(|raid| raid.strength).collect();
    assert_eq!(inbound, [Strength::Unsorted(9), Strength::Unsorted(7)]);
    assert_eq!(play.table.known_air_strength(BUTAI), Some(16));
}

/// 9.21, 10.11, 10.14: air points are points and no more. What radar sees has no kinds; a die tells fighters from
/// attack planes for as long as the raid lasts, and at home they are points again.
#[test]
fn r9_21_r10_11_r10_14_air_points_have_a_kind_only_while_a_raid_lasts() {
    use crate::engine::forces::{RaidId, Strength, sort};
    // Column 12, a 4: eight points. Radar. Escorts: column 8, a 5: three.
    let mut play = simple(EIGHT, CARRIER, &[10, 4, 1, 5]);
    raid(&mut play);
    let strength = |play: &Play| play.table.raid(RaidId(1)).unwrap().strength;
    assert_eq!(strength(&play), Strength::Unsorted(8));
    sort(&mut play, RaidId(1));
    let (fighters, attack) = (3, 5);
    assert_eq!(strength(&play), Strength::Sorted { fighters, attack });
    super::super::super::raid_return::fly_home(&mut play, RaidId(1));
    let home = &there(&play, BUTAI).tracks.returning[0];
    assert_eq!((home.points, play.table.points_in_raids(BUTAI)), (8, 0));
    assert_eq!(play.table.known_air_strength(BUTAI), Some(8));
}

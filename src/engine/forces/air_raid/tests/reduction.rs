//! Steps E to G: points that are lost or away, and waves that become one (10.1E, 10.1F).

use super::*;
use crate::engine::charts::{RAID_REDUCTION, Waves};
use crate::engine::event::PointsAway;
use crate::engine::forces::RaidId;

fn reduced(play: &Play) -> Option<(String, PointsAway, Option<Waves>)> {
    procedure(play).iter().find_map(|event| match event {
        ProcedureEvent::Reduced {
            initial,
            away,
            left,
            ..
        } => Some((initial.to_string(), *away, *left)),
        _ => None,
    })
}

/// A butai of Level 2 in a hex, of which so much is lost and so much stands in each box of its Turnaround track.
fn butai(hex: u16, lost: u8, turnaround: [u8; 6], dice: &[u8]) -> Play {
    let mut play = force_in(HexId::at(hex), some(CarrierCount::TwoToThree), 1210, dice);
    let force = &mut play.table.forces[0];
    force.id = BUTAI;
    (force.lost, force.tracks.turnaround) = (lost, turnaround);
    play
}

/// 10.1F: what is lost, in servicing, and not ready for so far is away; what is ready is not.
#[test]
fn r10_1_points_lost_and_away_reduce_the_raid() {
    // 2 + 1 + 1 + 3 + 2 + 2 + 9 are 20 shown: 19-22. A 10 is 15/11.
    let mut play = butai(1118, 2, [1, 1, 3, 2, 2, 9], &[10, 10, 1]);
    raid(&mut play);
    let (initial, away, left) = reduced(&play).unwrap();
    let expected = PointsAway {
        lost: 2,
        in_raids: 0,
        returning: 0,
        servicing: 2,
        // Nine hexes are too far for the boxes of three and seven.
        out_of_reach: 5,
    };
    assert_eq!((initial.as_str(), away), ("15/11", expected));
    // Nine less of the second wave leaves two, which join the first.
    assert_eq!(
        left,
        Some(Waves {
            first: 17,
            second: 0
        })
    );
    assert_eq!(placed(&play), [(17, 1, 1)]);
    assert_eq!(play.table.known_air_strength(BUTAI), Some(26));
    // At three hexes nothing is out of reach: eleven less four are seven, still a wave.
    let mut play = butai(1112, 2, [1, 1, 3, 2, 2, 9], &[10, 10, 1]);
    raid(&mut play);
    assert_eq!(
        reduced(&play).unwrap().2,
        Some(Waves {
            first: 15,
            second: 7
        })
    );
    assert_eq!(placed(&play), [(15, 1, 1), (7, 2, 3)]);
}

/// 10.1F(3): four points are a second wave, three are not; and the loss may go beyond it. Under two points there is none.
#[test]
fn r10_1_a_second_wave_of_three_joins_the_first() {
    // Twelve shown, a 10: 9/7.
    for (lost, left) in [
        (0, None),
        (3, Some(Some((9, 4)))),
        (4, Some(Some((12, 0)))),
        (7, Some(Some((9, 0)))),
        (10, Some(Some((6, 0)))),
        (12, Some(Some((4, 0)))),
    ] {
        let mut play = butai(1117, lost, [0, 0, 0, 0, 0, 12 - lost], &[10, 10, 1]);
        raid(&mut play);
        let found = reduced(&play).map(|(initial, _, left)| {
            assert_eq!(initial, "9/7");
            left.map(|left| (left.first, left.second))
        });
        assert_eq!(found, left, "{lost} lost");
    }
    // A 1 is five points: four lost leave one, which is no raid.
    for (lost, points) in [(3, Some(2)), (4, None)] {
        let mut play = butai(1117, lost, [0, 0, 0, 0, 0, 12 - lost], &[10, 1, 1]);
        raid(&mut play);
        assert_eq!(reduced(&play).unwrap().2.map(|left| left.first), points);
        assert_eq!(no_raid(&play) == Some(NoRaid::TooFew), points.is_none());
    }
}

/// 10.1F: every point counts, of the strongest raid too: of 34 points with 31 away three fly, with all away none.
#[test]
fn r10_1_the_strongest_raid_is_reduced_by_every_point() {
    for (away, left) in [(30, 4), (31, 3), (33, 1), (34, 0), (40, 0)] {
        let column = RAID_REDUCTION.column(34_u8);
        assert_eq!(RAID_REDUCTION.result(column, away), left, "{away} away");
    }
}

/// 10.1E, 10.1G: with a raid in progress, also one that comes home, both waves fly as one; its points are away.
#[test]
fn r10_1_with_a_raid_in_progress_both_waves_fly_as_one() {
    for comes_home in [false, true] {
        // The first: 1 on the column of twelve, 5. The second: 10, 9/7.
        let mut play = simple(EIGHT, CARRIER, &[10, 1, 1, 10, 10, 1]);
        raid(&mut play);
        if comes_home {
            super::super::super::raid_return::fly_home(&mut play, RaidId(1));
        }
        raid(&mut play);
        let combined = procedure(&play)
            .iter()
            .any(|event| matches!(event, ProcedureEvent::Combined { .. }));
        assert!(combined);
        let (initial, away, left) = reduced(&play).unwrap();
        assert_eq!(initial, "16");
        assert_eq!(
            (away.in_raids, away.returning),
            if comes_home { (0, 5) } else { (5, 0) }
        );
        // Eighteen in all, five of them away.
        assert_eq!(left.map(|left| left.first), Some(13));
        assert_eq!(play.table.known_air_strength(BUTAI), Some(18));
    }
}

/// Scenario 5: a carrier force has eighteen points in all; what is left of them flies, and under two there is no raid.
#[test]
fn r10_1_scenario_5_gives_every_force_eighteen_points() {
    for (lost, flies) in [
        (0, Some((9, 7))),
        (2, Some((9, 7))),
        (3, Some((9, 6))),
        (5, Some((9, 4))),
        (6, Some((12, 0))),
        (16, Some((2, 0))),
        (17, None),
        (19, None),
    ] {
        let mut play = simple(EIGHT, CARRIER, &[10, 10, 1]);
        play.table.forces[0].lost = lost;
        raid(&mut play);
        let waves: Vec<u8> = placed(&play).iter().map(|(points, ..)| *points).collect();
        let expected: Vec<u8> = flies.map_or(Vec::new(), |(first, second)| {
            [first, second].into_iter().filter(|it| *it > 0).collect()
        });
        assert_eq!(waves, expected, "{lost} lost");
    }
}

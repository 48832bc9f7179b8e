//! How forces move, and what they are (7.2, 9.13, 19.2).

use super::super::force_movement::move_force;
use super::super::sink;
use super::*;
use crate::engine::forces::{Intelligence, LevelOne};
use crate::engine::map::ISLANDS;

/// 7.22: mission movement goes one hex along the compass of the zone that the force is in: those of the map, but for
/// the Invasion Zone's.
#[test]
fn r7_22_a_force_moves_one_hex_along_the_compass_of_its_zone() {
    use Direction::{E, Ne, Nw, Se, Sw, W};
    for (hex, compass) in [
        (303, [Se, Se, Se, Se, Se, Se, Sw, Sw, Sw, Sw]),
        (2003, [Ne, Ne, Ne, Ne, Ne, Ne, Nw, Nw, Nw, Nw]),
        (408, [Se, Se, Se, Se, Se, E, E, Sw, Sw, W]),
        (1109, [E, E, E, E, E, E, Ne, Ne, Se, Se]),
        (2009, [Ne, Ne, Ne, Ne, Ne, E, E, Nw, Nw, W]),
        (518, [E, E, E, E, Se, Se, Se, Se, Ne, Sw]),
        (1119, [E, E, E, E, E, E, Ne, Se, Se, W]),
        (1620, [E, E, E, E, Ne, Ne, Ne, Ne, Se, Nw]),
    ] {
        let hex = HexId::at(hex);
        for (die, way) in (1..).zip(compass) {
            let to = moved(force_in(hex, false, &[]), die);
            assert_eq!(to, hex.neighbour(way), "{hex} {die}");
        }
    }
}

/// 7.21(1), 19.2: a force that retires moves the other way, before it is asked what else it is.
#[test]
fn r7_21_a_retiring_force_uses_retirement_movement() {
    for hex in [HexId::at(1119), HexId::at(518), HexId::at(1222)] {
        for intelligence in [
            Intelligence::Level0,
            Intelligence::Level1(LevelOne::Carrier),
            Intelligence::Level3Surface,
        ] {
            for die in 1..=10 {
                let mut play = force_in(hex, true, &[]);
                play.table.forces[0].intelligence = intelligence;
                let back = compass(hex, die).opposite();
                assert_eq!(moved(play, die), hex.neighbour(back), "{hex} {die}");
            }
        }
    }
}

/// 7.222: at the edge a force moves along it, in the direction nearest to the one asked, and never leaves.
#[test]
fn r7_222_mission_movement_never_leads_off_the_map() {
    let mut turned = 0;
    for hex in HexId::all() {
        for die in 1..=10 {
            let way = compass(hex, die);
            // 7.23: the invasion zone's edge is the exception.
            if hex.neighbour(way).is_some() || Zone::of(hex) == Zone::Invasion {
                continue;
            }
            let to = moved(force_in(hex, false, &[1, 1]), die).expect("it stays on the map");
            let least = Direction::ALL
                .into_iter()
                .filter(|other| hex.neighbour(*other).is_some())
                .map(|other| other.turns_from(way))
                .min();
            let taken = Direction::ALL
                .into_iter()
                .find(|other| hex.neighbour(*other) == Some(to));
            assert_eq!(
                taken.map(|taken| taken.turns_from(way)),
                least,
                "{hex} {die}"
            );
            turned += 1;
        }
    }
    assert!(turned > 20, "{turned}");
}

/// 7.222 with 19.2: a retiring force leaves the map by the west edge, and is not removed as a False Contact.
#[test]
fn r19_2_a_retiring_force_leaves_by_the_west_edge() {
    let mut left = 0;
    for hex in HexId::all().filter(|hex| hex.neighbour(Direction::W).is_none()) {
        for die in 1..=10 {
            if compass(hex, die).opposite() != Direction::W {
                continue;
            }
            let mut play = force_in(hex, true, &[]);
            move_force(&mut play, F, die);
            assert_eq!(hex_of(&play, F), None, "{hex}");
            assert_eq!(play.table.left_the_map, [F]);
            left += 1;
        }
    }
    assert!(left > 0);
}

/// 19.2(1): within less than nine hexes of a task group it moves away from it, as nearly in its direction as it
/// can; at nine it follows its compass.
#[test]
fn r19_2_within_less_than_nine_hexes_a_retiring_force_moves_away() {
    let here = HexId::at(1117);
    for group in HexId::all() {
        let distance = group.distance(here);
        for die in 1..=10 {
            if group == here || here.neighbour(compass(here, die).opposite()) == Some(group) {
                continue;
            }
            let play = with_task_force(force_in(here, true, &[1, 1, 1]), group);
            let to = moved(play, die).unwrap();
            let wanted = compass(here, die).opposite();
            if distance >= 9 {
                assert_eq!(Some(to), here.neighbour(wanted));
                continue;
            }
            assert!(to.distance(group) > distance, "{group} {die}");
            let turns = |direction: Direction| direction.turns_from(wanted);
            let farther = Direction::ALL.into_iter().filter(|direction| {
                let hex = here.neighbour(*direction);
                hex.is_some_and(|hex| hex.distance(group) > distance)
            });
            let taken = Direction::ALL
                .into_iter()
                .find(|direction| here.neighbour(*direction) == Some(to));
            assert_eq!(taken.map(turns), farther.map(turns).min());
        }
    }
}

/// 7.24 without rule 21: a move into a hex of US ships is not made.
#[test]
fn r7_24_no_force_enters_a_hex_of_us_ships() {
    let here = HexId::at(1119);
    for die in 1..=10 {
        let us = here.neighbour(compass(here, die)).unwrap();
        let play = with_task_force(force_in(here, false, &[]), us);
        assert_eq!(moved(play, die), Some(here));
    }
}

/// 7.25: islands are no obstacle to a Japanese force.
#[test]
fn r7_25_a_force_enters_island_hexes() {
    let mut entered = 0;
    for island in ISLANDS {
        for hex in island.hex.neighbours() {
            for die in 1..=10 {
                if hex.neighbour(compass(hex, die)) == Some(island.hex) {
                    assert_eq!(moved(force_in(hex, false, &[]), die), Some(island.hex));
                    entered += 1;
                }
            }
        }
    }
    assert!(entered > 0);
}

/// 9.13, 19.1: a Level 4 force whose last carrier sinks is a surface force at its highest level, and retires; no
/// level is scored.
#[test]
fn r9_13_a_force_that_loses_all_its_carriers_is_a_surface_force() {
    use crate::engine::ships::ShipId;
    let mut play = force_in(HexId::at(1119), false, &[]);
    let ships = ["Zuikaku", "Junyo", "Nagato"].map(|name| ShipId::named(name).unwrap());
    play.table.forces[0].ships = ships.to_vec();
    play.table.forces[0].intelligence = Intelligence::Level4Carriers;
    sink(&mut play, ships[0]);
    assert_eq!(
        play.table.forces[0].intelligence,
        Intelligence::Level4Carriers
    );
    // 19.4: a double force ends with it.
    play.table.forces[0].twin = Some(G);
    play.table.forces.push(Force {
        twin: Some(F),
        ..Force::unseen(G, HexId::at(1119))
    });
    sink(&mut play, ships[1]);
    let force = &play.table.forces[0];
    assert_eq!([force.twin, play.table.force(G).unwrap().twin], [None; 2]);
    assert_eq!(force.intelligence, Intelligence::Level3Surface);
    assert!(force.retiring && force.ships == [ships[2]]);
    assert_eq!(
        (play.table.levels_reached, play.table.fully_known),
        ([0; 5], 0)
    );
    assert!(!force.intelligence.is_carrier_force());
    let told = play.events()[play.events().len() - 2..].iter();
    let told: Vec<String> = told.map(|it| it.event.to_string()).collect();
    assert_eq!(
        told,
        [
            "Force F has lost its last carrier: it is a surface force now.",
            "Force F has no carrier left that could fight: it and Force G go their own ways."
        ]
    );
}

/// 7.21(5): what nobody knows is no carrier force; Level 1 Carrier is (7.21, 6).
#[test]
fn r7_21_only_carrier_chits_make_a_carrier_force() {
    let is = |chit| Intelligence::Level1(chit).is_carrier_force();
    assert!(!Intelligence::Level0.is_carrier_force() && is(LevelOne::Carrier));
    for other in [
        LevelOne::Surface,
        LevelOne::Small,
        LevelOne::Medium,
        LevelOne::Large,
    ] {
        assert!(!is(other));
    }
}

/// 7.2: a force that is activated and keeps its hex says so, both halves of a double force.
#[test]
fn r7_2_a_force_that_is_activated_and_stays_says_so() {
    // 7.24: the only way on is the task force's hex.
    let hex = HexId::at(1119);
    let east = hex.neighbour(compass(hex, 1)).unwrap();
    let mut play = with_task_force(force_in(hex, false, &[]), east);
    play.table.forces.push(Force::unseen(G, hex));
    play.table.forces[0].twin = Some(G);
    play.table.forces[1].twin = Some(F);
    move_force(&mut play, F, 1);
    let kept: Vec<(ForceId, HexId)> = play
        .events()
        .iter()
        .filter_map(|it| match it.event {
            Event::Forces(ForceEvent::KeptHex { what, hex, .. }) => Some((what, hex)),
            _ => None,
        })
        .collect();
    assert_eq!(kept, [(F, hex), (G, hex)]);
    assert_eq!([F, G].map(|force| hex_of(&play, force)), [Some(hex); 2]);
    let told = play.events().last().map(|it| it.event.to_string());
    assert_eq!(told.as_deref(), Some("Force G keeps its hex, 1119."));
}

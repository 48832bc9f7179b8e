//! The priorities of Japanese movement, the way of carrier forces that have raided, and the invasion zone (7.21-7.24).

use super::*;
use crate::engine::event::{ButaiEvent, FleetEvent, ForceMove, HitKind};
use crate::engine::fleet::CarrierId;
use crate::engine::forces::{Hits, Intelligence, LevelOne, Tracks};
use crate::engine::save::corrections::{Correction, Departure};
use crate::engine::ships::ShipId;

const CARRIER: Intelligence = Intelligence::Level1(LevelOne::Carrier);
const SURFACE: Intelligence = Intelligence::Level1(LevelOne::Surface);

fn with_group(mut play: Play, group: u8, hex: HexId) -> Play {
    play.happen(Event::Air(AirEvent::TaskGroupPlaced {
        what: TaskGroupId(group),
        hex,
    }));
    play
}

/// Force F, a carrier force that has shown its planes.
fn raider(hex: HexId, dice: &[u8]) -> Play {
    let mut play = force_in(hex, false, dice);
    play.table.forces[0].intelligence = CARRIER;
    play.table.forces[0].tracks = Tracks {
        turnaround: [0, 0, 0, 0, 0, 5],
        ..Tracks::default()
    };
    play
}

/// Where it went, and why; nothing if it kept its hex.
fn went(mut play: Play, die: u8) -> Option<(HexId, ForceMove)> {
    move_force(&mut play, F, die);
    play.events().iter().rev().find_map(|it| match it.event {
        Event::Forces(ForceEvent::Moved { to, why, .. }) => Some((to, why)),
        _ => None,
    })
}

/// 7.21(1): a retiring force retires, wherever it is, the invasion zone too.
#[test]
fn r7_21_retirement_comes_first() {
    for hex in [1104, 1110, 1119] {
        let mut play = raider(HexId::at(hex), &[]);
        play.table.forces[0].retiring = true;
        let (_, why) = went(play, 1).unwrap();
        assert_eq!(why, ForceMove::Retirement);
    }
}

/// 7.21(2), 7.23: in the invasion zone every force goes due east, whatever it is and whatever it has shown, also next
/// to US ships; from the edge it leaves.
#[test]
fn r7_23_in_the_invasion_zone_a_force_goes_east_and_leaves() {
    for known in [Intelligence::Level0, SURFACE, CARRIER] {
        let mut play = with_group(raider(HexId::at(1104), &[]), 2, HexId::at(1105));
        play.table.forces[0].intelligence = known;
        for die in 1..=10 {
            assert_eq!(went(play.clone(), die).unwrap().0, HexId::at(1103));
        }
    }
    for row in 7..=13 {
        let hex = HexId::new(row, 1).unwrap();
        let mut play = force_in(hex, false, &[1; 20]);
        play.table.forces[0].intelligence = Intelligence::Level3Surface;
        play.table.forces[0].ships = vec![ShipId::named("Nagato").unwrap()];
        move_force(&mut play, F, 1);
        assert_eq!(hex_of(&play, F), None);
        assert_eq!(play.table.exited, [ShipId::named("Nagato").unwrap()]);
        // 7.23: it does not return, nor its counter.
        assert_eq!(play.table.left_the_map, [F]);
    }
}

/// 7.231: US ships due east are passed to the north-east or the south-east at random; with both closed it stays.
#[test]
fn r7_231_us_ships_in_the_way_are_passed_on_either_side() {
    let here = HexId::at(1104);
    let around = [1103, 1004, 1204].map(HexId::at);
    assert_eq!(
        [Direction::E, Direction::Ne, Direction::Se].map(|way| here.neighbour(way).unwrap()),
        around
    );
    for (die, to) in [(1, around[1]), (2, around[2])] {
        let play = with_group(force_in(here, false, &[die]), 2, around[0]);
        assert_eq!(went(play, 1).unwrap().0, to);
    }
    let play = with_group(force_in(here, false, &[]), 2, around[0]);
    let play = with_group(play, 3, around[1]);
    assert_eq!(went(play.clone(), 1).unwrap().0, around[2]);
    let play = with_group(play, 4, around[2]);
    assert_eq!(went(play, 1), None);
}

/// Iowa, crippled, and DesDiv 106, which stands by her, in a hex without a task group.
fn with_units_that_stand_by(mut play: Play, hex: HexId) -> Play {
    let [iowa, unit] = ["Iowa", "DesDiv 106"].map(|name| ShipId::named(name).unwrap());
    let hits = Hits {
        permanent: 15,
        ..Hits::default()
    };
    play.table.damage.push((iowa, hits));
    play.table.markers.left_behind.push((iowa, hex));
    play.table.markers.escorts.push((unit, iowa));
    assert!(!play.table.is_home(hex));
    play
}

/// 7.24(2), 12.411: units that stand by a crippled ship keep a force out of their hex, also when she has sunk; she alone
/// does not (12.46).
#[test]
fn r7_24_units_that_stand_by_a_crippled_ship_keep_forces_out() {
    let here = HexId::at(1117);
    let iowa = ShipId::named("Iowa").unwrap();
    for die in 1..=10 {
        let to = here.neighbour(compass(here, die)).unwrap();
        let play = with_units_that_stand_by(force_in(here, false, &[]), to);
        assert_eq!(went(play.clone(), die), None, "{die}");
        // A game saved before, in which it went, is known by it.
        let mut kept = play.clone();
        move_force(&mut kept, F, die);
        let departure = Departure {
            number: 1,
            corrections: vec![Correction::HeldByUnits],
        };
        let departs = Departure::at(1, kept.events(), &kept.table, false);
        assert_eq!(departs, Some(departure));

        let mut sunk = play.clone();
        sunk.table.sunk.push(iowa);
        assert_eq!(went(sunk, die), None, "{die}");
        let mut alone = play;
        alone.table.markers.escorts.clear();
        assert_eq!(went(alone, die).unwrap().0, to, "{die}");
    }
}

/// 19.2: nor does a force that retires go there, but it does not keep away from them as from a task group.
#[test]
fn r19_2_a_retiring_force_does_not_enter_the_hex_of_units_that_stand_by() {
    let here = HexId::at(1117);
    let way = compass(here, 1).opposite();
    let to = here.neighbour(way).unwrap();
    let play = with_units_that_stand_by(force_in(here, true, &[]), to);
    assert_eq!(went(play, 1), None);
    let beyond = to.neighbour(way).unwrap();
    let play = with_units_that_stand_by(force_in(here, true, &[]), beyond);
    assert_eq!(went(play, 1).unwrap().0, to);
}

/// 7.231, 12.411: the same in the invasion zone, where it passes them.
#[test]
fn r7_231_units_that_stand_by_a_crippled_ship_are_passed_on_either_side() {
    let here = HexId::at(1104);
    let play = with_units_that_stand_by(force_in(here, false, &[1]), HexId::at(1103));
    assert_eq!(went(play, 1).unwrap().0, HexId::at(1004));
}

/// 15.11: a force is taken to its highest level as it leaves, and its ships are drawn; a rumour that is nothing leaves
/// for nothing.
#[test]
fn r15_11_a_force_that_leaves_shows_its_ships() {
    let edge = HexId::at(1101);
    let mut play = force_in(edge, false, &[1, 1, 1]);
    play.table.forces[0].intelligence = SURFACE;
    move_force(&mut play, F, 1);
    // A 1 is Small Surface, a 1 a destroyer force, the first of the pile.
    let drawn = ShipId::named("Destroyer Force 1").unwrap();
    assert_eq!(play.table.exited, [drawn]);
    let last = &play.events().last().unwrap().event;
    assert_eq!(
        *last,
        Event::Butai(ButaiEvent::Exited {
            what: F,
            from: edge,
            ships: vec![drawn]
        })
    );
    let mut nothing = force_in(edge, false, &[]);
    nothing.table.level_one_cup = vec![LevelOne::FalseContact];
    move_force(&mut nothing, F, 1);
    assert!(nothing.table.exited.is_empty() && nothing.table.left_the_map.is_empty());
    assert_eq!(hex_of(&nothing, F), None);
}

/// 7.21(3), 7.24 without rule 21: next to a task group a force uses mission movement, and keeps its hex if that leads
/// into theirs. A carrier force cares for groups with carriers only.
#[test]
fn r7_24_next_to_us_ships_a_force_goes_by_its_compass() {
    let here = HexId::at(1119);
    let us = here.neighbour(Direction::W).unwrap();
    for die in 1..=10 {
        let way = here.neighbour(compass(here, die)).unwrap();
        let expected = (way != us).then_some((way, ForceMove::Mission));
        assert_eq!(went(with_group(raider(here, &[]), 2, us), die), expected);
        // Battle Line has no carriers: it draws off nothing, and at fifteen hexes from all others goes on.
        let near = with_group(raider(here, &[]), 7, us);
        assert_eq!(went(near, die), expected);
    }
    // Next to Battle Line and nine hexes from carriers it stands still (7.21, 7c).
    let play = with_group(raider(here, &[]), 7, us);
    let play = with_group(play, 2, HexId::at(1110));
    assert_eq!(went(play, 1), None);
}

/// 7.21(4a), 12.45: a surface force within six hexes of a crippled US ship goes straight for her; not from seven, nor
/// from the zones at the east edge, nor if it may have carriers.
#[test]
fn r7_21_r12_45_a_surface_force_goes_for_a_crippled_ship() {
    let carrier: CarrierId = "Wasp".parse().unwrap();
    let with_cripple = |hex: u16, known: Intelligence, hits: u8, us: u16| {
        let mut play = with_group(force_in(HexId::at(hex), false, &[]), 2, HexId::at(us));
        play.table.forces[0].intelligence = known;
        play.happen(Event::Damage(crate::engine::event::DamageEvent::Hits {
            ship: carrier.into(),
            hits,
            kind: HitKind::AirAttack,
        }));
        play.record = Record::default();
        // Arm 10 of its compass leads west.
        went(play, 10)
    };
    for known in [
        SURFACE,
        Intelligence::Level2Surface(crate::engine::forces::SurfaceSize::Small),
        Intelligence::Level3Surface,
    ] {
        assert_eq!(
            with_cripple(1121, known, 6, 1115),
            Some((HexId::at(1120), ForceMove::ForCripple))
        );
    }
    let mission = Some((HexId::at(1122), ForceMove::Mission));
    assert_eq!(with_cripple(1121, SURFACE, 6, 1114), mission, "seven hexes");
    assert_eq!(
        with_cripple(1121, SURFACE, 5, 1115),
        mission,
        "not crippled"
    );
    assert_eq!(with_cripple(1121, Intelligence::Level0, 6, 1115), mission);
    let large = Intelligence::Level1(LevelOne::Large);
    assert_eq!(with_cripple(1121, large, 6, 1115), mission);
    for edge in [1104, 405, 1505] {
        let (_, why) = with_cripple(edge, SURFACE, 6, edge - 200 + 4).unwrap();
        assert_eq!(why, ForceMove::Mission, "{edge}");
    }
}

/// 12.45: from any hex within six of a crippled US ship a surface force comes one hex nearer to her, whatever its
/// compass says; from seven it goes by its mission, and in the zones at the east edge always.
#[test]
fn r12_45_a_surface_force_goes_for_a_crippled_ship_within_six_hexes() {
    let carrier: CarrierId = "Wasp".parse().unwrap();
    let ship = HexId::at(1112);
    let mut counted = [0; 3];
    for hex in HexId::all() {
        let distance = hex.distance(ship);
        if !(2..=8).contains(&distance) {
            continue;
        }
        // The die is for the choice among hexes that lie as near.
        let mut play = with_group(force_in(hex, false, &[1, 1]), 2, ship);
        play.table.forces[0].intelligence = SURFACE;
        play.happen(Event::Damage(crate::engine::event::DamageEvent::Hits {
            ship: carrier.into(),
            hits: 6,
            kind: HitKind::AirAttack,
        }));
        let at_the_edge = matches!(
            Zone::of(hex),
            Zone::Invasion | Zone::Northeast | Zone::Southeast
        );
        let (to, why) = went(play, 10).unwrap();
        let goes_for_her = distance <= 6 && !at_the_edge;
        assert_eq!(why == ForceMove::ForCripple, goes_for_her, "{hex}");
        if goes_for_her {
            assert_eq!(to.distance(ship), distance - 1, "{hex}");
        }
        counted[usize::from(goes_for_her) + usize::from(at_the_edge) * 2] += 1;
    }
    assert!(counted.iter().all(|hexes| *hexes > 5), "{counted:?}");
}

/// 12.45, 12.46: a surface force that is in her hex already, because nobody knew what it was when it came, does not
/// move; it has come upon her.
#[test]
fn r12_45_a_surface_force_in_the_hex_of_a_crippled_ship_keeps_it() {
    let carrier: CarrierId = "Wasp".parse().unwrap();
    let there = HexId::at(1112);
    let mut play = with_group(force_in(there, false, &[1]), 2, there);
    play.table.forces[0].intelligence = SURFACE;
    play.happen(Event::Damage(crate::engine::event::DamageEvent::Hits {
        ship: carrier.into(),
        hits: 6,
        kind: HitKind::AirAttack,
    }));
    play.happen(Event::Fleet(FleetEvent::LeftBehind {
        ship: carrier.into(),
        group: TaskGroupId(2),
        hex: there,
    }));
    play.table.task_groups[0].hex = HexId::at(1105);
    play.table.cup = vec![ActivationChit::Force(F)];
    play.table.chits_a_phase = 1;
    activate(&mut play);
    let kept = Event::Forces(ForceEvent::KeptHex {
        what: F,
        hex: there,
        why: ForceMove::ForCripple,
    });
    assert!(play.events().iter().any(|it| it.event == kept));
    assert!(play.table.is_sunk(carrier.into()));
}

/// 7.21(5), (6): a force of unknown type, and a carrier force that has shown nothing, go by their mission at any
/// distance. Points lost by its CAP count as shown.
#[test]
fn r7_21_only_a_carrier_force_that_has_shown_planes_keeps_its_distance() {
    let here = HexId::at(1117);
    for known in [
        Intelligence::Level0,
        Intelligence::Level1(LevelOne::Large),
        Intelligence::Level1(LevelOne::Medium),
        Intelligence::Level1(LevelOne::Small),
        CARRIER,
    ] {
        let mut play = with_group(force_in(here, false, &[]), 2, HexId::at(1109));
        play.table.forces[0].intelligence = known;
        let (to, why) = went(play, 1).unwrap();
        assert_eq!((to, why), (HexId::at(1116), ForceMove::Mission));
    }
    let mut play = with_group(force_in(here, false, &[1]), 2, HexId::at(1109));
    play.table.forces[0].intelligence = CARRIER;
    play.table.forces[0].lost = 1;
    assert_eq!(went(play, 1).unwrap().1, ForceMove::OpensRange);
}

/// 7.21(7a): fifteen hexes and more from every carrier group, or with none, it goes by its mission.
#[test]
fn r7_21_far_off_a_raider_goes_by_its_mission() {
    for hex in [1124, 1127] {
        let play = with_group(raider(HexId::at(hex), &[]), 2, HexId::at(1109));
        assert_eq!(went(play, 10).unwrap().1, ForceMove::Mission);
    }
    let alone = with_group(raider(HexId::at(1112), &[]), 7, HexId::at(1109));
    assert_eq!(went(alone, 10).unwrap().1, ForceMove::Mission);
}

/// 7.21(7b): at eight hexes and less it goes one hex farther from the nearest carrier group, by the hex that lies
/// farthest east; of two alike one at random. If none is farther it stays.
#[test]
fn r7_21_within_eight_hexes_a_raider_draws_off() {
    let home = HexId::at(1109);
    for hex in HexId::all() {
        let distance = hex.distance(home);
        if !(2..=8).contains(&distance) || Zone::of(hex) == Zone::Invasion {
            continue;
        }
        let play = with_group(raider(hex, &[1]), 2, home);
        let (to, why) = went(play, 1).unwrap();
        assert_eq!(
            (to.distance(home), why),
            (distance + 1, ForceMove::OpensRange)
        );
        // East is to the right of the map: even rows lie half a hex further that way.
        let east = |hex: HexId| {
            let half = i32::from(hex.row().is_multiple_of(2));
            half - 2 * i32::from(hex.column())
        };
        let farther = hex.neighbours().filter(|it| it.distance(home) > distance);
        assert_eq!(Some(east(to)), farther.map(east).max(), "{hex}");
    }
    // Due west of it both diagonals lie as far east.
    for (die, to) in [(1, 1218), (2, 1018)] {
        let play = with_group(raider(HexId::at(1117), &[die]), 2, home);
        assert_eq!(went(play, 1).unwrap().0, HexId::at(to));
    }
    // In the corner of the map nothing is farther.
    let corner = HexId::at(2534);
    let play = with_group(raider(corner, &[]), 2, HexId::at(2529));
    assert_eq!(went(play, 1), None);
    // Two groups as near: a die says from which it draws off.
    let between = with_group(raider(HexId::at(1115), &[1, 1]), 2, home);
    let between = with_group(between, 3, HexId::at(1121));
    assert_eq!(went(between, 1).unwrap().0.distance(home), 7);
}

/// 7.21(7c): at nine hexes it keeps its hex.
#[test]
fn r7_21_at_nine_hexes_a_raider_stays() {
    let home = HexId::at(1109);
    for hex in home.ring(9).filter(|hex| Zone::of(*hex) != Zone::Invasion) {
        let play = with_group(raider(hex, &[]), 2, home);
        for die in 1..=10 {
            assert_eq!(went(play.clone(), die), None, "{hex}");
        }
    }
}

/// 7.21(7d), (7e), 2.13: at ten to fourteen hexes it goes by its mission east of the red line, and straight for the
/// nearest carrier group west of it.
#[test]
fn r7_21_r2_13_at_ten_to_fourteen_hexes_the_red_line_decides() {
    let home = HexId::at(1109);
    let mut seen = [0; 2];
    for hex in HexId::all() {
        let distance = hex.distance(home);
        if !(10..=14).contains(&distance) || Zone::of(hex) == Zone::Invasion {
            continue;
        }
        let play = with_group(raider(hex, &[1, 1]), 2, home);
        let (to, why) = went(play, 10).unwrap();
        if hex.column() <= 13 {
            assert_eq!(why, ForceMove::Mission, "{hex}");
            seen[0] += 1;
        } else {
            assert_eq!(
                (to.distance(home), why),
                (distance - 1, ForceMove::ClosesIn)
            );
            seen[1] += 1;
        }
    }
    assert!(seen[0] > 20 && seen[1] > 50, "{seen:?}");
}

/// 12.53, 14.162: a force that proves at the edge to have gone down by hits that had waited has been sunk, and has not
/// left.
#[test]
fn r12_53_a_force_sunk_by_waiting_hits_does_not_leave_by_the_edge() {
    let edge = HexId::at(1101);
    // Small Surface, a destroyer force, the first of the pile.
    let mut play = force_in(edge, false, &[1, 1, 1]);
    play.table.forces[0].intelligence = Intelligence::Level1(LevelOne::Small);
    play.table.forces[0].hits = Hits {
        permanent: 9,
        ..Hits::default()
    };
    move_force(&mut play, F, 1);
    let sunk = Event::Forces(ForceEvent::AllSunk {
        what: F,
        from: edge,
        by_waiting_hits: true,
    });
    assert_eq!(play.events().last().map(|it| &it.event), Some(&sunk));
    assert_eq!(play.table.sunk_forces, [F]);
    assert!(play.table.exited.is_empty());
}

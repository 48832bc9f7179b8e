//! Arrival: how many forces, where, and what US carriers near the hex do to it (7.1, 7.12-7.15).

use kernel::Dice;

use super::arrival::{arrive, arriving};
use super::force::{Force, ForceId};
use crate::engine::clock::Turn;
use crate::engine::event::{AirEvent, ArrivalEvent, Event, ForceEvent};
use crate::engine::fleet::TaskGroupId;
use crate::engine::forces::activation_chit::fill_of_cup;
use crate::engine::forces::{ActivationChit, Detection, Intelligence};
use crate::engine::map::{ArrivalZone, HexId};
use crate::engine::table::Table;
use crate::engine::title::Play;

const A: ForceId = ForceId::Letter('A');

/// An Arrival Phase in which so many of the sixteen letters are out of play, with these dice; those in play are in
/// 1305.
fn with_letters_left(left: usize, dice: &[u8]) -> Play {
    let mut table = Table::new(Turn::at(19, 530));
    let in_play = ForceId::all().skip(left);
    table.forces = in_play
        .map(|id| Force::unseen(id, HexId::at(1305)))
        .collect();
    Play::new(table, Dice::script(dice))
}

/// A task group with carriers, or the Battle Line, in a hex.
fn with_group(mut play: Play, group: u8, hex: u16) -> Play {
    play.happen(Event::Air(AirEvent::TaskGroupPlaced {
        what: TaskGroupId(group),
        hex: HexId::at(hex),
    }));
    play
}

/// Where the only force arrives, with these dice and task groups.
fn arrives(groups: &[(u8, u16)], dice: &[u8]) -> HexId {
    let play = with_letters_left(1, dice);
    let place = |play, (group, hex): &(u8, u16)| with_group(play, *group, *hex);
    let mut play = groups.iter().fold(play, place);
    arrive(&mut play);
    assert!(
        matches!(play.dice(), Dice::Script(left) if left.len() == 0),
        "a die was not rolled"
    );
    play.table.force(A).unwrap().hex
}

#[test]
fn r7_1_a_third_of_the_letters_not_in_play_arrive_and_of_one_or_two_one() {
    let expected = [
        (0, 0),
        (1, 1),
        (2, 1),
        (3, 1),
        (5, 1),
        (6, 2),
        (11, 3),
        (14, 4),
        (15, 5),
        (16, 5),
    ];
    for (available, number) in expected {
        assert_eq!(arriving(available), number, "of {available}");
    }
    // Zone II, hexes 1 to 5.
    let mut play = with_letters_left(16, &[3, 1, 3, 2, 3, 3, 3, 4, 3, 5]);
    arrive(&mut play);
    let told = Event::Arrivals(ArrivalEvent::Arrive {
        available: 16,
        arriving: 5,
    });
    assert_eq!(play.events()[0].event, told);
    let arrived = play.table.forces.iter();
    let arrived: Vec<(ForceId, u16)> = arrived
        .map(|force| (force.id, u16::from(force.hex.row())))
        .collect();
    let expected: Vec<(ForceId, u16)> = ForceId::all().zip(4..=8).collect();
    assert_eq!(arrived, expected);
    // 7.31: nothing is known of them.
    for force in &play.table.forces {
        assert_eq!(force.intelligence, Intelligence::Level0);
        assert_eq!(force.detection, Detection::Undetected);
    }
}

#[test]
fn r7_1_a_butai_frees_its_letter_and_a_force_that_left_the_map_keeps_it() {
    let mut play = with_letters_left(0, &[]);
    let left = ForceId::Letter('C');
    play.happen(Event::Forces(ForceEvent::LeftTheMap {
        what: left,
        from: HexId::at(1305),
    }));
    assert_eq!(play.table.counters_not_in_play(), []);
    let became = ForceId::Letter('E');
    play.table.forces.retain(|force| force.id != became);
    play.table
        .forces
        .push(Force::unseen(ForceId::Butai(1), HexId::at(1305)));
    // 3.23: what lay in the cup of the turn before does not matter.
    play.table.drawn_chits = vec![ActivationChit::Force(became)];
    assert_eq!(play.table.counters_not_in_play(), [became]);
    // 3.2: but it does for a force that appears within the turn.
    assert_eq!(play.table.free_force(), None);
}

#[test]
fn r7_12_a_die_for_the_zone_and_one_for_its_hex() {
    let far = [(1, 1305)];
    let expected = [
        (1, 1, 112),
        (2, 10, 121),
        (3, 1, 421),
        (6, 10, 1321),
        (7, 1, 1420),
        (9, 10, 2320),
        (10, 1, 2411),
        (10, 10, 2420),
    ];
    for (zone, number, hex) in expected {
        assert_eq!(arrives(&far, &[zone, number]), HexId::at(hex));
    }
}

#[test]
fn r7_12_where_a_force_has_arrived_in_this_turn_a_free_hex_of_the_zone_is_drawn() {
    let mut play = with_letters_left(6, &[3, 4, 3, 4, 8]);
    // An old force in the third hex: that one is not free, either.
    play.table
        .forces
        .push(Force::unseen(ForceId::Butai(1), HexId::at(621)));
    arrive(&mut play);
    let hexes: Vec<HexId> = play.table.forces[..2]
        .iter()
        .map(|force| force.hex)
        .collect();
    // Of the eight that are free the last.
    assert_eq!(hexes, [HexId::at(721), HexId::at(1321)]);
}

#[test]
fn r7_12_an_old_force_in_the_hex_does_not_matter() {
    let mut play = with_letters_left(1, &[3, 4]);
    play.table
        .forces
        .push(Force::unseen(ForceId::Butai(1), HexId::at(721)));
    arrive(&mut play);
    assert_eq!(
        play.table.force(A).map(|force| force.hex),
        Some(HexId::at(721))
    );
}

#[test]
fn r7_15_carriers_within_six_hexes_send_it_to_another_zone_another_hex_or_nowhere_else() {
    // 0721 is six hexes from 0715, seven from 0714.
    assert_eq!(arrives(&[(1, 714)], &[3, 4]), HexId::at(721));
    let near = [(1, 715)];
    for stays in [9, 10] {
        assert_eq!(arrives(&near, &[3, 4, stays]), HexId::at(721));
    }
    for other_hex in [4, 8] {
        // The same hex again does not count; the next one does, however near.
        assert_eq!(arrives(&near, &[3, 4, other_hex, 4, 5]), HexId::at(821));
    }
    for other_zone in [1, 3] {
        // Until another zone comes.
        let dice = [3, 4, other_zone, 6, 4, 8, 2];
        assert_eq!(arrives(&near, &dice), HexId::at(1520));
    }
    // Its carriers do it, not ships without any.
    assert_eq!(arrives(&[(7, 715)], &[3, 4]), HexId::at(721));
}

#[test]
fn r7_24_no_force_arrives_among_us_ships() {
    // A zone's hex of ours: one of the other nine.
    assert_eq!(arrives(&[(7, 721)], &[3, 4, 4]), HexId::at(821));
}

#[test]
fn r13_24_no_force_arrives_once_the_commitment_limit_was_reached() {
    let mut play = with_letters_left(16, &[]);
    play.table.commitment.limit_reached = true;
    arrive(&mut play);
    assert!(play.table.forces.is_empty());
    let told: Vec<Event> = play.events().iter().cloned().map(|it| it.event).collect();
    assert_eq!(told, [Event::Arrivals(ArrivalEvent::Over)]);
}

/// 7.11: each force that arrives gets a counter of its own among those that are out of play, and its chit goes into the
/// cup of the turn (3.23).
#[test]
fn r7_11_each_force_has_a_counter_that_was_free_and_its_chit_in_the_cup() {
    let mut play = with_letters_left(6, &[3, 1, 3, 2]);
    let free = play.table.counters_not_in_play();
    let before = play.table.activated_forces();
    assert_eq!((free.len(), before.len()), (6, 10));
    arrive(&mut play);
    let after = play.table.activated_forces();
    let came: Vec<ForceId> = after
        .iter()
        .copied()
        .filter(|id| !before.contains(id))
        .collect();
    assert_eq!(came.len(), 2);
    assert!(came.iter().all(|id| free.contains(id)));
    let chits = fill_of_cup(after, &[]);
    for id in before.into_iter().chain(came) {
        let its = chits
            .iter()
            .filter(|chit| **chit == ActivationChit::Force(id));
        assert_eq!(its.count(), 1, "{id}");
    }
    // The others have none.
    let others = play.table.counters_not_in_play();
    assert_eq!(others.len(), 4);
    assert!(
        others
            .iter()
            .all(|id| !chits.contains(&ActivationChit::Force(*id)))
    );
}

/// The hexes of the four zones, by the number printed in them: from the top of the map counterclockwise.
const ZONES: [[u16; 10]; 4] = [
    [112, 113, 114, 115, 116, 117, 118, 119, 120, 121],
    [421, 521, 621, 721, 821, 921, 1021, 1121, 1221, 1321],
    [1420, 1520, 1620, 1720, 1820, 1920, 2020, 2120, 2220, 2320],
    [2411, 2412, 2413, 2414, 2415, 2416, 2417, 2418, 2419, 2420],
];

/// 7.13: four zones, I to IV from the top of the map counterclockwise, of ten hexes each, none of them in two.
#[test]
fn r7_13_there_are_four_zones_of_ten_hexes() {
    let names = ArrivalZone::ALL.map(|zone| zone.to_string());
    assert_eq!(names, ["I", "II", "III", "IV"]);
    for (zone, hexes) in ArrivalZone::ALL.into_iter().zip(ZONES) {
        assert_eq!(zone.hexes(), hexes.map(HexId::at), "zone {zone}");
    }
    let mut all: Vec<u16> = ZONES.concat();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 40);
}

/// 7.14: the first die names the zone, and a second the hex in it with that number.
#[test]
fn r7_14_a_second_die_finds_the_hex_of_that_number_in_the_zone() {
    let far = [(1, 1305)];
    let zone_of = [0, 0, 1, 1, 1, 1, 2, 2, 2, 3];
    for (zone, at) in (1..).zip(zone_of) {
        for (number, hex) in (1..).zip(ZONES[at]) {
            let arrived = arrives(&far, &[zone, number]);
            assert_eq!(arrived, HexId::at(hex), "{zone} and {number}");
        }
    }
}

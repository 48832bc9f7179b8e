//! Where searches fly, and what they look for on the way (8.2, 8.3).

use super::*;
use crate::engine::event::AirEvent;
use crate::engine::event::{ForceEvent, ForceMove};
use crate::engine::fleet::Leg;
use crate::engine::map::Point;

/// 8.21: a search is no air mission: it is on the map without a display and without fuel.
#[test]
fn r8_21_a_search_flies_without_display_or_fuel() {
    let mut play = watching(WEST, 9, &[], &[1]);
    let display = play.table.free_display();
    for _ in 0..3 {
        fly(&mut play);
    }
    assert_eq!(play.table.search(SEARCH).unwrap().hex, HexId::at(1123));
    assert!(play.table.missions.is_empty());
    assert_eq!(play.table.free_display(), display);
    let fuel = |event: &Event| matches!(event, Event::Air(AirEvent::Fuel { .. }));
    assert!(!play.events().iter().any(|it| fuel(&it.event)));
}

/// 8.271: two hexes in the segment of its launch and four in every other, straight to its marker and straight back.
#[test]
fn r8_271_a_search_flies_two_hexes_at_launch_and_four_in_every_other_segment() {
    // Narrow(63) flies along the row of hexes to the west, as WEST does.
    for (aim, range, segments) in [
        (WEST, 10, vec![2, 4, 4, 4, 4, 2]),
        (SearchAim::Narrow(63), 14, vec![2, 4, 4, 4, 4, 4, 4, 2]),
    ] {
        let mut play = watching(aim, 15, &[], &[]);
        stops(&mut play);
        let flown: Vec<Vec<HexId>> = play
            .events()
            .iter()
            .filter_map(|it| match &it.event {
                Event::Searches(SearchEvent::Moved { through, .. }) => Some(through.clone()),
                _ => None,
            })
            .collect();
        let hexes: Vec<usize> = flown.iter().map(Vec::len).collect();
        assert_eq!(hexes, segments, "{aim}");
        let out = (1..=range).chain((0..range).rev());
        let line: Vec<HexId> = out.map(|hexes| HexId::at(1113 + hexes)).collect();
        assert_eq!(flown.concat(), line);
    }
}

/// 8.31, 8.33: it searches after its move in each segment, each zone once on the way out and once on the way home.
#[test]
fn r8_31_it_searches_after_each_move_out_and_home() {
    let mut play = watching(WEST, 9, &[], &[1, 1]);
    stops(&mut play);
    let done: Vec<Leg> = play
        .events()
        .iter()
        .filter_map(|it| match it.event {
            Event::Searches(SearchEvent::Moved { leg, .. }) => Some(leg),
            _ => None,
        })
        .collect();
    assert_eq!(done, [[Leg::Outbound; 3], [Leg::Inbound; 3]].concat());
    let moved = |event: &Event| match event {
        Event::Searches(SearchEvent::Moved { .. }) => Some(true),
        Event::Searches(SearchEvent::Searched { .. }) => Some(false),
        _ => None,
    };
    let steps: Vec<bool> = play
        .events()
        .iter()
        .filter_map(|it| moved(&it.event))
        .collect();
    assert_eq!(steps, [true, false].repeat(6));
    // The force in the far zone is looked for twice.
    let of = |zone: &str, forces: &[ForceId]| (zone.to_owned(), forces.to_vec());
    assert_eq!(
        searched(&play),
        [
            of("0-2 hexes", &[]),
            of("3-6 hexes", &[]),
            of("7-10 hexes", &[F]),
            of("7-10 hexes", &[F]),
            of("3-6 hexes", &[]),
            of("0-2 hexes", &[]),
        ]
    );
}

/// 8.23, 8.24, 8.26: a narrow search goes straight to its Max Radius marker, fourteen hexes out, and back. It makes
/// an attempt, with 1 added, each time it passes a force.
#[test]
fn r8_23_r8_24_a_narrow_search_flies_fourteen_hexes_out_and_home() {
    let aim = SearchAim::Narrow(63);
    assert_eq!(aim.max_radius(HOME).on_map(), Some(HexId::at(1127)));
    let mut play = watching(aim, 5, &[], &[1, 1]);
    // Beside the line, and at its end.
    place(&mut play, G, 1018);
    place(&mut play, ForceId::Letter('H'), 1127);
    play.set_dice(Dice::script([1, 1, 1]));
    assert_eq!(stops(&mut play), [2, 6, 10, 14, 10, 6, 2, 0]);
    // Force F going out, H where it turns, F coming home; 3-6 hexes take 1 and 11 or more 3.
    assert_eq!(added(&play), [[1, -1], [1, -3], [1, -1]]);
    let seen: Vec<ForceId> = searched(&play).into_iter().flat_map(|it| it.1).collect();
    assert_eq!(seen, [F, ForceId::Letter('H'), F]);
}

/// 8.261: a narrow search whose line leaves the map turns at the last hex on it.
#[test]
fn r8_261_a_narrow_search_turns_at_the_last_hex_on_the_map() {
    let east = SearchAim::Narrow(21);
    assert_eq!(east.max_radius(HOME).on_map(), None);
    let mut play = watching(east, 2, &[], &[1]);
    play.table.forces[0].hex = HexId::at(1101);
    // Twelve hexes out; four a segment from there.
    assert_eq!(stops(&mut play), [2, 6, 10, 12, 8, 4, 0]);
    let moved = |event: &Event| match event {
        Event::Searches(SearchEvent::Moved { to, leg, .. }) => Some((*to, *leg)),
        _ => None,
    };
    let moves: Vec<_> = play
        .events()
        .iter()
        .filter_map(|it| moved(&it.event))
        .collect();
    assert_eq!(moves[3], (HexId::at(1101), Leg::Outbound));
    // The turning hex is searched once.
    assert_eq!(added(&play), [[1, -3]]);
}

/// 8.332, 8.261: a standard search goes on while some hex of its next zone is on the map, its counter at the last hex
/// of its line; it is in the last zone twice, going out and coming home.
#[test]
fn r8_332_a_standard_search_turns_in_the_last_zone_on_the_map() {
    let east = SearchAim::Standard(Bearing::clockwise(3));
    let mut play = fleet(HexId::at(1105), &[], &[1, 1]);
    launch(&mut play, SEARCH, pair().first(1), east);
    place(&mut play, F, 1102);
    fly(&mut play);
    fly(&mut play);
    let search = play.table.search(SEARCH).unwrap();
    assert_eq!((search.hex, search.leg), (HexId::at(1101), Leg::Outbound));
    assert_eq!(search.at.distance(search.origin), 6);
    assert_eq!(stops(&mut play), [2, 0]);
    let zones: Vec<String> = searched(&play).into_iter().map(|it| it.0).collect();
    assert_eq!(zones, ["0-2 hexes", "3-6 hexes", "3-6 hexes", "0-2 hexes"]);
    assert_eq!(added(&play), [[-1], [-1]]);
}

/// A search for a force five hexes to the west is home again, in a hex that its fleet has moved to when it turned.
fn home_in(to: HexId) -> (Play, Option<Decision>) {
    let mut play = watching(WEST, 5, &[], &[1, 1]);
    for _ in 0..3 {
        fly(&mut play);
    }
    play.happen(Event::Forces(ForceEvent::TaskForceMoved {
        what: "Task Force 58",
        from: HOME,
        to,
    }));
    let mut asked = None;
    while asked.is_none() {
        asked = fly(&mut play);
    }
    (play, asked)
}

/// 8.28: the search comes home to where its task group is now, and must land there.
#[test]
fn r8_28_it_returns_to_a_fleet_that_has_moved() {
    for to in [HOME, HexId::at(1114), HexId::at(1012), HexId::at(1513)] {
        let (play, asked) = home_in(to);
        assert_eq!(asked, Some(Decision::SearchLanding { search: SEARCH }));
        assert_eq!(play.table.search(SEARCH).unwrap().hex, to);
    }
}

/// 8.281: zones and ranges are still measured from the hex where it was launched, wherever its fleet has moved to.
#[test]
fn r8_281_zones_and_ranges_are_measured_from_where_it_was_launched() {
    let to = HexId::at(1513);
    let (play, _) = home_in(to);
    assert_eq!(play.table.search(SEARCH).unwrap().origin, HOME);
    // Five hexes from where it took off, and more from where the fleet is now: one off the die, both times.
    assert!(force(&play).hex.distance(to) > 6);
    assert_eq!(added(&play), [[-1], [-1]]);
    // The way home touches the zones of 3 to 10 hexes, and never that of 0 to 2.
    let zones: Vec<String> = searched(&play).into_iter().map(|it| it.0).collect();
    assert_eq!(
        zones,
        [
            "0-2 hexes",
            "3-6 hexes",
            "7-10 hexes",
            "7-10 hexes",
            "3-6 hexes"
        ]
    );
}

/// The worked example of 8.332 in hexes of ours: a search has flown from two to six hexes out. Force F is searched
/// for; G is beside the sector, I in the next zone; J was in the zone when the turn began, and has moved out of it.
#[test]
fn r8_331_r8_332_force_f_is_searched_and_g_i_and_j_are_not() {
    let mut play = watching(WEST, 5, &[], &[1, 1]);
    for (letter, hex) in [('G', 712), ('I', 1121), ('J', 1116)] {
        place(&mut play, ForceId::Letter(letter), hex);
    }
    let j = ForceId::Letter('J');
    fly(&mut play);
    play.happen(Event::Forces(ForceEvent::Moved {
        what: j,
        from: HexId::at(1116),
        to: HexId::at(1115),
        why: ForceMove::Mission,
    }));
    fly(&mut play);
    assert_eq!(
        searched(&play),
        [
            ("0-2 hexes".to_owned(), vec![]),
            ("3-6 hexes".to_owned(), vec![F]),
        ]
    );
    assert_eq!(added(&play), [[-1]]);
}

/// 8.331: each search makes its own attempt: a force can be searched for more than once in a turn.
#[test]
fn r8_331_two_searches_look_for_the_same_force() {
    let other = SearchId(2);
    let mut play = watching(WEST, 2, &[], &[1, 8]);
    launch(&mut play, other, pair().without(pair().first(1)), WEST);
    let mut play = known(play, LARGE, Detection::Undetected);
    for search in [SEARCH, other] {
        carry_on(&mut SearchFlight::new(search), &mut play);
    }
    assert_eq!(rolls(&play).len(), 2);
    assert_eq!(force(&play).detection, Detection::Spotted);
}

/// 8.32: where a narrow search's line runs along a hexside, the player chooses the hex, if a force is in one of
/// them; it sees the hexes that it enters and no other.
#[test]
fn r8_32_a_narrow_search_sees_the_hexes_it_flies_through() {
    // Due north the line runs between two columns at every odd step.
    let aim = SearchAim::Narrow(0);
    let [one, other] = {
        let line = Point::from(HOME).towards(aim.max_radius(HOME), 1);
        [line[0].on_map().unwrap(), line[1].on_map().unwrap()]
    };
    for (through, seen) in [(one, vec![F]), (other, vec![])] {
        let mut play = watching(aim, 2, &[], &[1]);
        play.table.forces[0].hex = one;
        let mut flight = SearchFlight::new(SEARCH);
        let asked = loop {
            match flight.step(&mut play) {
                Step::Again => {}
                Step::Ask(decision) => break decision,
                _ => panic!("it should ask"),
            }
        };
        assert_eq!(
            asked,
            Decision::SearchPath {
                search: SEARCH,
                hexes: [one, other]
            }
        );
        flight.answer(Order::FlyThrough { hex: through }, &mut play);
        while matches!(flight.step(&mut play), Step::Again) {}
        let searched = play.events().iter().find_map(|it| match &it.event {
            Event::Searches(SearchEvent::Searched {
                forces, zone: None, ..
            }) => Some(forces.clone()),
            _ => None,
        });
        assert_eq!(searched, Some(seen));
    }
}

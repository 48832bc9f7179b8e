//! The map, checked against itself and against what the rules say can be reached.

use super::{Capacity, LANES, Line, Place, PlaceKind};
use crate::engine::units::{AirHome, AirUnit, IslandBase, Side, Strength};

fn names(places: impl Iterator<Item = Place>) -> Vec<&'static str> {
    places.map(Place::text).collect()
}

#[test]
fn r2_1_every_place_is_on_one_line_or_only_on_lanes() {
    let mut met = vec![0; Place::ALL.len()];
    for line in Line::ALL {
        for place in line.places() {
            met[place.index()] += 1;
            assert_eq!(place.line(), Some(*line), "{place}");
        }
    }
    for place in Place::ALL {
        let on_lanes = LANES.iter().filter(|lane| lane.contains(place)).count();
        match met[place.index()] {
            0 => assert!(on_lanes > 0 && place.line().is_none(), "{place}"),
            1 => {}
            lines => panic!("{place} is on {lines} lines"),
        }
    }
    assert_eq!(Place::ALL.len(), 39);
}

#[test]
fn r2_1_a_line_runs_from_japan_to_a_home_base_of_ours_past_the_bases_of_both() {
    for line in Line::ALL {
        let inner = &line.places()[1..line.places().len() - 1];
        assert_eq!(line.ijn_home_base().home_base(), Some(Side::Ijn), "{line}");
        assert_eq!(line.usn_home_base().home_base(), Some(Side::Usn), "{line}");
        assert!(inner.iter().all(|place| place.home_base().is_none()));
        let objective = line.data().objective;
        assert_eq!(objective.side(), Side::Usn, "{line}");
        assert_eq!(
            objective.place().line(),
            Some(*line),
            "{objective} is on the line that is after it"
        );
        let ours: Vec<_> = line
            .island_bases()
            .filter(|base| base.side() == Side::Usn)
            .collect();
        assert_eq!(ours, [objective], "each line has one of our bases");
        assert!((7..=9).contains(&line.places().len()), "{line}");
    }
}

#[test]
fn r2_1_bases_of_both_sides_as_the_rulebook_counts_them() {
    let bases = |side| IslandBase::of(side).count();
    assert_eq!((bases(Side::Usn), bases(Side::Ijn)), (4, 3));
    assert_eq!(
        names(Place::home_bases(Side::Usn)),
        [
            "Alaska",
            "Pearl Harbor",
            "New Caledonia",
            "Australia",
            "West Coast",
            "Samoa"
        ]
    );
    assert_eq!(
        names(Place::home_bases(Side::Ijn)),
        [
            "Honshu (Japan, AL)",
            "Kyushu (Japan, MI)",
            "Truk (SO)",
            "Truk (MO)"
        ]
    );
    for base in IslandBase::ALL {
        assert_eq!(base.place().island_base(), Some(*base));
        assert_eq!(
            base.text(),
            base.place().text(),
            "a base is named as its place"
        );
    }
}

/// E4.
#[test]
fn r5_0_e4_four_island_bases_six_home_bases_and_four_lines_to_lose_them_on() {
    assert_eq!(IslandBase::of(Side::Usn).count(), 4);
    assert_eq!(Place::home_bases(Side::Usn).count(), 6);
    assert_eq!(Line::ALL.len(), 4);
    let reached = Line::ALL.iter().map(|line| line.usn_home_base());
    assert_eq!(
        names(reached),
        ["Alaska", "Pearl Harbor", "New Caledonia", "Australia"]
    );
}

/// E5.
#[test]
fn r4_2_e5_nobody_starts_where_there_is_no_room() {
    for place in Place::ALL {
        let based = AirUnit::ALL
            .iter()
            .filter(|unit| unit.data().home == AirHome::Base(*place));
        let capacity = place.capacity(Some(Strength::Full));
        // With the optional units, too.
        assert!(capacity.holds(based.count()), "{place}");
    }
}

#[test]
fn r4_2_no_aircraft_are_ever_based_in_a_home_base_of_japan() {
    for place in Place::home_bases(Side::Ijn) {
        assert_eq!(
            place.data().kind,
            PlaceKind::HomeBase(Side::Ijn, Capacity::Units(0))
        );
    }
}

/// E8 and E8b, their capacities.
#[test]
fn r4_2_e8_a_base_loses_room_with_its_coastal_defense() {
    let capacity = |defense| Place::Midway.capacity(defense);
    assert_eq!(capacity(Some(Strength::Full)), Capacity::Units(6));
    assert_eq!(capacity(Some(Strength::Reduced)), Capacity::Units(3));
    assert_eq!(capacity(None), Capacity::Units(0));
    assert_eq!(Place::PearlHarbor.capacity(None), Capacity::Unlimited);
    assert_eq!(Place::CoralSea.capacity(None), Capacity::Units(0));
}

/// E9, its capacity.
#[test]
fn r4_3_e9_a_tender_adds_one() {
    let moresby = Place::PortMoresby.capacity(Some(Strength::Full));
    assert_eq!(moresby.with_tender(), Capacity::Units(5));
    assert!(moresby.with_tender().holds(5) && !moresby.holds(5));
    assert_eq!(Capacity::Unlimited.with_tender(), Capacity::Unlimited);
}

#[test]
fn r21_0_ports_and_lanes_are_no_spaces_of_a_line() {
    assert!(Place::Midway.is_space_of_line() && Place::CoralSea.is_space_of_line());
    for place in [
        Place::Australia,
        Place::TrukMo,
        Place::FijiWaters,
        Place::Samoa,
    ] {
        assert!(!place.is_space_of_line(), "{place}");
    }
}

#[test]
fn r8_1_range_counts_the_target_but_not_the_place_flown_from() {
    let range = Place::range_to;
    assert_eq!(range(Place::Midway, Place::Midway), Some(0));
    assert_eq!(range(Place::Wake, Place::Midway), Some(2));
    assert_eq!(range(Place::RabaulMo, Place::PortMoresby), Some(2));
    assert_eq!(range(Place::PortMoresby, Place::RabaulMo), Some(2));
    for from in Place::ALL {
        for to in Place::ALL {
            assert_eq!(range(*from, *to), range(*to, *from), "{from}, {to}");
        }
    }
}

#[test]
fn r8_1_no_aircraft_flies_from_one_line_to_another_nor_over_a_lane() {
    assert_eq!(Place::RabaulMo.range_to(Place::RabaulSo), None);
    assert_eq!(Place::PalmyraWaters.range_to(Place::PearlHarbor), None);
    assert_eq!(Place::WestCoast.range_to(Place::WestCoast), None);
    let near = Line::Mi.within(Place::Midway, 2);
    assert_eq!(
        names(near),
        [
            "Wake",
            "West of Midway",
            "Midway",
            "Lisianski waters",
            "French Frigate Shoals"
        ]
    );
}

/// Bombers that in 1942 reached a place do so on this map, and the fighters that could not escort them do not.
#[test]
fn r8_1_what_flew_where() {
    let reaches = |unit: AirUnit, target: Place| {
        let AirHome::Base(base) = unit.data().home else {
            panic!("{unit} is based nowhere");
        };
        base.range_to(target)
            .is_some_and(|spaces| spaces <= unit.range())
    };
    assert!(reaches(AirUnit::G4mOf4AgMo, Place::PortMoresby));
    assert!(reaches(AirUnit::G3mOfGenzanMo, Place::PortMoresby));
    assert!(reaches(AirUnit::A6mOfYokohamaMo, Place::PortMoresby));
    assert!(!reaches(AirUnit::A5mOfTainanMo, Place::PortMoresby));
    assert!(reaches(AirUnit::G4mOf11Det, Place::Midway));
    assert!(reaches(AirUnit::B17Of7Af, Place::Wake));
    assert!(!reaches(AirUnit::Vmf221, Place::Wake));
    assert!(reaches(AirUnit::A6mOfTainanSo, Place::Solomons));
}

#[test]
fn r8_2_the_ijn_goes_east_to_the_end_of_its_line_and_no_farther() {
    for line in Line::ALL {
        let mut place = line.ijn_home_base();
        for expected in &line.places()[1..] {
            place = place.east().unwrap();
            assert_eq!(place, *expected);
            assert_eq!(
                place.west().and_then(Place::east),
                Some(place),
                "there and back"
            );
        }
        assert_eq!(place.east(), None);
        assert_eq!(line.ijn_home_base().west(), None);
    }
    assert_eq!(
        Place::PalmyraWaters.east(),
        None,
        "a lane is no line: both ends are home"
    );
}

#[test]
fn r8_2_lanes_join_home_bases_of_ours_and_nothing_of_a_line() {
    for lane in LANES {
        let [first, between @ .., last] = lane else {
            panic!("a lane has two ends");
        };
        for end in [first, last] {
            assert!(end.is_home_base_of(Side::Usn), "{end}");
        }
        assert!(
            between
                .iter()
                .all(|place| !place.is_on_route_line() && place.first_held_by().is_none())
        );
    }
}

#[test]
fn r8_2_ships_of_ours_reach_every_place_but_the_bases_of_japan() {
    for from in Place::home_bases(Side::Usn) {
        for to in Place::ALL {
            let reached = from.sea_distance(*to).is_some();
            assert_eq!(reached, !to.is_home_base_of(Side::Ijn), "{from} to {to}");
        }
    }
    assert_eq!(Place::PearlHarbor.sea_distance(Place::PearlHarbor), Some(0));
    assert_eq!(Place::PearlHarbor.sea_distance(Place::Samoa), Some(3));
    assert_eq!(
        Place::NewCaledonia.sea_distance(Place::CoralSea),
        Some(3),
        "over Australia"
    );
    assert_eq!(
        Place::FrenchFrigateShoals.sea_distance(Place::PalmyraWaters),
        Some(2),
        "from a line to a lane"
    );
}

#[test]
fn r8_2_joined_places_are_joined_both_ways() {
    assert_eq!(
        names(Place::NewCaledonia.joined()),
        ["New Hebrides", "Fiji waters", "Chesterfield waters"]
    );
    for place in Place::ALL {
        for other in place.joined() {
            assert!(other.joined().any(|back| back == *place));
            assert_ne!(other, *place);
        }
    }
}

#[test]
fn r8_7_no_ship_of_ours_enters_a_base_of_japan() {
    assert_eq!(names(Place::KurileWaters.usn_joined()), ["North Pacific"]);
    assert_eq!(
        names(Place::KurileWaters.joined()),
        ["Honshu (Japan, AL)", "North Pacific"]
    );
}

#[test]
fn r9_1_the_perimeter_runs_outside_the_bases_of_japan_and_inside_ours() {
    for base in IslandBase::ALL {
        let inside = base.place().is_inside_perimeter();
        assert_eq!(inside, base.side() == Side::Ijn, "{base}");
    }
    assert!(Place::MarcusWaters.is_inside_perimeter());
    assert!(!Place::WestOfMidway.is_inside_perimeter());
    assert!(Place::NorthPacific.is_inside_perimeter());
    assert!(!Place::AttuApproaches.is_inside_perimeter());
    assert!(!Place::JomardPassage.is_inside_perimeter());
    assert!(!Place::BougainvilleStrait.is_inside_perimeter());
}

#[test]
fn r14_2_the_usn_withdraws_towards_its_own_home_base_and_the_ijn_towards_japan() {
    let next = |side| Place::BoninWaters.next_towards_home_of(side);
    assert_eq!(next(Side::Usn), Some(Place::MarcusWaters));
    assert_eq!(next(Side::Ijn), Some(Place::Kyushu));
    assert_eq!(Place::Midway.west(), Some(Place::WestOfMidway));
}

#[test]
fn places_are_read_as_they_are_written() {
    for place in Place::ALL {
        assert_eq!(place.to_string().parse(), Ok(*place));
        let text = serde_json::to_string(place).unwrap();
        assert_eq!(serde_json::from_str::<Place>(&text).unwrap(), *place);
    }
    let nowhere = "Atlantis".parse::<Place>().unwrap_err();
    assert_eq!(
        nowhere.to_string(),
        "\"Atlantis\" is not a place of the map"
    );
}

#[test]
fn the_json_of_the_map_has_all_of_it() {
    let map: serde_json::Value = serde_json::from_str(&super::map_json()).unwrap();
    let count = |key: &str| map[key].as_array().map(Vec::len);
    assert_eq!(
        (count("place"), count("line"), count("lane")),
        (Some(39), Some(4), Some(5))
    );
    let midway = &map["line"][1]["places"][5];
    assert_eq!(midway, "Midway");
}

#[test]
fn r8_2_a_shortest_way_is_as_long_as_the_distance_and_each_step_of_it_is_joined() {
    for from in Place::ALL {
        for to in Place::ALL {
            let way = from.sea_way(*to);
            let distance = from.sea_distance(*to).unwrap_or_default();
            assert_eq!(way.len(), usize::from(distance), "{from} to {to}");
            let mut at = *from;
            for next in &way {
                assert!(at.usn_joined().any(|it| it == *next), "{at} to {next}");
                at = *next;
            }
            assert!(way.is_empty() || at == *to);
        }
    }
}

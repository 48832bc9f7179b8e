//! The options of search: shadowing, extended range, location uncertainty (18.1-18.3).

use super::super::sighting::{look, may_shadow, search_modifiers, shadow};
use super::super::{Leg, SearchZone};
use super::*;
use crate::engine::event::DetectionEvent;
use crate::engine::event::{ForceEvent, ForceMove};
use crate::engine::forces::{CarrierCount, Carriers, SurfaceSize};
use crate::engine::map::Direction;

/// 18.11, 18.12, 18.14: it stays with the force and moves with it, looks once more with 1 added, and goes home
/// without searching that zone again; the whole mission does.
#[test]
fn r18_11_r18_14_a_shadowing_search_has_a_second_look_and_goes_home() {
    let play = watching(WEST, 5, &[Variant::Shadowing], &[6]);
    let mut play = known(play, LARGE, Detection::Located);
    play.table.looking = vec![ForceId('G')];
    shadow(&mut play, SEARCH, F, Detection::Located);
    // 18.12: it looks for nobody else there.
    assert!(play.table.looking.is_empty());
    let last = play.events.last().map(|it| it.event.clone());
    assert_eq!(
        last,
        Some(Event::Searches(SearchEvent::Shadows {
            search: SEARCH,
            force: F,
            from: HOME,
            hex: HexId::at(1118),
            seen: Detection::Located,
            forgoes: vec![ForceId('G')],
        }))
    );
    play.happen(Event::Forces(ForceEvent::Moved {
        what: F,
        from: HexId::at(1118),
        to: HexId::at(1119),
        why: ForceMove::Retirement,
    }));
    let search = play.table.search(SEARCH).unwrap();
    assert_eq!(
        (search.hex, search.leg),
        (HexId::at(1119), Leg::Shadowing(F))
    );
    let mut flight = SearchFlight::new(SEARCH);
    while matches!(flight.step(&mut play), Step::Again) {}
    let Some(Event::Roll(roll)) = play
        .events
        .iter()
        .map(|it| &it.event)
        .find(|it| matches!(it, Event::Roll(_)))
    else {
        panic!("it looks again");
    };
    let added: Vec<i8> = roll
        .modifiers
        .iter()
        .map(|modifier| modifier.value)
        .collect();
    assert_eq!(added, [-1, 1]);
    let search = play.table.search(SEARCH).unwrap();
    assert_eq!(search.leg, Leg::Inbound);
    assert_eq!(search.hex, HexId::at(1119));
    assert_eq!(
        turned(&play),
        [(HexId::at(1119), F, TurnReason::SecondLook)]
    );
    assert_eq!(
        search.done,
        [SearchZone::Middle, SearchZone::Far, SearchZone::Outer]
    );
    // On the way home it does not search that zone again.
    assert_eq!(stops(&mut play), [2, 0]);
    assert_eq!(searched(&play), [("0-2 hexes".to_owned(), vec![])]);
}

/// 18.11: on its way home it searches only what is nearer than the zone where it shadowed, which need not be the
/// one where it first saw the force; a narrow search likewise.
#[test]
fn r18_11_on_the_way_home_only_nearer_zones_are_searched() {
    // Narrow(63) flies along the row of hexes to the west, as WEST does.
    for aim in [WEST, SearchAim::Narrow(63)] {
        let play = watching(aim, 6, &[Variant::Shadowing], &[1, 1]);
        let mut play = known(play, LARGE, Detection::Located);
        place(&mut play, G, 1118);
        shadow(&mut play, SEARCH, F, Detection::Located);
        play.happen(Event::Forces(ForceEvent::Moved {
            what: F,
            from: HexId::at(1119),
            to: HexId::at(1120),
            why: ForceMove::Retirement,
        }));
        assert_eq!(fly(&mut play), None);
        // From seven hexes: F is not looked for again, G, five hexes out, is.
        let before = rolls(&play).len();
        fly(&mut play);
        assert_eq!(play.table.search(SEARCH).unwrap().hex, HexId::at(1116));
        fly(&mut play);
        let looked: Vec<ForceId> = searched(&play).into_iter().flat_map(|it| it.1).collect();
        assert_eq!(looked, [G], "{aim}");
        assert_eq!((before, rolls(&play).len()), (1, 2));
    }
}

/// 18.12: the choice is made at once, and made it ends the search of that zone; what was seen there before stands.
#[test]
fn r18_12_it_looks_for_nobody_else_in_that_zone() {
    let mut play = watching(WEST, 5, &[Variant::Shadowing], &[8, 8]);
    place(&mut play, G, 1117);
    place(&mut play, ForceId('H'), 1119);
    let mut play = known(play, LARGE, Detection::Undetected);
    fly(&mut play);
    let mut flight = SearchFlight::new(SEARCH);
    let which = Some(Decision::WhichForce { search: SEARCH });
    let may = |force| {
        Some(Decision::Shadow {
            search: SEARCH,
            force,
        })
    };
    assert_eq!(carry_on(&mut flight, &mut play), which);
    flight.answer(Order::LookFor { force: G }, &mut play);
    assert_eq!(carry_on(&mut flight, &mut play), may(G));
    flight.answer(Order::GoOn, &mut play);
    assert_eq!(carry_on(&mut flight, &mut play), which);
    flight.answer(Order::LookFor { force: F }, &mut play);
    assert_eq!(carry_on(&mut flight, &mut play), may(F));
    flight.answer(Order::Shadow, &mut play);
    assert_eq!(carry_on(&mut flight, &mut play), None);
    // An 8 less 1 for the range is Located, and stays so; nobody has looked for H.
    let seen = |force| play.table.force(force).unwrap().detection;
    assert_eq!([G, F].map(seen), [Detection::Located; 2]);
    assert_eq!(seen(ForceId('H')), Detection::Undetected);
    assert_eq!(rolls(&play).len(), 2);
    assert!(play.table.looking.is_empty());
    assert_eq!(play.table.search(SEARCH).unwrap().leg, Leg::Shadowing(F));
}

/// 18.11: only an S or an L lets a search shadow.
#[test]
fn r18_11_an_approximate_sighting_is_not_shadowed() {
    for (die, asked) in [(7, false), (8, true), (9, true)] {
        let mut play = watching(WEST, 5, &[Variant::Shadowing], &[die]);
        play = known(play, LARGE, Detection::Undetected);
        fly(&mut play);
        assert_eq!(fly(&mut play).is_some(), asked, "{die}");
    }
}

/// 18.15: the mission shadows as a whole: both units stay, and look once, together.
#[test]
fn r18_15_both_units_shadow_or_neither() {
    let mut play = fleet(HOME, &[Variant::Shadowing], &[7, 1]);
    launch(&mut play, SEARCH, pair(), WEST);
    place(&mut play, F, 1115);
    let mut play = known(play, LARGE, Detection::Undetected);
    let mut flight = SearchFlight::new(SEARCH);
    carry_on(&mut flight, &mut play);
    flight.answer(Order::Shadow, &mut play);
    carry_on(&mut flight, &mut play);
    let searches = &play.table.searches;
    assert_eq!((searches.len(), searches[0].units), (1, pair()));
    fly(&mut play);
    // 8.34: one more for two units, each time; and one for the second look.
    assert_eq!(added(&play), [vec![1], vec![1, 1]]);
}

/// 18.13: not beyond eight hexes in the zone of seven to ten.
#[test]
fn r18_13_a_force_is_shadowed_as_far_as_eight_hexes() {
    // The search has flown to the end of the zone it looks into.
    let may_at = |aim, stop: u16, hexes, options: &[Variant]| {
        let mut play = watching(aim, hexes, options, &[]);
        play.table.searches[0].at = HexId::at(1113 + stop).into();
        may_shadow(&play.table, SEARCH, F)
    };
    let stop = |hexes| match hexes {
        0..=2 => 2,
        3..=6 => 6,
        7..=10 => 10,
        _ => 14,
    };
    let may = |hexes, options: &[Variant]| may_at(WEST, stop(hexes), hexes, options);
    let option = [Variant::Shadowing];
    assert_eq!(
        [2, 6, 7, 8, 9, 10].map(|hexes| may(hexes, &option)),
        [true, true, true, true, false, false]
    );
    assert!(!may(2, &[]));
    // Reading of 18.13: beyond ten hexes as far as twelve.
    let narrow = |hexes| may_at(SearchAim::Narrow(63), stop(hexes), hexes, &option);
    assert_eq!(
        [8, 9, 11, 12, 13, 14].map(narrow),
        [true, false, true, true, false, false]
    );
    // 18.13 with 18.3: a force seen in the zone of seven to ten that proves to be farther off is too far.
    assert_eq!(
        [8, 9, 10, 11, 12].map(|hexes| may_at(WEST, 10, hexes, &option)),
        [true, false, false, false, false]
    );
    // 18.11: on the way out only.
    let mut play = watching(WEST, 2, &option, &[]);
    turn_back(&mut play);
    assert!(!may_shadow(&play.table, SEARCH, F));
}

/// 18.11, 8.34: with the force gone, or in the dark, there is no second look; the search turns for home all the same,
/// and it is told why.
#[test]
fn r18_11_without_a_second_look_it_is_told_why_the_search_turns() {
    let shadowing = || {
        let play = watching(WEST, 5, &[Variant::Shadowing], &[]);
        let mut play = known(play, LARGE, Detection::Located);
        shadow(&mut play, SEARCH, F, Detection::Located);
        play
    };
    let there = HexId::at(1118);
    let mut gone = shadowing();
    gone.table.forces.clear();
    fly(&mut gone);
    assert_eq!(turned(&gone), [(there, F, TurnReason::ForceGone)]);
    let mut dark = shadowing();
    dark.table.turn = Turn::at(20, 2010);
    fly(&mut dark);
    assert_eq!(turned(&dark), [(there, F, TurnReason::Dark)]);
    assert!(rolls(&dark).is_empty());
}

/// 18.21, 18.22, 18.24: fighters alone go out to twelve hexes: two, six and ten, then two more; on the way home they
/// search the zone of 11 and 12 hexes again first. They are fighters there too.
#[test]
fn r18_21_r18_22_fighters_fly_twelve_hexes_out_and_home() {
    let mut play = watching(FAR_WEST, 12, &[Variant::ExtendedSearch], &[1, 1]);
    assert_eq!(FAR_WEST.max_radius(HOME).on_map(), Some(HexId::at(1125)));
    assert_eq!(stops(&mut play), [2, 6, 10, 12, 10, 6, 2, 0]);
    let outer = "11 hexes and more";
    let zones: Vec<String> = searched(&play).into_iter().map(|it| it.0).collect();
    assert_eq!(
        zones,
        [
            "0-2 hexes",
            "3-6 hexes",
            "7-10 hexes",
            outer,
            outer,
            "7-10 hexes",
            "3-6 hexes",
            "0-2 hexes"
        ]
    );
    assert_eq!(added(&play), [[-1, -3], [-1, -3]]);
}

/// 18.24: the fighters' modifier holds at every range of an extended search.
#[test]
fn r18_24_fighters_far_out_are_fighters_all_the_same() {
    let table = fleet(HOME, &[Variant::ExtendedSearch], &[]).table;
    let taken = |hexes| -> Vec<i8> {
        let crew = units(AirUnitType::F6F, 1);
        let added = search_modifiers(&table, crew, FAR_WEST, hexes).into_iter();
        added.map(|it| it.value).collect()
    };
    assert_eq!(taken(2), [-1]);
    assert_eq!(
        [6, 10, 11, 12].map(taken),
        [[-1, -1], [-1, -2], [-1, -3], [-1, -3]]
    );
}

/// 18.23: fighters far out that meet a carrier force of any level go home at once; they do not for any other.
#[test]
fn r18_23_fighters_that_meet_carriers_turn_for_home() {
    let options = [Variant::ExtendedSearch];
    for (intelligence, leg) in [
        (Intelligence::LevelOne(LevelOne::Carrier), Leg::Inbound),
        (
            Intelligence::SomeCarriers(CarrierCount::OneToTwo),
            Leg::Inbound,
        ),
        (
            Intelligence::CarriersCounted(Carriers::new(1, 1)),
            Leg::Inbound,
        ),
        (Intelligence::CarrierShips, Leg::Inbound),
        (LARGE, Leg::Outbound),
        (Intelligence::SomeSurface(SurfaceSize::Large), Leg::Outbound),
        (Intelligence::SurfaceShips, Leg::Outbound),
    ] {
        let play = watching(FAR_WEST, 2, &options, &[10 - 1]);
        // 18.24: minus one for the fighters; 9 is 8, Spotted.
        let mut play = known(play, intelligence, Detection::Undetected);
        assert_eq!(look(&mut play, SEARCH, F, false), Some(Detection::Spotted));
        assert_eq!(play.table.search(SEARCH).unwrap().leg, leg);
    }
}

/// 18.31-18.34: S or L on a force with a "?" moves it by both dice before it is marked, its other half with it; it
/// stops at the edge of the map and before US ships.
#[test]
fn r18_31_r18_34_a_better_look_corrects_the_place() {
    let options = [Variant::LocationUncertainty];
    let with = |was, dice: &[u8]| {
        let mut play = known(watching(WEST, 2, &options, dice), LARGE, was);
        look(&mut play, SEARCH, F, false);
        play
    };
    // Spotted, west (5), two hexes (8).
    let west = with(Detection::ApproximateSighting, &[8, 5, 8]);
    assert_eq!(force(&west).hex, HexId::at(1117));
    let order: Vec<&str> = west
        .events
        .iter()
        .filter_map(|it| match it.event {
            Event::Forces(ForceEvent::Moved { .. }) => Some("moved"),
            Event::Detection(DetectionEvent::Changed { .. }) => Some("marked"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["moved", "moved", "marked"]);
    // East (2), two hexes: Task Force 58 is there, and it stops a hex short.
    assert_eq!(
        force(&with(Detection::ApproximateSighting, &[8, 2, 10])).hex,
        HexId::at(1114)
    );
    // 7-10 is no direction, 1-2 no distance; both dice are rolled all the same.
    for dice in [[8, 7, 8], [8, 5, 2]] {
        let play = with(Detection::ApproximateSighting, &dice);
        assert_eq!(force(&play).hex, HexId::at(1115));
        let rolls = play
            .events
            .iter()
            .filter(|it| matches!(it.event, Event::Roll(_)));
        assert_eq!(rolls.count(), 3);
    }
    // No dice for a "?" again, nor for a force that was undetected or better known.
    with(Detection::ApproximateSighting, &[6]);
    with(Detection::Undetected, &[8]);
    with(Detection::Located, &[8]);
    // Without the option it stays.
    let mut play = known(
        watching(WEST, 2, &[], &[8]),
        LARGE,
        Detection::ApproximateSighting,
    );
    look(&mut play, SEARCH, F, false);
    assert_eq!(force(&play).hex, HexId::at(1115));
}

/// A force with a "?" four hexes from the fleet, Spotted with these dice of direction and distance.
fn corrected(direction: u8, distance: u8) -> Play {
    let options = [Variant::LocationUncertainty];
    let play = watching(WEST, 4, &options, &[9, direction, distance]);
    let mut play = known(play, LARGE, Detection::ApproximateSighting);
    look(&mut play, SEARCH, F, false);
    assert_eq!(force(&play).detection, Detection::Spotted);
    play
}

/// 18.32: 1 to 6 are the six directions, clockwise from the north-east; 7 to 10 are none.
#[test]
fn r18_32_the_first_die_is_the_direction() {
    use Direction::{E, Ne, Nw, Se, Sw, W};
    let from = HexId::at(1117);
    for (die, way) in (1..).zip([Ne, E, Se, Sw, W, Nw]) {
        assert_eq!(
            Some(force(&corrected(die, 3)).hex),
            from.neighbour(way),
            "{die}"
        );
    }
    for die in 7..=10 {
        assert_eq!(force(&corrected(die, 10)).hex, from);
    }
}

/// 18.33: 1 and 2 are no hex, 3 to 7 one, 8 to 10 two.
#[test]
fn r18_33_the_second_die_is_the_distance() {
    let hexes = |die| u16::from(force(&corrected(5, die)).hex.distance(HexId::at(1117)));
    let all: Vec<u16> = (1..=10).map(hexes).collect();
    assert_eq!(all, [0, 0, 1, 1, 1, 1, 1, 2, 2, 2]);
}

/// 18.34 and 7.53: both halves of a double force are put in the new hex.
#[test]
fn r18_34_a_double_force_is_moved_whole() {
    let options = [Variant::LocationUncertainty];
    let mut play = watching(WEST, 4, &options, &[9, 5, 8]);
    place(&mut play, G, 1117);
    play.table.forces[0].twin = Some(G);
    play.table.forces[1].twin = Some(F);
    let mut play = known(play, LARGE, Detection::ApproximateSighting);
    look(&mut play, SEARCH, F, false);
    let at = |force| play.table.force(force).unwrap().hex;
    assert_eq!([F, G].map(at), [HexId::at(1119); 2]);
    let other = play.table.force(G).unwrap();
    assert_eq!(other.detection, Detection::ApproximateSighting);
}

//! Extended range and location uncertainty (18.2, 18.3).

use super::super::Leg;
use super::super::sighting::{look, search_modifiers};
use super::*;
use crate::engine::event::{DetectionEvent, ForceEvent};
use crate::engine::forces::{CarrierCount, Carriers, SurfaceSize};
use crate::engine::map::Direction;

/// 18.21: the marker of an extended search is twelve hexes out.
#[test]
fn r18_21_fighters_fly_twelve_hexes_out() {
    assert_eq!(FAR_WEST.max_radius(HOME).on_map(), Some(HexId::at(1125)));
    let mut play = watching(FAR_WEST, 14, &[Variant::ExtendedSearch], &[]);
    assert_eq!(stops(&mut play).into_iter().max(), Some(12));
}

/// 18.22: after the zone of 7 to 10 hexes two hexes more and the zone of 11 and 12, which is searched again on the two
/// hexes back; from there it comes home as others do.
#[test]
fn r18_22_the_zone_of_11_and_12_hexes_is_searched_on_the_way_out_and_back() {
    let mut play = watching(FAR_WEST, 12, &[Variant::ExtendedSearch], &[1; 4]);
    place(&mut play, G, 1124);
    // Farther out, and not searched.
    place(&mut play, ForceId::Letter('H'), 1126);
    assert_eq!(stops(&mut play), [2, 6, 10, 12, 10, 6, 2, 0]);
    let of = |zone: &str, forces: &[ForceId]| (zone.to_owned(), forces.to_vec());
    assert_eq!(
        searched(&play),
        [
            of("0-2 hexes", &[]),
            of("3-6 hexes", &[]),
            of("7-10 hexes", &[]),
            of("11 hexes and more", &[F, G]),
            of("11 hexes and more", &[F, G]),
            of("7-10 hexes", &[]),
            of("3-6 hexes", &[]),
            of("0-2 hexes", &[]),
        ]
    );
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
        (Intelligence::Level1(LevelOne::Carrier), Leg::Inbound),
        (
            Intelligence::Level2Carriers(CarrierCount::OneToTwo),
            Leg::Inbound,
        ),
        (
            Intelligence::Level3Carriers(Carriers::new(1, 1)),
            Leg::Inbound,
        ),
        (Intelligence::Level4Carriers, Leg::Inbound),
        (LARGE, Leg::Outbound),
        (
            Intelligence::Level2Surface(SurfaceSize::Large),
            Leg::Outbound,
        ),
        (Intelligence::Level3Surface, Leg::Outbound),
    ] {
        let play = watching(FAR_WEST, 2, &options, &[10 - 1]);
        // 18.24: minus one for the fighters; 9 is 8, Spotted.
        let mut play = known(play, intelligence, Detection::Undetected);
        assert_eq!(
            look(&mut play, SEARCH, F, false),
            Some((F, Detection::Spotted))
        );
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
        .events()
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
            .events()
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

/// The halves of a double force, F with a "?", and force H, all in the zone that the search looks into next.
fn halves(options: &[Variant], dice: &[u8]) -> Play {
    let mut play = watching(WEST, 6, options, dice);
    place(&mut play, G, 1119);
    place(&mut play, ForceId::Letter('H'), 1118);
    play.table.forces[0].twin = Some(G);
    play.table.forces[1].twin = Some(F);
    let mut play = known(play, LARGE, Detection::Undetected);
    play.table.forces[0].detection = Detection::ApproximateSighting;
    play.table.searches[0].at = HexId::at(1115).into();
    play
}

/// 8.331, 18.34: where a good look at one half of a double force moves the other before it is looked for, the player
/// says in which order the search looks; shadowing or not, and on both ways.
#[test]
fn r8_331_the_player_orders_the_looks_that_move_another_force() {
    let which = Some(Decision::WhichForce { search: SEARCH });
    let options = [Variant::DoubleForces, Variant::LocationUncertainty];
    // F first: Spotted (9 less 1), west (5), two hexes (8): G is looked for from 8 hexes, with two less (7 less 2).
    let mut play = halves(&options, &[9, 5, 8, 7, 1]);
    let mut flight = SearchFlight::new(SEARCH);
    assert_eq!(carry_on(&mut flight, &mut play), which);
    flight.answer(Order::LookFor { force: F }, &mut play);
    // What is left, G and H, comes in any order.
    assert_eq!(carry_on(&mut flight, &mut play), None);
    assert_eq!(added(&play), [vec![-1], vec![], vec![], vec![-2], vec![-1]]);
    // G first: from 6 hexes, as it was reported.
    let mut play = halves(&options, &[7, 9, 5, 8, 1]);
    let mut flight = SearchFlight::new(SEARCH);
    carry_on(&mut flight, &mut play);
    flight.answer(Order::LookFor { force: G }, &mut play);
    carry_on(&mut flight, &mut play);
    assert_eq!(added(&play)[0], [-1]);
    // On the way home too.
    let mut play = halves(&options, &[1; 9]);
    turn_back(&mut play);
    play.table.searches[0].at = HexId::at(1123).into();
    play.table.searches[0].hex = HexId::at(1123);
    assert_eq!(fly(&mut play), None);
    assert_eq!(fly(&mut play), which);
}

/// 8.331: nobody is asked where the order changes nothing.
#[test]
fn r8_331_nobody_is_asked_where_the_order_changes_nothing() {
    let options = [Variant::DoubleForces, Variant::LocationUncertainty];
    let asked = |play: &mut Play| fly(play).is_some();
    assert!(asked(&mut halves(&options, &[1; 9])));
    // Places are as they were reported.
    assert!(!asked(&mut halves(&options[..1], &[1; 9])));
    // Neither half is known roughly.
    let mut play = halves(&options, &[1; 9]);
    play.table.forces[0].detection = Detection::Located;
    assert!(!asked(&mut play));
    // The other half is not in reach.
    let mut play = halves(&options, &[1; 9]);
    play.table.forces[1].hex = HexId::at(1125);
    assert!(!asked(&mut play));
    // F and G have nothing to do with each other.
    let mut play = halves(&options, &[1; 9]);
    play.table.forces.iter_mut().for_each(|it| it.twin = None);
    assert!(!asked(&mut play));
}

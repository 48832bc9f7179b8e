//! What searches see, and what follows from it, on tables made for them (8.1, 8.2, 8.3, 18.1-18.3).

use super::flight::SearchFlight;
use super::sighting::{look, may_shadow, shadow};
use super::{Leg, SearchAim, SearchId};
use crate::engine::clock::Turn;
use crate::engine::decision::Decision;
use crate::engine::dice::Dice;
use crate::engine::event::{Event, ForceEvent, SearchEvent};
use crate::engine::fleet::{AirUnitId, AirUnitType, TaskGroupId, UnitSet};
use crate::engine::forces::{CarrierCount, Detection, Force, ForceId, Intelligence, LevelOne};
use crate::engine::map::{Bearing, HexId};
use crate::engine::order::Order;
use crate::engine::play::Play;
use crate::engine::procedure::Step;
use crate::engine::scenario::Variant;
use crate::engine::table::Table;

const F: ForceId = ForceId('F');
const HOME: HexId = HexId::at(1113);
const SEARCH: SearchId = SearchId(1);
/// Along the row of hexes to the west.
const WEST: SearchAim = SearchAim::Standard(Bearing::clockwise(9));

fn units(kind: AirUnitType, number: usize) -> UnitSet {
    let of_group = |unit: &AirUnitId| unit.home().data().group == TaskGroupId(1);
    let all = AirUnitId::all().filter(of_group);
    all.filter(|unit| unit.kind() == kind)
        .take(number)
        .collect()
}

/// One Avenger unit in the air, and force F so many hexes west of the fleet.
fn watching(aim: SearchAim, hexes: u16, options: &[Variant], dice: &[u8]) -> Play {
    let mut play = Play {
        table: Table::new(Turn::at(20, 530)),
        dice: Dice::script(dice),
        events: Vec::new(),
    };
    play.table.options = options.to_vec();
    for group in 1..=3 {
        play.happen(Event::TaskGroupPlaced {
            what: TaskGroupId(group),
            hex: HOME,
        });
    }
    let kind = match aim {
        SearchAim::Extended(_) => AirUnitType::F6F,
        _ => AirUnitType::Tbm,
    };
    let mut crew = units(kind, 1);
    if crew.is_empty() {
        crew = units(AirUnitType::Tbf, 1);
    }
    play.happen(Event::Searches(SearchEvent::Launched {
        what: SEARCH,
        units: crew,
        hex: HOME,
        base: TaskGroupId(1),
        aim,
        max_radius: aim.max_radius(HOME),
    }));
    let hex = HexId::at(1113 + hexes);
    assert_eq!(u16::from(hex.distance(HOME)), hexes);
    play.table.forces.push(Force::unseen(F, hex));
    play
}

fn force(play: &Play) -> &Force {
    play.table.force(F).unwrap()
}

fn known(mut play: Play, intelligence: Intelligence, detection: Detection) -> Play {
    for force in &mut play.table.forces {
        (force.intelligence, force.detection) = (intelligence, detection);
    }
    play
}

const LARGE: Intelligence = Intelligence::LevelOne(LevelOne::Large);

/// 8.34: 6 is an Approximate Sighting, 7 and 9 Located, 8 and 10 Spotted; below there is nothing.
#[test]
fn r8_34_each_face_of_the_die() {
    use Detection::{ApproximateSighting, Located, Spotted};
    for (die, seen) in [
        (1, None),
        (5, None),
        (6, Some(ApproximateSighting)),
        (7, Some(Located)),
        (8, Some(Spotted)),
    ] {
        let mut play = known(watching(WEST, 2, &[], &[die]), LARGE, Detection::Undetected);
        assert_eq!(look(&mut play, SEARCH, F, false), seen);
        assert_eq!(
            force(&play).detection,
            seen.unwrap_or(Detection::Undetected)
        );
        assert_eq!(force(&play).intelligence, LARGE);
    }
}

/// 8.341: a force at Level 0 draws its first chit with any result; the "chit+1" is ignored.
#[test]
fn r8_341_a_force_at_level_0_gets_one_chit_whatever_was_seen() {
    for (die, seen) in [
        (6, Detection::ApproximateSighting),
        (9, Detection::Located),
        (10, Detection::Spotted),
    ] {
        let mut play = watching(WEST, 2, &[], &[die]);
        play.table.level_one_cup = vec![LevelOne::Large];
        look(&mut play, SEARCH, F, false);
        assert_eq!(
            (force(&play).intelligence, force(&play).detection),
            (LARGE, seen)
        );
        assert!(!force(&play).us_advantage);
    }
}

/// 8.341, 8.13: a False Contact leaves the map and is no detected force.
#[test]
fn r8_341_a_false_contact_is_struck_off() {
    let mut play = watching(WEST, 2, &[], &[8]);
    play.table.level_one_cup = vec![LevelOne::FalseContact];
    look(&mut play, SEARCH, F, false);
    assert!(play.table.force(F).is_none() && play.table.level_one_cup.is_empty());
    assert!(
        !play
            .events
            .iter()
            .any(|it| matches!(it.event, Event::Detection { .. }))
    );
}

/// 8.13: a better marker is never replaced by a worse one.
#[test]
fn r8_13_a_better_marker_stays() {
    for die in [6, 7] {
        let mut play = known(watching(WEST, 2, &[], &[die]), LARGE, Detection::Spotted);
        look(&mut play, SEARCH, F, false);
        assert_eq!(force(&play).detection, Detection::Spotted);
    }
}

/// 8.342, 8.35: chit+1 promotes a known force one level; one that proves by it to have carriers gets the US
/// Advantage, one that was known to have them does not.
#[test]
fn r8_342_r8_35_chit_plus_one_promotes_and_may_give_the_advantage() {
    for (before, die, advantage) in [
        (LARGE, 10, true),
        (LARGE, 1, false),
        (Intelligence::LevelOne(LevelOne::Carrier), 10, false),
    ] {
        let mut play = known(
            watching(WEST, 2, &[], &[10, die]),
            before,
            Detection::Undetected,
        );
        look(&mut play, SEARCH, F, false);
        assert_eq!(force(&play).intelligence.level(), 2);
        assert_eq!(force(&play).us_advantage, advantage);
        assert_eq!(force(&play).detection, Detection::Spotted);
    }
    // "L, chit+1" promotes in the same way.
    let mut play = known(
        watching(WEST, 2, &[], &[9, 10]),
        LARGE,
        Detection::Undetected,
    );
    look(&mut play, SEARCH, F, false);
    assert_eq!(
        (force(&play).intelligence, force(&play).detection),
        (
            Intelligence::SomeCarriers(CarrierCount::FourOrMore),
            Detection::Located
        )
    );
}

/// 18.31-18.34: S or L on a force with a "?" moves it by both dice before it is marked, its other half with it; it
/// stops at the edge of the map and before US ships.
#[test]
fn r18_31_a_better_look_corrects_the_place() {
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
            Event::Detection { .. } => Some("marked"),
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

/// 18.23: fighters far out that meet a carrier force go home at once; they do not for any other.
#[test]
fn r18_23_fighters_that_meet_carriers_turn_for_home() {
    let aim = SearchAim::Extended(Bearing::clockwise(9));
    let options = [Variant::ExtendedSearch];
    for (chit, leg) in [
        (LevelOne::Carrier, Leg::Inbound),
        (LevelOne::Large, Leg::Outbound),
    ] {
        let play = watching(aim, 2, &options, &[10 - 1]);
        // 18.24: minus one for the fighters; 9 is 8, Spotted.
        let mut play = known(play, Intelligence::LevelOne(chit), Detection::Undetected);
        assert_eq!(look(&mut play, SEARCH, F, false), Some(Detection::Spotted));
        assert_eq!(play.table.search(SEARCH).unwrap().leg, leg);
    }
}

/// 18.13: not beyond eight hexes in the zone of seven to ten.
#[test]
fn r18_13_a_force_is_shadowed_as_far_as_eight_hexes() {
    let may = |hexes, options: &[Variant]| {
        may_shadow(&watching(WEST, hexes, options, &[]).table, SEARCH, F)
    };
    let option = [Variant::Shadowing];
    assert_eq!(
        [2, 6, 7, 8, 9, 10].map(|hexes| may(hexes, &option)),
        [true, true, true, true, false, false]
    );
    assert!(!may(2, &[]));
    // 18.11: on the way out only.
    let mut play = watching(WEST, 2, &option, &[]);
    play.happen(Event::Searches(SearchEvent::Turned { search: SEARCH }));
    assert!(!may_shadow(&play.table, SEARCH, F));
}

/// 18.11, 18.12, 18.14: it stays with the force and moves with it, looks once more with 1 added, and goes home
/// without searching that zone again; the whole mission does.
#[test]
fn r18_11_a_shadowing_search_has_a_second_look_and_goes_home() {
    let play = watching(WEST, 5, &[Variant::Shadowing], &[6]);
    let mut play = known(play, LARGE, Detection::Located);
    play.table.looking = vec![ForceId('G')];
    shadow(&mut play, SEARCH, F);
    // 18.12: it looks for nobody else there.
    assert!(play.table.looking.is_empty());
    play.happen(Event::Forces(ForceEvent::Moved {
        what: F,
        from: HexId::at(1118),
        to: HexId::at(1119),
        why: crate::engine::event::ForceMove::Retirement,
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
    assert_eq!(search.done, [super::SearchZone::Middle]);
}

/// 8.32: where a narrow search's line runs along a hexside, the player chooses the hex, if a force is in one of
/// them; it sees the hexes that it enters and no other.
#[test]
fn r8_32_a_narrow_search_sees_the_hexes_it_flies_through() {
    // Due north the line runs between two columns at every odd step.
    let aim = SearchAim::Narrow(0);
    let [one, other] = {
        let line = crate::engine::map::Point::from(HOME).towards(aim.max_radius(HOME), 1);
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
        let searched = play.events.iter().find_map(|it| match &it.event {
            Event::Searches(SearchEvent::Searched {
                forces, zone: None, ..
            }) => Some(forces.clone()),
            _ => None,
        });
        assert_eq!(searched, Some(seen));
    }
}

/// 8.271, 8.33, 8.28: two hexes at launch, then four and four; out through each zone and home through each again.
#[test]
fn r8_271_a_standard_search_flies_two_six_and_ten_hexes_out_and_home() {
    let mut play = watching(WEST, 9, &[], &[1, 1, 1, 1]);
    let mut flown = Vec::new();
    for _ in 0..6 {
        let mut flight = SearchFlight::new(SEARCH);
        while matches!(flight.step(&mut play), Step::Again) {}
        if let Some(search) = play.table.search(SEARCH) {
            flown.push((search.hex.distance(HOME), search.leg));
        }
    }
    assert_eq!(
        flown[..5],
        [
            (2, Leg::Outbound),
            (6, Leg::Outbound),
            (10, Leg::Outbound),
            (6, Leg::Inbound),
            (2, Leg::Inbound),
        ]
    );
    // The zones, each once a leg, and the force in the far one twice.
    let searched: Vec<(String, usize)> = play
        .events
        .iter()
        .filter_map(|it| match &it.event {
            Event::Searches(SearchEvent::Searched {
                zone: Some(zone),
                forces,
                ..
            }) => Some((zone.to_string(), forces.len())),
            _ => None,
        })
        .collect();
    let of = |zone: &str, forces| (zone.to_owned(), forces);
    assert_eq!(
        searched,
        [
            of("0-2 hexes", 0),
            of("3-6 hexes", 0),
            of("7-10 hexes", 1),
            of("7-10 hexes", 1),
            of("3-6 hexes", 0),
            of("0-2 hexes", 0),
        ]
    );
}

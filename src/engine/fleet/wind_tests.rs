//! Leeward movement, on tables made for it (17, with 4.431, 6.24, 8.28 and 8.282).

use kernel::Dice;

use super::search::{SearchFlight, SearchId, check_search, check_search_landing};
use super::*;
use crate::engine::clock::Turn;
use crate::engine::decision::Decision;
use crate::engine::event::{
    AirEvent, DamageEvent, Deck, DeckEvent, Event, FleetEvent, FuelUse, HitKind, LossEvent,
    SearchEvent, UnitLoss,
};
use crate::engine::forecast::wind_leaves;
use crate::engine::map::{Bearing, HexId, Wind, WindCourse};
use crate::engine::order::Order;
use crate::engine::record::Scope;
use crate::engine::refusal::{DeckRefusal, MissionRefusal, Refusal};
use crate::engine::ships::ShipId;
use crate::engine::table::Table;
use crate::engine::title::{Play, Step};

const HOME: HexId = HexId::at(1013);
const WEST: HexId = HexId::at(1014);
const EAST: HexId = HexId::at(1012);
const SEARCH: SearchId = SearchId(1);
const WESTWARD: SearchAim = SearchAim::Standard(Bearing::clockwise(9));

/// The task groups of these numbers in one hex in the wind from the east, two of the units of each fleet carrier and one
/// of each light carrier ready: fighters.
fn fleet(groups: &[u8], dice: &[u8]) -> Play {
    let mut table = Table::new(Turn::at(19, 1210));
    table.scenario = 6;
    table.phase = 1;
    let mut play = Play::new(table, Dice::script(dice));
    for group in groups {
        play.happen(Event::Air(AirEvent::TaskGroupPlaced {
            what: TaskGroupId(*group),
            hex: HOME,
        }));
    }
    play.happen(Event::Fleet(FleetEvent::WindSet {
        wind: Wind::HISTORICAL,
    }));
    let decks: Vec<CarrierId> = play.table.decks.iter().map(|it| it.carrier).collect();
    for what in decks {
        let hers = AirUnitId::all().filter(|unit| unit.home() == what && unit.kind().is_fighter());
        let ready = play.table.limits(what).launch_or_land;
        play.happen(Event::Decks(DeckEvent::Aboard {
            what,
            deck: Deck::Ready,
            units: hers.take(ready.into()).collect(),
        }));
    }
    play
}

fn group(number: u8) -> TaskGroupId {
    TaskGroupId(number)
}

fn groups(numbers: &[u8]) -> TaskGroupSet {
    numbers.iter().copied().map(TaskGroupId).collect()
}

fn ship(name: &str) -> CarrierId {
    let ship: ShipId = name.parse().unwrap();
    ship.carrier().unwrap()
}

/// The ready units of a carrier.
fn ready(play: &Play, name: &str) -> UnitSet {
    play.table.deck(ship(name)).unwrap().ready
}

/// Gives a task group the marker of a course.
fn mark(play: &mut Play, course: WindCourse, numbers: &[u8]) {
    let groups = groups(numbers);
    play.happen(Event::Fleet(FleetEvent::CourseMarked { course, groups }));
}

/// Carries out the moves of a US Move chit, and what follows at its end.
fn us_move(play: &mut Play, orders: &[Order]) {
    let before = stations(&play.table);
    for order in orders {
        assert_eq!(Decision::UsMovement.check(&play.table, *order), Ok(()));
        move_ships(play, *order);
    }
    mark_courses(play, &before);
    // The segment is over.
    play.table.markers.moved = TaskGroupSet::EMPTY;
}

fn to(numbers: &[u8], to: HexId) -> Order {
    let groups = groups(numbers);
    Order::MoveTaskGroups { groups, to }
}

/// Whether some units may take off together as an intercept mission.
fn launches(play: &Play, units: UnitSet) -> Result<(), Refusal> {
    let mission = MissionId::intercept(play.table.free_display().unwrap());
    let launch = Order::Launch { mission, units };
    AirOperations::check(&play.table, AirStep::Launch, launch)
}

fn launch(play: &mut Play, units: UnitSet) {
    assert_eq!(launches(play, units), Ok(()));
    let mission = MissionId::intercept(play.table.free_display().unwrap());
    let event = launch_event(&play.table, mission, units).unwrap();
    play.happen(event);
}

/// An intercept mission of some units over the fleet, with some fuel.
fn aloft(play: &mut Play, units: UnitSet, fuel: i8) -> MissionId {
    let what = MissionId::intercept(play.table.free_display().unwrap());
    play.happen(Event::Decks(DeckEvent::Launched {
        what,
        hex: HOME,
        units,
        fuel: Fuel::points(fuel),
        base: group(1),
        also_from: TaskGroupSet::EMPTY,
    }));
    play.happen(Event::Phase {
        number: play.table.phase + 1,
    });
    what
}

fn lands(play: &Play, unit: AirUnitId, name: &str) -> Result<(), Refusal> {
    let carrier = ship(name);
    let land = Order::Land { unit, carrier };
    AirOperations::check(&play.table, AirStep::Land, land)
}

fn refused<T>(why: DeckRefusal) -> Result<T, Refusal> {
    Err(Refusal::Decks(why))
}

/// Puts a unit of a carrier on patrol in a box of its group, before any move.
fn on_patrol(play: &mut Play, number: u8, place: u8, carrier: &str) -> CapId {
    let what = CapId {
        group: group(number),
        place,
    };
    let units = ready(play, carrier).first(1);
    play.happen(Event::Decks(DeckEvent::CapLaunched {
        what,
        display: 2 * number + place - 1,
        units,
    }));
    what
}

/// 17.1, the rulebook's example: with the wind from the east, the hexes to leeward of 1013 are 0913, 1014 and 1113.
#[test]
fn r17_1_from_hex_1013_three_hexes_are_to_leeward_of_an_east_wind() {
    let wind = Wind::HISTORICAL;
    let of = |course: WindCourse| -> Vec<String> {
        let mut hexes: Vec<String> = HOME
            .neighbours()
            .filter(|to| wind.course(HOME, *to) == course)
            .map(|hex| hex.to_string())
            .collect();
        hexes.sort();
        hexes
    };
    assert_eq!(of(WindCourse::Leeward), ["0913", "1014", "1113"]);
    assert_eq!(of(WindCourse::Windward), ["0912", "1012", "1112"]);
    assert_eq!(wind.course(HOME, HOME), WindCourse::StationKeeping);
    // Task Force 58 itself, sailing as one.
    for to in HOME.neighbours() {
        let mut play = fleet(&[1, 2, 3, 4, 7], &[]);
        us_move(&mut play, &[Order::MoveTaskForce { to }]);
        let course = wind.course(HOME, to);
        for number in 1..=4 {
            assert_eq!(play.table.wind_course(group(number)), Some(course), "{to}");
        }
    }
}

/// 17.0, 17.1: each task group with carriers, and no other, has the marker of its own move, inside the task force too, until the end of its next move.
#[test]
fn r17_0_r17_1_each_group_keeps_the_marker_of_its_own_move_until_the_next() {
    let mut play = fleet(&[1, 2, 3, 4, 7], &[]);
    us_move(&mut play, &[to(&[1], WEST), to(&[2, 7], EAST)]);
    let courses = |play: &Play| [1, 2, 3, 4].map(|it| play.table.wind_course(group(it)).unwrap());
    use WindCourse::{Leeward, StationKeeping, Windward};
    assert_eq!(
        courses(&play),
        [Leeward, Windward, StationKeeping, StationKeeping]
    );
    // The Battle Line has no carriers, and no marker (17.0).
    let markers = &play.table.markers;
    assert_eq!(markers.leeward, groups(&[1]));
    assert_eq!(markers.keeping_station, groups(&[3, 4]));
    // The others come to 58.1, each by a move of its own: 58.2 is two hexes off and follows by one.
    us_move(&mut play, &[to(&[3, 4], WEST)]);
    assert_eq!(
        courses(&play),
        [StationKeeping, StationKeeping, Leeward, Leeward]
    );
    assert_eq!(play.table.groups_in(WEST), groups(&[1, 3, 4]));
    // A new phase and a new turn change nothing; a move to windward takes the markers away.
    play.happen(Event::Phase { number: 4 });
    assert_eq!(play.table.wind_course(group(3)), Some(Leeward));
    us_move(&mut play, &[to(&[1, 3, 4], HOME)]);
    assert_eq!(
        courses(&play),
        [Windward, StationKeeping, Windward, Windward]
    );
    assert!(play.table.markers.leeward.is_empty());
}

/// 17.1: a chit at which nobody moves leaves everybody keeping station; without the option there are no markers.
#[test]
fn r17_1_who_stays_keeps_station_and_without_wind_nobody_does() {
    let mut play = fleet(&[1, 2], &[]);
    us_move(&mut play, &[]);
    assert_eq!(play.table.markers.keeping_station, groups(&[1, 2]));
    let events = play.events().len();
    play.table.markers = Default::default();
    us_move(&mut play, &[to(&[1], WEST)]);
    assert_eq!(play.table.wind_course(group(1)), None);
    let told = play.events()[events..].iter();
    let marks = told.filter(|it| matches!(it.event, Event::Fleet(FleetEvent::CourseMarked { .. })));
    assert_eq!(marks.count(), 0);
}

/// 17.2: to leeward a task group launches one unit in a phase, all its carriers together, and then lands none.
#[test]
fn r17_2_to_leeward_a_group_launches_or_lands_one_unit_a_phase() {
    let mut play = fleet(&[1, 2], &[]);
    mark(&mut play, WindCourse::Leeward, &[1]);
    let leeward = DeckRefusal::ToLeeward(group(1));
    let (hornet, yorktown) = (ready(&play, "Hornet"), ready(&play, "Yorktown"));
    assert_eq!(launches(&play, hornet), refused(leeward));
    let one_each = hornet.first(1).with(yorktown.first(1));
    assert_eq!(launches(&play, one_each), refused(leeward));
    // The other group is free, and both fly together.
    let with_others = hornet.first(1).with(ready(&play, "Wasp"));
    launch(&mut play, with_others);
    assert_eq!(launches(&play, yorktown.first(1)), refused(leeward));
    // Not both: who has launched lands none, on no other carrier either.
    let unit = with_others.iter().next().unwrap();
    for name in ["Yorktown", "Bataan"] {
        assert_eq!(lands(&play, unit, name), refused(leeward), "{name}");
    }
    // Aboard the others all goes on, and in the next phase one takes off again.
    play.happen(Event::Phase { number: 2 });
    assert_eq!(launches(&play, yorktown.first(1)), Ok(()));
}

/// 17.2: a landing is the one unit as well, and of the others none lands or takes off then.
#[test]
fn r17_2_one_landing_is_all_a_group_to_leeward_does() {
    let mut play = fleet(&[1], &[]);
    let crew = ready(&play, "Hornet");
    let mission = aloft(&mut play, crew, 9);
    mark(&mut play, WindCourse::Leeward, &[1]);
    let [one, other] = [0, 1].map(|at| crew.iter().nth(at).unwrap());
    assert_eq!(lands(&play, one, "Hornet"), Ok(()));
    landing::land(&mut play, one, ship("Hornet"));
    let leeward = DeckRefusal::ToLeeward(group(1));
    assert_eq!(lands(&play, other, "Hornet"), refused(leeward));
    assert_eq!(
        launches(&play, ready(&play, "Yorktown").first(1)),
        refused(leeward)
    );
    assert_eq!(play.table.mission(mission).unwrap().units.len(), 1);
}

/// 17.2, 4.34, 4.35: patrols come out of the box at once, each with the fuel of its die, and none enters it.
#[test]
fn r17_2_to_leeward_patrols_come_out_at_once_and_none_enters() {
    let mut play = fleet(&[1, 2], &[1, 10]);
    let caps =
        [("Hornet", 0), ("Yorktown", 1)].map(|(name, place)| on_patrol(&mut play, 1, place, name));
    let stays = on_patrol(&mut play, 2, 0, "Wasp");
    play.happen(Event::Phase { number: 2 });
    us_move(&mut play, &[to(&[1], WEST)]);
    let out: Vec<(u8, HexId, Fuel)> = play
        .table
        .missions
        .iter()
        .map(|it| (it.id.number, it.hex, it.fuel))
        .collect();
    // They came along in their box, and leave it where the group is now (6.36).
    assert_eq!(
        out,
        [(1, WEST, Fuel::points(10)), (2, WEST, Fuel::points(14))]
    );
    assert!(caps.iter().all(|cap| play.table.cap(*cap).is_none()));
    assert!(
        play.table.cap(stays).is_some(),
        "58.2 keeps station, and its patrol"
    );
    // Each is a thing by itself, within the marking.
    let record = &play.record;
    let placed = play.events().iter().filter(|it| {
        matches!(
            it.event,
            Event::Air(AirEvent::MissionPlaced { from: Some(_), .. })
        )
    });
    for it in placed {
        let scopes: Vec<Scope> = record
            .path(it.span)
            .map(|span| record.span(span).scope)
            .collect();
        assert!(matches!(scopes[0], Scope::Patrol { .. }));
        assert_eq!(scopes[1], Scope::WindCourses);
    }
    for (name, number) in [("Bataan", 1), ("Cabot", 2)] {
        let cap = CapId {
            group: group(number),
            place: 1,
        };
        let units = ready(&play, name).first(1);
        let order = Order::LaunchCap { cap, units };
        let checked = AirOperations::check(&play.table, AirStep::Launch, order);
        let shut = MissionRefusal::NoCapToLeeward(group(1));
        match number {
            1 => assert_eq!(checked, Err(Refusal::Missions(shut))),
            _ => assert_eq!(checked, Ok(())),
        }
    }
}

/// 17.3: keeping station each fleet carrier launches one unit or lands one, and one of the light carriers; another one in
/// another phase.
#[test]
fn r17_3_keeping_station_each_fleet_carrier_and_one_light_carrier_operate() {
    let mut play = fleet(&[1], &[]);
    mark(&mut play, WindCourse::StationKeeping, &[1]);
    let of = |play: &Play, name: &str| ready(play, name);
    assert_eq!(
        launches(&play, of(&play, "Hornet")),
        refused(DeckRefusal::KeepsStation(ship("Hornet")))
    );
    let light = of(&play, "Bataan").with(of(&play, "Belleau Wood"));
    let one_light = DeckRefusal::OneLightCarrier(group(1));
    assert_eq!(launches(&play, light), refused(one_light));
    let all = of(&play, "Hornet").first(1).with(of(&play, "Bataan"));
    launch(&mut play, all);
    // Yorktown may land while Hornet launches, but no carrier does both, and no other light carrier anything.
    let unit = all.iter().next().unwrap();
    assert_eq!(lands(&play, unit, "Yorktown"), Ok(()));
    assert_eq!(
        lands(&play, unit, "Hornet"),
        refused(DeckRefusal::LaunchedOrLanded(ship("Hornet")))
    );
    assert_eq!(lands(&play, unit, "Belleau Wood"), refused(one_light));
    let wood = of(&play, "Belleau Wood");
    assert_eq!(launches(&play, wood), refused(one_light));
    play.happen(Event::Phase { number: 2 });
    assert_eq!(launches(&play, wood), Ok(()));
}

/// 17.3, 4.33: a patrol stays in its box, and others enter it.
#[test]
fn r17_3_keeping_station_patrols_stay_in_their_box() {
    let mut play = fleet(&[1], &[]);
    let cap = on_patrol(&mut play, 1, 0, "Hornet");
    us_move(&mut play, &[]);
    assert!(play.table.cap(cap).is_some());
    play.happen(Event::Phase { number: 2 });
    let units = ready(&play, "Yorktown").first(1);
    let order = Order::LaunchCap { cap, units };
    assert_eq!(
        AirOperations::check(&play.table, AirStep::Launch, order),
        Ok(())
    );
}

/// 17.4: to windward a task group has all its air operations.
#[test]
fn r17_4_to_windward_a_group_flies_freely() {
    let mut play = fleet(&[1], &[]);
    mark(&mut play, WindCourse::Leeward, &[1]);
    us_move(&mut play, &[Order::MoveTaskForce { to: EAST }]);
    let all = ["Hornet", "Yorktown", "Bataan", "Belleau Wood"];
    let all = all.map(|name| ready(&play, name));
    let all = all.into_iter().fold(UnitSet::EMPTY, UnitSet::with);
    assert_eq!(all.len(), 6);
    assert_eq!(launches(&play, all), Ok(()));
    assert_eq!(within_the_wind(&play.table, all.iter()), all);
}

/// 6.24, 6.23, 12.11: of the limits of a ship, of damage and of the wind the lowest holds.
#[test]
fn r6_24_the_lowest_of_damage_and_wind_limits_a_launch() {
    use WindCourse::{Leeward, StationKeeping, Windward};
    let limit = |course: WindCourse, name: &str, hits: u8| {
        let mut play = fleet(&[1], &[]);
        play.happen(Event::Damage(DamageEvent::Hits {
            ship: ship(name).into(),
            hits,
            kind: HitKind::AirAttack,
        }));
        mark(&mut play, course, &[1]);
        operating_limit(&play.table, ship(name))
    };
    let ship_limits = |units| OperatingLimit {
        units,
        by: LimitedBy::Ship,
    };
    // A sound fleet carrier two, one with heavy damage one, a crippled one none (6.23, 12.11).
    assert_eq!(limit(Windward, "Hornet", 0), ship_limits(2));
    assert_eq!(limit(Windward, "Hornet", 4), ship_limits(1));
    assert_eq!(
        limit(StationKeeping, "Hornet", 0),
        OperatingLimit {
            units: 1,
            by: LimitedBy::StationKeeping
        }
    );
    assert_eq!(
        limit(Leeward, "Hornet", 0),
        OperatingLimit {
            units: 1,
            by: LimitedBy::Leeward(group(1))
        }
    );
    for course in [StationKeeping, Leeward] {
        assert_eq!(limit(course, "Hornet", 4), ship_limits(1));
        assert_eq!(limit(course, "Hornet", 6), ship_limits(0));
        assert_eq!(limit(course, "Bataan", 3), ship_limits(0));
    }
}

/// 6.24: some, all or none of the ready units take off, the whole of a fleet by the chart: but in the wind so many.
#[test]
fn r6_24_of_all_that_is_ready_the_wind_lets_so_many_go() {
    use WindCourse::{Leeward, StationKeeping, Windward};
    for (course, most) in [(Windward, 6), (StationKeeping, 3), (Leeward, 1)] {
        let mut play = fleet(&[1], &[]);
        mark(&mut play, course, &[1]);
        let decks = play.table.decks.iter();
        let each: Vec<(CarrierId, u8)> =
            decks.map(|deck| (deck.carrier, deck.ready.len())).collect();
        assert_eq!(together(&play.table, &each), most);
        let ready = play.table.decks.iter().map(|deck| deck.ready);
        let all = ready.fold(UnitSet::EMPTY, UnitSet::with);
        let able = within_the_wind(&play.table, all.iter());
        assert_eq!(able.len(), most);
        // What the legal orders launch together is as many.
        let legal = AirOperations::legal(&play.table, AirStep::Launch).into_iter();
        let launched = legal.filter_map(|order| match order {
            Order::Launch { units, .. } => Some(units.len()),
            _ => None,
        });
        assert_eq!(launched.max(), Some(most));
    }
}

/// A search of some units, two hexes out and turned for home.
fn returning(play: &mut Play, units: UnitSet) {
    play.happen(Event::Searches(SearchEvent::Launched {
        what: SEARCH,
        units,
        hex: HOME,
        base: group(1),
        aim: WESTWARD,
        max_radius: WESTWARD.max_radius(HOME),
    }));
    fly(play);
    let there = play.table.search(SEARCH).unwrap();
    let (hex, at) = (there.hex, there.at);
    play.happen(Event::Searches(SearchEvent::Turned {
        search: SEARCH,
        hex,
        at,
        force: crate::engine::forces::ForceId::Letter('F'),
        why: crate::engine::event::TurnReason::MetCarriers,
    }));
    play.happen(Event::Phase {
        number: play.table.phase + 1,
    });
}

fn fly(play: &mut Play) -> Option<Decision> {
    let mut flight = SearchFlight::new(SEARCH);
    loop {
        match flight.step(play) {
            Step::Again => {}
            Step::Ask(decision) => return Some(decision),
            _ => return None,
        }
    }
}

/// 8.282, 17.2: searches share the limit: what a group to leeward sends to search is all that it launches, and it lands
/// nothing then.
#[test]
fn r8_282_searches_count_against_what_the_wind_allows() {
    let mut play = fleet(&[1], &[]);
    let mission = {
        let crew = ready(&play, "Belleau Wood");
        aloft(&mut play, crew, 9)
    };
    mark(&mut play, WindCourse::Leeward, &[1]);
    let leeward = DeckRefusal::ToLeeward(group(1));
    let two = ready(&play, "Hornet");
    assert_eq!(check_search(&play.table, two, WESTWARD), refused(leeward));
    let one = two.first(1);
    assert_eq!(check_search(&play.table, one, WESTWARD), Ok(()));
    play.happen(Event::Searches(SearchEvent::Launched {
        what: SEARCH,
        units: one,
        hex: HOME,
        base: group(1),
        aim: WESTWARD,
        max_radius: WESTWARD.max_radius(HOME),
    }));
    assert_eq!(
        launches(&play, ready(&play, "Yorktown").first(1)),
        refused(leeward)
    );
    let unit = play.table.mission(mission).unwrap().units.iter().next();
    assert_eq!(
        lands(&play, unit.unwrap(), "Belleau Wood"),
        refused(leeward)
    );
}

/// 8.282, 17.3: keeping station, a search that lands on one light carrier keeps the others from launching.
#[test]
fn r8_282_a_search_that_lands_takes_the_light_carriers_one_unit() {
    let mut play = fleet(&[1], &[]);
    let crew = ready(&play, "Bataan");
    returning(&mut play, crew);
    mark(&mut play, WindCourse::StationKeeping, &[1]);
    assert_eq!(
        fly(&mut play),
        Some(Decision::SearchLanding { search: SEARCH })
    );
    let unit = crew.iter().next().unwrap();
    let carrier = ship("Bataan");
    assert_eq!(
        check_search_landing(&play.table, SEARCH, Order::Land { unit, carrier }),
        Ok(())
    );
    search::land(&mut play, SEARCH, unit, carrier);
    assert_eq!(
        launches(&play, ready(&play, "Belleau Wood")),
        refused(DeckRefusal::OneLightCarrier(group(1)))
    );
}

/// 8.28, 17.2: of a search of two that comes home to a group to leeward one unit lands, and the other is lost at home: the
/// record says that it is the wind.
#[test]
fn r8_282_r8_28_search_planes_that_the_wind_leaves_no_room_are_lost() {
    let mut play = fleet(&[1], &[]);
    let crew = ready(&play, "Hornet");
    returning(&mut play, crew);
    mark(&mut play, WindCourse::Leeward, &[1]);
    let mut flight = SearchFlight::new(SEARCH);
    while let Step::Again = flight.step(&mut play) {}
    let (unit, carrier) = (crew.iter().next().unwrap(), ship("Hornet"));
    flight.answer(Order::Land { unit, carrier }, &mut play);
    while let Step::Again = flight.step(&mut play) {}
    assert!(play.table.searches.is_empty());
    let lost = play.table.lost.iter();
    let lost: Vec<_> = lost.map(|it| (it.unit, it.at_home, it.why)).collect();
    let other = crew.iter().nth(1).unwrap();
    assert_eq!(lost, [(other, true, UnitLoss::NoRoomInTheWind)]);
    let told = play.events().iter().rev();
    let told = told
        .filter(|it| matches!(it.event, Event::Losses(LossEvent::Unit { .. })))
        .map(|it| it.event.to_string());
    assert!(
        told.into_iter()
            .any(|it| it.contains("do not steam into the wind"))
    );
}

/// 4.431, 4.16: who finds no room in the wind waits over the fleet for a point a phase, and the record says why.
#[test]
fn r17_2_r4_431_who_finds_no_room_waits_overhead_for_a_point_of_fuel() {
    let mut play = fleet(&[1], &[]);
    let crew = ready(&play, "Hornet");
    let mission = aloft(&mut play, crew, 9);
    mark(&mut play, WindCourse::Leeward, &[1]);
    play.happen(Event::Air(AirEvent::Held { what: mission }));
    landing::land(&mut play, crew.iter().next().unwrap(), ship("Hornet"));
    movement::pay_for_staying(&mut play);
    assert_eq!(play.table.mission(mission).unwrap().fuel, Fuel::points(8));
    let last = play.events().last().map(|it| &it.event);
    assert!(matches!(
        last,
        Some(Event::Air(AirEvent::Fuel {
            spent: 1,
            why: FuelUse::WaitingForTheWind,
            ..
        }))
    ));
    // With room it is its own choice.
    mark(&mut play, WindCourse::Windward, &[1]);
    movement::pay_for_staying(&mut play);
    let last = play.events().last().map(|it| &it.event);
    assert!(matches!(
        last,
        Some(Event::Air(AirEvent::Fuel {
            why: FuelUse::Holding,
            ..
        }))
    ));
}

/// 17.1-17.3, beforehand: what a move leaves until the next is reckoned with the moves' own rules.
#[test]
fn r17_2_what_a_move_leaves_is_known_before_it() {
    let mut play = fleet(&[1, 2], &[]);
    let cap = on_patrol(&mut play, 1, 0, "Yorktown");
    let crew = ready(&play, "Hornet").with(ready(&play, "Bataan"));
    returning(&mut play, crew);
    let leaves = |order: Order| wind_leaves(&play.table, order).unwrap();
    let units = |order: Order| -> Vec<(u8, u8, u8)> {
        let groups = leaves(order).groups;
        groups
            .iter()
            .map(|it| (it.group.0, it.units, it.freely))
            .collect()
    };
    let west = Order::MoveTaskForce { to: WEST };
    assert_eq!(units(west), [(1, 1, 6), (2, 1, 6)]);
    assert_eq!(units(Order::GoOn), [(1, 3, 6), (2, 3, 6)]);
    assert_eq!(
        units(Order::MoveTaskForce { to: EAST }),
        [(1, 6, 6), (2, 6, 6)]
    );
    assert_eq!(leaves(west).patrols, [cap]);
    assert!(leaves(Order::GoOn).patrols.is_empty());
    // Three units come home to two groups that land one each.
    assert_eq!(leaves(west).searches, [(vec![SEARCH], 1)]);
    assert!(leaves(Order::GoOn).searches.is_empty());
    assert_eq!(
        units(to(&[2], WEST)),
        [(2, 1, 6)],
        "of those alone that sail"
    );
}

//! The chase, on tables made for it: where the fleet is drawn to, when searches come home and when planes are readied.

use super::both;
use super::chase::{
    calls_patrols_home, calls_searches_home, closing, goes_off, is_on, keeps_displays_for_it,
    keeps_station, readies_strikes, will_lie,
};
use super::launching::patrol_of;
use super::sailing::{WhySail, sailing};
use crate::engine::clock::Turn;
use crate::engine::event::{DeckEvent, DetectionEvent, Event, RefuellingEvent};
use crate::engine::fleet::{
    AirUnitId, Fuel, MissionId, SearchAim, TaskGroupId, TaskGroupSet, search_launched,
};
use crate::engine::forces::{Detection, ForceId, Intelligence, OilerId};
use crate::engine::game::Game;
use crate::engine::map::{HexId, WindCourse};
use crate::engine::order::Order;
use crate::engine::scenario::{Scenario, Variant};

const F: ForceId = ForceId::Letter('F');
const G: ForceId = ForceId::Letter('G');
const NIGHT: Turn = Turn::at(19, 2250);
/// Where Task Force 58 is at the start.
const FLEET: HexId = HexId::at(1109);
/// Where the oiler lies.
const AT_OILER: HexId = HexId::at(1426);

/// Scenario 8 in a turn, with an oiler at sea, and with forces of which nothing is known.
fn at(turn: Turn, forces: &[(ForceId, HexId)]) -> Game {
    at_with(&[Variant::Refuelling], turn, forces)
}

fn at_with(options: &[Variant], turn: Turn, forces: &[(ForceId, HexId)]) -> Game {
    let scenario = Scenario::numbered(8).unwrap();
    let mut game = Game::new(scenario, options, 1).unwrap();
    game.apply_hypothetical(&Event::Turn { turn });
    game.apply_hypothetical(&Event::Phase { number: 1 });
    game.apply_hypothetical(&Event::Refuelling(RefuellingEvent::OilerPlaced {
        oiler: OilerId::C,
        hex: AT_OILER,
    }));
    for (id, hex) in forces {
        game.apply_hypothetical(&Event::Detection(DetectionEvent::Placed {
            what: *id,
            hex: *hex,
            detection: Detection::Undetected,
            intelligence: Intelligence::Level0,
            retiring: true,
            ships: Vec::new(),
            cap: None,
        }));
    }
    game
}

/// A force that wants no oil any more.
fn gives_up(game: &mut Game, force: ForceId) {
    game.apply_hypothetical(&Event::Refuelling(RefuellingEvent::GivesUp { force }));
}

/// 20.5, 20.7: what goes to an oiler is awaited there, and what has given it up where it is.
#[test]
fn r20_5_the_fleet_goes_for_the_oiler_where_a_force_will_lie() {
    let mut game = at(NIGHT, &[(F, HexId::at(2220))]);
    let lies = |game: &Game| will_lie(game.table(), game.table().force(F).unwrap());
    assert_eq!(lies(&game), AT_OILER);
    let to = closing(&game).unwrap();
    assert!(to.distance(AT_OILER) < FLEET.distance(AT_OILER));
    gives_up(&mut game, F);
    assert_eq!(lies(&game), HexId::at(2220));
    let to = closing(&game).unwrap();
    assert!(to.distance(HexId::at(2220)) < FLEET.distance(HexId::at(2220)));
}

/// It stops five hexes off, and of two forces at unequal distances on either side it goes for the nearer.
#[test]
fn the_fleet_closes_to_five_hexes_and_on_the_nearer_of_two() {
    let from = |forces: &[(ForceId, HexId)]| {
        let mut game = at(NIGHT, forces);
        forces.iter().for_each(|(id, _)| gives_up(&mut game, *id));
        closing(&game)
    };
    let (near, far) = (HexId::at(1114), HexId::at(1115));
    assert_eq!((FLEET.distance(near), FLEET.distance(far)), (5, 6));
    assert_eq!(from(&[(F, near)]), Err(WhySail::NoneIsNearer));
    assert!(from(&[(F, far)]).unwrap().distance(far) == 5);
    let (north, west) = (HexId::at(109), HexId::at(1117));
    let to = from(&[(F, north), (G, west)]).unwrap();
    assert!(FLEET.distance(west) < FLEET.distance(north));
    assert!(to.distance(west) < FLEET.distance(west));
}

/// 19.2, 20.5: a force that goes home has gone on by a hex when a strike comes, unless it waits at its oiler.
#[test]
fn r19_2_a_strike_allows_a_hex_for_a_force_that_goes_home() {
    let by_day = Turn::at(20, 1050);
    let game = at(by_day, &[(F, AT_OILER), (G, HexId::at(1120))]);
    let off = |game: &Game, id| goes_off(game, game.table().force(id).unwrap());
    assert_eq!((off(&game, F), off(&game, G)), (0, 1));
    let mut game = game;
    gives_up(&mut game, F);
    assert_eq!(off(&game, F), 1, "it waits no longer");
}

/// 19.1: it begins with the dusk of June 19, where the rule of refuelling is in play; on the first day it is only prepared.
#[test]
fn r19_1_the_chase_begins_with_the_dusk_of_june_19() {
    for (turn, on) in [
        (Turn::at(19, 1730), false),
        (Turn::at(19, 1850), true),
        (Turn::at(20, 530), true),
    ] {
        assert_eq!(is_on(&at(turn, &[])), on, "{turn}");
        assert!(keeps_displays_for_it(&at(turn, &[])), "{turn}");
    }
    let scenario = Scenario::numbered(8).unwrap();
    let without = Game::new(scenario, &[], 1).unwrap();
    assert!(both::is_it(&without) && !keeps_displays_for_it(&without));
}

/// 17.2: by night nobody flies, and the fleet closes to leeward; with a strike out it keeps its station. Patrols come down
/// in the evening before.
#[test]
fn r17_2_the_fleet_closes_to_leeward_while_nobody_flies() {
    let options = [Variant::Refuelling, Variant::LeewardMovement];
    let west = HexId::at(1122);
    let mut game = at_with(&options, NIGHT, &[(F, west)]);
    gives_up(&mut game, F);
    let wind = game.table().markers.wind.unwrap();
    let (order, why) = sailing(&game);
    let Order::MoveTaskForce { to } = order else {
        panic!("{order}: {why:?}");
    };
    assert_eq!(wind.course(FLEET, to), WindCourse::Leeward);
    assert!(!keeps_station(&game, to));
    let ready = game.table().decks.iter();
    let unit = ready.filter_map(|deck| deck.ready.iter().next()).next();
    let units = unit.unwrap().into();
    let mission = MissionId::strike(game.table().free_display().unwrap());
    game.apply_hypothetical(&Event::Decks(DeckEvent::Launched {
        what: mission,
        hex: FLEET,
        units,
        fuel: Fuel::points(14),
        base: TaskGroupId(1),
        also_from: TaskGroupSet::EMPTY,
    }));
    assert!(keeps_station(&game, to));
    assert_eq!(sailing(&game), (Order::GoOn, WhySail::KeepsDecks));

    let calls = |options: &[Variant], turn| calls_patrols_home(&at_with(options, turn, &[]));
    assert!(calls(&options, Turn::at(19, 1730)) && calls(&options, Turn::at(20, 530)));
    assert!(!calls(&options, Turn::at(19, 1610)) && !calls(&options, NIGHT));
    assert!(
        !calls(&[Variant::Refuelling], Turn::at(19, 1730)),
        "no wind"
    );
}

/// 8.28, 8.34: searches fly home in the dark if another day comes.
#[test]
fn r8_28_searches_fly_home_in_the_night_before_another_day() {
    let calls = |turn: Turn, is_out: bool| {
        let mut game = at(turn, &[]);
        if is_out {
            let table = game.table();
            let search = table.next_search();
            let ready = table.decks.iter().find_map(|deck| deck.ready.iter().next());
            let unit: AirUnitId = ready.unwrap();
            let aim = SearchAim::Narrow(0);
            let launched = search_launched(table, search, unit.into(), aim).unwrap();
            game.apply_hypothetical(&launched);
        }
        calls_searches_home(&game)
    };
    assert!(calls(NIGHT, true) && !calls(NIGHT, false));
    assert!(!calls(Turn::at(19, 1730), true) && !calls(Turn::at(20, 530), true));
    assert!(!calls(Turn::at(20, 2010), true), "no day comes after it");
}

/// 6.23: planes come up for the morning in the last turns of the night.
#[test]
fn r6_23_planes_are_readied_before_dawn_and_by_day() {
    for (turn, readies) in [
        (Turn::at(19, 1730), false),
        (Turn::at(19, 2010), false),
        (Turn::at(19, 130), false),
        (Turn::at(19, 250), true),
        (Turn::at(19, 410), true),
        (Turn::at(20, 530), true),
        (Turn::at(20, 1730), true),
        (Turn::at(20, 2010), false),
    ] {
        assert_eq!(readies_strikes(&at(turn, &[])), readies, "{turn}");
    }
}

/// 4.13, 4.33: a patrol that takes off joins the one in its group's box, so that the group has one display.
#[test]
fn r4_33_the_patrols_of_a_group_share_a_display() {
    let mut game = at(Turn::at(20, 530), &[]);
    let patrol = |game: &Game, units: u8| {
        let table = game.table();
        let group = table.task_group(TaskGroupId(1)).unwrap();
        patrol_of(game, group, units)
    };
    let Some(Order::LaunchCap { cap, units }) = patrol(&game, 1) else {
        panic!("no patrol");
    };
    game.apply_hypothetical(&Event::Decks(DeckEvent::CapLaunched {
        what: cap,
        display: 1,
        units,
    }));
    let Some(Order::LaunchCap { cap: next, .. }) = patrol(&game, 2) else {
        panic!("no second patrol");
    };
    assert_eq!(next, cap);
}

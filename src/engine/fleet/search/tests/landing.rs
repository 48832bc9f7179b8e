//! Searches coming home (6.28, 8.28, 8.282).

use super::super::landing::{check_search_landing, legal_search_landings};
use super::super::{Leg, check_search};
use super::*;
use crate::engine::event::DeckEvent;
use crate::engine::event::{Deck, UnitLoss};
use crate::engine::fleet::CarrierId;
use crate::engine::refusal::{DeckRefusal, Refusal, SearchRefusal};
use crate::engine::save::corrections::{Correction, Departure};
use crate::engine::ships::ShipId;

const AT_HOME: Option<Decision> = Some(Decision::SearchLanding { search: SEARCH });

/// A search two hexes out that has turned for home.
fn returning(crew: UnitSet) -> Play {
    let mut play = fleet(HOME, &[], &[]);
    launch(&mut play, SEARCH, crew, WEST);
    fly(&mut play);
    turn_back(&mut play);
    play
}

fn first_unit(play: &Play) -> AirUnitId {
    play.table
        .search(SEARCH)
        .unwrap()
        .units
        .iter()
        .next()
        .unwrap()
}

fn carriers(play: &Play) -> Vec<CarrierId> {
    play.table.carriers_in(HOME).collect()
}

/// 8.28, 6.28: over its task group it lands at once, on any carrier of the hex, of whatever task group.
#[test]
fn r6_28_r8_28_it_lands_at_once_on_any_carrier_of_the_hex() {
    let mut play = returning(pair());
    let mut flight = SearchFlight::new(SEARCH);
    assert_eq!(carry_on(&mut flight, &mut play), AT_HOME);
    assert_eq!(play.table.search(SEARCH).unwrap().leg, Leg::Inbound);
    let all = carriers(&play);
    let mut groups: Vec<TaskGroupId> = all.iter().map(|it| it.data().group).collect();
    groups.dedup();
    assert_eq!(groups, [1, 2, 3].map(TaskGroupId));
    let legal = legal_search_landings(&play.table, SEARCH);
    assert_eq!(legal.len(), 2 * all.len());
    // It may not stay in the air.
    let stay = check_search_landing(&play.table, SEARCH, Order::GoOn);
    assert_eq!(
        stay,
        Err(Refusal::Searches(SearchRefusal::SearchMustLand(SEARCH)))
    );
    let carrier = *all.last().unwrap();
    for unit in pair().iter() {
        flight.answer(Order::Land { unit, carrier }, &mut play);
        carry_on(&mut flight, &mut play);
    }
    let deck = play.table.deck(carrier).unwrap();
    assert_eq!((deck.landing, deck.handled.landed), (pair(), 2));
    assert!(play.table.searches.is_empty());
    assert!(play.table.lost.is_empty());
}

/// 8.28, 8.282, 6.28: not on a carrier that has launched in this phase, nor past her landing limit.
#[test]
fn r8_28_a_carrier_does_not_both_launch_and_land_searches() {
    let mut play = returning(pair());
    assert_eq!(fly(&mut play), AT_HOME);
    let [one, other] = carriers(&play)[..2] else {
        panic!("there are more carriers");
    };
    let limit = play.table.limits(other).launch_or_land;
    for deck in &mut play.table.decks {
        if deck.carrier == one {
            deck.handled.launched = 1;
        } else if deck.carrier == other {
            deck.handled.landed = limit;
        }
    }
    let unit = first_unit(&play);
    let land = |carrier| check_search_landing(&play.table, SEARCH, Order::Land { unit, carrier });
    assert_eq!(
        land(one),
        Err(Refusal::Decks(DeckRefusal::LaunchedOrLanded(one)))
    );
    let carrier = other;
    assert_eq!(
        land(other),
        Err(Refusal::Decks(DeckRefusal::LandingLimit { carrier, limit }))
    );
}

/// 8.28: units that find no deck are lost, ditched in the hex of their task group.
#[test]
fn r8_28_without_a_deck_it_is_lost_at_home() {
    let mut play = returning(pair());
    play.table.scenario = 4;
    for deck in &mut play.table.decks {
        deck.handled.launched = 1;
    }
    assert_eq!(fly(&mut play), None);
    assert!(play.table.searches.is_empty());
    let lost: Vec<_> = play
        .table
        .lost
        .iter()
        .map(|it| (it.hex, it.at_home, it.why))
        .collect();
    assert_eq!(lost, [(HOME, true, UnitLoss::NoRoom); 2]);
    // Scenario 4 counts a point for each.
    assert_eq!(play.table.score, -2);
}

/// 8.28: so are they where their task group has no ship left, as when those it has stand by a crippled one (12.411).
#[test]
fn r8_28_without_a_deck_it_is_lost_at_home_though_no_ship_is_there() {
    let mut play = returning(pair());
    play.table.scenario = 6;
    play.table.sunk = ShipId::all().filter(|ship| ship.is_us()).collect();
    assert!(!play.table.is_home(HOME));
    assert_eq!(fly(&mut play), None);
    let lost = play.table.lost.iter().map(|it| (it.hex, it.at_home));
    assert_eq!(lost.collect::<Vec<_>>(), [(HOME, true); 2]);
    // A game saved before, in which they counted as lost away, is known by it.
    let departure = Departure {
        number: 1,
        corrections: vec![Correction::DitchedAtHome],
    };
    let departs = Departure::at(1, play.events(), &play.table, false);
    assert_eq!(departs, Some(departure));
}

/// 8.282, 6.24: a carrier that has landed a search launches nothing in that phase, and what she has landed counts
/// against her limit; in the next phase she is free again.
#[test]
fn r6_24_r8_282_a_carrier_that_landed_a_search_launches_nothing() {
    let mut play = returning(pair().first(1));
    let mut flight = SearchFlight::new(SEARCH);
    assert_eq!(carry_on(&mut flight, &mut play), AT_HOME);
    let (unit, carrier) = (first_unit(&play), carriers(&play)[0]);
    flight.answer(Order::Land { unit, carrier }, &mut play);
    let crew = units(AirUnitType::F6F, 1);
    play.happen(Event::Decks(DeckEvent::Aboard {
        what: carrier,
        deck: Deck::Ready,
        units: crew,
    }));
    let check = |play: &Play| check_search(&play.table, crew, WEST);
    assert_eq!(
        check(&play),
        Err(Refusal::Decks(DeckRefusal::LaunchedOrLanded(carrier)))
    );
    play.happen(Event::Phase { number: 2 });
    // What has landed is still on the flight deck; lowered, it is out of the way.
    play.happen(Event::Decks(DeckEvent::Handled {
        carrier,
        unit,
        from: Deck::Landing,
        to: Deck::Hangar,
    }));
    assert_eq!(check(&play), Ok(()));
}

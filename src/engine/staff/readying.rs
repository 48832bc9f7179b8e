//! Flight decks for searches: on each as many units ready as can take off together, attack planes before
//! fighters, and room for the searches and the strikes that come home (6.24, 6.27, 6.28, 8.28).

use crate::engine::fleet::{
    AirOperations, AirStep, AirUnitId, CarrierId, FlightDeck, Limits, Movement, TaskGroupId,
    UnitSet, check_can_operate, check_clear, together,
};
use crate::engine::forecast::homecomings;
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::table::Table;

/// Hexes that a mission flies in two phases at most (4.432).
const IN_TWO_PHASES: u8 = 4;
/// With so many fuel points left, a strike that is near its carriers comes home to them.
const LITTLE_FUEL: u8 = 4;

/// The next order of a step for the decks of some task groups; nothing when they are as they should be.
/// `handled` says whose decks are handled so at all: the others keep what stands on them.
pub(in crate::engine) fn next_order(
    table: &Table,
    step: AirStep,
    whose: impl Fn(TaskGroupId) -> bool,
    handled: impl Fn(TaskGroupId) -> bool,
) -> Option<Order> {
    let keep = keep(table, handled);
    let hers = table.decks.iter();
    let mut hers = hers.filter(|deck| whose(deck.carrier.data().group));
    hers.find_map(|deck| {
        let kept = keep.iter().find(|(carrier, _)| *carrier == deck.carrier)?.1;
        match step {
            AirStep::Raise => raise(table, deck, kept),
            AirStep::Service => service(table, deck, kept),
            AirStep::Lower => lower(table, deck, kept),
            AirStep::Launch | AirStep::Land => None,
        }
    })
}

/// The ready units that each carrier keeps on deck: as many as may stand there at a launch (6.24), less where
/// those that come home next would find no room (6.28). Decks with the fewest ready units give way
/// first, for on them nobody has to be lowered.
fn keep(table: &Table, handled: impl Fn(TaskGroupId) -> bool) -> Vec<(CarrierId, u8)> {
    let is_handled = |deck: &&FlightDeck| handled(deck.carrier.data().group);
    let mut keep: Vec<(CarrierId, u8)> = table
        .decks
        .iter()
        .filter(is_handled)
        .map(|deck| (deck.carrier, table.limits(deck.carrier).launch_occupancy))
        .collect();
    for (hex, units) in coming_home(table) {
        let here: Vec<&FlightDeck> = table
            .carriers_in(hex)
            .filter_map(|carrier| table.deck(carrier))
            .collect();
        let kept = |keep: &[(CarrierId, u8)], deck: &FlightDeck| {
            let hers = keep.iter().find(|(carrier, _)| *carrier == deck.carrier);
            hers.map_or(deck.ready.len(), |(_, kept)| *kept)
        };
        let room_with = |ready: &dyn Fn(&FlightDeck) -> u8| {
            let each = here.iter();
            let each = each.map(|deck| (deck.carrier, room_beside(table, deck, ready(deck))));
            together(table, &each.collect::<Vec<_>>())
        };
        let room = |keep: &[(CarrierId, u8)]| room_with(&|deck| kept(keep, deck));
        let mut giving: Vec<&FlightDeck> = here.iter().copied().filter(is_handled).collect();
        // A fleet carrier that takes two in loses no more launches than one that takes one in.
        giving.insertion_sort_by_key(|deck| (deck.ready.len(), deck.carrier));
        while room(&keep) < units {
            // 17.2: where the wind sets the limit, a free deck more is no room more.
            let gives = |giving: &&&FlightDeck| {
                let then = |deck: &FlightDeck| {
                    let gives = u8::from(deck.carrier == giving.carrier);
                    kept(&keep, deck) - gives
                };
                kept(&keep, giving) > 0 && room_with(&then) > room(&keep)
            };
            let Some(deck) = giving.iter().find(gives).map(|deck| deck.carrier) else {
                break;
            };
            for (carrier, kept) in &mut keep {
                *kept -= u8::from(*carrier == deck);
            }
        }
    }
    keep
}

/// Where units come home, and how many: searches with the next search segment (8.28), and strikes that have made
/// their attempts or have little fuel left, two phases before they are there, or that wait over their carriers.
fn coming_home(table: &Table) -> Vec<(HexId, u8)> {
    let searches = homecomings(table).into_iter();
    let mut coming: Vec<(HexId, u8)> = searches.map(|home| (home.hex, home.units.len())).collect();
    for strike in table
        .missions
        .iter()
        .filter(|mission| !mission.is_intercept())
    {
        let groups = table.task_groups.iter().map(|group| group.hex);
        let Some(home) = groups.min_by_key(|hex| hex.distance(strike.hex)) else {
            continue;
        };
        let way = home.distance(strike.hex);
        let turns_back = strike.spent || strike.fuel.left() <= LITTLE_FUEL;
        let is_back = way == 0 && strike.movement != Movement::Launched;
        if !is_back && (!turns_back || way > IN_TWO_PHASES) {
            continue;
        }
        match coming.iter_mut().find(|(hex, _)| *hex == home) {
            Some((_, units)) => *units += strike.units.len(),
            None => coming.push((home, strike.units.len())),
        }
    }
    coming
}

/// Units that a carrier could take in beside so many ready ones, once what has landed is below (6.28, 6.29).
fn room_beside(table: &Table, deck: &FlightDeck, ready: u8) -> u8 {
    let carrier = deck.carrier;
    if check_clear(table, carrier)
        .and_then(|()| check_can_operate(table, carrier))
        .is_err()
    {
        return 0;
    }
    let Limits {
        launch_or_land,
        flight_deck,
        total,
        ..
    } = table.limits(carrier);
    let on_deck = flight_deck.saturating_sub(ready);
    let aboard = total.saturating_sub(deck.aboard().len());
    on_deck.min(aboard).min(launch_or_land)
}

/// Attack planes come up; fighters, which see less (8.211), where there are no others.
fn raise(table: &Table, deck: &FlightDeck, kept: u8) -> Option<Order> {
    if deck.ready.len() >= kept {
        return None;
    }
    let others = attack_planes(deck.servicing.with(deck.hangar));
    let units = match others.is_empty() {
        true => deck.servicing,
        false => attack_planes(deck.servicing),
    };
    first(table, AirStep::Raise, units, |unit| Order::Raise { unit })
}

/// Servicing has places for what must leave the deck, and attack planes in the rest of it.
fn service(table: &Table, deck: &FlightDeck, kept: u8) -> Option<Order> {
    let leaving = deck.ready.len().saturating_sub(kept);
    let places = table.limits(deck.carrier).servicing;
    let waiting = attack_planes(deck.hangar);
    let fighters = deck.servicing.fighters();
    let stow = |units: UnitSet| {
        let stow = |unit| Order::Stow { unit };
        first(table, AirStep::Service, units, stow)
    };
    let service = |units: UnitSet| {
        let service = |unit| Order::Service { unit };
        first(table, AirStep::Service, units, service)
    };
    if deck.servicing.len() + leaving > places {
        return stow(fighters).or_else(|| stow(deck.servicing));
    }
    if deck.servicing.len() + leaving < places {
        let none = waiting.is_empty() && attack_planes(deck.servicing).is_empty();
        return service(if none { deck.hangar } else { waiting });
    }
    // A fighter that is brought below from the deck may stand in the way of an attack plane.
    let is_in_the_way = !waiting.is_empty() && leaving == 0;
    is_in_the_way.then(|| stow(fighters)).flatten()
}

/// What has landed goes below, then what is too much on deck, fighters first.
fn lower(table: &Table, deck: &FlightDeck, kept: u8) -> Option<Order> {
    let lower = |units: UnitSet| {
        let lower = |unit| Order::Lower { unit };
        first(table, AirStep::Lower, units, lower)
    };
    lower(deck.landing).or_else(|| {
        let is_too_much = deck.ready.len() > kept;
        let each = [deck.ready.fighters(), deck.ready];
        is_too_much
            .then(|| each.into_iter().find_map(lower))
            .flatten()
    })
}

fn attack_planes(units: UnitSet) -> UnitSet {
    units.without(units.fighters())
}

/// The first legal order of a step for one of some units.
fn first(
    table: &Table,
    step: AirStep,
    units: UnitSet,
    order: impl Fn(AirUnitId) -> Order,
) -> Option<Order> {
    let mut orders = units.iter().map(order);
    orders.find(|order| AirOperations::check(table, step, *order).is_ok())
}

//! Where the staff sends its searches, and where it moves the fleet (6.3, 8.2).

use super::both;
use crate::engine::clock::PHASES;
use crate::engine::fleet::{
    AirUnitId, CarrierId, SearchAim, SearchId, UnitSet, search_modifiers, task_force_moves,
};
use crate::engine::forces::{Force, Intelligence};
use crate::engine::forecast::homecomings;
use crate::engine::game::Game;
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::table::Table;

/// What a chance to see a force must be worth for a search to be sent, in hundredths of a point.
const WORTH_A_SEARCH: u32 = 8;
/// Hexes a retiring force is likely to draw off before a search comes to it.
const DRIFT: u8 = 1;

/// Towards the reports that matter most.
pub(super) fn us_movement(game: &Game) -> Order {
    let table = game.table();
    let distance = |hex: HexId| {
        let wanted = table
            .forces
            .iter()
            .filter(|force| !force.intelligence.is_complete());
        wanted
            .map(|force| u32::from(hex.distance(force.hex)))
            .sum::<u32>()
    };
    let here = table
        .task_groups
        .first()
        .map_or(0, |group| distance(group.hex));
    let best = task_force_moves(table)
        .into_iter()
        .min_by_key(|to| distance(*to));
    match best.filter(|to| distance(*to) < here) {
        Some(to) => Order::MoveTaskForce { to },
        None => Order::GoOn,
    }
}

/// In the first phase, unless what comes home would find no deck and a later phase of the turn may have one.
pub(super) fn declare(game: &Game) -> Order {
    let table = game.table();
    let homes = homecomings(table);
    let ditches = homes.iter().any(|home| home.without_deck() > 0);
    match ditches && table.phase < PHASES {
        true => Order::GoOn,
        false => Order::DeclareSearch,
    }
}

/// Of two hexes the one with more forces to be seen (8.32).
pub fn best_path(table: &Table, hexes: [HexId; 2]) -> HexId {
    let number = |hex: HexId| table.forces.iter().filter(|it| it.hex == hex).count();
    let [one, other] = hexes;
    if number(other) > number(one) {
        other
    } else {
        one
    }
}

/// Where the staff lands a unit of a search (8.28).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchLanding {
    /// The unit.
    pub unit: AirUnitId,
    /// On whom.
    pub carrier: CarrierId,
    /// Whether one deck alone is left to it, so that it lands there without an order.
    pub by_itself: bool,
}

impl SearchLanding {
    /// The order that brings it down, if it needs one.
    pub fn order(&self) -> Option<Order> {
        let (unit, carrier) = (self.unit, self.carrier);
        (!self.by_itself).then_some(Order::Land { unit, carrier })
    }
}

/// The decks the staff gives to a search that is home: each unit's own, else the one with the most room, as far as
/// there is any (8.28).
pub fn search_landings(game: &Game, search: SearchId) -> Vec<SearchLanding> {
    let table = game.table();
    let units = table.search(search).map(|it| it.units).unwrap_or_default();
    let open = game.legal_landings();
    let mut all: Vec<SearchLanding> = Vec::new();
    for unit in units.iter() {
        let left = |carrier: CarrierId| {
            let taken = all.iter().filter(|it| it.carrier == carrier).count();
            table.room_to_land(carrier).saturating_sub(taken as u8)
        };
        let decks: Vec<CarrierId> = open
            .iter()
            .filter(|(it, carrier)| *it == unit && left(*carrier) > 0)
            .map(|(_, carrier)| *carrier)
            .collect();
        let best = decks
            .iter()
            .max_by_key(|carrier| (unit.home() == **carrier, left(**carrier)));
        if let Some(carrier) = best.copied() {
            let is_last = all.len() + 1 == usize::from(units.len());
            all.push(SearchLanding {
                unit,
                carrier,
                by_itself: is_last && !all.is_empty() && decks.len() == 1,
            });
        }
    }
    all
}

/// The next unit of a search that is home, to its deck; over the sea if there is none.
pub(super) fn landing(game: &Game, search: SearchId) -> Order {
    let mut landings = search_landings(game, search).into_iter();
    landings
        .find_map(|landing| landing.order())
        .unwrap_or(Order::GoOn)
}

/// The search that promises most, as long as one promises enough.
pub(super) fn air_search(game: &Game) -> Order {
    let table = game.table();
    let keeps_fighters = both::is_it(game);
    let searches = game.legal().filter_map(|order| match order {
        // Where raids come, the fighters stay for them.
        Order::Search { units, .. } if keeps_fighters && !units.fighters().is_empty() => None,
        Order::Search { units, aim } => Some((promise(table, units, aim), order)),
        _ => None,
    });
    let best = searches.max_by_key(|(promise, _)| *promise);
    best.filter(|(promise, _)| *promise >= WORTH_A_SEARCH)
        .map_or(Order::GoOn, |(_, order)| order)
}

/// What a search is likely to bring, in hundredths of a victory point: for each force in its sector the chance
/// to see it, less what the searches in the air will see.
fn promise(table: &Table, units: UnitSet, aim: SearchAim) -> u32 {
    let Some(origin) = table.task_groups.first().map(|group| group.hex) else {
        return 0;
    };
    let forces = table
        .forces
        .iter()
        .filter(|force| may_see(origin, aim, force));
    forces
        .map(|force| {
            let distance = origin.distance(force.hex) + DRIFT;
            let modifiers = search_modifiers(table, units, aim, distance);
            let modifier: i8 = modifiers.iter().map(|modifier| modifier.value).sum();
            // A modified 6 sees a force, and it is looked for on the way out and on the way home.
            let faces = (5 + i32::from(modifier)).clamp(0, 10) as u32;
            let watched = table.searches.iter();
            let watched = watched.filter(|search| may_see(search.origin, search.aim, force));
            faces * 2 * wanted(force) / (1 + watched.count() as u32)
        })
        .sum()
}

/// Whether a search is likely to pass a force that draws off while it flies out.
fn may_see(origin: HexId, aim: SearchAim, force: &Force) -> bool {
    let distance = origin.distance(force.hex) + DRIFT;
    match aim {
        SearchAim::Standard(bearing) | SearchAim::Extended(bearing) => {
            distance <= aim.range() && bearing.sees(origin, force.hex)
        }
        SearchAim::Narrow(_) => {
            let line = crate::engine::map::Point::from(origin)
                .towards(aim.max_radius(origin), origin.distance(force.hex));
            line.iter().any(|point| point.on_map() == Some(force.hex))
        }
    }
}

/// What it is worth to see a force, in victory points (the score of the scenario).
fn wanted(force: &Force) -> u32 {
    match force.intelligence {
        Intelligence::Rumour => 2,
        Intelligence::LevelOne(_) => 2,
        Intelligence::SomeCarriers(_) | Intelligence::CarriersCounted(_) => 4,
        Intelligence::SomeSurface(_) => 3,
        Intelligence::SurfaceShips | Intelligence::CarrierShips => 0,
    }
}

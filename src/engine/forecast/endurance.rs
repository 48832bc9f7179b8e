//! Whether a mission will have the fuel to fight and to come home (4.43-4.45, 4.51, 4.433).

use super::landings::losses_in_ten;
use super::{Reach, after_phases, reach};
use crate::engine::charts::largest_raid_range;
use crate::engine::clock::{PHASES, TURNS_A_DAY};
use crate::engine::combat::{COORDINATION, FUEL_OF_COMBAT, SECOND_CONTACT};
use crate::engine::fleet::{
    self, FUEL_OF_HOLDING, Fuel, LandingLight, Mission, Movement, landing_fuel,
};
use crate::engine::forces::Raid;
use crate::engine::game::Game;
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::table::Table;

/// More than ten of ten.
const ALL_LOST: u8 = 11;

/// What a mission will be too short of fuel for, the worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Short {
    /// It is lost at once (4.454).
    Lost,
    /// It comes to the last box before it is home, and before the scenario ends.
    Home,
    /// It comes home Fuel Critical, and rolls for its landing (4.451).
    SafeLanding {
        /// In how many of ten cases each of its units is lost then.
        lost_in_ten: u8,
    },
    /// It cannot pay for a fight (4.51).
    Fight,
    /// It would fight Fuel Critical (4.45).
    GoodFight,
}

impl Short {
    /// Whether the mission is lost, whatever is ordered after it (4.454).
    pub const fn is_fatal(self) -> bool {
        matches!(self, Short::Lost | Short::Home)
    }
}

/// Action phases still to come after this one.
pub fn phases_to_come(game: &Game) -> u8 {
    let (first, now) = (game.scenario().first_turn, game.table().turn);
    let turns = (now.day - first.day) * TURNS_A_DAY + now.number - first.number;
    let begun = turns * PHASES + game.table().phase;
    (game.scenario().turns * PHASES).saturating_sub(begun)
}

/// Fuel points that so many phases in the air cost (4.431); of two days, more than any mission has.
pub(super) fn fuel_to_stay_up(phases: u8) -> i8 {
    let phases = i8::try_from(phases).unwrap_or(i8::MAX);
    FUEL_OF_HOLDING.saturating_mul(phases)
}

/// Whether every raid has come and gone, and none will come.
pub fn raids_are_over(game: &Game) -> bool {
    !raids_are_to_come(game) && game.table().inbound().next().is_none()
}

/// Whether raids can come that are not on the map yet: those that the scenario announces, or, where forces launch them,
/// as long as the hour allows (10.1B).
fn raids_are_to_come(game: &Game) -> bool {
    if game.scenario().force_raids.is_some() {
        return largest_raid_range(game.table().turn).is_some();
    }
    let announced = game.scenario().raids.iter();
    let waves = announced.map(|raid| 1 + usize::from(raid.second.is_some()));
    game.table().raids.len() < waves.sum::<usize>()
}

/// Whether a raid can still be met in a phase after this one: one that flies on, or is to come.
pub fn a_later_fight_can_come(game: &Game) -> bool {
    let table = game.table();
    let flies_on = |raid: &Raid| raid.hex != table.target_hex(raid);
    phases_to_come(game) > 0 && (raids_are_to_come(game) || table.inbound().any(flies_on))
}

/// Whether a raid is in a hex now.
fn is_raid_in(game: &Game, hex: HexId) -> bool {
    game.table().inbound().any(|raid| raid.hex == hex)
}

/// Whether a fighter mission that has its order in this segment can come to one more fight, in this phase or a
/// later one, and pay for it (4.51).
pub fn may_fight_again(game: &Game, mission: &Mission) -> bool {
    // Who kept his hex has not paid for that yet (4.433).
    let has_flown = matches!(mission.movement, Movement::Flew(_));
    let now = mission
        .fuel
        .spend(if has_flown { 0 } else { FUEL_OF_HOLDING });
    let next = now.spend(FUEL_OF_HOLDING);
    mission.is_intercept()
        && (is_raid_in(game, mission.hex) && now.can_pay(FUEL_OF_COMBAT)
            || a_later_fight_can_come(game) && next.can_pay(FUEL_OF_COMBAT))
}

/// What a mission will be too short for once an order has brought it to a hex with some fuel. What
/// is in the air when the scenario ends is safe, and of strikes nobody asks how they come home where
/// the battle ends with their attack. Of a fight is spoken only while one can still come.
pub fn shortage(game: &Game, mission: &Mission, hex: HexId, fuel: Fuel) -> Option<Short> {
    let keeps_its_deck = keeps_its_deck(game.table(), mission, hex);
    if fuel.is_exhausted() && !keeps_its_deck {
        return Some(Short::Lost);
    }
    let home = home(game, mission, hex, fuel);
    let can_come = is_raid_in(game, hex) || a_later_fight_can_come(game);
    if home.is_some_and(Short::is_fatal)
        || fuel.is_exhausted()
        || !mission.is_intercept()
        || !can_come
    {
        return home;
    }
    let after = fuel.spend(FUEL_OF_COMBAT);
    let fight = match fuel.can_pay(FUEL_OF_COMBAT) {
        false => Some(Short::Fight),
        true => after.is_critical().then_some(Short::GoodFight),
    };
    home.into_iter().chain(fight).min()
}

/// Whether a mission that ends its move in a hex has kept it over carriers: it lands before it pays (4.433).
fn keeps_its_deck(table: &Table, mission: &Mission, hex: HexId) -> bool {
    hex == mission.hex && mission.movement == Movement::Waiting && table.has_carriers_in(hex)
}

/// The fuel that a strike has left once it has flown so many hexes, at the worst of the dice, has looked for its
/// target twice and attacked (4.431, 4.432, 5.22, 5.61).
pub fn fuel_after_attack(fuel: Fuel, hexes: u8) -> Fuel {
    // A point to wait, one for a hex, and at most three for two in one segment.
    let way = (hexes / 2 * 3 + hexes % 2).max(1) as i8;
    fuel.spend(way).spend(SECOND_CONTACT + COORDINATION)
}

/// Whether a strike of some fuel can attack a force so many hexes off and come home again from there (4.454).
pub fn comes_home_from(fuel: Fuel, hexes: u8) -> bool {
    fuel_after_attack(fuel, hexes).can_pay(hexes as i8)
}

/// How far off a strike of some fuel can attack and still come home, if only Fuel Critical (4.45, 4.454).
pub fn farthest_attack(fuel: Fuel) -> u8 {
    let hexes = (1..=fuel.left()).take_while(|hexes| comes_home_from(fuel, *hexes));
    hexes.last().unwrap_or(0)
}

/// Whether what is in a hex when the battle ends is home there without having landed, if it has the fuel to land.
pub fn is_home_at_the_end(game: &Game, hex: HexId) -> bool {
    game.scenario().must_come_home && game.table().has_carriers_in(hex)
}

/// How it comes home: a hex a phase, a point each (4.431), and one to land (4.433).
fn home(game: &Game, mission: &Mission, hex: HexId, fuel: Fuel) -> Option<Short> {
    if game.scenario().ends_with_last_attack {
        return None;
    }
    let table = game.table();
    let way = way_home(table, mission, hex)?;
    // In the air to the end.
    if fuel.can_pay(fuel_to_stay_up(phases_to_come(game))) {
        return None;
    }
    let there = match keeps_its_deck(table, mission, hex) {
        true => mission.fuel,
        false => fuel.spend(way as i8),
    };
    if there.is_exhausted() {
        return Some(Short::Home);
    }
    let (turn, phase) = after_phases(table, way);
    let (landing, _) = landing_fuel(there);
    let light = LandingLight::from(turn.light(phase)).of(table, mission.units);
    landing.is_critical().then(|| Short::SafeLanding {
        lost_in_ten: losses_in_ten(there, light),
    })
}

/// Hexes from a hex to the nearest carriers that a mission may come home to: a strike to those that launched it, an
/// intercept mission to any (4.36, 5.23). Nothing where none is afloat.
pub fn way_home(table: &Table, mission: &Mission, hex: HexId) -> Option<u8> {
    let homes = match mission.is_intercept() {
        true => table.carrier_hexes(),
        false => fleet::homes(table, mission.bases()),
    };
    let homes = homes.into_iter();
    let homes = homes.filter(|home| table.has_carriers_in(*home));
    homes.map(|home| home.distance(hex)).min()
}

/// What an order leaves a mission too short for, where it keeps its hex or flies.
pub fn fate(game: &Game, mission: &Mission, order: Order) -> Option<Short> {
    match order {
        Order::Hold { .. } => {
            let fuel = mission.fuel_after_holding();
            shortage(game, mission, mission.hex, fuel)
        }
        Order::Fly { to, .. } => {
            let reaches = reach(game.table(), mission);
            let reach = reaches.iter().find(|reach| reach.hex == to)?;
            shortage(game, mission, to, reach.worst)
        }
        _ => None,
    }
}

/// The flight that brings a mission farthest on its way home now without making it shorter of fuel than a slower
/// one would: two hexes cost two points or three, and one in each of two phases two (4.431, 4.432).
pub fn flight_home(game: &Game, mission: &Mission) -> Option<Reach> {
    let table = game.table();
    let here = way_home(table, mission, mission.hex)?;
    let is_homeward = |reach: &Reach| {
        let fly = Order::Fly {
            mission: mission.id,
            to: reach.hex,
        };
        way_home(table, mission, reach.hex).is_some_and(|way| way < here) && game.check(fly).is_ok()
    };
    let flights = reach(table, mission).into_iter().filter(is_homeward);
    flights.min_by_key(|reach| {
        let risk = match home(game, mission, reach.hex, reach.worst) {
            None => 0,
            Some(Short::SafeLanding { lost_in_ten }) => lost_in_ten,
            Some(_) => ALL_LOST,
        };
        (risk, way_home(table, mission, reach.hex))
    })
}

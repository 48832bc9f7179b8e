//! Fighters over Guam early in the battle: its raids come less often, and those that take off under them are easy to
//! shoot at (4.36, 11.27).

use super::{fuel, home};
use crate::engine::clock::Turn;
use crate::engine::fleet::{FlightDeck, GUAM, Mission, MissionId, UnitSet, within_the_wind};
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::table::Table;

/// The last turn of a day in which the staff keeps fighters there: later the raids of the carriers want them all.
const UNTIL: Turn = Turn::at(19, 810);
/// Hexes to Guam at most, so that there is fuel to wait there.
const NEAR: u8 = 5;
/// Points that Guam must have ready for a raid (11.24).
const LEAST: u8 = 3;
/// Units of the mission.
const UNITS: u8 = 4;

/// Whether the staff wants fighters over Guam: early, with nobody to meet elsewhere.
pub(super) fn is_wanted(table: &Table) -> bool {
    let range = home::of_fleet(table).map(|fleet| fleet.distance(GUAM));
    table.turn.number <= UNTIL.number
        && table.attackers().next().is_none()
        && range.is_some_and(|range| range <= NEAR && table.guam.net_value(range) >= LEAST)
}

/// The mission that waits over Guam or flies there: of those with the fuel for a fight and for the way home the one that
/// is nearest, if any is on its way.
pub(super) fn patrol(game: &Game) -> Option<MissionId> {
    let table = game.table();
    if !is_wanted(table) {
        return None;
    }
    let able = table.missions.iter().filter(|mission| {
        let way = mission.hex.distance(GUAM).max(1);
        let fuel = mission.fuel.spend(way as i8);
        mission.is_intercept() && fuel::allows_a_fight(game, mission, GUAM, fuel)
    });
    let nearest = |mission: &&Mission| (mission.hex.distance(GUAM), mission.id.number);
    able.min_by_key(nearest).map(|mission| mission.id)
}

/// Sends fighters up for it, if nobody is there or on the way.
pub(super) fn launch(game: &Game, able: impl Fn(&FlightDeck) -> UnitSet) -> Option<Order> {
    let table = game.table();
    if !is_wanted(table) || patrol(game).is_some() {
        return None;
    }
    let ready = table.decks.iter().map(able);
    let ready = ready.fold(UnitSet::EMPTY, UnitSet::with).fighters();
    let ready = within_the_wind(table, ready.iter());
    let launch = Order::Launch {
        mission: table.free_intercept()?,
        units: ready.first(UNITS),
    };
    (ready.len() >= UNITS && game.check(launch).is_ok()).then_some(launch)
}

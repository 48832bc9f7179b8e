//! How the staff husbands fuel. Aircraft still in the air when the scenario ends cost nothing, so
//! a mission may spend all but what keeps it out of box 7 until then (4.454). Before that, where
//! there are decks to land on, it may spend all but what brings it home.

use super::home;
use crate::engine::combat::FUEL_OF_COMBAT;
use crate::engine::fleet::{EXHAUSTED, Fuel, Mission};
use crate::engine::forecast::phases_to_come;
use crate::engine::game::Game;
use crate::engine::map::HexId;

/// Fuel to keep for a landing over the fleet: to hold while a deck is cleared (4.431), and to
/// come down with a point left (4.451).
const FUEL_TO_LAND: i16 = 2;
/// Fights in a row that a mission with decks to land on saves its fuel for.
const FIGHTS_AHEAD: u8 = 2;

/// What a mission that has moved in this phase can spend, beyond the point a phase that keeps it
/// in the air to the end (4.431). Below zero, it has to land before then.
pub(super) fn spare_to_the_end(game: &Game, fuel: Fuel) -> i16 {
    level(fuel) + i16::from(EXHAUSTED - 1) - i16::from(phases_to_come(game))
}

/// Whether a mission over its carriers that has yet to pay for this phase can stay in the air to the end, and land
/// then (4.431, 4.433).
pub(super) fn lasts_to_the_end(game: &Game, fuel: Fuel) -> bool {
    spare_to_the_end(game, fuel) >= FUEL_TO_LAND
}

/// What it can spend in a hex and still come home, or stay in the air to the end.
fn spare(game: &Game, mission: &Mission, hex: HexId, fuel: Fuel) -> i16 {
    let to_the_end = spare_to_the_end(game, fuel);
    if !game.scenario().has_decks() {
        return to_the_end;
    }
    let home = home::of_mission(game.table(), mission, hex);
    let way = home.map_or(0, |home| home.distance(hex));
    to_the_end.max(level(fuel) - FUEL_TO_LAND - i16::from(way))
}

fn level(fuel: Fuel) -> i16 {
    i16::from(fuel.left()) - i16::from(fuel.critical().unwrap_or(0))
}

/// Whether a mission can fight in a hex and still come home, or stay in the air to the end.
pub(super) fn allows_a_fight(game: &Game, mission: &Mission, hex: HexId, fuel: Fuel) -> bool {
    spare(game, mission, hex, fuel) >= FUEL_OF_COMBAT.into()
}

/// Whether a mission could fight in this phase and in all that are to come, or in two where it can
/// land. Only then is a second hex not paid for with a fight.
pub(super) fn is_plenty(game: &Game, mission: &Mission, hex: HexId, fuel: Fuel) -> bool {
    let to_come = phases_to_come(game);
    let fights = if game.scenario().has_decks() {
        to_come.min(FIGHTS_AHEAD - 1) + 1
    } else {
        to_come + 1
    };
    spare(game, mission, hex, fuel) >= i16::from(FUEL_OF_COMBAT) * i16::from(fights)
}

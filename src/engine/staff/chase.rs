//! The enemy goes home by his oilers, and the fleet goes after him (19, 20). It closes in the night to where he will lie at
//! dawn, calls its searches home, has strikes ready when the light comes, and then looks and strikes with all it has: what
//! retires sends no raids (19.3).

use super::home;
use super::hunting;
use super::sailing::WhySail;
use crate::engine::clock::{Light, Turn};
use crate::engine::fleet::unopposed_moves;
use crate::engine::forces::{Force, have_turned_back, where_it_waits};
use crate::engine::game::Game;
use crate::engine::map::HexId;
use crate::engine::scenario::Variant;
use crate::engine::table::Table;

/// Turns before dawn in which planes come up for it.
const TURNS_TO_READY: u8 = 2;
/// From so many hexes on a force no longer draws the fleet.
const OUT_OF_SIGHT: u32 = 24;
/// How much more known carriers draw it than what may be carriers.
const WEIGHT_OF_CARRIERS: u32 = 4;

/// Whether the enemy goes home, and is to be caught.
pub(super) fn is_on(game: &Game) -> bool {
    super::both::is_it(game) && have_turned_back(game.table())
}

/// Whether it is dark, and the battle goes on in another day's light: what is in the air comes home for it.
pub(super) fn calls_searches_home(game: &Game) -> bool {
    let table = game.table();
    table.light() != Light::Day
        && !table.searches.is_empty()
        && game.scenario().has_turn(next_dawn(table))
}

/// Whether air mission displays are kept for strikes: the patrols of a group share one, for they stay in their boxes through
/// the night (4.13, 4.33).
pub(super) fn keeps_displays(game: &Game) -> bool {
    let table = game.table();
    is_on(game) || table.plays(Variant::Refuelling) && game.scenario().has_turn(next_dawn(table))
}

fn next_dawn(table: &Table) -> Turn {
    Turn {
        day: table.turn.day + 1,
        number: 1,
    }
}

/// Whether attack planes are readied for strikes: by day, and before dawn.
pub(super) fn readies_strikes(game: &Game) -> bool {
    let table = game.table();
    let is_light_soon = || {
        let dawn = next_dawn(table);
        game.scenario().has_turn(dawn) && table.turn.turns_until(dawn) <= TURNS_TO_READY
    };
    is_on(game) && (table.light() == Light::Day || is_light_soon())
}

/// Whether the planes on deck are kept from searches: carriers are in contact, and near enough to strike.
pub(super) fn waits_to_strike(game: &Game) -> bool {
    hunting::has_target(game)
}

/// The hex that the fleet goes to: nearer to where carriers will lie, those above all that are near already.
pub(super) fn closing(game: &Game) -> Result<HexId, WhySail> {
    let table = game.table();
    let best = unopposed_moves(table)
        .into_iter()
        .max_by_key(|to| drawn_to(table, *to));
    let nearer = home::of_fleet(table).zip(best);
    let nearer = nearer.filter(|(fleet, to)| drawn_to(table, *to) > drawn_to(table, *fleet));
    nearer.map(|(_, to)| to).ok_or(WhySail::NoneIsNearer)
}

/// How much all forces that may have carriers draw the fleet to a hex.
fn drawn_to(table: &Table, hex: HexId) -> u32 {
    let forces = table.forces.iter();
    let forces = forces.filter(|force| !force.intelligence.is_surface_force());
    let draws = forces.map(|force| {
        let near = OUT_OF_SIGHT.saturating_sub(hex.distance(will_lie(table, force)).into());
        weight(force) * near * near
    });
    draws.sum()
}

fn weight(force: &Force) -> u32 {
    match force.intelligence.is_carrier_force() {
        true => WEIGHT_OF_CARRIERS,
        false => 1,
    }
}

/// Where a force is likely to lie when the fleet has come up: at its oiler, or where it is.
pub(super) fn will_lie(table: &Table, force: &Force) -> HexId {
    where_it_waits(table, force).unwrap_or(force.hex)
}

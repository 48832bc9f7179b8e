//! Strikes at carrier forces that raid: how far off they can be, when planes are readied for it, and who goes with them.

use super::schedule::phases_to_come;
use super::strikes::fly_towards;
use super::{home, hunting};
use crate::engine::clock::Light;
use crate::engine::combat::COORDINATION;
use crate::engine::fleet::{Fuel, Mission, Movement, task_force_moves};
use crate::engine::forces::{Detection, Force, Raid};
use crate::engine::forecast::{after_phases, comes_home_from};
use crate::engine::game::Game;
use crate::engine::map::HexId;
use crate::engine::order::Order;

/// The most points of CAP that a force can have: three fleet carriers'.
const MOST_CAP: u8 = 6;
/// The fuel of the planes that fly least far (4.15).
const FUEL: Fuel = Fuel::points(14);
/// Hexes to a carrier force that a strike may come to reach.
const MAY_COME_NEAR: u8 = 9;
/// Phases in which planes come from the hangar to the deck, and hexes that both sides may close in the meantime.
const PHASES_TO_READY: u8 = 2;
/// What four hexes cost on the average, flown two by two (4.432).
const FUEL_FOR_FOUR_HEXES: u16 = 5;
/// Hexes that a mission flies in a turn.
const HEXES_A_TURN: u8 = 8;

/// Whether a strike that takes off now comes to a force so many hexes off before night, when none finds a force, and has
/// the fuel to come home from it or to stay in the air to the end.
pub(super) fn is_in_reach(game: &Game, distance: u8) -> bool {
    arrives_in_the_light(game, distance, 0) && brings_home(game, FUEL, distance, distance)
}

/// Whether a strike of some fuel comes home from a force so many hexes off, to carriers so many hexes from there, as the
/// staff reckons: by the worst of the dice, or in the whole battle, in which carriers keep their distance, by what they
/// cost on the average, with the fleet coming to meet it (4.432).
pub(super) fn brings_home(game: &Game, fuel: Fuel, out: u8, home: u8) -> bool {
    if game.scenario().battle.is_none() {
        return comes_home_from(fuel, out);
    }
    let way = (u16::from(out) * FUEL_FOR_FOUR_HEXES).div_ceil(4).max(1);
    // The fleet moves a hex a turn, in which a strike flies eight.
    let met = (out + home) / HEXES_A_TURN;
    let after = fuel.spend(way as i8).spend(COORDINATION);
    after.can_pay(home.saturating_sub(met) as i8)
}

/// Whether a strike that takes off in some phases would be over a force so many hexes off before night: it flies a hex
/// as it takes off, and two in each phase after it (4.42, 4.432).
fn arrives_in_the_light(game: &Game, distance: u8, phases: u8) -> bool {
    let out = phases + distance.saturating_sub(1).div_ceil(2);
    let (turn, phase) = after_phases(game.table(), out);
    out <= phases_to_come(game) && turn.light(phase) != Light::Night
}

/// Whether planes are to stand ready for a strike: a carrier force is known and as near as a strike may have to fly by
/// the time they are on deck.
pub(super) fn is_to_be_ready(game: &Game) -> bool {
    let table = game.table();
    let Some(fleet) = home::of_fleet(table) else {
        return false;
    };
    let may_come_near = |force: &Force| {
        let distance = force.hex.distance(fleet);
        let near = distance.saturating_sub(1);
        brings_home(game, FUEL, near, near) && arrives_in_the_light(game, distance, PHASES_TO_READY)
    };
    let mut forces = table.forces.iter();
    forces.any(|force| force.intelligence.is_carrier_force() && may_come_near(force))
}

/// The hex that the fleet goes to: nearer to all forces that may have carriers, so that strikes and searches have less
/// far to fly, while no raid is over it. From dusk on it searches no more, and what is in the air would have farther to come home.
pub(super) fn closing(game: &Game) -> Option<HexId> {
    let table = game.table();
    if table.light() != Light::Day {
        return None;
    }
    let left = |hex: HexId| {
        let forces = table.forces.iter();
        let forces = forces.filter(|force| !force.intelligence.is_surface_force());
        forces
            .map(|force| u32::from(hex.distance(force.hex)))
            .sum::<u32>()
    };
    let is_over = |raid: &Raid| raid.hex == table.target_hex(raid);
    let fleet = home::of_fleet(table)?;
    let moves = task_force_moves(table).into_iter();
    let to = moves.min_by_key(|to| left(*to))?;
    (left(to) < left(fleet) && !table.attackers().any(is_over)).then_some(to)
}

/// Hellcats that go with a strike: two for each point of CAP that its targets may have left, for a point takes on so many
/// (4.53, 5.42).
pub(super) fn escorts(targets: &[&Force]) -> u8 {
    let lost = targets.iter().map(|force| force.lost).min();
    2 * MOST_CAP.saturating_sub(lost.unwrap_or(0))
}

/// What it is worth to see a force, in victory points: a carrier force must be in contact to be attacked, and one of
/// surface ships alone does no harm.
pub(super) fn wanted(game: &Game, force: &Force) -> u32 {
    if force.intelligence.is_surface_force() {
        return 0;
    }
    let fleet = home::of_fleet(game.table());
    let is_near = fleet.is_some_and(|fleet| force.hex.distance(fleet) <= MAY_COME_NEAR);
    match force.intelligence.is_carrier_force() {
        true if is_near && force.detection < Detection::Located => 6,
        true => 3,
        false => 2,
    }
}

/// The hex that a strike which has just taken off flies at once towards its target (4.42).
pub(super) fn first_hex(game: &Game) -> Option<Order> {
    let is_new =
        |mission: &&Mission| !mission.is_intercept() && mission.movement == Movement::Launched;
    let mut new = game.table().missions.iter().filter(is_new);
    new.find_map(|strike| {
        let to = hunting::target(game, strike)?.hex;
        fly_towards(game, strike, to)
    })
}

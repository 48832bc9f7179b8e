//! Strikes at carrier forces that raid: how far off they can be, when planes are readied for it, and who goes with
//! them.

use super::grounds::{Grounds, Reasoned};
use super::sailing::WhySail;
use super::strikes::fly_towards;
use super::{chase, home, hunting};
use crate::engine::clock::Light;
use crate::engine::combat::COORDINATION;
use crate::engine::fleet::{Fuel, Mission, Movement, unopposed_moves};
use crate::engine::forces::{Detection, Force, ForceId, Raid};
use crate::engine::forecast::phases_to_come;
use crate::engine::forecast::{after_phases, comes_home_from};
use crate::engine::game::Game;
use crate::engine::map::HexId;

/// The most points of CAP that a force can have: three fleet carriers'.
const MOST_CAP: u8 = 6;
/// Hellcats that go with a strike at most in the whole battle: those of all decks would have as far home as the
/// bombers.
const MOST_ESCORTS: u8 = 6;
/// The Fuel Critical box in which a strike of the whole battle may come home, as the staff reckons when it takes off:
/// each box more costs one unit in ten on landing (4.451).
const WORST_AT_LAUNCH: u8 = 3;
/// That box once it is in the air, where the dice for a second hex may have cost more than they do on the average.
pub(super) const WORST_IN_FLIGHT: u8 = 4;
/// How much more it counts to be nearer to carriers than to what may be carriers.
const WEIGHT_OF_CARRIERS: u32 = 4;
/// The northernmost rows of the map: carriers there cannot draw off to the north from a fleet that comes near (7.21).
const NORTHERN_ROWS: u8 = 3;
/// How much more it counts to be nearer to those (`docs/calibration.md`).
const WEIGHT_OF_CORNERED: u32 = 10;
/// The turn from which on the fleet closes no more on the last day: nearer to dusk it would lose strikes, later points
/// (`docs/calibration.md`).
const LATE: u16 = 1610;
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

/// Whether a strike of some fuel comes home from a force so many hexes off, to carriers so many hexes from there, as
/// the staff reckons: by the worst of the dice, or in the whole battle, in which carriers keep their distance, by what
/// they cost on the average, with the fleet coming to meet it, and no worse than in some box of Fuel Critical (4.432,
/// 4.451).
pub(super) fn brings_home(game: &Game, fuel: Fuel, out: u8, home: u8, worst: u8) -> bool {
    if game.scenario().battle.is_none() {
        return comes_home_from(fuel, out);
    }
    let way = (u16::from(out) * FUEL_FOR_FOUR_HEXES).div_ceil(4).max(1);
    // The fleet moves a hex a turn, in which a strike flies eight.
    let met = (out + home) / HEXES_A_TURN;
    let after = fuel.spend(way as i8).spend(COORDINATION);
    let there = after.spend(home.saturating_sub(met) as i8);
    there.critical().is_none_or(|reached| reached <= worst)
}

/// Whether a strike that takes off in some phases would be over a force so many hexes off before night: it flies a hex
/// as it takes off, and two in each phase after it (4.42, 4.432).
pub(super) fn arrives_in_the_light(game: &Game, distance: u8, phases: u8) -> bool {
    let out = phases + distance.saturating_sub(1).div_ceil(2);
    let (turn, phase) = after_phases(game.table(), out);
    out <= phases_to_come(game) && turn.light(phase) != Light::Night
}

/// Whether planes are to stand ready for a strike: a carrier force is known and as near as a strike may have to fly by
/// the time they are on deck.
pub(super) fn is_to_be_ready(game: &Game) -> bool {
    may_come_within_reach(game).is_some()
}

/// The nearest carrier force that is known and as near as a strike may have to fly by the time planes are on deck, and
/// how many hexes off it is.
pub(super) fn may_come_within_reach(game: &Game) -> Option<(ForceId, u8)> {
    let table = game.table();
    let fleet = home::of_fleet(table)?;
    let forces = table.forces.iter();
    let carriers = forces.filter(|force| force.intelligence.is_carrier_force());
    let away = carriers.map(|force| (force.hex.distance(fleet), force.id));
    let near = away.filter(|(distance, _)| {
        has_fuel_for(game, distance.saturating_sub(1))
            && arrives_in_the_light(game, *distance, PHASES_TO_READY)
    });
    near.min().map(|(distance, force)| (force, distance))
}

/// Whether planes have the fuel to attack a force so many hexes off and to come home from it.
pub(super) fn has_fuel_for(game: &Game, distance: u8) -> bool {
    brings_home(game, FUEL, distance, distance, WORST_AT_LAUNCH)
}

/// The hex that the fleet goes to: nearer to all forces that may have carriers, above all to those that have, and to those
/// at the north edge of the map, so that strikes and searches have less far to fly, while no raid is over it. From dusk on it searches no more, and what is
/// in the air would have farther to come home. On the afternoon that is the last it keeps its hex: hardly a strike more
/// would come to anything before night, and carriers draw off from a fleet that comes on, out of the way of submarines
/// (7.21).
pub(super) fn closing(game: &Game) -> Result<HexId, WhySail> {
    let table = game.table();
    let is_over = |raid: &Raid| raid.hex == table.target_hex(raid);
    if table.attackers().any(is_over) {
        return Err(WhySail::RaidIsOver);
    }
    if chase::is_on(game) {
        return chase::closing(game);
    }
    if table.light() != Light::Day {
        return Err(WhySail::Dark);
    }
    if game.scenario().battle.is_some() && is_too_late_to_close(game) {
        return Err(WhySail::TooLate);
    }
    let moves = unopposed_moves(table).into_iter();
    let best = moves.min_by_key(|to| to_go(game, *to));
    let nearer = home::of_fleet(table).zip(best);
    let nearer = nearer.filter(|(fleet, to)| to_go(game, *to) < to_go(game, *fleet));
    nearer.map(|(_, to)| to).ok_or(WhySail::NoneIsNearer)
}

/// Whether the afternoon is far gone, and no other day comes.
fn is_too_late_to_close(game: &Game) -> bool {
    let table = game.table();
    table.turn.time() >= LATE && !game.scenario().has_turn(chase::next_dawn(table))
}

/// Why the fleet closes by going to a hex.
pub(super) fn why_close(game: &Game, to: HexId) -> WhySail {
    let is_nearer = |force: &Force| {
        let fleet = home::of_fleet(game.table());
        fleet.is_some_and(|fleet| to.distance(force.hex) < fleet.distance(force.hex))
    };
    let mut cornered = sought(game).filter(|force| is_cornered(force));
    match game.scenario().battle {
        Some(_) if !chase::is_on(game) && cornered.any(is_nearer) => WhySail::Corners,
        _ => WhySail::ClosesOnCarriers,
    }
}

/// Hexes from a hex to all forces that may have carriers. In the whole battle those count more that have, and those that
/// cannot draw off.
pub(super) fn to_go(game: &Game, hex: HexId) -> u32 {
    let is_battle = game.scenario().battle.is_some();
    let more = |is_so: bool, weight: u32| if is_battle && is_so { weight } else { 1 };
    let weight = |force: &Force| {
        let has_carriers = force.intelligence.is_carrier_force();
        more(has_carriers, WEIGHT_OF_CARRIERS) * more(is_cornered(force), WEIGHT_OF_CORNERED)
    };
    sought(game)
        .map(|force| weight(force) * u32::from(hex.distance(force.hex)))
        .sum()
}

/// The forces that may have carriers.
pub(in crate::engine) fn sought(game: &Game) -> impl Iterator<Item = &Force> {
    let forces = game.table().forces.iter();
    forces.filter(|force| !force.intelligence.is_surface_force())
}

fn is_cornered(force: &Force) -> bool {
    force.hex.row() <= NORTHERN_ROWS
}

/// Hellcats that go with a strike: two for each point of CAP that its targets may have left, for a point takes on so
/// many (4.53, 5.42).
pub(super) fn escorts(game: &Game, targets: &[&Force]) -> u8 {
    let lost = targets.iter().map(|force| force.lost).min();
    let against_all = 2 * MOST_CAP.saturating_sub(lost.unwrap_or(0));
    match game.scenario().battle {
        Some(_) if chase::is_on(game) => against_all.min(chase::MOST_ESCORTS),
        Some(_) => against_all.min(MOST_ESCORTS),
        None => against_all,
    }
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
pub(super) fn first_hex(game: &Game) -> Option<Reasoned> {
    let is_new =
        |mission: &&Mission| !mission.is_intercept() && mission.movement == Movement::Launched;
    let mut new = game.table().missions.iter().filter(is_new);
    new.find_map(|strike| {
        let target = hunting::target(game, strike)?;
        let order = fly_towards(game, strike, target.hex)?;
        Some((order, Grounds::TowardsTarget(target.id)))
    })
}

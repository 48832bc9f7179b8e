//! Steps of air operations in which nobody could want to do anything (6.23).

use super::steps::{Nothing, nothing_to_do};
use super::{after_phases, homecomings, landing_losses_in_ten, phases_to_come, raids_are_over};
use crate::engine::charts::largest_raid_range;
use crate::engine::clock::Light;
use crate::engine::combat::FUEL_OF_COMBAT;
use crate::engine::fleet::{
    AirStep, FlightDeck, Fuel, Mission, MissionType, lights_may_help, night_operations,
    only_by_pushing,
};
use crate::engine::forces::Force;
use crate::engine::game::Game;
use crate::engine::sequence::SegmentId;
use crate::engine::table::Table;

/// Fuel with which a mission waits for a deck over a whole phase and comes down without a risk: a point to
/// stay, one to land, and one in hand (4.431, 4.433, 4.451).
pub(crate) const FUEL_TO_WAIT: u8 = 3;
/// Hexes that a strike can fly in the phase in which it is launched (4.42).
const FIRST_HEX: u8 = 1;

/// Why nobody could want to do anything in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnneededStep {
    /// Every mission that could land has hardly flown, and a raid is in sight.
    TanksAreFull,
    /// Landed units are in the way of the step, and go below in a later one.
    InTheWay(AirStep),
    /// Landed units are in the way of missions that have the fuel to wait for the next phase.
    CanWait,
    /// Nobody takes off any more in this battle, nobody is in the air, and nothing comes that could set planes on fire.
    NobodyFliesAgain(AirStep),
    /// It is the last phase, and nothing that is done in the step could come to bear.
    TooLate(AirStep),
    /// No raid comes in this battle, and no force is in contact for a strike.
    NobodyToMeet,
}

/// Why a step is passed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passed {
    /// Nothing can be done in it.
    Nothing(Nothing),
    /// Nobody could want to do what can be done.
    Unneeded(UnneededStep),
}

/// The step in which the player is asked next if he does nothing more in one, and those passed over before it.
pub fn next_question(game: &Game, step: AirStep) -> (Option<AirStep>, Vec<(AirStep, Passed)>) {
    let mut passed = Vec::new();
    for next in AirStep::ALL.into_iter().filter(|next| *next > step) {
        let nothing = nothing_to_do(game.table(), next).map(Passed::Nothing);
        match nothing.or_else(|| unneeded_step(game, next).map(Passed::Unneeded)) {
            None => return (Some(next), passed),
            Some(why) => passed.push((next, why)),
        }
    }
    (None, passed)
}

/// Why nobody could want to do anything in a step, if it came now and something can be done in it.
pub(super) fn unneeded_step(game: &Game, step: AirStep) -> Option<UnneededStep> {
    let table = game.table();
    if nothing_to_do(table, step).is_some() {
        return None;
    }
    // 6.43: whether to turn on the lights is for the player to say.
    if step == AirStep::Land && lights_may_help(table) {
        return None;
    }
    if comes_too_late(game, step) {
        return Some(UnneededStep::TooLate(step));
    }
    if nobody_flies_again(game) {
        return Some(UnneededStep::NobodyFliesAgain(step));
    }
    if step == AirStep::Launch && has_nobody_to_meet(game) {
        return Some(UnneededStep::NobodyToMeet);
    }
    let is_raided = table.attackers().next().is_some();
    if only_by_pushing(table, step) {
        // Nobody pushes planes over the side for a launch against nobody, or for a mission that can wait.
        return match step {
            AirStep::Raise | AirStep::Service => Some(UnneededStep::InTheWay(step)),
            AirStep::Launch => {
                let is_detected = |force: &Force| force.detection.is_detected();
                let has_target =
                    table.inbound().next().is_some() || table.forces.iter().any(is_detected);
                (!has_target).then_some(UnneededStep::InTheWay(step))
            }
            AirStep::Lower => None,
            AirStep::Land => table
                .missions_over_carriers()
                .all(|mission| mission.fuel.left() >= FUEL_TO_WAIT)
                .then_some(UnneededStep::CanWait),
        };
    }
    let full = step == AirStep::Land
        && is_raided
        && table
            .missions_over_carriers()
            .all(|mission| is_fresh(table, mission));
    full.then_some(UnneededStep::TanksAreFull)
}

/// Whether it is the last phase and no attack on the fleet can come any more, so that it is all the same where
/// planes stand: no mission needs a deck, and none that is launched could meet anybody.
fn comes_too_late(game: &Game, step: AirStep) -> bool {
    let table = game.table();
    if phases_to_come(game) > 0 || is_in_danger(game) {
        return false;
    }
    match step {
        AirStep::Launch => {
            let in_reach = |force: &Force| {
                let groups = table.task_groups.iter();
                let mut hexes = groups.map(|group| group.hex);
                hexes.any(|hex| hex.distance(force.hex) <= FIRST_HEX)
            };
            table.inbound().next().is_none() && !table.forces.iter().any(in_reach)
        }
        _ => table
            .missions_over_carriers()
            .all(|mission| mission.fuel.left() >= FUEL_TO_WAIT),
    }
}

/// Whether it is night to the end of the battle, so that nobody takes off any more, as night fighters would (22), nobody
/// is out who would land, and no bombs can fall: then it is all the same where planes stand. Submarines come only to
/// lights, which nobody needs, and at night to no cripple (14.22, 14.25).
fn nobody_flies_again(game: &Game) -> bool {
    let table = game.table();
    let is_night = (0..=phases_to_come(game)).all(|phases| {
        let (turn, phase) = after_phases(table, phases);
        turn.light(phase) == Light::Night
    });
    let is_harmed = |deck: &FlightDeck| {
        let ship = deck.carrier.into();
        deck.burns() || table.is_sunk_or_sinking(ship) && !table.is_sunk(ship)
    };
    // This phase's forces have had their turn: what comes up in a later one is too late to raid (10.1B).
    let comes_too_late = (1..=phases_to_come(game)).all(|phases| {
        let (turn, _) = after_phases(table, phases);
        largest_raid_range(turn).is_none()
    });
    let no_raid_comes = match game.scenario().force_raids {
        Some(_) => comes_too_late && table.inbound().next().is_none(),
        None => raids_are_over(game),
    };
    is_night
        && !night_operations(table)
        && no_raid_comes
        && table.missions.is_empty()
        && table.searches.is_empty()
        && table.lit_hexes().is_empty()
        && !table.decks.iter().any(is_harmed)
}

/// Whether nobody who takes off could meet anybody: no raid comes in this battle, and no force is in contact, to which
/// alone a strike flies out (4.22). Where a search comes home to full decks, planes may still go up to make room.
fn has_nobody_to_meet(game: &Game) -> bool {
    let table = game.table();
    let homes = homecomings(table);
    !game.scenario().has(SegmentId::JapaneseAirMovement)
        && !table.forces.is_empty()
        && !table.forces.iter().any(|it| it.detection.is_detected())
        && table.missions.is_empty()
        && homes.iter().all(|home| home.without_deck() == 0)
}

/// Whether something can still happen to the carriers before their last turn is over. Raids are on the map before
/// air operations begin (10.23): one that is not there does not come any more. A ship that is hit may burn or sink
/// with those aboard (12.27, 12.3).
fn is_in_danger(game: &Game) -> bool {
    let (table, scenario) = (game.table(), game.scenario());
    let mut decks = table.decks.iter();
    scenario.has(SegmentId::JapaneseAirAttack)
        && (scenario.has(SegmentId::JapaneseSubmarines)
            || table.attackers().next().is_some()
            || decks.any(|deck| deck.burns() || table.hits(deck.carrier.into()).total() > 0))
}

/// Whether a fighter mission has flown no more than a fight costs.
fn is_fresh(table: &Table, mission: &Mission) -> bool {
    let full: Fuel = Mission::starting_fuel(mission.units);
    let is_safe = landing_losses_in_ten(table, mission) == 0;
    let is_full = mission.fuel >= full.spend(FUEL_OF_COMBAT - 1);
    mission.id.kind == MissionType::Intercept && is_full && is_safe
}

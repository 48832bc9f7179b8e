//! Computer players for the US side, to try the game out.

mod advice;
mod appraisal;
mod bombs;
mod both;
mod chase;
#[cfg(test)]
mod chase_tests;
mod counterstrike;
pub(super) mod decks;
mod fuel;
mod grounds;
mod guam;
mod heading;
mod home;
mod hunting;
pub(super) mod interception;
mod launching;
pub(super) mod lights;
pub(super) mod movement;
mod partings;
mod random;
mod readying;
mod sailing;
pub(super) mod searches;
#[cfg(test)]
mod searches_tests;
mod sensible;
mod strike_odds;
pub(super) mod strikes;
pub(crate) mod submarines;
pub(super) mod surface;
mod wind;

use super::combat::{Conditions, Division, FUEL_OF_COMBAT};
use super::fleet::{AirStep, Fuel, Interceptor, Mission, TaskGroupId, UnitSet};
use super::forces::{ForceId, Raid};
use super::forecast;
use super::forecast::engagements::{Fighting, Odds, odds};
use super::game::Game;
use super::map::HexId;
use super::order::Order;
use super::scenario::Scenario;
use super::table::Table;
use appraisal::Stakes;

pub use advice::{
    DeckAdvice, NoStrike, StrikeAdvice, StrikeReach, deck_advice, least_of_a_strike, strike_advice,
    strike_reach,
};
pub use appraisal::Count;
pub(super) use counterstrike::sought;
pub use grounds::Grounds;
pub use heading::{Errand, Heading, Reason, flight_towards, heading, headings, is_quiet};
pub use hunting::is_worth_an_attack;
pub use interception::engagements;
pub(super) use partings::is_the_staffs;
pub use partings::{Parting, does_something, partings};
pub use random::Random;
pub use sailing::{WhySail, sailing};
pub use searches::{
    NoSearch, SearchLanding, best_path, search_landings, searches_ahead, why_no_more, why_no_search,
};
pub use sensible::{Sensible, WhyLand, why_land};
pub(super) use sensible::{landing, overflight};
pub use strikes::{Aims, aims, division};
pub use submarines::{NoShot, no_shot};

/// Somebody who answers decisions.
pub trait Player {
    /// An order for the decision the game waits at; nothing once it is over.
    fn order(&mut self, game: &Game) -> Option<Order>;

    /// Plays a game to its end.
    fn finish(&mut self, game: &mut Game) {
        while let Some(order) = self.order(game) {
            if game.play(order).is_err() {
                debug_assert!(false, "{order} was refused");
                return;
            }
        }
    }
}

/// Where a strike that has an attempt left flies next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Course {
    /// The order for it.
    pub order: Order,
    /// What it flies to in the end, or stays over.
    pub to: Destination,
}

/// What a strike flies to in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Destination {
    /// A force that it is to attack.
    Force(ForceId),
    /// Its carriers.
    Home,
}

/// Where the staff would fly a strike that has an attempt left.
pub fn strike_course(game: &Game, strike: &Mission) -> Course {
    match hunting::is_hunt(game) || both::is_it(game) {
        true => hunting::course(game, strike),
        false => strikes::course(game, strike),
    }
}

/// How many units the staff would send against the escorts: the division (4.52) with the best
/// expected result, by what the scenario scores.
pub fn best_division(game: &Game, division: &Division) -> u8 {
    let ways = forecast::divisions(game.table(), division);
    let best = Stakes::of(game.scenario()).best(ways);
    best.map_or(division.least, |best| best.against_escorts)
}

/// Whether the staff would bring a mission over the carriers down now, with the decks as on a table that may be
/// ahead of the game's.
pub fn is_due_to_land(game: &Game, table: &Table, mission: &Mission) -> bool {
    decks::is_due(game, table, mission)
}

/// What the staff does next in a step of air operations with the decks of a task group, so that searches can
/// take off and come home (6.24, 8.28): each as many units ready as can take off together, and room for
/// those that come home. Of all decks only those `handled` so give way for them.
pub fn readying(
    table: &Table,
    step: AirStep,
    group: TaskGroupId,
    handled: impl Fn(TaskGroupId) -> bool,
) -> Option<Order> {
    readying::next_order(table, step, |other| other == group, handled)
}

/// How many more fighter units the staff wants in the air against the raids in sight.
pub fn fighters_missing(game: &Game) -> u8 {
    launching::missing(game).try_into().unwrap_or(u8::MAX)
}

/// What fighters can be expected to do to a raid, one after the other, if each divides as the staff
/// would.
pub fn odds_against(game: &Game, raid: &Raid, fighters: &[Interceptor]) -> Odds {
    let table = game.table();
    let conditions = |critical| Conditions::of(table, critical).against(table, raid.id);
    let fighting = fighters.iter().filter_map(|who| match who {
        Interceptor::Mission(id) => table.mission(*id).map(|mission| Fighting {
            units: mission.units.len(),
            conditions: conditions(mission.fuel.spend(FUEL_OF_COMBAT).is_critical()),
        }),
        // A patrol always has the fuel for its fight (4.35).
        Interceptor::Cap(cap) => table.cap(*cap).map(|units| Fighting {
            units: units.len(),
            conditions: conditions(false),
        }),
    });
    let fighting: Vec<Fighting> = fighting.collect();
    odds_of(game.scenario(), raid, &fighting)
}

/// What a mission can be expected to do to a raid by itself, with the fuel that it has when it meets it; nothing if it
/// cannot pay for the fight.
pub fn odds_alone(game: &Game, raid: &Raid, mission: &Mission, fuel: Fuel) -> Option<Odds> {
    let critical = fuel.spend(FUEL_OF_COMBAT).is_critical();
    let conditions = Conditions::of(game.table(), critical).against(game.table(), raid.id);
    let units = mission.units.len();
    let fighting = Fighting { units, conditions };
    fuel.can_pay(FUEL_OF_COMBAT)
        .then(|| odds_of(game.scenario(), raid, &[fighting]))
}

/// The odds that any fighters have against a raid.
pub fn odds_of(scenario: &Scenario, raid: &Raid, fighting: &[Fighting]) -> Odds {
    let stakes = Stakes::of(scenario).against(raid);
    odds(raid, fighting.iter().copied(), |division, conditions| {
        let ways = division.least..=division.most;
        let ways = ways.map(|against| forecast::expectation(division, against, conditions));
        let best = stakes.best(ways);
        best.map_or(division.least, |best| best.against_escorts)
    })
}

/// Whether a mission can pay for a fight where it is and still come home, or stay in the air to the end (4.51).
pub fn has_fuel_to_fight(game: &Game, mission: &Mission) -> bool {
    fuel::allows_a_fight(game, mission, mission.hex, mission.fuel)
}

/// What fights with a raid count in victory points with such odds, by what the scenario scores.
pub fn count(game: &Game, raid: &Raid, odds: &Odds) -> Count {
    Stakes::of(game.scenario()).against(raid).count(odds)
}

/// The missions that wait for an order, in the order in which the staff would move them.
pub fn in_turn(table: &Table) -> Vec<&Mission> {
    movement::in_turn(table)
}

/// The next landing of those that are due, on a table that may be ahead of the game's; nothing if none is, or no deck has
/// room.
pub fn next_landing(game: &Game, table: &Table) -> Option<Order> {
    decks::land(game, table).map(|(order, _)| order)
}

/// The ready units that can take off together, but for what the wind forbids (6.24).
pub(super) fn able_to_take_off(table: &Table) -> UnitSet {
    hunting::able(table)
}

/// The fighters that fill the patrols of some task group up to so many units, if they can take off (4.33).
pub(super) fn patrols(game: &Game, units: u8) -> Option<Order> {
    let table = game.table();
    let mut patrols = table
        .task_groups
        .iter()
        .filter_map(|group| launching::patrol_of(game, group, units));
    patrols.find(|order| game.check(*order).is_ok())
}

/// Where the fleet is: the hex in which the most task groups are.
pub(super) fn of_fleet(table: &Table) -> Option<HexId> {
    home::of_fleet(table)
}

/// The orders by which submarines sail as the staff would have them, one for each that does (14.12).
pub fn submarine_moves(game: &Game) -> Vec<Order> {
    submarines::moves(game.table())
}

/// Why the staff gives the order that it gives next in a step of air operations; nothing where it only goes on because
/// nothing is left to do.
pub fn grounds(game: &Game, step: AirStep) -> Option<Grounds> {
    decks::decide(game, step).1
}

/// The staff's answer to the question that is asked.
pub fn suggestion(game: &Game) -> Option<Order> {
    Sensible.order(game)
}

//! A player who plays as a careful staff would, by a few rules of thumb:
//!
//! - wait near the fleet, where every raid must come, and meet it within one hex: a second hex
//!   costs nearly as much as a fight;
//! - fight whenever it brings more than it costs, the most promising fight first, as long as the
//!   fuel keeps the mission out of box 7 until the end;
//! - keep the patrols in their boxes, where they burn nothing, for what comes over the fleet, and
//!   put them up for a raid near by once their fuel lasts to the end;
//! - land only those who are of no more use, and who come down without a risk.
//!
//! It looks at the table, the charts and the scenario's clock, never at the dice.

use super::schedule::raids_are_over;
use super::{Player, best_division, fuel, interception, movement, strikes};
use crate::engine::decision::Decision;
use crate::engine::fleet::Mission;
use crate::engine::forecast;
use crate::engine::game::Game;
use crate::engine::order::Order;

/// The staff of Task Force 58.
#[derive(Clone, Copy, Default, Debug)]
pub struct Sensible;

impl Player for Sensible {
    fn order(&mut self, game: &Game) -> Option<Order> {
        let order = match game.decision()? {
            Decision::AirMovement => movement::order(game),
            Decision::Landing => landing(game),
            Decision::Interception => interception::order(game),
            Decision::Division(division) => Order::Divide {
                escorts: best_division(game, &division),
            },
            Decision::FormStrikes => strikes::form(game),
            Decision::AirAttack => strikes::attack(game),
            Decision::SecondAttempt { mission } => strikes::second_attempt(game, mission),
            Decision::Coordination { .. } => strikes::coordination(game),
            Decision::Assignment { .. } => strikes::assignment(game)?,
            Decision::AirOperations { .. } | Decision::Overflight { .. } => game.legal().next()?,
        };
        Some(order)
    }
}

/// Lands missions that cannot stay in the air to the end, and those with nothing more to fight, or
/// no fuel to do it, if they come down without a risk.
fn landing(game: &Game) -> Order {
    let table = game.table();
    let is_due = |mission: &&Mission| {
        let no_use = raids_are_over(game) || !fuel::allows_a_fight(game, mission.fuel);
        let mut units = mission.units.iter();
        let safe = units.all(|unit| forecast::landing_losses_in_ten(table, mission, unit) == 0);
        fuel::spare(game, mission.fuel) < 0 || (no_use && safe)
    };
    let mut due = table.missions.iter().filter(is_due);
    let land = due.find_map(|mission| {
        let unit = mission.units.iter().next()?;
        let others = table.carriers_in(mission.hex);
        let mut decks = std::iter::once(unit.home())
            .chain(others)
            .map(|carrier| Order::Land { unit, carrier });
        decks.find(|order| game.check(*order).is_ok())
    });
    land.unwrap_or(Order::EndLanding)
}

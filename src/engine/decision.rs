//! What the player is asked.

use serde::Serialize;

use super::combat::{Division, Interception};
use super::fleet::{AirMovement, Landing};
use super::order::Order;
use super::refusal::Refusal;
use super::table::Table;

/// A question to the player; the engine waits for an order that answers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "decision", rename_all = "snake_case")]
pub enum Decision {
    /// Where each air mission flies, and which CAP missions go on the map (4.4, 4.34).
    AirMovement,
    /// Which units land in their hex (4.433).
    Landing,
    /// Which fighters meet which raid, in which order (4.51).
    Interception,
    /// How one mission's fighters divide between escorts and attack planes (4.52).
    Division(Division),
}

impl Decision {
    /// Whether an order answers it on a table by the rules. It only looks, so a refused order
    /// changes nothing.
    ///
    /// # Errors
    /// The rule that forbids the order.
    pub fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        match self {
            Decision::AirMovement => AirMovement::check(table, order),
            Decision::Landing => Landing::check(table, order),
            Decision::Interception => Interception::check(table, order),
            Decision::Division(division) => division.check(order),
        }
    }

    /// Its legal answers on a table, as [`Game::legal`](super::Game::legal) lists them.
    pub fn legal(&self, table: &Table) -> Vec<Order> {
        match self {
            Decision::AirMovement => AirMovement::legal(table),
            Decision::Landing => Landing::legal(table),
            Decision::Interception => Interception::legal(table),
            Decision::Division(division) => division.legal(),
        }
    }

    /// Its stable name.
    pub fn name(&self) -> &'static str {
        match self {
            Decision::AirMovement => "air_movement",
            Decision::Landing => "landing",
            Decision::Interception => "interception",
            Decision::Division(_) => "division",
        }
    }

    /// The number of its rule.
    pub fn rule(&self) -> &'static str {
        match self {
            Decision::AirMovement => "4.4",
            Decision::Landing => "4.433",
            Decision::Interception => "4.51",
            Decision::Division(_) => "4.52",
        }
    }

    /// Its rule in one line.
    pub fn rule_in_a_line(&self) -> &'static str {
        match self {
            Decision::AirMovement => {
                "Every mission on the map flies up to two hexes or holds. The first hex, or holding, costs 1 fuel; \
                 the second costs 1 more on a die of 1\u{2013}5 and 2 more on 6\u{2013}10."
            }
            Decision::Landing => {
                "Units over their carriers may land for 1 fuel. If that leaves them Fuel Critical, each rolls \
                 for a safe return. Units that have landed do not fly again in this scenario."
            }
            Decision::Interception => {
                "Fighters in a raid\u{2019}s hex may engage one raid each, for 3 fuel. \
                 Decide on all of them before the first die; they fight in the order you name them."
            }
            Decision::Division(_) => {
                "The escorts fight first. At least one unit for every two points of escorts must take them on; \
                 the rest go for the attack planes."
            }
        }
    }
}

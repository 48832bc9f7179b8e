//! Questions of the USN's logistics and of what is repaired (6.0(16), 6.0(17)).

use super::{Question, QuestionText};
use crate::engine::order::Order;
use crate::engine::refusal::Refusal;
use crate::engine::table::Table;
use crate::engine::usn_logistics;

/// What the player repairs (6.0(16)).
pub(super) struct Logistics;

impl Question for Logistics {
    fn check(&self, table: &Table, order: &Order) -> Result<(), Refusal> {
        usn_logistics::check(table, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        usn_logistics::legal(table)
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "logistics",
            rule: "6.0(16)",
            in_a_line: "Each once a turn: try to repair an air unit, a ship and a coastal defense, withdraw an air unit, refit one.",
        }
    }
}

/// Where a repaired naval air unit goes (6.0(17)). It is only asked where both can be.
pub(super) struct RepairedGroup;

impl Question for RepairedGroup {
    fn check(&self, _: &Table, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::Aboard | Order::IntoPort => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn legal(&self, _: &Table) -> Vec<Order> {
        vec![Order::Aboard, Order::IntoPort]
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "repaired_group",
            rule: "6.0(17)",
            in_a_line: "A repaired naval air unit goes aboard its own carrier, within twice its range, or into the port.",
        }
    }
}

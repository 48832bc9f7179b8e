//! The question of the player's organization (6.0(11)).

use super::{Question, QuestionText};
use crate::engine::order::Order;
use crate::engine::organization;
use crate::engine::refusal::Refusal;
use crate::engine::table::Table;

/// How the player organizes his forces (6.0(11)).
pub(super) struct Organization;

impl Question for Organization {
    fn check(&self, table: &Table, order: &Order) -> Result<(), Refusal> {
        organization::check(table, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        organization::legal(table)
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "organization",
            rule: "6.0(11)",
            in_a_line: "One reinforcement may come, and ships, air groups and leaders may change their task forces where they are.",
        }
    }
}

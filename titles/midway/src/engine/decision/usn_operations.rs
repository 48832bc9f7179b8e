//! The question of the player's operations (6.0(13)).

use super::{Question, QuestionText};
use crate::engine::order::Order;
use crate::engine::refusal::Refusal;
use crate::engine::table::Table;
use crate::engine::usn_operations;

/// What the player does in his operations (6.0(13)).
pub(super) struct Operations;

impl Question for Operations {
    fn check(&self, table: &Table, order: &Order) -> Result<(), Refusal> {
        usn_operations::check(table, order)
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        usn_operations::legal(table)
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "operations",
            rule: "6.0(13)",
            in_a_line: "One air strike from one place, one move of a task force or ship, and new bases for any air units.",
        }
    }
}

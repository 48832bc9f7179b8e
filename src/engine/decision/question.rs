//! A question as one object: what it is called, its rule, what may be answered, and what the staff would.

use super::Declined;
use crate::engine::forecast::AutoAnswer;
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::orders_of_the_day::Line;
use crate::engine::refusal::Refusal;
use crate::engine::table::Table;

/// What a question is called, and the rule it follows.
pub(crate) struct Text {
    /// Its stable name.
    pub name: &'static str,
    /// The number of its rule.
    pub rule: &'static str,
    /// Its rule in one line.
    pub in_a_line: &'static str,
}

/// A question to the player.
pub(crate) trait Question {
    /// What it is called, and the rule it follows.
    fn text(&self) -> Text;

    /// The line of the orders of the day that may answer it; none where the player is always asked.
    fn line(&self) -> Option<Line>;

    /// Whether an order answers it on a table by the rules; of those that are possible at any time it is not asked.
    ///
    /// # Errors
    /// The rule that forbids the order.
    fn check(&self, table: &Table, order: Order) -> Result<(), Refusal>;

    /// Its legal answers on a table.
    fn legal(&self, table: &Table) -> Vec<Order>;

    /// What the staff would answer.
    fn staff(&self, game: &Game) -> Option<Order>;

    /// What an order to go on says no to on a table; none if it only ends what the player could have done more of.
    fn declined(&self, _table: &Table) -> Option<Declined> {
        None
    }

    /// The order that goes on, if nobody could want another, and why.
    fn auto_answer(&self, _game: &Game) -> Option<(Order, AutoAnswer)> {
        None
    }
}

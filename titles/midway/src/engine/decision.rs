//! What the player is asked.

mod spotting;

use serde::Serialize;

use super::map::Place;
use super::order::Order;
use super::refusal::Refusal;
use super::table::{Spotter, Table};

/// A question to the player; the engine waits for an order that answers it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "decision", rename_all = "snake_case")]
pub enum Decision {
    /// At which of several spaces, all equally near, a task force or base of the IJN looks (6.0(2)).
    NearestSpace {
        /// Who looks.
        by: Spotter,
        /// The spaces.
        spaces: Vec<Place>,
    },
}

/// What there is to know of a question. Each is answered in the file of its subject.
pub(crate) trait Question {
    /// Whether an order answers it on a table by the rules. It only looks.
    fn check(&self, table: &Table, order: &Order) -> Result<(), Refusal>;

    /// Its legal answers.
    fn legal(&self, table: &Table) -> Vec<Order>;

    /// What it is called, and its rule.
    fn text(&self) -> QuestionText;
}

/// What a question is called, and its rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuestionText {
    /// Its stable name.
    pub name: &'static str,
    /// The number of its rule.
    pub rule: &'static str,
    /// Its rule in one line.
    pub in_a_line: &'static str,
}

impl Decision {
    /// The question as an object, which knows all about it.
    fn question(&self) -> Box<dyn Question + '_> {
        match self {
            Decision::NearestSpace { spaces, .. } => Box::new(spotting::NearestSpace { spaces }),
        }
    }

    /// Whether an order answers it on a table by the rules. It only looks, so a refused order changes nothing.
    ///
    /// # Errors
    /// The rule that forbids the order.
    pub fn check(&self, table: &Table, order: &Order) -> Result<(), Refusal> {
        self.question().check(table, order)
    }

    /// Its legal answers on a table.
    pub fn legal(&self, table: &Table) -> Vec<Order> {
        self.question().legal(table)
    }

    /// What it is called, and its rule.
    pub fn text(&self) -> QuestionText {
        self.question().text()
    }
}

//! What an order to go on says no to.

use serde::Serialize;

use super::Decision;
use crate::engine::order::Order;
use crate::engine::table::Table;

/// The one thing that the player was asked about and would not do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Declined {
    /// A search does not stay with the force it has seen (18.11).
    Shadow,
    /// No landed unit is pushed over the side, and without that nothing can be done: a search finds no deck (8.28),
    /// a step of air operations has no order (6.291).
    PushOver,
    /// A strike makes no second attempt to find its target (5.22).
    SecondAttempt,
    /// The ships leave their lights off (6.43).
    Lights,
    /// Task Force 58 keeps its hex (6.34).
    Move,
    /// The Search Segment of the turn is not in this phase (8.22).
    DeclareSearch,
}

impl Decision {
    /// What the player declines by an order on a table; none if the order does something, or only ends what he
    /// could have done more of.
    pub(crate) fn declined(&self, table: &Table, order: Order) -> Option<Declined> {
        if order != Order::GoOn {
            return None;
        }
        self.question().declined(table)
    }
}

//! What the displays of the fleet are made from.

use crate::engine::fleet::{AirUnitId, TakeOff, UnitSet, why_grounded};
use crate::engine::{Decision, Deck, Order, Refusal, Table};

/// The table on screen, and what the player may do with it.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// The table on screen.
    pub table: &'a Table,
    /// The units the player has selected.
    pub selected: UnitSet,
    /// What he is asked, once everything has been shown.
    pub decision: Option<Decision>,
}

impl Look<'_> {
    /// Whether he may move units now: in air operations, and before the first turn (6.22).
    pub fn may_move(&self) -> bool {
        let decision = self.decision;
        matches!(
            decision,
            Some(Decision::AirOperations { .. } | Decision::ReadyDecks)
        )
    }

    /// Whether he may choose a unit for a search.
    pub fn may_search(&self, unit: AirUnitId) -> bool {
        let is_ready = |(_, place)| place == Deck::Ready;
        self.decision == Some(Decision::AirSearch) && self.table.aboard(unit).is_some_and(is_ready)
    }

    /// Why a unit that stands ready can take off for nothing that is asked now; nothing if it can, or if
    /// nobody takes off now.
    pub fn grounded(&self, unit: AirUnitId) -> Option<Refusal> {
        why_grounded(self.table, unit, TakeOff::at(self.decision?))
    }

    /// Whether he may push a unit over the side.
    pub fn may_push(&self, unit: AirUnitId) -> bool {
        let push = Order::PushOver { unit };
        let decision = self.decision.as_ref();
        decision.is_some_and(|decision| decision.check(self.table, push).is_ok())
    }
}

/// Whether a table has planes aboard, so that its decks are worth a display.
pub fn decks_are_used(table: &Table) -> bool {
    table.decks.iter().any(|deck| !deck.aboard().is_empty())
        || table.segment.is_some() && table.air_step.is_some()
}

//! How the player has the decks handled, and what he leaves out of what that proposes.

use leptos::prelude::*;

use super::GameSlot;
use crate::engine::plan::{LeftOut, LineId, Plans};

/// The plans for the decks. They are the player's own, kept beside his game in its slot, and no part of it.
#[derive(Clone, Copy)]
pub struct PlanStore {
    plans: Memo<Plans>,
    left_out: RwSignal<LeftOut>,
}

impl PlanStore {
    /// The plans of the game in a slot.
    pub fn new(slot: RwSignal<GameSlot>) -> PlanStore {
        PlanStore {
            plans: Memo::new(move |_| slot.with(|slot| slot.beside.plans)),
            left_out: RwSignal::new(LeftOut::default()),
        }
    }

    /// The plans.
    pub fn plans(self) -> Plans {
        self.plans.get()
    }

    /// The plans, for a handler.
    pub fn peek(self) -> Plans {
        self.plans.get_untracked()
    }

    /// What is left out of the proposal.
    pub fn left_out(self) -> LeftOut {
        self.left_out.get()
    }

    /// Leaves a line out, or takes it in again.
    pub fn leave_out(self, line: LineId) {
        self.left_out.update(|lines| *lines = lines.toggled(line));
    }

    /// The next proposal is whole again.
    pub fn take_all_in(self) {
        if self.left_out.get_untracked() != LeftOut::default() {
            self.left_out.set(LeftOut::default());
        }
    }
}

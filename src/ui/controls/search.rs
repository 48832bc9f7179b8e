//! What the player can do while he plans a search: turn it, and point it at a hex.

use leptos::prelude::*;

use super::Controls;
use crate::engine::Decision;
use crate::engine::map::HexId;
use crate::view::Activity;
use crate::view::search::{Planned, begun, hovered};

impl Controls {
    /// Whether a search can be planned now.
    pub fn plans_search(self) -> bool {
        self.decision() == Some(Decision::AirSearch)
    }

    /// What is planned.
    pub fn planned_search(self) -> Option<Planned> {
        self.asked.planned.get()
    }

    /// The search being planned, turned to the hex that a click would aim it at: what has the focus, or is looked at
    /// from beside the chart, turns nothing.
    pub fn hovered_search(self) -> Option<Planned> {
        let (held, pointed) = (self.planned_search()?, self.selection.aimed_at());
        self.game
            .with(|game| Some(hovered(game.table(), held, pointed)))
    }

    /// What is planned is not what was pointed at before: the pointer happens to lie over a hex, and a finger that has
    /// left the screen points there still.
    pub(super) fn forget_the_pointer(self) {
        self.selection.point(None);
    }

    /// Turns what is planned by one step; if nothing is, a search to the west is begun.
    pub fn turn_search(self, clockwise: bool) {
        if !untrack(|| self.plans_search()) {
            return;
        }
        self.forget_the_pointer();
        self.begin_search(false, |planned| Some(planned.turned(clockwise)));
    }

    /// Aims what is planned at a hex.
    pub fn aim_search(self, hex: HexId) {
        if !untrack(|| self.plans_search()) {
            return;
        }
        self.begin_search(true, |planned| {
            self.game.peek(|game| planned.turned_to(game.table(), hex))
        });
    }

    /// Turns what is planned; what is only begun by this is turned if `turns_new` says so.
    fn begin_search(self, turns_new: bool, turn: impl Fn(&Planned) -> Option<Activity>) {
        let selection = untrack(|| self.selection.selection());
        let suggested = untrack(|| self.asked.suggested.get());
        let Some((planned, is_new)) = self.game.peek(|game| begun(game, &selection, &suggested))
        else {
            return;
        };
        let turned = (turns_new || !is_new).then(|| turn(&planned)).flatten();
        if let Some(activity) = turned.or(is_new.then_some(planned.activity())) {
            // Who goes stays the same while it is turned.
            if let Some(units) = planned.units() {
                self.selection.select_planes(units);
            }
            self.selection.begin(activity);
        }
    }
}

//! What the player can do while he plans a search: turn it, and point it at a hex.

use leptos::prelude::*;

use super::Controls;
use crate::engine::Decision;
use crate::engine::fleet::SearchAim;
use crate::engine::map::{Bearing, HexId};
use crate::view::Activity;
use crate::view::search::{Planned, hovered, planned};

impl Controls {
    /// Whether a search can be planned now.
    pub fn plans_search(self) -> bool {
        self.decision() == Some(Decision::AirSearch)
    }

    /// What is planned.
    pub fn planned_search(self) -> Option<Planned> {
        if !self.plans_search() {
            return None;
        }
        let selection = self.selection.selection();
        let suggested = self.suggested.get();
        self.game.with(|game| planned(game, &selection, suggested))
    }

    /// The same, turned to the hex that is pointed at.
    pub fn hovered_search(self) -> Option<Planned> {
        let (held, pointed) = (self.planned_search()?, self.selection.pointed());
        self.game
            .with(|game| Some(hovered(game.table(), held, pointed)))
    }

    /// Turns what is planned by one step; if nothing is, a search to the west is begun. Says whether one can be
    /// planned at all.
    pub fn turn_search(self, clockwise: bool) -> bool {
        if !untrack(|| self.plans_search()) {
            return false;
        }
        // What the keys turn is not what the pointer happens to lie over.
        self.selection.point(None);
        self.begin_search(|planned| Some(planned.turned(clockwise)));
        true
    }

    /// Aims what is planned at a hex.
    pub fn aim_search(self, hex: HexId) {
        if !untrack(|| self.plans_search()) {
            return;
        }
        self.begin_search(|planned| self.game.peek(|game| planned.turned_to(game.table(), hex)));
    }

    fn begin_search(self, turn: impl Fn(&Planned) -> Option<Activity>) {
        let planned = untrack(|| self.planned_search());
        let west = SearchAim::Standard(Bearing::clockwise(9));
        let (planned, is_new) = match planned {
            Some(planned) => (planned, false),
            None => {
                self.selection.begin(Activity::Searching(west));
                match untrack(|| self.planned_search()) {
                    Some(planned) => (planned, true),
                    None => return,
                }
            }
        };
        let units = match &planned {
            Planned::One { units, .. } => Some(*units),
            Planned::Fan(..) => None,
        };
        let turned = turn(&planned);
        if let Some(activity) = turned.or(is_new.then_some(planned.activity())) {
            // Who goes stays the same while it is turned.
            if let Some(units) = units {
                self.selection.select_planes(units);
            }
            self.selection.begin(activity);
        }
    }
}

//! What the tab remembers of what the player has before him beside the chart, so that a page that is loaded again shows
//! it as it was.

use leptos::ev;
use leptos::prelude::*;
use leptos_use::use_event_listener;

use super::Controls;
use crate::engine::fleet::{self, MissionId};
use crate::storage::{self, Desk};
use crate::ui::state::PanelStore;
use crate::view::record::Page;
use crate::view::shell::Tab;

/// Opens the tab and the page that were open.
pub(super) fn open(panels: PanelStore, desk: &Desk) {
    if let Some(tab) = Tab::ALL.iter().find(|tab| tab.title() == desk.tab) {
        panels.turn_to(*tab);
    }
    if let Some(page) = Page::ALL.iter().find(|page| page.title() == desk.page) {
        panels.turn_page(*page);
    }
}

impl Controls {
    /// The mission that was in the player's hand is there again, if it waits for an order still.
    pub(super) fn take_in_hand(self, mission: Option<MissionId>) {
        let waits = |id: &MissionId| {
            self.game
                .peek(|game| fleet::waiting(game.table()).any(|it| it.id == *id))
        };
        self.selection.select_mission(mission.filter(waits));
    }

    /// Remembers what is before the player when the page is left.
    pub(super) fn keep_desk(self, id: String) {
        let _ = use_event_listener(window(), ev::pagehide, move |_| {
            let desk = untrack(|| Desk {
                mission: self.selection.mission(),
                tab: self.panels.under().title().to_owned(),
                page: self.panels.page().title().to_owned(),
                forces: self.force_cards.all_open(),
                folds: self.log.unfolded(),
            });
            storage::keep(&id, Some(desk));
        });
    }
}

//! What the player can do with the stage: put the chart or the decks on it, and go from unit to unit there.

use leptos::prelude::*;

use super::Controls;
use crate::engine::fleet::{AirUnitId, TaskGroupId};
use crate::engine::{Decision, Table};
use crate::ui::state::Focus;
use crate::view::chart::Arrow;
use crate::view::fleet;
use crate::view::stage::{OnStage, Switch};

impl Controls {
    /// What is on the stage.
    pub fn on_stage(self) -> OnStage {
        self.shown.on_stage.get()
    }

    /// Whether there are decks to put on the stage.
    pub fn has_decks(self) -> bool {
        self.playback.with_table(fleet::decks_are_used)
    }

    /// Puts the chart on the stage in the place of the decks, or the decks in its own.
    pub fn switch_stage(self) {
        self.put_on_stage(untrack(|| self.on_stage()).other());
        self.focus.keep_or_send(Focus::Question);
    }

    /// Puts something on the stage, until the segment ends.
    pub fn put_on_stage(self, what: OnStage) {
        // On a narrow page nothing lies over it.
        self.panels.show_sheet(false);
        if untrack(|| self.on_stage()) == what || !untrack(|| self.has_decks()) {
            return;
        }
        if untrack(|| self.playback.is_put()) {
            return self.stage.hold(what);
        }
        let operates = matches!(
            untrack(|| self.decision()),
            Some(Decision::AirOperations { .. })
        );
        // A mission in hand keeps the chart there.
        if what == OnStage::Decks && operates {
            self.selection.select_mission(None);
        }
        self.selection.point(None);
        let switch = |table: &Table| Switch::new(table, what);
        self.stage.put(untrack(|| self.playback.with_table(switch)));
    }

    /// Makes a task group large on the stage.
    pub fn enlarge(self, group: TaskGroupId) {
        self.stage.enlarge(group);
        self.put_on_stage(OnStage::Decks);
        self.focus.keep_or_send(Focus::Question);
    }

    /// Moves the focus from a unit on the decks to the one that an arrow key leads to.
    pub fn focus_next_plane(self, from: AirUnitId, arrow: Arrow) {
        let group = untrack(|| self.stage.group());
        let next = |table: &Table| fleet::next_plane(table, group, from, arrow);
        if let Some(unit) = untrack(|| self.playback.with_table(next)) {
            self.focus.send(Focus::Plane(unit));
        }
    }
}

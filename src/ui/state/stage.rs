//! What the player himself has put on the stage.

use leptos::prelude::*;

use crate::engine::fleet::TaskGroupId;
use crate::view::stage::{OnStage, Switch};

/// What the player has put on the stage, and which task group he has made large there.
#[derive(Clone, Copy)]
pub struct StageStore {
    switch: RwSignal<Option<Switch>>,
    group: RwSignal<Option<TaskGroupId>>,
    /// What stays there while the player looks back.
    held: RwSignal<Option<OnStage>>,
}

impl StageStore {
    /// Nothing is as the player put it.
    pub fn new() -> StageStore {
        StageStore {
            switch: RwSignal::new(None),
            group: RwSignal::new(None),
            held: RwSignal::new(None),
        }
    }

    /// The player's last switch, which may hold no more.
    pub fn switch(self) -> Option<Switch> {
        self.switch.get()
    }

    /// The task group he has made large.
    pub fn group(self) -> Option<TaskGroupId> {
        self.group.get()
    }

    /// He puts something on the stage.
    pub fn put(self, switch: Switch) {
        self.switch.set(Some(switch));
    }

    /// What stays on it while he looks back.
    pub fn held(self) -> Option<OnStage> {
        self.held.get()
    }

    /// He looks back, and this stays on it.
    pub fn hold(self, what: OnStage) {
        self.held.set(Some(what));
    }

    /// He makes a task group large.
    pub fn enlarge(self, group: TaskGroupId) {
        self.group.set(Some(group));
    }
}

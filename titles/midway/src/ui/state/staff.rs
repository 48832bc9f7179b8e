//! Whether the staff has command.

use leptos::prelude::*;

/// Whether the staff has command.
#[derive(Clone, Copy)]
pub struct StaffStore {
    has_command: RwSignal<bool>,
}

impl StaffStore {
    /// The player has.
    pub fn new() -> StaffStore {
        StaffStore {
            has_command: RwSignal::new(false),
        }
    }

    /// Gives the staff command.
    pub fn watch(self) {
        self.has_command.set(true);
    }

    /// Gives the player command.
    pub fn take_command(self) {
        self.has_command.set(false);
    }

    /// Whether the staff has command.
    pub fn has_command_now(self) -> bool {
        self.has_command.get()
    }

    /// Whether the staff has command, for a handler.
    pub fn has_command(self) -> bool {
        self.has_command.get_untracked()
    }

    /// Whether the staff has command, for what runs later: the table may have been left by then.
    pub fn try_has_command(self) -> bool {
        self.has_command.try_get_untracked().unwrap_or_default()
    }
}

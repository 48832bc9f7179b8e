//! The sheet that is laid out at dusk and at dawn.

use leptos::prelude::*;

use super::Controls;
use crate::view::shell::Dialog;
use crate::view::situation::LightChange;

impl Controls {
    /// Lays out the sheet of a dusk or a dawn once, with the first question of its turn; not again when the page is
    /// loaded in that turn, or when orders are taken back to it.
    pub(super) fn tell_of_dusk_and_dawn(self) {
        let told = StoredValue::new(self.game.peek(|game| game.table().turn));
        let now = Memo::new(move |_| {
            self.decision()
                .and_then(|_| self.game.with(LightChange::now))
        });
        Effect::watch(
            move || now.get(),
            move |now, _, _| {
                if let Some((turn, change)) = now
                    && *turn > told.get_value()
                    && self.panels.dialog().is_none()
                {
                    told.set_value(*turn);
                    self.panels.open(Dialog::LightChange(*change));
                }
            },
            false,
        );
    }
}

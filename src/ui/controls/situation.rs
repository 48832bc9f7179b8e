//! The sheet that is laid out at dusk and at dawn.

use leptos::prelude::*;

use super::Controls;
use crate::engine::Turn;
use crate::view::shell::Dialog;
use crate::view::situation::LightChange;

impl Controls {
    /// Lays out the sheet of a dusk or a dawn once, with the first question of its turn; not again when the page is
    /// loaded in that turn.
    pub(super) fn tell_of_dusk_and_dawn(self) {
        // Between two questions it stays what it was.
        let now =
            Memo::new(
                move |before: Option<&Option<(Turn, LightChange)>>| match self.decision() {
                    Some(_) => self.game.with(LightChange::now),
                    None => before.copied().flatten(),
                },
            );
        Effect::watch(
            move || now.get(),
            move |now, before, _| {
                if let Some((_, change)) = now
                    && before.is_some_and(|before| before != now)
                    && self.panels.dialog().is_none()
                {
                    self.panels.open(Dialog::LightChange(*change));
                }
            },
            false,
        );
    }
}

//! The hint of the moment.

use leptos::prelude::*;

use super::{GameStore, Hints, SettingsStore};
use crate::engine::Decision;
use crate::view::learn::{Hint, hints_now};

/// The hint that is shown, if one is.
#[derive(Clone, Copy)]
pub struct HintStore {
    shown: RwSignal<Option<Hint>>,
    settings: SettingsStore,
}

impl HintStore {
    /// Gives hints as decisions come up, each once.
    pub fn new(
        game: GameStore,
        decision: Memo<Option<Decision>>,
        settings: SettingsStore,
    ) -> HintStore {
        let shown = RwSignal::new(None);
        let now = Memo::new(move |_| game.with(|game| hints_now(game.table(), decision.get())));
        // What was shown is kept in the browser's storage.
        Effect::new(move |_| {
            let hint = settings.get().hint(&now.get(), shown.get_untracked());
            if shown.get_untracked() == hint {
                return;
            }
            shown.set(hint);
            if let Some(hint) = hint {
                // While the page comes up the storage is read once more, and what is written in that
                // moment would be lost.
                request_animation_frame(move || {
                    settings
                        .change(|settings| settings.hints_seen = settings.hints_seen.with(hint));
                });
            }
        });
        HintStore { shown, settings }
    }

    /// The hint.
    pub fn shown(self) -> Option<Hint> {
        self.shown.get()
    }

    /// The player has read it.
    pub fn put_away(self) {
        self.shown.set(None);
    }

    /// The player wants no more of them.
    pub fn turn_off(self) {
        self.settings
            .change(|settings| settings.turn_hints(Hints::Off));
    }
}

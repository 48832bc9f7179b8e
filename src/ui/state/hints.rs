//! The hint of the moment.

use leptos::prelude::*;

use super::{GameStore, Hints, SettingsStore};
use crate::engine::Decision;
use crate::view::learn::{Given, Hint, Situation};

/// The hint that is shown, if one is.
#[derive(Clone, Copy)]
pub struct HintStore {
    shown: Memo<Option<Hint>>,
    /// How many the player has put away.
    put_away: RwSignal<usize>,
    settings: SettingsStore,
}

impl HintStore {
    /// Gives hints as decisions come up, each once.
    pub fn new(
        game: GameStore,
        decision: Memo<Option<Decision>>,
        settings: SettingsStore,
    ) -> HintStore {
        let put_away = RwSignal::new(0);
        let now = Memo::new(move |_| game.with(|game| Situation::of(game.table(), decision.get())));
        let given = Memo::new(move |before: Option<&Given>| {
            let next = |given: &Given| given.next(settings.get(), now.get(), put_away.get());
            before.map_or_else(|| next(&Given::default()), next)
        });
        let shown = Memo::new(move |_| given.with(|given| given.hint));
        // What was shown is kept in the browser's storage.
        Effect::new(move |_| {
            if let Some(hint) = shown.get() {
                // While the page comes up the storage is read once more, and what is written in that
                // moment would be lost.
                request_animation_frame(move || {
                    settings
                        .change(|settings| settings.hints_seen = settings.hints_seen.with(hint));
                });
            }
        });
        HintStore {
            shown,
            put_away,
            settings,
        }
    }

    /// The hint.
    pub fn shown(self) -> Option<Hint> {
        self.shown.get()
    }

    /// The player has read it.
    pub fn put_away(self) {
        self.put_away.update(|put_away| *put_away += 1);
    }

    /// The player wants no more of them.
    pub fn turn_off(self) {
        self.settings
            .change(|settings| settings.turn_hints(Hints::Off));
    }
}

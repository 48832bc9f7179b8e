//! A page that is loaded again goes on showing from where it stood.

use leptos::prelude::*;
use page::storage::{keep, kept};

use super::Controls;
use crate::storage::Progress;
use crate::view::playback::PlaybackCursor;

impl Controls {
    /// Shows the game from where this tab has left it, and keeps where it stands from now on.
    pub(super) fn resume(self) {
        let id = self.save.id();
        if let Some(Progress { orders, shown }) = kept::<Progress>(&id) {
            let cursor = PlaybackCursor {
                end: shown,
                ..PlaybackCursor::default()
            };
            self.playback.resume(orders, cursor);
        }
        // An effect is for what lies outside the signals: here the storage of the tab.
        Effect::new(move |_| {
            let present = self.playback.present();
            let (orders, is_seen) = self
                .game
                .with(|game| (game.orders().len(), present.is_ready(game.record())));
            let (id, shown) = (self.save.id(), present.end);
            keep(&id, (!is_seen).then_some(Progress { orders, shown }));
        });
    }
}

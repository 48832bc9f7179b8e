//! What is on the stage and on the chart beside what the stores hold.

use leptos::prelude::*;

use super::card::{self, CardOnStage};
use crate::engine::{Decision, Game};
use crate::ui::state::{GameStore, PlaybackStore, SelectionStore, SettingsStore, StageStore};
use crate::view::account;
use crate::view::search::coverage::{self, Looked};
use crate::view::stage::{OnStage, on_stage};

/// What is on the stage and on the chart. Memos: while their values stay equal, nothing that reads them runs.
#[derive(Clone, Copy)]
pub struct ShownNow {
    /// The card on the stage.
    pub card: Memo<Option<CardOnStage>>,
    /// What searches have looked at and is not forgotten, while it is shown, in a scenario with forces to be found.
    pub looks: Memo<Vec<Looked>>,
    /// What is on the stage.
    pub(super) on_stage: Memo<OnStage>,
}

impl ShownNow {
    /// What is shown of a game.
    pub(super) fn new(
        game: GameStore,
        playback: PlaybackStore,
        selection: SelectionStore,
        stage: StageStore,
        settings: SettingsStore,
        decision: Memo<Option<Decision>>,
    ) -> ShownNow {
        ShownNow {
            card: card::card(game, playback),
            looks: looks(game, playback, settings),
            on_stage: Memo::new(move |_| {
                let (decision, switch) = (decision.get(), stage.switch());
                let (mission, activity) = (selection.mission(), selection.activity());
                // Looking back from moment to moment changes nothing on the stage but what is on it.
                if let Some(held) = stage.held().filter(|_| playback.is_put()) {
                    return playback.with_table(|table| held.if_used(table));
                }
                playback.with_table(|table| on_stage(table, decision, mission, activity, switch))
            }),
        }
    }
}

fn looks(game: GameStore, playback: PlaybackStore, settings: SettingsStore) -> Memo<Vec<Looked>> {
    let is_searched = game.peek(Game::scenario).rumours.is_some();
    Memo::new(move |_| {
        if !is_searched || !settings.shows_looks() {
            return Vec::new();
        }
        let now = playback.with_table(|table| table.turn);
        playback.with_events(|shown| coverage::looks(&account::searches(shown), now))
    })
}

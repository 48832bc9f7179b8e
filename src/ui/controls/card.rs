//! The card of an event that is on the stage: the stage shows it, the chart rings its places.

use leptos::prelude::*;

use crate::engine::forces::ForceId;
use crate::engine::{Game, Table};
use crate::ui::state::{GameStore, PlaybackStore};
use crate::view::event_card::{self, CardSpan, EventCard};
use crate::view::shown_record::ShownRecord;

/// A card on the stage.
#[derive(Clone, PartialEq)]
pub struct CardOnStage {
    /// The number of its first event, by which it is known.
    pub from: usize,
    /// Whether all of it has been shown.
    pub is_over: bool,
    /// The force that it tells of, if it tells of one.
    pub force: Option<ForceId>,
    /// What it says.
    pub view: EventCard,
}

/// The card that is shown, or shown again, if one is.
pub(super) fn card(game: GameStore, playback: PlaybackStore) -> Memo<Option<CardOnStage>> {
    Memo::new(move |_| {
        if let Some(span) = playback.card_again() {
            return game.with(|game| again(game, span));
        }
        let (span, is_over) = playback.on_stage()?;
        let rolling = playback.rolling();
        playback.with_record(|shown| {
            let card = |table: &Table| event_card::card(shown, span, rolling.as_ref(), table);
            Some(CardOnStage {
                from: span.from,
                is_over,
                force: event_card::force_of_card(shown, span),
                view: playback.with_table(card),
            })
        })
    })
}

/// The card of a moment of before.
fn again(game: &Game, span: CardSpan) -> Option<CardOnStage> {
    let shown = ShownRecord::new(game.record(), span.upto);
    let table = game.table_after(span.upto);
    let view = event_card::finished_card(shown, span, &table);
    Some(CardOnStage {
        from: span.from,
        is_over: true,
        force: event_card::force_of_card(shown, span),
        view: EventCard {
            waits: true,
            ..view
        },
    })
}

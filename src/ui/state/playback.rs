//! Shows what happened event by event, at the speed the player likes: a clock over `view::playback`, which says
//! what comes next. The game is always ahead; the table on screen is the events shown so far.

use leptos::prelude::*;

mod advance;
mod past;
mod resume;
mod timer;
mod watching;

use super::{GameStore, PanelStore, SelectionStore, SettingsStore};
use crate::engine::{EventRecord, Game, Roll, Table};
use crate::view::event_card::CardSpan;
use crate::view::playback::{PlaybackCursor, Shown};
use crate::view::shown_record::ShownRecord;
use watching::Watching;

/// How far the game has been shown.
#[derive(Clone, Copy)]
pub struct PlaybackStore {
    game: GameStore,
    panels: PanelStore,
    selection: SelectionStore,
    settings: SettingsStore,
    /// Tells of itself only when its table changes.
    shown: RwSignal<Shown>,
    /// Where that stands; tells of every change, and what is made of it here only of its own.
    cursor: RwSignal<PlaybackCursor>,
    upto: Memo<usize>,
    rolling: Memo<bool>,
    is_ready: Memo<bool>,
    /// The end of the fight whose verdict is shown again.
    again: RwSignal<Option<usize>>,
    /// The card that is shown again.
    card_again: RwSignal<Option<CardSpan>>,
    /// Whether a card has only just come up, or the end of its dice.
    is_card_new: StoredValue<bool>,
    /// How the game is watched, or a moment of before is shown, if one is.
    watching: RwSignal<Option<Watching>>,
}

impl PlaybackStore {
    /// A playback that has shown everything so far.
    pub fn new(
        game: GameStore,
        panels: PanelStore,
        selection: SelectionStore,
        settings: SettingsStore,
    ) -> PlaybackStore {
        let shown = game.peek(Shown::all);
        let cursor = RwSignal::new(shown.cursor);
        let watching = RwSignal::new(None::<Watching>);
        let playback = PlaybackStore {
            game,
            panels,
            selection,
            settings,
            shown: RwSignal::new(shown),
            cursor,
            upto: Memo::new(move |_| cursor.get().end),
            rolling: Memo::new(move |_| cursor.get().rolling),
            is_ready: Memo::new(move |_| {
                let is_past = watching.get().is_some_and(Watching::is_past);
                !is_past && game.with(|game| cursor.get().is_ready(game.record()))
            }),
            again: RwSignal::new(None),
            card_again: RwSignal::new(None),
            is_card_new: StoredValue::new(false),
            watching,
        };
        playback.run_timer();
        playback
    }

    /// Shows more or less of the game; tells who looks at what has changed by it, and nobody else.
    fn change(self, change: impl FnOnce(&mut Shown, &Game)) {
        let before = self.cursor.get_untracked();
        let mut now = before;
        self.shown.maybe_update(|shown| {
            self.game.peek(|game| change(shown, game));
            now = shown.cursor;
            // A table is what the events up to it have made of it.
            now.end != before.end
        });
        if now != before {
            self.cursor.set(now);
        }
    }

    /// Whether everything has been shown, so that the player can decide.
    pub fn is_ready(self) -> bool {
        self.is_ready.get()
    }

    /// Whether a fight has just ended and waits for the player to have seen it.
    pub fn waits_for_fight(self) -> bool {
        self.cursor.get().waits_for_fight()
    }

    /// The card that stands, and whether all of it has been shown: what hangs on dice has its card while
    /// they fall.
    pub fn on_stage(self) -> Option<(CardSpan, bool)> {
        if let Some(span) = self.card_again() {
            return Some((span, true));
        }
        let cursor = self.cursor.get();
        self.game.with(|game| cursor.card_on_show(game.record()))
    }

    /// The card that is shown again.
    pub fn card_again(self) -> Option<CardSpan> {
        self.card_again.get()
    }

    /// Shows a card once more, in the place of what is asked now.
    pub fn show_card(self, span: CardSpan) {
        self.card_again.set(Some(span));
    }

    /// The end of the fight whose verdict is shown again: the number of events up to it.
    pub fn again(self) -> Option<usize> {
        self.again.get()
    }

    /// Shows the verdict of a fight once more, over whatever is asked now: that of the fight in which the
    /// events number `upto` and before end (`fight::ending` finds it for any event of a fight).
    pub fn show_verdict(self, upto: usize) {
        self.again.set(Some(upto));
    }

    /// The verdict that was shown again has been seen.
    pub fn close_verdict(self) {
        put_away(self.again);
    }

    /// How many events have been shown.
    pub fn upto(self) -> usize {
        self.upto.get()
    }

    /// Whether a die rolls that is to be watched.
    pub fn is_rolling(self) -> bool {
        self.rolling.get()
    }

    /// The die that rolls, if one does.
    pub fn rolling(self) -> Option<Roll> {
        let cursor = self.cursor.get();
        self.game
            .with(|game| cursor.rolling_die(game.record()).cloned())
    }

    /// Looks at the table on screen.
    pub fn with_table<T>(self, look: impl FnOnce(&Table) -> T) -> T {
        self.shown.with(|shown| look(&shown.table))
    }

    /// Looks at the record as far as it has been shown.
    pub fn with_record<T>(self, look: impl FnOnce(ShownRecord) -> T) -> T {
        let end = self.upto.get();
        self.game
            .with(|game| look(ShownRecord::new(game.record(), end)))
    }

    /// Looks at the events shown.
    pub fn with_events<T>(self, look: impl FnOnce(&[EventRecord]) -> T) -> T {
        self.with_record(|shown| look(shown.events()))
    }
}

/// Tells of it only where there was something.
fn put_away<T: Send + Sync + 'static>(what: RwSignal<Option<T>>) {
    what.maybe_update(|what| what.take().is_some());
}

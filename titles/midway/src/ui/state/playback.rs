//! Shows what happened event by event, at the speed the player likes: a clock over `view::playback`, which says what comes
//! next. The game is always ahead; the table on screen is the events shown so far.

mod past;
mod timer;

use leptos::prelude::*;
use leptos_use::use_prefers_reduced_motion;
use page::sound::Sound;
use page::stores::SoundStore;

use super::{GameStore, PanelStore, SettingsStore, StaffStore};
use crate::engine::{Game, Table};
use crate::view::account;
use crate::view::card::Card;
use crate::view::playback::{OnScreen, OnStage, Pace, PlaybackCursor, Shown};
use crate::view::presentation::sound_of;
use crate::view::shown_record::ShownRecord;
use past::Past;

/// How far the game has been shown.
#[derive(Clone, Copy)]
pub struct PlaybackStore {
    game: GameStore,
    panels: PanelStore,
    settings: SettingsStore,
    sound: SoundStore,
    /// Tells of itself only when its table changes.
    shown: RwSignal<Shown>,
    /// Where that stands; tells of every change.
    cursor: RwSignal<PlaybackCursor>,
    /// How many events have been shown.
    end: Memo<usize>,
    is_ready: Memo<bool>,
    on_stage: Memo<Option<OnStage>>,
    /// The moment of before that is shown, if one is.
    past: RwSignal<Option<Past>>,
    less_motion: Signal<bool>,
}

impl PlaybackStore {
    /// The playback of a game: a new one begins with its first turn, any other has been seen.
    pub fn new(game: GameStore, panels: PanelStore, staff: StaffStore) -> PlaybackStore {
        let shown = game.peek(|played| match game.is_new() {
            true => Shown::set_up(played),
            false => Shown::all(played),
        });
        let cursor = RwSignal::new(shown.cursor);
        let past = RwSignal::new(None::<Past>);
        let playback = PlaybackStore {
            game,
            panels,
            settings: expect_context(),
            sound: expect_context(),
            shown: RwSignal::new(shown),
            cursor,
            end: Memo::new(move |_| cursor.get().end),
            is_ready: Memo::new(move |_| {
                past.with(Option::is_none) && game.with(|game| cursor.get().is_ready(game.record()))
            }),
            on_stage: Memo::new(move |_| game.with(|game| cursor.get().on_stage(game.record()))),
            past,
            less_motion: use_prefers_reduced_motion(),
        };
        playback.run_timer(staff);
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

    /// Shows what an order brought, or the first of it.
    pub fn start(self) {
        self.return_to_present();
        self.advance();
    }

    /// The next step, or on from what waited.
    pub fn go_on(self) {
        self.advance();
    }

    fn advance(self) {
        self.show_on(self.pace());
    }

    /// Shows all up to what waits to be seen.
    pub fn hurry(self) {
        self.show_on(Pace::Hurried);
    }

    /// On from what waits, or all at once up to that.
    pub fn hurry_or_go_on(self) {
        match self.cursor.get_untracked().waiting {
            Some(_) => self.go_on(),
            None => self.hurry(),
        }
    }

    fn show_on(self, pace: Pace) {
        let most = self.known_untracked();
        let before = self.cursor.get_untracked();
        self.change(|shown, game| shown.advance(game.record(), most, pace));
        self.sound_since(before);
        self.arrive();
    }

    /// Makes the sound of what has just been shown, the weightiest of all.
    fn sound_since(self, before: PlaybackCursor) {
        let now = self.cursor.get_untracked();
        let falls = (now.rolling && !before.rolling).then_some(Sound::Die);
        let shown = self.game.peek(|game| {
            let shown = game.events().get(before.end..now.end);
            sound_of(shown.unwrap_or_default())
        });
        if let Some(sound) = shown.max(falls) {
            self.sound.play(sound);
        }
    }

    /// Shows the game as it stands: after an order has been taken back, nothing is told anew.
    pub fn show_all(self) {
        self.past.set(None);
        // Though as many events may have happened as before, they are others.
        let shown = self.game.peek(Shown::all);
        let cursor = shown.cursor;
        self.shown.set(shown);
        self.cursor.set(cursor);
    }

    /// Puts a game that was being shown when the page was left where it stood then.
    pub fn resume(self, orders: usize, cursor: PlaybackCursor) {
        let there = self.game.peek(|game| Shown::resume(game, orders, cursor));
        if let Some(there) = there {
            self.change(|shown, _| *shown = there);
        }
    }

    /// Where the present stands, for what a reload is to find again.
    pub fn present(self) -> PlaybackCursor {
        let cursor = self.cursor.get();
        self.past.get().map_or(cursor, |past| past.present)
    }

    /// Whether all that has happened has been shown, so that the player can be asked.
    pub fn is_ready(self) -> bool {
        self.is_ready.get()
    }

    /// What is told beside the chart, if anything is.
    pub fn on_stage(self) -> Option<OnStage> {
        self.on_stage.get()
    }

    /// The card of what is told beside the chart.
    pub fn card(self) -> Option<Card> {
        let span = self.on_stage()?.span;
        self.with_screen(|screen| account::card(screen, span))
    }

    /// How many events have been shown.
    pub fn upto(self) -> usize {
        self.end.get()
    }

    /// Looks at the table as it is shown.
    pub fn with_table<T>(self, look: impl FnOnce(&Table) -> T) -> T {
        self.shown.with(|shown| look(&shown.table))
    }

    /// Looks at all that is on screen.
    pub fn with_screen<T>(self, look: impl FnOnce(OnScreen) -> T) -> T {
        self.cursor.track();
        self.shown
            .with_untracked(|shown| self.game.with(|game| look(shown.on_screen(game.record()))))
    }

    /// Looks at the record as far as it has been shown.
    pub fn with_record<T>(self, look: impl FnOnce(ShownRecord) -> T) -> T {
        let end = self.upto();
        self.game
            .with(|game| look(ShownRecord::new(game.record(), end)))
    }
}

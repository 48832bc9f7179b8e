//! Going on: from event to event, to the end of a fight or a moment, or to the last.

use leptos::prelude::*;

use super::{PlaybackStore, ShownStoreFields, everything};
use crate::engine::Happening;
use crate::ui::state::Speed;
use crate::view::fight;
use crate::view::moment;

/// How an event is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Show {
    /// It is a die, which rolls first.
    Rolls,
    /// It stops the playback if it is worth a look.
    Stops,
    /// The next one follows at once.
    Passes,
}

impl PlaybackStore {
    /// Shows what an order brought: at once, or event by event.
    pub fn start(self) {
        self.card_again.set(None);
        if self.settings.speed_untracked() == Speed::Off {
            self.show_all();
        } else {
            self.begin_step();
            self.go_on();
        }
    }

    /// What was shown before this has been told.
    pub(super) fn begin_step(self) {
        let upto = self.shown.upto().get_untracked();
        self.shown.told().set(upto);
    }

    /// The next step at once, or on from a fight or a moment that is over.
    pub fn go_on(self) {
        if self.again.get_untracked().is_some() {
            return self.close_verdict();
        }
        if self.card_again.get_untracked().is_some() {
            return self.card_again.set(None);
        }
        self.leave();
        self.advance();
    }

    /// Leaves the fight or the moment that has been seen.
    pub(super) fn leave(self) {
        if self.shown.waiting().get_untracked() || self.shown.moment().get_untracked().is_some() {
            self.begin_step();
            self.shown.waiting().set(false);
            self.shown.moment().set(None);
        }
    }

    /// Hurries: shows all up to what waits to be seen, or goes on from there.
    pub fn skip_or_go_on(self) {
        let is_there = self.shown.waiting().get_untracked()
            || self.shown.moment().get_untracked().is_some()
            || self.again.get_untracked().is_some()
            || self.card_again.get_untracked().is_some();
        match is_there {
            true => self.go_on(),
            false => self.skip(),
        }
    }

    /// Shows the game as it stands.
    pub fn show_all(self) {
        self.card_again.set(None);
        self.shown.set(self.game.peek(everything));
    }

    /// Shows events up to the next one that is worth a look, or up to a die that is to be watched; one
    /// that rolls already lands.
    pub(super) fn advance(self) {
        let lands = self.shown.rolling().get_untracked();
        let from = self.shown.upto().get_untracked();
        self.show_on(|shown, next| {
            let is_first = shown.len() == from;
            if !(is_first && lands) && fight::watched(shown, next).is_some() {
                return Show::Rolls;
            }
            Show::Stops
        });
    }

    /// Shows events to the end of a fight or of a moment, which waits, or to the last.
    pub(super) fn skip(self) {
        self.leave();
        self.show_on(|_, _| Show::Passes);
    }

    /// Shows events as `show` says of the next one, up to the end of a fight at most.
    fn show_on(self, show: impl Fn(&[Happening], &Happening) -> Show) {
        let mut upto = self.shown.upto().get_untracked();
        let told = self.shown.told().get_untracked();
        let stops = self.settings.speed_untracked() != Speed::Fast;
        let (mut waiting, mut rolling, mut moment) = (false, false, None);
        self.game.peek(|game| {
            let all = game.events();
            self.shown.table().maybe_update(|table| {
                let from = upto;
                while let Some(next) = all.get(upto) {
                    let how = show(&all[..upto], next);
                    rolling = how == Show::Rolls;
                    if rolling {
                        break;
                    }
                    table.apply(&next.event);
                    upto += 1;
                    let shown = &all[..upto];
                    waiting = fight::is_over(all, upto);
                    if !waiting {
                        moment = moment::span(all, told, upto, table);
                        waiting = stops && moment.is_some_and(|span| span.kind.waits());
                    }
                    if waiting
                        || moment.is_some()
                        || how == Show::Stops && !fight::pause(shown).is_zero()
                    {
                        break;
                    }
                }
                upto > from
            });
        });
        self.shown.waiting().set(waiting);
        self.shown.moment().set(moment);
        self.shown.rolling().set(rolling);
        self.shown.upto().set(upto);
        if self.game.peek(|game| game.events().len() == upto) {
            self.watching.set(None);
        }
    }
}

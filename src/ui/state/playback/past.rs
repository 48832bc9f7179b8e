//! A moment of before, on the playback's own table, and the way back to the present: neither the game nor its save is
//! touched.

use std::mem;

use leptos::prelude::*;

use super::watching::{Past, Watched};
use super::{PlaybackStore, Watching, put_away};
use crate::view::Selection;
use crate::view::playback::{PlaybackCursor, Shown};

impl PlaybackStore {
    /// Shows the game as it stood after so many of its events, no more than have been shown before.
    pub fn look_at_moment(self, moment: usize) {
        let moment = moment.min(self.known_untracked());
        let past = self.past_from_here(true);
        self.watch(Watched::Past(past), true);
        put_away(self.card_again);
        put_away(self.again);
        self.change(|shown, game| *shown = Shown::at(game, moment));
    }

    /// Shows the game as far as it has been shown, with what waits to be seen.
    pub fn return_to_present(self) {
        let Some(past) = self.past_untracked() else {
            return;
        };
        let present = past.present;
        put_away(self.card_again);
        put_away(self.again);
        self.change(|shown, game| {
            *shown = Shown {
                cursor: present,
                ..Shown::up_to(game, present.end)
            };
        });
        self.leave(past);
    }

    /// A moment of before is to be shown: what the present is, from which there is a way back to it. What the player
    /// has selected there is put by.
    pub(super) fn past_from_here(self, is_put: bool) -> Past {
        if let Some(past) = self.past_untracked() {
            return Past { is_put, ..past };
        }
        let staff = self.watching.get_untracked();
        let staff = staff.and_then(|watching| match watching.what {
            Watched::Past(_) => None,
            Watched::Staff(command) => Some((command, watching.is_paused)),
        });
        let selection = untrack(|| self.selection.selection());
        self.selection.select(Selection::default());
        Past {
            is_put,
            present: self.present_untracked(),
            staff,
            selection,
        }
    }

    /// What was selected at the present is so again. Where the staff had command there, it has it again.
    fn leave(self, past: Past) {
        self.selection.select(past.selection);
        match past.staff {
            Some((command, is_paused)) => self.watch(Watched::Staff(command), is_paused),
            None => put_away(self.watching),
        }
    }

    fn past_untracked(self) -> Option<Past> {
        untrack(|| self.past())
    }

    /// What is shown goes on from where the player has put it.
    pub(super) fn play_on(self) {
        self.watching.maybe_update(|watching| {
            match watching.as_mut().map(|watching| &mut watching.what) {
                Some(Watched::Past(past)) => mem::take(&mut past.is_put),
                Some(Watched::Staff(_)) | None => false,
            }
        });
    }

    /// Where the playback has come up to the present, that is shown with what waits there. A fight or a card that
    /// ends there waits by itself.
    pub(super) fn arrive(self) {
        let Some(past) = self.past_untracked() else {
            return;
        };
        let present = past.present;
        if self.cursor.get_untracked().end < present.end {
            return;
        }
        let waits = self.game.peek(|game| !present.is_ready(game.record()));
        if waits {
            self.change(|shown, _| shown.cursor = present);
        }
        self.leave(past);
    }

    /// Whether a moment of before is shown as the player has put it there: nothing moves, and no fight lies over it.
    pub fn is_put(self) -> bool {
        self.past().is_some_and(|past| past.is_put)
    }

    /// Where the playback stands, or stood before the player looked back.
    pub(super) fn present(self) -> PlaybackCursor {
        let cursor = self.cursor.get();
        self.past().map_or(cursor, |past| past.present)
    }

    fn past(self) -> Option<Past> {
        self.watching.get().and_then(Watching::past)
    }

    pub(super) fn present_untracked(self) -> PlaybackCursor {
        untrack(|| self.present())
    }

    /// Whether the battle is over, and everything of it has been shown.
    pub fn has_seen_end(self) -> bool {
        let present = self.present_untracked();
        self.game
            .peek(|game| game.outcome().is_some() && present.is_ready(game.record()))
    }

    /// How many events have been shown at the present. Within an undo the game has fewer.
    pub fn known(self) -> usize {
        let upto = match self.past() {
            Some(past) => past.present.end,
            None => self.upto.get(),
        };
        self.game.with(|game| upto.min(game.events().len()))
    }

    /// The events that may be shown: all of them, but no more than have been while a moment of before is.
    pub(super) fn known_untracked(self) -> usize {
        let present = self.past_untracked().map(|it| it.present.end);
        let all = self.game.peek(|game| game.events().len());
        present.map_or(all, |upto| upto.min(all))
    }
}

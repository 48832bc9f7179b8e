//! Where the game is saved, and how it stands with the storage.

use leptos::prelude::*;

use super::{ExportStore, note_games};
use crate::address::whole;
use crate::saving::SaveStatus;
use crate::stopped;
use crate::storage::{self, BesideGame, Change, Slot, SlotEntry};
use crate::title_page::{GameOnTable, TitlePage};

/// Where the game is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct GameSlot<T: TitlePage> {
    /// The key of its slot.
    pub id: String,
    /// The name the player gave it.
    pub name: String,
    /// The link it was begun from.
    pub link: Option<String>,
    /// What the player has named and arranged in it.
    pub beside: T::Beside,
    /// Whether its end is none of the player's.
    watched: bool,
    /// Whether it came by a link, and is kept nowhere until the player wants it.
    is_guest: bool,
    /// What this tab wrote or read there last, to notice another tab.
    text: Option<String>,
    /// Whether the game stands there as it is.
    is_saved: bool,
}

/// A game that the storage did not take.
#[derive(Clone, PartialEq, Debug)]
pub struct Unsaved {
    /// The key of the slot it belongs in.
    pub id: String,
    /// The text of that slot.
    pub text: String,
    /// What stands there instead, as this tab wrote or read it last.
    pub stored: Option<String>,
}

impl Unsaved {
    /// A game that no slot has.
    pub fn new(id: String, text: String) -> Unsaved {
        Unsaved {
            id,
            text,
            stored: None,
        }
    }
}

impl<T: TitlePage> GameSlot<T> {
    /// A new place for a game of some name.
    pub fn new(name: String, link: Option<String>) -> GameSlot<T> {
        GameSlot {
            id: storage::new_id(T::TITLE.keys),
            name,
            link,
            beside: T::Beside::default(),
            watched: false,
            is_guest: false,
            text: None,
            is_saved: false,
        }
    }

    /// This place with what the player has named and arranged.
    #[must_use]
    pub fn beside(self, beside: T::Beside) -> GameSlot<T> {
        GameSlot { beside, ..self }
    }

    /// A place for a game that came by a link: it is kept nowhere until the player wants it.
    pub fn of_guest(name: String) -> GameSlot<T> {
        GameSlot {
            watched: true,
            is_guest: true,
            is_saved: true,
            ..GameSlot::new(name, None)
        }
    }

    /// The place of a game that is listed; of one that the storage did not take, if it is `unsaved`.
    pub fn of(entry: &SlotEntry<T>, game: &T::Game, unsaved: Option<Unsaved>) -> GameSlot<T> {
        let mut beside = entry.beside.clone();
        beside.note(game);
        GameSlot {
            id: entry.id.clone(),
            name: entry.name.clone().unwrap_or_default(),
            link: entry.link.clone(),
            beside,
            watched: entry.watched,
            is_guest: false,
            is_saved: unsaved.is_none(),
            text: unsaved.map_or(Some(entry.text.clone()), |unsaved| unsaved.stored),
        }
    }

    /// This slot as one that is still to be written.
    #[must_use]
    pub fn unsaved(self) -> GameSlot<T> {
        GameSlot {
            is_saved: false,
            ..self
        }
    }
}

/// The slot of the game on the table.
pub struct SaveStore<T: TitlePage> {
    game: T::GameStore,
    exports: ExportStore,
    slot: RwSignal<GameSlot<T>>,
    status: RwSignal<SaveStatus>,
    /// Whether the player has put away what is said of it.
    is_read: RwSignal<bool>,
}

impl<T: TitlePage> Clone for SaveStore<T> {
    fn clone(&self) -> SaveStore<T> {
        *self
    }
}

impl<T: TitlePage> Copy for SaveStore<T> {}

impl<T: TitlePage> SaveStore<T> {
    /// The slot of a game; a game that is not there yet is saved at once.
    pub fn new(game: T::GameStore, slot: RwSignal<GameSlot<T>>) -> SaveStore<T> {
        let save = SaveStore::<T> {
            game,
            exports: expect_context(),
            slot,
            status: RwSignal::new(SaveStatus::Saved),
            is_read: RwSignal::new(false),
        };
        // Looking at a game that is kept already changes nothing in its slot.
        if untrack(|| save.is_guest()) {
            // It is in no slot.
        } else if save.is_saved() {
            stopped::forget(&save.id());
            storage::set_last(T::TITLE.keys, &save.id());
        } else {
            save.write();
        }
        let is_saved = save.status.get_untracked() == SaveStatus::Saved;
        if is_saved && !game.peek(T::is_verified) {
            save.set_status(SaveStatus::NotVerified);
        }
        save
    }

    /// Saves the game in its slot, unless another tab has played on in it, or it was deleted.
    pub fn write(self) {
        self.write_with(|_| {});
    }

    /// Writes the game with something changed in its slot.
    fn write_with(self, change: impl FnOnce(&mut GameSlot<T>)) {
        if untrack(|| self.is_guest()) {
            return;
        }
        let is_free = self.look();
        self.slot.update(|slot| {
            slot.is_saved = false;
            change(slot);
        });
        self.note();
        if !is_free {
            return;
        }
        let Some(new) = self.text(&self.name()) else {
            return;
        };
        let id = self.id();
        match storage::write(&id, &new) {
            Ok(()) => {
                let is_first = self.slot.with_untracked(|slot| slot.text.is_none());
                self.slot.update(|slot| {
                    slot.text = Some(new);
                    slot.is_saved = true;
                });
                storage::set_last(T::TITLE.keys, &id);
                storage::note_kept();
                if is_first {
                    note_games(T::ADDRESS);
                }
                // What is said of the save it came from stands until it has been read.
                if self.status.get_untracked() != SaveStatus::NotVerified {
                    self.set_status(SaveStatus::Saved);
                }
            }
            Err(problem) => self.set_status(SaveStatus::Lost(problem)),
        }
    }

    /// Notes where the game stands, and what the player has arranged by now.
    pub fn note(self) {
        let note = |game: &T::Game| self.slot.update(|slot| slot.beside.note(game));
        self.game.peek(note);
    }

    /// Saves the game after orders, the player's own or others.
    pub fn write_after(self, are_own: bool) {
        self.write_with(|slot| {
            slot.watched = !are_own;
            slot.beside.play_on();
        });
    }

    /// Looks at what the player has named and arranged.
    pub fn with_beside<R>(self, look: impl FnOnce(&T::Beside) -> R) -> R {
        self.slot.with(|slot| look(&slot.beside))
    }

    /// Changes what the player has named and arranged, and saves it with the game.
    pub fn change_beside(self, change: impl FnOnce(&mut T::Beside)) {
        let change = |slot: &mut GameSlot<T>| change(&mut slot.beside);
        match untrack(|| self.is_guest()) {
            // It is kept nowhere.
            true => self.slot.update(change),
            false => self.write_with(change),
        }
    }

    /// Looks what has become of the slot elsewhere, and takes over what is said beside the game, such as another name.
    /// Says whether the game may be written there.
    pub fn look(self) -> bool {
        if untrack(|| self.is_guest()) {
            return false;
        }
        let GameSlot { id, text, .. } = self.slot.get_untracked();
        let there = match storage::read(&id) {
            Ok(there) => there,
            // What stands there is not known, and is not written over.
            Err(problem) => {
                self.set_status(SaveStatus::Lost(problem));
                return false;
            }
        };
        match Change::<T>::of(text.as_deref(), there) {
            Change::None => true,
            Change::Beside(there) => {
                self.slot.update(|slot| {
                    slot.name = there.name.unwrap_or_default();
                    slot.link = there.link;
                    slot.beside.take_over(there.beside);
                    slot.text = Some(there.text);
                });
                true
            }
            Change::PlayedOn => {
                self.set_status(SaveStatus::OtherTab);
                false
            }
            Change::Gone => {
                self.slot.update(|slot| slot.is_saved = false);
                self.set_status(SaveStatus::Deleted);
                false
            }
        }
    }

    /// Looks at the game, for a handler.
    pub fn peek<R>(self, look: impl FnOnce(&T::Game) -> R) -> R {
        self.game.peek(look)
    }

    /// Whether the game came by a link, and is kept nowhere.
    pub fn is_guest(self) -> bool {
        self.slot.with(|slot| slot.is_guest)
    }

    /// Keeps a game that came by a link, under a name: it is one of the player's from now on.
    fn keep_guest(self, name: String) {
        self.slot.update(|slot| {
            slot.name = name;
            slot.is_guest = false;
        });
        T::ADDRESS.show(Some(&self.id()));
        self.write();
    }

    /// The game as the text of a slot.
    fn text(self, name: &str) -> Option<String> {
        let GameSlot {
            link,
            beside,
            watched,
            ..
        } = self.slot.get_untracked();
        let now = Some(storage::now());
        let slot = self
            .game
            .peek(|game| Slot::<T>::new(name, now, link.as_deref(), game));
        slot.map(|slot| slot.beside(beside).watched(watched).to_text())
    }

    /// Something new is said again, even if what was said before has been put away.
    fn set_status(self, now: SaveStatus) {
        self.remember(now);
        if self.status.get_untracked() != now {
            self.is_read.set(false);
            self.status.set(now);
        }
    }

    /// Has a game that is not kept at hand for the case that the program stops.
    fn remember(self, status: SaveStatus) {
        let text = match status {
            SaveStatus::Saved => None,
            SaveStatus::NotVerified if !untrack(|| self.is_guest()) => None,
            _ => self.text(&self.name()),
        };
        match text {
            Some(text) => stopped::remember(&self.id(), &self.name(), &text),
            None => stopped::forget(&self.id()),
        }
    }

    /// How the game stands with the storage, until the player has put it away.
    pub fn unread(self) -> Option<SaveStatus> {
        let status = self.status.get();
        (status != SaveStatus::Saved && !self.is_read.get()).then_some(status)
    }

    /// The player has read it.
    pub fn put_away(self) {
        self.is_read.set(true);
    }

    /// How the game stands with the storage.
    pub fn status(self) -> SaveStatus {
        self.status.get()
    }

    /// Whether the game stands in its slot as it is, for a handler.
    pub fn is_saved(self) -> bool {
        self.slot.with_untracked(|slot| slot.is_saved)
    }

    /// The game as it would stand in a slot, if it is in none: not in that of another tab's game.
    pub fn unsaved(self) -> Option<Unsaved> {
        let GameSlot {
            id,
            name,
            text,
            is_saved,
            ..
        } = self.slot.get_untracked();
        if is_saved {
            return None;
        }
        let is_other = self.status.get_untracked() == SaveStatus::OtherTab;
        Some(Unsaved {
            text: self.text(&if is_other { self.own_name() } else { name })?,
            id: match is_other {
                true => storage::new_id(T::TITLE.keys),
                false => id,
            },
            stored: text.filter(|_| !is_other),
        })
    }

    /// The key of its slot, for a handler.
    pub fn id(self) -> String {
        self.slot.with_untracked(|slot| slot.id.clone())
    }

    /// The name the player gave it, for a handler.
    pub fn name(self) -> String {
        self.slot.with_untracked(|slot| slot.name.clone())
    }

    /// The link to the game from its start, for a handler.
    pub fn link(self) -> String {
        self.game
            .peek(|game| whole(&T::link_text(&T::link_to(game))))
    }

    /// Gives the game a name; one that came by a link is one of the player's from then on.
    pub fn rename(self, name: String) {
        if untrack(|| self.is_guest()) {
            return self.keep_guest(name);
        }
        self.write_with(|slot| slot.name = name);
    }

    /// Keeps a game that was deleted elsewhere, in the slot that it had.
    pub fn keep_after_all(self) {
        self.slot.update(|slot| slot.text = None);
        self.write();
    }

    /// The name of this tab's game, where another tab's has its own.
    fn own_name(self) -> String {
        format!("{} (this tab)", self.name())
    }

    /// Keeps this tab's game in a slot of its own, beside the other tab's.
    pub fn save_as_copy(self) {
        let name = self.own_name();
        stopped::forget(&self.id());
        self.slot.update(|slot| {
            slot.id = storage::new_id(T::TITLE.keys);
            slot.name = name;
            slot.text = None;
        });
        T::ADDRESS.show(Some(&self.id()));
        self.write();
    }

    /// The game as a file.
    pub fn export(self) {
        let GameSlot { name, beside, .. } = self.slot.get_untracked();
        let file = |game: &T::Game| T::file(game, Some(&name), &beside);
        if let Some(file) = self.game.peek(file) {
            self.exports.give(&name, &file);
        }
    }
}

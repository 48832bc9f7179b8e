//! The player's games: those in the storage, and those that could not be stored.

use leptos::prelude::*;

use super::{ExportStore, Unsaved, note_games};
use crate::date::date;
use crate::games::{GameLine, imported, not_imported, not_renamed, too_large, unreadable_file};
use crate::listed::{ContinueView, already_here, continue_last, line, name_in_file, name_of};
use crate::name::free_name;
use crate::notice::Notice;
use crate::stopped;
use crate::storage::{self, SlotEntry, StorageProblem, Summary};
use crate::title_page::TitlePage;
use crate::titles::bring_to_title;

/// The player's games, last saved first.
pub struct SavedGames<T: TitlePage> {
    entries: RwSignal<Vec<SlotEntry<T>>>,
    /// Those that the storage did not take: they last as long as the tab.
    unsaved: RwSignal<Vec<Unsaved>>,
    exports: ExportStore,
}

impl<T: TitlePage> Clone for SavedGames<T> {
    fn clone(&self) -> SavedGames<T> {
        *self
    }
}

impl<T: TitlePage> Copy for SavedGames<T> {}

impl<T: TitlePage> SavedGames<T> {
    /// The games as they are stored now.
    pub fn new(exports: ExportStore) -> SavedGames<T> {
        let games = SavedGames {
            entries: RwSignal::new(Vec::new()),
            unsaved: RwSignal::new(Vec::new()),
            exports,
        };
        games.refresh();
        games
    }

    /// Looks again at what is stored.
    pub fn refresh(self) {
        let mut entries = storage::entries::<T>();
        for unsaved in self.unsaved.get_untracked() {
            entries.retain(|entry| entry.id != unsaved.id);
            entries.push(SlotEntry::read(unsaved.id, unsaved.text).0);
        }
        storage::sort(&mut entries);
        self.entries.set(entries);
    }

    /// The games themselves.
    pub fn entries(self) -> Vec<SlotEntry<T>> {
        self.entries.get()
    }

    /// The list, as it is shown.
    pub fn lines(self) -> Vec<GameLine> {
        let line = |entry: &SlotEntry<T>| self.line(entry);
        self.entries
            .with(|entries| entries.iter().map(line).collect())
    }

    /// What is shown of a game.
    pub fn line(self, entry: &SlotEntry<T>) -> GameLine {
        line(entry, self.is_stored(&entry.id), &date)
    }

    /// Why the browser keeps nothing for the page, if it does not.
    pub fn problem(self) -> Option<StorageProblem> {
        storage::probe().err()
    }

    /// Gives a game out as a file.
    pub fn export(self, id: &str) {
        if let Some(entry) = self.find(id) {
            self.exports.give(&name_of(&entry), &entry.export());
        }
    }

    /// The game to go on with.
    pub fn continue_last(self) -> Option<ContinueView<T::Standing>> {
        let last = storage::last(T::TITLE.keys);
        let is_stored = |id: &str| self.is_stored(id);
        self.entries
            .with(|entries| continue_last(entries, last.as_deref(), &is_stored, &date))
    }

    fn is_stored(self, id: &str) -> bool {
        self.unsaved
            .with(|unsaved| unsaved.iter().all(|unsaved| unsaved.id != id))
    }

    /// A game by the key of its slot, for a handler.
    pub fn find(self, id: &str) -> Option<SlotEntry<T>> {
        self.find_by(|entry| entry.id == id)
    }

    /// The last game that a link has begun, for a handler.
    pub fn begun_from(self, link: &str) -> Option<SlotEntry<T>> {
        self.find_by(|entry| entry.link.as_deref() == Some(link) && entry.problem.is_none())
    }

    fn find_by(self, wanted: impl Fn(&SlotEntry<T>) -> bool) -> Option<SlotEntry<T>> {
        self.entries
            .with_untracked(|entries| entries.iter().find(|entry| wanted(entry)).cloned())
    }

    /// A name that no game has yet.
    pub fn free_name(self, wanted: &str) -> String {
        let names = |entries: &Vec<SlotEntry<T>>| entries.iter().map(name_of).collect();
        let taken: Vec<String> = self.entries.with_untracked(names);
        free_name(wanted, &taken)
    }

    /// Keeps a game that the storage did not take, as long as the tab lasts.
    pub fn add_unsaved(self, game: Unsaved) {
        self.take_unsaved(&game.id);
        let (entry, _) = SlotEntry::<T>::read(game.id.clone(), game.text.clone());
        stopped::remember(&game.id, &name_of(&entry), &game.text);
        self.unsaved.update(|unsaved| unsaved.push(game));
        self.refresh();
    }

    /// Gives such a game back: to be played on, or not wanted any more.
    pub fn take_unsaved(self, id: &str) -> Option<Unsaved> {
        let taken = self.unsaved.try_update(|unsaved| {
            let at = unsaved.iter().position(|unsaved| unsaved.id == id)?;
            Some(unsaved.remove(at))
        });
        taken.flatten()
    }

    /// Whether closing the tab would lose a game.
    pub fn has_unsaved(self) -> bool {
        !self.unsaved.with_untracked(Vec::is_empty)
    }

    /// Deletes a game, as the player asked.
    pub fn delete(self, id: &str) {
        self.take_unsaved(id);
        stopped::forget(id);
        storage::remove(id);
        note_games(T::ADDRESS);
        self.refresh();
    }

    /// Gives a game another name; says why not.
    pub fn rename(self, id: &str, name: &str) -> Option<Notice> {
        let renamed = |text: String| SlotEntry::<T>::read(id.to_owned(), text).0.renamed(name);
        let stored = match self.take_unsaved(id) {
            Some(unsaved) => {
                let text = renamed(unsaved.text.clone()).unwrap_or(unsaved.text);
                self.add_unsaved(Unsaved { text, ..unsaved });
                Ok(())
            }
            // As it stands there now: another tab may have played on. The list shows if it is gone.
            None => storage::read(id).and_then(|text| {
                let renamed = text.and_then(renamed);
                renamed.map_or(Ok(()), |text| storage::write(id, &text))
            }),
        };
        self.refresh();
        stored.err().map(not_renamed)
    }

    /// The slot with the same game at the same order, if the player has it.
    fn find_same(self, game: &T::Game) -> Option<SlotEntry<T>> {
        let checks = T::checks(game);
        let same = |summary: &Summary<T::Standing>| checks.contains(&summary.check);
        self.find_by(|entry| entry.summary.as_ref().is_some_and(same))
    }

    /// The name of the same game at the same order, if the player has it.
    pub fn same_as(self, game: &T::Game) -> Option<String> {
        Some(name_of(&self.find_same(game)?))
    }

    /// Brings a file in as a game of its own, and says what came of it.
    pub async fn import_file(self, file: web_sys::File) -> Notice {
        let name = file.name();
        if let Some(refused) = too_large(&name, file.size()) {
            return refused;
        }
        match storage::read_file(file).await {
            Some(text) => self.import(&name, &text),
            None => unreadable_file(&name),
        }
    }

    /// Brings the text of a file in, once its game has been replayed.
    fn import(self, file: &str, text: &str) -> Notice {
        let game = match storage::game_of::<T>(text) {
            Ok(game) => game,
            Err(problem) => {
                let why = problem.to_string();
                return match T::other_title(&problem) {
                    Some(title) => bring_to_title(file, text, title, &why),
                    None => not_imported(file, &why),
                };
            }
        };
        if let Some(here) = self.find_same(&game) {
            return already_here(file, &here);
        }
        let (entry, _) = SlotEntry::<T>::read(String::new(), text.to_owned());
        let name = self.free_name(&name_in_file(&entry, file));
        let now = Some(storage::now());
        let Some(slot) = entry.brought_in(&name, now, &game) else {
            return not_imported(file, "it has no seed");
        };
        let (id, text) = (storage::new_id(T::TITLE.keys), slot.to_text());
        let stored = storage::write(&id, &text);
        match stored {
            Ok(()) => {
                storage::note_kept();
                note_games(T::ADDRESS);
            }
            Err(_) => self.add_unsaved(Unsaved::new(id, text)),
        }
        self.refresh();
        imported(&name, T::is_verified(&game), stored)
    }
}

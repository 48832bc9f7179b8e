//! The player's games: those in the storage, and those that could not be stored.

use leptos::prelude::*;
use page::date::date;
use page::stopped;
use page::storage::{entries, last, new_id};
use page::stores::{Unsaved, note_games};
use page::titles::bring_to_title;

use super::ExportStore;
use crate::engine::{Game, LoadError, PhilippineSea};
use crate::storage::{self, KEYS, SlotEntry, StorageProblem, Summary};
use crate::ui::address::ADDRESS;
use crate::view::shell::Notice;
use crate::view::start::{self, GameLine};

/// The player's games, last saved first.
#[derive(Clone, Copy)]
pub struct SavedGames {
    entries: RwSignal<Vec<SlotEntry>>,
    /// Those that the storage did not take: they last as long as the tab.
    unsaved: RwSignal<Vec<Unsaved>>,
    exports: ExportStore,
}

impl SavedGames {
    /// The games as they are stored now.
    pub fn new(exports: ExportStore) -> SavedGames {
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
        let mut entries = entries::<PhilippineSea>();
        for unsaved in self.unsaved.get_untracked() {
            entries.retain(|entry| entry.id != unsaved.id);
            entries.push(SlotEntry::read(unsaved.id, unsaved.text).0);
        }
        storage::sort(&mut entries);
        self.entries.set(entries);
    }

    /// The games themselves.
    pub fn entries(self) -> Vec<SlotEntry> {
        self.entries.get()
    }

    /// The list, as it is shown.
    pub fn lines(self) -> Vec<GameLine> {
        let line = |entry: &SlotEntry| self.line(entry);
        self.entries
            .with(|entries| entries.iter().map(line).collect())
    }

    /// What is shown of a game.
    pub fn line(self, entry: &SlotEntry) -> GameLine {
        start::line(entry, self.is_stored(&entry.id), &date)
    }

    /// Why the browser keeps nothing for the page, if it does not.
    pub fn problem(self) -> Option<StorageProblem> {
        storage::probe().err()
    }

    /// Gives a game out as a file.
    pub fn export(self, id: &str) {
        if let Some(entry) = self.find(id) {
            self.exports.give(&start::name_of(&entry), &entry.export());
        }
    }

    /// The game to go on with.
    pub fn continue_last(self) -> Option<start::ContinueView> {
        let last = last(KEYS);
        let is_stored = |id: &str| self.is_stored(id);
        self.entries
            .with(|entries| start::continue_last(entries, last.as_deref(), &is_stored, &date))
    }

    fn is_stored(self, id: &str) -> bool {
        self.unsaved
            .with(|unsaved| unsaved.iter().all(|unsaved| unsaved.id != id))
    }

    /// A game by the key of its slot, for a handler.
    pub fn find(self, id: &str) -> Option<SlotEntry> {
        self.find_by(|entry| entry.id == id)
    }

    /// The last game that a link has begun, for a handler.
    pub fn begun_from(self, link: &str) -> Option<SlotEntry> {
        self.find_by(|entry| entry.link.as_deref() == Some(link) && entry.problem.is_none())
    }

    fn find_by(self, wanted: impl Fn(&SlotEntry) -> bool) -> Option<SlotEntry> {
        self.entries
            .with_untracked(|entries| entries.iter().find(|entry| wanted(entry)).cloned())
    }

    /// A name that no game has yet.
    pub fn free_name(self, wanted: &str) -> String {
        let names = |entries: &Vec<SlotEntry>| entries.iter().map(start::name_of).collect();
        let taken: Vec<String> = self.entries.with_untracked(names);
        start::free_name(wanted, &taken)
    }

    /// Keeps a game that the storage did not take, as long as the tab lasts.
    pub fn add_unsaved(self, game: Unsaved) {
        self.take_unsaved(&game.id);
        let (entry, _) = SlotEntry::read(game.id.clone(), game.text.clone());
        stopped::remember(&game.id, &start::name_of(&entry), &game.text);
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
        note_games(ADDRESS);
        self.refresh();
    }

    /// Gives a game another name; says why not.
    pub fn rename(self, entry: &SlotEntry, name: &str) -> Option<Notice> {
        let stored = match self.take_unsaved(&entry.id) {
            Some(unsaved) => {
                let text = entry.renamed(name).unwrap_or(unsaved.text);
                self.add_unsaved(Unsaved { text, ..unsaved });
                Ok(())
            }
            None => rename_stored(&entry.id, name),
        };
        self.refresh();
        stored.err().map(start::not_renamed)
    }

    /// The slot with the same game at the same order, if the player has it.
    fn find_same(self, game: &Game) -> Option<SlotEntry> {
        let checks = game.checks()?;
        let same = |summary: &Summary| checks.contains(&summary.check);
        self.find_by(|entry| entry.summary.as_ref().is_some_and(same))
    }

    /// The name of the same game at the same order, if the player has it.
    pub fn same_as(self, game: &Game) -> Option<String> {
        Some(start::name_of(&self.find_same(game)?))
    }

    /// Brings a file in as a game of its own, and says what came of it.
    pub async fn import_file(self, file: web_sys::File) -> Notice {
        let name = file.name();
        if let Some(refused) = start::too_large(&name, file.size()) {
            return refused;
        }
        match storage::read_file(file).await {
            Some(text) => self.import(&name, &text),
            None => start::unreadable_file(&name),
        }
    }

    /// Brings the text of a file in, once its game has been replayed.
    fn import(self, file: &str, text: &str) -> Notice {
        let game = match storage::game_of(text) {
            Ok(game) => game,
            Err(LoadError::OtherTitle(title)) => {
                let unknown = LoadError::OtherTitle(title.clone()).to_string();
                return bring_to_title(file, text, &title, &unknown);
            }
            Err(problem) => return start::not_imported(file, &problem.to_string()),
        };
        if let Some(here) = self.find_same(&game) {
            return start::already_here(file, &here);
        }
        let (entry, _) = SlotEntry::read(String::new(), text.to_owned());
        let name = self.free_name(&start::name_in_file(&entry, file));
        let now = Some(storage::now());
        let Some(slot) = entry.brought_in(&name, now, &game) else {
            return start::not_imported(file, "it has no seed");
        };
        let (id, text) = (new_id(KEYS), slot.to_text());
        let stored = storage::write(&id, &text);
        match stored {
            Ok(()) => {
                storage::note_kept();
                note_games(ADDRESS);
            }
            Err(_) => self.add_unsaved(Unsaved::new(id, text)),
        }
        self.refresh();
        start::imported(&name, game.is_verified(), stored)
    }
}

/// Gives a game in the storage another name, as it stands there now: another tab may have played on.
fn rename_stored(id: &str, name: &str) -> Result<(), StorageProblem> {
    let Some(text) = storage::read(id)? else {
        // The list shows that it is gone.
        return Ok(());
    };
    let (entry, _) = SlotEntry::read(id.to_owned(), text);
    entry
        .renamed(name)
        .map_or(Ok(()), |text| storage::write(id, &text))
}

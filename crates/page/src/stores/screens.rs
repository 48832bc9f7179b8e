//! Which screen is shown, and how the player comes from one to the other.

use leptos::prelude::*;

use super::{GameSlot, SaveStore, SavedGames};
use crate::address;
use crate::followed::{Followed, SharedGame};
use crate::games::not_among_games;
use crate::link_question::{LinkAnswer, LinkQuestion, OnTable};
use crate::listed::cannot_open;
use crate::notice::Notice;
use crate::storage::{SlotEntry, new_seed};
use crate::title_page::TitlePage;

/// A screen of the page.
#[derive(Clone)]
pub enum Screen<T: TitlePage> {
    /// The start screen.
    Start,
    /// The table, with the game of a slot.
    Table(Box<GameSlot<T>>),
}

/// Which screen is shown.
pub struct Screens<T: TitlePage> {
    screen: RwSignal<Screen<T>>,
    /// The game that is being put on the table, until its screen has taken it.
    put_on_table: StoredValue<Option<T::Game>>,
    games: SavedGames<T>,
    /// What the start screen has to tell.
    notice: RwSignal<Option<Notice>>,
    /// A link that was followed, and what is asked before it is.
    question: RwSignal<Option<(Option<Followed<T>>, LinkQuestion)>>,
    /// The slot of the game on the table.
    table: StoredValue<Option<SaveStore<T>>>,
    /// Whether the game that is being put on the table is the staff's to play.
    for_staff: StoredValue<bool>,
    /// Whether the player comes back to the game that is being put on the table.
    comes_back: StoredValue<bool>,
}

impl<T: TitlePage> Clone for Screens<T> {
    fn clone(&self) -> Screens<T> {
        *self
    }
}

impl<T: TitlePage> Copy for Screens<T> {}

impl<T: TitlePage> Screens<T> {
    /// The start screen; or what the address says: a link, or the game that was on the table when
    /// the page was loaded again. `is_emptied` says whether all that was stored is gone.
    pub fn new(games: SavedGames<T>, is_emptied: bool) -> Screens<T> {
        let screens = Screens::<T> {
            screen: RwSignal::new(Screen::Start),
            put_on_table: StoredValue::new(None),
            games,
            notice: RwSignal::new(None),
            question: RwSignal::new(None),
            table: StoredValue::new(None),
            for_staff: StoredValue::new(false),
            comes_back: StoredValue::new(false),
        };
        let was_on_table = T::ADDRESS.table();
        let table = was_on_table.as_ref().and_then(|id| games.find(id));
        match (address::link(), table) {
            (None, Some(entry)) => screens.open(&entry),
            (None, None) if was_on_table.is_some() => {
                T::ADDRESS.show(None);
                // Where the storage keeps nothing, or all of it is gone, that is what is said.
                if games.problem().is_none() && !is_emptied {
                    screens.notice.set(Some(not_among_games()));
                }
            }
            _ => screens.follow_link(),
        }
        screens
    }

    /// The screen.
    pub fn screen(self) -> Screen<T> {
        self.screen.get()
    }

    /// The game for the table's screen, which keeps it from now on: it is handed over once.
    pub fn take_game(self) -> Option<T::Game> {
        self.put_on_table.try_update_value(Option::take).flatten()
    }

    /// Whether that game is the staff's to play from its start: said once.
    pub fn take_for_staff(self) -> bool {
        self.for_staff
            .try_update_value(std::mem::take)
            .unwrap_or_default()
    }

    /// Goes on with a game that is under way, and says first where it stands.
    pub fn come_back(self, entry: &SlotEntry<T>) {
        self.comes_back.set_value(true);
        self.open(entry);
    }

    /// Whether the player comes back to that game: said once.
    pub fn take_coming_back(self) -> bool {
        self.comes_back
            .try_update_value(std::mem::take)
            .unwrap_or_default()
    }

    /// What the start screen has to tell.
    pub fn notice(self) -> Option<Notice> {
        self.notice.get()
    }

    /// Tells the player something on the start screen.
    pub fn show_notice(self, notice: Option<Notice>) {
        self.notice.set(notice);
    }

    /// What is asked before a link is followed.
    pub fn question(self) -> Option<LinkQuestion> {
        self.question
            .with(|question| question.as_ref().map(|(_, question)| question.clone()))
    }

    /// The table's screen says where its game is saved.
    pub fn set_table(self, save: SaveStore<T>) {
        self.table.set_value(Some(save));
    }

    /// Puts a saved game on the table, or says why it cannot be opened.
    pub fn open(self, entry: &SlotEntry<T>) {
        match entry.game() {
            Ok(game) => {
                let unsaved = self.games.take_unsaved(&entry.id);
                let slot = GameSlot::of(entry, &game, unsaved);
                // One that could not be verified is written anew.
                let slot = match T::is_verified(&game) {
                    true => slot,
                    false => slot.unsaved(),
                };
                self.show_table(game, slot);
            }
            Err(problem) => {
                self.comes_back.set_value(false);
                self.leave();
                self.notice.set(Some(cannot_open(entry, &problem)));
            }
        }
    }

    /// Begins a game as a link would, under a name of its own.
    pub fn begin(self, link: &T::Link) {
        self.begin_from(link, None);
    }

    /// Begins a game that the staff is to play, with the player watching.
    pub fn begin_for_staff(self, link: &T::Link) {
        self.for_staff.set_value(true);
        self.begin(link);
    }

    /// Begins the game of a link that is followed.
    fn begin_followed(self, link: &T::Link) {
        self.begin_from(link, Some(T::link_text(link)));
    }

    fn begin_from(self, link: &T::Link, followed: Option<String>) {
        // The other tabs may have begun games too.
        self.games.refresh();
        if let Some(game) = T::begin(link, new_seed()) {
            let name = self.games.free_name(&T::name(&game));
            self.show_table(game, GameSlot::new(name, followed));
        }
    }

    /// Plays on from a moment of another game, under a name of its own.
    pub fn begin_branch(self, game: T::Game, name: &str, beside: T::Beside) {
        self.games.refresh();
        let name = self.games.free_name(name);
        self.show_table(game, GameSlot::new(name, None).beside(beside));
    }

    fn show_table(self, game: T::Game, saved_in: GameSlot<T>) {
        self.clear_table();
        self.notice.set(None);
        T::ADDRESS.show(Some(&saved_in.id));
        self.put_on_table.set_value(Some(game));
        self.screen.set(Screen::Table(Box::new(saved_in)));
    }

    /// Leaves the table for the start screen. A game that could not be saved stays in this tab.
    pub fn leave(self) {
        self.clear_table();
        T::ADDRESS.show(None);
        self.games.refresh();
        self.notice.set(None);
        self.screen.set(Screen::Start);
    }

    fn clear_table(self) {
        let left = self.table.try_update_value(Option::take).flatten();
        if let Some(unsaved) = left.and_then(SaveStore::unsaved) {
            self.games.add_unsaved(unsaved);
        }
    }

    /// Takes the game on the table from its slot, as another tab has left it there.
    pub fn take_over(self) {
        self.games.refresh();
        let id = self.table.get_value().map(SaveStore::id);
        // This tab's own game is not wanted.
        self.table.set_value(None);
        match id.and_then(|id| self.games.find(&id)) {
            Some(entry) => self.open(&entry),
            None => self.leave(),
        }
    }

    /// Whether closing the tab would lose a game, for a handler.
    pub fn has_unsaved(self) -> bool {
        let on_table = self.table.get_value();
        self.games.has_unsaved() || on_table.is_some_and(|save| !save.is_saved())
    }

    /// Follows the link in the address, if there is one; asks first where it is not for the first
    /// time, or a game is on the table. One to a game of another title leads to that title's page.
    pub fn follow_link(self) {
        let Some(text) = address::link() else {
            return;
        };
        let table = self.on_table();
        T::ADDRESS.show(table.as_ref().map(|table| &*table.id));
        match Followed::read(&text) {
            Ok(Followed::Begin(link)) => self.follow(link),
            Ok(Followed::Watch(shared)) => self.follow_to_watch(*shared),
            Ok(Followed::OtherTitle(address)) => {
                // Where the browser refuses, this page stays.
                let _ = window().location().assign(&address);
            }
            Err(wrong) if self.has_table() => {
                let question = LinkQuestion::cannot_follow(&wrong);
                self.question.set(Some((None, question)));
            }
            Err(wrong) => self.notice.set(Some(T::bad_link(&wrong))),
        }
    }

    /// Follows a link; asks first where it is not for the first time, or a game is on the table.
    pub fn follow(self, link: T::Link) {
        let table = self.on_table();
        self.games.refresh();
        let begun = self.games.begun_from(&T::link_text(&link));
        let begun = begun.map(|entry| self.games.line(&entry));
        match T::link_question(&link, begun.as_ref(), table.as_ref()) {
            Some(question) => {
                let link = Some(Followed::Begin(link));
                self.question.set(Some((link, question)));
            }
            None => self.begin_followed(&link),
        }
    }

    /// Opens a finished game that a link carries; asks first where another is on the table.
    fn follow_to_watch(self, shared: SharedGame<T>) {
        match self.on_table() {
            Some(table) => {
                let question = T::watch_question(&shared, &table);
                let shared = Some(Followed::Watch(Box::new(shared)));
                self.question.set(Some((shared, question)));
            }
            None => self.watch(shared),
        }
    }

    /// Puts a finished game that a link carries on the table. The link stays in the address, for the game is kept
    /// nowhere else.
    fn watch(self, shared: SharedGame<T>) {
        self.clear_table();
        self.notice.set(None);
        T::ADDRESS.show_link(&shared.link);
        self.put_on_table.set_value(Some(shared.game));
        self.screen
            .set(Screen::Table(Box::new(GameSlot::of_guest(shared.name))));
    }

    fn has_table(self) -> bool {
        self.table.with_value(Option::is_some)
    }

    /// The game on the table, unless it is one that came by a link: nothing is lost by leaving that.
    fn on_table(self) -> Option<OnTable> {
        let own = self
            .table
            .get_value()
            .filter(|save| !untrack(|| save.is_guest()));
        own.map(|save| OnTable {
            id: save.id(),
            name: save.name(),
            is_saved: save.is_saved(),
        })
    }

    /// Does what the player wants done about a link.
    pub fn answer(self, answer: &LinkAnswer) {
        let link = self.question.try_update(Option::take).flatten();
        match (answer, link) {
            (LinkAnswer::Open(id), _) => {
                if let Some(entry) = self.games.find(id) {
                    self.open(&entry);
                }
            }
            (LinkAnswer::Begin, Some((Some(Followed::Begin(link)), _))) => {
                self.begin_followed(&link);
            }
            (LinkAnswer::Begin, Some((Some(Followed::Watch(shared)), _))) => self.watch(*shared),
            _ => {}
        }
    }
}

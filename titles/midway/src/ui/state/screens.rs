//! Which screen is shown, and how the player comes from one to the other.

use leptos::prelude::*;
use page::address;
use page::games::not_among_games;
use page::notice::Notice;
use page::storage::new_seed;

use super::{ADDRESS, GameSlot, SaveStore, SavedGames};
use crate::engine::{Game, GameSetup};
use crate::storage::SlotEntry;
use crate::view::start::{self, Followed, Link, LinkAnswer, LinkQuestion, OnTable, SharedGame};

/// A screen of the page.
#[derive(Clone)]
pub enum Screen {
    /// The start screen.
    Start,
    /// The table, with the game of a slot.
    Table(Box<GameSlot>),
}

/// Which screen is shown.
#[derive(Clone, Copy)]
pub struct Screens {
    screen: RwSignal<Screen>,
    /// The game that is being put on the table, until its screen has taken it.
    put_on_table: StoredValue<Option<Game>>,
    games: SavedGames,
    /// What the start screen has to tell.
    notice: RwSignal<Option<Notice>>,
    /// A link that was followed, and what is asked before it is.
    question: RwSignal<Option<(Option<Followed>, LinkQuestion)>>,
    /// The slot of the game on the table.
    table: StoredValue<Option<SaveStore>>,
    /// Whether the game that is being put on the table is the staff's to play.
    for_staff: StoredValue<bool>,
}

impl Screens {
    /// The start screen; or what the address says: a link, or the game that was on the table when
    /// the page was loaded again. `is_emptied` says whether all that was stored is gone.
    pub fn new(games: SavedGames, is_emptied: bool) -> Screens {
        let screens = Screens {
            screen: RwSignal::new(Screen::Start),
            put_on_table: StoredValue::new(None),
            games,
            notice: RwSignal::new(None),
            question: RwSignal::new(None),
            table: StoredValue::new(None),
            for_staff: StoredValue::new(false),
        };
        let was_on_table = ADDRESS.table();
        let table = was_on_table.as_ref().and_then(|id| games.find(id));
        match (address::link(), table) {
            (None, Some(entry)) => screens.open(&entry),
            (None, None) if was_on_table.is_some() => {
                ADDRESS.show(None);
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
    pub fn screen(self) -> Screen {
        self.screen.get()
    }

    /// The game for the table's screen, which keeps it from now on: it is handed over once.
    pub fn take_game(self) -> Option<Game> {
        self.put_on_table.try_update_value(Option::take).flatten()
    }

    /// Whether that game is the staff's to play from its start: said once.
    pub fn take_for_staff(self) -> bool {
        self.for_staff
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
    pub fn set_table(self, save: SaveStore) {
        self.table.set_value(Some(save));
    }

    /// Puts a saved game on the table, or says why it cannot be opened.
    pub fn open(self, entry: &SlotEntry) {
        match entry.game() {
            Ok(game) => {
                let unsaved = self.games.take_unsaved(&entry.id);
                let slot = GameSlot::of(entry, &game, unsaved);
                self.show_table(game, slot);
            }
            Err(problem) => {
                self.leave();
                self.notice.set(Some(start::cannot_open(entry, &problem)));
            }
        }
    }

    /// Begins a game, under a name of its own.
    pub fn begin(self, setup: GameSetup, seed: u64, link: Option<Link>) {
        // The other tabs may have begun games too.
        self.games.refresh();
        let game = Game::new(setup, seed);
        let name = self.games.free_name(start::NAME);
        self.show_table(game, GameSlot::new(name, link.map(Link::to_text)));
    }

    /// Begins a game that the staff is to play, with the player watching.
    pub fn begin_for_staff(self, setup: GameSetup, seed: u64) {
        self.for_staff.set_value(true);
        self.begin(setup, seed, None);
    }

    /// Begins a game again: with a new seed, or with the same.
    pub fn begin_again(self, setup: GameSetup, seed: Option<u64>) {
        self.begin(setup, seed.unwrap_or_else(new_seed), None);
    }

    fn show_table(self, game: Game, saved_in: GameSlot) {
        self.clear_table();
        self.notice.set(None);
        ADDRESS.show(Some(&saved_in.id));
        self.put_on_table.set_value(Some(game));
        self.screen.set(Screen::Table(Box::new(saved_in)));
    }

    /// Leaves the table for the start screen. A game that could not be saved stays in this tab.
    pub fn leave(self) {
        self.clear_table();
        ADDRESS.show(None);
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
        ADDRESS.show(table.as_ref().map(|table| &*table.id));
        match Followed::read(&text) {
            Ok(Followed::Begin(link)) => self.follow(link),
            Ok(Followed::Watch(shared)) => self.follow_to_watch(*shared),
            Ok(Followed::OtherTitle(address)) => {
                // Where the browser refuses, this page stays.
                let _ = window().location().assign(&address);
            }
            Err(wrong) if table.is_some() => {
                let question = LinkQuestion::cannot_follow(&wrong);
                self.question.set(Some((None, question)));
            }
            Err(wrong) => self.notice.set(Some(start::bad_link(&wrong))),
        }
    }

    /// Follows a link; asks first where it is not for the first time, or a game is on the table.
    fn follow(self, link: Link) {
        let table = self.on_table();
        self.games.refresh();
        let begun = self.games.begun_from(&link.to_text());
        let begun = begun.map(|entry| self.games.line(&entry));
        match start::link_question(begun.as_ref(), table.as_ref()) {
            Some(question) => {
                let link = Some(Followed::Begin(link));
                self.question.set(Some((link, question)));
            }
            None => self.begin_link(link),
        }
    }

    /// Opens a finished game that a link carries; asks first where another is on the table.
    fn follow_to_watch(self, shared: SharedGame) {
        match self.on_table() {
            Some(table) => {
                let question = start::watch_question(&table);
                let shared = Some(Followed::Watch(Box::new(shared)));
                self.question.set(Some((shared, question)));
            }
            None => self.watch(shared),
        }
    }

    /// Puts a finished game that a link carries on the table. The link stays in the address, for the game is kept
    /// nowhere else.
    fn watch(self, shared: SharedGame) {
        self.clear_table();
        self.notice.set(None);
        ADDRESS.show_link(&shared.link);
        let name = shared.name();
        self.put_on_table.set_value(Some(shared.game));
        self.screen
            .set(Screen::Table(Box::new(GameSlot::of_guest(name))));
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

    fn begin_link(self, link: Link) {
        let seed = link.seed.unwrap_or_else(new_seed);
        self.begin(link.setup(), seed, Some(link));
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
            (LinkAnswer::Begin, Some((Some(Followed::Begin(link)), _))) => self.begin_link(link),
            (LinkAnswer::Begin, Some((Some(Followed::Watch(shared)), _))) => self.watch(*shared),
            _ => {}
        }
    }
}

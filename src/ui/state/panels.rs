//! What is open: the tab of the side panel, its sheet on a narrow screen, a dialog, the menu.

use leptos::prelude::*;
use reactive_stores::Store;

use crate::view::record::Page;
use crate::view::shell::{Dialog, Tab};

#[derive(Clone, Debug, Default, Store)]
struct Panels {
    tab: Tab,
    /// The tab that is open where the question has none.
    under: Tab,
    /// Whether the question has a tab.
    asks: bool,
    /// Whether the player has put the question away.
    is_away: bool,
    page: Page,
    sheet: bool,
    dialog: Option<Dialog>,
    menu: bool,
}

/// What is open around the chart.
#[derive(Clone, Copy)]
pub struct PanelStore {
    panels: Store<Panels>,
}

impl PanelStore {
    /// The first tab, and no dialog.
    pub fn new() -> PanelStore {
        PanelStore {
            panels: Store::new(Panels::default()),
        }
    }

    /// The open tab.
    pub fn tab(self) -> Tab {
        match self.panels.tab().get() {
            Tab::Question if !self.asks() => self.under(),
            tab => tab,
        }
    }

    /// The tab that is open where the question has none.
    pub fn under(self) -> Tab {
        self.panels.under().get()
    }

    /// Whether the question has a tab.
    pub fn asks(self) -> bool {
        self.panels.asks().get()
    }

    /// Whether the player has put the question away.
    pub fn is_away(self) -> bool {
        self.panels.is_away().get()
    }

    /// The open page of the record.
    pub fn page(self) -> Page {
        self.panels.page().get()
    }

    /// Whether the panel's sheet is open on a narrow screen.
    pub fn is_sheet_open(self) -> bool {
        self.panels.sheet().get()
    }

    /// The open dialog.
    pub fn dialog(self) -> Option<Dialog> {
        self.panels.dialog().get()
    }

    /// Whether the menu is open.
    pub fn is_menu_open(self) -> bool {
        self.panels.menu().get()
    }

    /// Turns to a tab, without opening its sheet on a narrow screen.
    pub fn turn_to(self, tab: Tab) {
        self.panels.tab().set(tab);
        if tab != Tab::Question {
            self.turn_under(tab);
        }
    }

    /// Turns to a tab, but stays at the question's while that is open.
    pub fn turn_under(self, tab: Tab) {
        let stays = self.panels.tab().get_untracked() == Tab::Question;
        self.panels.under().set(tab);
        if !stays {
            self.panels.tab().set(tab);
        }
    }

    /// Opens a tab, and its sheet on a narrow screen.
    pub fn open_tab(self, tab: Tab) {
        self.show_menu(false);
        self.turn_to(tab);
        self.show_sheet(true);
    }

    /// The question has a tab, or none.
    pub fn ask(self, asks: bool) {
        if self.panels.asks().get_untracked() != asks {
            self.panels.asks().set(asks);
        }
    }

    /// Puts the question away, or brings it back.
    pub fn put_away(self, is_away: bool) {
        if self.panels.is_away().get_untracked() != is_away {
            self.panels.is_away().set(is_away);
        }
    }

    /// Turns to a page of the record, whose tab is open.
    pub fn turn_page(self, page: Page) {
        self.panels.page().set(page);
    }

    /// Opens a page of the record, and its sheet on a narrow screen.
    pub fn open_page(self, page: Page) {
        self.turn_page(page);
        self.open_tab(Tab::Record);
    }

    /// Opens a tab; on a narrow screen the sheet of the open one is closed again.
    pub fn toggle_tab(self, tab: Tab) {
        let again = untrack(|| self.tab()) == tab;
        self.show_menu(false);
        self.panels.sheet().update(|open| *open = !(again && *open));
        self.turn_to(tab);
    }

    /// Opens or closes the panel's sheet on a narrow screen.
    pub fn show_sheet(self, open: bool) {
        if self.panels.sheet().get_untracked() != open {
            self.panels.sheet().set(open);
        }
    }

    /// Opens a dialog.
    pub fn open(self, dialog: Dialog) {
        self.show_menu(false);
        self.panels.dialog().set(Some(dialog));
    }

    /// Closes the dialog.
    pub fn close(self) {
        self.panels.dialog().set(None);
    }

    /// Opens or closes the menu.
    pub fn show_menu(self, open: bool) {
        if self.panels.menu().get_untracked() != open {
            self.panels.menu().set(open);
        }
    }
}

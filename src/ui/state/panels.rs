//! What is open: the tab of the side panel, its sheet on a narrow screen, a dialog, the menu.

use leptos::prelude::*;
use reactive_stores::Store;

use crate::view::record::Page;
use crate::view::shell::{Dialog, Tab};

#[derive(Clone, Debug, Default, Store)]
struct Panels {
    tab: Tab,
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
        self.panels.tab().get()
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
    }

    /// Opens a tab, and its sheet on a narrow screen.
    pub fn open_tab(self, tab: Tab) {
        self.show_menu(false);
        self.panels.tab().set(tab);
        self.panels.sheet().set(true);
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
        let again = self.panels.tab().get_untracked() == tab;
        self.show_menu(false);
        self.panels.sheet().update(|open| *open = !(again && *open));
        self.panels.tab().set(tab);
    }

    /// Opens or closes the panel's sheet on a narrow screen.
    pub fn show_sheet(self, open: bool) {
        self.panels.sheet().set(open);
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

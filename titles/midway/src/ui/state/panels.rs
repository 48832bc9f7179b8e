//! What is open: the tab of the side panel, its sheet on a narrow screen, a dialog, the menu.

use leptos::prelude::*;

use crate::view::shell::{Dialog, Tab};

/// What is open around the chart.
#[derive(Clone, Copy)]
pub struct PanelStore {
    tab: RwSignal<Tab>,
    sheet: RwSignal<bool>,
    dialog: RwSignal<Option<Dialog>>,
    menu: RwSignal<bool>,
}

impl PanelStore {
    /// The first tab, and no dialog.
    pub fn new() -> PanelStore {
        PanelStore {
            tab: RwSignal::new(Tab::default()),
            sheet: RwSignal::new(false),
            dialog: RwSignal::new(None),
            menu: RwSignal::new(false),
        }
    }

    /// The open tab.
    pub fn tab(self) -> Tab {
        self.tab.get()
    }

    /// Opens a tab; on a narrow screen its sheet is raised.
    pub fn open_tab(self, tab: Tab) {
        self.tab.set(tab);
        self.sheet.set(true);
    }

    /// Opens a tab, or lowers the sheet of the one that is open on a narrow screen.
    pub fn toggle_tab(self, tab: Tab) {
        let is_open = self.tab.get_untracked() == tab;
        self.sheet.update(|sheet| *sheet = !(is_open && *sheet));
        self.tab.set(tab);
    }

    /// Turns to a tab; the sheet stays as it is.
    pub fn turn_to(self, tab: Tab) {
        self.tab.set(tab);
    }

    /// Whether the panel's sheet is open on a narrow screen.
    pub fn is_sheet_open(self) -> bool {
        self.sheet.get()
    }

    /// Raises the sheet, or lowers it.
    pub fn show_sheet(self, is_open: bool) {
        self.sheet.set(is_open);
    }

    /// The open dialog.
    pub fn dialog(self) -> Option<Dialog> {
        self.dialog.get()
    }

    /// Opens a dialog.
    pub fn open(self, dialog: Dialog) {
        self.dialog.set(Some(dialog));
    }

    /// Closes it.
    pub fn close(self) {
        self.dialog.set(None);
    }

    /// Whether the menu is open.
    pub fn is_menu_open(self) -> bool {
        self.menu.get()
    }

    /// Opens the menu, or closes it.
    pub fn show_menu(self, is_open: bool) {
        self.menu.set(is_open);
    }
}

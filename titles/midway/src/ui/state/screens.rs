//! Which screen is shown, and how the player comes from one to the other.

use leptos::prelude::*;

use crate::engine::{Game, GameSetup};

/// A screen of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// The start screen.
    Start,
    /// The table, with a game.
    Table,
}

/// Which screen is shown.
#[derive(Clone, Copy)]
pub struct Screens {
    screen: RwSignal<Screen>,
    /// The game that is being put on the table, until its screen has taken it.
    put_on_table: StoredValue<Option<Game>>,
}

impl Screens {
    /// The start screen.
    pub fn new() -> Screens {
        Screens {
            screen: RwSignal::new(Screen::Start),
            put_on_table: StoredValue::new(None),
        }
    }

    /// The screen.
    pub fn screen(self) -> Screen {
        self.screen.get()
    }

    /// The game for the table's screen, which keeps it from now on: it is handed over once.
    pub fn take_game(self) -> Option<Game> {
        self.put_on_table.try_update_value(Option::take).flatten()
    }

    /// Begins a game.
    pub fn begin(self, setup: GameSetup, seed: u64) {
        self.put_on_table.set_value(Some(Game::new(setup, seed)));
        self.screen.set(Screen::Table);
    }

    /// Leaves the table for the start screen.
    pub fn leave(self) {
        self.screen.set(Screen::Start);
    }
}

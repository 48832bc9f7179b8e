//! What a player can do: the one place that changes several stores at once. Components find it as context.

use leptos::prelude::*;

use super::state::{FocusStore, GameStore, PanelStore, PlaybackStore, SelectionStore};
use crate::engine::{Game, Order};
use crate::view::Action;

/// The stores of the table with its game, and what can be done with them together.
#[derive(Clone, Copy)]
pub struct Controls {
    /// The game.
    pub game: GameStore,
    /// What of it has been shown.
    pub playback: PlaybackStore,
    /// What the player has picked.
    pub selection: SelectionStore,
    /// What is open around the chart.
    pub panels: PanelStore,
    /// Where the keyboard's focus belongs.
    pub focus: FocusStore,
}

impl Controls {
    /// Those of a game that is put on the table, given to all its components.
    pub fn provide(game: Game) -> Controls {
        let game = GameStore::new(game);
        let panels = PanelStore::new();
        let controls = Controls {
            game,
            playback: PlaybackStore::new(game, panels),
            selection: SelectionStore::new(),
            panels,
            focus: FocusStore::new(),
        };
        provide_context(controls);
        controls
    }

    /// Gives orders as one step: the first that the rules refuse ends it.
    pub fn give(self, orders: &[Order]) {
        if self.game.play(orders) > 0 {
            self.selection.clear();
            self.playback.start();
        }
    }

    /// Does what an answer, a lit place or a drop does.
    pub fn carry_out(self, action: &Action) {
        match action {
            Action::Give(orders) => self.give(orders),
            Action::AsStaff => self.as_staff(),
            Action::Pick(pick) => self.selection.pick(pick),
        }
    }

    /// Answers what is asked as the staff would.
    pub fn as_staff(self) {
        if self.game.as_staff() > 0 {
            self.selection.clear();
            self.playback.start();
        }
    }

    /// Takes the player's last step back.
    pub fn undo(self) {
        if self.game.undo() {
            self.selection.clear();
            self.playback.show_all();
        }
    }

    /// Gives the step again that was taken back last.
    pub fn redo(self) {
        if self.game.redo() {
            self.selection.clear();
            self.playback.show_all();
        }
    }
}

//! What a player can do: the one place that changes several stores at once. Components find it as context.

use leptos::prelude::*;

use super::prompt::Asked;
use super::state::{
    CameraStore, FocusStore, GameStore, LogStore, PanelStore, PlaybackStore, SelectionStore,
};
use crate::engine::table::Spotter;
use crate::engine::units::Mover;
use crate::engine::{Game, Order};
use crate::view::chart::chosen::chosen;
use crate::view::prompt::prompt;
use crate::view::{Action, Chosen, Pick};

/// The stores of the table with its game, and what can be done with them together.
#[derive(Clone, Copy)]
pub struct Controls {
    /// The game.
    pub game: GameStore,
    /// What of it has been shown.
    pub playback: PlaybackStore,
    /// What the player has picked.
    pub selection: SelectionStore,
    /// What of the log is unfolded.
    pub log: LogStore,
    /// What is open around the chart.
    pub panels: PanelStore,
    /// What part of the chart is on screen, and who is pointed at there.
    pub camera: CameraStore,
    /// Where the keyboard's focus belongs.
    pub focus: FocusStore,
    /// What is asked; nothing while something is shown, and once the game is over.
    pub asked: Asked,
}

impl Controls {
    /// Those of a game that is put on the table, given to all its components.
    pub fn provide(game: Game) -> Controls {
        let game = GameStore::new(game);
        let panels = PanelStore::new();
        let playback = PlaybackStore::new(game, panels);
        let selection = SelectionStore::new();
        let controls = Controls {
            game,
            playback,
            selection,
            log: LogStore::new(),
            panels,
            camera: CameraStore::new(),
            focus: FocusStore::new(),
            asked: asked(game, playback, selection),
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

    /// Chooses a task force or ship of ours where the question is about ordering it, or lets go of it; says whether it is.
    pub fn choose(self, mover: Mover) -> bool {
        let decision = self.game.peek(|game| game.decision().cloned());
        let chosen = decision.and_then(|decision| chosen(&decision, mover));
        let Some(chosen) = chosen.filter(|_| untrack(|| self.playback.is_ready())) else {
            return false;
        };
        let is_again = untrack(|| self.selection.with(|it| it.chosen == Some(chosen)));
        self.selection
            .pick(&Pick::Choose((!is_again).then_some(chosen)));
        true
    }

    /// Whether a task force or ship is chosen.
    pub fn is_chosen(self, mover: Mover) -> bool {
        self.selection.with(|selection| match selection.chosen {
            Some(Chosen::Mover(other)) => other == mover,
            Some(Chosen::Spotter(Spotter::Force(force))) => Mover::Force(force) == mover,
            _ => false,
        })
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

/// What is asked, once all that has happened is shown.
fn asked(game: GameStore, playback: PlaybackStore, selection: SelectionStore) -> Asked {
    Memo::new(move |_| {
        if !playback.is_ready() {
            return None;
        }
        let asked = game.with(|game| selection.with(|picked| prompt(game, picked)))?;
        Some(asked.after(&game.answered()))
    })
}

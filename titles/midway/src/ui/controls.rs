//! What a player can do: the one place that changes several stores at once. Components find it as context.

mod dragging;
mod leaving;
mod resume;
mod staff;

use leptos::prelude::*;
use page::stores::{KeepingStore, SoundStore};

use super::prompt::Asked;
use super::state::{
    CameraStore, DragStore, Focus, FocusStore, GameSlot, GameStore, LogStore, PanelStore,
    PlaybackStore, ResultStore, SaveStore, Screens, SelectionStore, StaffStore,
};
use crate::engine::table::Spotter;
use crate::engine::units::Mover;
use crate::engine::{Decision, Game, Order};
use crate::storage::Finished;
use crate::view::drag::Carried;
use crate::view::prompt::{Prompt, Strike, prompt_with};
use crate::view::record;
use crate::view::shell::CommandName;
use crate::view::{Action, Answer, Chosen, Pick};

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
    /// What is being dragged.
    pub drag: DragStore,
    /// The same with the places that are lit for it.
    carried: Memo<Option<Carried>>,
    /// Where the keyboard's focus belongs.
    pub focus: FocusStore,
    /// What is asked; nothing while something is shown, and once the game is over.
    pub asked: Asked,
    /// The game's slot.
    pub save: SaveStore,
    /// Whether the staff has command.
    pub staff: StaffStore,
    /// What is heard.
    pub sound: SoundStore,
    /// Which screen is shown.
    screens: Screens,
    /// How games ended.
    results: ResultStore,
    /// Whether the browser keeps the games.
    keeping: KeepingStore,
}

impl Controls {
    /// Those of a game that is put on the table, given to all its components.
    pub fn provide(game: Game, saved_in: GameSlot) -> Controls {
        let game = GameStore::new(game);
        let panels = PanelStore::new();
        let staff = StaffStore::new();
        let playback = PlaybackStore::new(game, panels, staff);
        let selection = SelectionStore::new();
        let drag = DragStore::new();
        let controls = Controls {
            game,
            playback,
            selection,
            log: LogStore::new(),
            panels,
            camera: CameraStore::new(),
            drag,
            carried: dragging::carried(game, selection, drag),
            focus: FocusStore::new(),
            asked: asked(game, playback, selection, staff),
            save: SaveStore::new(game, RwSignal::new(saved_in)),
            staff,
            sound: expect_context(),
            screens: expect_context(),
            results: expect_context(),
            keeping: expect_context(),
        };
        provide_context(controls);
        controls.resume();
        controls.run_staff();
        controls
    }

    /// Gives orders as one step: the first that the rules refuse ends it. Where the operations go on, a strike that has been
    /// put together waits for its order.
    pub fn give(self, orders: &[Order]) {
        let picked = self.selection.peek();
        let operations = || {
            let asks = |game: &Game| game.decision() == Some(&Decision::Operations);
            let now = |game: &Game| asks(game).then(|| game.table().now());
            self.game.peek(now)
        };
        let before = operations();
        let is_given = self.step(|game| game.play(orders));
        if is_given && before.is_some() && operations() == before {
            self.selection.set(picked.after(orders));
        }
    }

    /// A step of the player's, unless he only watches. Says whether anything was given.
    fn step(self, give: impl FnOnce(GameStore) -> usize) -> bool {
        let is_given = !untrack(|| self.is_only_watched()) && give(self.game) > 0;
        if is_given {
            self.after_orders(true);
        }
        is_given
    }

    /// Does what an answer, a lit place or a drop does.
    pub fn carry_out(self, action: &Action) {
        match action {
            Action::Give(orders) => self.give(orders),
            Action::AsTold(orders) => {
                self.step(|game| game.as_told(orders));
            }
            Action::AsStaff => self.as_staff(),
            Action::Pick(pick) => {
                self.game.forget_refusal();
                self.selection.pick(pick);
            }
        }
    }

    /// Chooses a task force or ship of ours where the question is about ordering it, or lets go of it; says whether it is.
    pub fn choose(self, mover: Mover) -> bool {
        let decision = self.game.peek(|game| game.decision().cloned());
        let chosen = decision.and_then(|decision| Chosen::by_marker(&decision, mover));
        let is_asked = untrack(|| self.playback.is_ready() && !self.is_only_watched());
        let Some(chosen) = chosen.filter(|_| is_asked) else {
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

    /// The answer that a command gives, if there is one that is not refused.
    pub fn answer_by(self, command: CommandName) -> Option<Answer> {
        let answer = |asked: &Prompt| asked.answer_by(command).cloned();
        self.asked.with(|asked| asked.as_ref().and_then(answer))
    }

    /// Answers what is asked as the staff would.
    pub fn as_staff(self) {
        self.step(GameStore::as_staff);
    }

    /// Whether the player gives no orders: the staff has command, or the game came by a link.
    pub fn is_only_watched(self) -> bool {
        self.staff.has_command_now() || self.save.is_guest()
    }

    /// Whether the game is over and all of it has been seen, and no moment of before is shown.
    pub fn has_report_to_read(self) -> bool {
        let present = self.playback.present();
        !self.playback.is_past() && self.game.with(|game| record::is_over(game, present))
    }

    /// Takes the player's last step back.
    pub fn undo(self) {
        if self.game.undo() {
            self.after_step();
        }
    }

    /// Gives the step again that was taken back last.
    pub fn redo(self) {
        if self.game.redo() {
            self.after_step();
        }
    }

    /// The question has changed by orders, the player's own or the staff's: they are kept, and shown.
    fn after_orders(self, are_own: bool) {
        self.selection.clear();
        self.focus.keep_or_send(Focus::Question);
        self.save.write_after(are_own);
        let finished = self.game.peek(|game| Finished::of(&self.save.id(), game));
        if let Some(finished) = finished.filter(|_| are_own) {
            self.results.record(finished);
            self.ask_to_keep();
        }
        self.playback.start();
    }

    /// The game has gone a step back, or on again.
    fn after_step(self) {
        self.selection.clear();
        self.focus.keep_or_send(Focus::Question);
        self.save.write_after(true);
        self.playback.show_all();
    }
}

/// What is asked, once all that has happened is shown; nothing while the staff has command.
fn asked(
    game: GameStore,
    playback: PlaybackStore,
    selection: SelectionStore,
    staff: StaffStore,
) -> Asked {
    let is_asked = move || playback.is_ready() && !staff.has_command_now();
    let strike = Memo::new(move |_| {
        let in_hand = |game: &Game| selection.with(|picked| Strike::in_hand(game, picked));
        is_asked().then(|| game.with(in_hand)).flatten()
    });
    // Its battles are imagined again only for another strike, not at every pick.
    let outlook = Memo::new(move |_| {
        let outlook = |strike: &Strike| game.with(|game| strike.outlook(game.table()));
        strike.with(|strike| strike.as_ref().and_then(outlook))
    });
    Memo::new(move |_| {
        if !is_asked() {
            return None;
        }
        let answered = game.answered();
        let outlook = outlook.read();
        game.with(|game| {
            let asked = selection.with(|picked| prompt_with(game, picked, outlook.as_ref()))?;
            Some(asked.after(game.decision()?, &answered))
        })
    })
}
